/**
 * The way of a booking, as data: its states, who may take which move from which of them, what happens by itself, and what
 * each move does. docs/adr/0022 says why so; a test walks every state × move × actor.
 */
import type { EnquiryMove, EnquiryStatus } from "../enquiries/enquiry-access.ts";

export const BOOKING_STATES = [
  "enquired",
  "quoted",
  "countered",
  "unpriced",
  "agreed",
  "confirmed",
  "delivered",
  "providerMissed",
  "organiserMissed",
  "closed",
  "declined",
  "withdrawn",
  "lapsed",
  "cancelled",
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Who asks, who is asked, and time. */
export const BOOKING_ACTORS = ["organiser", "provider", "clock"] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];
export type BookingSide = Exclude<BookingActor, "clock">;
export const BOOKING_SIDES = ["organiser", "provider"] as const satisfies readonly BookingSide[];

export const BOOKING_MOVES = [
  "quote",
  "counter",
  "accept",
  "decline",
  "withdraw",
  "lapse",
  "expire",
  "takeRequest",
  "declineRequest",
  "withdrawRequest",
  "confirm",
  "secure",
  "deliver",
  "claimNoShow",
  "admitNoShow",
  "takeBackNoShow",
  "disputeNoShow",
  "standNoShow",
  "cancel",
  "complete",
  "close",
  "propose",
  "proposeEnd",
  "agreeChange",
  "agreeEnd",
  "refuseChange",
  "takeBackChange",
  "lapseChange",
] as const;
export type BookingMove = (typeof BOOKING_MOVES)[number];

/** What a move does besides being written down; in this order. */
export type BookingEffect =
  /** The date is held for good, or the move is refused with the next free days. */
  | "holdDay"
  /** Whatever is held for it is free again. */
  | "releaseDay"
  /** What both have said yes to is fixed, with its hash. */
  | "fixAgreement"
  /** The new day, hall or quantity is held, or the move is refused with the next free days; then the old one goes. */
  | "moveDay"
  /** What both have changed is fixed, with its hash; what it replaces stays. */
  | "fixAmendment"
  /** The other side is told; of what happens by itself both are. */
  | "tell"
  /** What it leaves to be paid back is fixed, by the ladder of the agreement, and both are told of that. */
  | "settle";

export type BookingRule = {
  move: BookingMove;
  from: BookingState;
  to: BookingState;
  by: BookingActor;
  effects: readonly BookingEffect[];
  /** It is a step of the request, taken there (its calls and buttons), which tells of it and keeps the date itself. */
  step?: EnquiryMove;
  /** It follows from a payment that is noted as received, or given up: nobody takes it by itself. */
  payment?: true;
  /** It is of a change to what is agreed: taken by calls of its own, where one waits. */
  change?: true;
  /** It is of the day itself, from its morning on: taken by a call of its own. */
  day?: true;
  /** It follows from a dispute that is opened: nobody takes it by itself. */
  dispute?: true;
  /** Once its day is past, only while something of what is agreed is open: of what took place and is paid nothing is called off. */
  unsettled?: true;
  /** What the booking is, and until when, stays as it was. */
  still?: true;
};

const rule = (
  move: BookingMove,
  from: BookingState,
  to: BookingState,
  by: BookingActor,
  effects: readonly BookingEffect[] = ["tell"],
): BookingRule => ({ move, from, to, by, effects });
/** The request itself keeps the day and tells of its steps. */
const EFFECTS_OF_STEPS: Readonly<Partial<Record<BookingState, readonly BookingEffect[]>>> = {
  declined: ["releaseDay"],
  withdrawn: ["releaseDay"],
  cancelled: ["settle"],
};
const step = (
  move: BookingMove,
  taken: EnquiryMove,
  to: BookingState,
  by: BookingSide,
  ...from: BookingState[]
): BookingRule[] =>
  from.map((one) => ({
    ...rule(move, one, to, by, EFFECTS_OF_STEPS[to] ?? []),
    step: taken,
  }));

/** What each side may do to change what is agreed, or to end it without a cost; one of the two asks, the other answers. */
const changes = (from: BookingState): BookingRule[] => [
  ...BOOKING_SIDES.flatMap((by): BookingRule[] => [
    { ...rule("propose", from, from, by), change: true, still: true },
    { ...rule("proposeEnd", from, from, by), change: true, still: true },
    { ...rule("agreeChange", from, from, by, ["moveDay", "fixAmendment", "tell"]), change: true },
    { ...rule("agreeEnd", from, "cancelled", by, ["releaseDay", "tell", "settle"]), change: true },
    { ...rule("refuseChange", from, from, by), change: true, still: true },
    { ...rule("takeBackChange", from, from, by), change: true, still: true },
  ]),
  { ...rule("lapseChange", from, from, "clock"), change: true, still: true },
];

