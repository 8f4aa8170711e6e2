import { expect, test } from "vitest";
import { addDays, todayIST } from "../../domain/dates.ts";
import { LADDER_KEYS, ladderDates, ladderSaid, ladderWords } from "../../domain/ladders.ts";
import { allocate, lineAmount, reckon, type Tax } from "./quote-money.ts";
import { QUOTE_MESSAGES, quoteSchema, termsOf } from "./quote-model.ts";

/** Chance that repeats; a failure names its seed. */
function chance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % (most + 1);
  };
}

test("lines, discount and tax come to what a calculator says", () => {
  const lines = [
    { quantity: 350, eachPaise: 85_000 },
    { quantity: 2.5, eachPaise: 333_333 },
  ];
  expect(lines.map(lineAmount)).toEqual([29_750_000, 833_333]);
  expect(reckon({ lines, discountPaise: 83_333, tax: { kind: "none", percent: 0 } })).toEqual({
    grossPaise: 30_583_333,
    discountPaise: 83_333,
    taxablePaise: 30_500_000,
    taxPaise: 0,
    totalPaise: 30_500_000,
  });
  expect(reckon({ lines, discountPaise: 83_333, tax: { kind: "onTop", percent: 18 } })).toMatchObject({
    taxablePaise: 30_500_000,
    taxPaise: 5_490_000,
    totalPaise: 35_990_000,
  });
  expect(reckon({ lines, discountPaise: 83_333, tax: { kind: "included", percent: 18 } })).toMatchObject({
    taxablePaise: 25_847_458,
    taxPaise: 4_652_542,
    totalPaise: 30_500_000,
  });
});

test("no paisa is lost, whatever the amounts, the tax and the parts", () => {
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const random = chance(seed);
    const lines = Array.from({ length: 1 + random(5) }, () => ({
      quantity: (1 + random(100_000)) / 100,
      eachPaise: random(10_000_000),
    }));
    const gross = lines.reduce((sum, line) => sum + lineAmount(line), 0);
    const discountPaise = random(Math.max(0, gross));
    const kinds: Tax["kind"][] = ["none", "included", "onTop"];
    const tax = { kind: kinds[random(2)]!, percent: (1 + random(3_999)) / 100 };
    const all = reckon({ lines, discountPaise, tax });
    expect(Object.values(all).every(Number.isSafeInteger), `seed ${seed}`).toBe(true);
    expect(all.taxablePaise + all.taxPaise, `seed ${seed}`).toBe(all.totalPaise);
    expect(all.grossPaise - all.discountPaise + (tax.kind === "onTop" ? all.taxPaise : 0), `seed ${seed}`).toBe(
      all.totalPaise,
    );
    expect(all.discountPaise, `seed ${seed}`).toBe(discountPaise);
    // CGST and SGST, of which nobody knows yet whether they will be: two equal halves.
    expect(all.taxPaise % 2, `seed ${seed}`).toBe(0);
    // What is agreed instead is met to the paisa, by the discount alone.
    const allInPaise = 1 + random(Math.max(1, all.totalPaise));
    const agreed = reckon({ lines, discountPaise, tax, allInPaise });
    expect([agreed.totalPaise, agreed.taxPaise % 2], `seed ${seed}`).toEqual([allInPaise, 0]);
    expect(
      agreed.grossPaise - agreed.discountPaise + (tax.kind === "onTop" ? agreed.taxPaise : 0),
      `seed ${seed}`,
    ).toBe(allInPaise);
    const percents = [1 + random(60), 1 + random(30)];
    percents.push(100 - percents[0]! - percents[1]!);
    const parts = allocate(all.totalPaise, percents);
    expect(
      parts.reduce((sum, part) => sum + part, 0),
      `seed ${seed}`,
    ).toBe(all.totalPaise);
    for (const [at, part] of parts.entries())
      expect(Math.abs(part - (all.totalPaise * percents[at]!) / 100), `seed ${seed}`).toBeLessThanOrEqual(
        percents.length,
      );
  }
});

const form = {
  lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: 100_000 }],
  validUntil: addDays(todayIST(), 3),
};
const faults = (more: object) => {
  const parsed = quoteSchema.safeParse({ ...form, ...more });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
};

