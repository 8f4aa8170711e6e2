import { expect, test } from "vitest";
import { addDays, daysBetween } from "../../domain/dates.ts";
import { referenceDay, referenceDoubt } from "./payment-model.ts";

/** As banks number them: the last digit of the year, the day of the year, eight more. */
const utrOf = (day: string) =>
  `${day.slice(3, 4)}${String(daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1).padStart(3, "0")}12345678`;

test("a UTR begins with its day, of the ten years around the day that is written", () => {
  for (let day = "2024-01-01"; day < "2032-01-01"; day = addDays(day, 17)) {
    expect(referenceDay(utrOf(day), day)).toBe(day);
    expect(referenceDoubt("upi", utrOf(day), day)).toBeNull();
  }
  expect(referenceDay(utrOf("2024-12-31"), "2025-01-03")).toBe("2024-12-31");
  expect(referenceDay("400012345678", "2026-11-24")).toBeNull();
  expect(referenceDay("636612345678", "2026-11-24")).toBeNull();
  expect(referenceDay("436612345678", "2024-11-24")).toBe("2024-12-31");
});

test("one that begins with another day is doubted, one of the day before or after is not", () => {
  const utr = utrOf("2026-11-24");
  for (const day of ["2026-11-23", "2026-11-24", "2026-11-25"]) expect(referenceDoubt("upi", utr, day)).toBeNull();
  for (const day of ["2026-11-22", "2026-11-26", "2025-11-24"])
    expect(referenceDoubt("upi", utr, day)).toMatch(
      /^This reference begins like one of 24 November 2026, and the payment/,
    );
  // Only of UPI, and only where a day was written.
  expect(referenceDoubt("bank", utr, "2026-01-01")).toBeNull();
  expect(referenceDoubt("upi", utr, null)).toBeNull();
  expect(referenceDoubt("upi", null, "2026-01-01")).toBeNull();
  expect(referenceDoubt("upi", "999912345678", "2026-01-01")).toBeNull();
});
