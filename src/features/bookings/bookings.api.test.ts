// @engine both
import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SELLER } from "../../../test/support/test-seller.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, formatDay, todayIST } from "../../domain/dates.ts";
import { inLanguage } from "../../platform/words.server.ts";
import type { EnquiryView } from "../enquiries/enquiry-view.ts";
import type { EnquiryRow } from "../enquiries/request-carry.server.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { eraseAccount } from "../rights/erase-service.server.ts";
import { takeDueMoves } from "./booking-jobs.server.ts";
import { bookingsRights } from "./bookings-rights.server.ts";
import { firstTerms } from "./first-terms.server.ts";
import type { BookingView } from "./booking-present.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let listing: string;
let rentals: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "10000", LIMIT_ENQUIRIES_PER_LISTING: "10000" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
  rentals = (
    await testListing(site.deps, "rentals", {
      title: "Chairs",
      slug: "chairs",
      attributes: { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" },
    })
  ).id;
  await query("UPDATE listings SET owner_id = $1 WHERE id = $2", [provider.id, rentals]);
  await query("INSERT INTO calendars (listing_id, capacity) VALUES ($1, 2)", [rentals]);
});
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const day = (at: number) => addDays(todayIST(), at);
let days = 20;
/** A day that no other test has. */
const nextDay = () => day((days += 3));

async function asked(
  at: string | null = nextDay(),
  { who = organiser, of = listing, status = "pending" }: { who?: TestPerson | null; of?: string; status?: string } = {},
): Promise<string> {
  const number = `MD-${Math.random()
    .toString(36)
    .slice(2, 6)
    .toUpperCase()
    .replace(/[OILU]/g, "7")
    .padEnd(4, "0")}-${Math.random()
    .toString(36)
    .slice(2, 6)
    .toUpperCase()
    .replace(/[OILU]/g, "7")
    .padEnd(4, "0")}`;
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date, city)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', $2, $3, $4, $5, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $6, 'Indore')`,
    [number, status, who?.id ?? null, of, provider.id, at],
  );
  return number;
}
type Answer = { number: string; state: string; message: string; error?: string; errors?: Record<string, string> };
const send = (
  method: "POST" | "PATCH",
  path: string,
  who: TestPerson | null,
  body: unknown,
  headers: Record<string, string> = {},
) => site.call<Answer>(method, `/api/bookings/${path}`, { body, cookie: who?.cookie ?? null, headers });
const quoteForm = (more: object = {}) => ({
  lines: [
    { label: "Dhol", quantity: 1, unit: "event", eachPaise: 4_500_000 },
    { label: "Each further hour", quantity: 1.5, unit: "hour", eachPaise: 333_333 },
  ],
  discountPaise: 100_000,
  validUntil: day(3),
  ...more,
});
const TOTAL = 4_500_000 + 500_000 - 100_000;
const quote = (number: string, more: object = {}, who: TestPerson | null = provider) =>
  send("POST", `${number}/quotes`, who, quoteForm(more));
const counter = (number: string, body: object, who: TestPerson | null = organiser) =>
  send("POST", `${number}/counters`, who, body);
const accept = (number: string, round = 1, who: TestPerson | null = organiser) =>
  send("POST", `${number}/accept`, who, { round });
const end = (number: string, move: string, who: TestPerson | null, round = 1) =>
  send("PATCH", number, who, { move, round });
const step = (number: string, status: string, who: TestPerson) =>
  site.call<Answer>("PATCH", `/api/enquiries/${number}`, { body: { status }, cookie: who.cookie });
const seen = async (number: string, who: TestPerson = organiser) => {
  const { status, body } = await site.call<{ booking: BookingView }>("GET", `/api/bookings/${number}`, {
    cookie: who.cookie,
  });
  expect(status).toBe(200);
  return body.booking;
};
const statusOf = async (number: string) =>
  (await query("SELECT status FROM enquiries WHERE number = $1", [number]))[0]!.status;
const stateOf = async (number: string) =>
  (
    await query("SELECT b.state FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1", [number])
  )[0]?.state;
const both = async (number: string) => [await stateOf(number), await statusOf(number)];
const available = async (at: string, of = listing) =>
  (await site.call<{ days: { state: string }[] }>("GET", `/api/listings/${of}/availability?from=${at}&to=${at}`)).body
    .days[0]!.state;
const newest = async (who: TestPerson) =>
  (
    await site.call<{ notifications: { title: string; body: string; href: string }[] }>(
      "GET",
      "/api/notifications?limit=1",
      { cookie: who.cookie },
    )
  ).body.notifications[0];

