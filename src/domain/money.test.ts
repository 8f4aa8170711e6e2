import { expect, test } from "vitest";
import { formatRupees, formatRupeesCompact, parseRupees } from "./money.ts";

test.each([
  [0, "₹0"], [5, "₹0.05"], [100, "₹1"], [1_00_00_050, "₹1,00,000.50"], [1_00_00_000 * 100, "₹1,00,00,000"],
  [-2_50_000, "-₹2,500"], [-1, "-₹0.01"],
])("%i paise are %s", (paise, shown) => {
  expect(formatRupees(paise)).toBe(shown);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no amount of paise", (paise) => {
  expect(() => formatRupees(paise)).toThrow(RangeError);
  expect(() => formatRupeesCompact(paise)).toThrow(RangeError);
});

test.each([
  [45_000, "₹45,000"], [99_999, "₹99,999"], [1_00_000, "₹1 lakh"], [1_50_000, "₹1.5 lakh"], [10_00_000, "₹10 lakh"],
  [99_99_600, "₹1 crore"], [2_25_00_000, "₹2.25 crore"], [-1_50_000, "-₹1.5 lakh"],
])("%i rupees in short are %s", (rupees, shown) => {
  expect(formatRupeesCompact(rupees * 100)).toBe(shown);
});

test.each([
  ["1,00,000", 1_00_00_000], ["100,000", 1_00_00_000], ["₹ 2500.50", 2_500_50], ["Rs. 5000/-", 5_000_00], ["rs500", 500_00],
  ["1.5 lakh", 1_50_000_00], ["2 crore", 2_00_00_000_00], ["10k", 10_000_00], ["0", 0], ["7.5", 7_50],
  [" INR 12 Lacs ", 12_00_000_00], ["0.07", 7],
])("%j is %i paise", (text, paise) => {
  expect(parseRupees(text)).toBe(paise);
});

test.each([
  "", "-5", "1.005", "1,5", "1,,000", "abc", "5 lakh 20", "1e5", "Infinity", "999999999999999 crore", "9".repeat(10_000),
  "<b>5</b>", "5; DROP TABLE", "😀", "पाँच",
])("%.30j is no amount", (text) => {
  expect(parseRupees(text)).toBeNull();
});
