/** What an organiser plans: its limits and words, and what its board is made of. */
import { z } from "zod";
import { daysFrom } from "../../domain/dates.ts";
import { OCCASIONS } from "../../domain/event-types.ts";
import { formatRupees } from "../../domain/money.ts";
import { say, text } from "../../domain/words/say.ts";
import { aheadOrPastDay, optionalText, requiredText } from "../../domain/zod-fields.ts";
import type { BookingState } from "../bookings/booking-table.ts";

export const EVENT_LIMITS = {
  /** Of one person. */
  events: 50,
  name: 80,
  place: 120,
  /** Of a question to several: what has no field of its own is added. */
  words: 1_800,
  parts: 8,
  guests: 10_00_000,
  /** A hundred crore: beyond that somebody has slipped. */
  budgetPaise: 100_00_00_000_00,
} as const;

export const EVENT_TEXT = {
  none: text("There is no such event."),
  name: text("Please give it a name, such as Riya's wedding."),
  part: text("Please say what it is, such as Sangeet."),
  day: text("Please choose a day."),
  noPart: text("Please add at least one day."),
  parts: () => say("Please use at most {most} days.", { most: EVENT_LIMITS.parts }),
  guests: text("Please enter a number of guests."),
  budget: text("Please enter an amount, such as 5 lakh."),
  needs: text("There is no such category."),
  occasion: text("Please choose one of the list."),
  noRequest: text("There is no such request of yours."),
  notIn: text("This request does not belong to this event."),
  elsewhere: text("This request belongs to another event of yours."),
  noneChosen: text("Nobody is booked for this yet."),
  time: text("Please enter a time, such as 16:30."),
} as const;

export const eventSchema = z.object({
  name: requiredText(EVENT_TEXT.name, { max: EVENT_LIMITS.name, singleLine: true }),
  occasion: z.union([z.enum(OCCASIONS), z.literal("")], EVENT_TEXT.occasion).default(""),
  place: optionalText(EVENT_LIMITS.place, { singleLine: true }),
  guests: z
    .int(EVENT_TEXT.guests)
    .min(1, EVENT_TEXT.guests)
    .max(EVENT_LIMITS.guests, EVENT_TEXT.guests)
    .nullable()
    .default(null),
  budgetPaise: z
    .int(EVENT_TEXT.budget)
    .min(1, EVENT_TEXT.budget)
    .max(EVENT_LIMITS.budgetPaise, EVENT_TEXT.budget)
    .nullable()
    .default(null),
  parts: z
    .array(
      z.object({
        name: requiredText(EVENT_TEXT.part, { max: EVENT_LIMITS.name, singleLine: true }),
        day: aheadOrPastDay({ requiredMessage: EVENT_TEXT.day }),
      }),
      EVENT_TEXT.noPart,
    )
    .min(1, EVENT_TEXT.noPart)
    .max(EVENT_LIMITS.parts, { error: EVENT_TEXT.parts }),
  needs: z.array(z.string().max(40), EVENT_TEXT.needs).max(30, EVENT_TEXT.needs).default([]),
});
export type EventForm = z.infer<typeof eventSchema>;

/** What an offer comes with, in the words of its provider and in ours. Amounts are paise. */
export type OfferedQuote = {
  lines: string[];
  included: string;
  excluded: string;
  /** Each payment: 'Advance: ₹30,000, at the agreement'. */
  payments: string[];
  /** Of it at the agreement. */
  atOncePaise: number;
  /** What comes back when it is called off, with its dates. */
  ladder: string;
  /** A deposit that comes back, by their price card. */
  depositPaise: number | null;
  /** Instants in ISO form: how long it stands, and how long the day is held for it. */
  validUntil: string;
  heldUntil: string | null;
};

