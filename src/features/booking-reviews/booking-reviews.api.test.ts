// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { BookingView } from "../bookings/booking-present.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { askHowItWas, unsealDue } from "./booking-review-jobs.server.ts";
import { calledOffBy } from "./called-off.server.ts";
import type { BookingReviewsView } from "./booking-review-model.ts";
import { bookingReviewsRights } from "./booking-reviews-rights.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_REVIEWS_PER_PERSON: "200" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
});
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** A booking whose day was so many days ago, and what ended it when. */
async function ended(
  move: "deliver" | "cancel" | null,
  { day, at, sender = organiser }: { day: number; at: number; sender?: TestPerson },
): Promise<string> {
  const number = newEnquiryNumber();
  const state = move === null ? "confirmed" : move === "deliver" ? "delivered" : "cancelled";
  const [row] = await query<{ id: string; booking: string }>(
    `WITH e AS (
       INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date)
       VALUES (gen_random_uuid(), $1, 'volunteerBooking', $2, $3, $4, $5, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $6) RETURNING id)
     INSERT INTO bookings (id, enquiry_id, state, round) SELECT gen_random_uuid(), id, $7, 1 FROM e RETURNING id AS booking, enquiry_id AS id`,
    [
      number,
      move === "cancel" ? "cancelled" : "confirmed",
      sender.id,
      listing,
      provider.id,
      addDays(todayIST(), -day),
      state,
    ],
  );
  if (move)
    await query(
      `INSERT INTO booking_moves (booking_id, seq, move, from_state, to_state, by, round, at) VALUES ($1, 1, $2, 'confirmed', $3, $4, 1, $5)`,
      [row!.booking, move, state, move === "cancel" ? "organiser" : "clock", daysAgo(at)],
    );
  return number;
}

type Answer = {
  message: string;
  error?: string;
  errors?: Record<string, string>;
  shown: boolean;
  reviews: BookingReviewsView;
  booking: BookingView;
};
const send = (method: "GET" | "PUT", path: string, who: TestPerson | null, body?: unknown) =>
  site.call<Answer>(method, `/api/bookings/${path}`, {
    ...(who ? { cookie: who.cookie } : {}),
    ...(body ? { body } : {}),
  });
const write = (number: string, who: TestPerson | null, comment: string, stars: unknown = 4, more = {}) =>
  send("PUT", `${number}/reviews/own`, who, { stars, comment, ...more });
const seen = async (number: string, who: TestPerson) => (await send("GET", `${number}/reviews`, who)).body.reviews;
const publicReview = (author: TestPerson) =>
  query<{ comment: string; stars: number }>(
    "SELECT comment, stars FROM reviews WHERE listing_id = $1 AND author_id = $2",
    [listing, author.id],
  );

test("neither side reads the other's words before both have written; then both do, and the page of the listing has the organiser's", async () => {
  const number = await ended("deliver", { day: 3, at: 1 });
  expect((await send("GET", number, organiser)).body.booking.opinion).toBe("open");
  const first = await write(number, organiser, "In time, and kind.", 5);
  expect(first).toMatchObject({ status: 200, body: { shown: false } });
  expect(await publicReview(organiser)).toEqual([]);
  const before = await seen(number, provider);
  expect(before).toMatchObject({ theirs: null, theyWrote: true, shown: false, mayWrite: true, mayReply: false });
  expect(JSON.stringify(before)).not.toContain("In time");
  expect((await send("GET", number, organiser)).body.booking.opinion).toBe("written");

  // Changed while it is sealed: once, not twice.
  expect((await write(number, organiser, "In time, and very kind.", 5)).status).toBe(200);
  const second = await write(number, provider, "Clear about what they wanted.", 4);
  expect(second).toMatchObject({ status: 200, body: { shown: true } });
  expect(await seen(number, organiser)).toMatchObject({
    shown: true,
    own: { comment: "In time, and very kind." },
    theirs: { comment: "Clear about what they wanted.", stars: 4 },
    mayReply: true,
  });
  expect(await publicReview(organiser)).toEqual([{ comment: "In time, and very kind.", stars: 5 }]);
  expect(await query("SELECT rating, rating_count FROM listings WHERE id = $1", [listing])).toEqual([
    { rating: 5, rating_count: 1 },
  ]);
  expect(await write(number, organiser, "Later.")).toMatchObject({
    status: 409,
    body: { error: "Both of you can see it now: it stays as it is." },
  });

  expect((await send("PUT", `${number}/reviews/reply`, provider, { text: "Thank you." })).status).toBe(200);
  expect(await send("PUT", `${number}/reviews/reply`, provider, { text: "Again." })).toMatchObject({
    status: 409,
    body: { error: "You have replied already." },
  });
  expect((await seen(number, organiser)).own?.reply?.text).toBe("Thank you.");
});

