import { expect, test } from "vitest";
import { badgesOf, type Record90 } from "./badges.ts";
import { proofWords } from "./card-proof.ts";

const TODAY = "2026-11-26";
const record: Record90 = {
  since: "2026-01-02",
  answerMinutes: 95,
  answersTold: 30,
  kept: 14,
  missed: 0,
  organisers: 12,
  organisersAgain: 3,
};

test("badges say how many stand behind them", () => {
  expect(badgesOf(record, TODAY)).toEqual([
    "Answers in 2 h (30 requests)",
    "Kept 14 of 14 dates",
    "3 of 12 booked again",
  ]);
});

test("nothing is said before 90 days and five events, nor of what does not hold", () => {
  expect(badgesOf({ ...record, since: "2026-08-29" }, TODAY)).toEqual([]);
  expect(badgesOf({ ...record, since: "2026-08-28" }, TODAY)).toHaveLength(3);
  expect(badgesOf({ ...record, kept: 4 }, TODAY)).toEqual([]);
  expect(badgesOf({ ...record, kept: 4, missed: 1 }, TODAY)).toEqual([
    "Answers in 2 h (30 requests)",
    "3 of 12 booked again",
  ]);
  expect(badgesOf({ ...record, kept: 19, missed: 1, answerMinutes: 2_000, organisersAgain: 1 }, TODAY)).toEqual([
    "Kept 19 of 20 dates",
  ]);
  expect(badgesOf({ ...record, answerMinutes: null }, TODAY)).toHaveLength(2);
});

test("a card says its badges in place of what it says before there are any", () => {
  const proof = {
    price: null,
    booked: 14,
    weddings: 2,
    answerMinutes: 95,
    photos: 3,
    mobileProven: true,
    papersSeen: true,
    since: record.since,
  };
  expect(proofWords({ ...proof, record: null }, TODAY)).toBe("Documents checked · Answers in 2 h");
  expect(proofWords({ ...proof, record: { ...record, organisersAgain: 0 } }, TODAY)).toBe(
    "Documents checked · Answers in 2 h",
  );
  expect(proofWords({ ...proof, papersSeen: false, record }, TODAY), "two at most").toBe(
    "Answers in 2 h · Kept 14 of 14 dates",
  );
});
