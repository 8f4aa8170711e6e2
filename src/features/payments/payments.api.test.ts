// @engine both
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { MS_PER_DAY, addDays, daysBetween, formatDay, todayIST } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { hashPassword } from "../accounts/password-hash.server.ts";
import { takeDueMoves } from "../bookings/booking-jobs.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { DEPOSITS_TO_TELL } from "./deposit-store.server.ts";
import { financialYear, paidInTime } from "./money-service.server.ts";
import { remindOfMoney } from "./payment-jobs.server.ts";
import type { MoneyView, PaymentsView } from "./payment-view.ts";

const PASSWORD = "monsoon wedding 7";
let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite({
    LIMIT_CODES_PER_NUMBER: "100",
    LIMIT_CODES_PER_NUMBER_DAY: "100",
    LIMIT_UPLOADS_PER_PERSON: "200",
  });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
  await query("UPDATE users SET password_hash = $1 WHERE id = $2", [await hashPassword(PASSWORD), provider.id]);
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const day = (at: number) => addDays(todayIST(), at);
const later = (days: number) => void (site.deps.now = () => new Date(Date.now() + days * MS_PER_DAY));
let days = 40;
const nextDay = () => day((days += 3));

const TOTAL = 4_500_001;
/** Token 10 %, advance 40 % a fortnight before, balance 50 % at the event. */
const [TOKEN, ADVANCE, BALANCE] = [450_000, 1_800_000, 2_250_001];

type Answer = { success: boolean; message: string; error?: string; errors?: Record<string, string>; id?: string };
const call = (method: "GET" | "POST" | "PUT" | "PATCH", path: string, who: TestPerson | null, body?: unknown) =>
  site.call<Answer & { payments: PaymentsView; money: MoneyView; booking: { state: string; money: { line: string } } }>(
    method,
    path,
    {
      cookie: who?.cookie ?? null,
      ...(body instanceof FormData ? { form: body } : body === undefined ? {} : { body }),
    },
  );

