/** An enquiry to everybody in a district: who is free says so, the organiser takes as many as are needed. */
import type { Actor } from "../../domain/actor.ts";
import { addDays, daysBetween, todayIST } from "../../domain/dates.ts";
import { conflict } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { say, text } from "../../domain/words/say.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { ownListingIn } from "../listings/listing-workers.server.ts";
import { AREA_MESSAGES, neededBy, wantedOf, type AreaCall } from "./area-call.ts";
import { tellFree, tellLeft, tellTaken } from "./area-effects.server.ts";
import {
  answerOf,
  answersTo,
  callsFor,
  dropAnswer,
  holdAreaEnquiry,
  putAnswer,
  takeAnswer,
  type AnswerWithListing,
} from "./area-store.server.ts";
import { askAboutDay, holdTaken } from "./enquiry-dates.server.ts";
import { insertEvent } from "./enquiry-event-store.server.ts";
import { ENQUIRY_KINDS, kindOf } from "./enquiry-kinds.ts";
import { parseEnquiryNumber } from "./enquiry-number.ts";
import { releaseDays } from "../calendar/holding.server.ts";
import { noSuchEnquiry, takeStep } from "./enquiry-step.server.ts";
import { enquiryByNumber, setEnquiryStatus, type EnquiryRow } from "./enquiry-store.server.ts";
import type { OpenedContact } from "./enquiry-view.ts";
import { eventName, placeOf } from "./enquiry-words.ts";
import { whatsappLink } from "./whatsapp-link.ts";

/** Whom the organiser takes, and how many of those whom they bring. */
export type Choice = { listing: string; people?: number | undefined };

const fewer = ({ title, people }: AnswerWithListing) =>
  toCaller(() => say("{name} brings {n, plural, one {# person} other {# people}}.", { name: title, n: people }));
const howMany = ({ title, people }: AnswerWithListing, more: number) =>
  toCaller(() =>
    say(
      "{name} brings {n} people, and {more} more {more, plural, one {is} other {are}} needed. How many do you take?",
      {
        name: title,
        n: people,
        more,
      },
    ),
  );

type AreaRule = { rule: "area"; category: string; leads: string };
const areaRule = ({ kind }: Pick<EnquiryRow, "kind">): AreaRule | null => {
  const to = kindOf(kind)?.to;
  return to?.rule === "area" ? to : null;
};

/** The profile by which this person may answer it; null for strangers to the district, and for who asks. */
async function profileFor(db: Db, actor: Actor, enquiry: EnquiryRow) {
  const rule = areaRule(enquiry);
  if (!rule || !enquiry.state || enquiry.senderId === actor.id) return null;
  const place = { state: enquiry.state, district: enquiry.district ?? "" };
  return ownListingIn(db, actor.id, [
    { category: rule.category, ...place },
    { category: rule.leads, ...place, home: true },
  ]);
}

async function callAs(
  deps: Deps,
  actor: Actor,
  enquiry: EnquiryRow,
  listing: { id: string; category: string; title: string },
): Promise<AreaCall> {
  const today = todayIST(deps.now());
  const answer = await answerOf(deps.db, enquiry.id, listing.id);
  return {
    number: enquiry.number,
    eventType: eventName(enquiry),
    eventDate: enquiry.eventDate,
    inDays: enquiry.eventDate === null ? null : daysBetween(today, enquiry.eventDate),
    place: placeOf(enquiry),
    wanted: wantedOf(enquiry),
    leads: listing.category === areaRule(enquiry)?.leads,
    needed: neededBy(enquiry),
    open: isOpen(enquiry, today),
    over: overBy(enquiry, today),
    answer: answer && { people: answer.people, taken: answer.taken, booked: answer.booked },
    as: listing.title,
  };
}

function overBy({ status, eventDate }: EnquiryRow, today: string): AreaCall["over"] {
  if (status === "cancelled" || status === "declined") return "off";
  return status === "completed" || (eventDate !== null && eventDate < today) ? "past" : null;
}
const isOpen = (enquiry: EnquiryRow, today: string) =>
  (enquiry.status === "pending" || enquiry.status === "accepted") && overBy(enquiry, today) === null;

/** As somebody who works there sees it. @throws 404 for everybody else */
export async function areaCall(deps: Deps, actor: Actor, givenNumber: string): Promise<AreaCall> {
  const number = parseEnquiryNumber(givenNumber);
  const enquiry = number && (await enquiryByNumber(deps.db, number));
  const listing = enquiry && (await profileFor(deps.db, actor, enquiry));
  if (!listing) throw noSuchEnquiry();
  return callAs(deps, actor, enquiry, listing);
}

/** Days for which what one was chosen for stays on one's list. */
const KEPT_DAYS = 90;

/** What is looked for where this person works, the nearest day first; then what they were chosen for, the last first. */
export async function areaCalls(deps: Deps, actor: Actor): Promise<AreaCall[]> {
  const today = todayIST(deps.now());
  const kinds = Object.values(ENQUIRY_KINDS).flatMap(({ key, to }) =>
    to.rule === "area" ? [{ kind: key, ...to }] : [],
  );
  const found = await Promise.all(
    kinds.map((kind) =>
      callsFor(deps.db, { ...kind, userId: actor.id, today, since: addDays(today, -KEPT_DAYS), limit: 20 }),
    ),
  );
  const calls: AreaCall[] = [];
  for (const enquiry of found.flat()) {
    const listing = await profileFor(deps.db, actor, enquiry);
    if (listing) calls.push(await callAs(deps, actor, enquiry, listing));
  }
  return calls;
}

