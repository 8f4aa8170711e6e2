import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";

test.each([
  ["people", "250", "250 people"],
  ["people", "1", "1 person"],
  ["people", "The bride and twenty guests", "The bride and twenty guests"],
  ["pieces", "1,200", "1,200 pieces"],
  ["pieces", "५०", "50 pieces"],
  ["days", "1", "1 day"],
  ["hours", "2", "2 hours"],
] as const)("of %s '%s' is said as '%s'", (unit, typed, words) => {
  expect(countWords(unit, typed)).toBe(words);
});