/** A booking that both have agreed on. */
async function agreed(at: string | null = nextDay(), ladder = "fair", more: object = {}): Promise<string> {
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date, city)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $5, 'Indore')`,
    [number, organiser.id, listing, provider.id, at],
  );
  const quote = await call("POST", `/api/bookings/${number}/quotes`, provider, {
    lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: TOTAL }],
    milestones: [
      { kind: "token", percent: 10, due: "agreement" },
      { kind: "advance", percent: 40, due: "before", days: 14 },
      { kind: "balance", percent: 50, due: "event" },
    ],
    ladder,
    ...more,
    validUntil: day(3),
  });
  expect(quote.status).toBe(201);
  expect((await call("POST", `/api/bookings/${number}/accept`, organiser, { round: 1 })).status).toBe(201);
  return number;
}
let utrs = 432_100_000_000;
const utr = () => String(++utrs);
const pay = (number: string, amountPaise: number, who = organiser, more: object = {}) =>
  call("POST", `/api/bookings/${number}/payments`, who, { amountPaise, method: "upi", reference: utr(), ...more });
const seen = async (number: string, who = organiser) => {
  const { status, body } = await call("GET", `/api/bookings/${number}/payments`, who);
  expect(status).toBe(200);
  return body.payments;
};
const answer = (id: string, who: TestPerson, to = "acknowledged", reason = "") =>
  call("POST", `/api/payments/${id}/answer`, who, { answer: to, reason });
const lastNote = async (number: string) => (await seen(number)).entries[0]!;
const stateOf = async (number: string) => (await call("GET", `/api/bookings/${number}`, organiser)).body.booking.state;
const cancel = (number: string, who: TestPerson) =>
  call("PATCH", `/api/enquiries/${number}`, who, { status: "cancelled" });
const titles = async (who: TestPerson, many = 3) =>
  (
    await query<{ title: string }>("SELECT title FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT $2", [
      who.id,
      many,
    ])
  ).map(({ title }) => title);

test("what is agreed is due in its parts; a payment is noted, answered, and confirms the booking", async () => {
  const number = await agreed();
  expect(await seen(number)).toMatchObject({
    side: "organiser",
    other: "Meera Joshi",
    state: "agreed",
    balance: { totalPaise: TOTAL, paidPaise: 0, ended: false },
    dues: [
      { kind: "token", amountPaise: TOKEN, status: "open" },
      { kind: "advance", amountPaise: ADVANCE },
      { kind: "balance", amountPaise: BALANCE },
    ],
    toPay: { openPaise: TOTAL, nextPaise: TOKEN, payTo: null },
    toWaive: null,
  });
  expect(await pay(number, TOKEN)).toMatchObject({ status: 201, body: { number } });
  expect(await titles(provider, 1)).toEqual(["₹4,500 noted as paid"]);
  const note = await lastNote(number);
  expect(note).toMatchObject({ by: "you", mayAnswer: false, answer: null, amountPaise: TOKEN });
  expect((await seen(number, provider)).entries[0]).toMatchObject({ by: "them", mayAnswer: true });
  expect((await seen(number)).dues[0]).toMatchObject({ status: "waits", openPaise: 0 });
  expect(await stateOf(number)).toBe("agreed");

  expect((await answer(note.id, organiser)).status).toBe(403);
  expect((await answer(note.id, stranger)).status).toBe(404);
  expect((await answer(note.id, provider, "rejected")).body.errors).toMatchObject({ reason: "Please say why." });
  expect((await answer(note.id, provider)).status).toBe(201);
  expect((await answer(note.id, provider, "rejected", "No.")).status).toBe(409);
  expect(await stateOf(number)).toBe("confirmed");
  expect(await titles(organiser, 2)).toEqual(["Your booking is confirmed", "₹4,500 received"]);
  expect(await seen(number)).toMatchObject({
    balance: { paidPaise: TOKEN, claimedPaise: 0 },
    dues: [{ status: "paid" }, { status: "open" }, { status: "open" }],
    toPay: { nextPaise: ADVANCE },
  });
  expect((await call("GET", `/api/bookings/${number}`, organiser)).body.booking.money.line).toMatch(
    /^Advance of ₹18,000 falls due by /,
  );
});

test("a UTR that begins with another day than the one that is written is kept, and both sides are told", async () => {
  const number = await agreed();
  const today = todayIST();
  const form = { amountPaise: 100, method: "upi", paidOn: today };
  const noted = (more: object) => call("POST", `/api/bookings/${number}/payments`, organiser, { ...form, ...more });
  const start = `${today.slice(3, 4)}${String(daysBetween(`${today.slice(0, 4)}-01-01`, today) + 1).padStart(3, "0")}`;
  const other = `${(Number(today.slice(3, 4)) + 5) % 10}001`;
  expect((await noted({ reference: `${start}90000001` })).status).toBe(201);
  expect((await noted({ reference: `${other}90000002` })).status).toBe(201);
  expect((await noted({ reference: `${other}90000003`, paidOn: "" })).status).toBe(201);
  for (const who of [organiser, provider]) {
    const { entries } = (await call("GET", `/api/bookings/${number}/payments`, who)).body.payments;
    expect(entries.map(({ paidOn, doubt }) => [paidOn, doubt !== null])).toEqual([
      [null, false],
      [today, true],
      [today, false],
    ]);
  }
  const refused = async (paidOn: string) => (await noted({ reference: `${start}90000004`, paidOn })).body.errors;
  for (const paidOn of ["24.11.2026", "2026-02-30"])
    expect(await refused(paidOn)).toEqual({ paidOn: "Please choose the day on which it was paid." });
  for (const paidOn of [addDays(today, 1), addDays(today, -1), "0001-01-01", "9999-12-31"])
    expect(await refused(paidOn)).toEqual({
      paidOn: `Please choose the day on which it was paid: from ${formatDay(today)}, when it was asked for, to ${formatDay(today)}, today.`,
    });
});

test("what is noted is checked: amount, way, reference, person, and each reference once in the country", async () => {
  const number = await agreed();
  const refused = async (form: object, field: string, status = 400) => {
    const given = await call("POST", `/api/bookings/${number}/payments`, organiser, {
      amountPaise: TOKEN,
      method: "upi",
      reference: utr(),
      ...form,
    });
    expect([given.status, Object.keys(given.body.errors ?? {})]).toEqual([status, [field]]);
    return given.body.errors![field];
  };
  expect(await refused({ amountPaise: TOTAL + 1 }, "amountPaise")).toBe("No more than ₹45,000.01 is open.");
  expect(await refused({ amountPaise: "0" }, "amountPaise")).toBe("Please enter the amount that was paid.");
  expect(await refused({ amountPaise: "12.50" }, "amountPaise")).toBe("Please enter whole paise.");
  await refused({ amountPaise: "९".repeat(20) }, "amountPaise");
  await refused({ method: "barter" }, "method");
  await refused({ reference: "12345" }, "reference");
  await refused({ method: "bank", reference: "'; --" }, "reference");
  const reference = utr();
  expect((await pay(number, 100, organiser, { reference: reference.replace(/(....)/g, "$1 ") })).status).toBe(201);
  const other = await agreed();
  expect(
    (await call("POST", `/api/bookings/${other}/payments`, organiser, { amountPaise: 100, method: "upi", reference }))
      .status,
  ).toBe(409);
  // What was not received may be noted again.
  const note = await lastNote(number);
  expect((await answer(note.id, provider, "rejected", "Nothing came.")).status).toBe(201);
  expect(await lastNote(number)).toMatchObject({ answer: { answer: "rejected", reason: "Nothing came." } });
  expect((await pay(other, 100, organiser, { reference })).status).toBe(201);
  // Cash has no reference; Devanagari digits are digits.
  expect((await pay(number, TOKEN, organiser, { method: "cash", reference: "" })).status).toBe(201);
  expect((await pay(number, 100, organiser, { reference: "४३२१०९८७६५४३" })).status).toBe(201);
  expect((await pay(number, 100, stranger)).status).toBe(404);
  expect((await pay(number, 100, admin)).status).toBe(404);
  expect((await pay(number, 100, provider)).body.error).toBe("Nothing is owed back.");
  for (const who of [stranger, admin])
    expect((await call("GET", `/api/bookings/${number}/payments`, who)).status).toBe(404);
});

test("of many at once one is answered, and nobody notes more than is open", async () => {
  const number = await agreed();
  const noted = await Promise.all(Array.from({ length: 6 }, () => pay(number, BALANCE)));
  expect(noted.filter(({ status }) => status === 201)).toHaveLength(1);
  const { id } = await lastNote(number);
  const answers = await Promise.all([
    answer(id, provider),
    answer(id, provider, "rejected", "No."),
    answer(id, provider),
    cancel(number, organiser),
  ]);
  expect(answers.slice(0, 3).filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers[3]!.status).toBe(200);
  const { balance, entries } = await seen(number);
  const paid = entries[0]!.answer!.answer === "acknowledged" ? BALANCE : 0;
  expect(balance).toMatchObject({ paidPaise: paid, claimedPaise: 0, ended: true });
  await expect(
    query(
      "INSERT INTO ledger (id, booking_id, seq, kind, payee, amount_paise, method, at) SELECT gen_random_uuid(), booking_id, 99, 'paid', 'provider', 1, 'cash', now() FROM ledger WHERE id = $1",
      [id],
    ),
  ).rejects.toThrow("more than is open");
  await expect(query("UPDATE ledger SET amount_paise = 1 WHERE id = $1", [id])).rejects.toThrow("append-only");
});

test("calling off: by the ladder of that day, the same for both; what is owed back is paid back and acknowledged", async () => {
  // Free until 21 days before, half until 7.
  const soon = async (ahead: number, by: TestPerson, wait: number) => {
    const number = await agreed(day(ahead));
    await pay(number, TOKEN + ADVANCE);
    await answer((await lastNote(number)).id, provider);
    if (wait > 0) later(wait);
    expect((await cancel(number, by)).status).toBe(200);
    const { balance, ended } = await seen(number);
    site.deps.now = realNow;
    return { number, owed: balance.owedBackPaise, back: ended!.back };
  };
  const PAID = TOKEN + ADVANCE;
  const half = Math.floor(TOTAL / 2);
  expect(await soon(60, organiser, 2)).toMatchObject({ owed: PAID, back: 100 });
  expect(await soon(15, organiser, 2)).toMatchObject({ owed: PAID - half, back: 50 });
  expect(await soon(8, organiser, 3)).toMatchObject({ owed: 0, back: 0 });
  expect(await soon(16, provider, 2)).toMatchObject({ owed: PAID + half, back: 50 });
  // Within a day of the agreement anybody may think again, where the day is a week away.
  expect(await soon(12, organiser, 0)).toMatchObject({ owed: PAID, back: 100 });
  expect(await soon(5, organiser, 0)).toMatchObject({ owed: 0, back: 0 });

  const { number, owed } = await soon(17, provider, 2);
  expect(await titles(organiser, 2)).toContain("₹45,000 comes back to you");
  expect(owed).toBe(PAID + half);
  expect(await seen(number, provider)).toMatchObject({
    toPay: { openPaise: owed },
    toWaive: null,
    dues: [{ status: "paid" }, { status: "paid" }, { status: "off" }],
  });
  expect((await pay(number, 100)).body.error).toBe("Nothing is open: there is nothing to pay.");
  expect((await pay(number, owed, provider)).status).toBe(201);
  expect(await titles(organiser, 1)).toEqual(["₹45,000 noted as paid"]);
  expect((await answer((await lastNote(number)).id, organiser)).status).toBe(201);
  expect((await seen(number)).balance).toMatchObject({ backPaise: owed, owedBackPaise: owed });
});

test("a note that comes first, answered after the end, counts: what is owed follows from the entries", async () => {
  const number = await agreed(day(400));
  await pay(number, TOKEN);
  const { id } = await lastNote(number);
  await cancel(number, organiser);
  expect((await seen(number)).balance.owedBackPaise).toBe(0);
  expect((await answer(id, provider)).status).toBe(201);
  expect((await seen(number)).balance.owedBackPaise).toBe(TOKEN);
  expect(await stateOf(number)).toBe("cancelled");
  // The organiser may forgive it.
  expect(
    (await call("POST", `/api/bookings/${number}/waivers`, organiser, { amountPaise: TOKEN, reason: "Keep it." }))
      .status,
  ).toBe(201);
  expect((await seen(number, provider)).toPay).toBeNull();
});

test("steps of one's own: drawn as dates in the agreement, told before the last tap, and the same for both sides", async () => {
  const at = nextDay();
  const ladderSteps = [
    { days: 200, back: 100 },
    { days: 5, back: 70 },
  ];
  const kept = Math.floor((TOTAL * 30) / 100);
  for (const who of [organiser, provider]) {
    const number = await agreed(at, "own", { ladderSteps });
    await pay(number, TOKEN + ADVANCE);
    await answer((await lastNote(number)).id, provider);
    const { agreement } = (await call("GET", `/api/bookings/${number}`, who)).body.booking as unknown as {
      agreement: { agreed: { cancellation: { words: string; dates: object[] }; terms: { ladderSteps: object[] } } };
    };
    expect(agreement.agreed.terms.ladderSteps).toEqual(ladderSteps);
    // The grace of a day first.
    expect(agreement.agreed.cancellation.dates).toEqual([
      { until: expect.stringContaining("T") as string, back: 100 },
      { until: addDays(at, -5), back: 70 },
    ]);
    expect(agreement.agreed.cancellation.words).toContain("Own steps. 70 % comes back until");
    const ask = async () => {
      const { money } = (await call("GET", `/api/bookings/${number}`, who)).body.booking;
      return (money as unknown as { cancel: string }).cancel;
    };
    // Within a day of the agreement it costs nothing.
    expect(await ask()).toContain(formatRupees(TOKEN + ADVANCE));
    later(2);
    const owed = who === organiser ? TOKEN + ADVANCE - kept : TOKEN + ADVANCE + kept;
    expect(await ask()).toContain(formatRupees(owed));
    expect((await cancel(number, who)).status).toBe(200);
    expect(await seen(number)).toMatchObject({ balance: { owedBackPaise: owed }, ended: { back: 70 } });
    site.deps.now = realNow;
  }
});

test("the first payment is kept where that was agreed; nothing of what runs out is", async () => {
  const kept = await agreed(day(500), "kept");
  await pay(kept, TOKEN + ADVANCE);
  await answer((await lastNote(kept)).id, provider);
  later(5);
  await cancel(kept, organiser);
  expect((await seen(kept)).balance.owedBackPaise).toBe(ADVANCE);
  site.deps.now = realNow;

  const number = await agreed(day(30));
  await pay(number, TOKEN);
  // An agreement of which the first payment is noted waits three days longer for the answer, and not until its day.
  later(4.9);
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("agreed");
  later(5.1);
  await takeDueMoves(site.deps);
  site.deps.now = realNow;
  expect(await stateOf(number)).toBe("cancelled");
  expect((await answer((await lastNote(number)).id, provider)).status).toBe(201);
  expect((await seen(number)).balance.owedBackPaise).toBe(TOKEN);
});

test("a token that nobody wants is given up, and the booking stands", async () => {
  const number = await agreed();
  const waive = (amountPaise: number, who: TestPerson, reason = "Between neighbours.") =>
    call("POST", `/api/bookings/${number}/waivers`, who, { amountPaise, reason });
  expect((await waive(TOKEN, provider, "")).body.errors).toEqual({ reason: "Please say why." });
  expect((await waive(TOKEN, organiser)).status).toBe(409);
  expect((await waive(TOTAL + 5, provider)).status).toBe(400);
  expect((await waive(TOKEN, provider)).status).toBe(201);
  expect(await stateOf(number)).toBe("confirmed");
  expect(await seen(number)).toMatchObject({ balance: { waivedPaise: TOKEN }, dues: [{ status: "paid" }, {}, {}] });
});

test("a part that is given up confirms nothing; what was given up costs nobody when it is called off", async () => {
  const number = await agreed(nextDay(), "kept");
  const waive = (amountPaise: number) =>
    call("POST", `/api/bookings/${number}/waivers`, provider, { amountPaise, reason: "Between neighbours." });
  expect((await waive(1)).status).toBe(201);
  expect(await stateOf(number)).toBe("agreed");
  expect((await waive(TOKEN - 1)).status).toBe(201);
  expect(await stateOf(number)).toBe("confirmed");
  // After the day of grace the first payment is kept: of this one nothing is left.
  expect((await pay(number, ADVANCE)).status).toBe(201);
  expect((await answer((await lastNote(number)).id, provider)).status).toBe(201);
  later(2);
  expect((await cancel(number, organiser)).status).toBe(200);
  expect((await seen(number)).balance).toMatchObject({ paidPaise: ADVANCE, owedBackPaise: ADVANCE });
});

test("the loss goes by what is still asked for", async () => {
  const at = nextDay();
  const number = await agreed(at, "firm");
  await pay(number, TOKEN);
  await answer((await lastNote(number)).id, provider);
  const reason = "Half of it is enough.";
  await call("POST", `/api/bookings/${number}/waivers`, provider, { amountPaise: ADVANCE + BALANCE, reason });
  later(2);
  const cost = await query<{ kept: string }>(
    "SELECT kept_paise AS kept FROM endings x JOIN bookings b ON b.id = x.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1",
    [number],
  );
  expect(cost).toEqual([]);
  expect((await cancel(number, organiser)).status).toBe(200);
  const { balance, ended } = await seen(number);
  expect(balance.paidPaise - balance.owedBackPaise).toBe(Math.floor((TOKEN * (100 - ended!.back)) / 100));
});

test("a note that has not arrived leaves two days to look; what ran out takes no note, written down or not", async () => {
  const number = await agreed();
  await pay(number, TOKEN);
  later(2.5);
  expect((await answer((await lastNote(number)).id, provider, "rejected", "Nothing came.")).status).toBe(201);
  later(4.4);
  expect(await stateOf(number)).toBe("agreed");
  later(4.6);
  expect(await stateOf(number)).toBe("cancelled");
  const refused = await pay(number, TOKEN);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "This booking was not confirmed in time: it is called off, and nothing is paid for it any more.",
  ]);
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("cancelled");
});

test("whoever calls it off hears of what waits, and both hear when it arrives after the end", async () => {
  const number = await agreed();
  await pay(number, TOKEN);
  const { cancel: question } = (await call("GET", `/api/bookings/${number}`, organiser)).body.booking
    .money as unknown as {
    cancel: string;
  };
  expect(question).toBe(
    "₹4,500 that you have noted waits for their answer: if it has arrived, ₹4,500 comes back in all.",
  );
  expect((await cancel(number, organiser)).status).toBe(200);
  expect((await answer((await lastNote(number)).id, provider)).status).toBe(201);
  expect(await titles(organiser, 2)).toContain("₹4,500 in all comes back to you");
  expect(await titles(provider, 1)).toEqual(["You owe ₹4,500 in all"]);
});

test("what took place is closed by itself a fortnight later, once all is paid", async () => {
  const at = day(4);
  const number = await agreed(at);
  await pay(number, TOKEN);
  await answer((await lastNote(number)).id, provider);
  later(4 + 3);
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("delivered");
  later(4 + 1 + 2 + 15);
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("delivered");
  const reason = "It was a pleasure.";
  const rest = ADVANCE + BALANCE;
  expect((await call("POST", `/api/bookings/${number}/waivers`, provider, { amountPaise: rest, reason })).status).toBe(
    201,
  );
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("closed");
  expect(await query("SELECT status FROM enquiries WHERE number = $1", [number])).toEqual([{ status: "completed" }]);
});

test("a screenshot is for the two of them alone", async () => {
  const number = await agreed();
  const form = new FormData();
  for (const [name, value] of Object.entries({ amountPaise: "100", method: "upi", reference: utr() }))
    form.set(name, value);
  const png = await sharp({ create: { width: 40, height: 60, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  form.set("screenshot", new File([new Uint8Array(png)], "paid.png", { type: "image/png" }));
  expect((await call("POST", `/api/bookings/${number}/payments`, organiser, form)).status).toBe(201);
  const { screenshot } = await lastNote(number);
  const look = (who: TestPerson | null) => site.call("GET", screenshot!, { cookie: who?.cookie ?? null });
  expect((await look(provider)).status).toBe(200);
  expect((await look(organiser)).status).toBe(200);
  for (const who of [stranger, admin]) expect((await look(who)).status).toBe(404);
  expect((await look(null)).status).toBe(401);
});

test("who has said nothing for two days is reminded once, and whoever pays tomorrow is too", async () => {
  const number = await agreed(day(90));
  await pay(number, TOKEN);
  expect(await remindOfMoney(site.deps)).toBeGreaterThanOrEqual(0);
  const before = (await titles(provider, 50)).filter((title) => title.startsWith("Has ")).length;
  later(3);
  await Promise.all([remindOfMoney(site.deps), remindOfMoney(site.deps)]);
  await remindOfMoney(site.deps);
  expect((await titles(provider, 50)).filter((title) => title === "Has ₹4,500 arrived?").length).toBeGreaterThan(
    before,
  );
  const told = () =>
    query(
      "SELECT what FROM money_reminders m JOIN bookings b ON b.id = m.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1 ORDER BY what",
      [number],
    );
  // What waits for its answer may be open again, and is told of then.
  expect(await told()).toEqual([{ what: "claim 1" }]);
  await answer((await lastNote(number)).id, provider, "rejected", "Nothing came.");
  await remindOfMoney(site.deps);
  expect(await titles(organiser, 5)).toContain("₹4,500 falls due");
  expect(await told()).toEqual([{ what: "claim 1" }, { what: "due 1" }]);
  await pay(number, TOKEN);
  await answer((await lastNote(number)).id, provider);
  later(75);
  await remindOfMoney(site.deps);
  expect(await titles(organiser, 5)).toContain("₹18,000 falls due");
});

test("how one is paid: with password and code, at once the first time, after a day's rest then, and payers are told", async () => {
  const number = await agreed(day(120));
  expect((await seen(number)).toPay!.payTo).toBeNull();
  let asked = 0;
  const put = async (form: object) => {
    // A code every half a minute.
    const after = ++asked * 60_000;
    site.deps.now = () => new Date(Date.now() + after);
    const code = await site.call<{ sessionId: string }>("POST", "/api/account/payee-code", { cookie: provider.cookie });
    expect(code.status).toBe(200);
    return site.call<Answer>("PUT", "/api/account/payee", {
      cookie: provider.cookie,
      body: {
        name: "Meera Joshi",
        upi: "",
        password: PASSWORD,
        otp: site.codeFor(provider.mobile),
        sessionId: code.body.sessionId,
        ...form,
      },
    });
  };
  expect((await put({ upi: "meera@okbank", password: "wrong" })).body.errors).toEqual({
    password: "This password is not right.",
  });
  expect((await put({ upi: "meera@okbank", otp: "000000" })).status).toBe(400);
  expect((await put({})).body.errors).toEqual({ upi: "Please enter a UPI id, or a bank account." });
  expect((await put({ upi: "meera at bank" })).body.errors).toHaveProperty("upi");
  expect((await put({ account: "12345678901" })).body.errors).toEqual({
    ifsc: "Please enter account number and IFSC together.",
  });
  expect((await put({ upi: " Meera.J@OkBank " })).body).toMatchObject({ now: { upi: "meera.j@okbank" }, next: null });
  const { payTo } = (await seen(number)).toPay!;
  expect(payTo).toMatchObject({ upi: "meera.j@okbank", merchant: false });
  expect(payTo!.link).toBe(`upi://pay?pa=meera.j%40okbank&pn=Meera%20Joshi&am=4500.00&cu=INR&tn=${number}`);
  const code = (who: TestPerson) => site.call("GET", `/api/bookings/${number}/upi-code`, { cookie: who.cookie });
  expect((await code(organiser)).headers["content-type"]).toContain("image/svg+xml");
  expect([(await code(provider)).status, (await code(stranger)).status]).toEqual([404, 404]);

  expect((await put({ upi: "thief@okbank", account: "123456789012", ifsc: "sbin0001234" })).body).toMatchObject({
    now: { upi: "meera.j@okbank" },
    next: { upi: "thief@okbank", account: "••••9012", ifsc: "SBIN0001234" },
  });
  expect((await seen(number)).toPay!.payTo!.upi).toBe("meera.j@okbank");
  expect(await titles(organiser, 1)).toEqual(["How they are paid changes"]);
  // Written again before it counts, the first one never counts.
  await put({ upi: "meera.new@okbank" });
  later(2);
  expect((await seen(number)).toPay!.payTo!.upi).toBe("meera.new@okbank");
  expect(await query("SELECT upi FROM payees ORDER BY active_at")).toEqual([
    { upi: "meera.j@okbank" },
    { upi: "meera.new@okbank" },
  ]);
});

