import { expect, test } from "vitest";
import { addDays, daysFrom } from "./dates.ts";
import {
  SLOT_NAMES,
  clockOf,
  hoursOf,
  isSlot,
  minutesOf,
  overlap,
  ownSlotOf,
  rangeOf,
  slotLabel,
  spanOf,
} from "./slots.ts";

test.each([
  ["whole", "[2026-11-30T22:30:00.000Z,2026-12-01T22:30:00.000Z)"],
  ["day", "[2026-12-01T00:30:00.000Z,2026-12-01T10:30:00.000Z)"],
  ["evening", "[2026-12-01T10:30:00.000Z,2026-12-01T22:30:00.000Z)"],
  ["full", "[2026-12-01T10:30:00.000Z,2026-12-02T09:30:00.000Z)"],
] as const)("the slot '%s' of 1 December in India", (slot, range) => {
  expect(rangeOf(spanOf("2026-12-01", slot))).toBe(range);
});

test("what is set up before belongs to it, what comes after does not", () => {
  const { from, to } = spanOf("2026-12-01", "evening");
  expect(spanOf("2026-12-01", "evening", 90)).toEqual({ from: from - 90 * 60_000, to });
});

/** Some days of two years, leap day and turns of the year among them. */
const DAYS = [
  "2027-12-31",
  "2028-02-28",
  "2028-02-29",
  ...Array.from({ length: 40 }, (_no, at) => addDays("2026-11-22", at * 17)),
];

test("the days of a listing join without a gap, and their parts stay within the day", () => {
  for (const day of DAYS) {
    const [whole, next] = [spanOf(day, "whole"), spanOf(addDays(day, 1), "whole")];
    expect(whole.to, day).toBe(next.from);
    expect(overlap(whole, next)).toBe(false);
    const [morning, evening] = [spanOf(day, "day"), spanOf(day, "evening")];
    expect(morning.to).toBe(evening.from);
    expect(morning.from >= whole.from && evening.to === whole.to).toBe(true);
  }
});

test("a hall that is had for a full day leaves the day before its four o'clock, and the evening after it", () => {
  for (const day of DAYS) {
    const full = spanOf(day, "full");
    const touched = SLOT_NAMES.flatMap((slot) =>
      [-1, 0, 1].flatMap((at) => (overlap(full, spanOf(addDays(day, at), slot)) ? [`${slot} ${at}`] : [])),
    );
    expect(touched).toEqual(["whole 0", "whole 1", "day 1", "evening 0", "full 0"]);
  }
});

test("whether two overlap is the same from both sides", () => {
  for (const day of DAYS)
    for (const one of SLOT_NAMES)
      for (const other of SLOT_NAMES)
        for (const at of [-1, 0, 1]) {
          const [a, b] = [spanOf(day, one, 60), spanOf(addDays(day, at), other)];
          expect(overlap(a, b)).toBe(overlap(b, a));
        }
});

test("days from one to another", () => {
  expect(daysFrom("2028-02-28", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  expect(daysFrom("2028-03-02", "2028-03-01")).toEqual([]);
});

test("hours of one's own are known by what they say, over midnight too", () => {
  expect(rangeOf(spanOf("2026-12-01", "18:00-23:00"))).toBe("[2026-12-01T12:30:00.000Z,2026-12-01T17:30:00.000Z)");
  expect(rangeOf(spanOf("2026-12-01", "18:00-01:30"))).toBe("[2026-12-01T12:30:00.000Z,2026-12-01T20:00:00.000Z)");
  expect(minutesOf("10:00-10:00")).toEqual({ from: 600, to: 2_040 });
  expect(["18:00-01:30", "00:00-12:00", "09:05-13:00"].map((slot) => slotLabel(slot as never))).toEqual([
    "6 pm to 1:30 am",
    "12 am to 12 pm",
    "9:05 am to 1 pm",
  ]);
  expect(hoursOf("evening")).toBe("4 pm to 4 am");
  expect(clockOf(minutesOf("full").to)).toBe("15:00");
  expect(["whole", ownSlotOf({ from: "18:00", to: "01:30" })].every(isSlot)).toBe(true);
  for (const wrong of [
    "noon",
    "24:00-01:00",
    "18:00",
    "18:00-01:30-02:00",
    "6:00-7:00",
    "18:60-19:00",
    "toString",
    7,
    null,
  ])
    expect(isSlot(wrong), String(wrong)).toBe(false);
});

test("every two hours of one's own overlap exactly where some minute lies in both", () => {
  const clocks = ["00:00", "04:00", "09:30", "16:00", "23:59"];
  const own = clocks.flatMap((from) => clocks.map((to) => ownSlotOf({ from, to })));
  for (const one of own)
    for (const other of own) {
      const [a, b] = [spanOf("2026-12-01", one), spanOf("2026-12-02", other)];
      const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
      expect(overlap(a, b), `${one} ${other}`).toBe(shared > 0);
    }
});
