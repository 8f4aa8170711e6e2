/**
 * The one way in which a booking moves: its request is held, the table is asked, and the move, its state, the status of
 * the request and all that follows are written in one transaction.
 */
import type { Actor } from "../../domain/actor.ts";
import { readBy } from "../../domain/contact-detector.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { AppError, conflict, notAllowed } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { announceRequest } from "../../platform/cache/changes.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { releaseDays } from "../calendar/holding.server.ts";
import { mayReach, type Party } from "../enquiries/enquiry-access.ts";
import { holdRequest } from "../enquiries/enquiry-dates.server.ts";
import { lastDayOf } from "../enquiries/last-day.ts";
import { mailSide, tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { readBothSides, refuseSuspended, sidesOf } from "../enquiries/request-sides.server.ts";
import { followStep } from "../enquiries/enquiry-step.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import { agreementText, type AgreedText } from "./agreement.server.ts";
import {
  freeze,
  standingOf,
  thaw,
  updateBooking,
  writeMove,
  type AgreementRow,
  type BookingRow,
  type MoveRow,
  type QuoteRow,
  type Standing,
} from "./booking-store.server.ts";
import {
  BOOKING_TABLE,
  MOST_ROUNDS,
  STATUS_OF,
  TIMED,
  isOwn,
  missingIn,
  ruleFor,
  stateAt,
  type BookingActor,
  type BookingEffect,
  type BookingMove,
  type BookingRule,
  type BookingSide,
  type BookingState,
} from "./booking-table.ts";
import { NO_SHOW_HOURS } from "./booking-day.ts";
import { suspendedSideOf } from "./suspended-sides.server.ts";
import { copyNews, newsOf } from "./booking-words.ts";
import { formatRupees } from "../../domain/money.ts";
import { say, text } from "../../domain/words/say.ts";
import { COUNTER_DAYS } from "./quote-model.ts";

/** The side of a booking, of a party to its request: who asked is the organiser, whoever was asked. */
export const sideOf = (party: Party): BookingSide => (party === "sender" ? "organiser" : "provider");
export const partyOf = (side: BookingSide): Party => (side === "organiser" ? "sender" : "recipient");
export const otherOf = (side: BookingSide): BookingSide => (side === "organiser" ? "provider" : "organiser");

/** A booking in the hands of one transaction, its request held. `state`: what is due has happened. */
export type HeldBooking = Standing & { enquiry: EnquiryRow; state: BookingState };

/** @param enquiry held by this transaction: whoever holds it holds its booking */
export async function heldBooking(deps: Pick<Deps, "now">, tx: Tx, enquiry: EnquiryRow): Promise<HeldBooking> {
  const standing = await standingOf(tx, enquiry.id);
  return { ...standing, enquiry, state: stateAt(standing.booking, deps.now()) };
}

/** Why nothing more is done in a state. */
export const OVER: Partial<Record<BookingState, string>> = {
  unpriced: text("This request was accepted already, without a price."),
  agreed: text("This is agreed already."),
  confirmed: text("This booking is confirmed already."),
  delivered: text("The day of this booking is over."),
  providerMissed: text("It is said that somebody did not come: that is answered first."),
  organiserMissed: text("It is said that nobody was there: that is answered first."),
  closed: text("This booking is over."),
  declined: text("This was declined already."),
  withdrawn: text("This was taken back already."),
  lapsed: text("The quote has run out."),
  cancelled: text("This booking was called off."),
};

/** Why the table has no such move for this side now. */
export function refusal(state: BookingState, move: BookingMove, by: BookingSide): AppError {
  if (BOOKING_TABLE.some((one) => one.from === state && one.move === move && one.by === otherOf(by)))
    return notAllowed(text("Only the other side can do this."));
  const over = OVER[state];
  if (over) return conflict(over);
  if (state === "enquired") return conflict(text("There is no quote yet."));
  return conflict(
    state === "countered" ? text("A change was asked for: a new quote comes next.") : text("There is a newer quote."),
  );
}

/**
 * The rule of a move that one side asks for.
 * @param round the quote that it speaks of, where it speaks of one: whoever answers an older one is told
 * @throws 403 for the other side's moves, 409 for what is over, not yet, or changed meanwhile
 */
export function ruleOf(
  { booking, state }: HeldBooking,
  move: BookingMove,
  by: BookingSide,
  round?: number,
): BookingRule {
  const rule = ruleFor(state, move, by);
  if (!rule || !isOwn(rule)) throw refusal(state, move, by);
  const last = booking?.round ?? 0;
  if (round !== undefined && round !== last) throw conflict(text("There is a newer quote. Please look again."));
  if ((move === "quote" || move === "counter") && last >= MOST_ROUNDS)
    throw conflict(
      toCaller(() => say("{n} quotes were sent: accept the last one, or call it off.", { n: MOST_ROUNDS })),
    );
  return rule;
}

/** The end of the event's day in India, or of that on which what is rented is brought back; null where none is named. */
export function endOf(enquiry: Pick<EnquiryRow, "eventDate" | "details">): Date | null {
  const last = lastDayOf(enquiry);
  return last === null ? null : new Date(`${addDays(last, 1)}T00:00:00+05:30`);
}
const HOUR_MS = 3_600_000;
/** The earlier of two moments; null counts as never. */
export const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one);
/** So long after the day of a booking it has taken place, where nobody says so before. */
export const DELIVERED_HOURS = 48;
/** So long after it took place a booking of which all is paid is closed, where nobody does so before. */
const CLOSED_DAYS = 14;
const DAY_MS = 24 * HOUR_MS;
/** So long an agreement waits to be confirmed, and never past its day: for the payment that holds the date, or without one. */
export const TOKEN_HOURS = 48;
const AGREED_DAYS = 7;
const agreedMs = (quote: QuoteRow | null): number =>
  quote?.terms.milestones.some(({ due }) => due === "agreement") ? TOKEN_HOURS * HOUR_MS : AGREED_DAYS * DAY_MS;

