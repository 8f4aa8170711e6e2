import { formatMonth, lastAhead } from "../../domain/dates.ts";
import { expect, test } from "vitest";
import type { DayState } from "./calendar-model.ts";
import {
  LOOKS,
  addMonths,
  firstDay,
  isReached,
  lastDay,
  letterOf,
  monthOf,
  ownLetterOf,
  shownMonths,
  weeksOf,
} from "./month.ts";

const TODAY = "2026-11-22";

test("months follow each other over the turn of the year, and end where they end", () => {
  expect([addMonths("2026-11", 2), addMonths("2027-01", -1), addMonths("2026-12", 0)]).toEqual([
    "2027-01",
    "2026-12",
    "2026-12",
  ]);
  expect([firstDay("2028-02"), lastDay("2028-02"), lastDay("2027-02"), lastDay("2026-12")]).toEqual([
    "2028-02-01",
    "2028-02-29",
    "2027-02-28",
    "2026-12-31",
  ]);
  expect(formatMonth("2027-01")).toBe("January 2027");
});

test("an address names a month that a calendar reaches, or it is this one", () => {
  for (const wrong of [null, "", "2026-13", "2026-10", "2028-12", "2026-1", "x".repeat(99), "2026-12-01"])
    expect(monthOf(wrong, TODAY), String(wrong)).toBe("2026-11");
  // The last one has the first 22 days that calendars reach: 24 months.
  expect(lastAhead(TODAY)).toBe("2028-11-22");
  expect(["2028-10", "2028-11"].map((month) => monthOf(month, TODAY))).toEqual(["2028-10", "2028-11"]);
  expect([isReached("2026-10", TODAY), isReached("2026-11", TODAY)]).toEqual([false, true]);
});

test("weeks begin on Sunday and hold every day once", () => {
  for (const month of ["2026-11", "2027-02", "2028-02", "2026-08"]) {
    const weeks = weeksOf(month);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    for (const week of weeks)
      for (const [at, day] of week.entries()) if (day) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(at);
    expect(weeks.flat().filter(Boolean)).toHaveLength(Number(lastDay(month).slice(8)));
  }
});

test("beyond what calendars reach nothing is said of a day", () => {
  const free = (day: string) => letterOf({ day, state: "free", slots: [{ slot: "day", state: "free" }] }, TODAY);
  expect([free("2028-11-22"), free("2028-11-23")]).toEqual(["f", "p"]);
});

test("a day on which somebody is already, and which is free to ask for, is partly taken to its owner", () => {
  const own = (state: DayState, entries: { forQuote: boolean }[]) =>
    ownLetterOf({ day: "2026-12-05", state, slots: [{ slot: "day", state }] }, entries, TODAY);
  const [booked, quoted] = [{ forQuote: false }, { forQuote: true }];
  expect([own("free", []), own("free", [booked]), own("free", [quoted]), own("notSaid", [quoted, booked])]).toEqual([
    "f",
    "k",
    "f",
    "k",
  ]);
  expect([own("taken", [booked]), own("asked", [booked])]).toEqual(["t", "a"]);
  expect(LOOKS.k).toMatchObject({ look: "some", words: "partly taken" });
});

test("a letter a day, and in part free says which part", () => {
  const letter = (day: DayState, evening: DayState) =>
    letterOf(
      {
        day: "2026-12-05",
        state: (["free", "notSaid", "asked", "taken"] as const).find((state) => state === day || state === evening)!,
        slots: [
          { slot: "day", state: day },
          { slot: "evening", state: evening },
        ],
      },
      TODAY,
    );
  expect([
    letter("free", "free"),
    letter("free", "taken"),
    letter("taken", "free"),
    letter("notSaid", "notSaid"),
    letter("asked", "taken"),
    letter("taken", "taken"),
  ]).toEqual(["f", "d", "e", "n", "a", "t"]);
  const [shown] = shownMonths("2026-12", 1, [{ day: "2026-12-02", state: "taken", room: false, slots: [] }], TODAY);
  expect(shown).toEqual({ month: "2026-12", days: `pt${"p".repeat(29)}` });
  const near = ["2026-12-02", "2026-12-03"].map((day) => ({ day, state: "taken" as const, room: false, slots: [] }));
  expect(shownMonths("2026-12", 1, near, TODAY, "2026-12-03")[0]?.days.slice(0, 3)).toBe("pst");
});