test("the money page and the admin's report add up what was acknowledged", async () => {
  const { body } = await call("GET", "/api/payments", provider);
  const sum = body.money.received.reduce((all, line) => all + line.donePaise, 0);
  expect(body.money.months).toHaveLength(12);
  expect(body.money.months.reduce((all, { paise }) => all + paise, 0)).toBeLessThanOrEqual(sum);
  expect((await call("GET", "/api/payments", organiser)).body.money.paid.length).toBe(body.money.received.length);
  expect((await call("GET", "/api/payments", null)).status).toBe(401);
  expect((await call("GET", "/api/payments", stranger)).body.money).toMatchObject({ received: [], paid: [] });

  const report = (path: string, who: TestPerson) =>
    site.call<{ year: string; providers: { username: string; paise: number }[] }>("GET", path, { cookie: who.cookie });
  expect((await report("/api/admin/facilitated", provider)).status).toBe(403);
  const shown = await report("/api/admin/facilitated", admin);
  expect(shown.body.year).toBe(financialYear(todayIST()));
  expect(shown.body.providers).toHaveLength(1);
  expect((await report("/api/admin/facilitated?year=2019-21", admin)).status).toBe(400);
  expect((await report("/api/admin/facilitated?year=2020-21", admin)).body.providers).toEqual([]);
  const { body: file } = await site.call<string>("GET", "/api/admin/facilitated.csv", { cookie: admin.cookie });
  const { username, paise } = shown.body.providers[0]!;
  expect(String(file).split("\r\n").slice(0, 2)).toEqual([
    "\uFEFFUsername,Name,Bookings,Rupees,Above the threshold",
    expect.stringMatching(new RegExp(`^${username},Meera Joshi,\\d+,${paise / 100},0$`)),
  ]);
});

