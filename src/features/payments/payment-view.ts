/** What both sides read of the money of a booking. Amounts are integer paise, instants and days in ISO form. */
import type { BookingSide, BookingState } from "../bookings/booking-table.ts";
import type { MilestoneKind } from "../bookings/quote-limits.ts";
import type { EndedBy } from "./ending-cost.ts";
import type { PaymentAnswer, PaymentMethod } from "./payment-model.ts";
import type { Balance } from "./payment-store.server.ts";

/**
 * `waits`: it is noted as paid, and not answered yet; `letOff`: what is left of it need not be paid, as was decided of a
 * dispute; `off`: the booking was called off.
 */
export type DueStatus = "paid" | "waits" | "part" | "open" | "late" | "letOff" | "off";

export type DueView = {
  n: number;
  kind: MilestoneKind;
  amountPaise: number;
  day: string | null;
  /** What is left of it, notes that wait taken off. */
  openPaise: number;
  /** So much of it need not be paid, by a decision. */
  letOffPaise: number;
  status: DueStatus;
};

export type EntryView = {
  id: string;
  /** kept: the provider keeps so much of the deposit, for the reason in its note. */
  kind: "paid" | "waived" | "kept";
  /** Of the deposit, and not of the price. */
  deposit: boolean;
  payee: BookingSide;
  by: "you" | "them";
  amountPaise: number;
  method: PaymentMethod | null;
  reference: string | null;
  /** On which its payer says that they paid; null where they have not said. */
  paidOn: string | null;
  /** Why its reference does not go with that day; null where it does. */
  doubt: string | null;
  screenshot: string | null;
  note: string;
  at: string;
  answer: { answer: PaymentAnswer; reason: string; at: string } | null;
  /** The viewer was to be paid, and has not said yet whether it has arrived. */
  mayAnswer: boolean;
  /** It waits for its answer for a week or more. */
  unanswered: boolean;
};

export type PayTo = {
  name: string;
  upi: string | null;
  /** It is a merchant's: apps take a link to it. */
  merchant: boolean;
  account: string | null;
  ifsc: string | null;
  /** `upi://pay?…` for the amount that is next; null without a UPI id, or above what UPI takes. */
  link: string | null;
};

/** `held`: the provider has it; `settled`: it came back, or was kept with a reason that the organiser agreed to. */
export type DepositStatus = "open" | "waits" | "held" | "settled" | "waived" | "off";

export type DepositView = {
  amountPaise: number;
  /** When it is paid, and by when it comes back; null where the event has no day. */
  day: string | null;
  backBy: string | null;
  status: DepositStatus;
  takenPaise: number;
  returnedPaise: number;
  keptPaise: number;
  /** What the provider still holds. */
  toReturnPaise: number;
  /** It should have come back by now. */
  late: boolean;
  /** What the viewer may note as paid, or as returned. */
  toPay: PaymentsView["toPay"];
  /** What the viewer may give up. */
  toWaive: PaymentsView["toWaive"];
};

export type PaymentsView = {
  number: string;
  side: BookingSide;
  other: string;
  state: BookingState;
  eventType: string | null;
  eventDate: string | null;
  /** ISO day of the request: what is noted was paid from then on. */
  askedOn: string;
  balance: Balance;
  dues: DueView[];
  /** Newest first. */
  entries: EntryView[];
  ended: { by: EndedBy; missed: boolean; back: number; at: string } | null;
  /** What the viewer may note as paid now: at most so much, and what is next. Null: nothing is open on their side. */
  toPay: { openPaise: number; nextPaise: number; payTo: PayTo | null } | null;
  /** What the viewer may give up now. */
  toWaive: { openPaise: number; nextPaise: number } | null;
  /**
   * What is agreed waits to be confirmed: what of its first payment has not arrived, and until when the date is held for
   * it, null while that rests. Null where nothing waits so.
   */
  first: { openPaise: number; until: string | null } | null;
  /** What is paid besides the price and comes back; null where none was agreed on. */
  deposit: DepositView | null;
  /** The side that the desk has suspended: what to pay them has no link, and stands behind a warning. */
  suspended: BookingSide | null;
  /** What is to come to the viewer: whether they have said how they are paid. */
  payable: boolean;
};

/** A booking of one's money page. */
export type MoneyLine = {
  number: string;
  side: BookingSide;
  other: string;
  eventType: string | null;
  eventDate: string | null;
  state: BookingState;
  totalPaise: number;
  /** Settled from the viewer's side: received, or paid. */
  donePaise: number;
  /** Noted as paid, and not answered. */
  waitsPaise: number;
  /** Still to come to the viewer, or to be paid by them. */
  openPaise: number;
  /** The next payment that is open. */
  next: { amountPaise: number; day: string | null; late: boolean } | null;
  /** What is owed back after a booking was called off: to the viewer, or by them. */
  backPaise: number;
  /** Of a deposit, what its provider still holds. */
  depositPaise: number;
};

/** What several bookings come to together. */
export type MoneySums = Pick<MoneyLine, "donePaise" | "waitsPaise" | "openPaise" | "backPaise" | "depositPaise">;

export type MoneyView = {
  /** As a provider, and as an organiser: the next ones. */
  received: MoneyLine[];
  paid: MoneyLine[];
  /** Over all of them. */
  sums: { received: MoneySums; paid: MoneySums };
  /** What the viewer pays next, over all their bookings, in the order of days. */
  ahead: { number: string; other: string; kind: string; amountPaise: number; day: string | null; late: boolean }[];
  /** What the viewer pays for each of their events; the last one may be what belongs to none. Empty where there is no event. */
  events: ({ name: string | null; path: string | null; bookings: number } & MoneySums)[];
  months: { month: string; paise: number }[];
  payable: boolean;
};
