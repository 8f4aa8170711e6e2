/** How a request holds its date: for the features that make it certain. docs/adr/0020 says why so. */
import { addDays, daysBetween, formatDay, todayIST } from "../../domain/dates.ts";
import { conflict, type AppError } from "../../domain/errors.ts";
import { spanOf, type Slot, type Span } from "../../domain/slots.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import {
  availability,
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
import { dropHolds, holdOn, insertHolds, releaseHolds, type NewHold } from "./hold-store.server.ts";
import { takeStock } from "./stock-store.server.ts";
import type { BusyOutside, DayAvailability } from "./calendar-model.ts";
import { busyOutside } from "./outside-days.server.ts";

export type Wanted = {
  listingId: string;
  enquiryId: string;
  /** ISO day. */
  day: string;
  /** Of what is counted by the day: the last one, on which it comes back. */
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
export type Against = { what: "booking"; number: string } | { what: "block" } | { what: "full"; left: number };

type Sought = { slot: Slot; /** With what is needed to set up. */ span: Span; units: readonly string[]; all: boolean };

/** Which part of the day it is, and which halls would do. */
function sought(calendar: Calendar, { day, slot, unit, allUnits = false }: Share): Sought {
  const part = slot ?? wantedSlot(calendar);
  return {
    slot: part,
    span: spanOf(day, part, calendar.said?.bufferMinutes),
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
    const { span, units, all } = sought(calendar, wanted);
    const free = freeUnits(units, holds, span).length;
    if (all) return free === units.length && others === 0;
    // Which hall those have that hold none nobody knows: they count where any hall would do.
    return free > (units === calendar.units ? others : 0);
  }
  return countsFor(calendar, wanted).every((count) => {
    const most = mostOn(count, said?.capacity ?? null);
    return fits(count, most, quantity + others) && (most !== null || (count?.taken ?? 0) + others === 0);
  });
}

/** What whoever is asked should know before they say yes; null where the day is free. */
export async function standsAgainst(tx: Tx, wanted: Wanted): Promise<Against | null> {
  const { listingId, enquiryId, day, lastDay } = wanted;
  const last = lastDay ?? day;
  const calendar = await calendarOf(tx, listingId, day, last, { except: enquiryId });
  if (!calendar || hasRoom(calendar, wanted)) return null;
  const { rule, said } = calendar;
  if (rule.mode === "counted") {
    const counts = countsFor(calendar, wanted);
    if (counts.some((count) => count?.closed)) return { what: "block" };
    const left = counts.flatMap((count) => {
      const most = mostOn(count, said?.capacity ?? null);
      return most === null ? [] : [most - (count?.taken ?? 0)];
    });
    if (left.length > 0) return { what: "full", left: Math.max(0, Math.min(...left) - mostOthers(calendar, wanted)) };
  }
  const { span, units } = sought(calendar, wanted);
  const holder = await holderOf(tx, { listingId, day, lastDay: last, span, units, except: enquiryId });
  return holder?.number ? { what: "booking", number: holder.number } : { what: "block" };
}

/** When whoever keeps the listing is busy elsewhere during the part of the day that a request takes: it is asked about, and refuses nothing. */
export async function busyElsewhere(tx: Tx, wanted: Wanted): Promise<BusyOutside | null> {
  const { listingId, day } = wanted;
  const calendar = await calendarOf(tx, listingId, day, day);
  return calendar && busyOutside(tx, listingId, day, sought(calendar, wanted).slot);
}

/**
 * Holds the day for a request, in the caller's transaction: of several halls the one that it names, or all of them, else
 * the first that is free; of what is counted so many on each of its days. What it holds already it keeps.
 * @returns whether it is held; it is not where somebody else has it, and then nothing has changed
 */
export async function holdDay(deps: Pick<Deps, "now">, tx: Tx, wanted: Wanted): Promise<boolean> {
  const { listingId, enquiryId, day, lastDay, quantity = 1, until = null, holdsNone = false } = wanted;
  const calendar = await calendarOf(tx, listingId, day, lastDay ?? day);
  if (!calendar) return false;
  const now = deps.now();
  const held =
    calendar.rule.mode === "counted"
      ? await takeStock(tx, { listingId, enquiryId, buckets: bucketsOf(calendar, wanted), quantity, until, now })
      : (!holdsNone && (await holdOn(tx, { listingId, enquiryId, day, until, now }))) ||
        (await holdUnit(deps, tx, calendar, wanted));
  if (held) await announceCalendars(tx, [listingId]);
  return held;
}

/** What looked free may be gone by now: the constraint says, and the next one is tried. */
async function holdUnit({ now }: Pick<Deps, "now">, tx: Tx, calendar: Calendar, wanted: Wanted): Promise<boolean> {
  const { listingId, enquiryId, day, until = null } = wanted;
  const { slot, span, units, all } = sought(calendar, wanted);
  const holdOf = (unit: string): NewHold => ({
    unit,
    day,
    slot,
    kind: "booking",
    enquiryId,
    until,
    bufferMinutes: calendar.said?.bufferMinutes ?? 0,
  });
  const free = freeUnits(units, calendar.holds, span);
  if (all) {
    if (free.length < units.length) return false;
    const held = await insertHolds(tx, listingId, units.map(holdOf), now());
    if (held.length === units.length) return true;
    await dropHolds(tx, { listingId, enquiryId, day });
    return false;
  }
  for (const unit of free) {
    const held = await insertHolds(tx, listingId, [holdOf(unit)], now());
    if (held.length > 0) return true;
  }
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
 * long), and nobody else asks; with the calendar of the day itself and of those, as it was read for it.
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
  const would = ({ day: on, room, slots }: DayAvailability): boolean => {
    const part = slots.find((one) => one.slot === slot);
    if (!(part ? part.state === "free" || part.state === "notSaid" : room)) return false;
    const then = { ...wanted, day: on, lastDay: addDays(on, more) };
    return (leftFor(calendar, then) ?? quantity) >= quantity && hasRoom(calendar, then);
  };
  return { calendar, next: openDays(availability(calendar, from, to, today), would) };
}

/**
 * What is said where a day is gone: how many are left of what is counted, and which days would do after it, as words and
 * under `nextFree` as ISO days.
 * @param then a text: what else can be done
 */
export async function takenConflict(deps: Pick<Deps, "now">, tx: Tx, wanted: Wanted, then: string): Promise<AppError> {
  const { quantity = 1 } = wanted;
  const { calendar, next } = await nextRoom(tx, wanted, todayIST(deps.now()));
  const left = (calendar && leftFor(calendar, wanted)) ?? 0;
  const day = formatDay(wanted.day);
  const words = toCaller(() => [
    left > 0 && left < quantity
      ? say("{left, plural, one {# is} other {# are}} left on {day} by now: this asks for more.", { left, day })
      : say("{day} is taken by now.", { day }),
    next.length > 0 ? say("Free after that: {days}.", { days: next.map(formatDay).join(", ") }) : "",
    say(then),
  ]);
  return conflict(words.filter(Boolean).join(" "), next.length > 0 ? { nextFree: next.join(", ") } : undefined);
}
