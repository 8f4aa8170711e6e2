import { expect, test } from "vitest";
import { unheardDate } from "./unheard-date.ts";

test.each([
  ["", ""],
  ["date=", ""],
  ["date=2026-11-25", ""],
  ["date=2027-02-12&until=2027-02-14", ""],
  ["date=2026-11-24", "24 November 2026 is over, so every day is shown. Choose a day from today on."],
  [
    "date=2031-01-01",
    "1 January 2031 is further ahead than calendars go, so every day is shown. Choose a day up to 25 November 2028.",
  ],
  ["date=12.2.2027", "‘12.2.2027’ is no date, so every day is shown. Choose a day above."],
  ["date=2027-02-30", "‘2027-02-30’ is no date, so every day is shown. Choose a day above."],
])("a list asked with ‘%s’ says ‘%s’", (query, words) =>
  expect(unheardDate(new URLSearchParams(query), "2026-11-25")).toBe(words),
);
