import { expect, test } from "vitest";
import { barePin, pinIn } from "./pin.ts";
import { parseRupees } from "./money.ts";
import { normaliseMobile } from "./phone.ts";
import { tidyTaxNumber } from "./tax-numbers.ts";
import { bareNumber } from "./digits.ts";
import { numberText, numberTyped } from "./typed-numbers.ts";

test.each([
  ["300", "300"],
  ["1,00,000", "100000"],
  ["३००", "300"],
  ["３００", "300"],
  ["\u200E300\u200F", "300"],
  ["300 log", "300"],
  ["300 लोग", "300"],
  ["5%", "5"],
  ["5 %", "5"],
  ["250 km", "250"],
  ["100 plates", "100"],
  ["2 din", "2"],
  ["2 दिन", "2"],
  ["2.5 hours", "2.5"],
  ["500+", "500"],
  ["4 per cent", "4"],
])("%j counts %s", (typed, digits) => {
  expect(numberText(typed)).toBe(digits);
  expect(numberTyped(typed)).toBe(Number(digits));
});

test.each(["4 to 5", "a few", "5-6", "-5", "1e9", "Infinity", "5 lakhs of people", "12:30"])(
  "%j is no number",
  (typed) => expect(numberTyped(typed)).toBeNaN(),
);

test("nothing is nothing", () => expect([numberTyped(""), numberTyped(" \u200E ")]).toEqual([null, null]));

test.each(["452001", "452 001", "452-001", "४५२००१", "４５２００１", "\u200E452001", "452–001"])(
  "%j is a PIN code",
  (typed) => expect([barePin(typed), pinIn(typed)]).toEqual(["452001", "452001"]),
);

test("tax numbers and phones are tidied alike", () => {
  for (const typed of ["27aapfu0939f1zv", "२७AAPFU०९३९F1ZV", "27 AAPFU-0939–F1ZV\u200E", "２７AAPFU0939F1ZV"])
    expect(tidyTaxNumber(typed), typed).toBe("27AAPFU0939F1ZV");
  expect(bareNumber("998 596")).toBe("998596");
  for (const typed of ["98260-12345 (Ramesh ji)", "(Ramesh) 98260 12345", "98260-12345 (रमेश जी)"])
    expect(normaliseMobile(typed), typed).toBe("+919826012345");
  expect(normaliseMobile("98260-12345 (ext 5)")).toBeNull();
});

test("an amount whose last part may be meant in two ways stays words", () => {
  expect(["1 lakh 50", "2 crore 5", "5 thousand 50"].map(parseRupees)).toEqual([null, null, null]);
  expect([parseRupees("1 lakh 5000"), parseRupees("1 lakh 50 thousand"), parseRupees("\u200E5,000")]).toEqual([
    1_05_000_00, 1_50_000_00, 5_000_00,
  ]);
});
