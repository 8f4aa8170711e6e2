import { expect, test } from "vitest";
import { sumBeside } from "./card-sum.ts";

test("a sum is said beside a price, but where it is the price of one alone", () => {
  const sum = { totalPaise: 1_950_00, words: "₹1,950" };
  expect(sumBeside("₹1,950 a plate", sum)).toBeNull();
  expect(sumBeside("₹1,950 प्रति प्लेट", sum)).toBeNull();
  expect(sumBeside("₹19,50,000 a day", sum)).toBe(sum);
  expect(sumBeside("₹1,950.50 a plate", sum)).toBe(sum);
  expect(sumBeside("Price on request", null)).toBeNull();
});