test("from the first quote over a change to the agreement: each side sees its part, hears the other's, and the request keeps step", async () => {
  const at = nextDay();
  const number = await asked(at);
  expect(await seen(number, provider)).toMatchObject({
    side: "provider",
    state: "enquired",
    moves: ["quote"],
    quotes: [],
  });
  expect(await seen(number)).toMatchObject({ side: "organiser", state: "enquired", moves: [], other: "Meera Joshi" });

  expect(await quote(number)).toMatchObject({ status: 201, body: { number, state: "quoted", message: "Quote sent." } });
  expect(await both(number)).toEqual(["quoted", "pending"]);
  expect(await newest(organiser)).toMatchObject({ title: "You have a quote", href: `/bookings/${number}` });
  expect(await seen(number)).toMatchObject({
    moves: ["counter", "accept", "decline"],
    roundsLeft: 4,
    terms: null,
    quotes: [{ round: 1, money: { totalPaise: TOTAL }, lines: [{ amountPaise: 4_500_000 }, { amountPaise: 500_000 }] }],
    request: { status: "pending", timeline: [{ what: "sent" }, { what: "quoted", by: "them" }] },
  });

  expect((await counter(number, { round: 1, note: "An hour less?", askedPaise: TOTAL })).body.errors).toMatchObject({
    askedPaise: expect.any(String),
  });
  expect((await counter(number, { round: 1, note: " " })).status).toBe(400);
  expect((await counter(number, { round: 1, note: "An hour less?", askedPaise: 4_000_000 })).status).toBe(201);
  expect(await newest(provider)).toMatchObject({ title: "A change is asked for" });
  expect(await seen(number, provider)).toMatchObject({
    state: "countered",
    moves: ["quote", "accept", "decline"],
    terms: { discountPaise: 100_000 },
    quotes: [{ counter: { note: "An hour less?", askedPaise: 4_000_000 } }],
  });
  // The card says the same steps as the page.
  const { body: box } = await site.call<{ enquiries: EnquiryView[] }>("GET", "/api/enquiries/sent?limit=100", {
    cookie: organiser.cookie,
  });
  expect(box.enquiries.find((one) => one.number === number)!.timeline).toMatchObject([
    { what: "sent", by: "you" },
    { what: "quoted", by: "them", words: "Meera Joshi sent a quote" },
    { what: "step", by: "you", words: "You asked for a change" },
  ]);
  // Whoever answers an older quote than the last is told.
  expect((await quote(number, { discountPaise: 600_000 })).status).toBe(201);
  expect((await accept(number, 1)).body.error).toBe("There is a newer quote. Please look again.");
  expect(await accept(number, 2)).toMatchObject({ status: 201, body: { state: "agreed" } });
  expect(await both(number)).toEqual(["agreed", "accepted"]);
  expect(await newest(provider)).toMatchObject({ title: "It is agreed" });
  expect(await available(at)).toBe("taken");

  const { agreement, quotes, moves } = await seen(number);
  expect([quotes.length, moves]).toEqual([2, ["propose", "proposeEnd"]]);
  expect(agreement).toMatchObject({
    number,
    agreed: {
      money: { totalPaise: 4_400_000 },
      payments: [
        { percent: 30, amountPaise: 1_320_000, day: todayIST() },
        { percent: 70, amountPaise: 3_080_000, day: at },
      ],
      offered: { by: "provider" },
      accepted: { by: "organiser" },
    },
    names: { organiser: { name: "Ravi Kumar", same: true }, provider: { name: "Meera Joshi", same: true } },
  });
  expect(createHash("sha256").update(agreement!.text).digest("hex")).toBe(agreement!.sha256);
  expect(agreement!.text).not.toMatch(/Ravi|Meera/);
  expect((await seen(number, provider)).agreement?.sha256).toBe(agreement!.sha256);

  // The old steps go on, and the booking with them, once what falls due with it has arrived or is given up. The date
  // that the agreement holds is the booking's.
  expect((await seen(number)).hides).toEqual(["confirmed"]);
  expect((await step(number, "confirmed", organiser)).body.error).toContain("falls due with the agreement");
  const waiver = { amountPaise: 1_320_000, reason: "No token between neighbours." };
  expect((await send("POST", `${number}/waivers`, provider, waiver)).status).toBe(201);
  expect(await both(number)).toEqual(["confirmed", "confirmed"]);
  expect(
    await query("SELECT expires_at FROM holds h JOIN enquiries e ON e.id = h.enquiry_id WHERE e.number = $1", [number]),
  ).toEqual([{ expires_at: null }]);
  expect((await step(number, "cancelled", provider)).status).toBe(200);
  expect(await both(number)).toEqual(["cancelled", "cancelled"]);
  expect(await available(at)).not.toBe("taken");

  await site.deps.jobs.idle(25_000);
  const sent = site.mailOutbox().filter(({ headers }) => headers.subject?.includes(number));
  const asks = sent.find(({ headers }) => headers.subject?.startsWith("A change is asked for"));
  expect(JSON.stringify(asks)).toContain("They write: “An hour less?”");
  const mails = sent.map(({ headers }) => `${headers.subject?.split(" (")[0]} → ${headers.to}`);
  expect(mails).toEqual(
    expect.arrayContaining([
      "You have a quote → ravi@mail.example",
      `A change is asked for → ${provider.email}`,
      "You have a new quote → ravi@mail.example",
      `It is agreed → ${provider.email}`,
    ]),
  );
});

