// @engine both
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, todayIST } from "../../domain/dates.ts";
import { takeDueMoves } from "../bookings/booking-jobs.server.ts";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { eraseAccount } from "../rights/erase-service.server.ts";
import { remindOfMoney } from "../payments/payment-jobs.server.ts";
import type { PaymentsView } from "../payments/payment-view.ts";
import { ownDesk } from "../storefront/own-desk.server.ts";
import type { DeskDispute, DeskLine } from "./dispute-desk.server.ts";
import { remindDesk } from "./dispute-jobs.server.ts";
import type { OwnDispute } from "./dispute-model.ts";
import { disputesRights } from "./disputes-rights.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_MESSAGES_PER_PERSON: "10000" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const day = (at: number) => addDays(todayIST(), at);
const later = (days: number) => void (site.deps.now = () => new Date(Date.now() + days * MS_PER_DAY));
let days = 10;

type Answer = {
  message: string;
  error?: string;
  errors?: Record<string, string>;
  ticket: string;
  dispute: OwnDispute;
  disputes: DeskLine[];
  next: string | null;
  case: DeskDispute;
  payments: PaymentsView;
  booking: { state: string; dispute: string | null; dueAt: string | null };
};
const call = (method: "GET" | "POST" | "PUT" | "PATCH", path: string, who: TestPerson | null, body?: unknown) =>
  site.call<Answer>(method, `/api/${path}`, { cookie: who?.cookie ?? null, ...(body ? { body } : {}) });

const TOTAL = 1_000_000;
const TOKEN = 300_000;

/** A booking that both have agreed on, its token paid and received. */
async function booked(at = day((days += 3)), sender = organiser, paid = true): Promise<string> {
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', NULL, 'Wedding', $5)`,
    [number, sender.id, listing, provider.id, at],
  );
  const quote = await call("POST", `bookings/${number}/quotes`, provider, {
    lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: TOTAL }],
    milestones: [
      { kind: "token", percent: 30, due: "agreement" },
      { kind: "balance", percent: 70, due: "event" },
    ],
    ladder: "fair",
    validUntil: day(3),
  });
  expect(quote.status).toBe(201);
  expect((await call("POST", `bookings/${number}/accept`, sender, { round: 1 })).status).toBe(201);
  if (!paid) return number;
  const body = { amountPaise: TOKEN, method: "cash", note: "At the gate" };
  expect((await call("POST", `bookings/${number}/payments`, sender, body)).status).toBe(201);
  const { entries } = (await call("GET", `bookings/${number}/payments`, provider)).body.payments;
  expect((await call("POST", `payments/${entries[0]!.id}/answer`, provider, { answer: "acknowledged" })).status).toBe(
    201,
  );
  return number;
}
const open = (
  number: string,
  who = organiser,
  text = "Nobody came. We ask for the token back.",
  about = "notAsAgreed",
) => call("POST", `bookings/${number}/dispute`, who, { about, text });
const seen = async (number: string, who = organiser) => {
  const { status, body } = await call("GET", `bookings/${number}/dispute`, who);
  expect(status).toBe(200);
  return body.dispute;
};
const decide = (ticket: string, form: object, who = admin) =>
  call("PUT", `admin/disputes/${ticket}/decision`, who, { outcome: "organiser", reason: "Nobody came.", ...form });
const balance = async (number: string) => (await call("GET", `bookings/${number}/payments`, organiser)).body.payments;
const titles = async (who: TestPerson, many = 1) =>
  (
    await query<{ title: string }>("SELECT title FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT $2", [
      who.id,
      many,
    ])
  ).map(({ title }) => title);

