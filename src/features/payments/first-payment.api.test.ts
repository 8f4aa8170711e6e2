/** What holds somebody's date is the first payment, and not a note of a paisa (DECISIONS 38). */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { askedFor, quoteOf } from "../../../test/support/test-bookings.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { takeDueMoves } from "../bookings/booking-jobs.server.ts";
import { acceptOffer, sendQuote } from "../bookings/booking-service.server.ts";
import type { BookingView } from "../bookings/booking-present.server.ts";
import { waitsFor } from "../bookings/booking-words.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { PaymentsView } from "./payment-view.ts";

const HOUR_MS = 3_600_000;
const TOTAL = 15_000_000;

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite();
  await site.deps.jobs.stop();
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const later = (hours: number) => void (site.deps.now = () => new Date(Date.now() + hours * HOUR_MS));
let days = 60;
/** Agreed just now, for a day months ahead. @returns its number, and what falls due with it */
async function agreed(more: Parameters<typeof quoteOf>[2] = {}): Promise<{ number: string; first: number }> {
  const day = addDays(todayIST(), (days += 3));
  const { number } = await askedFor(site.deps.db, { sender: organiser.id, recipient: provider.id, listing, day });
  const inTx = (work: Parameters<typeof transaction>[1]) => transaction(site.deps.db, work);
  await inTx((tx) => sendQuote(site.deps, tx, provider, number, quoteOf(site.deps.now(), TOTAL, more)));
  await inTx((tx) => acceptOffer(site.deps, tx, organiser, number, 1));
  return { number, first: (await seen(number)).dues[0]!.amountPaise };
}
type Answer = { message: string; errors?: Record<string, string>; payments: PaymentsView };
const call = (method: "GET" | "POST" | "PATCH", path: string, who: TestPerson, body?: unknown) =>
  site.call<Answer>(method, path, { cookie: who.cookie, ...(body === undefined ? {} : { body }) });
const seen = async (number: string, who = organiser) =>
  (await call("GET", `/api/bookings/${number}/payments`, who)).body.payments;
let utrs = 512_100_000_000;
const upi = () => ({ method: "upi", reference: String(++utrs) });
const pay = (number: string, amountPaise: number, more: object = { method: "cash" }) =>
  call("POST", `/api/bookings/${number}/payments`, organiser, { amountPaise, ...more });
const answer = async (number: string, form: object) => {
  const { entries } = await seen(number, provider);
  const waits = entries.find(({ mayAnswer }) => mayAnswer);
  return call("POST", `/api/payments/${waits?.id ?? ""}/answer`, provider, form);
};
const arrived = { answer: "acknowledged" };
const notArrived = { answer: "rejected", reason: "Nothing came." };
/** So many hours from its agreement the date is held. */
const heldFor = async (number: string): Promise<number> => {
  const { rows } = await site.deps.database.pool.query<{ hours: number }>(
    `SELECT extract(epoch FROM b.due_at - a.accepted_at)::float8 / 3600 AS hours FROM bookings b
     JOIN agreements a ON a.booking_id = b.id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1`,
    [number],
  );
  return Math.round(rows[0]?.hours ?? 0);
};
const stateOf = async (number: string) => (await seen(number)).state;

test("a paisa is no note, and a rupee holds no date: it runs out as if nothing had been noted", async () => {
  const { number, first } = await agreed();
  expect(await heldFor(number)).toBe(48);
  for (const paise of [1, 99])
    expect((await pay(number, paise)).body.errors).toEqual({ amountPaise: "Please note at least ₹1." });
  const noted = await pay(number, 100);
  expect(noted.status).toBe(201);
  expect(noted.body.message).toContain("It does not cover the first payment");
  expect(await heldFor(number)).toBe(48);
  // What has not arrived holds it no longer either.
  later(40);
  expect((await answer(number, notArrived)).status).toBe(201);
  expect(await heldFor(number)).toBe(48);
  expect((await pay(number, first - 1)).status).toBe(201);
  expect(await heldFor(number)).toBe(48);
  later(49);
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("cancelled");
});

test("notes that cover the first payment hold the date by three days, once, and not to the event", async () => {
  const { number, first } = await agreed();
  expect((await pay(number, first - 100)).status).toBe(201);
  const noted = await pay(number, 100, upi());
  expect(noted.body.message).toMatch(/^Noted\. .* The date is held until /);
  expect(await heldFor(number)).toBe(120);
  expect((await pay(number, 100, upi())).status).toBe(201);
  expect(await heldFor(number)).toBe(120);
  later(121);
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("cancelled");
});

test("after 'not received' the same words hold nothing; a reference does, and a week in all is the most", async () => {
  const { number, first } = await agreed();
  await pay(number, first);
  later(1);
  await answer(number, notArrived);
  expect(await heldFor(number)).toBe(49);
  const again = await pay(number, first, { method: "cash", reference: "by hand" });
  expect(again.body.message).toContain("a UPI or bank reference or a picture is needed");
  expect(await heldFor(number)).toBe(49);
  await answer(number, notArrived);
  const held: number[] = [];
  for (let round = 0; round < 4; round++) {
    expect((await pay(number, first, upi())).status).toBe(201);
    held.push(await heldFor(number));
    await answer(number, notArrived);
  }
  expect(held[0]).toBe(121);
  expect(Math.max(...held)).toBeLessThanOrEqual(48 + 7 * 24 + 2);
  expect(held.at(-1)).toBe(49);
});

