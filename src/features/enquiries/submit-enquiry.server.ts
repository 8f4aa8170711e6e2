import type { Actor } from "../../domain/actor.ts";
import { badInput, notAllowed, notFound } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { mailboxOf } from "../../domain/mailbox.ts";
import { canonicalDistrict, canonicalState } from "../../domain/places/places.ts";
import { isOwnSlot, isSlot } from "../../domain/slots.ts";
import { language, text } from "../../domain/words/say.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { isUndecided } from "../../platform/database/sqlstate.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ReceivedFile } from "../../platform/http/form-body.server.ts";
import { keptAnswer, once } from "../../platform/http/idempotency.server.ts";
import { TERMS_VERSION } from "../accounts/account-model.ts";
import { choicesOf } from "../calendar/calendar-facts.server.ts";
import { WHOLE_VENUE } from "../listings/enquiry-description.ts";
import { categoryOf } from "../registry.ts";
import { areaJob } from "./enquiry-jobs.server.ts";
import { tellOfNew, type MayTell } from "./enquiry-effects.server.ts";
import type { AskedListing } from "./request-sides.server.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { kindOf } from "./enquiry-kinds.ts";
import { dropEnquiryPhoto, keepEnquiryPhoto } from "./enquiry-photo.server.ts";
import { holdAsked, askedBySlug } from "./enquiry-listing.server.ts";
import { OTHER_DISTRICT, type EnquiryAnswer } from "./enquiry-model.ts";
import { newEnquiryNumber } from "./enquiry-number.ts";
import { insertEnquiry, type EnquiryRow, type NewEnquiry } from "./enquiry-store.server.ts";

type Fields = Record<string, unknown>;

/** Where a request came from: `address` is limited, `key` is its Idempotency-Key, `photo` what came with it. */
export type Origin = { address: string; key: string | null; photo?: ReceivedFile | null };

/**
 * Takes an enquiry: stores it and queues everything that follows from it, in one transaction.
 * @param input what was sent, not yet parsed
 * @returns status and body of the answer; the same again for the same Idempotency-Key
 * @throws 400 with `errors` and `missingFields`, 403 for asking oneself, 404 for an unknown listing, 429,
 *   503 also when the database does not say whether it has the enquiry: its photo stays then
 */
export async function submitEnquiry(
  deps: Deps,
  actor: Actor | null,
  kindKey: string,
  input: unknown,
  { address, key, photo: upload = null }: Origin,
): Promise<{ status: 200 | 201; body: EnquiryAnswer }> {
  const kind = kindOf(kindKey);
  if (!kind) throw new Error(`There is no kind of enquiry ${kindKey}.`);
  const parsed = parse(kind, input);
  const scope = `enquiry:${kindKey}:${actor?.id ?? "anybody"}`;
  const fingerprint = upload ? { ...parsed, photo: upload.sha256 } : parsed;
  const kept = key && (await keptAnswer(deps.db, scope, key, fingerprint));
  // A repeat is no new enquiry: it must not meet a limit.
  if (kept) return kept as Awaited<ReturnType<typeof submitEnquiry>>;

  await deps.limits.hit("LIMIT_ENQUIRIES_PER_ADDRESS", address);
  // A kind answer before the upload's work; the transaction below decides.
  const found = await askedListing(deps.db, kind, parsed);
  const form = found ? { ...parsed, ...titled(kind, input, found.title) } : parsed;
  refuseOneself(kind, actor, found);
  if (found) await refuseHall(deps, kind, found.id, form);
  if (found) await deps.limits.hit("LIMIT_ENQUIRIES_PER_LISTING", found.id);

  // Nobody has proven that this number and this address are theirs: they get few messages.
  const { phone, email } = columnsOf(kind, form);
  const may: MayTell = {
    text: actor === null && (await deps.limits.within("LIMIT_GUEST_SMS_PER_NUMBER", phone)),
    mail:
      !email || isOwn(actor, email) || (await deps.limits.within("LIMIT_GUEST_MAILS_PER_ADDRESS", mailboxOf(email))),
  };
  const photo = upload && (await keepEnquiryPhoto(deps, upload));
  const asked = language();
  const answer = await once(deps.db, { scope, key, fingerprint }, async (tx) => {
    const listing = found && (await holdAsked(tx, found));
    if (found && !listing) throw noSuchListing(kind);
    refuseOneself(kind, actor, listing);
    const columns = columnsOf(kind, form);
    const enquiry = await store(tx, {
      ...columns,
      details: photo ? { ...columns.details, photo } : columns.details,
      kind: kindKey,
      language: asked,
      senderId: actor?.id ?? null,
      listingId: listing?.id ?? null,
      recipientId: listing?.ownerId ?? null,
    });
    await tellOfNew(deps, tx, enquiry, listing, may);
    if (kind.to.rule === "area") await deps.jobs.enqueue(tx, areaJob, { about: [enquiry.id], enquiryId: enquiry.id });
    const body: EnquiryAnswer = {
      success: true,
      message: kind.success.message,
      enquiryNumber: enquiry.number,
    };
    return { status: kind.success.status, body };
  }).catch(async (error: unknown) => {
    if (photo && !isUndecided(error)) await dropEnquiryPhoto(deps, photo);
    throw error;
  });
  if (photo && answer.replayed) await dropEnquiryPhoto(deps, photo);
  return answer as Awaited<ReturnType<typeof submitEnquiry>>;
}

