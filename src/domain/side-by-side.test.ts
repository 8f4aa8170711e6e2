import { expect, test } from "vitest";
import { differing, type SideFact } from "./side-by-side.ts";

const column = (...facts: SideFact[]): SideFact[] => facts;

test("a line differs where one of them says something else, or nothing", () => {
  const one = column(["Included", "Sound"], ["Distance", "About 12 km"], ["Verified", "Mobile"]);
  const other = column(["Included", "Sound"], ["Distance", "About 45 km"]);
  expect([...differing([one, other])]).toEqual(["Distance", "Verified"]);
  expect([...differing([one, one, one])]).toEqual([]);
  expect([...differing([one, one, other])]).toEqual(["Distance", "Verified"]);
});

test("of one alone, and of none, nothing differs", () => {
  expect([...differing([column(["Included", "Sound"])])]).toEqual([]);
  expect([...differing([])]).toEqual([]);
});