test("what leads around the site is covered for the other side in the request, its quotes and wishes, until it is agreed", async () => {
  const number = await asked();
  const call = "98 76 54 32 10";
  await query(
    `UPDATE enquiries SET details = $2, event_type = 'Wedding 9876543210', city = 'Indore 98765-43210' WHERE number = $1`,
    [number, { requirement: `Two at the gate, call ${call}` }],
  );
  const words = {
    lines: [{ label: `Dhol, call ${call}`, quantity: 1, unit: "event", eachPaise: 4_500_000 }],
    discountPaise: 0,
    note: "Write to meera@ybl",
    included: "See meeradhol.com",
    excluded: "नौ आठ सात छह पांच चार तीन दो एक शून्य",
  };
  const gate = { value: "Two at the gate, call •••" };
  expect(await seen(number, provider)).toMatchObject({
    request: {
      eventType: "Wedding •••",
      city: "Indore •••",
      facts: expect.arrayContaining([expect.objectContaining(gate)]),
    },
  });
  expect((await seen(number)).request.facts).toContainEqual(
    expect.objectContaining({ value: `Two at the gate, call ${call}` }),
  );
  expect((await quote(number, words)).status).toBe(201);
  const covered = { note: "Write to •••", included: "See •••", excluded: "•••", lines: [{ label: "Dhol, call •••" }] };
  const whole = {
    note: words.note,
    included: words.included,
    excluded: words.excluded,
    lines: [{ label: `Dhol, call ${call}` }],
  };
  expect((await seen(number)).quotes).toMatchObject([covered]);
  expect((await seen(number, provider)).quotes).toMatchObject([whole]);

  const wish = `An hour less? ${call}`;
  expect((await counter(number, { round: 1, note: wish })).status).toBe(201);
  expect((await seen(number)).quotes).toMatchObject([{ ...covered, counter: { note: wish } }]);
  expect((await seen(number, provider)).quotes).toMatchObject([{ ...whole, counter: { note: "An hour less? •••" } }]);
  await site.deps.jobs.idle(25_000);
  const mails = JSON.stringify(site.mailOutbox().filter(({ headers }) => headers.subject?.includes(number)));
  expect(mails).toContain("An hour less? •••");
  expect(mails).not.toContain(call);

  // The copy of one's data leads around no more than the page.
  const copied = async (name: string, who: TestPerson) =>
    JSON.stringify(
      (await query<{ number: string }>(bookingsRights.copy![name]!, [who.id])).filter((row) => row.number === number),
    );
  expect(await copied("quotes", provider)).toContain(call);
  expect(await copied("quotes", organiser)).not.toContain(call);
  expect(await copied("bookingMoves", organiser)).toContain(call);
  expect(await copied("bookingMoves", provider)).not.toContain(call);

  expect((await quote(number, words)).status).toBe(201);
  expect((await accept(number, 2)).status).toBe(201);
  expect((await seen(number)).quotes).toMatchObject([whole, whole]);
  expect(await copied("quotes", organiser)).toContain(call);
  expect(await copied("bookingMoves", provider)).toContain(call);
  expect(await seen(number, provider)).toMatchObject({
    quotes: [{ counter: { note: wish } }, {}],
    request: { eventType: "Wedding 9876543210" },
  });
});

/** The provider has given a GSTIN while this goes on. */
async function withGstin<Done>(work: () => Promise<Done>): Promise<Done> {
  expect((await site.call("PUT", "/api/papers/seller", { cookie: provider.cookie, body: SELLER })).status).toBe(200);
  try {
    return await work();
  } finally {
    await query("DELETE FROM tax_paper_sellers WHERE person_id = $1", [provider.id]);
  }
}

test("without a GSTIN no quote has a tax, in the amounts or on top", async () => {
  const number = await asked();
  const message = "Only who has given a GSTIN may add tax. Enter yours under Invoices, or leave the tax out.";
  for (const kind of ["included", "onTop"])
    expect(await quote(number, { tax: { kind, percent: 5 } })).toMatchObject({
      status: 400,
      body: { errors: { "tax.kind": message } },
    });
  expect((await withGstin(() => quote(number, { tax: { kind: "included", percent: 5 } }))).status).toBe(201);
});

test("the provider accepts what the organiser would pay: to the paisa, by the discount", async () => {
  const number = await asked();
  await withGstin(() => quote(number, { tax: { kind: "onTop", percent: 18 } }));
  await counter(number, { round: 1, note: "", askedPaise: 4_000_001 });
  expect((await accept(number)).status).toBe(403);
  expect((await accept(number, 1, provider)).status).toBe(201);
  expect((await seen(number)).agreement?.agreed).toMatchObject({
    money: { totalPaise: 4_000_001 },
    offered: { by: "organiser" },
    accepted: { by: "provider" },
  });
  expect(await newest(organiser)).toMatchObject({ title: "It is agreed", body: expect.stringContaining("₹40,000.01") });
});

test("nobody but the two sides learns that there is such a number; each has its own moves", async () => {
  const number = await asked();
  await quote(number);
  for (const who of [stranger, admin]) {
    expect((await site.call("GET", `/api/bookings/${number}`, { cookie: who.cookie })).status).toBe(404);
    expect((await quote(number, {}, who)).status).toBe(404);
    expect((await accept(number, 1, who)).status).toBe(404);
    expect((await counter(number, { round: 1, note: "?" }, who)).status).toBe(404);
    expect((await end(number, "decline", who)).status).toBe(404);
  }
  expect((await site.call("GET", `/api/bookings/${number}`)).status).toBe(401);
  expect((await quote(number, {}, organiser)).status).toBe(403);
  expect((await counter(number, { round: 1, note: "?" }, provider)).status).toBe(403);
  expect((await accept(number, 1, provider)).status).toBe(403);
  expect((await end(number, "withdraw", organiser)).status).toBe(403);
  // What was asked of no listing has no quotes.
  const none = await asked();
  await query("UPDATE enquiries SET listing_id = NULL WHERE number = $1", [none]);
  expect((await quote(none)).status).toBe(404);
});

