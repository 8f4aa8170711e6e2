import { expect, test } from "vitest";
import {
  addDays,
  ageOn,
  daysFrom,
  formatDay,
  formatInstant,
  isAdult,
  isDayAhead,
  isIsoDay,
  lastAhead,
  todayIST,
} from "./dates.ts";

test("the day changes at midnight in India", () => {
  expect(todayIST(new Date("2026-11-20T18:29:59.999Z"))).toBe("2026-11-20");
  expect(todayIST(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
  expect(todayIST(new Date("2026-12-31T20:00:00Z"))).toBe("2027-01-01");
  expect(todayIST()).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test.each(["2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"])("%s is a day", (day) => {
  expect(isIsoDay(day)).toBe(true);
});

test.each([
  "2026-02-29",
  "1900-02-29",
  "2026-02-30",
  "2026-13-01",
  "2026-00-10",
  "2026-1-1",
  "21-11-2026",
  "2026-11-21T00:00:00Z",
  "",
  " 2026-11-21",
  "2026-11-21\n",
  "0000-01-01",
  "२०२६-११-२१",
  "'; DROP TABLE",
  null,
  undefined,
  20261121,
  ["2026-11-21"],
  {},
  new Date(),
])("%j is no day", (day) => {
  expect(isIsoDay(day)).toBe(false);
});

test("a birthday counts from its day on", () => {
  expect(ageOn("2000-05-10", "2018-05-09")).toBe(17);
  expect(ageOn("2000-05-10", "2018-05-10")).toBe(18);
  expect(ageOn("2000-02-29", "2018-02-28")).toBe(17);
  expect(ageOn("2000-02-29", "2018-03-01")).toBe(18);
  expect(ageOn("2030-01-01", "2026-01-01")).toBe(-4);
  expect(isAdult("2000-05-10", "2018-05-09")).toBe(false);
  expect(isAdult("2000-05-10", "2018-05-10")).toBe(true);
  expect(isAdult("1970-01-01")).toBe(true);
});

test("days are added across months and leap years", () => {
  expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});

test("what is reckoned beyond the calendar stands still at its first or last day", () => {
  expect(["9999-12-31", "9999-12-30"].map((day) => addDays(day, 1))).toEqual(["9999-12-31", "9999-12-31"]);
  expect([addDays("2026-01-01", 1e9), addDays("0001-01-01", -1)]).toEqual(["9999-12-31", "0001-01-01"]);
});

test("days are counted out one by one, up to a thousand of them", () => {
  expect(daysFrom("2028-02-28", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  expect([daysFrom("2026-01-02", "2026-01-01"), daysFrom("9999-12-31", "9999-12-31")]).toEqual([[], ["9999-12-31"]]);
  expect(daysFrom("2026-01-01", addDays("2026-01-01", 999))).toHaveLength(1_000);
  expect(() => daysFrom("2026-01-01", addDays("2026-01-01", 1_000))).toThrow(RangeError);
  expect(() => daysFrom("2026-01-01", "9999-12-31")).toThrow(RangeError);
});

test("calendars reach 24 months ahead, from a leap day to the end of February", () => {
  expect(["2026-11-28", "2026-12-31", "2028-02-29"].map((day) => lastAhead(day))).toEqual([
    "2028-11-28",
    "2028-12-31",
    "2030-02-28",
  ]);
  expect(
    ["2026-11-27", "2026-11-28", "2028-11-28", "2028-11-29", "soon"].map((day) => isDayAhead(day, "2026-11-28")),
  ).toEqual([false, true, true, false, false]);
});

test("days and instants are shown as people in India read them", () => {
  expect(formatDay("2026-11-21")).toBe("21 November 2026");
  expect(formatDay("2026-01-05")).toBe("5 January 2026");
  expect(formatDay("soon")).toBe("soon");
  expect(formatInstant(new Date("2026-11-21T11:00:00Z"))).toBe("21 November 2026, 4:30 pm");
  expect(formatInstant(new Date("2026-11-20T18:35:00Z"))).toBe("21 November 2026, 12:05 am");
  expect(formatInstant(new Date("2026-11-21T06:30:00Z"))).toBe("21 November 2026, 12:00 pm");
});
