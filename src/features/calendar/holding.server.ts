/** How a request holds its date: for the features that make it certain. docs/adr/0020 says why so. */
import { addDays, daysBetween, daysFrom, formatDay, todayIST } from "../../domain/dates.ts";
import { conflict, type AppError } from "../../domain/errors.ts";
import { spansOf, type Slot, type Span } from "../../domain/slots.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { whenWords } from "../listings/when-words.ts";
import {
  availability,
  availabilityThroughout,
  bucketKey,
  bucketsOf,
  fits,
  freeUnits,
  mostOn,
  openDays,
  wantedSlot,
  type Counted,
} from "./calendar-days.ts";
import { announceCalendars, calendarOf, type Calendar } from "./calendar-facts.server.ts";
import { holderOf } from "./calendar-store.server.ts";
import { dropHolds, insertHolds, keepHolds, releaseHolds, type NewHold } from "./hold-store.server.ts";
import { takeStock } from "./stock-store.server.ts";
import type { BusyOutside, DayAvailability } from "./calendar-model.ts";
import { busyOutside } from "./outside-days.server.ts";

export type Wanted = {
  listingId: string;
  enquiryId: string;
  /** ISO day. */
  day: string;
  /** The last of its days, each of which it holds; of what is rented the one on which it comes back. */
  lastDay?: string | null;
  /** How many, of what is counted. */
  quantity?: number;
  /** The part of the day that it names; by default the one that is offered, else the whole of it. */
  slot?: Slot | null;
  /** The hall that it names; one that is there no more is as if none were named. */
  unit?: string | null;
  /** All halls at once. */
  allUnits?: boolean;
  /** Until then it is held for a quote, which others read as asked; by default for good. */
  until?: Date | null;
  /** It is known to hold no day yet. */
  holdsNone?: boolean;
};

/** The same for nobody yet. */
type Share = Omit<Wanted, "enquiryId">;

/** What stands against a day: another request by its number, a block, or that fewer are left than it takes. */
export type Against = { /** ISO day: the first of them that is gone. */ day: string } & (
  { what: "booking"; number: string } | { what: "block" } | { what: "full"; left: number }
);

/** All of the days that something takes. */
export const daysOf = ({ day, lastDay }: Pick<Share, "day" | "lastDay">): string[] => daysFrom(day, lastDay ?? day);

export type Sought = {
  slot: Slot;
  days: readonly string[];
  /** A span for each day, with what is needed to set up. */
  spans: readonly Span[];
  units: readonly string[];
  all: boolean;
};

/** Which part of which days it is, and which halls would do. */
export function sought(calendar: Calendar, { day, lastDay, slot, unit, allUnits = false }: Share): Sought {
  const part = slot ?? wantedSlot(calendar);
  const days = daysOf({ day, lastDay });
  return {
    slot: part,
    days,
    spans: spansOf(days, part, calendar.said?.bufferMinutes),
    units: unit && calendar.units.includes(unit) ? [unit] : calendar.units,
    all: allUnits,
  };
}

/** The counters that a request would take, as they stand. */
function countsFor(calendar: Calendar, wanted: Share): (Counted | undefined)[] {
  const known = new Map(calendar.counts.map((count) => [bucketKey(count), count]));
  return bucketsOf(calendar, wanted).map((bucket) => known.get(bucketKey(bucket)));
}

const mostOthers = (calendar: Calendar, { day, lastDay }: Share): number =>
  Math.max(0, ...[...calendar.unheld].flatMap(([on, many]) => (on >= day && on <= (lastDay ?? day) ? [many] : [])));

/** Those who ask for some of it already: accepted and not confirmed, or with a quote that holds it for a while. */
const mostAsked = (calendar: Calendar, { day, lastDay }: Share): number =>
  Math.max(0, ...[...calendar.asked].flatMap(([on, many]) => (on >= day && on <= (lastDay ?? day) ? [many] : [])));

/** How many are left of what is counted, for nobody who asks; null where that is not said, and of what is not counted. */
function leftFor(calendar: Calendar, wanted: Share): number | null {
  if (calendar.rule.mode !== "counted") return null;
  const left = countsFor(calendar, wanted).flatMap((count) => {
    const most = count?.closed ? 0 : mostOn(count, calendar.said?.capacity ?? null);
    return most === null ? [] : [most - (count?.taken ?? 0)];
  });
  if (left.length === 0) return null;
  return Math.max(0, Math.min(...left) - mostOthers(calendar, wanted) - mostAsked(calendar, wanted));
}