test("from the question over what each says to a decision that goes before the ladder", async () => {
  const number = await booked();
  expect(await seen(number)).toMatchObject({ dispute: null, closed: null, paidPaise: TOKEN, other: "Meera Joshi" });
  const asked = await open(number);
  expect(asked).toMatchObject({ status: 201, body: { message: "We have it. You hear from us within 48 hours." } });
  const { ticket } = asked.body;
  // The cards of both lead there first, and so does what each has to do.
  for (const [box, who, other] of [
    ["sent", organiser, "Meera Joshi"],
    ["received", provider, "Ravi Kumar"],
  ] as const) {
    const { body } = await site.call<{ enquiries: EnquiryView[] }>("GET", `/api/enquiries/${box}?limit=100`, {
      cookie: who.cookie,
    });
    expect(body.enquiries.find((one) => one.number === number)!.booking).toMatchObject({
      sentence: "We have been asked to help. Until we decide, no deadline runs.",
      way: { label: "The dispute", path: `/bookings/${number}/dispute` },
    });
    expect((await ownDesk(site.deps, who)).next[0]).toEqual({
      text: `We have been asked to help with your booking with ${other}.`,
      label: "The dispute",
      path: `/bookings/${number}/dispute`,
    });
  }
  expect(ticket).toMatch(/^DS-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await titles(provider)).toEqual(["Ravi Kumar has asked us to help"]);
  expect(await titles(admin)).toEqual(["A booking is disputed"]);
  expect((await open(number, provider)).body.error).toBe("There is a dispute about this booking already.");

  expect(
    (await call("POST", `bookings/${number}/dispute/lines`, provider, { text: "The road was closed." })).status,
  ).toBe(201);
  expect(await titles(organiser)).toEqual(["Meera Joshi has written in the dispute"]);
  const atDesk = (await call("GET", "admin/disputes", admin)).body.disputes.find((one) => one.ticket === ticket);
  expect(atDesk).toMatchObject({ organiser: "Ravi Kumar", provider: "Meera Joshi", status: "open", late: false });
  const { body } = await call("GET", `admin/disputes/${ticket.toLowerCase().replaceAll("-", " ")}`, admin);
  expect(body.case).toMatchObject({
    number,
    names: { organiser: "Ravi Kumar", provider: "Meera Joshi" },
    money: {
      balance: { paidPaise: TOKEN },
      entries: [{ kind: "paid", note: "At the gate" }, { kind: "acknowledged" }],
    },
    agreement: { lines: ["Dhol, 1 event"] },
  });
  expect(body.case.story.map(({ move }) => move)).toEqual(["quote", "accept", "secure"]);
  expect(
    await query("SELECT action FROM audit_log WHERE actor_id = $1 AND action LIKE 'dispute.%'", [admin.id]),
  ).toEqual([{ action: "dispute.read" }]);
  expect((await call("POST", `admin/disputes/${ticket}/lines`, admin, { text: "Which road?" })).status).toBe(201);
  expect(await titles(organiser)).toEqual(["We have written to you both"]);
  expect((await seen(number)).dispute).toMatchObject({ answerBy: null, lines: [{}, {}, { by: "desk" }] });

  expect((await decide(ticket, { backPaise: TOKEN + 1 })).body.errors).toEqual({
    backPaise: "No more can come back than was paid.",
  });
  expect((await decide(ticket, { reason: " " })).body.errors).toHaveProperty("reason");
  expect((await decide(ticket, { backPaise: 200_000 })).status).toBe(200);
  expect((await decide(ticket, {})).status).toBe(409);
  expect(await titles(organiser, 2)).toEqual(["₹2,000 comes back to you", "Decided: for the organiser"]);
  expect(
    await query("SELECT body FROM notifications WHERE user_id = $1 AND title = '₹2,000 comes back to you'", [
      organiser.id,
    ]),
  ).toEqual([{ body: expect.stringContaining("By the decision Meera Joshi owes you ₹2,000") }]);
  expect(
    await query("SELECT body FROM notifications WHERE user_id = $1 AND title = 'Decided: for the organiser'", [
      provider.id,
    ]),
  ).toEqual([{ body: expect.stringContaining("₹2,000 of what was paid comes back.") }]);
  expect((await balance(number)).balance).toMatchObject({ owedBackPaise: 200_000, ended: false });
  expect((await seen(number, provider)).dispute).toMatchObject({
    status: "decided",
    decisions: [{ outcome: "organiser", backPaise: 200_000 }],
  });
  // It is paid back and acknowledged as every refund.
  const back = { amountPaise: 200_000, method: "cash" };
  expect((await call("POST", `bookings/${number}/payments`, provider, back)).status).toBe(201);
});