test("the card of what is over leads both to its sealed reviews, until they can be read", async () => {
  const number = await ended("deliver", { day: 3, at: 1 });
  await query("UPDATE enquiries SET status = 'completed' WHERE number = $1", [number]);
  await query("UPDATE bookings SET state = 'closed' WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1)", [
    number,
  ]);
  const way = async (box: "sent" | "received", who: TestPerson) => {
    const { body } = await site.call<{ enquiries: EnquiryView[] }>("GET", `/api/enquiries/${box}?limit=100`, {
      cookie: who.cookie,
    });
    return body.enquiries.find((one) => one.number === number)!.booking!.way;
  };
  const write = { label: "Say how it was", path: `/bookings/${number}/reviews` };
  expect([await way("sent", organiser), await way("received", provider)]).toEqual([write, write]);
  await send("PUT", `${number}/reviews/own`, organiser, { stars: 4, comment: "Good." });
  expect([await way("sent", organiser), await way("received", provider)]).toEqual([null, write]);
  await send("PUT", `${number}/reviews/own`, provider, { stars: 4, comment: "Clear." });
  expect([await way("sent", organiser), await way("received", provider)]).toEqual([null, null]);
});

test("the seal comes off after fourteen days, whoever has written, and nothing can be written any more", async () => {
  const number = await ended("deliver", { day: 12, at: 10 });
  const other = await testPerson(site.deps, { name: "Asha" });
  await query("UPDATE enquiries SET sender_id = $1 WHERE number = $2", [other.id, number]);
  expect((await write(number, other, "Fine.", 3)).status).toBe(200);
  expect(await unsealDue(site.deps)).toBe(0);
  await query(
    "UPDATE booking_review_rounds SET opened_at = opened_at - interval '6 days', closes_at = now() - interval '1 hour' WHERE booking_id = (SELECT b.id FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1)",
    [number],
  );
  // What is due has happened, before the job writes it down.
  expect(await seen(number, provider)).toMatchObject({ shown: true, theirs: { comment: "Fine." }, mayWrite: false });
  expect(await write(number, provider, "Late.")).toMatchObject({
    status: 409,
    body: { error: "The time to write of this booking is over." },
  });
  expect(await publicReview(other)).toEqual([]);
  expect(await unsealDue(site.deps)).toBe(1);
  expect(await unsealDue(site.deps)).toBe(0);
  expect(await publicReview(other)).toEqual([{ comment: "Fine.", stars: 3 }]);
});

test("what was called off a day before can be written of, a month before not, and nothing before the day is over", async () => {
  const late = await ended("cancel", { day: -1, at: 0 });
  expect((await write(late, provider, "A day before.", 1, { noShow: true })).status).toBe(200);
  expect(await seen(late, provider)).toMatchObject({ calledOff: true, own: { stars: 1, noShow: false } });
  const early = await ended("cancel", { day: -30, at: 0 });
  const coming = await ended(null, { day: -5, at: 0 });
  for (const number of [early, coming]) {
    expect(await write(number, provider, "Too early.")).toMatchObject({
      status: 409,
      body: { error: "You can say how it was once the day of the booking is over." },
    });
    expect((await seen(number, provider)).closesAt).toBeNull();
  }
});

test("both are asked how it was, once", async () => {
  const number = await ended("deliver", { day: 3, at: 1 });
  expect(await askHowItWas(site.deps)).toBeGreaterThan(0);
  expect(await askHowItWas(site.deps)).toBe(0);
  const notices = await query<{ user_id: string; title: string }>(
    "SELECT user_id, title FROM notifications WHERE href = $1 ORDER BY title",
    [`/bookings/${number}/reviews`],
  );
  expect(new Set(notices.map(({ user_id }) => user_id))).toEqual(new Set([organiser.id, provider.id]));
  expect(notices.map(({ title }) => title)).toContain("How was it with Ravi Kumar?");
});

test("two at once: one unsealing, one review", async () => {
  const one = await testPerson(site.deps, { name: "Dev" });
  const number = await ended("deliver", { day: 3, at: 1, sender: one });
  const answers = await Promise.all([
    write(number, one, "Good.", 5),
    write(number, provider, "Good too.", 5),
    write(number, one, "Good.", 5),
    write(number, provider, "Good too.", 5),
  ]);
  expect(answers.filter(({ body }) => body.shown)).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await publicReview(one)).toHaveLength(1);
  expect(
    await query("SELECT 1 FROM notifications WHERE href = $1 AND title LIKE 'What you and %'", [
      `/bookings/${number}/reviews`,
    ]),
  ).toHaveLength(1);
});

