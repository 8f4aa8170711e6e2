import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, todayIST } from "../../domain/dates.ts";
import type { BookingReviewsView } from "../booking-reviews/booking-review-model.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { PaymentsView } from "../payments/payment-view.ts";
import { ownDesk } from "../storefront/own-desk.server.ts";
import type { DayMove } from "./booking-day.ts";
import { takeDueMoves } from "./booking-jobs.server.ts";
import type { BookingView } from "./booking-present.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_MESSAGES_PER_PERSON: "10000", LIMIT_REVIEWS_PER_PERSON: "200" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const day = (at: number) => addDays(todayIST(), at);
const later = (days: number) => void (site.deps.now = () => new Date(Date.now() + days * MS_PER_DAY));
/** Each booking has a day of its own. */
let days = 0;

type Answer = {
  message: string;
  error?: string;
  state: string;
  booking: BookingView;
  payments: PaymentsView;
  reviews: BookingReviewsView;
  enquiries: EnquiryView[];
  ticket: string;
};
const call = (method: "GET" | "POST" | "PUT" | "PATCH", path: string, who: TestPerson | null, body?: unknown) =>
  site.call<Answer>(method, `/api/${path}`, { cookie: who?.cookie ?? null, ...(body ? { body } : {}) });
const say = (number: string, who: TestPerson | null, move: DayMove) =>
  call("PATCH", `bookings/${number}/day`, who, { move });
const seen = async (number: string, who: TestPerson) => (await call("GET", `bookings/${number}`, who)).body.booking;
const money = async (number: string) => (await call("GET", `bookings/${number}/payments`, organiser)).body.payments;
const card = async (number: string, who: TestPerson) =>
  (await call("GET", `enquiries/${who === organiser ? "sent" : "received"}`, who)).body.enquiries.find(
    (one) => one.number === number,
  )!;
const news = async (who: TestPerson, number: string) =>
  (
    await query<{ title: string }>(
      "SELECT title FROM notifications WHERE user_id = $1 AND href LIKE '%' || $2 || '%' ORDER BY id",
      [who.id, number],
    )
  ).map(({ title }) => title);
const lastNews = async (who: TestPerson, number: string) =>
  (
    await query<{ title: string }>(
      "SELECT title FROM notifications WHERE user_id = $1 AND href LIKE '%' || $2 || '%' ORDER BY id DESC LIMIT 1",
      [who.id, number],
    )
  )[0]?.title;

const TOTAL = 1_000_000;
const TOKEN = 300_000;

/** A confirmed booking, its token paid and received, so many days ahead; then it is that many days later. */
async function booked({ ladder = "fair", paid = true } = {}): Promise<{ number: string; ahead: number }> {
  site.deps.now = realNow;
  const ahead = 20 + 2 * (days += 1);
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', NULL, 'Wedding', $5)`,
    [number, organiser.id, listing, provider.id, day(ahead)],
  );
  const quote = await call("POST", `bookings/${number}/quotes`, provider, {
    lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: TOTAL }],
    milestones: [
      // Nothing falls due at once where it is confirmed without a payment.
      { kind: "token", percent: 30, due: paid ? "agreement" : "event" },
      { kind: "balance", percent: 70, due: "event" },
    ],
    ladder,
    validUntil: day(3),
  });
  expect(quote.status).toBe(201);
  expect((await call("POST", `bookings/${number}/accept`, organiser, { round: 1 })).status).toBe(201);
  if (paid) {
    const body = { amountPaise: TOKEN, method: "cash" };
    expect((await call("POST", `bookings/${number}/payments`, organiser, body)).status).toBe(201);
    const { entries } = (await call("GET", `bookings/${number}/payments`, provider)).body.payments;
    const answer = { answer: "acknowledged" };
    expect((await call("POST", `payments/${entries[0]!.id}/answer`, provider, answer)).status).toBe(201);
  } else {
    expect((await call("PATCH", `enquiries/${number}`, organiser, { status: "confirmed" })).status).toBe(200);
  }
  return { number, ahead };
}
/** What nobody is offered of what has ended by itself. */
const ENDED = ["confirmed", "cancelled", "completed"];
const names = (booking: BookingView) => booking.steps.map(({ body }) => body["move"]);