/** Whether a code has proven that the address is theirs. */
const isOwn = (actor: Actor | null, email: string): boolean =>
  !!actor?.email && actor.emailProven && mailboxOf(actor.email) === mailboxOf(email);

/** What is left empty is what is asked for by its listing: whoever asks for chairs has not asked for a projector. */
const titled = ({ named = [] }: EnquiryKind, input: unknown, title: string): Fields =>
  Object.fromEntries(named.filter((field) => isMissing((input as Fields)[field])).map((field) => [field, title]));

/** Not sent, blank, or a box that is not ticked. */
const isMissing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  value === "false" ||
  (typeof value === "string" && value.trim() === "");

function parse(kind: EnquiryKind, input: unknown): Fields {
  const sent: Fields =
    typeof input === "object" && input !== null && !Array.isArray(input) ? canonicalPlace(kind, input as Fields) : {};
  const result = kind.schema.safeParse(sent);
  if (result.success) return result.data;
  const missing = kind.required.filter((field) => isMissing(sent[field]));
  throw badInputFrom(result.error, missing.length > 0 ? kind.missingMessage : undefined, missing);
}

/** Places under a former name or in another case become the present ones; unknown ones stay, for the schema to refuse. */
function canonicalPlace({ columns }: EnquiryKind, sent: Fields): Fields {
  const place = { ...sent };
  const state = columns.state ? sent[columns.state] : undefined;
  if (!columns.state || typeof state !== "string") return place;
  const known = canonicalState(state);
  if (known) place[columns.state] = known;
  const district = columns.district ? sent[columns.district] : undefined;
  if (known && columns.district && typeof district === "string")
    place[columns.district] = canonicalDistrict(known, district) ?? district;
  return place;
}

/** @throws 404 where nobody may be found under what was sent */
async function askedListing(db: Db, { to }: EnquiryKind, form: Fields): Promise<AskedListing | null> {
  if (to.rule !== "listing") return null;
  if (to.optional && isMissing(form[to.field])) return null;
  const listing = await askedBySlug(db, to.category, String(form[to.field]));
  if (!listing) throw noSuchListing({ to });
  return listing;
}

const noSuchListing = ({ to }: Pick<EnquiryKind, "to">) =>
  notFound(to.rule === "listing" ? categoryOf(to.category).messages.notFound : text("There is no such listing."));

/** @throws 403 */
function refuseOneself({ to }: EnquiryKind, actor: Actor | null, listing: AskedListing | null): void {
  if (listing && actor && listing.ownerId === actor.id && to.rule === "listing") throw notAllowed(to.oneself);
}

const NO_HALL = text("There is no such hall here. Please choose one of the list.");

const NO_PART = text("This part of the day is not offered here. Please choose one of the list.");

/** @throws 400 for a hall that the listing has not, or hours that its calendar does not offer */
async function refuseHall(deps: Deps, { details }: EnquiryKind, listingId: string, form: Fields): Promise<void> {
  const hall = "hall" in details && !isMissing(form.hall) ? String(form.hall) : null;
  const hours = "slot" in details && isSlot(form.slot) && isOwnSlot(form.slot) ? form.slot : null;
  if (hall === null && hours === null) return;
  const { halls, slots } = await choicesOf(deps, listingId);
  if (hall !== null && hall !== WHOLE_VENUE && !halls.includes(hall)) throw badInput(NO_HALL, { hall: NO_HALL });
  if (hours !== null && !slots.includes(hours)) throw badInput(NO_PART, { slot: NO_PART });
}

function columnsOf(kind: EnquiryKind, form: Fields): Omit<NewEnquiry, "id" | "number" | "kind"> {
  const { columns } = kind;
  const value = (field: string | undefined): string | null =>
    field && typeof form[field] === "string" && form[field] !== "" ? form[field] : null;
  const district = value(columns.district);
  const told = Object.fromEntries(
    Object.keys(kind.details).flatMap((field) => (isMissing(form[field]) ? [] : [[field, form[field]]])),
  );
  // Who agrees by a form agrees to this purpose, in this version of the Privacy Policy, at the moment of the enquiry.
  const details =
    form.consent === true ? { ...told, consentPurpose: "call-back", consentVersion: TERMS_VERSION } : told;
  return {
    name: value(columns.name) ?? "",
    phone: value(columns.phone) ?? "",
    email: value(columns.email),
    eventType: value(columns.eventType),
    eventDate: value(columns.eventDate),
    state: value(columns.state),
    // 'Other' is a choice of the form and no district.
    district: district === OTHER_DISTRICT ? null : district,
    city: value(columns.city),
    details,
  };
}

const TRIES = 5;

/** Writes it under a new number; a taken one (one in a trillion) is drawn again. */
async function store(tx: Tx, values: Omit<NewEnquiry, "id" | "number">): Promise<EnquiryRow> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await insertEnquiry(tx, { ...values, id: newId(), number: newEnquiryNumber() });
    if (row) return row;
  }
  throw new Error(`No free enquiry number in ${TRIES} tries.`);
}
