import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, todayIST } from "../../domain/dates.ts";
import { NOTHING_OWED } from "../../domain/ladders.ts";
import { takeDueMoves } from "../bookings/booking-jobs.server.ts";
import type { BookingView } from "../bookings/booking-present.server.ts";
import type { QuoteTerms } from "../bookings/quote-model.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { remindOfMoney } from "../payments/payment-jobs.server.ts";
import type { MoneyView, PaymentsView } from "../payments/payment-view.ts";
import type { BookingPapers } from "./paper-service.server.ts";

let site: TestSite;
let volunteer: TestPerson;
let organiser: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite();
  volunteer = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  listing = (await testVolunteer(site.deps, volunteer)).id;
  await query(`UPDATE listings SET attributes = attributes || '{"stipend": 0}' WHERE id = $1`, [listing]);
  const card = { hours: 8, foodFor: 1, perKmPaise: 0, included: ["Looking after guests"] };
  expect((await call("PUT", `/api/listings/${listing}/price-card`, volunteer, { card })).status).toBe(200);
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const day = (at: number) => addDays(todayIST(), at);
const later = (days: number) => void (site.deps.now = () => new Date(Date.now() + days * MS_PER_DAY));
type Answer = BookingPapers & {
  error: string;
  errors: Record<string, string>;
  booking: BookingView;
  payments: PaymentsView;
  money: MoneyView;
};
const call = (method: "GET" | "POST" | "PUT" | "PATCH", path: string, who: TestPerson, body?: unknown) =>
  site.call<Answer>(method, path, { cookie: who.cookie, ...(body === undefined ? {} : { body }) });
const seen = async (number: string, who = organiser) =>
  (await call("GET", `/api/bookings/${number}`, who)).body.booking;
const sendQuote = (
  number: string,
  { lines, discountPaise, tax, included, excluded, ladder }: QuoteTerms,
  more: object,
) =>
  call("POST", `/api/bookings/${number}/quotes`, volunteer, {
    lines: lines.map(({ amountPaise: _amount, ...line }) => line),
    discountPaise,
    tax,
    included,
    excluded,
    ladder,
    validUntil: day(3),
    ...more,
  });

async function asked(at: string): Promise<string> {
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date, city)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $5, 'Indore')`,
    [number, organiser.id, listing, volunteer.id, at],
  );
  return number;
}

/** What the volunteer's own card proposes, agreed. */
async function agreed(at: string): Promise<string> {
  const number = await asked(at);
  const { terms } = await seen(number, volunteer);
  expect((await sendQuote(number, terms!, { free: true })).status).toBe(201);
  expect((await call("POST", `/api/bookings/${number}/accept`, organiser, { round: 1 })).status).toBe(201);
  return number;
}

test("a volunteer's card of hours, meal and way without a stipend is what the first quote begins with, and ₹0 has to be meant", async () => {
  const number = await asked(day(20));
  const { terms } = await seen(number, volunteer);
  expect(terms).toMatchObject({
    lines: [{ quantity: 1, unit: "day", eachPaise: 0 }],
    included: "Up to 8 hours\nTravel\nLooking after guests",
    excluded: "Food for 1 person",
    milestones: [],
  });
  expect((await sendQuote(number, terms!, {})).body.errors).toEqual({
    lines: "The total is ₹0. Enter what it costs, or say that nothing is to be paid.",
  });
  const priced = { ...terms!, lines: [{ ...terms!.lines[0]!, eachPaise: 100 }] };
  expect((await sendQuote(number, priced, { free: true })).body.errors).toEqual({
    free: "You say that nothing is to be paid, but the total is more than ₹0.",
  });
  expect((await sendQuote(number, terms!, { free: true })).status).toBe(201);
  const { quotes } = await seen(number);
  expect(quotes[0]).toMatchObject({ money: { totalPaise: 0 }, payments: [], cancellation: NOTHING_OWED });
});

test("agreed for nothing: no payment falls due, none can be noted, no bill is issued, and it closes by itself", async () => {
  const number = await agreed(day(26));
  const shown = await seen(number);
  expect(shown).toMatchObject({ state: "agreed", money: { line: "Nothing is to be paid.", next: false } });
  expect(shown.agreement!.agreed).toMatchObject({
    money: { totalPaise: 0 },
    payments: [],
    cancellation: { words: NOTHING_OWED, dates: [], provider: "" },
  });
  const pdf = await site.call("GET", `/api/bookings/${number}/agreement.pdf`, { cookie: organiser.cookie });
  expect(pdf.status).toBe(200);
  expect((await call("PATCH", `/api/enquiries/${number}`, organiser, { status: "confirmed" })).status).toBe(200);

  const { payments } = (await call("GET", `/api/bookings/${number}/payments`, organiser)).body;
  expect(payments).toMatchObject({ dues: [], toPay: null, toWaive: null, balance: { totalPaise: 0 } });
  const paid = { amountPaise: 100, method: "cash", reference: "" };
  expect((await call("POST", `/api/bookings/${number}/payments`, organiser, paid)).status).toBe(409);
  const waived = { amountPaise: 100, reason: "No need." };
  expect((await call("POST", `/api/bookings/${number}/waivers`, volunteer, waived)).status).toBe(409);
  const { money } = (await call("GET", "/api/payments", organiser)).body;
  expect(money.paid.find((one) => one.number === number)).toMatchObject({ totalPaise: 0, openPaise: 0, next: null });
  expect(money.ahead).toEqual([]);

  later(27);
  expect(await remindOfMoney(site.deps)).toBe(0);
  expect((await call("GET", `/api/bookings/${number}/papers`, volunteer)).body).toMatchObject({
    open: [],
    hindrance: "free",
  });
  expect(
    (
      await call("POST", `/api/bookings/${number}/papers`, volunteer, {
        kind: "bill",
        buyer: { name: "Ravi Kumar", address: "4 MG Road", state: "Madhya Pradesh", pin: "452001", gstin: "" },
      })
    ).status,
  ).toBe(409);
  later(29.5);
  await takeDueMoves(site.deps);
  expect((await seen(number)).state).toBe("delivered");
  later(45);
  await takeDueMoves(site.deps);
  expect((await seen(number)).state).toBe("closed");
});

test("another day stays for nothing; a price that both agree on later is paid at the event", async () => {
  const number = await agreed(day(32));
  const changed = async (wish: object, n: number) => {
    expect((await call("POST", `/api/bookings/${number}/changes`, volunteer, wish)).status).toBe(201);
    expect((await call("PATCH", `/api/bookings/${number}/changes/${n}`, organiser, { answer: "agree" })).status).toBe(
      200,
    );
    return (await seen(number)).agreement!.agreed;
  };
  expect(await changed({ day: day(33) }, 1)).toMatchObject({
    event: { day: day(33) },
    money: { totalPaise: 0 },
    payments: [],
  });
  expect(await changed({ totalPaise: 50_000 }, 2)).toMatchObject({
    money: { totalPaise: 50_000 },
    payments: [{ kind: "balance", percent: 100, amountPaise: 50_000, day: day(33) }],
  });
  expect((await seen(number)).money!.line).toMatch(/^Balance of ₹500 falls due by/);
});

test("called off, nothing is owed by either side", async () => {
  const number = await agreed(day(38));
  expect((await seen(number)).money!.cancel).toBe("Nothing is noted as paid, so nothing is owed.");
  expect((await call("PATCH", `/api/enquiries/${number}`, organiser, { status: "cancelled" })).status).toBe(200);
  expect(await seen(number)).toMatchObject({ state: "cancelled", money: { line: "Nothing is owed." } });
});