test("either side says from the day on that it took place: the other is told, and both can say how it was", async () => {
  for (const who of [organiser, provider]) {
    const { number, ahead } = await booked();
    expect(await say(number, who, "deliver")).toMatchObject({
      status: 403,
      body: { error: "This can be said from the day of the event on." },
    });
    expect((await seen(number, who)).steps).toEqual([]);
    expect((await card(number, who)).booking).toMatchObject({ step: null, hides: [] });
    later(ahead);
    expect(names(await seen(number, who))).toEqual(["deliver", "claimNoShow"]);
    // That it took place is said before it is closed.
    expect(await card(number, who)).toMatchObject({
      moves: ["completed", "cancelled"],
      booking: { step: { button: "It took place", address: `/api/bookings/${number}/day` }, hides: ["completed"] },
    });
    expect((await say(number, stranger, "deliver")).status).toBe(404);
    expect((await say(number, null, "deliver")).status).toBe(401);
    expect(await say(number, who, "deliver")).toMatchObject({ status: 200, body: { state: "delivered" } });
    const other = who === organiser ? provider : organiser;
    expect(await lastNews(other, number)).toBe("It took place");
    const booking = await seen(number, other);
    expect(booking).toMatchObject({ state: "delivered", opinion: "open" });
    expect(booking.story.at(-1)).toMatchObject({ move: "deliver", by: "them" });
    expect((await say(number, other, "deliver")).body.error).toBe("The day of this booking is over.");
    // Who has said that it took place cannot say that nobody came; the other one still can.
    expect(names(await seen(number, who))).toEqual([]);
    expect((await say(number, who, "claimNoShow")).body.error).toMatch(/^You have noted that it took place/);
    expect(names(booking)).toEqual(["claimNoShow"]);
    expect((await call("PATCH", `enquiries/${number}`, who, { status: "completed" })).status).toBe(200);
    expect((await seen(number, who)).state).toBe("closed");
  }
});

test("a provider who did not come, and agrees: all comes back, and the same step besides; it can be written of", async () => {
  const { number, ahead } = await booked();
  later(ahead);
  const [claim] = (await seen(number, organiser)).steps.slice(1);
  expect(claim).toMatchObject({
    button: "They did not come",
    costs: "They owe you ₹6,000: the ₹3,000 that you have paid, and ₹3,000 besides.",
    danger: true,
  });
  expect(await say(number, organiser, "claimNoShow")).toMatchObject({ status: 200, body: { state: "providerMissed" } });
  // Before all else that they have to do, and of nobody else's.
  expect((await ownDesk(site.deps, provider)).next[0]).toEqual({
    text: expect.stringMatching(/^Ravi Kumar says that you did not come: answer until .+\.$/),
    label: "Answer",
    path: `/bookings/${number}`,
  });
  const ofOrganiser = (await ownDesk(site.deps, organiser)).next;
  expect(ofOrganiser.filter(({ path }) => path === `/bookings/${number}`)).toEqual([]);
  expect(await lastNews(provider, number)).toBe("They say that you did not come");
  expect(await card(number, provider)).toMatchObject({
    status: "confirmed",
    booking: {
      label: "Answer",
      sentence: "They say that you did not come. Answer within 72 hours.",
      step: null,
      hides: ["cancelled", "completed"],
    },
  });
  // Nobody is asked for the rest before that is answered.
  for (const who of [organiser, provider]) {
    expect((await card(number, who)).booking).toMatchObject({ money: "₹3,000 of ₹10,000 is noted as paid." });
    expect((await seen(number, who)).money).toMatchObject({ button: "Payments" });
  }
  const theirs = await seen(number, provider);
  expect(theirs.steps).toMatchObject([
    {
      button: "Yes, it was so",
      costs:
        "You owe ₹6,000: the ₹3,000 that you have received, and ₹3,000 besides, for that is what the organiser would lose by not coming.",
    },
  ]);
  expect(new Date(theirs.dueAt!).getTime()).toBeLessThanOrEqual(site.deps.now().getTime() + 3 * MS_PER_DAY);
  // Nothing else happens to it before that is answered.
  for (const status of ["cancelled", "completed"])
    expect((await call("PATCH", `enquiries/${number}`, organiser, { status })).body.error).toBe(
      "It is said that somebody did not come: that is answered first.",
    );
  expect((await say(number, organiser, "admitNoShow")).status).toBe(403);
  expect((await say(number, provider, "takeBackNoShow")).status).toBe(403);
  expect(await say(number, provider, "admitNoShow")).toMatchObject({ status: 200, body: { state: "cancelled" } });
  // What is owed is told after what it follows from.
  expect((await news(organiser, number)).slice(-2)).toEqual([
    "They agree that they did not come",
    "₹6,000 comes back to you",
  ]);
  expect(await money(number)).toMatchObject({
    balance: { ended: true, owedBackPaise: 600_000 },
    ended: { by: "provider", back: 0 },
  });
  expect((await say(number, provider, "admitNoShow")).status).toBe(409);
  expect(
    await query("SELECT 1 FROM holds h JOIN enquiries e ON e.id = h.enquiry_id WHERE e.number = $1", [number]),
  ).toEqual([]);

  const { reviews } = (await call("GET", `bookings/${number}/reviews`, organiser)).body;
  expect(reviews).toMatchObject({ mayWrite: true, calledOff: false });
  const words = { stars: 1, comment: "Nobody came.", noShow: true };
  expect((await call("PUT", `bookings/${number}/reviews/own`, organiser, words)).status).toBe(200);
  expect((await call("GET", `bookings/${number}/reviews`, organiser)).body.reviews.own).toMatchObject({ noShow: true });
});

