import { expect, test } from "vitest";
import { formatMobile, normaliseMobile } from "./phone.ts";

test.each([
  "9826000000",
  "+919826000000",
  "+91 98260 00000",
  "919826000000",
  "0091-98260-00000",
  "09826000000",
  "+91 (0) 98260-00000",
  " 98260.00000 ",
  "98260–00000",
  "९८२६००००००",
  "９８２６００００００",
  "\u202A+91 98260 00000\u202C",
])("%j is the mobile +919826000000", (input) => {
  expect(normaliseMobile(input)).toBe("+919826000000");
});

test("a number that begins with 91 and has ten digits is itself", () => {
  expect(normaliseMobile("9198260000")).toBe("+919198260000");
});

test.each([
  "",
  " ",
  "+91",
  "5826000000",
  "982600000",
  "98260000001",
  "+1 9826000000",
  "+9298260000000",
  "9826o00000",
  "9826000000' OR 1=1",
  "<b>9826000000</b>",
  "नमस्ते",
  "😀",
  "9".repeat(1_000_000),
  "98260+00000",
  "9826000000x",
])("%.40j is no mobile", (input) => {
  expect(normaliseMobile(input)).toBeNull();
});

test.each([9826000000, null, undefined, [], ["9826000000"], {}, true])("%j of another type is no mobile", (input) => {
  expect(normaliseMobile(input)).toBeNull();
});

test("a stored number is shown in groups", () => {
  expect(formatMobile("+919826000000")).toBe("+91 98260 00000");
  expect(formatMobile("Not provided")).toBe("Not provided");
});