/** Holds the request, and finds the profile of who answers. @throws 404 */
async function held(tx: Tx, actor: Actor, givenNumber: string) {
  const number = parseEnquiryNumber(givenNumber);
  const enquiry = number && (await holdAreaEnquiry(tx, number));
  const listing = enquiry && (await profileFor(tx, actor, enquiry));
  if (!listing) throw noSuchEnquiry();
  return { enquiry, listing };
}

/**
 * 'I am free'. The first who says so has accepted it for all. Whose day has a booking is asked first, as by a request to
 * them alone.
 * @param answer `people`: as many as they bring; one for whoever comes alone. `anyway`: although their day is taken
 * @throws 404 for strangers, 409 where it is full, called off or past, or is to be asked first (`anyway` among its fields)
 */
export async function sayFree(
  deps: Deps,
  actor: Actor,
  givenNumber: string,
  answer: { people: number; anyway: boolean },
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { enquiry, listing } = await held(tx, actor, givenNumber);
    const today = todayIST(deps.now());
    if (!isOpen(enquiry, today)) throw conflict(AREA_MESSAGES[overBy(enquiry, today) ?? "full"]);
    const people = listing.category === areaRule(enquiry)?.leads ? answer.people : 1;
    const anyway = await askAboutDay(tx, enquiry, answer.anyway, { listingId: listing.id, people });
    const made = await putAnswer(tx, {
      enquiryId: enquiry.id,
      listingId: listing.id,
      people,
      taken: false,
      anyway,
      at: deps.now(),
    });
    if (enquiry.status === "pending") {
      await setEnquiryStatus(tx, enquiry, "accepted", { side: "recipient", personId: actor.id, at: deps.now() });
    }
    if (made) await tellFree(deps, tx, enquiry, { ...listing, ownerId: actor.id, first: enquiry.status === "pending" });
  });
}

/** Takes it back; whoever was taken tells the organiser. @throws 404, 409 once it is called off or its day has passed */
export async function sayNotFree(deps: Deps, actor: Actor, givenNumber: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const { enquiry, listing } = await held(tx, actor, givenNumber);
    const over = overBy(enquiry, todayIST(deps.now()));
    if (over) throw conflict(AREA_MESSAGES[over]);
    const gone = await dropAnswer(tx, enquiry.id, listing.id);
    if (gone?.taken) await releaseDays(tx, enquiry.id, listing.id);
    if (gone?.taken) await tellLeft(deps, tx, enquiry, { ...listing, ownerId: actor.id });
  });
}

/** The organiser's number, for whoever is taken; both sides see that it was opened. @throws 404, 409 */
export async function openOrganiser(deps: Deps, actor: Actor, givenNumber: string): Promise<OpenedContact> {
  return transaction(deps.db, async (tx) => {
    const { enquiry, listing } = await held(tx, actor, givenNumber);
    const answer = await answerOf(tx, enquiry.id, listing.id);
    if (!answer?.taken || enquiry.status === "cancelled" || !enquiry.phone)
      throw conflict(text("The number opens once the organiser has chosen you."));
    await insertEvent(tx, {
      id: newId(),
      enquiryId: enquiry.id,
      what: "opened",
      side: "recipient",
      personId: actor.id,
      at: deps.now(),
    });
    const { name, phone, email } = enquiry;
    return { name, phone, email, whatsapp: whatsappLink(phone, { publicUrl: deps.config.publicUrl, booking: null }) };
  });
}

/**
 * The organiser takes one of those who are free, or part of the people whom they bring: their day is held from then on.
 * With the last that is needed the others hear that it is full.
 * @param enquiry held by this transaction, its sender being who asks
 * @param choice `people`: how many of those whom they bring; by default all, where no more are needed than that
 * @throws 409 where they have promised the day to somebody else; where they bring more than are needed and no number is
 * given, with `people` among its fields
 */
export async function takeOne(
  deps: Deps,
  tx: Tx,
  enquiry: EnquiryRow,
  { listing: listingId, people }: Choice,
  actor: Actor | null,
): Promise<void> {
  if (!areaRule(enquiry)) throw conflict(AREA_MESSAGES.noChoice);
  if (enquiry.status !== "accepted") throw conflict(AREA_MESSAGES.noChoice);
  const answers = (await answersTo(tx, [enquiry.id])).get(enquiry.id) ?? [];
  const found = answers.find((one) => one.listingId === listingId);
  if (!found) throw conflict(AREA_MESSAGES.unknown);
  if (found.taken) return;
  const needed = neededBy(enquiry);
  const already = answers.reduce((sum, one) => sum + (one.taken ? one.people : 0), 0);
  const taken = people ?? found.people;
  if (taken > found.people) throw conflict(fewer(found), { people: fewer(found) });
  if (people === undefined && needed !== null && found.people > 1 && already + found.people > needed) {
    const question = howMany(found, Math.max(0, needed - already));
    throw conflict(question, { people: question });
  }
  const held = await holdTaken(deps, tx, enquiry, { listingId, people: taken });
  if (!held && !found.anyway) throw conflict(AREA_MESSAGES.booked);
  if (!(await takeAnswer(tx, { enquiryId: enquiry.id, listingId }, taken))) return;
  await tellTaken(deps, tx, enquiry, { ...found, people: taken });
  if (needed !== null && already + taken >= needed)
    await takeStep(deps, tx, enquiry, "confirmed", { parties: ["sender"], actor });
}
