import { expect, test } from "vitest";
import { addDays } from "../../../domain/dates.ts";
import type { DayAvailability, DayState } from "../calendar-model.ts";
import { takenWords } from "./use-taken.ts";

const DAY = "2026-12-05";
const days = (...states: DayState[]): DayAvailability[] =>
  states.map((state, at) => ({
    day: addDays(DAY, at),
    state,
    room: state === "free" || state === "notSaid",
    slots: [{ slot: "whole", state }],
  }));
const words = (all: readonly DayAvailability[]) => takenWords(all, DAY);

test("a date that is taken says so, with the next that are free; a free one says nothing", () => {
  expect(words(days("taken", "taken", "free", "asked", "notSaid"))).toBe(
    "5 December 2026 is taken, by the calendar on this page. You can ask all the same. Free after it: 7 December 2026, 9 December 2026.",
  );
  expect(words(days("asked", "taken"))).toBe(
    "5 December 2026 is asked by somebody else, too. You can ask all the same.",
  );
  expect([words(days("free", "taken")), words(days("notSaid")), words([])]).toEqual([null, null, null]);
  // A day that is over is answered from today on.
  expect(takenWords(days("taken"), "2026-12-01")).toBe(null);
  expect(words([{ ...days("free")[0]!, room: false }])).toBe(
    "5 December 2026 is free in part only, by the calendar on this page. You can ask all the same.",
  );
});

test("of several days the first that is gone is named, and from where on as many follow each other", () => {
  const three = (...states: DayState[]) => takenWords(days(...states), DAY, 3);
  expect(three("free", "taken", "free", "free", "free", "free", "taken")).toBe(
    "6 December 2026 is taken, by the calendar on this page. You can ask all the same. Free for 3 days from: 7 December 2026, 8 December 2026.",
  );
  expect(three("free", "free", "asked", "free")).toBe(
    "7 December 2026 is asked by somebody else, too. You can ask all the same.",
  );
  expect(three("free", "free", "free", "taken")).toBe(null);
});
