// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { signUp, signupForm } from "../../src/features/accounts/accounts-test-kit.ts";
import { artistForm } from "../../src/features/artists/artist-test-kit.server.ts";
import { newId } from "../../src/domain/ids.ts";
import { newEnquiryNumber } from "../../src/features/enquiries/enquiry-number.ts";
import { ENQUIRY_KINDS } from "../../src/features/enquiries/enquiry-kinds.ts";
import { standardPaths } from "../../src/features/listings/category-calls.ts";
import { sampleForm } from "../../src/features/listings/fields/field-samples-test-kit.ts";
import { categories } from "../../src/features/registry.ts";
import { managerForm } from "../../src/features/managers/manager-test-kit.server.ts";
import { testPerson, testVolunteer } from "../../src/features/notifications/people-test-kit.server.ts";
import { formOf, person } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { sampleRequest } from "../support/sample-values.ts";
import { startTestSite, type CallResult, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "10000", LIMIT_UPLOADS_PER_PERSON: "1000" });
});
afterAll(() => site.close());

const count = async (table: string) =>
  ((await site.deps.database.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0] as { n: number }).n;

/** Sends the same thing three times at once, and once more later as if no answer had come. It must exist once, and every answer be the same. */
async function sentAgain(table: string, send: (key: string) => Promise<CallResult>): Promise<void> {
  const before = await count(table);
  const key = `again-${table}-${Math.random()}`;
  const answers = await Promise.all([send(key), send(key), send(key)]);
  answers.push(await send(key));
  const said = answers.map(({ status, body }) => ({ status, body }));
  expect(said[0]!.status, JSON.stringify(said[0])).toBeLessThan(300);
  expect(new Set(said.map((one) => JSON.stringify(one))).size, JSON.stringify(said)).toBe(1);
  expect(await count(table)).toBe(before + 1);
}

/** POST calls that make nothing of lasting, or nothing that a second one would double: what each does twice is tried with its feature. */
const MAKES_NOTHING: Record<string, string> = {
  "POST /api/twilio/send-otp": "a second code within 30 seconds is refused",
  "POST /api/twilio/login": "opens a session",
  "POST /api/twilio/forgot-password": "a second code within 30 seconds is refused",
  "POST /api/twilio/verifyForgotOtp": "marks a code",
  "POST /api/twilio/resetPassword": "uses a code up",
  "POST /api/auth/change-password": "sets what it is told",
  "POST /api/reach/track": "counts a visit",
  "POST /api/webhooks/whatsapp": "a state only rises, and a consent given since stands: tried with what is written",
  "POST /api/account/email-code": "a second code within 30 seconds is refused",
  "POST /api/admin/people/{id}/suspension": "409 where they are suspended already",
  "POST /api/account/prove-email": "uses a code up",
  "POST /api/guest-requests/{token}/end": "404 once the link is ended",
  "POST /api/guest-requests/{token}/renew": "404 once the link is ended",
  "POST /api/account/close-code": "a second code within 30 seconds is refused",
  "POST /api/account/payee-code": "a second code within 30 seconds is refused",
  "POST /api/account/close": "closes an account, once",
  "POST /api/admin/enquiries/{number}/listing": "409 once the application is decided",
  "POST /api/enquiries/{number}/contact": "shows a number, and notes each time that it does",
  "POST /api/guest-requests/{token}/contact": "shows a number, and notes each time that it does",
  "POST /api/area-enquiries/{number}/contact": "shows a number, and notes each time that it does",
  "POST /api/enquiries/{number}/take": "somebody is taken once",
  "POST /api/guest-requests/{token}/take": "somebody is taken once",
  "POST /api/guest-requests/{token}/keep": "what is kept is kept",
  "POST /api/shortlists/listings": "what is saved stands there once; an account's first list is made once",
  "POST /api/shortlists/{token}/listings": "what is saved stands there once",
  "POST /api/shortlists/{token}/votes": "a name has one vote of a kind",
  "POST /api/shortlists/{token}/adopt": "what is in an account stays there",
  "POST /api/shortlists/{token}/device": "sets a cookie",
  "POST /api/shortlists/{token}/read-link": "the last link counts",
  "POST /api/shortlists/{token}/end": "404 once it is gone",
  "POST /api/saved-searches": "a search that is kept stands there once",
  "POST /api/saved-searches/{id}": "says how it is from now on",
  "POST /api/saved-searches/{id}/end": "404 once it is gone",
  "POST /api/search-mails/{token}": "what is stopped stays stopped",
  "POST /api/admin/jobs/{id}/retry": "404 once the job is under way",
};