test("an organiser who was not there, and says nothing for 72 hours: it stands by itself, and counts as called off by them", async () => {
  const record = async () => (await seen(number, provider)).record!;
  const { number, ahead } = await booked();
  /** As it is written down, and how often it came to stand. */
  const written = async () => {
    const [row] = await query<{ state: string; stood: number }>(
      "SELECT b.state, (SELECT count(*)::int FROM booking_moves m WHERE m.booking_id = b.id AND m.move = 'standNoShow') AS stood FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1",
      [number],
    );
    return [row!.state, row!.stood];
  };
  later(ahead);
  const before = await record();
  expect((await seen(number, provider)).steps[1]).toMatchObject({
    button: "They were not there, or not ready",
    costs: "The ₹3,000 that you have received stays with you.",
  });
  expect((await say(number, provider, "claimNoShow")).body.state).toBe("organiserMissed");
  later(ahead + 2.9);
  await takeDueMoves(site.deps);
  expect(await written()).toEqual(["organiserMissed", 0]);
  later(ahead + 3.01);
  // Read as it is, before anything is written.
  expect(await seen(number, organiser)).toMatchObject({ state: "cancelled", hides: ENDED });
  for (const who of [organiser, provider]) expect((await card(number, who)).booking?.hides).toEqual(ENDED);
  expect((await call("PATCH", `enquiries/${number}`, provider, { status: "cancelled" })).body.error).toBe(
    "This booking was called off.",
  );
  expect((await say(number, organiser, "admitNoShow")).body.error).toBe("This booking was called off.");
  expect(await written()).toEqual(["organiserMissed", 0]);
  await takeDueMoves(site.deps);
  await takeDueMoves(site.deps);
  expect(await written()).toEqual(["cancelled", 1]);
  expect(await lastNews(organiser, number)).toBe("It stands that you were not there");
  expect(await lastNews(provider, number)).toBe("It stands that they were not there");
  expect(await money(number)).toMatchObject({
    balance: { ended: true, owedBackPaise: 0 },
    ended: { by: "organiser", back: 0 },
  });
  const after = await record();
  expect([after.calledOff - before.calledOff, after.kept - before.kept]).toEqual([1, 0]);
  expect((await call("GET", `bookings/${number}/reviews`, provider)).body.reviews.mayWrite).toBe(true);
});

test("what was paid in part is reckoned by the ladder of the agreement, as of the last day", async () => {
  const { number, ahead } = await booked({ ladder: "kept" });
  later(ahead);
  // Only the first payment is lost under it, by whoever does not come.
  expect((await seen(number, organiser)).steps[1]).toMatchObject({
    costs: "They owe you ₹6,000: the ₹3,000 that you have paid, and ₹3,000 besides.",
  });
  expect((await say(number, organiser, "claimNoShow")).status).toBe(200);
  later(ahead + 4);
  await takeDueMoves(site.deps);
  expect((await money(number)).balance.owedBackPaise).toBe(600_000);

  const free = await booked({ paid: false });
  later(free.ahead);
  expect((await seen(free.number, organiser)).steps[1]).toMatchObject({
    costs: "Nothing is noted as paid, so nothing is owed.",
  });
});

