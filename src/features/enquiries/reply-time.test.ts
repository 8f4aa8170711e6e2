import { expect, test } from "vitest";
import { replyWords } from "./reply-time.ts";

test.each([
  [4, 10, null],
  [5, null, null],
  [5, 0, "within an hour"],
  [9, 60, "within an hour"],
  [9, 61, "in about 2 hours"],
  [9, 200, "in about 3 hours"],
  [9, 19 * 60, "in about 19 hours"],
  [9, 20 * 60, "within a day"],
  [9, 24 * 60, "within a day"],
  [9, 25 * 60, "in about 2 days"],
  [9, 3 * 24 * 60, "in about 3 days"],
])("of %i answers, usually after %s minutes: %s", (answers, minutes, words) => {
  expect(replyWords({ answers, minutes })).toBe(words);
});