const future = addDays(todayIST(), 40);
/** A report of a listing whose owner was asked about it. */
async function asked() {
  const owner = await testPerson(site.deps);
  const admin = await testPerson(site.deps, { role: "admin" });
  const { id } = await testVolunteer(site.deps, owner);
  await site.call("POST", `/api/listings/${id}/report`, { body: { reason: "fraud" } });
  const { rows } = await site.deps.database.pool.query<{ id: string }>("SELECT id FROM reports WHERE listing_id = $1", [
    id,
  ]);
  const report = rows[0]!.id;
  await site.call("POST", `/api/admin/reports/${report}/messages`, {
    cookie: admin.cookie,
    body: { kind: "question", text: "Is it yours?" },
  });
  return { report, owner, admin };
}

const QUOTE = {
  lines: [{ label: "Gates and seating", quantity: 1, unit: "event", eachPaise: 500_000 }],
  validUntil: addDays(todayIST(), 2),
  deposit: { paise: 20_000 },
};

/** A request to a listing, quoted where asked. */
async function requested(quoted: boolean) {
  const owner = await testPerson(site.deps);
  const sender = await testPerson(site.deps);
  const { id } = await testVolunteer(site.deps, owner);
  const number = newEnquiryNumber();
  await site.deps.database.pool.query(
    "INSERT INTO enquiries (id, number, kind, sender_id, listing_id, recipient_id, name, phone, event_date) VALUES ($1, $2, 'volunteerBooking', $3, $4, $5, 'Ravi', '+919876543210', $6)",
    [newId(), number, sender.id, id, owner.id, future],
  );
  if (quoted) await site.call("POST", `/api/bookings/${number}/quotes`, { cookie: owner.cookie, body: QUOTE });
  return { number, owner, sender };
}

/** What both have agreed on; `noted`: with a payment that waits for its answer. */
async function agreed(noted = false) {
  const made = await requested(true);
  await site.call("POST", `/api/bookings/${made.number}/accept`, { cookie: made.sender.cookie, body: { round: 1 } });
  const path = `/api/bookings/${made.number}/payments`;
  if (noted)
    await site.call("POST", path, { cookie: made.sender.cookie, body: { amountPaise: "5000", method: "cash" } });
  const { body } = await site.call<{ payments: { entries: { id: string }[] } }>("GET", path, {
    cookie: made.owner.cookie,
  });
  return { ...made, path, payment: body.payments.entries[0]?.id };
}