test("a quote is complete, within its limits, and says by field what is wrong", () => {
  expect(faults({})).toEqual([]);
  const { milestones, ladder, tax } = quoteSchema.parse(form);
  expect([milestones.map(({ percent }) => percent), ladder, tax.kind]).toEqual([[30, 70], "fair", "none"]);
  expect(faults({ lines: [] })).toEqual([["lines", QUOTE_MESSAGES.noLine]]);
  expect(faults({ discountPaise: 100_001 })).toEqual([["discountPaise", QUOTE_MESSAGES.discount]]);
  expect(faults({ discountPaise: 100_000 })).toEqual([["lines", QUOTE_MESSAGES.total]]);
  expect(faults({ validUntil: addDays(todayIST(), 8) })).toEqual([["validUntil", QUOTE_MESSAGES.validUntil]]);
  expect(faults({ tax: { kind: "onTop", percent: 0 } })).toEqual([["tax.percent", "Please enter the percentage."]]);
  expect(faults({ holdHours: 49 })).toEqual([["holdHours", "At most 48 hours."]]);
  expect(faults({ lines: [{ ...form.lines[0], quantity: 1.005 }] })).toEqual([
    ["lines.0.quantity", "Please use at most two decimals."],
  ]);
  const payment = { kind: "advance", percent: 50, due: "event" };
  expect(faults({ milestones: [payment] })).toEqual([["milestones", QUOTE_MESSAGES.percent]]);
  expect(faults({ milestones: [payment, { ...payment, due: "agreement" }] })).toEqual([
    ["milestones", QUOTE_MESSAGES.order],
  ]);
  expect(
    faults({
      milestones: [
        { ...payment, due: "before", days: 7 },
        { ...payment, due: "before", days: 14 },
      ],
    }),
  ).toEqual([["milestones", QUOTE_MESSAGES.order]]);
  expect(termsOf(quoteSchema.parse({ ...form, tax: { kind: "none", percent: 18 } }))).toMatchObject({
    lines: [{ amountPaise: 100_000 }],
    tax: { kind: "none", percent: 0 },
  });
});

test("a ladder is dates, and what is over by now is not promised", () => {
  expect(ladderWords("fair", "2026-12-02", new Date("2026-11-01T06:00:00Z"))).toBe(
    "Free until 11 November 2026, 11:59 pm; half comes back until 25 November 2026, 11:59 pm; then nothing comes back.",
  );
  expect(ladderWords("fair", "2026-12-02", new Date("2026-11-20T06:00:00Z"))).toBe(
    "Half comes back until 25 November 2026, 11:59 pm; then nothing comes back.",
  );
  expect(ladderWords("easy", "2026-12-02", new Date("2026-12-02T06:00:00Z"))).toBe(
    "The day is so near that nothing comes back.",
  );
  expect(ladderWords("firm", null, new Date())).toContain("25 % comes back until 15 days before the event");
  for (const key of LADDER_KEYS) {
    const dates = ladderDates(key, "2027-06-01", "2026-12-01");
    expect(dates).toEqual(dates.toSorted((a, b) => a.until.localeCompare(b.until) || b.back - a.back));
  }
});

test("own steps fall from the earliest on, six at most, and read as dates like the others", () => {
  const steps = [
    { days: 45, back: 100 },
    { days: 10, back: 30 },
    { days: 1, back: 5 },
  ];
  expect(faults({ ladder: "own", ladderSteps: steps })).toEqual([]);
  expect(termsOf(quoteSchema.parse({ ...form, ladder: "own", ladderSteps: steps })).ladderSteps).toEqual(steps);
  // Of a preset nothing else is kept.
  expect(termsOf(quoteSchema.parse({ ...form, ladder: "fair", ladderSteps: steps }))).not.toHaveProperty("ladderSteps");
  expect(faults({ ladder: "own" }).map(([path]) => path)).toEqual(["ladderSteps"]);
  expect(faults({ ladder: "own", ladderSteps: [steps[0], { days: 45, back: 30 }] }).map(([path]) => path)).toEqual([
    "ladderSteps.1.days",
  ]);
  expect(faults({ ladder: "own", ladderSteps: [steps[1], { days: 5, back: 30 }] }).map(([path]) => path)).toEqual([
    "ladderSteps.1.back",
  ]);
  const seven = [7, 6, 5, 4, 3, 2, 1].map((days) => ({ days, back: days * 10 }));
  expect(faults({ ladder: "own", ladderSteps: seven }).map(([path]) => path)).toEqual(["ladderSteps"]);
  for (const bad of [
    { days: 0, back: 50 },
    { days: 366, back: 50 },
    { days: 7, back: 0 },
    { days: 7, back: 101 },
  ])
    expect(faults({ ladder: "own", ladderSteps: [bad] })).toHaveLength(1);
  expect(ladderWords(steps, "2026-12-02", new Date("2026-11-01T06:00:00Z"))).toBe(
    "30 % comes back until 22 November 2026, 11:59 pm; 5 % comes back until 1 December 2026, 11:59 pm; then nothing comes back.",
  );
  expect(ladderSaid({ ladder: "own", ladderSteps: steps }, null, new Date(0))).toBe(
    "Own steps. Free until 45 days before the event; 30 % comes back until 10 days before the event; 5 % comes back until 1 day before the event; then nothing comes back.",
  );
});