test("a dispute of an admin's own booking › is decided by another admin", async () => {
  const party = await testPerson(site.deps, { name: "Asha Rao" });
  const number = await booked(day((days += 3)), party);
  const { ticket } = (await open(number, provider)).body;
  await query("UPDATE users SET role = 'admin' WHERE id = $1", [party.id]);
  expect(await decide(ticket, { backPaise: 0 }, party)).toMatchObject({
    status: 403,
    body: { error: "This concerns yourself. Please ask another admin to decide." },
  });
  expect((await decide(ticket, { backPaise: 0 })).status).toBe(200);
});

test("while it is open no time runs out; afterwards what was due falls due so much later", async () => {
  const number = await booked(day((days += 3)), organiser, false);
  expect((await open(number)).status).toBe(201);
  later(9);
  await takeDueMoves(site.deps);
  expect((await call("GET", `bookings/${number}`, organiser)).body.booking).toMatchObject({
    state: "agreed",
    dispute: "open",
    dueAt: null,
  });
  // A payment that is noted meanwhile sets no time either.
  await call("POST", `bookings/${number}/payments`, organiser, { amountPaise: 5000, method: "cash" });
  expect(await query("SELECT 1 FROM bookings WHERE frozen_at IS NOT NULL AND due_at IS NOT NULL")).toEqual([]);
  expect((await call("PUT", `bookings/${number}/dispute/settled`, provider)).status).toBe(403);
  expect((await call("PUT", `bookings/${number}/dispute/settled`, organiser)).status).toBe(200);
  const { dueAt, state } = (await call("GET", `bookings/${number}`, organiser)).body.booking;
  expect([state, new Date(dueAt!).getTime() > site.deps.now().getTime()]).toEqual(["agreed", true]);
  // What was settled may go wrong again.
  expect((await open(number)).status).toBe(201);
});

test("what was due when somebody asked has happened, whether it was written down or not", async () => {
  const number = await booked(day((days += 3)), organiser, false);
  later(9);
  expect((await open(number)).status).toBe(201);
  expect((await call("GET", `bookings/${number}`, organiser)).body.booking.state).toBe("cancelled");
  expect((await call("PUT", `bookings/${number}/dispute/settled`, organiser)).status).toBe(200);
  expect((await call("GET", `bookings/${number}`, organiser)).body.booking).toMatchObject({
    state: "cancelled",
    dueAt: null,
  });
});

test("a decision is appealed against once, and the second one stands", async () => {
  const number = await booked();
  const { ticket } = (await open(number)).body;
  const appeal = (who: TestPerson) =>
    call("PUT", `bookings/${number}/dispute/appeal`, who, { text: "You have not read my message." });
  expect((await appeal(provider)).status).toBe(409);
  expect((await decide(ticket, { backPaise: TOKEN })).status).toBe(200);
  expect((await open(number)).body.error).toBe("This was decided: you may appeal against it, once.");
  expect((await appeal(provider)).status).toBe(200);
  expect((await appeal(organiser)).status).toBe(409);
  expect((await seen(number)).dispute).toMatchObject({ status: "open", appealedBy: "provider" });
  expect((await decide(ticket, { outcome: "provider", backPaise: 0, reason: "They were there." })).status).toBe(200);
  expect((await balance(number)).balance.owedBackPaise).toBe(0);
  expect((await appeal(organiser)).status).toBe(409);
  await expect(query("UPDATE dispute_decisions SET back_paise = 5")).rejects.toThrow(/append-only/);
});

