/** Who is free, as SQL over `listing_days` (migration 0050, docs/adr/0040). */
import { daysBetween } from "../../domain/dates.ts";
import type { When } from "./when.ts";

/** The days that are asked for, and how far ahead the first one is. */
export type DaysAsked = Pick<When, "from" | "until" | "slot" | "only" | "unsaid"> & { ahead: number };

/** @param today ISO day in India, from which notice is counted */
export const daysAsked = (when: When, today: string): DaysAsked => ({ ...when, ahead: daysBetween(today, when.from) });

/** Who keeps a calendar stands before those of whom nothing is said: so much is put to the ranking of a dated list. */
export const TOLD_FIRST = 100;

const RING = 1_024;
const EPOCH = "2000-01-01";

/** Which bit a day has, as `bit_of_day` of migration 0050 counts them. */
export const bitOfDay = (day: string): number => daysBetween(EPOCH, day) % RING;

/** A bit for each of the days, once around the ring at most. */
function maskOf({ from, until }: Pick<DaysAsked, "from" | "until">): string {
  const first = bitOfDay(from);
  const days = Math.min(Math.max(daysBetween(from, until) + 1, 0), RING);
  const over = Math.max(first + days - RING, 0);
  return "1".repeat(over) + "0".repeat(first - over) + "1".repeat(days - over) + "0".repeat(RING - first - days + over);
}

/**
 * Nothing stands against any of the days, in the same half of each. `d` is the row of `listing_days`. Bits are counted
 * rather than compared: the planner takes an equation for rare, and would read a whole state to put it in order.
 */
export function freeCondition(put: (value: unknown) => string, asked: DaysAsked): string {
  const mask = `${put(maskOf(asked))}::bit(${RING})`;
  const taken = (bits: string) => `bit_count(${bits} & ${mask})`;
  const either =
    asked.from === asked.until
      ? taken("d.by_day & d.by_evening")
      : `least(${taken("d.by_day")}, ${taken("d.by_evening")})`;
  const count = { "": either, day: taken("d.by_day"), evening: taken("d.by_evening") }[asked.slot];
  return `d.lead_days <= ${put(asked.ahead)}::int AND coalesce(${count}, 0) < 1${asked.only ? " AND d.told" : asked.unsaid ? " AND NOT d.told" : ""}`;
}
