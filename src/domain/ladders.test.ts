import { expect, test } from "vitest";
import { backWhen } from "./ladders.ts";

test.each([
  ["easy", [100, 100, 50, 0]],
  ["fair", [100, 50, 0, 0]],
  ["firm", [50, 0, 0, 0]],
] as const)("of %s so many per cent come back 30, 7, 1 and 0 days before", (ladder, back) => {
  expect([30, 7, 1, 0].map((days) => backWhen(ladder, days))).toEqual(back);
});

test("steps of one's own hold from their very day on", () => {
  const steps = [
    { days: 30, back: 90 },
    { days: 7, back: 10 },
  ];
  expect([31, 30, 29, 7, 6].map((days) => backWhen(steps, days))).toEqual([90, 90, 10, 10, 0]);
});