/** When a state ends by itself; null where it does not. */
function dueIn(state: BookingState, enquiry: EnquiryRow, quote: QuoteRow | null, now: Date): Date | null {
  const end = endOf(enquiry);
  switch (state) {
    case "quoted":
      return quote && earlier(quote.validUntil, end);
    case "countered":
      return earlier(new Date(now.getTime() + COUNTER_DAYS * DAY_MS), end);
    case "agreed":
      return earlier(new Date(now.getTime() + agreedMs(quote)), end);
    case "unpriced":
    case "confirmed":
      return end && new Date(end.getTime() + DELIVERED_HOURS * HOUR_MS);
    case "delivered":
      return new Date((end?.getTime() ?? now.getTime()) + DELIVERED_HOURS * HOUR_MS + CLOSED_DAYS * DAY_MS);
    case "providerMissed":
    case "organiserMissed":
      return new Date(now.getTime() + NO_SHOW_HOURS * HOUR_MS);
    default:
      return null;
  }
}

/** Until when something that is agreed waits; while its times rest, for when they go on. Null: no time is set. */
const waitsUntil = ({ frozenAt, frozenDueAt, dueAt }: BookingRow): Date | null => (frozenAt ? frozenDueAt : dueAt);

/**
 * What is agreed runs out so much later, for a payment that is noted: never later than 48 hours after its day.
 * @param held by this transaction
 * @returns until when it waits now; null where it is not agreed, or no time is set
 */
export async function runOutLater(
  tx: Tx,
  { enquiry, booking, state }: Pick<HeldBooking, "enquiry" | "booking" | "state">,
  hours: number,
): Promise<Date | null> {
  const until = booking && state === "agreed" ? waitsUntil(booking) : null;
  if (!booking || !until || hours <= 0) return until;
  const end = endOf(enquiry);
  const latest = end && new Date(end.getTime() + DELIVERED_HOURS * HOUR_MS);
  const dueAt = earlier(new Date(until.getTime() + hours * HOUR_MS), latest);
  if (dueAt <= until) return until;
  await updateBooking(tx, booking.id, { state, round: booking.round, dueAt, dueMove: "expire" });
  return dueAt;
}

/** So long whoever was told that a payment has not arrived has at least to look, and to note it again. */
const LOOK_HOURS = 48;

/**
 * What was noted as paid has not arrived: what is agreed runs out as it would have without it, after two days to look.
 * It never runs out later for that.
 * @param held by this transaction
 */