/** A request of an event, with what its booking has come to. Amounts are paise. */
export type EventRequest = {
  id: string;
  number: string;
  /** The id of the listing that was asked, and the address of its profile. */
  listing: string;
  path: string;
  category: string;
  title: string;
  day: string | null;
  /** Of several days the last one, else the same. */
  lastDay: string | null;
  /** The part of the day that was asked for, by its name or hours; null for none. */
  slot: string | null;
  state: BookingState;
  /** All in: what was agreed, else the last quote; null where there is none. */
  totalPaise: number | null;
  paidPaise: number;
  /** Noted as paid, and not confirmed by its provider yet. */
  claimedPaise: number;
  quote: OfferedQuote | null;
  /** '16:30' in India: as the organiser has said, else when the part of the day begins that was asked for. */
  arrives: string | null;
  /** What must be there for them, by their price card. */
  needs: string[];
  /** First names of those who would take them. */
  votes: string[];
};

const BOOKED: readonly BookingState[] = [
  "unpriced",
  "agreed",
  "confirmed",
  "delivered",
  "providerMissed",
  "organiserMissed",
  "closed",
];
const OPEN: readonly BookingState[] = ["enquired", "quoted", "countered"];
/** Whether it is agreed or further, also where one side did not come: of these the board makes its sums. */
export const isBooked = ({ state }: Pick<EventRequest, "state">): boolean => BOOKED.includes(state);
/** It is agreed, and its organiser has not confirmed it yet. */
export const isOnlyAgreed = ({ state }: Pick<EventRequest, "state">): boolean =>
  state === "agreed" || state === "unpriced";
const isOpen = ({ state }: Pick<EventRequest, "state">): boolean => OPEN.includes(state);

/** Somebody whom the organiser thinks of, and has not asked. */
export type EventPick = { listing: string; category: string; title: string; path: string };

/** What is wanted of one category for one day, and how far it has come. */
export type BoardRow = {
  category: string;
  /** Null for what is wanted and not asked for yet, and for requests without a day. */
  day: string | null;
  booked: EventRequest[];
  /** Still open, those with a price first, from the lowest. */
  open: EventRequest[];
  over: EventRequest[];
  /** Once a category: with the first day for which nobody is booked. */
  picks: EventPick[];
};

export type Board = {
  rows: BoardRow[];
  /** Of what is booked, and of that what the providers have noted as received. */
  bookedPaise: number;
  paidPaise: number;
  /** Noted as paid, and not confirmed yet: neither paid nor to be paid. */
  claimedPaise: number;
  /** The lowest quotes of what nobody is booked for. */
  likelyPaise: number;
};

const byPrice = (one: EventRequest, other: EventRequest): number =>
  (one.totalPaise ?? Number.MAX_SAFE_INTEGER) - (other.totalPaise ?? Number.MAX_SAFE_INTEGER) ||
  one.number.localeCompare(other.number);

const byDay = (one: string | null, other: string | null): number => (one ?? "9").localeCompare(other ?? "9");

