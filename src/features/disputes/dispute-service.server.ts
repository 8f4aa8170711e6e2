/** A dispute about a booking: opened by one side, read by both, with a ticket and times; the desk decides. */
import type { Actor } from "../../domain/actor.ts";
import { MS_PER_DAY, todayIST } from "../../domain/dates.ts";
import { badInput, conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { DAY_TEXT } from "../bookings/booking-day.ts";
import { newId } from "../../domain/ids.ts";
import { occasionWords } from "../../domain/occasion-words.ts";
import { newSpokenNumber } from "../../domain/spoken-number.ts";
import { say } from "../../domain/words/say.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { agreedBooking, type AgreedBooking } from "../bookings/agreed-terms.server.ts";
import { otherOf, restTimers, resumeTimers, sideOf, takeDue } from "../bookings/booking-engine.server.ts";
import { disputeNoShow } from "../bookings/day-service.server.ts";
import { noAgreement } from "../bookings/booking-service.server.ts";
import { missingIn, stateAt, type BookingSide } from "../bookings/booking-table.ts";
import { heldRequest, requestSeen, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { refuseSuspended } from "../enquiries/request-sides.server.ts";
import { moneyForDesk } from "../payments/desk-money.server.ts";
import { settleAtDesk, tellDesk, tellOfDispute } from "./dispute-news.server.ts";
import {
  DISPUTE_TEXT as TEXT,
  OPEN_DAYS,
  answerBy,
  appealUntil,
  decideBy,
  type DisputeView,
  type OpenForm,
  type OwnDispute,
} from "./dispute-model.ts";
import * as store from "./dispute-store.server.ts";
import { requestWhen } from "../enquiries/enquiry-words.ts";

/** A dispute as both sides and the desk read it. */
export async function presentDispute(db: Db, row: store.DisputeRow, now: Date): Promise<DisputeView> {
  const [lines, decisions] = await Promise.all([store.linesOf(db, row.id), store.decisionsOf(db, row.id)]);
  const since = row.appealedAt ?? row.openedAt;
  const open = row.status === "open";
  const until = row.status === "decided" && !row.appealedAt && row.closedAt ? appealUntil(row.closedAt) : null;
  return {
    ticket: row.ticket,
    openedBy: row.openedBy,
    about: row.about,
    status: row.status,
    openedAt: row.openedAt.toISOString(),
    appealedBy: row.appealedBy,
    answerBy: open && !row.answeredAt ? answerBy(since).toISOString() : null,
    decideBy: open ? decideBy(since).toISOString() : null,
    appealUntil: until && until > now ? until.toISOString() : null,
    lines: lines.map(({ by, text, at }) => ({ by, text, at: at.toISOString() })),
    decisions: decisions.map(({ outcome, backPaise, letOff, reason, at }) => ({
      outcome,
      backPaise,
      letOff,
      reason,
      at: at.toISOString(),
    })),
  };
}

/** Why none can be opened now; null where one can. */
function closedTo(
  { booking }: AgreedBooking,
  { eventDate }: Pick<EnquiryRow, "eventDate">,
  last: Pick<store.DisputeRow, "status"> | null,
  now: Date,
): string | null {
  if (last?.status === "open") return TEXT.open;
  if (last?.status === "decided") return TEXT.decidedOnce;
  const state = stateAt(booking, now);
  const day = eventDate === null ? 0 : new Date(`${eventDate}T23:59:59+05:30`).getTime();
  const ended = state === "cancelled" || eventDate === null ? booking.updatedAt.getTime() : 0;
  return now.getTime() > Math.max(day, ended) + OPEN_DAYS * MS_PER_DAY ? TEXT.late : null;
}

/** What one side of an agreed booking sees of its dispute. @throws 404 for everybody else, and where nothing is agreed */
export async function disputeSeen(deps: Deps, actor: Actor, number: string): Promise<OwnDispute> {
  const { row, view, side: party } = await requestSeen(deps, actor, number);
  const agreed = await agreedBooking(deps.db, row.id);
  if (!agreed) throw noAgreement();
  const now = deps.now();
  const side = sideOf(party);
  const [last, money] = await Promise.all([
    store.lastOf(deps.db, agreed.booking.id),
    moneyForDesk(deps.db, agreed.booking.id),
  ]);
  const closed = closedTo(agreed, row, last, now);
  return {
    number: view.number,
    side,
    other: side === "organiser" ? (view.listing?.title ?? say("Deleted account")) : row.name,
    event: [view.eventType ? occasionWords(view.eventType) : null, requestWhen(row)].filter(Boolean).join(" · "),
    state: stateAt(agreed.booking, now),
    dispute: last && (await presentDispute(deps.db, last, now)),
    closed: closed && say(closed),
    paidPaise: money.balance.paidPaise,
  };
}

type Held = { enquiry: EnquiryRow; side: BookingSide; agreed: AgreedBooking; last: store.DisputeRow | null };

/** @throws 404 for everybody but the two sides, and where nothing is agreed */
async function held(tx: Tx, actor: Actor, number: string): Promise<Held> {
  const { enquiry, side } = await heldRequest(tx, actor, number);
  const agreed = await agreedBooking(tx, enquiry.id);
  if (!agreed) throw noAgreement();
  return { enquiry, side: sideOf(side), agreed, last: await store.lastOf(tx, agreed.booking.id) };
}

type Author = { by: BookingSide | "desk"; personId: string };

/** Adds a line. @returns its id */
export async function addLine(
  deps: Pick<Deps, "now">,
  tx: Tx,
  disputeId: string,
  { by, personId }: Author,
  text: string,
): Promise<string> {
  const id = newId();
  await store.insertLine(tx, { id, disputeId, by, personId, text, at: deps.now() });
  return id;
}

/**
 * Asks us to help: the times of the booking rest, the other side and the desk are told.
 * @returns its ticket
 * @throws 404, 409 where there is one, where it was decided, after the time, and for who is suspended
 */
export async function openDispute(deps: Deps, tx: Tx, actor: Actor, number: string, form: OpenForm): Promise<string> {
  // What is due happens before the clock stops.
  await takeDue(deps, tx, (await held(tx, actor, number)).enquiry);
  const { enquiry, side, agreed, last } = await held(tx, actor, number);
  const closed = closedTo(agreed, enquiry, last, deps.now());
  if (closed) throw conflict(closed);
  // Of who is said not to have come it is the answer.
  if (missingIn(stateAt(agreed.booking, deps.now())) === null) await refuseSuspended(tx, enquiry, actor);
  // Nobody has not come before the day has.
  if (form.about === "noShow" && enquiry.eventDate !== null && enquiry.eventDate > todayIST(deps.now()))
    throw badInput(DAY_TEXT.early, { about: DAY_TEXT.early });
  const [id, ticket] = [newId(), newSpokenNumber("DS")];
  await store.insertDispute(tx, {
    id,
    ticket,
    bookingId: agreed.booking.id,
    openedBy: side,
    about: form.about,
    status: "open",
    openedAt: deps.now(),
    answeredAt: null,
    closedAt: null,
    appealedBy: null,
    appealedAt: null,
    remindedAt: null,
  });
  await addLine(deps, tx, id, { by: side, personId: actor.id }, form.text);
  await disputeNoShow(deps, tx, enquiry, { side, actor });
  await restTimers(deps, tx, agreed.booking.id);
  await tellOfDispute(deps, tx, enquiry, otherOf(side), { what: "opened", about: form.about, part: id, ticket });
  await tellDesk(tx, { id, ticket }, enquiry, () => say("A booking is disputed"), actor);
  return ticket;
}

/** @throws 404, 409 */
function openOne({ last }: Held): store.DisputeRow {
  if (!last) throw notFound(TEXT.none);
  if (last.status !== "open") throw conflict(TEXT.over);
  return last;
}

/** Says more of it. @throws 404, 409 once it is over */
export async function writeInDispute(deps: Deps, tx: Tx, actor: Actor, number: string, text: string): Promise<void> {
  const at = await held(tx, actor, number);
  const { id, ticket } = openOne(at);
  const part = await addLine(deps, tx, id, { by: at.side, personId: actor.id }, text);
  await tellOfDispute(deps, tx, at.enquiry, otherOf(at.side), { what: "line", by: "other", part, ticket });
  // One line in the bell says it, however often they write.
  await settleAtDesk(deps, tx, id);
  await tellDesk(tx, { id, ticket }, at.enquiry, () => say("Something new in a dispute"), actor);
}

/** Whoever asked us takes it back: the two have settled it. @throws 403 for the other side, 404, 409 */
export async function settleDispute(deps: Deps, tx: Tx, actor: Actor, number: string): Promise<void> {
  const at = await held(tx, actor, number);
  const { id, ticket, openedBy, appealedBy, bookingId } = openOne(at);
  if ((appealedBy ?? openedBy) !== at.side) throw notAllowed(TEXT.settleOwn);
  // What was decided before an appeal that is taken back stands.
  const status = appealedBy ? "decided" : "settled";
  await store.updateDispute(tx, id, { status, closedAt: deps.now() });
  await resumeTimers(deps, tx, bookingId);
  await settleAtDesk(deps, tx, id);
  await tellOfDispute(deps, tx, at.enquiry, otherOf(at.side), { what: "settled", part: `${id}-settled`, ticket });
}

/** Asks for a second and last decision. @throws 404, 409 where there is none yet, a second one, or after 14 days */
export async function appealDispute(deps: Deps, tx: Tx, actor: Actor, number: string, text: string): Promise<void> {
  const { enquiry, side, last, agreed } = await held(tx, actor, number);
  if (!last) throw notFound(TEXT.none);
  if (last.appealedAt) throw conflict(TEXT.appealed);
  if (last.status !== "decided" || !last.closedAt) throw conflict(TEXT.noAppeal);
  const now = deps.now();
  if (appealUntil(last.closedAt) <= now) throw conflict(TEXT.appealLate);
  const { id, ticket } = last;
  await store.updateDispute(tx, id, {
    status: "open",
    closedAt: null,
    answeredAt: null,
    remindedAt: null,
    appealedBy: side,
    appealedAt: now,
  });
  await addLine(deps, tx, id, { by: side, personId: actor.id }, text);
  await restTimers(deps, tx, agreed.booking.id);
  await tellOfDispute(deps, tx, enquiry, otherOf(side), { what: "appealed", part: `${id}-appeal`, ticket });
  await tellDesk(tx, { id, ticket }, enquiry, () => say("A decision is appealed against"), actor);
}