/** The state in which one side is said not to have come, or not to have been there. */
const MISSED = { provider: "providerMissed", organiser: "organiserMissed" } as const;

/** Of whom it is said in this state that they did not come; null in every other state. */
export const missingIn = (state: BookingState): BookingSide | null =>
  BOOKING_SIDES.find((side) => MISSED[side] === state) ?? null;

/** One side says that the other did not come; that one agrees, asks the desk, or says nothing: then it stands. */
const missed = (side: BookingSide): BookingRule[] => {
  const [state, other] = [MISSED[side], side === "provider" ? "organiser" : "provider"] as const;
  return [
    { ...rule("claimNoShow", "confirmed", state, other), day: true },
    { ...rule("claimNoShow", "delivered", state, other), day: true },
    { ...rule("admitNoShow", state, "cancelled", side, ["releaseDay", "tell", "settle"]), day: true },
    { ...rule("takeBackNoShow", state, "delivered", other), day: true },
    // What a dispute is about, it tells itself.
    ...BOOKING_SIDES.map((by): BookingRule => ({
      ...rule("disputeNoShow", state, "delivered", by, []),
      dispute: true,
    })),
    rule("standNoShow", state, "cancelled", "clock", ["releaseDay", "tell", "settle"]),
  ];
};

export const BOOKING_TABLE: readonly BookingRule[] = [
  rule("quote", "enquired", "quoted", "provider"),
  rule("quote", "quoted", "quoted", "provider"),
  rule("quote", "countered", "quoted", "provider"),
  rule("counter", "quoted", "countered", "organiser"),
  rule("accept", "quoted", "agreed", "organiser", ["holdDay", "fixAgreement", "tell"]),
  rule("accept", "countered", "agreed", "provider", ["holdDay", "fixAgreement", "tell"]),
  // Whoever made the last offer takes it back, the other one declines it.
  rule("decline", "quoted", "declined", "organiser", ["releaseDay", "tell"]),
  rule("decline", "countered", "declined", "provider", ["releaseDay", "tell"]),
  rule("withdraw", "quoted", "withdrawn", "provider", ["releaseDay", "tell"]),
  rule("withdraw", "countered", "withdrawn", "organiser", ["releaseDay", "tell"]),
  rule("lapse", "quoted", "lapsed", "clock", ["releaseDay", "tell"]),
  rule("lapse", "countered", "lapsed", "clock", ["releaseDay", "tell"]),
  // Whoever agrees with several and confirms none keeps nobody's day for good.
  rule("expire", "agreed", "cancelled", "clock", ["releaseDay", "tell", "settle"]),
  // Accepted without a price agreed here (DECISIONS 36): as any other from then on, and no money.
  ...step("takeRequest", "accepted", "unpriced", "provider", "enquired", "quoted", "countered"),
  ...step("declineRequest", "declined", "declined", "provider", "quoted", "countered"),
  ...step("withdrawRequest", "cancelled", "withdrawn", "organiser", "quoted", "countered"),
  ...step("confirm", "confirmed", "confirmed", "organiser", "agreed", "unpriced"),
  // Whoever takes money for it has it: nobody needs to press a button besides.
  { ...rule("secure", "agreed", "confirmed", "provider"), payment: true },
  ...(["confirmed", "unpriced"] as const).flatMap((from) => [
    ...BOOKING_SIDES.map((by): BookingRule => ({ ...rule("deliver", from, "delivered", by), day: true })),
    rule("deliver", from, "delivered", "clock", []),
  ]),
  ...missed("provider"),
  ...missed("organiser"),
  ...BOOKING_SIDES.flatMap((by): BookingRule[] => [
    ...step("cancel", "cancelled", "cancelled", by, "unpriced", "agreed", "confirmed"),
    ...step("cancel", "cancelled", "cancelled", by, "delivered").map((one) => ({ ...one, unsettled: true as const })),
  ]),
  ...step("complete", "completed", "closed", "organiser", "confirmed", "delivered"),
  ...step("complete", "completed", "closed", "provider", "confirmed", "delivered"),
  // Only once all is paid: the engine sets no time before.
  rule("close", "delivered", "closed", "clock", []),
  ...changes("agreed"),
  ...changes("confirmed"),
];

