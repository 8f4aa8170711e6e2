/** What the two sides of a request do with its booking: quotes, counter-offers, and the answers to them. */
import { timingSafeEqual } from "node:crypto";
import type { Actor } from "../../domain/actor.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { badInput, conflict, notFound } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { releaseDays } from "../calendar/holding.server.ts";
import { mayReach } from "../enquiries/enquiry-access.ts";
import { holdRequest, refuseTaken } from "../enquiries/enquiry-dates.server.ts";
import { isShown } from "../enquiries/enquiry-listing.server.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { noSuchEnquiry } from "../enquiries/enquiry-step.server.ts";
import { carriedGuestRequest, type GuestRequest, type GuestVisitor } from "../enquiries/guest-service.server.ts";
import { heldRequest, noteQuoted, requestSeen, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { heldBooking, refusePast, ruleOf, sideOf, takeMove, type HeldBooking } from "./booking-engine.server.ts";
import { changingOf } from "./amendment-present.server.ts";
import { presentBooking, type BookingView } from "./booking-present.server.ts";
import { agreedHashes, agreementOf, bookingOf, movesIn, quotesIn, type BookingRow } from "./booking-store.server.ts";
import { isLive, isOver, missingIn, stateAt, type BookingSide } from "./booking-table.ts";
import { REPLY_HOURS } from "./booking-reminders.server.ts";
import { refuseTax, standingOf } from "./booking-sellers.server.ts";
import { firstTerms } from "./first-terms.server.ts";
import { nextBest } from "./next-best.server.ts";
import { wakingHoursAfter } from "./waking-hours.ts";
import { reckon } from "./quote-money.ts";
import { suspendedSides } from "./suspended-sides.server.ts";
import { QUOTE_MESSAGES, termsOf, type CounterForm, type QuoteForm } from "./quote-model.ts";
import { QUOTE_LIMITS } from "./quote-limits.ts";

/** All that a page or call shows of a booking. */
async function partsOf(
  deps: Deps,
  booking: BookingRow | null,
  { side, suspended }: { side: BookingSide; suspended: BookingSide | null },
) {
  if (!booking) return { booking, quotes: [], moves: [], agreement: null, money: null, dispute: null };
  const state = stateAt(booking, deps.now());
  const [live, rests] = [isLive(state), missingIn(state) !== null || suspended !== null];
  const [quotes, moves, agreement, money, dispute] = await Promise.all([
    quotesIn(deps.db, booking.id),
    movesIn(deps.db, booking.id),
    agreementOf(deps.db, booking.id),
    deps.money.glances(deps, deps.db, [{ id: booking.id, live, rests }], side),
    deps.disputes.glance(deps.db, booking.enquiryId),
  ]);
  return { booking, quotes, moves, agreement, money: money.get(booking.id) ?? null, dispute };
}

/** The booking of a request to a listing, for its two sides. @throws 404 for everybody else */
export async function bookingSeen(deps: Deps, actor: Actor, number: string): Promise<BookingView> {
  const { row, view, side } = await requestSeen(deps, actor, number);
  const booking = await bookingOf(deps.db, row.id);
  // What was agreed stays where the listing has gone; of what was asked of none there is nothing.
  if (!booking && !row.listing) throw noSuchEnquiry();
  const writes = row.senderId !== null && row.recipientId !== null;
  const suspended = (await suspendedSides(deps.db, [row.id])).get(row.id) ?? null;
  const parts = await partsOf(deps, booking, { side: sideOf(side), suspended });
  const changes = { row, side: sideOf(side), cancel: parts.money?.cancel ?? null };
  const [unread, opinions, record, standing, changing] = await Promise.all([
    writes ? deps.threads.unread(deps.db, [row.id], sideOf(side)) : null,
    booking ? deps.opinions.glances(deps.db, [row.id], sideOf(side), deps.now()) : null,
    side === "recipient" && row.senderId ? deps.opinions.recordOf(deps.db, row.senderId, deps.now()) : null,
    side === "recipient" ? standingOf(deps, deps.db, row.recipientId) : null,
    booking && parts.agreement
      ? changingOf(deps, deps.db, { ...changes, booking, force: parts.agreement })
      : { change: null, changing: null, moves: [] },
  ]);
  const presented = presentBooking(view, sideOf(side), { ...parts, open: mayReach(side, row) }, deps.now(), row.name);
  const shown = {
    ...presented,
    ...changing,
    moves: [...presented.moves, ...changing.moves],
    unread: unread && (unread.get(row.id) ?? 0),
    opinion: opinions?.get(row.id) ?? null,
    record,
    standing,
    suspended: isOver(presented.state) ? null : suspended,
  };
  // What a first quote may begin with.
  if (!booking && shown.moves.includes("quote")) return { ...shown, terms: await firstTerms(deps.db, row, standing) };
  if (shown.side !== "organiser" || !row.listing || !needsOthers(shown, row.createdAt, deps.now())) return shown;
  const best = await nextBest(deps, row, row.listing.category);
  return best ? { ...shown, others: best.cards, othersWhere: best.where } : shown;
}

/** It came to nothing, or nobody has answered for as long as one may think. */
function needsOthers({ state, request }: BookingView, askedAt: Date, now: Date): boolean {
  if (["declined", "withdrawn", "lapsed", "cancelled"].includes(state)) return true;
  if (state !== "enquired") return false;
  const { status } = request;
  return status === "pending"
    ? wakingHoursAfter(askedAt, REPLY_HOURS) <= now
    : status === "declined" || status === "cancelled";
}

/** The same for whoever has the link of a guest's page: to read. `booking` is null where nothing was quoted. @throws 404 */
export async function bookingOfGuest(
  deps: Deps,
  token: string,
  visitor: GuestVisitor,
): Promise<{ booking: BookingView | null; kept: GuestRequest["kept"]; mayKeep: boolean; number: string }> {
  const { enquiry, sender, kept, mayKeep } = await carriedGuestRequest(deps, token, visitor);
  const booking = await bookingOf(deps.db, sender.enquiryId);
  const suspended = (await suspendedSides(deps.db, [sender.enquiryId])).get(sender.enquiryId) ?? null;
  const parts = booking && {
    ...(await partsOf(deps, booking, { side: "organiser", suspended })),
    open: mayReach("sender", { status: enquiry.status, details: {} }),
  };
  const view = parts && presentBooking(enquiry, "organiser", parts, deps.now(), sender.name);
  // Who has an account answers on the page of the account.
  return { booking: view && { ...view, moves: [], steps: [], suspended }, kept, mayKeep, number: enquiry.number };
}

/** Who stands there, and what they hold. @throws 404 */
async function held(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
): Promise<{ held: HeldBooking; side: BookingSide }> {
  const { enquiry, side } = await heldRequest(tx, actor, number);
  return { held: await heldBooking(deps, tx, enquiry), side: sideOf(side) };
}

/** A request that has gone the old way is answered there. */
function refuseWithoutQuote({ status }: Pick<EnquiryRow, "status">): void {
  if (status === "pending") return;
  throw conflict(
    status === "accepted"
      ? text("You have accepted this request already: a quote comes before that.")
      : text("This request is over."),
  );
}

/** Whoever writes a quote may not have seen what was asked for meanwhile. */
function refuseUnseen({ booking, state }: HeldBooking, seen: QuoteForm["seen"]): void {
  if (!seen || (seen.state === state && seen.round === (booking?.round ?? 0))) return;
  const why =
    state === "countered"
      ? text("A change was asked for meanwhile. Load the page again to read it, or send this quote all the same.")
      : text("There is a newer quote. Load the page again to see it, or send this one all the same.");
  throw conflict(why, { seen: why });
}

/** Of a listing that is not shown, nothing is offered and nothing taken: an admin may have suspended it. */
async function refuseHidden(tx: Tx, { listingId }: Pick<EnquiryRow, "listingId">): Promise<void> {
  if (listingId === null || !(await isShown(tx, listingId)))
    throw conflict(text("This listing is not shown at the moment: nothing can be agreed with it."));
}

const HOUR_MS = 3_600_000;

/**
 * Sends a quote: the first one, or the next one in place of the last.
 * @throws 404, 403, 409 for what is over or for a date that somebody else has, with the next free days
 */
export async function sendQuote(deps: Deps, tx: Tx, actor: Actor, number: string, form: QuoteForm): Promise<number> {
  const { held: at, side } = await held(deps, tx, actor, number);
  const rule = ruleOf(at, "quote", side);
  const { enquiry, booking } = at;
  refuseUnseen(at, form.seen);
  refusePast(deps, enquiry);
  await refuseHidden(tx, enquiry);
  if (!booking) refuseWithoutQuote(enquiry);
  const now = deps.now();
  const today = todayIST(now);
  if (form.validUntil < today || form.validUntil > addDays(today, QUOTE_LIMITS.validDays))
    throw badInput(QUOTE_MESSAGES.validUntil, { validUntil: QUOTE_MESSAGES.validUntil });
  const validUntil = new Date(Date.parse(`${addDays(form.validUntil, 1)}T00:00:00+05:30`) - 1_000);
  const terms = termsOf(form);
  if (terms.tax.kind !== "none") refuseTax(await standingOf(deps, tx, enquiry.recipientId), terms.tax);
  const wanted = form.holdHours > 0 ? new Date(now.getTime() + form.holdHours * HOUR_MS) : null;
  const heldUntil = wanted && enquiry.eventDate !== null ? (wanted < validUntil ? wanted : validUntil) : null;
  // First, for it takes the listing, as every step of a request does before it takes days: nobody waits crosswise.
  await noteQuoted(deps, tx, enquiry, actor);
  // What an earlier quote held is held by this one, or by none.
  if (heldUntil)
    await holdRequest(deps, tx, enquiry, heldUntil, {
      advice: text("Send the quote without holding the day, or decline."),
      holdsNone: at.quote === null || at.quote.heldUntil === null,
    });
  else {
    await refuseTaken(deps, tx, enquiry, text("Open the day in your calendar first, or decline."));
    if (booking) await releaseDays(tx, enquiry.id);
  }
  const round = (booking?.round ?? 0) + 1;
  const quote = {
    round,
    terms,
    totalPaise: reckon(terms).totalPaise,
    validUntil,
    heldUntil,
    createdAt: now,
  };
  await takeMove(deps, tx, at, rule, { actor, note: form.note, quote });
  return round;
}

/** Asks for a change to the quote. @throws 404, 403, 409 */
export async function counterQuote(deps: Deps, tx: Tx, actor: Actor, number: string, form: CounterForm): Promise<void> {
  const { held: at, side } = await held(deps, tx, actor, number);
  const rule = ruleOf(at, "counter", side, form.round);
  refusePast(deps, at.enquiry);
  await refuseHidden(tx, at.enquiry);
  if (form.askedPaise !== null && at.quote && form.askedPaise >= at.quote.totalPaise)
    throw badInput(QUOTE_MESSAGES.asked, { askedPaise: QUOTE_MESSAGES.asked });
  await takeMove(deps, tx, at, rule, { actor, note: form.note, askedPaise: form.askedPaise });
}

/**
 * Accepts the last offer: the organiser the quote, the provider the amount that the organiser would pay.
 * @throws 404, 403, 409 where it changed meanwhile, or for a date that somebody else has, with the next free days
 */
export async function acceptOffer(deps: Deps, tx: Tx, actor: Actor, number: string, round: number): Promise<void> {
  const { held: at, side } = await held(deps, tx, actor, number);
  const rule = ruleOf(at, "accept", side, round);
  refusePast(deps, at.enquiry);
  await refuseHidden(tx, at.enquiry);
  const counter = at.state === "countered" ? at.counter : null;
  if (at.state === "countered" && !counter?.askedPaise)
    throw conflict(text("They name no amount: answer with a new quote."));
  await takeMove(deps, tx, at, rule, { actor, askedPaise: counter?.askedPaise ?? null });
}

/** Declines the other side's offer, or takes back one's own; both end the request. @throws 404, 403, 409 */
export async function endOffer(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  { move, round }: { move: "decline" | "withdraw"; round: number },
): Promise<void> {
  const { held: at, side } = await held(deps, tx, actor, number);
  await takeMove(deps, tx, at, ruleOf(at, move, side, round), { actor });
}

/**
 * Whether there is an agreement with this number and this hash: that alone, for whoever holds a copy of it.
 * `replaced`: there was, and both sides have changed it since.
 */
export async function agreementMatches(
  deps: Pick<Deps, "db">,
  givenNumber: string,
  hash: string,
): Promise<{ matches: boolean; replaced: boolean }> {
  const number = parseEnquiryNumber(givenNumber);
  const known = number ? await agreedHashes(deps.db, number) : [];
  const given = hash.replace(/\s/g, "").toLowerCase();
  const same = (one: string) => /^[0-9a-f]{64}$/.test(given) && timingSafeEqual(Buffer.from(one), Buffer.from(given));
  const at = known.findIndex(same);
  return { matches: at >= 0, replaced: at > 0 };
}

/** 404: for a request without one, and for whoever may not know that there is one. */
export const noAgreement = () => notFound(text("There is no agreement about this request."));