export async function runOutSooner(
  deps: Pick<Deps, "now">,
  tx: Tx,
  { enquiry, booking, state, quote }: HeldBooking,
  acceptedAt: Date,
): Promise<void> {
  const until = booking && state === "agreed" ? waitsUntil(booking) : null;
  if (!booking || !until) return;
  const now = deps.now().getTime();
  const end = endOf(enquiry);
  const last = end && end.getTime() > now ? end : until;
  const dueAt = earlier(new Date(Math.max(acceptedAt.getTime() + agreedMs(quote), now + LOOK_HOURS * HOUR_MS)), last);
  if (dueAt >= until) return;
  await updateBooking(tx, booking.id, { state, round: booking.round, dueAt, dueMove: "expire" });
}

/**
 * Something is noted that waits for its answer: what took place does not close by itself meanwhile.
 * @param held by this transaction
 */
export async function stayOpen(tx: Tx, { booking }: HeldBooking): Promise<void> {
  if (booking?.state !== "delivered" || !booking.dueAt) return;
  await updateBooking(tx, booking.id, { state: "delivered", round: booking.round, dueAt: null, dueMove: null });
}

/**
 * All is paid of what took place: it closes by itself, where it did not for what was open.
 * @param held by this transaction
 */
export async function closeOncePaid(deps: Deps, tx: Tx, { enquiry, booking, quote }: HeldBooking): Promise<void> {
  const deposit = quote?.terms.deposit !== undefined;
  if (booking?.state !== "delivered" || booking.dueAt || !(await deps.money.settled(tx, booking.id, deposit))) return;
  const dueAt = dueIn("delivered", enquiry, null, deps.now());
  await updateBooking(tx, booking.id, { state: "delivered", round: booking.round, dueAt, dueMove: "close" });
}

/**
 * The provider has received the first payment, wants none, or says that the booking stands before it has arrived: what
 * is agreed is confirmed, where it is not yet.
 * @param held by this transaction
 * @param note why it stands before the first payment has arrived; empty where that has
 * @throws 409 where the date is gone
 */
export async function secure(
  deps: Deps,
  tx: Tx,
  held: HeldBooking,
  { actor, note = "" }: { actor: Actor; note?: string },
): Promise<void> {
  const rule = ruleFor(held.state, "secure", "provider");
  if (rule) await takeMove(deps, tx, held, rule, { actor, note });
}

/** While the two sides are at odds, or one of them is suspended, nothing happens to the booking by itself: its times wait, and go on afterwards. */
export const restTimers = (deps: Pick<Deps, "now">, tx: Tx, bookingId: string): Promise<void> =>
  freeze(tx, bookingId, deps.now());
/**
 * Its times go on: each later by as long as it has rested. Nothing where they did not rest, or where one of the two is
 * suspended. The request is held by `tx`.
 */
export async function resumeTimers(deps: Pick<Deps, "now">, tx: Tx, bookingId: string): Promise<void> {
  if (!(await suspendedSideOf(tx, bookingId))) await thaw(tx, bookingId, deps.now());
}

/** @throws 409 for a day that is over */
export function refusePast(deps: Pick<Deps, "now">, { eventDate }: Pick<EnquiryRow, "eventDate">): void {
  if (eventDate !== null && eventDate < todayIST(deps.now())) throw conflict(text("The day of this request is over."));
}

export type Moved = {
  enquiry: EnquiryRow;
  booking: Pick<BookingRow, "id" | "round">;
  move: Omit<MoveRow, "seq"> & { seq: number };
  quote: QuoteRow | null;
  counter: MoveRow | null;
  /** The text of what was agreed before it. */
  agreed: string | null;
};

const handedIn = (): never => {
  throw new Error("What this move does comes with it.");
};

