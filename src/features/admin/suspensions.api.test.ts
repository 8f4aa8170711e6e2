import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, todayIST } from "../../domain/dates.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { signUp, signupForm } from "../accounts/accounts-test-kit.ts";
import { eraseDue } from "../rights/erase-service.server.ts";

let site: TestSite;
let organiser: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_MESSAGES_PER_PERSON: "10000" });
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  admin = await testPerson(site.deps, { role: "admin" });
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
type Answer = {
  error: string;
  message: string;
  booking: { suspended: string | null; dueAt: string | null; money: { cancel: string; next: boolean } };
  payments: {
    suspended: string | null;
    toPay: { payTo: { link: string | null; upi: string | null } | null };
    ended: { back: number } | null;
    balance: { owedBackPaise?: number };
    entries: { id: string }[];
  };
  people: { suspendedAt: string | null; suspendedReason: string | null }[];
};
const call = (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, who: TestPerson, body?: unknown) =>
  site.call<Answer>(method, `/api/${path}`, { cookie: who.cookie, ...(body ? { body } : {}) });
const day = (at: number) => addDays(todayIST(), at);
let days = 2;

/** Agreed for a day within a week, of which nothing comes back as a grace; its first payment paid and received: whoever calls off pays for it. */
async function booked(provider: TestPerson, listing: string, sender = organiser): Promise<string> {
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $5)`,
    [number, sender.id, listing, provider.id, day((days += 1))],
  );
  const quote = await call("POST", `bookings/${number}/quotes`, provider, {
    lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: 1_000_000 }],
    milestones: [
      { kind: "token", percent: 30, due: "agreement" },
      { kind: "balance", percent: 70, due: "event" },
    ],
    ladder: "kept",
    validUntil: day(1),
  });
  expect(quote.status).toBe(201);
  expect((await call("POST", `bookings/${number}/accept`, sender, { round: 1 })).status).toBe(201);
  const paid = { amountPaise: 300_000, method: "cash", note: "At the gate" };
  expect((await call("POST", `bookings/${number}/payments`, sender, paid)).status).toBe(201);
  const { entries } = (await call("GET", `bookings/${number}/payments`, provider)).body.payments;
  expect((await call("POST", `payments/${entries[0]!.id}/answer`, provider, { answer: "acknowledged" })).status).toBe(
    201,
  );
  return number;
}
async function provider(name: string) {
  const person = await testPerson(site.deps, { name, role: "volunteer" });
  const listing = (await testVolunteer(site.deps, person)).id;
  await query(
    "INSERT INTO payees (id, person_id, name, upi, created_at, active_at) VALUES (gen_random_uuid(), $1, $2, 'meera@upi', now() - interval '9 days', now() - interval '9 days')",
    [person.id, name],
  );
  return { person, listing };
}
const titles = async (who: TestPerson) =>
  (await query<{ title: string }>("SELECT title FROM notifications WHERE user_id = $1 ORDER BY id DESC", [who.id])).map(
    ({ title }) => title,
  );
const booking = async (number: string, who = organiser) => (await call("GET", `bookings/${number}`, who)).body.booking;
const payments = async (number: string) => (await call("GET", `bookings/${number}/payments`, organiser)).body.payments;

test("a suspended listing collects nothing: both are told, what to pay is warned of, clocks rest, leaving is free", async () => {
  const { person, listing } = await provider("Meera Joshi");
  const number = await booked(person, listing);
  expect((await payments(number)).toPay.payTo?.link).toMatch(/^upi:/);
  expect((await booking(number)).money.cancel).toMatch(/stays with them/);
  const due = (await booking(number)).dueAt;

  const decide = (decision: string) =>
    call("PATCH", `admin/listings/${listing}`, admin, { decision, reason: "Photos of another hall." });
  expect((await decide("suspend")).status).toBe(200);
  await site.deps.jobs.idle(25_000);
  expect((await titles(organiser))[0]).toBe("Meera Joshi is suspended");
  expect((await titles(person)).slice(0, 2).toSorted()).toEqual([
    "Your bookings rest: you are suspended",
    "Your profile is suspended",
  ]);
  expect(
    site
      .mailOutbox()
      .filter(({ headers, text }) => headers.to === "ravi@mail.example" && /Pay nothing/.test(text ?? "")),
  ).toHaveLength(1);
  const shown = await booking(number);
  expect(shown).toMatchObject({ suspended: "provider", dueAt: null });
  expect(shown.money.cancel).toMatch(/All that you have paid comes back/);
  expect(await payments(number)).toMatchObject({ suspended: "provider", toPay: { payTo: { link: null, upi: null } } });
  expect((await call("GET", `bookings/${number}/upi-code`, organiser)).status).toBe(404);
  expect(await call("POST", `bookings/${number}/messages`, person, { text: "Pay today!" })).toMatchObject({
    status: 409,
  });

  site.deps.now = () => new Date(Date.now() + 2 * MS_PER_DAY);
  expect((await decide("restore")).status).toBe(200);
  await site.deps.jobs.idle(25_000);
  expect((await titles(organiser))[0]).toBe("A booking goes on");
  const after = await booking(number);
  expect(after.suspended).toBeNull();
  expect(Date.parse(after.dueAt!) - Date.parse(due!)).toBeGreaterThanOrEqual(2 * MS_PER_DAY - 60_000);

  site.deps.now = realNow;
  await decide("suspend");
  expect((await call("PATCH", `enquiries/${number}`, organiser, { status: "cancelled" })).status).toBe(200);
  expect((await payments(number)).ended).toMatchObject({ back: 100 });
});

test("a dispute that ends does not start the clock of a suspended side", async () => {
  const { person, listing } = await provider("Asha Rao");
  const number = await booked(person, listing);
  const opened = await call("POST", `bookings/${number}/dispute`, organiser, {
    about: "other",
    text: "Where are they?",
  });
  expect(opened.status).toBe(201);
  await call("PATCH", `admin/listings/${listing}`, admin, { decision: "suspend", reason: "Fraud." });
  await site.deps.jobs.idle(25_000);
  expect((await call("PUT", `bookings/${number}/dispute/settled`, organiser)).status).toBe(200);
  expect((await booking(number)).dueAt).toBeNull();
});

test("a person is suspended for a reason: nobody signs in, what they offer and wrote is hidden, and it is taken back", async () => {
  const mobile = "+919826055501";
  await signUp(site, "fraud.person", { mobile });
  const logIn = () =>
    site.call<Answer>("POST", "/api/twilio/login", {
      body: { loginId: "fraud.person", password: "secret-1" },
    });
  const [{ id }] = (await query<{ id: string }>("SELECT id FROM users WHERE username = 'fraud.person'")) as [
    { id: string },
  ];
  const other = await provider("Lata Das");
  await query(
    "INSERT INTO reviews (id, listing_id, author_id, stars, comment) VALUES (gen_random_uuid(), $1, $2, 1, 'Bad')",
    [other.listing, id],
  );
  const listing = (
    await testVolunteer(site.deps, {
      id,
      username: "fraud.person",
      name: "F P",
      role: "volunteer",
      email: null,
      emailProven: false,
    })
  ).id;
  const person = { id } as TestPerson;
  const { id: enquiry } = (
    await query<{ id: string }>(
      `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, event_type, event_date)
       VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'accepted', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'Wedding', $5) RETURNING id`,
      [newEnquiryNumber(), organiser.id, listing, id, day(40)],
    )
  )[0]!;
  const suspension = (method: "POST" | "DELETE", body?: object) =>
    call(method, `admin/people/${id}/suspension`, admin, body);
  const shown = async () => ({
    listing: (await site.call("GET", "/api/volunteers/public/fraud.person")).status,
    reviews: (await query("SELECT 1 FROM reviews WHERE author_id = $1 AND hidden_at IS NULL", [id])).length,
    sessions: (await query("SELECT 1 FROM sessions WHERE user_id = $1", [id])).length,
  });

  expect((await suspension("POST", {})).status).toBe(400);
  expect((await call("POST", `admin/people/${admin.id}/suspension`, admin, { reason: "No" })).status).toBe(403);
  expect((await call("POST", `admin/people/${id}/suspension`, organiser, { reason: "No" })).status).toBe(403);
  expect((await suspension("POST", { reason: "Sold a hall that is not theirs" })).status).toBe(200);
  expect((await suspension("POST", { reason: "Again" })).status).toBe(409);
  await site.deps.jobs.idle(25_000);
  expect(await shown()).toMatchObject({ reviews: 0, sessions: 0 });
  expect(await query("SELECT status FROM listings WHERE id = $1", [listing])).toEqual([{ status: "draft" }]);
  expect((await titles(organiser))[0]).toMatch(/is suspended$/);
  expect(
    await query("SELECT 1 FROM notifications WHERE user_id = $1 AND $2 = ANY(about)", [person.id, enquiry]),
  ).toHaveLength(1);
  expect(await logIn()).toMatchObject({
    status: 403,
    body: { error: expect.stringContaining("Sold a hall that is not theirs.") },
  });
  expect(
    (await site.call("POST", "/api/twilio/send-otp", { body: signupForm("somebody.new", { mobile }) })).status,
  ).toBe(409);
  expect((await call("GET", "admin/people?q=fraud.person", admin)).body.people).toMatchObject([
    { suspendedReason: "Sold a hall that is not theirs" },
  ]);
  // Their mobile stays refused: what was closed before is erased only once the suspension ends.
  await query("UPDATE users SET erase_after = now() - interval '1 day' WHERE id = $1", [id]);
  await eraseDue(site.deps);
  expect(await query("SELECT 1 FROM users WHERE id = $1", [id])).toHaveLength(1);
  await query("UPDATE users SET erase_after = NULL WHERE id = $1", [id]);

  expect((await suspension("DELETE")).status).toBe(200);
  expect((await suspension("DELETE")).status).toBe(409);
  await site.deps.jobs.idle(25_000);
  expect(await shown()).toMatchObject({ reviews: 1 });
  expect(await query("SELECT status FROM listings WHERE id = $1", [listing])).toEqual([{ status: "approved" }]);
  expect((await logIn()).status).toBe(200);
  expect((await titles(organiser))[0]).toBe("A booking goes on");
});

test("a suspended side › reaches nobody, and may leave and pay back", async () => {
  const { person, listing } = await provider("Kiran Shah");
  const [number, left] = [await booked(person, listing), await booked(person, listing)];
  const paid = { amountPaise: 100_000, method: "cash", note: "At the gate" };
  expect((await call("POST", `bookings/${number}/payments`, organiser, paid)).status).toBe(201);
  const entry = (await payments(number)).entries.at(-1)!.id;
  const pending = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, event_type, event_date)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'Wedding', $5)`,
    [pending, organiser.id, listing, person.id, day(50)],
  );
  const decide = (decision: string) =>
    call("PATCH", `admin/listings/${listing}`, admin, { decision, reason: "Photos of another hall." });
  expect((await decide("suspend")).status).toBe(200);
  await site.deps.jobs.idle(25_000);
  const told = await titles(organiser);

  const tries = {
    waive: () =>
      call("POST", `bookings/${number}/waivers`, person, { amountPaise: 100_000, reason: "Ring me: 98765 43210" }),
    callOff: () => call("POST", `bookings/${number}/call-offs`, person, { reason: "Pay me outside" }),
    change: () => call("POST", `bookings/${number}/changes`, person, { totalPaise: 900_000, note: "Less" }),
    dispute: () => call("POST", `bookings/${number}/dispute`, person, { about: "other", text: "Pay me outside" }),
    answer: () => call("POST", `payments/${entry}/answer`, person, { answer: "rejected", reason: "Pay me outside" }),
    accept: () => call("PATCH", `enquiries/${pending}`, person, { status: "accepted" }),
    contact: () => call("POST", `enquiries/${number}/contact`, person),
  };
  const refused = {
    status: 409,
    body: { error: "You are suspended at the moment: nothing can be written here. Please write to us." },
  };
  for (const [what, attempt] of Object.entries(tries)) expect({ what, ...(await attempt()) }).toMatchObject(refused);
  await site.deps.jobs.idle(25_000);
  expect(await titles(organiser)).toEqual(told);
  expect((await booking(number)).dueAt).toBeNull();

  expect((await call("PATCH", `enquiries/${pending}`, person, { status: "declined" })).status).toBe(200);
  expect((await call("PATCH", `enquiries/${left}`, person, { status: "cancelled" })).status).toBe(200);
  const back = { amountPaise: 300_000, method: "cash", note: "" };
  expect((await call("POST", `bookings/${left}/payments`, person, back)).status).toBe(201);

  expect((await decide("restore")).status).toBe(200);
  expect((await tries.callOff()).status).toBe(201);
});

test("a desk › suspends nobody with whom the admin has an open request of their own", async () => {
  const { person, listing } = await provider("Nila Roy");
  const [own, other] = [
    await testPerson(site.deps, { role: "admin" }),
    await testPerson(site.deps, { name: "Om Rao", role: "volunteer" }),
  ];
  const number = await booked(person, listing, own);
  const decide = (who: TestPerson, decision: string) =>
    call("PATCH", `admin/listings/${listing}`, who, { decision, reason: "Complaints" });
  const suspended = (who: TestPerson, id: string) =>
    call("POST", `admin/people/${id}/suspension`, who, { reason: "Complaints" });
  expect(await decide(own, "suspend")).toMatchObject({
    status: 403,
    body: { error: expect.stringContaining("open request or booking") },
  });
  expect((await suspended(own, person.id)).status).toBe(403);
  expect(await booking(number, own)).toMatchObject({ suspended: null });
  expect((await suspended(own, other.id)).status).toBe(200);

  expect((await decide(admin, "suspend")).status).toBe(200);
  expect((await decide(own, "restore")).status).toBe(403);
  expect((await call("PATCH", `enquiries/${number}`, own, { status: "cancelled" })).status).toBe(200);
  expect((await decide(own, "restore")).status).toBe(200);
});