test("whoever made the last offer takes it back, the other one declines it", async () => {
  for (const [before, move, who, expected] of [
    ["quoted", "decline", organiser, ["declined", "declined"]],
    ["quoted", "withdraw", provider, ["withdrawn", "cancelled"]],
    ["countered", "decline", provider, ["declined", "declined"]],
    ["countered", "withdraw", organiser, ["withdrawn", "cancelled"]],
  ] as const) {
    const at = nextDay();
    const number = await asked(at);
    await quote(number, { holdHours: 48 });
    if (before === "countered") await counter(number, { round: 1, note: "Less?" });
    expect(await available(at)).toBe("asked");
    expect((await end(number, move, who)).status, `${before} ${move}`).toBe(200);
    expect(await both(number)).toEqual(expected);
    expect(await available(at)).toBe("notSaid");
    expect((await end(number, move, who)).status).toBe(409);
    expect((await accept(number)).status).toBe(409);
    expect((await quote(number)).status).toBe(409);
  }
});

test("the old calls work to the letter, and the booking goes along", async () => {
  for (const [status, who, expected] of [
    ["accepted", provider, ["unpriced", "accepted"]],
    ["declined", provider, ["declined", "declined"]],
    ["cancelled", organiser, ["withdrawn", "cancelled"]],
  ] as const) {
    const number = await asked();
    await quote(number);
    expect((await step(number, status, who)).status).toBe(200);
    expect(await both(number)).toEqual(expected);
  }
  const number = await asked(todayIST());
  await quote(number, { validUntil: todayIST() });
  await step(number, "accepted", provider);
  // Accepted without the price: nothing was agreed about it.
  expect((await seen(number)).agreement).toBeNull();
  await step(number, "confirmed", organiser);
  await step(number, "completed", provider);
  expect(await both(number)).toEqual(["closed", "completed"]);
  expect((await seen(number)).story.map(({ move, by }) => [move, by])).toEqual([
    ["quote", "them"],
    ["takeRequest", "them"],
    ["confirm", "you"],
    ["complete", "them"],
  ]);
  // A request that nobody quotes goes on as ever.
  const plain = await asked();
  expect((await step(plain, "accepted", provider)).status).toBe(200);
  expect(await stateOf(plain)).toBe("unpriced");
  expect((await quote(plain)).body.error).toContain("already");
});

test("accepted without a price it is a state of its own: on its page, its cards, and by the clock, with no money", async () => {
  const at = nextDay();
  const number = await asked(at);
  expect((await step(number, "accepted", provider)).status).toBe(200);
  for (const who of [organiser, provider]) {
    const booking = await seen(number, who);
    expect(booking).toMatchObject({ state: "unpriced", round: 0, agreement: null, money: null });
    const box = who === organiser ? "sent" : "received";
    const { body } = await site.call<{ enquiries: EnquiryView[] }>("GET", `/api/enquiries/${box}?limit=100`, {
      cookie: who.cookie,
    });
    expect(body.enquiries.find((one) => one.number === number)?.booking).toMatchObject({
      path: `/bookings/${number}`,
      label: "See the booking",
      state: { label: "Accepted without a price" },
      sentence: expect.stringContaining("without a price agreed here"),
    });
  }
  expect((await step(number, "confirmed", organiser)).status).toBe(200);
  expect(await both(number)).toEqual(["confirmed", "confirmed"]);

  // Nobody confirms: two days after its day it has taken place, as what is confirmed has.
  const left = await asked(nextDay());
  await step(left, "accepted", provider);
  await site.deps.database.pool.query(
    "UPDATE bookings SET due_at = now() - interval '1 hour' WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1)",
    [left],
  );
  expect((await seen(left)).state).toBe("delivered");
  await takeDueMoves(site.deps);
  expect(await both(left)).toEqual(["delivered", "confirmed"]);

  // What was accepted before a booking was made of it reads alike.
  const before = await asked(nextDay());
  await site.deps.database.pool.query("UPDATE enquiries SET status = 'accepted' WHERE number = $1", [before]);
  expect((await seen(before)).state).toBe("unpriced");
  await site.deps.database.pool.query("UPDATE enquiries SET status = 'completed' WHERE number = $1", [before]);
  expect((await seen(before)).state).toBe("closed");
});

test("five quotes, and then it is yes or no", async () => {
  const number = await asked();
  for (let round = 1; round <= 5; round += 1) {
    expect((await quote(number, { discountPaise: round })).status).toBe(201);
    if (round < 5) expect((await counter(number, { round, note: "Less?" })).status).toBe(201);
  }
  expect((await counter(number, { round: 5, note: "Less?" })).status).toBe(409);
  expect((await quote(number)).status).toBe(409);
  const { quotes, moves } = await seen(number);
  expect([quotes.map(({ counter: asked }) => asked?.note ?? null), moves]).toEqual([
    ["Less?", "Less?", "Less?", "Less?", null],
    ["accept", "decline"],
  ]);
  expect((await accept(number, 5)).status).toBe(201);
});

test("a quote holds its date for a while: others read asked, and another quote hears when it is free", async () => {
  const at = nextDay();
  const [one, other] = [await asked(at), await asked(at, { who: stranger })];
  expect((await quote(one, { holdHours: 24 })).status).toBe(201);
  expect(await available(at)).toBe("asked");
  const refused = await quote(other, { holdHours: 24 });
  expect([refused.status, refused.body.errors?.["nextFree"]?.split(", ").length]).toEqual([409, 3]);
  expect((await quote(other)).status).toBe(201);
  // The hold decides, and not who accepts first.
  expect((await accept(other, 1, stranger)).status).toBe(409);
  expect((await accept(one)).status).toBe(201);
  expect(await available(at)).toBe("taken");

  const later = nextDay();
  const [first, second] = [await asked(later), await asked(later, { who: stranger })];
  await quote(first, { holdHours: 24 });
  await quote(second);
  await query("UPDATE holds SET expires_at = now() - interval '1 minute' WHERE expires_at IS NOT NULL");
  expect(await available(later)).toBe("notSaid");
  expect((await accept(second, 1, stranger)).status).toBe(201);
  const lost = await accept(first);
  expect([lost.status, lost.body.error]).toEqual([409, expect.stringContaining("is taken by now")]);
});

