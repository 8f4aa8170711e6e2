import { expect, test } from "vitest";
import { wakingHoursAfter } from "./waking-hours.ts";

const ist = (text: string) => new Date(`${text}+05:30`);

test.each([
  ["2026-12-01T08:00", 1, "2026-12-01T09:00"],
  ["2026-12-01T10:15", 10.75, "2026-12-01T21:00"],
  // What is left of a day, the next one, and the rest of the third.
  ["2026-12-01T10:00", 24, "2026-12-02T21:00"],
  ["2026-12-01T15:30", 24, "2026-12-03T13:30"],
  // At night nobody is awaited: the clock begins in the morning.
  ["2026-12-01T23:30", 24, "2026-12-03T19:00"],
  ["2026-12-02T03:00", 24, "2026-12-03T19:00"],
  ["2026-12-01T21:00", 13, "2026-12-02T21:00"],
  ["2026-12-31T20:00", 2, "2027-01-01T09:00"],
  ["2026-12-01T12:00", 0, "2026-12-01T12:00"],
])("%s and %s hours: %s", (since, hours, then) => {
  expect(wakingHoursAfter(ist(since), hours)).toEqual(ist(then));
});