test("a decision may let off what is open, each payment or all; money, reminders and the close follow, and an appeal may turn it", async () => {
  const at = day((days += 3));
  const number = await booked(at, organiser, false);
  const { ticket } = (await open(number)).body;
  const money = async () => (await balance(number)).dues.map(({ status, openPaise }) => [status, openPaise]);
  const { body } = await call("GET", `admin/disputes/${ticket}`, admin);
  expect(body.case.money.open).toMatchObject([
    { n: 1, kind: "token", openPaise: TOKEN, letOff: false },
    { n: 2, kind: "balance", openPaise: TOTAL - TOKEN, day: at },
  ]);
  expect((await decide(ticket, { letOff: [3] })).body.errors).toEqual({
    letOff: "Of a payment that you have named nothing is open. Please look again.",
  });
  // The second one alone: the first stays due, and what is paid goes there.
  expect((await decide(ticket, { letOff: [2] })).status).toBe(200);
  expect(await money()).toEqual([
    ["open", TOKEN],
    ["letOff", 0],
  ]);
  const [{ body: told }] = (await query<{ body: string }>(
    "SELECT body FROM notifications WHERE user_id = $1 AND title LIKE 'Decided%' ORDER BY id DESC LIMIT 1",
    [provider.id],
  )) as [{ body: string }];
  expect(told).toContain("₹7,000 of what is open need not be paid.");
  for (const who of [organiser, provider])
    expect((await seen(number, who)).dispute).toMatchObject({
      decisions: [{ letOff: [{ n: 2, kind: "balance", paise: TOTAL - TOKEN }], reason: "Nobody came." }],
    });
  const paid = (amountPaise: number) =>
    call("POST", `bookings/${number}/payments`, organiser, { amountPaise, method: "cash" });
  expect((await paid(TOKEN + 1)).body.errors).toEqual({ amountPaise: "No more than ₹3,000 is open." });
  expect((await paid(TOKEN)).status).toBe(201);
  const { entries } = await balance(number);
  await call("POST", `payments/${entries[0]!.id}/answer`, provider, { answer: "acknowledged" });
  expect(await money()).toEqual([
    ["paid", 0],
    ["letOff", 0],
  ]);
  expect((await call("GET", `bookings/${number}`, organiser)).body.booking).toMatchObject({
    money: { line: "Nothing more is to be paid." },
  });
  // Nobody is reminded of it on the day before.
  site.deps.now = () => new Date(`${addDays(at, -1)}T12:00:00+05:30`);
  await remindOfMoney(site.deps);
  const reminded = async () =>
    (
      await query("SELECT 1 FROM notifications WHERE user_id = $1 AND title LIKE '%due%' AND body LIKE $2", [
        organiser.id,
        `%${number}%`,
      ])
    ).length;
  expect(await reminded()).toBe(0);
  // Turned by the appeal, it is due again, and told anew.
  site.deps.now = realNow;
  await call("PUT", `bookings/${number}/dispute/appeal`, provider, { text: "We were there." });
  expect((await call("GET", `admin/disputes/${ticket}`, admin)).body.case.money.open).toMatchObject([
    { n: 2, openPaise: TOTAL - TOKEN, letOff: true },
  ]);
  expect((await decide(ticket, { outcome: "provider", letOff: [], reason: "They were there." })).status).toBe(200);
  expect(await money()).toEqual([
    ["paid", 0],
    ["open", TOTAL - TOKEN],
  ]);
  site.deps.now = () => new Date(`${addDays(at, -1)}T13:00:00+05:30`);
  await remindOfMoney(site.deps);
  expect(await reminded()).toBe(1);
});

test("where all that is open is let off after the day, the booking closes by itself", async () => {
  const at = day(1);
  const number = await booked(at);
  site.deps.now = () => new Date(`${addDays(at, 5)}T12:00:00+05:30`);
  await takeDueMoves(site.deps);
  const { ticket } = (await open(number)).body;
  expect((await decide(ticket, { letOff: [2], reason: "Half of them came." })).status).toBe(200);
  const { state, dueAt } = (await call("GET", `bookings/${number}`, organiser)).body.booking;
  expect([state, dueAt === null]).toEqual(["delivered", false]);
  site.deps.now = () => new Date(`${addDays(at, 20)}T12:00:00+05:30`);
  await takeDueMoves(site.deps);
  expect((await call("GET", `bookings/${number}`, organiser)).body.booking.state).toBe("closed");
});

