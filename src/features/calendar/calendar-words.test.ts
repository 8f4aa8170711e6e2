import { expect, test } from "vitest";
import { ruleWords } from "./calendar-words.ts";

test.each([
  [0, [], []],
  [1, [], ["Needs one day's notice"]],
  [2, [1], ["Needs two days' notice", "Not on Mondays"]],
  [14, [2, 1], ["Needs 14 days' notice", "Not on Mondays and Tuesdays"]],
  [0, [1, 2, 3], ["Not on Mondays, Tuesdays and Wednesdays"]],
  [0, [1, 2, 3, 4, 5], ["Only on Sundays and Saturdays"]],
  [0, [0, 1, 2, 3, 4, 5, 6], ["On no day of the week"]],
])("%i days of notice, without weekdays %j: %j", (leadDays, weekdaysOff, words) => {
  expect(ruleWords({ leadDays, weekdaysOff })).toEqual(words);
});