/** The board of an event: nothing of it is stored. @param needs the categories wanted, in order */
export function boardOf(
  needs: readonly string[],
  requests: readonly EventRequest[],
  picks: readonly EventPick[] = [],
): Board {
  const keys = [...new Set([...needs, ...[...requests, ...picks].map(({ category }) => category)])];
  const asked = new Set(requests.map(({ listing }) => listing));
  const rows = keys.flatMap((category): BoardRow[] => {
    const own = requests.filter((one) => one.category === category);
    const days = own.length === 0 ? [null] : [...new Set(own.map(({ day }) => day))].toSorted(byDay);
    const rowsOf = days.map((day): BoardRow => {
      const then = own.filter((one) => one.day === day);
      return {
        category,
        day,
        booked: then.filter(isBooked).toSorted(byPrice),
        open: then.filter(isOpen).toSorted(byPrice),
        over: then.filter((one) => !isBooked(one) && !isOpen(one)),
        picks: [],
      };
    });
    const thought = rowsOf.find(({ booked }) => booked.length === 0) ?? rowsOf[0]!;
    thought.picks = picks.filter((one) => one.category === category && !asked.has(one.listing));
    return rowsOf;
  });
  const sum = (values: (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const booked = rows.flatMap((row) => row.booked);
  return {
    rows,
    bookedPaise: sum(booked.map(({ totalPaise }) => totalPaise)),
    paidPaise: sum(booked.map(({ paidPaise }) => paidPaise)),
    claimedPaise: sum(booked.map(({ claimedPaise }) => claimedPaise)),
    likelyPaise: sum(rows.map((row) => (row.booked.length > 0 ? 0 : (row.open[0]?.totalPaise ?? 0)))),
  };
}

/**
 * How many things are wanted, for how many of them somebody is booked, for how many that is only agreed and waits for the
 * word that it is booked, and for how many else somebody is asked.
 */
export type Standing = { wanted: number; booked: number; toConfirm: number; asked: number };

/** The rows of the board, counted; what is only on the list of a kind that is not wanted has none. @param needs the categories wanted */
export function standingOf(
  needs: readonly string[],
  requests: readonly Pick<EventRequest, "category" | "day" | "state">[],
): Standing {
  const rows = Map.groupBy(requests, ({ category, day }) => `${category} ${day ?? ""}`);
  const asked = new Set(requests.map(({ category }) => category));
  const booked = [...rows.values()].map((those) => those.filter(isBooked)).filter((those) => those.length > 0);
  const toConfirm = booked.filter((those) => those.every(isOnlyAgreed)).length;
  return {
    wanted: rows.size + new Set(needs.filter((need) => !asked.has(need))).size,
    booked: booked.length - toConfirm,
    toConfirm,
    asked: [...rows.values()].filter((those) => !those.some(isBooked) && those.some(isOpen)).length,
  };
}

export type EventView = {
  id: string;
  name: string;
  occasion: string;
  place: string;
  guests: number | null;
  budgetPaise: number | null;
  needs: string[];
  parts: { name: string; day: string }[];
};

/** A payment that falls due. */
export type DueAhead = {
  number: string;
  title: string;
  kind: string;
  amountPaise: number;
  day: string | null;
  late: boolean;
};

export type EventBoard = {
  event: EventView;
  board: Board;
  /** What is to be paid for it, in the order of days. */
  dues: DueAhead[];
  /** Requests of theirs for one of its days that belong to no event. */
  loose: { number: string; title: string; day: string | null }[];
};

/** How an offer differs from the lowest of those beside it, in words. */
export function differences(one: EventRequest, lowest: EventRequest): string[] {
  if (one.totalPaise === null || lowest.totalPaise === null || one.number === lowest.number) return [];
  const [a, b] = [one.quote, lowest.quote];
  const more = one.totalPaise - lowest.totalPaise;
  const first = (a?.atOncePaise ?? 0) - (b?.atOncePaise ?? 0);
  return [
    more > 0 ? say("{amount} more than the lowest", { amount: formatRupees(more) }) : say("As much as the lowest"),
    a && b && first > 0 ? say("{amount} more to pay at once", { amount: formatRupees(first) }) : "",
    a && b && first < 0 ? say("{amount} less to pay at once", { amount: formatRupees(-first) }) : "",
    a && b && a.ladder !== b.ladder ? say("Another rule for calling it off") : "",
    a?.heldUntil && !b?.heldUntil ? say("The day is held for you") : "",
    !a?.heldUntil && b?.heldUntil ? say("The day is not held") : "",
  ].filter(Boolean);
}

/** Those of a day by when they arrive; of whom nothing is said come last. */
export const inOrder = <One extends Pick<EventRequest, "arrives" | "title">>(those: readonly One[]): One[] =>
  those.toSorted(
    (one, other) => (one.arrives ?? "99").localeCompare(other.arrives ?? "99") || one.title.localeCompare(other.title),
  );

/** Every day of it; one that is '' where no day is named. */
export function daysThere({ day, lastDay }: Pick<EventRequest, "day" | "lastDay">): string[] {
  if (day === null) return [""];
  return daysFrom(day, lastDay ?? day);
}