/** Whether the day would have room for it now; what is counted and not said to be so many has room for one. */
function hasRoom(calendar: Calendar, wanted: Share): boolean {
  const { quantity = 1 } = wanted;
  const { rule, holds, said } = calendar;
  const others = mostOthers(calendar, wanted);
  if (rule.mode !== "counted") {
    const { spans, units, all } = sought(calendar, wanted);
    const free = freeUnits(units, holds, spans).length;
    if (all) return free === units.length && others === 0;
    // Which hall those have that hold none nobody knows: they count where any hall would do.
    return free > (units === calendar.units ? others : 0);
  }
  return countsFor(calendar, wanted).every((count) => {
    const most = mostOn(count, said?.capacity ?? null);
    return fits(count, most, quantity + others) && (most !== null || (count?.taken ?? 0) + others === 0);
  });
}

/** The first day on which it has no room; where each would do for itself, and no hall for all of them, the first that is not free everywhere. */
function goneDay(calendar: Calendar, wanted: Share): string {
  const days = daysOf(wanted);
  if (days.length === 1) return wanted.day;
  const { spans, units } = sought(calendar, wanted);
  return (
    days.find((day) => !hasRoom(calendar, { ...wanted, day, lastDay: day })) ??
    days.find((_day, at) => freeUnits(units, calendar.holds, spans.slice(at, at + 1)).length < units.length) ??
    wanted.day
  );
}

/** What whoever is asked should know before they say yes; null where all of its days are free. */
export async function standsAgainst(tx: Tx, wanted: Wanted): Promise<Against | null> {
  const { listingId, enquiryId } = wanted;
  const calendar = await calendarOf(tx, listingId, wanted.day, wanted.lastDay ?? wanted.day, { except: enquiryId });
  if (!calendar || hasRoom(calendar, wanted)) return null;
  const { rule, said } = calendar;
  const day = goneDay(calendar, wanted);
  // Of what is counted the least that is left on any of them tells.
  const on = rule.mode === "counted" ? wanted : { ...wanted, day, lastDay: day };
  if (rule.mode === "counted") {
    const counts = countsFor(calendar, on);
    if (counts.some((count) => count?.closed)) return { what: "block", day };
    const left = counts.flatMap((count) => {
      const most = mostOn(count, said?.capacity ?? null);
      return most === null ? [] : [most - (count?.taken ?? 0)];
    });
    if (left.length > 0) return { what: "full", day, left: Math.max(0, Math.min(...left) - mostOthers(calendar, on)) };
  }
  const { spans, units } = sought(calendar, on);
  const holder = await holderOf(tx, {
    listingId,
    day: on.day,
    lastDay: on.lastDay ?? on.day,
    spans,
    units,
    except: enquiryId,
  });
  return holder?.number ? { what: "booking", day, number: holder.number } : { what: "block", day };
}

/** When whoever keeps the listing is busy elsewhere during the part of the days that a request takes: it is asked about, and refuses nothing. */
export async function busyElsewhere(tx: Tx, wanted: Wanted): Promise<(BusyOutside & { day: string }) | null> {
  const { listingId, day } = wanted;
  const calendar = await calendarOf(tx, listingId, day, day);
  return calendar && busyOutside(tx, listingId, daysOf(wanted), sought(calendar, wanted).slot);
}

/**
 * Holds every day of a request, or none, in the caller's transaction: of several halls the one that it names, or all of
 * them, else the first that is free on all of its days; of what is counted so many on each. What it holds already it keeps.
 * @returns whether they are held; they are not where somebody else has one of them, and the caller undoes what it did
 */
export async function holdDay(deps: Pick<Deps, "now">, tx: Tx, wanted: Wanted): Promise<boolean> {
  const { listingId, enquiryId, day, lastDay, quantity = 1, until = null } = wanted;
  const calendar = await calendarOf(tx, listingId, day, lastDay ?? day);
  if (!calendar) return false;
  const now = deps.now();
  const held =
    calendar.rule.mode === "counted"
      ? await takeStock(tx, { listingId, enquiryId, buckets: bucketsOf(calendar, wanted), quantity, until, now })
      : await holdUnits(tx, calendar, wanted, now);
  if (held) await announceCalendars(tx, [listingId]);
  return held;
}