test("what is counted is held and given back by number", async () => {
  const at = nextDay();
  const numbers = [
    await asked(at, { of: rentals }),
    await asked(at, { of: rentals }),
    await asked(at, { of: rentals }),
  ];
  const taken = async () =>
    (await query("SELECT taken FROM stock WHERE listing_id = $1 AND day = $2", [rentals, at]))[0]?.taken ?? 0;
  expect((await quote(numbers[0]!, { holdHours: 48 })).status).toBe(201);
  expect(await available(at, rentals)).toBe("free");
  expect((await quote(numbers[1]!, { holdHours: 48 })).status).toBe(201);
  expect([await taken(), await available(at, rentals)]).toEqual([2, "asked"]);
  const full = await quote(numbers[2]!, { holdHours: 48 });
  expect([full.status, full.body.errors?.["nextFree"]?.length ?? 0]).toEqual([
    409,
    "2026-12-01, 2026-12-02, 2026-12-03".length,
  ]);
  expect((await accept(numbers[0]!)).status).toBe(201);
  await query("UPDATE stock_holds SET expires_at = now() - interval '1 minute' WHERE expires_at IS NOT NULL");
  await quote(numbers[2]!);
  expect((await accept(numbers[2]!)).status).toBe(201);
  expect([await taken(), await available(at, rentals)]).toEqual([2, "taken"]);
  expect((await accept(numbers[1]!)).status).toBe(409);
});

test("who is refused hears how many are left, and which days would do for as many", async () => {
  const at = day(400);
  const pieces = async (on: string, many: string) => {
    const number = await asked(on, { of: rentals });
    await query("UPDATE enquiries SET details = details || jsonb_build_object('pieces', $2::text) WHERE number = $1", [
      number,
      many,
    ]);
    return number;
  };
  for (const on of [at, addDays(at, 2)])
    expect((await quote(await pieces(on, "1"), { holdHours: 48 })).status).toBe(201);
  const { status, body } = await quote(await pieces(at, "2"), { holdHours: 48 });
  expect(status).toBe(409);
  expect(body.error).toContain(`1 is left on ${formatDay(at)} by now: this asks for more.`);
  // The day on which one alone is left is not among them.
  expect(body.errors).toEqual({ nextFree: [1, 3, 4].map((more) => addDays(at, more)).join(", ") });
});

