/** What days are, from what is written about them: pure, for pages, calls and rules alike. */
import { addDays, daysBetween, daysFrom, weekdayIndex } from "../../domain/dates.ts";
import { minutesOf, overlap, ownSlotOf, spansOf, type Slot, type Span } from "../../domain/slots.ts";
import type { CalendarRule } from "../listings/category.ts";
import { DAY_STATES, UNTOUCHED, type CalendarSettings, type DayAvailability, type DayState } from "./calendar-model.ts";

export type Held = { unit: string; day: string; span: Span; kind: "block" | "booking" };
export type Counted = { day: string; slot: Slot; taken: number; capacity: number | null; closed: boolean };

/** All that the days of one listing follow from. */
export type CalendarFacts = {
  rule: CalendarRule;
  /** Null where its owner has said nothing. */
  said: CalendarSettings | null;
  /** They said it long ago, and nobody knows whether it still holds: nothing is called free. */
  stale?: boolean;
  /** The halls, sorted; one without a name where it is one thing. */
  units: readonly string[];
  holds: readonly Held[];
  counts: readonly Counted[];
  /** How many requests are accepted and not yet confirmed, by day. */
  asked: ReadonlyMap<string, number>;
  /** How many are confirmed and hold nothing, by day: who accepted them knew that it was taken. */
  unheld: ReadonlyMap<string, number>;
};

/** Which parts of a day a calendar speaks of. */
export function offeredSlots({ rule, said }: Pick<CalendarFacts, "rule" | "said">): readonly Slot[] {
  if (rule.mode === "counted" && rule.by !== "slot") return ["whole"];
  const named = said ? [...said.slots, ...said.ownSlots.map(ownSlotOf)] : [];
  if (named.length > 0) return named;
  return rule.mode === "halls" ? ["day", "evening", "full"] : ["day", "evening"];
}

/** The part of a day that a request holds, which names none: the one that is offered, else the whole of it. */
export function wantedSlot(facts: Pick<CalendarFacts, "rule" | "said">): Slot {
  const [slot = "whole", ...others] = offeredSlots(facts);
  return others.length === 0 ? slot : "whole";
}

/**
 * The units in which nothing is held of any of these spans. `holds` are those of the days around them; one that names no
 * unit is of a time when it was all one.
 */
export const freeUnits = (units: readonly string[], holds: readonly Held[], spans: readonly Span[]): string[] =>
  units.filter(
    (unit) =>
      !holds.some(
        (held) =>
          (held.unit === unit || held.unit === "" || unit === "") && spans.some((span) => overlap(held.span, span)),
      ),
  );

/** A counter: of a day, or of a part of one. */
export type Bucket = { day: string; slot: Slot };
/** By which counters are told apart in a map: '2026-12-05 evening'. */
export const bucketKey = ({ day, slot }: Bucket): string => `${day} ${slot}`;

/**
 * What is taken of what is counted by something that lasts from a day to another, for a part of each: a counter for each
 * day, or for each part that it touches. Sorted.
 */
export function bucketsOf(
  facts: Pick<CalendarFacts, "rule" | "said">,
  { day, lastDay, slot }: { day: string; lastDay?: string | null | undefined; slot?: Slot | null | undefined },
): Bucket[] {
  const { rule } = facts;
  const days = daysFrom(day, lastDay ?? day);
  if (rule.mode !== "counted" || rule.by !== "slot") return days.map((one) => ({ day: one, slot: "whole" }));
  const spans = spansOf(days, slot ?? wantedSlot(facts));
  const offered = [...offeredSlots(facts)].sort();
  const touched = daysFrom(addDays(day, -1), addDays(lastDay ?? day, 1)).flatMap((one) =>
    offered.flatMap((part) =>
      spansOf([one], part).some((its) => spans.some((span) => overlap(its, span))) ? [{ day: one, slot: part }] : [],
    ),
  );
  // Of hours that are not offered all of the day is taken.
  return touched.length > 0 ? touched : days.flatMap((one) => offered.map((part) => ({ day: one, slot: part })));
}

/** How many there are on a day of what is counted; null: not said. `capacity` stands for a day on which nothing is written. */
export const mostOn = (count: Counted | undefined, capacity: number | null): number | null =>
  count ? count.capacity : capacity;

/** Whether so many more fit into it. */
export const fits = (count: Counted | undefined, capacity: number | null, more = 1): boolean => {
  const most = mostOn(count, capacity);
  return !count?.closed && (most === null || (count?.taken ?? 0) + more <= most);
};

const best = (states: readonly DayState[]): DayState => DAY_STATES.find((state) => states.includes(state)) ?? "taken";

/** What nothing stands against. */
const openState = ({ said, stale }: CalendarFacts): DayState => (said && !stale ? "free" : "notSaid");

const NO_HOLDS: Held[] = [];