async function holdUnits(tx: Tx, calendar: Calendar, wanted: Wanted, now: Date): Promise<boolean> {
  const { listingId, enquiryId, until = null, holdsNone = false } = wanted;
  const { slot, days, spans, units, all } = sought(calendar, wanted);
  const whose = { listingId, enquiryId };
  /** All of them, or none. */
  const take = async (these: readonly string[], on: readonly string[]): Promise<boolean> => {
    const rows = these.flatMap((unit) =>
      days.flatMap((day, at): NewHold[] =>
        on.includes(day) ? [{ unit, day, slot, kind: "booking", enquiryId, until, span: spans[at]! }] : [],
      ),
    );
    const held = await insertHolds(tx, listingId, rows, now);
    if (held.length === rows.length) return true;
    if (held.length > 0) await dropHolds(tx, { ...whose, days: on });
    return false;
  };
  // Who takes several days holds the listing first, whatever is known.
  const kept = holdsNone && days.length === 1 ? [] : await keepHolds(tx, { ...whose, days, until, now });
  const missing = days.filter((day) => kept.every((one) => one.day !== day));
  if (missing.length === 0) return true;
  if (kept.length > 0) {
    if (await take([...new Set(kept.map(({ unit }) => unit))], missing)) return true;
    // It was promised when a request of several days held the first alone: so much of it stays so.
    if (kept.some(({ forGood }) => forGood)) return true;
    await dropHolds(tx, { ...whose, days });
  }
  const free = freeUnits(units, calendar.holds, spans);
  if (all) return free.length === units.length && (await take(units, days));
  // What looked free may be gone by now: the constraint says, and the next one is tried.
  for (const unit of free) if (await take([unit], days)) return true;
  return false;
}

/** Whatever a request holds is free again; of one listing, or of all. */
export async function releaseDays(tx: Tx, enquiryId: string, listingId: string | null = null): Promise<void> {
  await announceCalendars(tx, await releaseHolds(tx, enquiryId, listingId));
}

/** So far after a day that is taken others are looked for. */
const LOOKED = 60;

/**
 * The next days after one that is gone on which just that would find room (its part of the day, its hall, so many, for as
 * long), and nobody else asks; with the calendar of the days themselves and of those, as it was read for it.
 */
export async function nextRoom(
  tx: Tx,
  wanted: Share & { /** A request that does not count. */ enquiryId?: string },
  today: string,
): Promise<{ calendar: Calendar | null; next: string[] }> {
  const { listingId, enquiryId: except = null, day, lastDay, slot, quantity = 1 } = wanted;
  const more = daysBetween(day, lastDay ?? day);
  const from = addDays(day < today ? today : day, 1);
  const to = addDays(from, LOOKED - 1);
  const calendar = await calendarOf(tx, listingId, day, addDays(to, more), { except });
  if (!calendar) return { calendar, next: [] };
  // What is rented is away for as long, whichever days of the week its owner keeps.
  const rented = calendar.rule.mode === "counted" && calendar.rule.of === "piece";
  const would = (one: DayAvailability): boolean => {
    const then = { ...wanted, day: one.day, lastDay: addDays(one.day, more) };
    const { room, slots } =
      more === 0 || rented ? one : availabilityThroughout(calendar, then.day, then.lastDay, today);
    const part = slots.find((its) => its.slot === slot);
    if (!(part ? part.state === "free" || part.state === "notSaid" : room)) return false;
    return (leftFor(calendar, then) ?? quantity) >= quantity && hasRoom(calendar, then);
  };
  return { calendar, next: openDays(availability(calendar, from, to, today), would) };
}

/**
 * What is said where a day is gone: which it is, how many are left of what is counted, and which days would do after it,
 * as words and under `nextFree` as ISO days, of several the first.
 * @param then a text: what else can be done
 */
export async function takenConflict(deps: Pick<Deps, "now">, tx: Tx, wanted: Wanted, then: string): Promise<AppError> {
  const { quantity = 1 } = wanted;
  const { calendar, next } = await nextRoom(tx, wanted, todayIST(deps.now()));
  const left = (calendar && leftFor(calendar, wanted)) ?? 0;
  const gone = calendar ? goneDay(calendar, wanted) : wanted.day;
  const more = daysOf(wanted).length - 1;
  const words = toCaller(() => {
    const day = formatDay(gone);
    const spans = next.map((from) => whenWords({ from, until: addDays(from, more), slot: "", only: false }));
    return [
      left > 0 && left < quantity
        ? say("{left, plural, one {# is} other {# are}} left on {day} by now: this asks for more.", { left, day })
        : say("{day} is taken by now.", { day }),
      next.length > 0 ? say("Free after that: {days}.", { days: spans.join(", ") }) : "",
      say(then),
    ];
  });
  return conflict(words.filter(Boolean).join(" "), next.length > 0 ? { nextFree: next.join(", ") } : undefined);
}