const EFFECTS: Record<BookingEffect, (deps: Deps, tx: Tx, moved: Moved) => Promise<void>> = {
  holdDay: (deps, tx, { enquiry, quote }) =>
    holdRequest(deps, tx, enquiry, null, {
      advice: text("Agree on another day, or ask somebody else."),
      holdsNone: quote?.heldUntil === null,
    }),
  async releaseDay(_deps, tx, { enquiry }) {
    // Called off, its step has given it back.
    if (enquiry.status !== "cancelled") await releaseDays(tx, enquiry.id);
  },
  settle: (deps, tx, { enquiry, booking, move }) =>
    deps.money.ended(deps, tx, {
      enquiry,
      bookingId: booking.id,
      by: move.move === "agreeEnd" ? "both" : (missingIn(move.fromState) ?? move.by),
      missed: missingIn(move.fromState) !== null,
    }),
  moveDay: handedIn,
  fixAmendment: handedIn,
  // Written with the move (`agreementBy`).
  fixAgreement: async () => {},
  async tell(deps, tx, { enquiry, move, quote, agreed }) {
    if (!quote) return;
    const readers: BookingSide[] = move.by === "clock" ? ["organiser", "provider"] : [otherOf(move.by)];
    if (readers.length > 1) await readBothSides(tx, enquiry);
    // What was agreed may be less than the quote, and may have been changed since.
    const agreedPaise = agreed === null ? null : (JSON.parse(agreed) as AgreedText).money.totalPaise;
    const totalPaise = move.askedPaise ?? agreedPaise ?? quote.totalPaise;
    const about = () => `${eventLine(enquiry)} (${enquiry.number})`;
    const more = () => ({
      part: `booking-${move.seq}`,
      facts: [{ label: say("All in"), value: formatRupees(totalPaise) }],
      ...(move.move === "accept" ? { enclosure: { what: "agreement" as const, id: enquiry.id } } : {}),
    });
    for (const reader of readers) {
      const { listing, who } = await otherSide(tx, enquiry, partyOf(reader));
      await tellSide(deps, tx, enquiry, partyOf(reader), listing, () => ({
        ...newsOf(move.move, reader, {
          who,
          about: about(),
          totalPaise: quote.totalPaise,
          askedPaise: move.askedPaise,
          note: readBy(mayReach(partyOf(reader), enquiry))(move.note),
          validUntil: quote.validUntil,
          round: move.round,
          from: move.fromState,
        }),
        ...more(),
      }));
    }
    // Whoever said yes knows it, and has a copy in their mails too.
    if (move.move !== "accept" || move.by === "clock") return;
    const { listing, who } = await otherSide(tx, enquiry, partyOf(move.by));
    await mailSide(deps, tx, enquiry, partyOf(move.by), listing, () => ({
      ...copyNews({ who, about: about(), total: formatRupees(totalPaise) }),
      ...more(),
    }));
  },
};

/** What is agreed by this move, as a text. */
async function agreementBy(
  tx: Tx,
  { enquiry, booking, move, quote, counter: change }: Omit<Moved, "move"> & { move: Omit<MoveRow, "seq"> },
): Promise<AgreementRow> {
  if (!quote || move.by === "clock") throw new Error("Nobody agrees to nothing.");
  const { listing } = await sidesOf(tx, enquiry);
  const counter = move.by === "provider" ? change : null;
  const offered = { by: otherOf(move.by), at: counter?.at ?? quote.createdAt };
  const { text, sha256 } = agreementText(booking.id, enquiry, listing?.title ?? "", quote.terms, {
    allInPaise: counter?.askedPaise ?? null,
    offered,
    accepted: { by: move.by, at: move.at },
  });
  return {
    bookingId: booking.id,
    terms: text,
    sha256,
    offeredBy: offered.by,
    offeredAt: offered.at,
    acceptedAt: move.at,
  };
}

/** What goes with a move. `quote`: the one that it sends. */
export type MoveMore = {
  actor: Actor | null;
  note?: string;
  askedPaise?: number | null;
  quote?: Omit<QuoteRow, "bookingId">;
  /** What it does in a way of its own. */
  own?: Partial<Record<BookingEffect, (moved: Moved) => Promise<void>>>;
};

/** What a move writes that leaves the booking, and until when, as it was; what rests goes on resting. */
const asItIs = ({ state, round, dueAt, dueMove, frozenAt, frozenDueAt, frozenDueMove }: BookingRow) => ({
  state,
  round,
  dueAt: frozenAt ? frozenDueAt : dueAt,
  dueMove: frozenAt ? (frozenDueMove as BookingMove | null) : dueMove,
});

