// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { askedFor } from "../../../test/support/test-bookings.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { BookingView } from "../bookings/booking-present.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { MESSAGE_PAGE, type ThreadView } from "./message-model.ts";
import { messagesRights } from "./messages-rights.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_MESSAGES_PER_PERSON: "200" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
});
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;

async function asked(sender: TestPerson | null = organiser): Promise<string> {
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $5)`,
    [number, sender?.id ?? null, listing, provider.id, addDays(todayIST(), 60)],
  );
  return number;
}
type Answer = {
  message: string;
  error?: string;
  id: string;
  errors?: Record<string, string>;
  thread: ThreadView;
  booking: BookingView;
};
const call = (method: "GET" | "POST" | "PUT", path: string, who: TestPerson | null, body?: unknown, headers = {}) =>
  site.call<Answer>(method, `/api/bookings/${path}`, {
    cookie: who?.cookie ?? null,
    headers,
    ...(body === undefined ? {} : { body }),
  });
const write = (number: string, who: TestPerson | null, text: unknown, headers = {}) =>
  call("POST", `${number}/messages`, who, { text }, headers);
const thread = async (number: string, who: TestPerson = organiser, more = "") => {
  const { status, body } = await call("GET", `${number}/messages${more}`, who);
  expect(status).toBe(200);
  return body.thread;
};
const texts = ({ lines }: ThreadView) => lines.flatMap((line) => (line.kind === "message" ? [line.text] : []));
const notices = async (who: TestPerson) =>
  (await query("SELECT 1 FROM notifications WHERE user_id = $1 AND title LIKE '%written to you'", [who.id])).length;

test("the two of them write and read; until it is accepted numbers are covered, and what happened stands between", async () => {
  const number = await asked();
  expect((await write(number, organiser, "Call me: 98765 43210, ₹45,000 is fine.")).status).toBe(201);
  expect((await write(number, organiser, "  Namaste 🙏  ")).status).toBe(201);
  expect(await notices(provider)).toBe(1);
  expect((await call("GET", number, provider)).body.booking.unread).toBe(2);
  const read = await thread(number, provider);
  expect(texts(read)).toEqual(["Call me: •••, ₹45,000 is fine.", "Namaste 🙏"]);
  expect(read).toMatchObject({ side: "provider", open: false, unread: 2, other: "Ravi Kumar", blocked: null });
  expect(texts(await thread(number))[0]).toContain("98765 43210");

  const last = read.lines.findLast((line) => line.kind === "message")!.id;
  expect((await call("PUT", `${number}/messages/read`, provider, { last })).status).toBe(200);
  expect((await call("GET", number, provider)).body.booking.unread).toBe(0);
  // Read, the next one is told again.
  await write(number, organiser, "Are you there?");
  expect(await notices(provider)).toBe(2);

  await site.call("POST", `/api/bookings/${number}/quotes`, {
    cookie: provider.cookie,
    body: { lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: 100_000 }], validUntil: todayIST() },
  });
  await site.call("POST", `/api/bookings/${number}/accept`, { cookie: organiser.cookie, body: { round: 1 } });
  const open = await thread(number, provider);
  expect(open.open).toBe(true);
  expect(texts(open)[0]).toContain("98765 43210");
  expect(open.lines.slice(-2)).toMatchObject([
    { kind: "move", move: "quote", by: "you" },
    { kind: "move", move: "accept", by: "them" },
  ]);
});

test("nobody else reads or writes; nothing is written to guests; once for a key", async () => {
  const number = await asked();
  for (const who of [stranger, admin]) {
    expect((await write(number, who, "Hello")).status).toBe(404);
    expect((await call("GET", `${number}/messages`, who)).status).toBe(404);
    expect((await call("PUT", `${number}/messages/block`, who, { blocked: true })).status).toBe(404);
  }
  expect((await write(number, null, "Hello")).status).toBe(401);
  const guests = await asked(null);
  expect((await write(guests, provider, "Hello")).status).toBe(404);
  expect((await call("GET", guests, provider)).body.booking.unread).toBeNull();
  const headers = { "idempotency-key": "one-and-the-same" };
  const twice = await Promise.all([
    write(number, organiser, "Once", headers),
    write(number, organiser, "Once", headers),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect(texts(await thread(number))).toEqual(["Once"]);
  expect((await write(number, organiser, " \n ")).body.errors).toEqual({ text: "Please write something." });
  expect((await write(number, organiser, "क".repeat(2_001))).body.errors).toEqual({
    text: "Please use at most 2000 characters.",
  });
  expect((await write(number, organiser, { a: 1 })).status).toBe(400);
  // Of another conversation nothing is marked as read.
  const other = await asked();
  const { id } = (await write(other, provider, "For another one")).body;
  await call("PUT", `${number}/messages/read`, organiser, { last: id });
  expect((await thread(other)).unread).toBe(1);
});

test("who closes it is not written to, says so to both, and opens it again", async () => {
  const number = await asked();
  expect((await call("PUT", `${number}/messages/block`, provider, { blocked: true })).status).toBe(200);
  expect((await write(number, organiser, "Hello")).body.error).toMatch(/^They have closed/);
  expect((await write(number, provider, "Hello")).body.error).toMatch(/^You have closed/);
  expect([(await thread(number)).blocked, (await thread(number, provider)).blocked]).toEqual(["them", "you"]);
  await call("PUT", `${number}/messages/block`, provider, { blocked: false });
  expect((await write(number, organiser, "Hello")).status).toBe(201);
});

test("a long conversation is read page by page; it is in the copy of both", async () => {
  const number = await asked();
  const many = MESSAGE_PAGE + 5;
  await query(
    "INSERT INTO messages (id, enquiry_id, side, person_id, text, at) SELECT ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, e.id, 'organiser', $2, 'Line ' || n, now() - (100 - n) * interval '1 minute' FROM enquiries e, generate_series(1, $3::int) n WHERE e.number = $1",
    [number, organiser.id, many],
  );
  const newest = await thread(number, provider);
  expect(texts(newest)).toHaveLength(MESSAGE_PAGE);
  expect(texts(newest).at(-1)).toBe(`Line ${many}`);
  const older = await thread(number, provider, `?before=${newest.earlier}`);
  expect(texts(older)).toEqual(["Line 1", "Line 2", "Line 3", "Line 4", "Line 5"]);
  expect(older.earlier).toBeNull();
  expect(texts(await thread(number, provider, "?before=x"))).toHaveLength(MESSAGE_PAGE);
  for (const who of [organiser, provider]) {
    const rows = await query<{ number: string; text: string | null }>(messagesRights.copy!["messages"]!, [who.id]);
    const mine = rows.filter((row) => row.number === number);
    expect(mine).toHaveLength(many);
    // What is covered on the page is not given away by the copy.
    expect(mine.every(({ text }) => (text === null) === (who === provider))).toBe(true);
  }
});

test("ten messages a minute are taken from one person, the next one is told to wait", async () => {
  const strict = await startTestSite();
  try {
    const [one, two] = [await testPerson(strict.deps, { role: "volunteer" }), await testPerson(strict.deps)];
    const { number } = await askedFor(strict.deps.db, {
      sender: two.id,
      listing: (await testVolunteer(strict.deps, one)).id,
      recipient: one.id,
      day: addDays(todayIST(), 60),
    });
    const send = (who: TestPerson, text: string) =>
      strict.call<Answer>("POST", `/api/bookings/${number}/messages`, { cookie: who.cookie, body: { text } });
    for (let n = 1; n <= 10; n += 1) expect((await send(two, `Line ${n}`)).status).toBe(201);
    const refused = await send(two, "Line 11");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // The other side's ten are their own.
    expect((await send(one, "Answer")).status).toBe(201);
    const { body } = await strict.call<Answer>("GET", `/api/bookings/${number}/messages`, { cookie: one.cookie });
    expect(texts(body.thread)).toHaveLength(11);
  } finally {
    await strict.close();
  }
});
