/** What an agreement is made of: the text that both sides said yes to, and its hash. */
import { createHash } from "node:crypto";
import { addDays, todayIST } from "../../domain/dates.ts";
import { placeWords } from "../../domain/places/place-words.ts";
import { say } from "../../domain/words/say.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { askedNow } from "../enquiries/enquiry-change.server.ts";
import { lastDayOf, severalDaysOf } from "../enquiries/last-day.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import type { BookingSide } from "./booking-table.ts";
import {
  NOTHING_OWED,
  SYMMETRY,
  graceSaid,
  graceUntil,
  ladderDates,
  ladderOf,
  ladderSaid,
  type LadderDate,
  type SaidLadder,
} from "../../domain/ladders.ts";
import type { Slot } from "../../domain/slots.ts";
import { allocate, reckon, type Reckoned } from "./quote-money.ts";
import type { Milestone, QuoteTerms } from "./quote-model.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * A name as an agreement has it: whoever knows the name can show that it is the one, and once its person has left nobody
 * can read it there.
 */
export const fingerprint = (bookingId: string, name: string): string => sha256(`${bookingId}\n${name}`);

export type AgreedPayment = Milestone & {
  amountPaise: number;
  /** ISO day; null where the event has none. */ day: string | null;
};

/** What of a day was agreed on besides its date; agreements from before they said it have none of it. */
export type AgreedDetails = {
  slot?: Slot;
  hall?: string;
  pieces?: number;
  /** ISO day on which what is rented comes back; the last of several days, which `days` counts. */
  lastDay?: string;
  days?: number;
  guests?: string;
};

/** Part of the day, hall, how many, until when: as the request says it. */
export function agreedDetails(enquiry: Pick<EnquiryRow, "eventDate" | "details">): AgreedDetails {
  const { slot, hall, pieces, guests } = askedNow(enquiry);
  const lastDay = lastDayOf(enquiry);
  const days = severalDaysOf(enquiry);
  return {
    ...(slot ? { slot } : {}),
    ...(hall ? { hall } : {}),
    ...(pieces ? { pieces } : {}),
    ...(lastDay && lastDay !== enquiry.eventDate ? { lastDay } : {}),
    ...(days ? { days } : {}),
    ...(guests ? { guests } : {}),
  };
}

export type AgreedText = {
  number: string;
  parties: Record<BookingSide, string>;
  event: { type: string | null; day: string | null; place: string } & AgreedDetails;
  terms: Omit<QuoteTerms, "note" | "milestones">;
  money: Reckoned;
  payments: AgreedPayment[];
  /** `provider` is empty where nothing is to be paid: one sentence holds for both. */
  cancellation: { words: string; dates: LadderDate[]; provider: string };
  offered: { by: BookingSide; at: string };
  accepted: { by: BookingSide; at: string };
  /** Of what was changed since it was agreed first: the how many-th change, and the hash of what it replaces. */
  amendment?: { n: number; replaces: string };
};

const WHOLE: Milestone = { kind: "balance", percent: 100, due: "event", days: 0 };

/** When a payment falls due. */
function dayOf({ due, days }: Milestone, eventDate: string | null, today: string): string | null {
  if (due === "agreement") return today;
  if (eventDate === null) return null;
  const day = due === "event" ? eventDate : addDays(eventDate, -days);
  return day < today ? today : day;
}

/** The payments of a total, each with its amount and day. */
export function paymentsOf(
  milestones: readonly Milestone[],
  totalPaise: number,
  eventDate: string | null,
  today: string,
): AgreedPayment[] {
  const amounts = allocate(
    totalPaise,
    milestones.map(({ percent }) => percent),
  );
  return milestones.map((one, at) => ({
    ...one,
    amountPaise: amounts[at] ?? 0,
    day: dayOf(one, eventDate, today),
  }));
}

/**
 * What is owed if it is called off.
 * @param acceptedAt what is over by then stands not in it
 * @param firstAt when it was agreed first: from then on the grace runs
 */