/** The status of the request, which follows from the state of its booking. */
export const STATUS_OF: Readonly<Record<BookingState, EnquiryStatus>> = {
  enquired: "pending",
  quoted: "pending",
  countered: "pending",
  unpriced: "accepted",
  agreed: "accepted",
  confirmed: "confirmed",
  delivered: "confirmed",
  providerMissed: "confirmed",
  organiserMissed: "confirmed",
  closed: "completed",
  declined: "declined",
  lapsed: "declined",
  withdrawn: "cancelled",
  cancelled: "cancelled",
};

/** Nothing is done in it any more. */
export const isOver = (state: BookingState): boolean =>
  state === "closed" || state === "declined" || state === "withdrawn" || state === "lapsed" || state === "cancelled";

/** What a request is whose booking was never written down: nothing was quoted, and it was answered before that was. */
export const STATE_OF_STATUS: Readonly<Record<EnquiryStatus, BookingState>> = {
  pending: "enquired",
  accepted: "unpriced",
  confirmed: "confirmed",
  completed: "closed",
  declined: "declined",
  cancelled: "cancelled",
};

/** Something is agreed and not over. */
export const isLive = (state: BookingState): boolean =>
  ["agreed", "confirmed", "delivered"].includes(state) || missingIn(state) !== null;

/** What happens by itself to what stays in a state for too long. */
export const TIMED: Readonly<Partial<Record<BookingState, BookingMove>>> = {
  quoted: "lapse",
  countered: "lapse",
  unpriced: "deliver",
  agreed: "expire",
  confirmed: "deliver",
  delivered: "close",
  providerMissed: "standNoShow",
  organiserMissed: "standNoShow",
};

/** The most quotes of one booking, each of which the organiser may answer with one counter-offer but the last. */
export const MOST_ROUNDS = 5;

/** The rule by which this one takes the move from there; null where there is none. */
export function ruleFor(from: BookingState, move: BookingMove, by: BookingActor): BookingRule | null {
  return BOOKING_TABLE.find((one) => one.from === from && one.move === move && one.by === by) ?? null;
}

/** The rule that goes with a step of the request; null where the booking does not allow it. */
export function ruleOfStep(from: BookingState, taken: EnquiryMove, by: BookingSide): BookingRule | null {
  return BOOKING_TABLE.find((one) => one.from === from && one.step === taken && one.by === by) ?? null;
}

/**
 * What a booking is at an instant: what is due has happened, whoever writes it down and when.
 * @param status of the request, which decides where there is no booking
 */
export function stateAt(
  booking: { state: BookingState; dueAt: Date | null; dueMove: BookingMove | null } | null,
  now: Date,
  status: EnquiryStatus = "pending",
): BookingState {
  if (!booking) return STATE_OF_STATUS[status];
  const { state, dueAt, dueMove } = booking;
  if (dueAt === null || dueMove === null || dueAt > now) return state;
  return ruleFor(state, dueMove, "clock")?.to ?? state;
}

/** A side takes it by itself, by the calls of quotes and offers. */
export const isOwn = ({ step, payment, change, day, dispute }: BookingRule): boolean =>
  !step && !payment && !change && !day && !dispute;

/** What this side may do by the calls of bookings; the steps of the request stand with the request. */
export function movesOf(state: BookingState, round: number, by: BookingSide, asked: number | null): BookingMove[] {
  return BOOKING_TABLE.filter((one) => one.from === state && one.by === by && isOwn(one)).flatMap(({ move }) => {
    if ((move === "quote" || move === "counter") && round >= MOST_ROUNDS) return [];
    // A counter-offer without an amount is a question, which a quote answers.
    return move === "accept" && state === "countered" && asked === null ? [] : [move];
  });
}

/** What this side may do about what is agreed. @param open the change that waits: whose it is and what of; null for none */
export function changeMovesOf(
  state: BookingState,
  by: BookingSide,
  open: { by: BookingSide; kind: "change" | "callOff" } | null,
): BookingMove[] {
  const may: readonly BookingMove[] =
    open === null
      ? ["propose", "proposeEnd"]
      : open.by === by
        ? ["takeBackChange"]
        : [open.kind === "change" ? "agreeChange" : "agreeEnd", "refuseChange"];
  return may.filter((move) => ruleFor(state, move, by));
}
