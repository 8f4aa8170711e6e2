/** Whom an organiser thinks of for an event, and the one question that goes to several of them. */
import type { Actor } from "../../domain/actor.ts";
import { AppError, badInput, conflict } from "../../domain/errors.ts";
import { say } from "../../domain/words/say.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { keptAnswer, once } from "../../platform/http/idempotency.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { askableOf, type Askable } from "../enquiries/askable.ts";
import { askedBySlug } from "../enquiries/enquiry-listing.server.ts";
import { knownOf } from "../enquiries/me.server.ts";
import { knownValues } from "../enquiries/me.ts";
import { submitEnquiry } from "../enquiries/submit-enquiry.server.ts";
import { approvedById } from "../listings/listing-lookup.server.ts";
import { briefParts, briefValues } from "../listings/your-event/brief.ts";
import { categories } from "../registry.ts";
import { ASK_FIELD, ASK_LIMITS, ASK_TEXT as TEXT, placeOf, type AskForm, type Asked } from "./ask-model.ts";
import { eventSeen, heldEvent } from "./event-service.server.ts";
import * as store from "./event-store.server.ts";
import { profileAt } from "./profile-at.ts";

/** The id of the listing that an address shows. @throws 400 */
async function listingAt(db: Db, path: string): Promise<string> {
  const at = profileAt(path);
  const found = at && (await askedBySlug(db, at.category, at.slug));
  if (!found) throw badInput(TEXT.path, { paths: TEXT.path });
  return found.id;
}

/** Puts profiles on the list of an event, by their addresses. @throws 400, 404, 409 for a full list */
export async function pickFor(deps: Deps, tx: Tx, actor: Actor, id: string, paths: readonly string[]): Promise<string> {
  const { name } = await heldEvent(tx, actor, id);
  const found: string[] = [];
  for (const path of new Set(paths)) found.push(await listingAt(tx, path));
  if ((await store.addPicks(tx, id, [...new Set(found)], deps.now())) > ASK_LIMITS.picks)
    throw conflict(
      toCaller(() => say("The list of an event holds {n}: take some out first.", { n: ASK_LIMITS.picks })),
    );
  return name;
}

/** @throws 404 for an event of somebody else */
export async function dropFrom(tx: Tx, actor: Actor, id: string, listingId: string): Promise<void> {
  await heldEvent(tx, actor, id);
  await store.dropPick(tx, id, listingId);
}

/** @throws 400 */
function askable(key: string): Askable {
  const category = categories.find((one) => one.key === key);
  const found = category && askableOf(category);
  if (!found) throw badInput(TEXT.category, { category: TEXT.category });
  return found;
}

/** What the form of the category gets: who asks, what is asked, and what it requires besides. */
async function valuesFor(deps: Deps, actor: Actor, { fields }: Askable, form: AskForm) {
  const { day, extra, callNow } = form;
  const known = knownValues(
    fields.filter(({ fills }) => fills === "name" || fills === "phone" || fills === "email"),
    await knownOf({ deps, actor }),
  );
  const parts = briefParts(fields);
  const besides = Object.entries(extra).filter(
    ([name]) => !parts.has(name) && fields.some((field) => field.name === name),
  );
  return {
    ...known,
    ...briefValues(fields, { ...form, ...placeOf(form), date: day }),
    ...Object.fromEntries(besides),
    ...(callNow && fields.some(({ name }) => name === "callNow") ? { callNow: true } : {}),
  };
}

/** A refusal of the category's form, by the fields of the brief. */
function inOwnWords({ message, fields = {} }: AppError, form: Askable): AppError {
  const parts = briefParts(form.fields);
  const own = (name: string): string => {
    const part = parts.get(name);
    return part ? ASK_FIELD[part] : `extra.${name}`;
  };
  return badInput(message, Object.fromEntries(Object.entries(fields).map(([name, text]) => [own(name), text])));
}

/**
 * One question to up to five listings of a category, each as an ordinary request of its own: one that cannot be asked
 * holds up no other, and is named with the reason. Those that were asked belong to the event at once. Under the same key
 * it is asked once, however often it is sent, and what was broken off goes on where it was.
 * @throws 400 for what the form of the category refuses, 404 for an event of somebody else, 409 where nobody could be asked
 */
export async function askSeveral(
  deps: Deps,
  actor: Actor,
  id: string,
  form: AskForm,
  { address, key }: { address: string; key: string | null },
): Promise<Asked[]> {
  const scope = `event-ask:${actor.id}:${id}`;
  const kept = key && (await keptAnswer(deps.db, scope, key, form));
  if (kept) return (kept.body as { asked: Asked[] }).asked;
  const { board } = await eventSeen(deps, actor, id);
  const asking = askable(form.category);
  const values = await valuesFor(deps, actor, asking, form);
  const before = new Set(
    board.rows
      .filter(({ category, day }) => category === form.category && day === form.day)
      .flatMap((row) => [...row.booked, ...row.open])
      .map(({ listing }) => listing),
  );
  const asked: Asked[] = [];
  for (const listing of new Set(form.listings)) {
    const found = await approvedById(deps.db, [form.category], listing);
    const told = { listing, title: found?.title ?? "", number: null };
    if (!found) asked.push({ ...told, reason: say(TEXT.gone) });
    else if (before.has(listing)) asked.push({ ...told, reason: say(TEXT.already) });
    else
      try {
        // Each request has its own key, made of that of the question.
        const origin = { address, key: key && `${key}:${listing}` };
        const { body } = await submitEnquiry(deps, actor, asking.kind, { ...values, [asking.about]: listing }, origin);
        asked.push({ ...told, number: body.enquiryNumber, reason: null });
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        // What the form refuses, it refuses for all of them.
        if (error.status === 400 && error.fields) throw inOwnWords(error, asking);
        asked.push({ ...told, reason: say(error.message) });
      }
  }
  const numbers = asked.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) {
    // The same question, sent twice at once: the other one has asked them meanwhile.
    const other = key && (await keptAnswer(deps.db, scope, key, form));
    if (other) return (other.body as { asked: Asked[] }).asked;
    throw conflict(TEXT.noneAsked, Object.fromEntries(asked.map(({ listing, reason }) => [listing, reason ?? ""])));
  }
  const { body } = await once(deps.db, { scope, key, fingerprint: form }, async (tx) => {
    await heldEvent(tx, actor, id);
    await store.addRequests(tx, id, await store.ownRequests(tx, actor.id, numbers), deps.now());
    return { status: 201, body: { asked } };
  });
  return (body as { asked: Asked[] }).asked;
}