test("an appeal has fourteen days, a question thirty after the day", async () => {
  const number = await booked();
  const { ticket } = (await open(number)).body;
  await decide(ticket, {});
  later(15);
  const late = await call("PUT", `bookings/${number}/dispute/appeal`, organiser, { text: "Once more, please." });
  expect([late.status, late.body.error]).toEqual([409, "The time to appeal is over."]);
  site.deps.now = realNow;
  const old = await booked();
  await query("UPDATE enquiries SET event_date = $2 WHERE number = $1", [old, day(-31)]);
  expect((await open(old)).body.error).toMatch(/^It is too long ago/);
});

test("two who ask at once get one ticket; nobody else learns of it", async () => {
  const number = await booked();
  const answers = await Promise.all([open(number), open(number, provider), open(number), open(number, provider)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect((await call("GET", `bookings/${number}/dispute`, stranger)).status).toBe(404);
  expect((await open(number, stranger)).status).toBe(404);
  const { ticket } = answers.find(({ status }) => status === 201)!.body;
  for (const who of [organiser, provider, stranger])
    expect((await call("GET", `admin/disputes/${ticket}`, who)).status).toBe(403);
  expect((await call("GET", "admin/disputes/DS-0000-0000", admin)).status).toBe(404);
  const empty = await call("POST", `bookings/${number}/dispute/lines`, organiser, { text: "" });
  expect(empty.body.errors).toEqual({ text: "Please write something." });
});

test("the desk is reminded once, twelve hours before its answer is late", async () => {
  const number = await booked();
  await open(number);
  expect(await remindDesk(site.deps)).toBe(0);
  later(1.6);
  expect(await remindDesk(site.deps)).toBeGreaterThan(0);
  expect(await titles(admin)).toEqual(["A dispute waits for our first answer: 12 hours are left"]);
  expect(await remindDesk(site.deps)).toBe(0);
  later(3);
  const { disputes } = (await call("GET", "admin/disputes", admin)).body;
  expect(disputes.find((one) => one.number === number)).toMatchObject({ late: true });
});

test("it is in the copy of both sides' data, and names nobody who has left", async () => {
  const leaver = await testPerson(site.deps, { name: "Mandakini Vrindavan" });
  const number = await booked(day((days += 3)), leaver, false);
  const { ticket } = (await open(number, leaver, "I am Mandakini Vrindavan, and nobody came.")).body;
  await call("POST", `bookings/${number}/dispute/lines`, provider, { text: "Mandakini Vrindavan never called." });
  await decide(ticket, { reason: "Mandakini Vrindavan is right." });
  for (const [name, text] of Object.entries(disputesRights.copy!))
    expect((await query(text, [leaver.id])).length, name).toBeGreaterThan(0);
  await site.deps.jobs.idle(25_000);
  await query("UPDATE users SET erase_after = now() - interval '1 minute' WHERE id = $1", [leaver.id]);
  expect(await eraseAccount(site.deps, leaver.id)).toBe("erased");
  expect(
    await query(
      "SELECT 1 FROM dispute_lines WHERE text ~* 'vrindavan' UNION ALL SELECT 1 FROM dispute_decisions WHERE reason ~* 'vrindavan'",
    ),
  ).toEqual([]);
  expect((await seen(number, provider)).dispute).toMatchObject({ lines: [{ text: "" }, {}], status: "decided" });
});

test("that somebody did not come is asked of us from the day on, and not before", async () => {
  const early = await open(await booked(), organiser, "They do not come.", "noShow");
  expect([early.status, early.body.errors]).toEqual([400, { about: "This can be said from the day of the event on." }]);
  expect((await open(await booked(todayIST()), organiser, "They do not come.", "noShow")).status).toBe(201);
});
