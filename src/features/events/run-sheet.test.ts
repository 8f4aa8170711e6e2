import { expect, test } from "vitest";
import { daysThere } from "./event-model.ts";
import { spanOf } from "./run-sheet.server.ts";

test("who is booked for several days stands on each of them, with the span said", () => {
  const three = { day: "2026-12-30", lastDay: "2027-01-01" };
  expect(daysThere(three)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
  expect(spanOf({ day: "2026-12-12", lastDay: "2026-12-14" })).toBe("12 to 14 December 2026");
});

test("who is booked for one day stands there alone, and who has none where no day is named", () => {
  const one = { day: "2026-12-12", lastDay: "2026-12-12" };
  expect([daysThere(one), spanOf(one)]).toEqual([["2026-12-12"], ""]);
  const none = { day: null, lastDay: null };
  expect([daysThere(none), spanOf(none)]).toEqual([[""], ""]);
});