test("providers see how an organiser kept to bookings; organisers are told nothing of the kind", async () => {
  const one = await testPerson(site.deps, { name: "Neha" });
  await ended("deliver", { day: 40, at: 38, sender: one });
  await ended("cancel", { day: 20, at: 21, sender: one });
  const number = await ended("deliver", { day: 3, at: 1, sender: one });
  await write(number, one, "Good.", 5);
  await write(number, provider, "Kept the time.", 4);
  const { record } = (await send("GET", number, provider)).body.booking;
  expect(record).toMatchObject({ kept: 2, calledOff: 1, reviews: 1, stars: 4 });
  expect((await send("GET", number, one)).body.booking.record).toBeNull();
});

test("what is wrong is said, and nobody else comes in", async () => {
  const number = await ended("deliver", { day: 3, at: 1 });
  for (const stars of [0, 6, 2.5, "5", null, [5]])
    expect(await write(number, provider, "Words.", stars)).toMatchObject({
      status: 400,
      body: { errors: { stars: "Please choose 1 to 5 stars." } },
    });
  expect(await write(number, provider, "  ")).toMatchObject({
    status: 400,
    body: { errors: { comment: "Please provide both rating and review." } },
  });
  expect((await write(number, provider, "बहुत अच्छा 🎉 <b>' OR 1=1 --")).status).toBe(200);
  expect((await seen(number, provider)).own?.comment).toBe("बहुत अच्छा 🎉 <b>' OR 1=1 --");
  expect((await write(number, provider, "अ".repeat(1001))).status).toBe(400);
  for (const who of [stranger, null]) {
    expect((await write(number, who, "Me too.")).status).toBe(who ? 404 : 401);
    expect((await send("GET", `${number}/reviews`, who)).status).toBe(who ? 404 : 401);
  }
  expect(await send("PUT", `${number}/reviews/reply`, organiser, { text: "Hm." })).toMatchObject({
    status: 409,
    body: { error: "There is nothing to reply to yet." },
  });
});

test("the copy of one's data has what one wrote, and of the other side's what is unsealed", async () => {
  const one = await testPerson(site.deps, { name: "Ila" });
  const number = await ended("deliver", { day: 3, at: 1, sender: one });
  await write(number, one, "Mine.", 5);
  const copied = (who: TestPerson, part: string) =>
    query<{ comment: string }>(bookingReviewsRights.copy![part]!, [who.id]);
  expect((await copied(one, "bookingReviews")).map(({ comment }) => comment)).toEqual(["Mine."]);
  expect((await copied(provider, "bookingReviews")).map(({ comment }) => comment)).not.toContain("Mine.");
  expect(await copied(one, "bookingReviewRounds")).toHaveLength(1);
});

test("a profile says by itself what its provider called off after it was agreed: the month and how long before, nothing else", async () => {
  const keeper = await testPerson(site.deps, { role: "volunteer" });
  const other = (await testVolunteer(site.deps, keeper)).id;
  // Days before today: the day of the booking, when it was agreed, when it was called off.
  const off = async (by: BookingSide, day: number, agreed: number, at: number) => {
    const [row] = await query<{ booking: string }>(
      `WITH e AS (
         INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date)
         VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'cancelled', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $5) RETURNING id)
       INSERT INTO bookings (id, enquiry_id, state, round) SELECT gen_random_uuid(), id, 'cancelled', 1 FROM e RETURNING id AS booking`,
      [newEnquiryNumber(), organiser.id, other, keeper.id, addDays(todayIST(), -day)],
    );
    await query(
      `INSERT INTO agreements (booking_id, terms, sha256, offered_by, offered_at, accepted_at) VALUES ($1, '{}', repeat('0', 64), 'provider', $2, $2)`,
      [row!.booking, daysAgo(agreed)],
    );
    await query(
      `INSERT INTO booking_moves (booking_id, seq, move, from_state, to_state, by, round, at) VALUES ($1, 1, 'cancel', 'confirmed', 'cancelled', $2, 1, $3)`,
      [row!.booking, by, daysAgo(at)],
    );
  };
  await off("provider", 10, 60, 22); // twelve days before
  await off("organiser", 10, 60, 22); // the other side's doing
  await off("provider", -30, 5.5, 5); // within the day of grace, and far before
  await off("provider", 3, 4.5, 4); // as soon, but a day before
  await off("provider", 400, 450, 420); // long ago
  expect(await calledOffBy(site.deps.db, other, new Date())).toEqual([
    { month: todayIST(daysAgo(4)).slice(0, 7), daysBefore: 1 },
    { month: todayIST(daysAgo(22)).slice(0, 7), daysBefore: 12 },
  ]);
});
