import { expect, test } from "vitest";
import { daysWords } from "./days-words.ts";

test("the days of a month share its name, in their order and each once", () => {
  expect(daysWords(["2026-12-19", "2026-12-17", "2026-12-19", "2027-01-02"])).toBe(
    "17, 19 December 2026, 2 January 2027",
  );
  expect(daysWords(["2026-12-17"])).toBe("17 December 2026");
  expect(daysWords([])).toBe("");
});
