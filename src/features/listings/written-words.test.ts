import { expect, test } from "vitest";
import { venues } from "../venues/venue-category.ts";
import { coverWritten, labelsWithContacts } from "./written-words.ts";

const WORDS = "We sing at weddings. Call 9826O12345, or see rajband.xyz";
const COVERED = "We sing at weddings. Call •••, or see •••";

test("the words of a listing › are read by strangers without numbers and addresses, other fields as they are", () => {
  const values = { description: WORDS, capacity: 500, kind: "Marriage garden" };
  expect(coverWritten(venues.fields, values)).toEqual({ ...values, description: COVERED });
  expect(labelsWithContacts(venues.fields, values)).toHaveLength(1);
  expect(labelsWithContacts(venues.fields, { description: "300 guests, 2 halls" })).toEqual([]);
});
