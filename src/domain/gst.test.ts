import { expect, test } from "vitest";
import { gstInside, gstOnTop } from "./gst.ts";

test("each half of a tax is half the rate on the same value, to the nearest paisa", () => {
  for (const rate of [1, 3, 5, 12, 18, 28, 40])
    for (const value of [1, 3, 5, 17, 99, 100_01, 8_474_58, 8_474_59, 81_000_01, 12_34_567_89]) {
      const tax = gstOnTop(value, rate, 100);
      expect(tax, `${rate} % on ${value}`).toBe(2 * Math.round((value * rate) / 200));
      expect(gstOnTop(value, rate * 100, 10_000)).toBe(tax);
      // What comes out on top is inside the sum of both.
      expect(gstInside(value + tax, rate, 100), `${rate} % in ${value + tax}`).toBe(tax);
    }
});

test("a tax inside an amount is even, and at most a paisa beside what the rule says", () => {
  for (const rate of [5, 18, 28])
    for (let total = 0; total < 2_000; total += 1) {
      const tax = gstInside(total, rate, 100);
      expect(tax % 2, `${rate} % in ${total}`).toBe(0);
      expect(Math.abs(tax / 2 - (total * rate) / (2 * (100 + rate))), `${rate} % in ${total}`).toBeLessThanOrEqual(1.5);
      expect(total - tax).toBeGreaterThanOrEqual(0);
    }
  expect([gstInside(10_000_01, 18, 100), gstInside(30_500_000, 18, 100), gstInside(5, 0, 100)]).toEqual([
    1_525_42, 4_652_542, 0,
  ]);
});
