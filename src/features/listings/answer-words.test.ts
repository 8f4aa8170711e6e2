import { expect, test } from "vitest";
import { answerTime, answerWords } from "./answer-words.ts";

test.each([
  [0, "Answers in 5 min", "in about 5 minutes"],
  [36, "Answers in 40 min", "in about 40 minutes"],
  [60, "Answers in 60 min", "in about 60 minutes"],
  [61, "Answers in 2 h", "in about 2 hours"],
  [121, "Answers in 3 h", "in about 3 hours"],
  [200, "Answers in 4 h", "in about 4 hours"],
  [19 * 60, "Answers in 19 h", "in about 19 hours"],
  [24 * 60, "Answers in 24 h", "in about 24 hours"],
  [25 * 60, "Answers in 2 days", "in about 2 days"],
  [3 * 24 * 60, "Answers in 3 days", "in about 3 days"],
  [4 * 24 * 60, "", "in about 4 days"],
])("of %i minutes a card says '%s', and a sentence '%s'", (minutes, words, time) => {
  expect(answerWords(minutes)).toBe(words);
  expect(answerTime(minutes)).toBe(time);
});
