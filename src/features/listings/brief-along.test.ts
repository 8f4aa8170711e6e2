import { expect, test } from "vitest";
import { briefAlong } from "./brief-along.ts";

const when = { from: "2027-02-12", until: "2027-02-12", slot: "" as const, only: true };

test("what is asked of an event goes along in an address, and which calendars are asked does not", () => {
  expect(briefAlong({ when, guests: 300, hours: 9, pin: "452001" })).toBe(
    "date=2027-02-12&guests=300&hours=9&pin=452001",
  );
  expect(briefAlong({ when: { ...when, until: "2027-02-14", slot: "evening" }, pieces: 50 })).toBe(
    "date=2027-02-12&until=2027-02-14&slot=evening&pieces=50",
  );
  expect(briefAlong({ guests: null, hours: null, pin: "" })).toBe("");
});