type Send = (key: string) => Promise<CallResult>;
const creators: Record<string, { table: string; prepare: () => Promise<Send> }> = {
  "POST /api/twilio/register": {
    table: "users",
    async prepare() {
      const form = signupForm("sent.twice", { mobile: "+919700000001" });
      const sent = await site.call("POST", "/api/twilio/send-otp", { body: form });
      const body = { ...form, sessionId: sent.body["sessionId"], otp: site.codeFor(form.mobile) };
      return (key) => site.call("POST", "/api/twilio/register", { body, headers: { "idempotency-key": key } });
    },
  },
  "POST /api/volunteers/add": registration("/api/volunteers/add", "twice.volunteer", () => formOf({}, { gallery: 1 })),
  "POST /api/artists/add": registration("/api/artists/add", "twice.artist", () => artistForm({}, { images: 1 })),
  "POST /api/volunteersManager/register": registration("/api/volunteersManager/register", "twice.manager", () =>
    managerForm(),
  ),
  "POST /api/ratings/volunteer/{username}": review((listing) => `/api/ratings/volunteer/${listing.username}`, {
    stars: 4,
    comment: "Good.",
  }),
  "POST /api/listings/{id}/report": {
    table: "reports",
    async prepare() {
      const { id } = await testVolunteer(site.deps, await testPerson(site.deps));
      return (key) =>
        site.call("POST", `/api/listings/${id}/report`, {
          body: { reason: "fraud", text: "Not real." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/quotes": {
    table: "quotes",
    async prepare() {
      const { number, owner } = await requested(false);
      return (key) =>
        site.call("POST", `/api/bookings/${number}/quotes`, {
          cookie: owner.cookie,
          body: QUOTE,
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/counters": {
    table: "booking_moves",
    async prepare() {
      const { number, sender } = await requested(true);
      return (key) =>
        site.call("POST", `/api/bookings/${number}/counters`, {
          cookie: sender.cookie,
          body: { round: 1, note: "Could you come earlier?" },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/accept": {
    table: "agreements",
    async prepare() {
      const { number, sender } = await requested(true);
      return (key) =>
        site.call("POST", `/api/bookings/${number}/accept`, {
          cookie: sender.cookie,
          body: { round: 1 },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/changes": {
    table: "booking_changes",
    async prepare() {
      const { number, owner } = await agreed();
      return (key) =>
        site.call("POST", `/api/bookings/${number}/changes`, {
          cookie: owner.cookie,
          body: { totalPaise: 450_000 },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/call-offs": {
    table: "booking_changes",
    async prepare() {
      const { number, sender } = await agreed();
      return (key) =>
        site.call("POST", `/api/bookings/${number}/call-offs`, {
          cookie: sender.cookie,
          body: { reason: "The road is flooded." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/events": {
    table: "events",
    async prepare() {
      const { cookie } = await testPerson(site.deps);
      return (key) =>
        site.call("POST", "/api/events", {
          cookie,
          body: { name: "Riya's wedding", parts: [{ name: "Wedding", day: addDays(todayIST(), 200) }] },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/events/{id}/asks": {
    table: "enquiries",
    async prepare() {
      const { cookie } = await testPerson(site.deps, { email: "asks@mail.example" });
      const { id: listing } = await testVolunteer(site.deps, await testPerson(site.deps));
      const { body } = await site.call<{ id: string }>("POST", "/api/events", {
        cookie,
        body: { name: "Riya's wedding", parts: [{ name: "Wedding", day: future }] },
      });
      return (key) =>
        site.call("POST", `/api/events/${body.id}/asks`, {
          cookie,
          body: {
            category: "volunteers",
            listings: [listing],
            occasion: "Wedding",
            day: future,
            city: "Indore",
            budgetPaise: 500_000,
          },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/messages/{id}/report": {
    table: "message_reports",
    async prepare() {
      const { number, sender, owner } = await requested(false);
      const { body } = await site.call<{ id: string }>("POST", `/api/bookings/${number}/messages`, {
        cookie: owner.cookie,
        body: { text: "Pay me outside." },
      });
      return (key) =>
        site.call("POST", `/api/bookings/${number}/messages/${body.id}/report`, {
          cookie: sender.cookie,
          body: { reason: "contact" },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/messages": {
    table: "messages",
    async prepare() {
      const { number, sender } = await requested(false);
      return (key) =>
        site.call("POST", `/api/bookings/${number}/messages`, {
          cookie: sender.cookie,
          body: { text: "Could you come earlier?" },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/payments": {
    table: "ledger",
    async prepare() {
      const { path, sender } = await agreed();
      return (key) =>
        site.call("POST", path, {
          cookie: sender.cookie,
          body: { amountPaise: "5000", method: "cash" },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/dispute": {
    table: "disputes",
    async prepare() {
      const { number, owner } = await agreed();
      return (key) =>
        site.call("POST", `/api/bookings/${number}/dispute`, {
          cookie: owner.cookie,
          body: { about: "money", text: "The token was never paid." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/dispute/lines": {
    table: "dispute_lines",
    async prepare() {
      const { number, owner } = await agreed();
      await site.call("POST", `/api/bookings/${number}/dispute`, {
        cookie: owner.cookie,
        body: { about: "money", text: "The token was never paid." },
      });
      return (key) =>
        site.call("POST", `/api/bookings/${number}/dispute/lines`, {
          cookie: owner.cookie,
          body: { text: "We have the receipt." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/admin/disputes/{ticket}/lines": {
    table: "dispute_lines",
    async prepare() {
      const { number, owner } = await agreed();
      const { body } = await site.call<{ ticket: string }>("POST", `/api/bookings/${number}/dispute`, {
        cookie: owner.cookie,
        body: { about: "money", text: "The token was never paid." },
      });
      const { cookie } = await testPerson(site.deps, { role: "admin" });
      return (key) =>
        site.call("POST", `/api/admin/disputes/${body.ticket}/lines`, {
          cookie,
          body: { text: "We look at it." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/waivers": {
    table: "ledger",
    async prepare() {
      const { number, owner } = await agreed();
      return (key) =>
        site.call("POST", `/api/bookings/${number}/waivers`, {
          cookie: owner.cookie,
          body: { amountPaise: "5000", reason: "Between neighbours." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/deposit-kept": {
    table: "ledger",
    async prepare() {
      const { number, path, owner, sender } = await agreed();
      const deposit = { amountPaise: "20000", purpose: "deposit", method: "cash" };
      await site.call("POST", path, { cookie: sender.cookie, body: deposit });
      const { body } = await site.call<{ payments: { entries: { id: string }[] } }>("GET", path, {
        cookie: owner.cookie,
      });
      await site.call("POST", `/api/payments/${body.payments.entries[0]!.id}/answer`, {
        cookie: owner.cookie,
        body: { answer: "acknowledged" },
      });
      return (key) =>
        site.call("POST", `/api/bookings/${number}/deposit-kept`, {
          cookie: owner.cookie,
          body: { amountPaise: "5000", reason: "A chair came back broken." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/payments/{id}/answer": {
    table: "ledger",
    async prepare() {
      const { payment, owner } = await agreed(true);
      return (key) =>
        site.call("POST", `/api/payments/${payment}/answer`, {
          cookie: owner.cookie,
          body: { answer: "acknowledged" },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/bookings/{number}/papers": {
    table: "tax_papers",
    async prepare() {
      const { number, owner } = await agreed();
      const place = { address: "12 Sarafa", state: "Madhya Pradesh", pin: "452002" };
      await site.call("PUT", "/api/papers/seller", {
        cookie: owner.cookie,
        body: { ...place, legalName: "Asha", city: "Indore", status: "unregistered", prefix: "A" },
      });
      await site.deps.database.pool.query(
        "UPDATE bookings SET state = 'delivered', due_at = NULL, due_move = NULL WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1)",
        [number],
      );
      return (key) =>
        site.call("POST", `/api/bookings/${number}/papers`, {
          cookie: owner.cookie,
          body: { kind: "bill", buyer: { ...place, name: "Ravi" } },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/listings/{id}/calendar/blocks": {
    table: "holds",
    async prepare() {
      const owner = await testPerson(site.deps);
      const { id } = await testVolunteer(site.deps, owner);
      return (key) =>
        site.call("POST", `/api/listings/${id}/calendar/blocks`, {
          cookie: owner.cookie,
          body: { from: future },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/listings/{id}/calendar/feeds": {
    table: "calendar_feeds",
    async prepare() {
      const owner = await testPerson(site.deps);
      const { id } = await testVolunteer(site.deps, owner);
      site.deps.outside = async () => ({ ok: true, text: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n" });
      return (key) =>
        site.call("POST", `/api/listings/${id}/calendar/feeds`, {
          cookie: owner.cookie,
          body: { name: "Google", address: "https://cal.example.com/a.ics" },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/admin/reports/{id}/messages": {
    table: "report_messages",
    async prepare() {
      const { report, admin } = await asked();
      return (key) =>
        site.call("POST", `/api/admin/reports/${report}/messages`, {
          cookie: admin.cookie,
          body: { kind: "note", text: "Called them." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/report-questions/{id}/answers": {
    table: "report_messages",
    async prepare() {
      const { report, owner } = await asked();
      return (key) =>
        site.call("POST", `/api/report-questions/${report}/answers`, {
          cookie: owner.cookie,
          body: { text: "It is ours." },
          headers: { "idempotency-key": key },
        });
    },
  },
  "POST /api/reviews/{id}": review((listing) => `/api/reviews/${listing.id}`, { rating: 4, comment: "Good." }),
};

for (const { key, fields } of categories.filter((category) => !category.calls)) {
  const { register } = standardPaths(key);
  creators[`POST ${register}`] = {
    table: "listings",
    async prepare() {
      const { cookie } = await testPerson(site.deps);
      const body = sampleForm(fields);
      return (idempotency) =>
        site.call("POST", register, { cookie, body, headers: { "idempotency-key": idempotency } });
    },
  };
}

function registration(to: string, username: string, form: () => Promise<FormData>) {
  return {
    table: "listings",
    async prepare(): Promise<Send> {
      const { cookie } = await person(site, username);
      const sent = await form();
      return (key) => site.call("POST", to, { cookie, form: sent, headers: { "idempotency-key": key } });
    },
  };
}

function review(to: (listing: { id: string; username: string }) => string, body: object) {
  return {
    table: "reviews",
    async prepare(): Promise<Send> {
      const listing = await testVolunteer(site.deps, await testPerson(site.deps));
      if (to(listing).startsWith("/api/reviews/"))
        await site.deps.database.pool.query("UPDATE listings SET category = 'artists' WHERE id = $1", [listing.id]);
      const { cookie } = await testPerson(site.deps);
      return (key) => site.call("POST", to(listing), { cookie, body, headers: { "idempotency-key": key } });
    },
  };
}

test("every call that makes something is tried: of the published list none is forgotten", async () => {
  const { body } = await site.call<{ paths: Record<string, Record<string, unknown>> }>("GET", "/api/openapi.json");
  const posts = Object.entries(body.paths)
    .filter(([, operations]) => "post" in operations)
    .map(([one]) => `POST ${one}`);
  const kinds = Object.values(ENQUIRY_KINDS).map((kind) => `POST ${kind.path}`);
  const known = [
    ...Object.keys(creators),
    ...Object.keys(MAKES_NOTHING),
    ...kinds,
    "POST /api/ratings/manager/{username}",
  ].map((one) => one.toLowerCase());
  expect(posts.filter((one) => !known.includes(one.toLowerCase()))).toEqual([]);
});

test.each(Object.keys(creators))(
  "%s: sent three times at once and once more after a lost answer, it exists once",
  async (call) => {
    const { table, prepare } = creators[call]!;
    await sentAgain(table, await prepare());
  },
);

test.each(Object.values(ENQUIRY_KINDS).map((kind) => [kind.path, kind] as const))(
  "POST %s, likewise",
  async (to, kind) => {
    const body = sampleRequest(kind);
    if (kind.to.rule === "listing") {
      const listing = await testVolunteer(site.deps, await testPerson(site.deps));
      await site.deps.database.pool.query("UPDATE listings SET category = $2, one_per_person = false WHERE id = $1", [
        listing.id,
        kind.to.category,
      ]);
      body[kind.to.field] = listing.username;
    }
    await sentAgain("enquiries", (key) => site.call("POST", to, { body, headers: { "idempotency-key": key } }));
  },
);

test("the same key for something else is refused, and the same form without a key is a second one", async () => {
  const body = { fullName: "Ravi", phone: "9876543210", service: "Artist Booking", consent: true };
  const send = (more: object, headers: Record<string, string> = {}) =>
    site.call("POST", "/api/inquiry/form", { body: { ...body, ...more }, headers });
  expect((await send({}, { "idempotency-key": "one-key-1" })).status).toBe(201);
  expect(await send({ fullName: "Asha" }, { "idempotency-key": "one-key-1" })).toMatchObject({
    status: 409,
    body: { message: "This Idempotency-Key was used for another request." },
  });
  const before = await count("enquiries");
  await Promise.all([send({}), send({})]);
  expect(await count("enquiries")).toBe(before + 2);
  expect((await send({}, { "idempotency-key": "short" })).status).toBe(400);
});

test("signing up twice is told apart from a repeat", async () => {
  const { body } = await signUp(site, "only.once", { mobile: "+919700000002" });
  const people = await count("users");
  expect(await site.call("POST", "/api/twilio/register", { body })).toMatchObject({
    status: 400,
    body: { errors: { otp: "This OTP is no longer valid. Please request a new one." } },
  });
  expect(await count("users")).toBe(people);
});