/** How a part of a day stands; of several days, that part of each of them, in the same place. */
function stateOf(facts: CalendarFacts, today: string): (day: string, slot: Slot, lastDay?: string) => DayState {
  const { rule, said, units, holds, counts, asked, unheld } = facts;
  const { weekdaysOff, leadDays, bufferMinutes, capacity } = said ?? UNTOUCHED;
  const byDay = Map.groupBy(holds, ({ day }) => day);
  const counted = new Map(counts.map((count) => [bucketKey(count), count]));
  const open = openState(facts);
  // What begins on the day before may reach into this one, and the other way round. Of a day every part asks.
  let around = { day: "", last: "", near: NO_HOLDS };
  const nearOf = (day: string, last: string) => {
    if (byDay.size === 0) return NO_HOLDS;
    if (around.day !== day || around.last !== last)
      around = {
        day,
        last,
        near: daysFrom(addDays(day, -2), addDays(last, 2)).flatMap((one) => byDay.get(one) ?? NO_HOLDS),
      };
    return around.near;
  };
  return (day, slot, lastDay = day) => {
    const days = lastDay === day ? [day] : daysFrom(day, lastDay);
    if (days.some((one) => daysBetween(today, one) < leadDays || weekdaysOff.includes(weekdayIndex(one))))
      return "taken";
    const most = (by: ReadonlyMap<string, number>) => Math.max(...days.map((one) => by.get(one) ?? 0));
    const waiting = most(asked);
    if (rule.mode === "counted") {
      const of = bucketsOf(facts, { day, lastDay, slot }).map((bucket) => counted.get(bucketKey(bucket)));
      const more = 1 + most(unheld);
      if (!of.every((count) => fits(count, capacity, more))) return "taken";
      return of.every((count) => fits(count, capacity, more + waiting)) ? open : "asked";
    }
    const free = freeUnits(units, nearOf(day, lastDay), spansOf(days, slot, bufferMinutes)).length - most(unheld);
    if (free <= 0) return "taken";
    return waiting >= free ? "asked" : open;
  };
}

/** How days read for everybody. */
function shownBy(facts: CalendarFacts, today: string): (day: string, lastDay?: string) => DayAvailability {
  const slots = offeredSlots(facts);
  const wanted = wantedSlot(facts);
  const open = openState(facts);
  const state = stateOf(facts, today);
  return (day, lastDay) => {
    const parts = slots.map((slot) => ({ slot, state: state(day, slot, lastDay) }));
    const whole = state(day, wanted, lastDay);
    return {
      day,
      state: whole === "taken" ? best(parts.map((part) => part.state)) : whole,
      room: whole === open,
      slots: parts,
    };
  };
}

/** Every day from one to another, both included, as everybody may read it. */
export function availability(facts: CalendarFacts, from: string, to: string, today: string): DayAvailability[] {
  const shown = shownBy(facts, today);
  return daysFrom(from, to).map((day) => shown(day));
}

/** All of these days at once, as something reads them that lasts so long: what is so in one part of each of them, and in one hall. */
export const availabilityThroughout = (
  facts: CalendarFacts,
  from: string,
  until: string,
  today: string,
): DayAvailability => shownBy(facts, today)(from, until);

/** Of the day or of the evening: a part that is offered and begins by day, or at four in the afternoon and later. */
const EVENING_FROM = 16 * 60;
/** Whether a part counts to the day's first half (before 16:00) in searches for a day or an evening; see ADR 40. */
export const beginsByDay = (slot: Slot): boolean => minutesOf(slot).from < EVENING_FROM;

/**
 * Which halves of a day nothing is free in, whatever notice is wanted: by these searches find who is free
 * (migrations/0050_free_days.sql).
 */
export function takenHalves(facts: CalendarFacts, day: string): { byDay: boolean; byEvening: boolean } {
  const offered = offeredSlots(facts);
  const state = stateOf({ ...facts, said: facts.said && { ...facts.said, leadDays: 0 } }, day);
  // Of several parts a request that names none takes the whole day.
  const parts: readonly Slot[] = offered.length > 1 ? [...offered, "whole"] : offered;
  const none = (byDay: boolean) =>
    parts.every((slot) => !(slot === "whole" || beginsByDay(slot) === byDay) || state(day, slot) === "taken");
  return { byDay: none(true), byEvening: none(false) };
}

/** So many other days are offered where one is gone. */
const OFFERED = 3;

/** The days that are offered in place of one that is gone: by default the first on which a request would find room, and nobody else asks. */
export const openDays = (
  days: readonly DayAvailability[],
  would: (day: DayAvailability) => boolean = ({ room }) => room,
): string[] =>
  days
    .filter(would)
    .slice(0, OFFERED)
    .map(({ day }) => day);

/** What is promised, or closed, in every part of a day stands on it once, as the whole of it. */
export function joinedEntries<
  E extends { slot: Slot; number: string | null; kind: string; note: string; unit: string },
>(entries: readonly E[], offered: readonly Slot[]): E[] {
  if (offered.length < 2) return [...entries];
  const alike = Map.groupBy(entries, ({ kind, number, note, unit }) => `${kind} ${number} ${unit} ${note}`);
  return [...alike.values()].flatMap((same) =>
    same.length > 1 && offered.every((slot) => same.some((one) => one.slot === slot))
      ? [{ ...same[0]!, slot: "whole" as const }]
      : same,
  );
}
