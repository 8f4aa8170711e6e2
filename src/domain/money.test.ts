import { expect, test } from "vitest";
import { formatRupees, groupRupees, moneyWords, parseRupees } from "./money.ts";

test.each([
  [0, "₹0"],
  [5, "₹0.05"],
  [100, "₹1"],
  [1_00_00_050, "₹1,00,000.50"],
  [1_00_00_000 * 100, "₹1,00,00,000"],
  [-2_50_000, "-₹2,500"],
  [-1, "-₹0.01"],
])("%i paise are %s", (paise, shown) => {
  expect(formatRupees(paise)).toBe(shown);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no amount of paise", (paise) => {
  expect(() => formatRupees(paise)).toThrow(RangeError);
});

test.each([
  ["5,00,000", "₹5,00,000"],
  ["500000", "₹5,00,000"],
  ["₹5 lakh", "₹5,00,000"],
  ["₹ 50,000", "₹50,000"],
  ["1.5 crore", "₹1,50,00,000"],
  ["1.5cr", "₹1,50,00,000"],
  ["50k", "₹50,000"],
  ["50 K", "₹50,000"],
  ["5 lacs", "₹5,00,000"],
  ["५ लाख", "₹5,00,000"],
  ["दो लाख", null],
  ["१,५०,०००", "₹1,50,000"],
  ["1 lakh 50 thousand", "₹1,50,000"],
  ["Rs. 2,500/-", "₹2,500"],
  ["rs 2500 only", "₹2,500"],
  ["2500.50 rupees", "₹2,500.50"],
  ["0", "₹0"],
  ["", null],
  ["₹", null],
  ["4 to 5 lakh", null],
  ["4-5 lakh", null],
  ["5 6", null],
  ["50 thousand 1 lakh", null],
  ["5 apples", null],
  ["to be discussed", null],
  ["-500", null],
  ["1e9", null],
  ["9".repeat(13), null],
  ["5".repeat(400), null],
])("%j is %s", (typed, shown) => {
  const paise = parseRupees(typed);
  expect(paise === null ? null : formatRupees(paise)).toBe(shown);
});

test.each([
  ["5", "5"],
  ["50000", "50,000"],
  ["5,0000", "50,000"],
  ["500000", "5,00,000"],
  ["5,00,0001", "50,00,001"],
  ["₹ 2500", "2,500"],
  ["2500.5", "2,500.5"],
  ["2500.", "2,500."],
  ["००५", "5"],
  ["5 lakh", "5 lakh"],
  ["", ""],
  ["12 to 15", "12 to 15"],
])("%j is grouped as %j while one types", (typed, shown) => {
  expect(groupRupees(typed)).toBe(shown);
});

test("what is kept is shown the same everywhere, old words too", () => {
  expect([50_000_00, "50000", "₹ 5 lakh", "to be discussed", null, undefined].map(moneyWords)).toEqual([
    "₹50,000",
    "₹50,000",
    "₹5,00,000",
    "to be discussed",
    "",
    "",
  ]);
});
