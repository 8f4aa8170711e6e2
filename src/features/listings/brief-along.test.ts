import { expect, test } from "vitest";
import { briefAlong, briefOf } from "./brief-along.ts";

const when = { from: "2027-02-12", until: "2027-02-12", slot: "" as const, only: true };

test("what is asked of an event goes along in an address, and which calendars are asked does not", () => {
  expect(briefAlong({ when, guests: 300, hours: 9, pin: "452001" })).toBe(
    "date=2027-02-12&guests=300&hours=9&pin=452001",
  );
  expect(briefAlong({ when: { ...when, until: "2027-02-14", slot: "evening" }, pieces: 50 })).toBe(
    "date=2027-02-12&until=2027-02-14&slot=evening&pieces=50",
  );
  expect(briefAlong({ guests: null, hours: null, pin: "" })).toBe("");
  // Several days are said by their dates.
  expect(briefAlong({ when, days: 3 })).toBe("date=2027-02-12&days=3");
  expect(briefAlong({ when: { ...when, until: "2027-02-14" }, days: 3 })).toBe("date=2027-02-12&until=2027-02-14");
});

test("an address says more than the event: no more than that is taken out of it", () => {
  const address = new URLSearchParams(
    `q=hall&date=2027-02-12&hours=9&pin=452001&guests=&free=only&days=${"3".repeat(90)}`,
  );
  expect(briefOf(address)).toEqual([
    ["date", "2027-02-12"],
    ["days", "3".repeat(40)],
    ["hours", "9"],
    ["pin", "452001"],
  ]);
});
