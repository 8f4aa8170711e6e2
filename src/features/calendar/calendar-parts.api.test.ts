/** Parts of the day by hours of one's own, people counted by parts of the day, and what is rented for several days. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, formatDay, todayIST } from "../../domain/dates.ts";
import type { Slot } from "../../domain/slots.ts";
import { newId } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { DayAvailability } from "./calendar-model.ts";
import { holdDay, releaseDays, standsAgainst, type Wanted } from "./holding.server.ts";

let site: TestSite;
let owner: TestPerson;
let sender: TestPerson;
let volunteer: string;
let venue: string;
let chairs: string;
let crew: string;
const ITEM = { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" };
const day = (at: number) => addDays(todayIST(), at);
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.deps.database.pool.query<Row>(text, values);

beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "10000" });
  owner = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  sender = await testPerson(site.deps, { name: "Ravi Kumar" });
  volunteer = (await testVolunteer(site.deps, owner)).id;
  const made = async (category: string, slug: string, attributes: Record<string, unknown>) =>
    (await testListing(site.deps, category, { title: slug, slug, attributes })).id;
  venue = await made("venues", "rang-mahal", {
    kind: "Banquet hall",
    capacity: 600,
    halls: ["Pearl", "Lawn", "Ruby"].map((name) => ({ name, seated: 100, floating: 200 })),
    priceUnit: "plate",
    price: 85_000,
    rooms: 4,
    amenities: [],
    rules: [],
    description: "",
  });
  chairs = await made("rentals", "chairs", ITEM);
  // Whoever brings a crew: nothing of it but its category tells here.
  crew = await made("rentals", "crew", ITEM);
  await query("UPDATE listings SET category = 'managers' WHERE id = $1", [crew]);
  await query("UPDATE listings SET owner_id = $1 WHERE id = ANY($2)", [owner.id, [venue, chairs]]);
  const lead = await testPerson(site.deps, { name: "Crew lead" });
  await query("UPDATE listings SET owner_id = $1 WHERE id = $2", [lead.id, crew]);
  crewOwner = lead;
});
afterAll(() => site.close());
let crewOwner: TestPerson;

const keep = (id: string, body: unknown, who = owner) =>
  site.call<{ errors?: Record<string, string>; calendar: { parts: unknown[] } }>(
    "PUT",
    `/api/listings/${id}/calendar`,
    {
      body,
      cookie: who.cookie,
    },
  );
const seen = async (id: string, from: string, to = from) => {
  const { body } = await site.call<{ days: DayAvailability[] }>(
    "GET",
    `/api/listings/${id}/availability?from=${from}&to=${to}`,
  );
  return body.days.map(({ state, slots }) => [state, ...slots.map((one) => `${one.slot} ${one.state}`)].join(", "));
};
async function request(listing: string, at: string): Promise<string> {
  const id = newId();
  await query(
    "INSERT INTO enquiries (id, number, kind, status, listing_id, recipient_id, name, phone, event_date) VALUES ($1, $2, 'rentalBooking', 'confirmed', $3, $4, 'Ravi', '+919876543210', $5)",
    [id, newEnquiryNumber(), listing, owner.id, at],
  );
  return id;
}
const hold = (wanted: Wanted) => transaction(site.deps.db, (tx) => holdDay(site.deps, tx, wanted));
const counters = async (listing: string) =>
  (
    await query<{ day: string; slot: string; taken: number }>(
      "SELECT day::text AS day, slot, taken FROM stock WHERE listing_id = $1 ORDER BY day, slot",
      [listing],
    )
  ).rows.map((row) => `${row.day} ${row.slot} ${row.taken}`);

test("hours of one's own: said, offered, held until after midnight, and refused where they are wrong", async () => {
  const sangeet = { name: "Sangeet", from: "18:00", to: "01:30" };
  for (const [ownSlots, field] of [
    [[{ ...sangeet, name: "" }], "ownSlots.0.name"],
    [[sangeet, { ...sangeet, name: "Late", from: "25:00" }], "ownSlots.1.from"],
    [[{ ...sangeet, to: "" }], "ownSlots.0.to"],
    [[sangeet, { ...sangeet, name: "Again" }], "ownSlots"],
    [[sangeet, { ...sangeet, name: " sangeet ", to: "23:00" }], "ownSlots"],
    [[{ ...sangeet, to: sangeet.from }], "ownSlots.0.to"],
    [Array.from({ length: 7 }, (_none, at) => ({ ...sangeet, from: `0${at}:00` })), "ownSlots"],
  ] as const) {
    const { status, body } = await keep(volunteer, { ownSlots });
    expect([status, Object.keys(body.errors ?? {})], field).toEqual([400, [field]]);
  }
  const { status, body } = await keep(volunteer, {
    slots: ["day"],
    ownSlots: [sangeet, { name: "Late", from: "21:00", to: "03:00" }],
  });
  expect(status).toBe(200);
  expect(body.calendar.parts).toEqual([
    { slot: "day", label: "Day", from: "06:00", to: "16:00" },
    { slot: "18:00-01:30", label: "Sangeet (6 pm to 1:30 am)", from: "18:00", to: "01:30" },
    { slot: "21:00-03:00", label: "Late (9 pm to 3 am)", from: "21:00", to: "03:00" },
  ]);
  const at = day(10);
  const id = await request(volunteer, at);
  expect(await hold({ listingId: volunteer, enquiryId: id, day: at, slot: "18:00-01:30" })).toBe(true);
  expect(await seen(volunteer, at)).toEqual(["free, day free, 18:00-01:30 taken, 21:00-03:00 taken"]);
  // Blocked and opened by its hours; hours that are none of the calendar's are refused.
  const blocks = (fields: object) =>
    site.call<{ days: number; errors?: Record<string, string> }>("POST", `/api/listings/${volunteer}/calendar/blocks`, {
      body: fields,
      cookie: owner.cookie,
    });
  expect((await blocks({ from: day(11), slot: "21:00-03:00" })).body.days).toBe(1);
  expect(await seen(volunteer, day(11))).toEqual(["free, day free, 18:00-01:30 taken, 21:00-03:00 taken"]);
  expect((await blocks({ from: day(11), slot: "21:00-03:00", does: "open" })).body.days).toBe(1);
  expect((await blocks({ from: day(11), slot: "07:00-08:00" })).body.errors).toHaveProperty("slot");
  // Of a whole day that is blocked, opening the late hours leaves the rest that does not touch them.
  await blocks({ from: day(12) });
  await blocks({ from: day(12), slot: "21:00-03:00", does: "open" });
  expect(await seen(volunteer, day(12))).toEqual(["free, day taken, 18:00-01:30 free, 21:00-03:00 free"]);
});

test("a request names the hours, its sides and its feed read them", async () => {
  const at = day(15);
  const body = {
    fullName: "Ravi Kumar",
    email: "ravi@mail.example",
    phone: "9876543210",
    calendar: at,
    city: "Indore",
    service: "Wedding",
    budget: "1",
    username: owner.username,
  };
  const send = (slot: string) =>
    site.call<{ enquiryNumber: string; errors?: Record<string, string> }>(
      "POST",
      "/api/inquiry/form/volunteerBooking",
      {
        cookie: sender.cookie,
        body: { ...body, slot },
      },
    );
  expect((await send("05:00-06:00")).body.errors).toHaveProperty("slot");
  const { body: sent } = await send("18:00-01:30");
  await site.call("PATCH", `/api/enquiries/${sent.enquiryNumber}`, {
    body: { status: "accepted" },
    cookie: owner.cookie,
  });
  const done = await site.call("PATCH", `/api/enquiries/${sent.enquiryNumber}`, {
    body: { status: "confirmed" },
    cookie: sender.cookie,
  });
  expect(done.status).toBe(200);
  const { rows } = await query<{ from: Date; to: Date }>(
    'SELECT lower(span) AS "from", upper(span) AS "to" FROM holds WHERE listing_id = $1 AND day = $2',
    [volunteer, at],
  );
  expect(rows.map(({ from, to }) => [from.toISOString(), to.toISOString()])).toEqual([
    [`${at}T12:30:00.000Z`, `${at}T20:00:00.000Z`],
  ]);
  const received = await site.call("GET", "/api/enquiries/received", { cookie: owner.cookie });
  expect(JSON.stringify(received.body)).toContain('"value":"6 pm to 1:30 am"');
  const link = await site.call<{ address: string }>("PUT", `/api/listings/${volunteer}/calendar/link`, {
    cookie: owner.cookie,
  });
  const path = new URL(link.body.address).pathname;
  const file = await site.call<string>("GET", path);
  expect(file.body.replaceAll("\r\n ", "")).toContain("Sangeet (6 pm to 1:30 am)");
});

test("what is needed to set up stands before each, on one side alone", async () => {
  await keep(volunteer, {
    ownSlots: [
      { name: "Lunch", from: "11:00", to: "14:00" },
      { name: "Tea", from: "15:00", to: "18:00" },
      { name: "Dinner", from: "20:00", to: "23:00" },
    ],
    bufferMinutes: 120,
  });
  const at = day(20);
  const wanted = async (slot: Slot): Promise<Wanted> => ({
    listingId: volunteer,
    enquiryId: await request(volunteer, at),
    day: at,
    slot,
  });
  await query("UPDATE enquiries SET status = 'pending' WHERE listing_id = $1 AND event_date = $2", [volunteer, at]);
  expect(await hold(await wanted("15:00-18:00"))).toBe(true);
  const lunch = await wanted("11:00-14:00");
  // Tea is set up from one o'clock on: lunch would be in its way, whichever came first. Dinner touches it exactly.
  expect(await transaction(site.deps.db, (tx) => standsAgainst(tx, lunch))).toMatchObject({ what: "booking" });
  expect(await hold(lunch)).toBe(false);
  await query(
    "DELETE FROM enquiries WHERE listing_id = $1 AND event_date = $2 AND id NOT IN (SELECT enquiry_id FROM holds WHERE enquiry_id IS NOT NULL)",
    [volunteer, at],
  );
  expect(await seen(volunteer, at)).toEqual(["free, 11:00-14:00 taken, 15:00-18:00 taken, 20:00-23:00 free"]);
  expect(await hold(await wanted("20:00-23:00"))).toBe(true);
});

test("the whole venue is all of its halls, or none", async () => {
  const at = day(25);
  const whole = async (on: string) =>
    hold({ listingId: venue, enquiryId: await request(venue, on), day: on, slot: "evening", allUnits: true });
  expect(await whole(at)).toBe(true);
  expect((await query("SELECT unit FROM holds WHERE listing_id = $1 AND day = $2", [venue, at])).rows).toHaveLength(3);
  const next = day(26);
  const one = await request(venue, next);
  expect(await hold({ listingId: venue, enquiryId: one, day: next, slot: "evening", unit: "Ruby" })).toBe(true);
  expect(await whole(next)).toBe(false);
  expect((await query("SELECT unit FROM holds WHERE listing_id = $1 AND day = $2", [venue, next])).rows).toEqual([
    { unit: "Ruby" },
  ]);
});

test("chairs from pick-up to return: each day is counted, all of them or none, and fewer are always to be had", async () => {
  await keep(chairs, { capacity: 100 });
  const [from, to] = [day(30), day(32)];
  const first = await request(chairs, from);
  const about = { listingId: chairs, enquiryId: first, day: from, lastDay: to };
  expect(await hold({ ...about, quantity: 70 })).toBe(true);
  expect(await counters(chairs)).toEqual([30, 31, 32].map((at) => `${day(at)} whole 70`));
  const second = { listingId: chairs, enquiryId: await request(chairs, day(32)), day: day(32), lastDay: day(34) };
  expect(await hold({ ...second, quantity: 40 })).toBe(false);
  expect(await counters(chairs)).toHaveLength(3);
  expect(await transaction(site.deps.db, (tx) => standsAgainst(tx, { ...second, quantity: 40 }))).toEqual({
    what: "full",
    day: day(32),
    left: 30,
  });
  expect(await hold({ ...second, quantity: 30 })).toBe(true);
  expect(await seen(chairs, day(31), day(34))).toEqual([
    "free, whole free",
    "taken, whole taken",
    "free, whole free",
    "free, whole free",
  ]);
  // Of what it has a request may have less, and not more than there is.
  expect(await hold({ ...about, quantity: 80 })).toBe(false);
  expect(await hold({ ...about, quantity: 60 })).toBe(true);
  expect(await counters(chairs)).toEqual([
    `${day(30)} whole 60`,
    `${day(31)} whole 60`,
    `${day(32)} whole 90`,
    `${day(33)} whole 30`,
    `${day(34)} whole 30`,
  ]);
  await transaction(site.deps.db, (tx) => releaseDays(tx, first));
  expect((await counters(chairs)).slice(0, 3)).toEqual([
    `${day(30)} whole 0`,
    `${day(31)} whole 0`,
    `${day(32)} whole 30`,
  ]);
});

test("a rental is asked for by its two days, which both sides read", async () => {
  const send = (more: object) =>
    site.call<{ enquiryNumber: string; errors?: Record<string, string> }>("POST", "/api/inquiry/form/rentalBooking", {
      cookie: sender.cookie,
      body: { fullName: "Ravi Kumar", phone: "9876543210", item: "chairs", calendar: day(40), pieces: "10", ...more },
    });
  for (const returnDate of [day(39), "soon", "2026-02-30", day(140)])
    expect((await send({ returnDate })).body.errors, returnDate).toHaveProperty("returnDate");
  const { body } = await send({ returnDate: day(42) });
  const move = (status: string, who: TestPerson) =>
    site.call("PATCH", `/api/enquiries/${body.enquiryNumber}`, { body: { status }, cookie: who.cookie });
  expect((await move("accepted", owner)).status).toBe(200);
  expect((await move("confirmed", sender)).status).toBe(200);
  expect(await counters(chairs)).toEqual(expect.arrayContaining([40, 41, 42].map((at) => `${day(at)} whole 10`)));
  const received = await site.call("GET", "/api/enquiries/received", { cookie: owner.cookie });
  expect(JSON.stringify(received.body)).toContain(`{"label":"Return date","value":"${formatDay(day(42))}"}`);
});

test("sixty-four who want chairs for days that overlap: no day is promised twice over", async () => {
  const wanted = await Promise.all(
    Array.from({ length: 64 }, async (_none, index) => {
      const at = day(50 + (index % 5));
      const enquiryId = await request(chairs, at);
      return { listingId: chairs, enquiryId, day: at, lastDay: addDays(at, index % 4), quantity: 5 + (index % 7) };
    }),
  );
  const won = await Promise.all(wanted.map(hold));
  const given = new Map<string, number>();
  wanted.forEach((one, at) => {
    for (let on = one.day; won[at] && on <= one.lastDay; on = addDays(on, 1))
      given.set(on, (given.get(on) ?? 0) + one.quantity);
  });
  const { rows } = await query<{ day: string; taken: number }>(
    "SELECT day::text AS day, taken FROM stock WHERE listing_id = $1 AND day >= $2 AND taken > 0 ORDER BY day",
    [chairs, day(50)],
  );
  expect(rows).toEqual([...given].sort().map(([on, taken]) => ({ day: on, taken })));
  expect(Math.max(...given.values())).toBeLessThanOrEqual(100);
  expect(Math.max(...given.values())).toBeGreaterThan(85);
});

test("a crew is counted by parts of the day, and anew when these change", async () => {
  expect((await keep(crew, { capacity: 20 }, crewOwner)).status).toBe(200);
  const at = day(10);
  const about = async (slot: Slot | null, quantity: number) => ({
    listingId: crew,
    enquiryId: await request(crew, at),
    day: at,
    slot,
    quantity,
  });
  expect(await hold(await about("evening", 15))).toBe(true);
  expect(await hold(await about("day", 20))).toBe(true);
  expect(await counters(crew)).toEqual([`${at} day 20`, `${at} evening 15`]);
  const late = await about("evening", 6);
  expect(await hold(late)).toBe(false);
  expect(await transaction(site.deps.db, (tx) => standsAgainst(tx, late))).toMatchObject({ what: "full" });
  await query("DELETE FROM enquiries WHERE id = $1", [late.enquiryId]);
  expect(await seen(crew, at)).toEqual(["free, day taken, evening free"]);
  // Who names no part wants both.
  const whole = await about(null, 5);
  expect(await hold(whole)).toBe(false);
  await query("DELETE FROM enquiries WHERE id = $1", [whole.enquiryId]);
  // Night hours touch the evening: fifteen are gone there, too.
  const night = { name: "Night", from: "22:00", to: "03:00" };
  expect((await keep(crew, { capacity: 20, slots: ["day", "evening"], ownSlots: [night] }, crewOwner)).status).toBe(
    200,
  );
  expect(await counters(crew)).toEqual([`${at} 22:00-03:00 15`, `${at} day 20`, `${at} evening 15`]);
  expect(await hold(await about("22:00-03:00", 5))).toBe(true);
  expect(await counters(crew)).toEqual([`${at} 22:00-03:00 20`, `${at} day 20`, `${at} evening 20`]);
  // One part for all hours would have forty at once.
  const all = { name: "All", from: "06:00", to: "05:00" };
  const refused = await keep(crew, { capacity: 20, ownSlots: [all] }, crewOwner);
  expect([refused.status, refused.body.errors]).toEqual([409, { slots: expect.stringContaining("are promised") }]);
  expect(await counters(crew)).toHaveLength(3);
  // Closed whole it is closed in each part, and stands once in its owner's calendar.
  const block = (fields: object) =>
    site.call<{ days: number }>("POST", `/api/listings/${crew}/calendar/blocks`, {
      body: fields,
      cookie: crewOwner.cookie,
    });
  expect((await block({ from: day(12), note: "Rest" })).body.days).toBe(1);
  expect((await seen(crew, day(12)))[0]).toMatch(/^taken/);
  const own = await site.call<{ calendar: { days: { entries: { slot: string; note: string }[] }[] } }>(
    "GET",
    `/api/listings/${crew}/calendar?from=${day(12)}&to=${day(12)}`,
    { cookie: crewOwner.cookie },
  );
  expect(own.body.calendar.days[0]!.entries).toMatchObject([{ slot: "whole", note: "Rest" }]);
  await block({ from: day(12), does: "open", slot: "day" });
  expect(await seen(crew, day(12))).toEqual(["free, day free, evening taken, 22:00-03:00 taken"]);
  expect((await block({ from: day(12), does: "open" })).body.days).toBe(1);
});
