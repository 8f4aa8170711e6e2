import { expect, test } from "vitest";
import { EXAMPLE_BOOKING } from "../../src/features/bookings/booking-example.server.ts";
import { paymentsOf } from "../../src/features/bookings/agreement.server.ts";
import { lineAmount, reckon } from "../../src/features/bookings/quote-money.ts";
import { EXAMPLE_MONEY, EXAMPLE_PAYMENTS } from "../../src/features/payments/payment-example.ts";
import { backOpenOf, duesShown, openOf, upiLink } from "../../src/features/payments/payment-present.server.ts";

const { agreed } = EXAMPLE_BOOKING.agreement!;

test("the amounts of the example are those that the site reckons", () => {
  for (const line of agreed.terms.lines) expect(line.amountPaise, line.label).toBe(lineAmount(line));
  expect(agreed.money).toEqual(reckon(agreed.terms));
  expect(agreed.payments).toEqual(paymentsOf(agreed.payments, agreed.money.totalPaise, "2027-02-12", "2026-11-26"));
  expect(EXAMPLE_BOOKING.quotes[0]!.money).toEqual(agreed.money);
});

test("what is paid and open in the examples is of that agreement", () => {
  const { balance, dues, toPay, entries, number } = EXAMPLE_PAYMENTS;
  const rows = agreed.payments.map(({ kind, amountPaise, day }, at) => ({
    bookingId: "",
    n: at + 1,
    kind,
    amountPaise,
    day,
    letOffPaise: 0,
  }));
  expect(balance.totalPaise).toBe(agreed.money.totalPaise);
  expect(dues).toEqual(duesShown(rows, balance, "2026-11-26"));
  expect(entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(balance.paidPaise);
  expect([toPay!.openPaise, toPay!.nextPaise]).toEqual([openOf(balance), dues[1]!.openPaise]);
  const { name, upi, merchant, link } = toPay!.payTo!;
  expect(link).toBe(upiLink({ name, upi, merchant }, toPay!.nextPaise, number));
  const line = EXAMPLE_MONEY.paid[0]!;
  expect([line.donePaise, line.openPaise, line.backPaise]).toEqual([
    balance.paidPaise,
    openOf(balance),
    backOpenOf(balance),
  ]);
});
