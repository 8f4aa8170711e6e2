import { expect, test } from "vitest";
import { whenSaid, whenSaidIn } from "./when-said.ts";

test.each([
  [{ day: null }, ""],
  [{ day: "2027-02-12" }, "12 February 2027"],
  [{ day: "2027-02-12", lastDay: "2027-02-12", slot: "whole" }, "12 February 2027"],
  [{ day: "2027-02-12", lastDay: "2027-02-14" }, "12 to 14 February 2027"],
  [{ day: "2027-01-30", lastDay: "2027-02-02" }, "30 January 2027 to 2 February 2027"],
  [{ day: "2027-02-12", lastDay: "2027-02-14", slot: "evening" }, "12 to 14 February 2027, Evening"],
  [{ day: "2027-02-12", slot: "18:00-01:30" }, "12 February 2027, 6 pm to 1:30 am"],
  [{ day: "2027-02-12", slot: "dawn" }, "12 February 2027"],
])("when something is: %j is said as '%s'", (when, words) => expect(whenSaid(when)).toBe(words));

test("without the part of the day where there is no room for it", () => {
  const when = { day: "2027-01-30", lastDay: "2027-02-02", slot: "evening" };
  expect(whenSaidIn(40, when)).toBe("30 January 2027 to 2 February 2027");
});
