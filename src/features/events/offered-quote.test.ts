import { expect, test } from "vitest";
import { arrivalOf, needsOf, offeredQuote } from "./offered-quote.ts";

test("what falls due when is said with its amounts, to the last rupee", () => {
  const terms = {
    lines: [
      { label: "Dhol", quantity: 1, unit: "event", eachPaise: 1_000_01, amountPaise: 1_000_01 },
      { label: "Chairs", quantity: 1_200, unit: "piece", eachPaise: 0, amountPaise: 0 },
    ],
    discountPaise: 0,
    tax: { kind: "none", percent: 0 },
    included: "Two dhols",
    excluded: "Travel",
    note: "",
    milestones: [
      { kind: "token", percent: 10, due: "agreement", days: 0 },
      { kind: "advance", percent: 40, due: "before", days: 14 },
      { kind: "balance", percent: 50, due: "event", days: 0 },
    ],
    ladder: "fair",
  } as const;
  const now = new Date("2026-11-25T10:00:00Z");
  const quote = offeredQuote(
    structuredClone(terms) as unknown as Parameters<typeof offeredQuote>[0],
    { totalPaise: 1_000_00, day: "2027-02-12", depositPaise: null, validUntil: now, heldUntil: now, open: false },
    now,
  );
  expect(quote).toMatchObject({
    lines: ["Dhol", "Chairs (1,200 pieces)"],
    payments: ["Token: ₹100, at the agreement", "Advance: ₹400, 14 days before", "Balance: ₹500, at the event"],
    atOncePaise: 100_00,
    // What has run out holds nothing.
    heldUntil: null,
  });
  expect(quote.ladder).toMatch(/^Within 24 hours of the agreement all comes back, .* Fair\. Free until /);
});

test("what leads around the site is covered in a quote until it is agreed", () => {
  const now = new Date("2026-11-25T10:00:00Z");
  const terms = {
    lines: [{ label: "Dhol, call 98 76 54 32 10", quantity: 1, unit: "event", eachPaise: 100, amountPaise: 100 }],
    included: "See meeradhol.com",
    excluded: "",
    milestones: [],
    ladder: "fair",
  } as unknown as Parameters<typeof offeredQuote>[0];
  const about = { totalPaise: 100, day: "2027-02-12", depositPaise: null, validUntil: now, heldUntil: now };
  expect(offeredQuote(terms, { ...about, open: false }, now)).toMatchObject({
    lines: ["Dhol, call •••"],
    included: "See •••",
  });
  expect(offeredQuote(terms, { ...about, open: true }, now)).toMatchObject({
    lines: ["Dhol, call 98 76 54 32 10"],
    included: "See meeradhol.com",
  });
});

test.each([
  [990, "day", "16:30"],
  [0, null, "00:00"],
  [null, "day", "06:00"],
  [null, "evening", "16:00"],
  [null, "18:30-01:30", "18:30"],
  [null, "whole", null],
  [null, null, null],
] as const)("who has said %s and was asked for %s arrives at %s", (said, slot, time) =>
  expect(arrivalOf(said, slot)).toBe(time),
);

test("what must be there is told from the price card", () => {
  expect(needsOf(null)).toEqual([]);
  expect(needsOf({ stayFor: 4, foodFor: 6, needs: " 15 kVA " })).toEqual([
    "A place to stay for 4",
    "Food for 6",
    "15 kVA",
  ]);
});