test("a dispute is the answer of whoever sees it differently: the claim is over, time rests, and the desk decides", async () => {
  const { number, ahead } = await booked();
  later(ahead + 1);
  expect((await say(number, organiser, "claimNoShow")).status).toBe(200);
  const form = { about: "noShow", text: "I was there from six, and nobody opened." };
  expect((await call("POST", `bookings/${number}/dispute`, provider, form)).status).toBe(201);
  const booking = await seen(number, provider);
  expect(booking).toMatchObject({ state: "delivered", dispute: "open", dueAt: null, steps: [] });
  expect(booking.story.at(-1)).toMatchObject({ move: "disputeNoShow", by: "you" });
  later(ahead + 9);
  await takeDueMoves(site.deps);
  expect((await seen(number, provider)).state).toBe("delivered");
  expect((await money(number)).balance.ended).toBe(false);
  // It cannot be said a second time, while it is disputed or after.
  expect((await say(number, organiser, "claimNoShow")).body.error).toMatch(/^We are asked to help/);
  expect((await call("PUT", `bookings/${number}/dispute/settled`, provider)).status).toBe(200);
  expect((await say(number, organiser, "claimNoShow")).body.error).toMatch(/^You have said so before/);
});

test("what took place and is paid is not called off any more, by either side; what is open, or has no price here, is", async () => {
  const pay = async (number: string, amountPaise: number) => {
    expect((await call("POST", `bookings/${number}/payments`, organiser, { amountPaise, method: "cash" })).status).toBe(
      201,
    );
    const { entries } = (await call("GET", `bookings/${number}/payments`, provider)).body.payments;
    return () => call("POST", `payments/${entries[0]!.id}/answer`, provider, { answer: "acknowledged" });
  };
  const { number, ahead } = await booked();
  later(ahead);
  // All is paid on its day: until somebody says that it took place, it may have been called off.
  const acknowledge = await pay(number, TOTAL - TOKEN);
  const hidden = async (of: string) =>
    Promise.all(
      [organiser, provider].map(async (who) => [(await seen(of, who)).hides, (await card(of, who)).booking?.hides]),
    );
  expect(await say(number, provider, "deliver")).toMatchObject({ status: 200 });
  // What waits for its answer is open.
  expect(await hidden(number)).toEqual([
    [[], []],
    [[], []],
  ]);
  expect((await acknowledge()).status).toBe(201);
  // That it took place can be said in the morning of its day: until that is past, either side may still call it off.
  expect(await hidden(number)).toEqual([
    [[], []],
    [[], []],
  ]);
  later(ahead + 1);
  expect(await hidden(number)).toEqual([
    [["cancelled"], ["cancelled"]],
    [["cancelled"], ["cancelled"]],
  ]);
  for (const who of [organiser, provider])
    expect(await call("PATCH", `enquiries/${number}`, who, { status: "cancelled" })).toMatchObject({
      status: 409,
      body: {
        error:
          "It took place and nothing is open between you: there is nothing to call off. If something was wrong, ask us to help.",
      },
    });
  expect((await seen(number, organiser)).state).toBe("delivered");
  expect((await call("GET", `bookings/${number}/dispute`, organiser)).body).toMatchObject({
    dispute: { closed: null },
  });

  // A fortnight later it has closed by itself, whether that is written down or not.
  later(ahead + 20);
  expect(await seen(number, provider)).toMatchObject({ state: "closed", hides: ENDED });
  expect((await call("PATCH", `enquiries/${number}`, provider, { status: "cancelled" })).body.error).toBe(
    "This booking is over.",
  );

  const open = await booked();
  later(open.ahead + 3);
  await takeDueMoves(site.deps);
  expect((await seen(open.number, provider)).state).toBe("delivered");
  expect(await hidden(open.number)).toEqual([
    [[], []],
    [[], []],
  ]);
  expect((await call("PATCH", `enquiries/${open.number}`, provider, { status: "cancelled" })).status).toBe(200);
});

