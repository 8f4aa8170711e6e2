import { expect, test } from "vitest";
import { addDays, daysBetween } from "../../domain/dates.ts";
import { bitOfDay, daysAsked, freeCondition } from "./listing-days-sql.ts";

const RING = 1_024;

/** The bits that are asked for, one after the other. */
function asked(from: string, until: string): string {
  const values: unknown[] = [];
  freeCondition((value) => `$${values.push(value)}`, daysAsked({ from, until, slot: "", only: false }, from));
  return values.find((value): value is string => typeof value === "string")!;
}

/** The first day of the ring after this one. */
const turn = addDays("2026-11-26", RING - bitOfDay("2026-11-26"));

test.each([
  ["a day", "2026-11-26", "2026-11-26"],
  ["the last bit", addDays(turn, -1), addDays(turn, -1)],
  ["the first bit", turn, turn],
  ["days over the turn of the ring", addDays(turn, -3), addDays(turn, 4)],
  ["more days than there are bits", "2026-11-26", addDays("2026-11-26", RING + 9)],
  ["no day at all", "2026-11-26", "2026-11-25"],
])("%s is asked for by its bits and no other", (_what, from, until) => {
  const bits = new Set(Array.from({ length: daysBetween(from, until) + 1 }, (_, at) => bitOfDay(addDays(from, at))));
  const mask = asked(from, until);
  expect(mask).toHaveLength(RING);
  expect([...mask].flatMap((bit, at) => (bit === "1" ? [at] : []))).toEqual([...bits].sort((a, b) => a - b));
});