test("what is due has happened for every reader, and a job writes it down, once", async () => {
  const at = nextDay();
  const number = await asked(at);
  await quote(number, { holdHours: 48, validUntil: day(1) });
  const later = new Date(Date.now() + 3 * 86_400_000);
  site.deps.now = () => later;
  expect(await seen(number)).toMatchObject({ state: "lapsed", moves: [], request: { status: "pending" } });
  expect((await accept(number)).body.error).toBe("The quote has run out.");
  expect((await step(number, "accepted", provider)).status).toBe(409);
  expect(await both(number)).toEqual(["quoted", "pending"]);
  const rounds = await Promise.all([takeDueMoves(site.deps), takeDueMoves(site.deps)]);
  expect(rounds.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
  await takeDueMoves(site.deps);
  expect(await both(number)).toEqual(["lapsed", "declined"]);
  const { body: sent } = await site.call<{ enquiries: { number: string; timeline: { what: string }[] }[] }>(
    "GET",
    "/api/enquiries/sent?limit=100",
    { cookie: organiser.cookie },
  );
  expect(sent.enquiries.find((one) => one.number === number)?.timeline.at(-1)?.what).toBe("ranOut");
  expect(
    await query(
      "SELECT 1 FROM booking_moves m JOIN bookings b ON b.id = m.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1",
      [number],
    ),
  ).toHaveLength(2);
  // Others run out at the same hour: it is told of this one.
  for (const { id } of [organiser, provider])
    expect(
      await query("SELECT title FROM notifications WHERE user_id = $1 AND body LIKE $2 ORDER BY id DESC LIMIT 1", [
        id,
        `%${number}%`,
      ]),
    ).toEqual([{ title: "A quote ran out" }]);
  site.deps.now = realNow;
  expect(await available(at)).toBe("notSaid");
});

test("of a request that is over nothing is quoted; one without a day holds none", async () => {
  const past = await asked(day(-1));
  expect((await quote(past)).body.error).toBe("The day of this request is over.");
  const open = await asked(null);
  expect((await quote(open, { holdHours: 48 })).status).toBe(201);
  expect((await seen(open)).quotes[0]).toMatchObject({
    heldUntil: null,
    payments: [{ day: todayIST() }, { day: null }],
  });
  expect((await accept(open)).status).toBe(201);
});

test("a quote that is sent twice is one; two who accept at once agree once", async () => {
  const number = await asked();
  const key = { "idempotency-key": "quote-once-1234" };
  const twice = await Promise.all([1, 2, 3].map(() => send("POST", `${number}/quotes`, provider, quoteForm(), key)));
  expect(twice.map(({ status, body }) => [status, body.state])).toEqual([1, 2, 3].map(() => [201, "quoted"]));
  expect((await seen(number)).quotes).toHaveLength(1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => accept(number)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(
    await query(
      "SELECT 1 FROM agreements a JOIN bookings b ON b.id = a.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1",
      [number],
    ),
  ).toHaveLength(1);
});

test("many who accept for the last slot at once: exactly one has it, the others hear when it is free", async () => {
  for (let round = 0; round < 3; round += 1) {
    const at = nextDay();
    const numbers = await Promise.all(Array.from({ length: 8 }, () => asked(at)));
    for (const number of numbers) await quote(number);
    const answers = await Promise.all(numbers.map((number) => accept(number)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.error).toMatch(/is taken by now|Free after that/);
    expect(await query("SELECT 1 FROM holds WHERE listing_id = $1 AND day = $2", [listing, at])).toHaveLength(1);
  }
});

test("accept against the clock, and against a new quote: one of the two, and never a half", async () => {
  for (let round = 0; round < 6; round += 1) {
    const number = await asked();
    await quote(number);
    await query(
      "UPDATE bookings SET due_at = now() + $2::interval WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1)",
      [number, `${round * 8} milliseconds`],
    );
    const [answer] = await Promise.all([
      accept(number),
      new Promise((done) => setTimeout(done, round * 8)).then(() => takeDueMoves(site.deps)),
    ]);
    await new Promise((done) => setTimeout(done, 60));
    await takeDueMoves(site.deps);
    expect([answer.status, ...(await both(number))]).toEqual(
      answer.status === 201 ? [201, "agreed", "accepted"] : [409, "lapsed", "declined"],
    );
    const raced = await asked();
    await quote(raced);
    const [accepted, newer] = await Promise.all([accept(raced), quote(raced, { discountPaise: 0 })]);
    expect([accepted.status, newer.status].sort()).toEqual([201, 409]);
  }
});

test("whoever has no account reads the quote behind their link, and answers it once they have one", async () => {
  const body = {
    fullName: "Lata Bai",
    email: "lata@mail.example",
    phone: "9811144422",
    service: "Other",
    calendar: nextDay(),
    budget: "1",
    city: "Indore",
    username: provider.username,
  };
  const sent = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", { body });
  const number = sent.body.enquiryNumber;
  expect((await quote(number)).status).toBe(201);
  await site.deps.jobs.idle(25_000);
  const mail = site
    .mailOutbox()
    .find(({ headers }) => headers.to === "lata@mail.example" && headers.subject === `You have a quote (${number})`);
  const token = /\/r\/([\w-]{22})\/quote/.exec(mail?.text ?? "")?.[1];
  expect(token).toBeTruthy();
  expect(site.smsOutbox().findLast(({ to }) => to === "+919811144422")?.text).toContain("was answered with a quote");
  const read = await site.call<{ booking: BookingView | null; kept: string }>(
    "GET",
    `/api/guest-requests/${token}/booking`,
  );
  expect(read.body).toMatchObject({
    kept: "no",
    booking: { number, state: "quoted", moves: [], quotes: [{ round: 1 }] },
  });
  expect((await accept(number, 1, null)).status).toBe(401);
  expect((await accept(number, 1, stranger)).status).toBe(404);
  // An account under the same mobile: what was asked is theirs.
  const lata = await testPerson(site.deps, { name: "Lata Bai" });
  await query("UPDATE users SET mobile = '+919811144422' WHERE id = $1", [lata.id]);
  expect(await seen(number, lata)).toMatchObject({ side: "organiser", moves: ["counter", "accept", "decline"] });
  expect((await accept(number, 1, lata)).status).toBe(201);
  expect((await site.call("GET", "/api/guest-requests/AAAAAAAAAAAAAAAAAAAAAA/booking")).status).toBe(404);
});

test("a number and its hash are confirmed to everybody, and nothing else is", async () => {
  const number = await asked();
  await quote(number);
  const check = async (of: string, hash: string) =>
    (await site.call<{ matches: boolean }>("GET", `/api/agreements/${of}?hash=${hash}`)).body;
  expect(await check(number, "0".repeat(64))).toEqual({ success: true, matches: false, replaced: false });
  await accept(number);
  const { sha256 } = (await seen(number)).agreement!;
  expect(await check(number, sha256)).toEqual({ success: true, matches: true, replaced: false });
  expect(await check(number.toLowerCase(), sha256.toUpperCase())).toEqual({
    success: true,
    matches: true,
    replaced: false,
  });
  for (const [of, hash] of [
    [number, `${sha256.slice(1)}0`],
    [number, ""],
    ["MD-0000-0000", sha256],
    ["nonsense", "x"],
  ] as const)
    expect(await check(of, hash)).toEqual({ success: true, matches: false, replaced: false });
});

test("what was said and agreed is never changed nor removed", async () => {
  for (const table of ["booking_moves", "quotes", "agreements"]) {
    await expect(query(`DELETE FROM ${table}`)).rejects.toThrow("append-only");
    const column = { booking_moves: "move", quotes: "total_paise", agreements: "terms" }[table]!;
    await expect(query(`UPDATE ${table} SET ${column} = ${column === "total_paise" ? 1 : "'x'"}`)).rejects.toThrow(
      "append-only",
    );
  }
});

test("the cards lead to what waits, with its words", async () => {
  const number = await asked();
  const card = async (box: "sent" | "received", who: TestPerson) =>
    (
      await site.call<{ enquiries: { number: string; booking: object | null }[] }>(
        "GET",
        `/api/enquiries/${box}?limit=100`,
        {
          cookie: who.cookie,
        },
      )
    ).body.enquiries.find((one) => one.number === number)?.booking;
  const path = `/bookings/${number}`;
  const unpaid = { money: null, way: null, pay: null, cancel: null, step: null, hides: [] };
  expect(await card("received", provider)).toEqual({
    path,
    label: "Send a quote",
    state: null,
    sentence: null,
    total: null,
    ...unpaid,
  });
  expect(await card("sent", organiser)).toBeNull();
  await quote(number);
  expect(await card("received", provider)).toMatchObject({ label: "See your quote" });
  expect(await card("sent", organiser)).toEqual({
    path,
    label: "See the quote",
    state: { label: "Quoted", tone: "wait" },
    sentence: expect.stringMatching(/^You have a quote: ₹[\d,]+ all in, until \d+ \w+ \d{4}, 11:59 pm\.$/),
    total: expect.stringMatching(/^₹[\d,]+$/),
    ...unpaid,
  });
  await counter(number, { round: 1, note: "Less?" });
  expect(await card("received", provider)).toMatchObject({ label: "See what they ask for" });
  await end(number, "decline", provider);
  expect(await card("sent", organiser)).toMatchObject({ sentence: "They have declined." });
});

test("a booking is in the copy of both sides' data", async () => {
  const number = await asked();
  await quote(number);
  await counter(number, { round: 1, note: "Less?" });
  await query("INSERT INTO request_reminders SELECT id, 'reply', now() FROM enquiries WHERE number = $1", [number]);
  for (const who of [organiser, provider])
    for (const [name, text] of Object.entries(bookingsRights.copy!)) {
      const rows = await query<{ number: string }>(text, [who.id]);
      // What comes of an agreement is tried where there is one.
      if (!["agreements", "bookingChanges", "amendments"].includes(name))
        expect(
          rows.map((row) => row.number),
          name,
        ).toContain(number);
    }
  for (const text of Object.values(bookingsRights.copy!)) expect(await query(text, [admin.id])).toEqual([]);
});

test("a first quote begins with what the price card says, for this request", async () => {
  const halls = [{ name: "Pearl", seated: 300, floating: 400 }];
  const { id } = await testListing(site.deps, "venues", {
    title: "Rang Mahal",
    slug: "rang-mahal",
    attributes: {
      kind: "Banquet hall",
      capacity: 600,
      halls,
      priceUnit: "plate",
      price: 85_000,
      rooms: 4,
      amenities: [],
      rules: [],
      description: "",
    },
  });
  await query("UPDATE listings SET owner_id = $1 WHERE id = $2", [provider.id, id]);
  const plain = await asked(nextDay(), { of: id });
  await query(`UPDATE enquiries SET details = '{"guests": "about 350"}' WHERE number = $1`, [plain]);
  expect((await seen(plain, provider)).terms).toMatchObject({
    lines: [{ label: "Price of a plate", quantity: 350, unit: "plate", eachPaise: 85_000, amountPaise: 29_750_000 }],
    tax: { kind: "none" },
    ladder: "fair",
  });
  // What is proposed is in the language of whoever writes the quote; what they send is kept as it is.
  const request = { listingId: id, eventType: "Wedding", details: { guests: "350" }, state: null, district: null };
  const proposed = () => firstTerms(site.deps.db, request as unknown as EnquiryRow, null);
  expect((await inLanguage("hi", proposed)).lines).toMatchObject([{ label: "प्रति प्लेट कीमत", unit: "plate" }]);
  const said = await site.call("PUT", `/api/listings/${id}/price-card`, {
    cookie: provider.cookie,
    body: {
      card: {
        included: ["Parking", "Stage"],
        needs: "Generator",
        gst: "onTop",
        gstPercent: 18,
        token: 10,
        advance: 40,
        advanceDays: 14,
        ladder: "firm",
      },
    },
  });
  expect(said.status, JSON.stringify(said.body)).toBe(200);
  // Its tax comes along once a GSTIN is given.
  expect((await seen(plain, provider)).terms?.tax).toEqual({ kind: "none", percent: 0 });
  expect(await withGstin(async () => (await seen(plain, provider)).terms)).toMatchObject({
    tax: { kind: "onTop", percent: 18 },
    included: "Parking\nStage",
    excluded: "Generator",
    milestones: [
      { kind: "token", percent: 10, due: "agreement" },
      { kind: "advance", percent: 40, due: "before", days: 14 },
      { kind: "balance", percent: 50, due: "event" },
    ],
    ladder: "firm",
  });
  expect((await seen(plain)).terms).toBeNull();
});

test("a quote promises no day that is over: until it is answered its dates are those of today, then those of the agreement", async () => {
  const number = await asked(day(23));
  await quote(number, {
    validUntil: day(5),
    ladder: "fair",
    milestones: [
      { kind: "advance", percent: 40, due: "before", days: 21 },
      { kind: "balance", percent: 60, due: "event", days: 0 },
    ],
  });
  const free = `Free until ${formatDay(day(2))}`;
  const half = `Half comes back until ${formatDay(day(16))}`;
  const shown = async () => (await seen(number)).quotes.at(-1)!;
  expect((await shown()).cancellation).toContain(free);
  expect((await shown()).payments[0]!.day).toBe(day(2));
  const later = new Date(Date.now() + 3 * 86_400_000);
  site.deps.now = () => later;
  expect((await shown()).cancellation).toContain(half);
  expect((await shown()).cancellation).not.toContain("ree until");
  expect((await shown()).payments[0]!.day).toBe(day(3));
  await accept(number);
  site.deps.now = () => new Date(Date.now() + 20 * 86_400_000);
  const { agreement, quotes } = await seen(number);
  expect(agreement!.agreed.cancellation.words).toContain(half);
  expect(quotes.at(-1)!.cancellation).toBe(agreement!.agreed.cancellation.words);
  expect(quotes.at(-1)!.payments).toEqual(agreement!.agreed.payments);
});

test("whoever leaves ends what is open, gives the date back, and is named by nothing; what was agreed stays", async () => {
  const leaver = await testPerson(site.deps, { name: "Mandakini Vrindavan" });
  const [open, settled] = [await asked(nextDay(), { who: leaver }), await asked(nextDay(), { who: leaver })];
  await query("UPDATE enquiries SET name = 'Mandakini Vrindavan', email = NULL WHERE sender_id = $1", [leaver.id]);
  await quote(open, { note: "For Mandakini Vrindavan" });
  await counter(open, { round: 1, note: "Mandakini Vrindavan asks for less" }, leaver);
  await quote(settled);
  await accept(settled, 1, leaver);
  const [{ day: held }] = (await query<{ day: string }>(
    "SELECT event_date::text AS day FROM enquiries WHERE number = $1",
    [settled],
  )) as [{ day: string }];
  expect(await available(held)).toBe("taken");
  await site.deps.jobs.idle(25_000);
  await query("UPDATE users SET erase_after = now() - interval '1 minute' WHERE id = $1", [leaver.id]);
  expect(await eraseAccount(site.deps, leaver.id)).toBe("erased");
  expect(await both(open)).toEqual(["withdrawn", "cancelled"]);
  expect(await both(settled)).toEqual(["cancelled", "cancelled"]);
  expect(await available(held)).toBe("notSaid");
  const left = await query(
    "SELECT 1 FROM booking_moves m WHERE m::text ~* 'mandakini|vrindavan' UNION ALL SELECT 1 FROM quotes q WHERE q::text ~* 'mandakini|vrindavan' UNION ALL SELECT 1 FROM agreements a WHERE a::text ~* 'mandakini|vrindavan'",
  );
  expect(left).toEqual([]);
  // The other side still has it, without whose it was.
  const { agreement } = await seen(settled, provider);
  expect(agreement).toMatchObject({ number: settled, names: { organiser: { same: false } } });
});

test("an agreement whose first payment nobody notes in 48 hours is called off by itself, and its day is free; without one it has a week", async () => {
  const free = await asked(nextDay());
  await quote(free, { milestones: [{ kind: "balance", percent: 100, due: "event", days: 0 }] });
  expect((await accept(free)).status).toBe(201);
  const at = nextDay();
  const number = await asked(at);
  await quote(number);
  expect((await accept(number)).status).toBe(201);
  expect(await available(at)).not.toBe("free");
  const in47 = new Date(Date.now() + 47 * 3_600_000);
  site.deps.now = () => in47;
  expect(await seen(number)).toMatchObject({ state: "agreed" });
  const later = new Date(Date.now() + 49 * 3_600_000);
  site.deps.now = () => later;
  expect(await seen(free)).toMatchObject({ state: "agreed" });
  expect(await seen(number)).toMatchObject({ state: "cancelled", moves: [] });
  expect((await step(number, "confirmed", organiser)).status).toBe(409);
  await takeDueMoves(site.deps);
  expect(await both(number)).toEqual(["cancelled", "cancelled"]);
  for (const one of [organiser, provider]) expect((await newest(one))?.title).toBe("A booking was not confirmed");
  site.deps.now = realNow;
  expect(["free", "notSaid"]).toContain(await available(at));
});

test("no quote goes out over what was asked meanwhile, unless its writer knows", async () => {
  const number = await asked();
  const seenFirst = { seen: { round: 1, state: "quoted" } };
  await quote(number);
  await counter(number, { round: 1, note: "Two hours longer?", askedPaise: null });
  const refused = await quote(number, seenFirst);
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: { seen: expect.stringMatching(/^A change was asked/) } },
  });
  expect((await quote(number, { seen: { round: 1, state: "countered" } })).status).toBe(201);
  expect((await quote(number)).status).toBe(201);
});

test("a day that somebody else has is quoted by nobody, and a listing that is hidden agrees with nobody", async () => {
  const at = nextDay();
  const first = await asked(at);
  const second = await asked(at);
  await quote(first);
  await quote(second);
  expect((await accept(first)).status).toBe(201);
  expect(await quote(second)).toMatchObject({ status: 409, body: { error: expect.stringContaining("Open the day") } });
  const third = await asked();
  await quote(third);
  await query("UPDATE listings SET status = 'suspended' WHERE id = $1", [listing]);
  expect((await quote(third)).status).toBe(409);
  expect((await counter(third, { round: 1, note: "Less?", askedPaise: null })).status).toBe(409);
  expect((await accept(third)).body.error).toBe(
    "This listing is not shown at the moment: nothing can be agreed with it.",
  );
  await query("UPDATE listings SET status = 'approved' WHERE id = $1", [listing]);
  expect((await accept(third)).status).toBe(201);
});