test("what follows for money is told after what it follows from, in words of its own, to both sides in their languages", async () => {
  // What is queued stays as it was queued, in its order.
  await site.deps.jobs.stop();
  await query("UPDATE users SET language = 'hi' WHERE id = $1", [provider.id]);
  const told = async (number: string, who: TestPerson, most: number) =>
    query<{ title: string; body: string }>(
      "SELECT title, body FROM notifications WHERE user_id = $1 AND href LIKE '%' || $2 || '%' ORDER BY id DESC LIMIT $3",
      [who.id, number, most],
    ).then((rows) => rows.toReversed());
  const mails = async (number: string) =>
    (
      await query<{ id: string }>(
        "SELECT data->>'messageId' AS id FROM pgboss.job WHERE data->>'messageId' LIKE $1 ORDER BY created_on, ctid",
        [`enquiry-${number}-%`],
      )
    ).map(({ id }) => id.replace(`enquiry-${number}-`, ""));
  try {
    const stands = await booked();
    later(stands.ahead);
    expect((await say(stands.number, organiser, "claimNoShow")).status).toBe(200);
    later(stands.ahead + 4);
    await takeDueMoves(site.deps);
    const about = `(${stands.number})`;
    expect(await told(stands.number, organiser, 2)).toMatchObject([
      { title: "It stands that they did not come" },
      {
        title: "₹6,000 comes back to you",
        body: expect.stringContaining(`${about}. By your agreement they owe you ₹6,000.`),
      },
    ]);
    const theirs = await told(stands.number, provider, 2);
    expect(theirs).toMatchObject([
      { title: "माना गया कि आपकी तरफ़ से कोई नहीं आया" },
      { title: "आपको ₹6,000 देने हैं", body: expect.stringMatching(/^आपकी तरफ़ से कोई नहीं आया: /) },
    ]);
    for (const { body } of [theirs[1]!, ...(await told(stands.number, organiser, 1))])
      expect(body).not.toMatch(/was called off|कैंसिल हुई/);
    expect((await mails(stands.number)).slice(-2)).toEqual([
      expect.stringMatching(/^booking-\d+-recipient$/),
      "payment-missed-provider-end-recipient",
    ]);
    // So does the page of its payments, and its cards.
    expect((await call("GET", `bookings/${stands.number}/payments`, organiser)).body.payments.ended).toMatchObject({
      by: "provider",
      missed: true,
    });
    expect((await card(stands.number, organiser)).booking?.sentence).toBe(
      "Somebody did not come, so the booking is over.",
    );

    // A wedding that was called off, and a payment that arrives after it stands.
    const off = await booked();
    expect((await call("PATCH", `enquiries/${off.number}`, provider, { status: "cancelled" })).status).toBe(200);
    expect(await told(off.number, organiser, 2)).toMatchObject([
      { body: expect.stringMatching(/has cancelled the booking/) },
      { body: expect.stringMatching(/was called off: by your agreement/) },
    ]);
  } finally {
    await query("UPDATE users SET language = 'en' WHERE id = $1", [provider.id]);
  }
});

test("whoever said so takes it back once; nobody says it too late, nor of what has no day or no price", async () => {
  const { number, ahead } = await booked();
  later(ahead + 1);
  expect((await say(number, provider, "claimNoShow")).status).toBe(200);
  expect(names(await seen(number, provider))).toEqual(["takeBackNoShow"]);
  expect(await say(number, provider, "takeBackNoShow")).toMatchObject({ status: 200, body: { state: "delivered" } });
  expect(await lastNews(organiser, number)).toBe("They have taken it back");
  expect((await say(number, provider, "claimNoShow")).body.error).toMatch(/^You have said so before/);
  // Nothing is owed by it.
  expect(await money(number)).toMatchObject({ balance: { ended: false, owedBackPaise: 0 } });

  const late = await booked();
  later(late.ahead + 15);
  expect((await seen(late.number, organiser)).steps).toEqual([]);
  expect((await say(late.number, organiser, "claimNoShow")).body.error).toMatch(/^It is too long ago/);
  later(late.ahead + 14);
  expect((await say(late.number, organiser, "claimNoShow")).status).toBe(200);

  const { number: open, ahead: then } = await booked();
  await query("UPDATE enquiries SET event_date = NULL WHERE number = $1", [open]);
  later(then);
  expect((await say(open, organiser, "claimNoShow")).body.error).toMatch(/^No day is named/);
  expect(await say(open, organiser, "deliver")).toMatchObject({ status: 200 });
});