function cancellationOf(
  terms: SaidLadder,
  totalPaise: number,
  eventDate: string | null,
  acceptedAt: Date,
  firstAt = acceptedAt,
): AgreedText["cancellation"] {
  if (totalPaise === 0) return { words: say(NOTHING_OWED), dates: [], provider: "" };
  const grace = graceUntil(firstAt, eventDate, acceptedAt);
  const dates = eventDate === null ? [] : ladderDates(ladderOf(terms), eventDate, todayIST(acceptedAt));
  return {
    words: [grace && graceSaid(grace), ladderSaid(terms, eventDate, acceptedAt)].filter(Boolean).join(" "),
    dates: grace ? [{ until: grace.toISOString(), back: 100 }, ...dates] : dates,
    provider: SYMMETRY,
  };
}

/** What both sides have said yes to has one text, in whichever language they do. */
function fixed(agreed: () => AgreedText): { text: string; sha256: string } {
  const text = JSON.stringify(inLanguage("en", agreed));
  return { text, sha256: sha256(text) };
}

/**
 * The text of an agreement. Its order is fixed: the same agreement has the same text.
 * @param allInPaise what the organiser asked for and the provider accepted, in place of the quote's total
 */
export function agreementText(
  bookingId: string,
  enquiry: Pick<EnquiryRow, "number" | "name" | "eventType" | "eventDate" | "city" | "district" | "state" | "details">,
  provider: string,
  { note: _note, milestones, ...terms }: QuoteTerms,
  {
    allInPaise,
    offered,
    accepted,
  }: {
    allInPaise: number | null;
    offered: { by: BookingSide; at: Date };
    accepted: { by: BookingSide; at: Date };
  },
): { text: string; sha256: string } {
  const { number, name, eventType, eventDate, city, district, state } = enquiry;
  const today = todayIST(accepted.at);
  const money = reckon({ ...terms, allInPaise });
  return fixed(() => ({
    number,
    parties: { organiser: fingerprint(bookingId, name), provider: fingerprint(bookingId, provider) },
    event: {
      type: eventType,
      day: eventDate,
      place: placeWords(city, district, state),
      ...agreedDetails(enquiry),
    },
    terms: { ...terms, discountPaise: money.discountPaise },
    money,
    payments: paymentsOf(milestones, money.totalPaise, eventDate, today),
    cancellation: cancellationOf(terms, money.totalPaise, eventDate, accepted.at),
    offered: { by: offered.by, at: offered.at.toISOString() },
    accepted: { by: accepted.by, at: accepted.at.toISOString() },
  }));
}

/**
 * The payments of a changed total and day: what is settled stays where it was, the rest falls due today at the earliest.
 * @param settledPaise paid, noted as paid, or given up
 * @param first the day on which it was agreed first
 */
export function amendedPayments(
  before: readonly AgreedPayment[],
  totalPaise: number,
  eventDate: string | null,
  { first, today, settledPaise }: { first: string; today: string; settledPaise: number },
): AgreedPayment[] {
  let until = 0;
  // What was agreed for nothing had no payments: of a price it is all of it at the event.
  const parts = before.length === 0 && totalPaise > 0 ? [WHOLE] : before;
  return paymentsOf(parts, totalPaise, eventDate, first).map((one) => {
    until += one.amountPaise;
    const late = one.day !== null && one.day < today && until > settledPaise;
    return late ? { ...one, day: today } : one;
  });
}

/** The text of an amendment, in the order of the first one: the whole of what is agreed from then on. */
export function amendmentText(
  before: AgreedText,
  {
    day,
    details,
    terms,
    money,
    payments,
    offered,
    accepted,
    firstAt,
    amendment,
  }: {
    day: string | null;
    details: AgreedDetails;
    terms: AgreedText["terms"];
    money: Reckoned;
    payments: AgreedPayment[];
    offered: { by: BookingSide; at: Date };
    accepted: { by: BookingSide; at: Date };
    /** When it was agreed first. */
    firstAt: Date;
    amendment: NonNullable<AgreedText["amendment"]>;
  },
): { text: string; sha256: string } {
  return fixed(() => ({
    number: before.number,
    parties: before.parties,
    event: { type: before.event.type, day, place: before.event.place, ...details },
    terms,
    money,
    payments,
    cancellation: cancellationOf(terms, money.totalPaise, day, accepted.at, firstAt),
    offered: { by: offered.by, at: offered.at.toISOString() },
    accepted: { by: accepted.by, at: accepted.at.toISOString() },
    amendment,
  }));
}
