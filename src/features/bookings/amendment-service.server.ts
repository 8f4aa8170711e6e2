/** What the two sides of an agreement do to change it, or to call it off together. One proposes, the other answers. */
import type { Actor } from "../../domain/actor.ts";
import { formatInstant, todayIST } from "../../domain/dates.ts";
import { badInput, conflict, notAllowed, type AppError } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { refuseTaken } from "../enquiries/enquiry-dates.server.ts";
import {
  askedNow,
  changeChoices,
  moveRequest,
  withWish,
  writeWish,
  type Choices,
} from "../enquiries/enquiry-change.server.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { readBothSides } from "../enquiries/request-sides.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import { eachRequest, heldRequest, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { agreedDetails, amendedPayments, amendmentText, type AgreedText } from "./agreement.server.ts";
import {
  CHANGE_DAYS,
  CHANGE_TEXT as TEXT,
  changedPrice,
  pricedLines,
  type ChangeAnswer,
  type ChangeForm,
  type Wish,
} from "./amendment-model.ts";
import * as store from "./amendment-store.server.ts";
import { changeLines, changeNews } from "./amendment-words.ts";
import {
  DELIVERED_HOURS,
  earlier,
  endOf,
  heldBooking,
  otherOf,
  partyOf,
  refusal,
  refusePast,
  sideOf,
  takeMove,
  type HeldBooking,
  type Moved,
} from "./booking-engine.server.ts";
import { refuseInvoiced } from "./booking-invoices.server.ts";
import { agreementOf, type AgreementInForce, type BookingRow } from "./booking-store.server.ts";
import {
  BOOKING_SIDES,
  ruleFor,
  type BookingMove,
  type BookingRule,
  type BookingSide,
  type BookingState,
} from "./booking-table.ts";
import { QUOTE_MESSAGES } from "./quote-model.ts";
import { QUOTE_LIMITS } from "./quote-limits.ts";

const MS_PER_HOUR = 3_600_000;

/** Whether it waits for its answer: what is past its time has lapsed, but for what rests. */
export const waitsStill = (
  change: Pick<store.ChangeRow, "expiresAt"> | null,
  { frozenAt }: Pick<BookingRow, "frozenAt">,
  now: Date,
): boolean => change !== null && (frozenAt !== null || change.expiresAt > now);

type Held = {
  held: HeldBooking;
  booking: BookingRow;
  side: BookingSide;
  force: AgreementInForce;
  agreed: AgreedText;
  /** The change that waits, or has lapsed and nobody has written that down. */
  open: store.ChangeRow | null;
};

/** An agreed booking, its request held until the transaction ends. @throws 404, 409 where nothing is agreed */
async function heldAgreement(deps: Deps, tx: Tx, actor: Actor, number: string): Promise<Held> {
  const { enquiry, side } = await heldRequest(tx, actor, number);
  const held = await heldBooking(deps, tx, enquiry);
  const { booking } = held;
  const force = booking && (await agreementOf(tx, booking.id));
  if (!force) throw conflict(TEXT.nothingAgreed);
  const agreed = JSON.parse(force.terms) as AgreedText;
  return { held, booking, side: sideOf(side), force, agreed, open: await store.openChange(tx, booking.id) };
}

/** @throws 409 where the booking is over */
function ruleOfChange({ state }: HeldBooking, move: BookingMove, side: BookingSide): BookingRule {
  const rule = ruleFor(state, move, side);
  if (!rule) throw refusal(state, move, side);
  return rule;
}

const refuseField = (field: string, text: string): AppError => badInput(text, { [field]: text });

/** What of the form is another than what is agreed. @throws 400 for what the listing does not offer, and for nothing */
function wishOf(
  { note: _note, lines, ...form }: ChangeForm,
  enquiry: EnquiryRow,
  agreed: AgreedText,
  choices: Choices,
): Wish {
  const asked = askedNow(enquiry);
  if (form.slot && !choices.slots.includes(form.slot)) throw refuseField("slot", TEXT.slot);
  if (form.hall && !choices.halls.includes(form.hall)) throw refuseField("hall", TEXT.hall);
  if (form.pieces && !choices.pieces) throw refuseField("pieces", TEXT.notCounted);
  if (form.guests && !choices.guests) throw refuseField("guests", TEXT.notCounted);
  const before = agreed.terms;
  const priced = pricedLines(lines);
  const sameLines = JSON.stringify(priced ?? before.lines) === JSON.stringify(before.lines);
  const { money } = changedPrice(agreed, { ...form, ...(sameLines || !priced ? {} : { lines: priced }) });
  // What is agreed for nothing stays so where something else changes.
  if (money.totalPaise <= 0 && (agreed.money.totalPaise > 0 || form.totalPaise !== undefined))
    throw refuseField("totalPaise", TEXT.total);
  if (money.totalPaise > QUOTE_LIMITS.totalPaise) throw refuseField("totalPaise", QUOTE_MESSAGES.tooMuch);
  if ((form.discountPaise ?? 0) > money.grossPaise) throw refuseField("discountPaise", QUOTE_MESSAGES.discount);
  const price = money.totalPaise !== agreed.money.totalPaise || !sameLines;
  const wish: Wish = {
    ...(form.day && form.day !== asked.day ? { day: form.day } : {}),
    ...(form.slot && form.slot !== asked.slot ? { slot: form.slot } : {}),
    ...(form.hall && form.hall !== asked.hall ? { hall: form.hall } : {}),
    ...(form.pieces && form.pieces !== asked.pieces ? { pieces: form.pieces } : {}),
    ...(form.guests && String(form.guests) !== asked.guests ? { guests: form.guests } : {}),
    ...(price && form.totalPaise !== undefined ? { totalPaise: form.totalPaise } : {}),
    ...(price && !sameLines && priced ? { lines: priced } : {}),
    ...(price && form.discountPaise !== undefined ? { discountPaise: form.discountPaise } : {}),
  };
  if (Object.keys(wish).length === 0) throw refuseField("day", TEXT.same);
  return wish;
}

/** Until when it may be answered: a week, and never past the day; where it is called off, never past when it has taken place. */
function expiryOf(enquiry: EnquiryRow, wish: Wish | null, now: Date): Date {
  const week = new Date(now.getTime() + CHANGE_DAYS * 24 * MS_PER_HOUR);
  const end = endOf(enquiry);
  if (wish === null) return earlier(week, end && new Date(end.getTime() + DELIVERED_HOURS * MS_PER_HOUR));
  return earlier(earlier(week, end), wish.day ? endOf(withWish(enquiry, wish)) : null);
}

/** @throws 409 where one waits */
async function refuseSecond(deps: Deps, tx: Tx, at: Held): Promise<void> {
  if (!at.open) return;
  if (waitsStill(at.open, at.booking, deps.now())) throw conflict(TEXT.waits);
  await lapse(deps, tx, at.held, at.open);
}

/** Which one of its booking it is, and what that is. */
export type Proposed = { n: number; state: BookingState };

/**
 * Proposes a change to what is agreed.
 * @throws 400, 404, 409 where nothing is agreed, it is over, one waits, or the day is taken, with the next free days
 */
export async function proposeChange(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  form: ChangeForm,
): Promise<Proposed> {
  const at = await heldAgreement(deps, tx, actor, number);
  const { held, side, agreed } = at;
  const rule = ruleOfChange(held, "propose", side);
  const { enquiry } = held;
  refusePast(deps, enquiry);
  await refuseSecond(deps, tx, at);
  const wish = wishOf(form, enquiry, agreed, await changeChoices(deps, tx, enquiry));
  await refuseInvoiced(deps, tx, at.booking.id, wish);
  // What looks free may be gone by the answer: the hold decides then.
  if (wish.day ?? wish.hall ?? wish.slot)
    await refuseTaken(deps, tx, withWish(enquiry, wish), text("Propose another day."));
  return propose(deps, tx, at, rule, { actor, wish, note: form.note });
}

/** Asks to call it off for a cause beyond both. @throws 404, 409 */
export async function proposeEnd(deps: Deps, tx: Tx, actor: Actor, number: string, reason: string): Promise<Proposed> {
  const at = await heldAgreement(deps, tx, actor, number);
  const rule = ruleOfChange(at.held, "proposeEnd", at.side);
  await refuseSecond(deps, tx, at);
  return propose(deps, tx, at, rule, { actor, wish: null, note: reason });
}

async function propose(
  deps: Deps,
  tx: Tx,
  { held, booking, side, agreed }: Held,
  rule: BookingRule,
  { actor, wish, note }: { actor: Actor; wish: Wish | null; note: string },
): Promise<Proposed> {
  const now = deps.now();
  const row = {
    bookingId: booking.id,
    kind: wish ? ("change" as const) : ("callOff" as const),
    by: side,
    wish: wish ?? {},
    note,
    at: now,
    expiresAt: expiryOf(held.enquiry, wish, now),
  };
  const n = await store.insertChange(tx, row);
  const change = { ...row, n, outcome: null, endedAt: null };
  await takeMove(deps, tx, held, rule, { actor, own: { tell: tellOf(deps, tx, held.enquiry, agreed, change) } });
  return { n, state: held.state };
}

/** Tells the other side of a move about a change; of what lapsed both. @param before the request as it stood */
const tellOf =
  (deps: Deps, tx: Tx, before: EnquiryRow, agreed: AgreedText, change: store.ChangeRow) =>
  async ({ enquiry, move }: Moved): Promise<void> => {
    const total = changedPrice(agreed, change.wish).money.totalPaise;
    const linesOf = () =>
      changeLines(
        change.wish,
        askedNow(before),
        { lines: agreed.terms.lines, totalPaise: agreed.money.totalPaise },
        total,
      );
    if (move.by === "clock") await readBothSides(tx, enquiry);
    for (const reader of move.by === "clock" ? BOOKING_SIDES : [otherOf(move.by)]) {
      const { listing, who } = await otherSide(tx, enquiry, partyOf(reader));
      await tellSide(deps, tx, enquiry, partyOf(reader), listing, () => ({
        ...changeNews(move.move, reader, {
          who,
          about: `${eventLine(enquiry)} (${enquiry.number})`,
          mine: change.by === reader,
          callOff: change.kind === "callOff",
          note: change.note,
          lines: linesOf(),
          until: formatInstant(change.expiresAt),
        }),
        part: `booking-${move.seq}`,
      }));
    }
  };

/**
 * Answers a change that waits: the other side agrees or declines, whoever proposed it takes it back.
 * @returns the state of the booking then
 * @throws 403 for the wrong side, 404, 409 where it waits no more, or the day is gone, with the next free days
 */
export async function answerChange(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  { n, answer }: { n: number; answer: ChangeAnswer },
): Promise<BookingState> {
  const at = await heldAgreement(deps, tx, actor, number);
  const { held, booking, side, agreed, open } = at;
  const now = deps.now();
  if (open?.n !== n || !waitsStill(open, booking, now)) throw conflict(TEXT.none);
  const own = open.by === side;
  if (own && answer !== "withdraw") throw notAllowed(TEXT.own);
  if (!own && answer === "withdraw") throw notAllowed(TEXT.notOwn);
  const agrees: BookingMove = open.kind === "change" ? "agreeChange" : "agreeEnd";
  const move = answer === "agree" ? agrees : answer === "decline" ? "refuseChange" : "takeBackChange";
  const rule = ruleOfChange(held, move, side);
  const outcome = answer === "agree" ? "agreed" : answer === "decline" ? "declined" : "takenBack";
  if (move === "agreeChange") return amend(deps, tx, at, open, rule, actor);
  await store.endChange(tx, open, outcome, now);
  await takeMove(deps, tx, held, rule, { actor, own: { tell: tellOf(deps, tx, held.enquiry, agreed, open) } });
  return rule.to;
}

/** What both have said yes to is in force: the day is held, the text fixed, the payments follow. */
async function amend(
  deps: Deps,
  tx: Tx,
  { held, booking, side, force, agreed }: Held,
  change: store.ChangeRow,
  rule: BookingRule,
  actor: Actor,
): Promise<BookingState> {
  const { wish } = change;
  const now = deps.now();
  refusePast(deps, held.enquiry);
  if (wish.day) refusePast(deps, { eventDate: wish.day });
  await refuseInvoiced(deps, tx, booking.id, wish);
  await store.endChange(tx, change, "agreed", now);
  const enquiry = await writeWish(tx, withWish(held.enquiry, wish));
  const moved = wish.day !== undefined && held.enquiry.eventDate !== null;
  if (wish.day) await store.forgetReminders(tx, enquiry.id);
  const n = force.n + 1;
  const standing = await deps.money.standing(tx, booking.id);
  await takeMove(deps, tx, { ...held, enquiry }, rule, {
    actor,
    own: {
      async moveDay() {
        if (wish.day ?? wish.slot ?? wish.hall ?? wish.pieces)
          await moveRequest(deps, tx, enquiry, text("Agree on another day."));
      },
      async fixAmendment() {
        const { terms, money } = changedPrice(agreed, wish);
        const { text, sha256 } = amendmentText(agreed, {
          day: enquiry.eventDate,
          details: agreedDetails(enquiry),
          terms,
          money,
          payments: amendedPayments(agreed.payments, money.totalPaise, enquiry.eventDate, {
            first: todayIST(force.firstAcceptedAt),
            today: todayIST(now),
            settledPaise: standing ? standing.paidPaise + standing.claimedPaise + standing.waivedPaise : 0,
          }),
          offered: { by: change.by, at: change.at },
          accepted: { by: side, at: now },
          firstAt: force.firstAcceptedAt,
          amendment: { n, replaces: force.sha256 },
        });
        await store.insertAmendment(tx, {
          bookingId: booking.id,
          n,
          changeN: change.n,
          moved,
          terms: text,
          sha256,
          offeredBy: change.by,
          offeredAt: change.at,
          acceptedAt: now,
        });
        await deps.money.amended(deps, tx, { enquiry, bookingId: booking.id, n });
      },
      tell: tellOf(deps, tx, held.enquiry, agreed, change),
    },
  });
  return rule.to;
}

/** @param held by this transaction */
async function lapse(deps: Deps, tx: Tx, held: HeldBooking, change: store.ChangeRow): Promise<boolean> {
  const { booking, state, enquiry } = held;
  const rule = ruleFor(state, "lapseChange", "clock");
  const force = booking && rule && (await agreementOf(tx, booking.id));
  if (!force) return false;
  await store.endChange(tx, change, "lapsed", deps.now());
  const agreed = JSON.parse(force.terms) as AgreedText;
  await takeMove(deps, tx, held, rule, { actor: null, own: { tell: tellOf(deps, tx, enquiry, agreed, change) } });
  return true;
}

/** Of one round; the next one is a minute later. */
const MOST = 500;

/** Writes down which changes have lapsed. @returns how many @throws the first failure, after all */
export async function lapseChanges(deps: Deps): Promise<number> {
  const due = await store.dueChanges(deps.db, deps.now(), MOST);
  return eachRequest(deps, due, "a change that lapsed", async (tx, enquiry) => {
    const held = await heldBooking(deps, tx, enquiry);
    const open = held.booking && (await store.openChange(tx, held.booking.id));
    if (!held.booking || !open || waitsStill(open, held.booking, deps.now())) return false;
    return lapse(deps, tx, held, open);
  });
}