test("what an organiser noted by its day was paid in time; what was late, rejected or never noted was not", async () => {
  const someone = await testPerson(site.deps, { name: "Ravi Kumar" });
  const recorded = () => paidInTime(site.deps.db, someone.id, site.deps.now());
  expect(await recorded()).toEqual({ due: 0, inTime: 0 });
  const number = await agreed();
  await query("UPDATE enquiries SET sender_id = $1 WHERE number = $2", [someone.id, number]);
  await pay(number, TOKEN, someone);
  await answer((await seen(number, someone)).entries[0]!.id, provider);
  later(4);
  expect(await recorded()).toEqual({ due: 1, inTime: 1 });
  // Long after its day the advance is noted, and the balance never.
  later(400);
  const entry = `INSERT INTO ledger (id, booking_id, seq, kind, payee, amount_paise, method, at)
     SELECT gen_random_uuid(), b.id, 90, 'paid', 'provider', $2, 'cash', $3 FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1`;
  await query(entry, [number, ADVANCE, site.deps.now()]);
  expect(await recorded()).toEqual({ due: 3, inTime: 1 });
});

test("nobody leaves while others wait for their money", async () => {
  const number = await agreed(day(200));
  await pay(number, TOKEN);
  const leave = await call("POST", "/api/account/close", provider, { password: PASSWORD });
  expect(leave.status).toBe(409);
  expect(leave.body.error).toMatch(/^Payments are open between you and others \(MD-/);

  // Who booked owes what was agreed on, once it is confirmed; what is called off, or noted as paid, holds nobody.
  const someone = await testPerson(site.deps, { name: "Ravi Kumar" });
  await query("UPDATE users SET password_hash = $1 WHERE id = $2", [await hashPassword(PASSWORD), someone.id]);
  const of = async (at: string) => {
    const theirs = await agreed(at);
    await query("UPDATE enquiries SET sender_id = $1 WHERE number = $2", [someone.id, theirs]);
    await pay(theirs, TOKEN, someone);
    await answer((await seen(theirs, someone)).entries[0]!.id, provider);
    return theirs;
  };
  const [off, paid] = [await of(day(203)), await of(day(206))];
  const close = () => call("POST", "/api/account/close", someone, { password: PASSWORD });
  const { error } = (await close()).body;
  expect([off, paid].filter((one) => !error?.includes(one))).toEqual([]);
  expect((await call("PATCH", `/api/enquiries/${off}`, someone, { status: "cancelled" })).status).toBe(200);
  expect((await close()).body.error).toContain(`(${paid})`);
  await pay(paid, TOTAL - TOKEN, someone);
  expect((await close()).status).toBe(200);
});

const DEPOSIT = 2_000_000;
/** A booking with a deposit, its token received; it takes place on `at`. */
async function withDeposit(at = nextDay()): Promise<string> {
  const number = await agreed(at, "fair", { deposit: { paise: DEPOSIT, days: 2, backDays: 5 } });
  await pay(number, TOKEN);
  expect((await answer((await lastNote(number)).id, provider)).status).toBe(201);
  return number;
}
const ofDeposit = (number: string, amountPaise: number, who = organiser) =>
  pay(number, amountPaise, who, { purpose: "deposit" });
const keep = (number: string, amountPaise: number, who: TestPerson | null = provider, reason = "Two chairs broke.") =>
  call("POST", `/api/bookings/${number}/deposit-kept`, who, { amountPaise, reason });
const bookingSeen = async (number: string, who: TestPerson) =>
  (await call("GET", `/api/bookings/${number}`, who)).body.booking as unknown as {
    state: string;
    money: { line: string; button: string; cancel: string; keeps: string | null };
    agreement: { agreed: { terms: { deposit: object }; money: { totalPaise: number }; payments: object[] } };
  };

test("a deposit is no part of the price: it is taken, returned in full, and the booking waits for that", async () => {
  const at = day(6);
  const number = await withDeposit(at);
  const { agreement } = await bookingSeen(number, organiser);
  expect(agreement.agreed).toMatchObject({
    terms: { deposit: { paise: DEPOSIT, days: 2, backDays: 5 } },
    money: { totalPaise: TOTAL },
  });
  expect(agreement.agreed.payments).toHaveLength(3);
  expect(await seen(number)).toMatchObject({
    balance: { totalPaise: TOTAL, paidPaise: TOKEN },
    deposit: { amountPaise: DEPOSIT, day: addDays(at, -2), backBy: addDays(at, 5), status: "open" },
  });
  // Nobody returns what was not taken, and nobody pays more than was agreed on.
  expect((await ofDeposit(number, 1, provider)).status).toBe(409);
  expect((await keep(number, 1)).status).toBe(409);
  expect((await ofDeposit(number, DEPOSIT + 1)).body.errors).toEqual({
    amountPaise: `No more than ${formatRupees(DEPOSIT)} is open.`,
  });
  expect((await ofDeposit(number, DEPOSIT)).status).toBe(201);
  expect((await seen(number, provider)).deposit).toMatchObject({ status: "waits" });
  expect((await answer((await lastNote(number)).id, provider)).status).toBe(201);
  expect(await seen(number, provider)).toMatchObject({
    balance: { paidPaise: TOKEN },
    deposit: { status: "held", takenPaise: DEPOSIT, toReturnPaise: DEPOSIT, toPay: null },
  });
  expect((await bookingSeen(number, organiser)).money.cancel).toContain(
    `The deposit of ${formatRupees(DEPOSIT)} comes back besides.`,
  );
  const rest = { amountPaise: ADVANCE + BALANCE, reason: "Paid in cash at the door." };
  expect((await call("POST", `/api/bookings/${number}/waivers`, provider, rest)).status).toBe(201);
  // After the event it is to be returned: until then nobody closes the booking, and no time does.
  later(7);
  const { money } = await bookingSeen(number, provider);
  expect([money.button, money.keeps]).toEqual([
    `Return ${formatRupees(DEPOSIT)}`,
    expect.stringContaining("is to be returned first"),
  ]);
  const complete = () => call("PATCH", `/api/enquiries/${number}`, organiser, { status: "completed" });
  expect((await complete()).status).toBe(409);
  await remindOfMoney(site.deps);
  expect(await titles(provider, 4)).toContain(`${formatRupees(DEPOSIT)} is to be returned`);
  later(13);
  await takeDueMoves(site.deps);
  await remindOfMoney(site.deps);
  expect(await titles(organiser, 4)).toContain(`${formatRupees(DEPOSIT)} should be back by now`);
  expect(await seen(number)).toMatchObject({ state: "delivered", deposit: { late: true } });
  later(26);
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("delivered");
  expect((await ofDeposit(number, DEPOSIT, provider)).status).toBe(201);
  expect((await answer((await lastNote(number)).id, organiser)).status).toBe(201);
  expect((await seen(number)).deposit).toMatchObject({ status: "settled", returnedPaise: DEPOSIT, toReturnPaise: 0 });
  await takeDueMoves(site.deps);
  expect(await stateOf(number)).toBe("closed");
  // It is nobody's income.
  const received = (await call("GET", "/api/payments", provider)).body.money.received;
  expect(received.find((line) => line.number === number)).toMatchObject({ donePaise: TOKEN, depositPaise: 0 });
});

test("of deposits only what stands and what was lately is looked for; one that arrives late is told of all the same", async () => {
  const number = await withDeposit(day(4));
  await ofDeposit(number, DEPOSIT);
  // The event was long ago, and nobody has answered: it is held, and late, from that instant on.
  await query("UPDATE enquiries SET event_date = $2 WHERE number = $1", [number, day(-200)]);
  await query(
    "UPDATE bookings SET state = 'delivered', due_at = NULL, due_move = NULL WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1)",
    [number],
  );
  expect((await answer((await lastNote(number)).id, provider)).status).toBe(201);
  await remindOfMoney(site.deps);
  expect(await titles(provider, 4)).toContain(`${formatRupees(DEPOSIT)} is to be returned`);
  expect(await titles(organiser, 4)).toContain(`${formatRupees(DEPOSIT)} should be back by now`);
  const client = await site.deps.database.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${DEPOSITS_TO_TELL}`, [
      day(0),
      500,
      new Date(),
    ]);
    const scans = rows.map((row) => row["QUERY PLAN"]).filter((line) => / Scan /.test(line));
    expect(scans.filter((line) => line.includes("Seq Scan"))).toEqual([]);
    for (const index of ["bookings_standing", "endings_by_time", "enquiries_booked_by_day", "ledger_deposits"])
      expect(scans.join("\n")).toContain(index);
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("less comes back with a reason, which the organiser answers; a cancelled booking returns all of it", async () => {
  const number = await withDeposit(day(5));
  await ofDeposit(number, DEPOSIT);
  expect((await answer((await lastNote(number)).id, provider)).status).toBe(201);
  later(7);
  expect((await keep(number, 100_000, null)).status).toBe(401);
  expect((await keep(number, 100_000, stranger)).status).toBe(404);
  expect((await keep(number, 100_000, organiser)).status).toBe(403);
  expect((await keep(number, 100_000, provider, "")).body.errors).toHaveProperty("reason");
  expect((await keep(number, DEPOSIT + 1)).status).toBe(400);
  expect((await keep(number, 300_000)).status).toBe(201);
  const asked = await lastNote(number);
  expect(asked).toMatchObject({ kind: "kept", deposit: true, by: "them", mayAnswer: true, note: "Two chairs broke." });
  expect((await answer(asked.id, provider)).status).toBe(403);
  expect((await answer(asked.id, organiser, "rejected", "They were broken before.")).status).toBe(201);
  expect(await titles(provider, 1)).toEqual([`They do not agree that you keep ${formatRupees(300_000)}`]);
  expect((await seen(number)).deposit).toMatchObject({ status: "held", toReturnPaise: DEPOSIT, keptPaise: 0 });
  await keep(number, 100_000);
  expect((await answer((await lastNote(number)).id, organiser)).status).toBe(201);
  await ofDeposit(number, DEPOSIT - 100_000, provider);
  expect((await ofDeposit(number, 1, provider)).status).toBe(409);
  expect((await answer((await lastNote(number)).id, organiser)).status).toBe(201);
  expect((await seen(number)).deposit).toMatchObject({
    status: "settled",
    returnedPaise: DEPOSIT - 100_000,
    keptPaise: 100_000,
  });
  site.deps.now = realNow;
  const off = await withDeposit(nextDay());
  await ofDeposit(off, DEPOSIT);
  await answer((await lastNote(off)).id, provider);
  expect((await cancel(off, organiser)).status).toBe(200);
  expect((await seen(off, provider)).deposit).toMatchObject({
    backBy: day(5),
    toReturnPaise: DEPOSIT,
    toPay: { openPaise: DEPOSIT },
  });
  // Nobody pays one for what is called off, and whoever gives it up gives up all.
  expect((await ofDeposit(off, 1)).status).toBe(409);
  const waiver = { amountPaise: DEPOSIT, reason: "Keep it for the work.", purpose: "deposit" };
  expect((await call("POST", `/api/bookings/${off}/waivers`, organiser, waiver)).status).toBe(201);
  expect((await seen(off)).deposit).toMatchObject({ status: "settled", toReturnPaise: 0 });
});