test("it is confirmed by what covers the first payment, in several notes, and by no less", async () => {
  const { number, first } = await agreed();
  await pay(number, 100);
  expect((await answer(number, arrived)).body.message).toContain("The booking is confirmed once");
  expect(await stateOf(number)).toBe("agreed");
  expect((await seen(number)).first).toMatchObject({ openPaise: first - 100 });
  await pay(number, first - 100);
  expect((await answer(number, arrived)).body.message).toBe("Thank you. It is noted as received.");
  expect(await stateOf(number)).toBe("confirmed");
  expect((await seen(number)).first).toBeNull();
});

test("the provider says in words that it stands before the first payment has arrived", async () => {
  const { number } = await agreed();
  await pay(number, 100);
  expect((await answer(number, { ...arrived, confirm: true })).body.errors).toHaveProperty("reason");
  expect((await answer(number, { ...notArrived, confirm: true })).body.errors).toHaveProperty("confirm");
  const reason = "The rest comes in cash on the day.";
  expect((await answer(number, { ...arrived, confirm: true, reason })).status).toBe(201);
  expect(await stateOf(number)).toBe("confirmed");
  const { rows } = await site.deps.database.pool.query<{ title: string; body: string }>(
    "SELECT title, body FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1",
    [organiser.id],
  );
  expect(rows[0]).toMatchObject({
    title: "Your booking is confirmed",
    body: expect.stringContaining("says that it stands before the first payment has arrived"),
  });
});

test("a quantity has at most two decimals", async () => {
  const day = addDays(todayIST(), (days += 3));
  const { number } = await askedFor(site.deps.db, { sender: organiser.id, recipient: provider.id, listing, day });
  const quote = quoteOf(site.deps.now(), TOTAL / 10_000);
  const statusOf = async (quantity: number) => {
    const form = { ...quote, lines: quote.lines.map((line) => ({ ...line, quantity })) };
    return (await call("POST", `/api/bookings/${number}/quotes`, provider, form)).status;
  };
  for (const quantity of [1e-9, 0.001, 1.255]) expect(await statusOf(quantity), `${quantity}`).toBe(400);
  for (const quantity of [0.07, 1.1, 2.25, 9_999.99]) expect(await statusOf(quantity), `${quantity}`).toBe(201);
});

test("the organiser's own 'Confirm' waits for what falls due with the agreement, and is not offered before", async () => {
  const { number, first } = await agreed();
  const confirm = () => call("PATCH", `/api/enquiries/${number}`, organiser, { status: "confirmed" });
  const page = async (who = organiser) =>
    (await site.call<{ booking: BookingView }>("GET", `/api/bookings/${number}`, { cookie: who.cookie })).body.booking;
  const offered = async () => {
    const { enquiries } = (
      await site.call<{ enquiries: { number: string; moves: string[]; booking: { hides: string[] } }[] }>(
        "GET",
        "/api/enquiries/sent?limit=100",
        { cookie: organiser.cookie },
      )
    ).body;
    const card = enquiries.find((one) => one.number === number);
    return card?.moves.filter((move) => !card.booking.hides.includes(move));
  };
  const missing = `The booking is confirmed once ${formatRupees(first)}, which falls due with the agreement, has arrived, or once they say that it stands without.`;
  expect(await confirm()).toMatchObject({ status: 409, body: { message: missing } });
  expect(await page()).toMatchObject({ hides: ["confirmed"], money: { toConfirmPaise: first } });
  expect(await offered()).toEqual(["cancelled"]);
  // The same words on the card, and on the page of each side.
  for (const [who, words] of [
    [organiser, "the day is held for you. The booking is confirmed once"],
    [provider, "the day is held. The booking is confirmed once you have received"],
  ] as const) {
    const side = who === organiser ? "organiser" : "provider";
    expect(waitsFor(await page(who), side, "Ravi Kumar")).toContain(words);
  }
  // Noted is not arrived.
  expect((await pay(number, first, upi())).status).toBe(201);
  const noted = `${missing} You have noted a payment: they say next whether it has arrived.`;
  expect(await confirm()).toMatchObject({ status: 409, body: { message: noted } });
  expect(await stateOf(number)).toBe("agreed");
  expect((await answer(number, arrived)).status).toBe(201);
  expect(await stateOf(number)).toBe("confirmed");
});

test("what asks for nothing at once, its organiser confirms as before", async () => {
  const milestones = [{ kind: "balance" as const, percent: 100, due: "event" as const, days: 0 }];
  const { number } = await agreed({ milestones });
  const confirmed = await call("PATCH", `/api/enquiries/${number}`, organiser, { status: "confirmed" });
  expect(confirmed.status).toBe(200);
  expect(await stateOf(number)).toBe("confirmed");
});