/** What a suspended side may still do: leave, and answer to a no-show. */
const WHILE_SUSPENDED: readonly BookingMove[] = [
  "decline",
  "withdraw",
  "declineRequest",
  "withdrawRequest",
  "cancel",
  "agreeEnd",
  "refuseChange",
  "takeBackChange",
  "admitNoShow",
  "takeBackNoShow",
  "disputeNoShow",
];

/**
 * Takes the move: writes it down, the state, when that ends by itself, the status of the request, and does what the table
 * says.
 * @param held by this transaction
 * @throws 409 where the date is gone, and for a suspended side that does not leave
 */
export async function takeMove(
  deps: Deps,
  tx: Tx,
  { enquiry, booking, quote: last, counter, agreed }: HeldBooking,
  { move, from, to, by, effects, step, still }: BookingRule,
  { actor, note = "", askedPaise = null, quote: sent, own }: MoveMore,
): Promise<Moved> {
  if (!WHILE_SUSPENDED.includes(move)) await refuseSuspended(tx, enquiry, actor);
  const at = deps.now();
  // The step of a request has written its status itself.
  const request =
    step || STATUS_OF[to] === STATUS_OF[from] || STATUS_OF[to] === "pending"
      ? enquiry
      : await followStep(deps, tx, enquiry, STATUS_OF[to], { side: blamed(by, from), actor });
  const id = booking?.id ?? newId();
  const deposit = last?.terms.deposit !== undefined;
  const keeps = deposit && to === "closed" ? await deps.money.keepsOpen(tx, id) : null;
  if (keeps) throw conflict(keeps);
  const round = sent?.round ?? booking?.round ?? 1;
  const quote = sent ? { ...sent, bookingId: id } : last;
  const waits = to === "delivered" && !(await deps.money.settled(tx, id, deposit));
  const dueAt = TIMED[to] && !waits ? dueIn(to, request, quote, at) : null;
  const next = { state: to, round, dueAt, dueMove: dueAt ? (TIMED[to] ?? null) : null };
  const line = {
    bookingId: id,
    move,
    fromState: from,
    toState: to,
    by,
    personId: actor?.id ?? null,
    round,
    note,
    askedPaise,
    at,
  };
  const written = {
    id,
    enquiryId: enquiry.id,
    ...(booking && still ? asItIs(booking) : next),
    isNew: booking === null,
  };
  const told = { enquiry: request, booking: { id, round }, quote, counter, agreed };
  const agreement = effects.includes("fixAgreement") ? await agreementBy(tx, { ...told, move: line }) : null;
  const seq = await writeMove(tx, written, { quote: sent ? quote : null, agreement }, line);
  const moved = { ...told, move: { ...line, seq } };
  // Who is told of it and of what is owed: both at once, and not one after the other.
  if (effects.includes("settle") && effects.includes("tell")) await readBothSides(tx, request);
  for (const effect of effects) await (own?.[effect]?.(moved) ?? EFFECTS[effect](deps, tx, moved));
  // Where the status of the request changed, that was announced.
  if (request === enquiry && !step) await announceRequest(tx, enquiry.id);
  return moved;
}

/**
 * Writes down what is due of a request's booking.
 * @param enquiry held by this transaction
 * @returns whether anything was
 * @throws 409 where the move cannot be made: nothing is written then, and it stays due
 */
export async function takeDue(deps: Deps, tx: Tx, enquiry: EnquiryRow): Promise<boolean> {
  const held = await heldBooking(deps, tx, enquiry);
  const { booking } = held;
  if (!booking?.dueAt || !booking.dueMove || booking.dueAt > deps.now()) return false;
  const rule = ruleFor(booking.state, booking.dueMove, "clock");
  if (!rule) throw new Error(`Nothing of a booking that is ${booking.state} is due.`);
  await takeMove(deps, tx, { ...held, state: booking.state }, rule, { actor: null });
  return true;
}

/** Whose line it is in the story of the request: of what ran out, the side that did not answer. */
function blamed(by: BookingActor, from: BookingState): Party {
  if (by !== "clock") return partyOf(by);
  const missing = missingIn(from);
  if (missing) return partyOf(missing);
  return from === "countered" ? "recipient" : "sender";
}
