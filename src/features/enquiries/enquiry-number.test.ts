import { expect, test } from "vitest";
import { newEnquiryNumber, parseEnquiryNumber } from "./enquiry-number.ts";

test("numbers have their form, differ, and read back as themselves", () => {
  const numbers = Array.from({ length: 500 }, newEnquiryNumber);
  expect(new Set(numbers).size).toBe(500);
  for (const number of numbers) {
    expect(number).toMatch(/^MD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseEnquiryNumber(number)).toBe(number);
  }
});

test.each([
  ["md-7k3q-9zxa", "MD-7K3Q-9ZXA"],
  ["MD 7k3q9zxa", "MD-7K3Q-9ZXA"],
  ["MD-OIL0-0000", "MD-0110-0000"],
])("%s is understood", (typed, number) => {
  expect(parseEnquiryNumber(typed)).toBe(number);
});

test.each([
  "",
  "MD",
  "MD-7K3Q-9ZX",
  "MD-7K3Q-9ZXAA",
  "7K3Q-9ZXA",
  "MD-7K3Q-9ZXU",
  "MD-7K3Q-9ZX'",
  "क".repeat(8),
  "M".repeat(1e6),
])("%.20s is no number", (typed) => {
  expect(parseEnquiryNumber(typed)).toBeNull();
});
