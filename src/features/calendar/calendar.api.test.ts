// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, formatDay, lastAhead, todayIST } from "../../domain/dates.ts";
import { newId } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { DayAvailability } from "./calendar-model.ts";
import { insertHolds, sweepHolds } from "./hold-store.server.ts";
import { holdDay, releaseDays } from "./holding.server.ts";
import { addMonths } from "./month.ts";
import { ownMonth } from "./own-month.server.ts";
import { publicMonths } from "./public-months.server.ts";

let site: TestSite;
let owner: TestPerson;
let stranger: TestPerson;
let volunteer: string;
let venue: string;
let chairs: string;
const day = (at: number) => addDays(todayIST(), at);
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.deps.database.pool.query<Row>(text, values);

beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "10000" });
  owner = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  stranger = await testPerson(site.deps);
  volunteer = (await testVolunteer(site.deps, owner)).id;
  const halls = ["Pearl", "Lawn", "Ruby"].map((name) => ({ name, seated: 100, floating: 200 }));
  venue = (
    await testListing(site.deps, "venues", {
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
    })
  ).id;
  chairs = (
    await testListing(site.deps, "rentals", {
      title: "Chairs",
      slug: "chairs",
      attributes: { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" },
    })
  ).id;
  await query("UPDATE listings SET owner_id = $1 WHERE id = ANY($2)", [owner.id, [venue, chairs]]);
});
afterAll(() => site.close());

const blocks = (id: string, body: unknown, who: TestPerson | null = owner) =>
  site.call<{ days: number; kept: string[]; error: string; errors?: Record<string, string> }>(
    "POST",
    `/api/listings/${id}/calendar/blocks`,
    { body, cookie: who?.cookie ?? null },
  );
const seen = async (id: string, from: string, to = from) => {
  const { status, body } = await site.call<{ said: boolean; days: DayAvailability[] }>(
    "GET",
    `/api/listings/${id}/availability?from=${from}&to=${to}`,
  );
  expect(status).toBe(200);
  return body.days.map(({ state, slots }) => [state, ...slots.map((one) => one.state)].join(" "));
};
/** A request that is confirmed, as far as holding a date goes. */
async function request(listing: string, at: string | null = null, status = "confirmed"): Promise<string> {
  const id = newId();
  await query(
    "INSERT INTO enquiries (id, number, kind, status, listing_id, recipient_id, name, phone, event_type, event_date, city) VALUES ($1, $2, 'volunteerBooking', $3, $4, $5, 'Ravi', '+919876543210', 'Wedding', $6, 'Indore')",
    [id, newEnquiryNumber(), status, listing, owner.id, at],
  );
  return id;
}
const hold = (listingId: string, enquiryId: string, at: string, quantity = 1) =>
  transaction(site.deps.db, (tx) => holdDay(site.deps, tx, { listingId, enquiryId, day: at, quantity }));

test("a calendar that nobody touched says nothing; its owner blocks days and opens them again", async () => {
  expect(await seen(volunteer, day(1))).toEqual(["notSaid notSaid notSaid"]);
  expect(
    (await site.call<{ days: unknown[]; said: boolean }>("GET", `/api/listings/${volunteer}/availability`)).body,
  ).toMatchObject({
    said: false,
    days: { length: 60 },
  });
  expect((await blocks(volunteer, { from: day(1), to: day(3), note: "Cousin's wedding" })).body).toMatchObject({
    message: "Blocked.",
    days: 3,
    kept: [],
  });
  expect(await seen(volunteer, day(1), day(4))).toEqual([
    ...Array<string>(3).fill("taken taken taken"),
    "free free free",
  ]);
  // Done again, nothing is left to block; beside others it is.
  const again = await blocks(volunteer, { from: day(1), to: day(3) });
  expect([again.status, again.body.error]).toEqual([409, "All of these days are taken already."]);
  expect(again.body.errors?.["nextFree"]).toBe([4, 5, 6].map(day).join(", "));
  expect((await blocks(volunteer, { from: day(3), to: day(4), slot: "evening" })).body).toMatchObject({
    days: 1,
    kept: [day(3)],
  });
  expect(await seen(volunteer, day(4))).toEqual(["free free taken"]);
  const opened = await site.call("DELETE", `/api/listings/${volunteer}/calendar/blocks?from=${day(2)}&to=${day(4)}`, {
    cookie: owner.cookie,
  });
  expect(opened.body).toMatchObject({ days: 3, message: "Open again." });
  expect(await seen(volunteer, day(1), day(4))).toEqual([
    "taken taken taken",
    ...Array<string>(3).fill("free free free"),
  ]);
});

test("what is wrong is said by field, and nobody else reads or writes a calendar", async () => {
  for (const [body, field] of [
    [{}, "from"],
    [{ from: "2026-02-30" }, "from"],
    [{ from: day(3), to: day(2) }, "to"],
    [{ from: day(-2) }, "from"],
    [{ from: day(1), to: day(400) }, "to"],
    [{ from: day(800) }, "to"],
    [{ from: day(1), slot: "noon" }, "slot"],
    [{ from: day(1), unit: "Nowhere" }, "unit"],
    [{ from: day(1), note: "x".repeat(201) }, "note"],
  ] as const) {
    const { status, body: said } = await blocks(volunteer, body);
    expect([status, Object.keys(said.errors ?? {})], JSON.stringify(body)).toEqual([400, [field]]);
  }
  expect((await blocks(volunteer, { from: day(1) }, stranger)).status).toBe(404);
  expect((await blocks(volunteer, { from: day(1) }, null)).status).toBe(401);
  expect((await site.call("GET", `/api/listings/${volunteer}/calendar`, { cookie: stranger.cookie })).status).toBe(404);
  for (const asked of ["from=x", `from=${day(5)}&to=${day(4)}`, `to=${day(500)}`, `from=${day(720)}&to=${day(740)}`])
    expect((await site.call("GET", `/api/listings/${volunteer}/availability?${asked}`)).status, asked).toBe(400);
  expect((await site.call("GET", `/api/listings/${newId()}/availability`)).status).toBe(404);
});

test("its owner reads who is there and why; everybody else only that it is taken", async () => {
  const enquiry = await request(volunteer, day(20));
  expect(await hold(volunteer, enquiry, day(20))).toBe(true);
  await blocks(volunteer, { from: day(21), note: "Rest" });
  const { body } = await site.call<{
    calendar: { said: boolean; days: { day: string; state: string; entries: object[] }[] };
  }>("GET", `/api/listings/${volunteer}/calendar?from=${day(20)}&to=${day(21)}`, { cookie: owner.cookie });
  expect(body.calendar.days).toMatchObject([
    {
      state: "taken",
      entries: [{ kind: "booking", number: expect.stringMatching(/^MD-/), eventType: "Wedding", city: "Indore" }],
    },
    { state: "taken", entries: [{ kind: "block", note: "Rest", number: null }] },
  ]);
  const open = await site.call("GET", `/api/listings/${volunteer}/availability?from=${day(20)}&to=${day(21)}`);
  expect(JSON.stringify(open.body)).not.toMatch(/Rest|MD-|Wedding|Indore/);
  await transaction(site.deps.db, (tx) => releaseDays(tx, enquiry));
  // Confirmed, and holding nothing: that a day was given back does not make it free of whoever was taken besides.
  expect(await seen(volunteer, day(20))).toEqual(["taken taken taken"]);
  await query("UPDATE enquiries SET status = 'cancelled' WHERE id = $1", [enquiry]);
  expect(await seen(volunteer, day(20))).toEqual(["free free free"]);
});

test("of a day that is blocked whole one half is opened, and the other stays", async () => {
  await blocks(volunteer, { from: day(25), note: "Rest" });
  expect((await blocks(volunteer, { does: "open", from: day(25), slot: "evening" })).body.days).toBe(1);
  expect(await seen(volunteer, day(25))).toEqual(["free taken free"]);
  const { rows } = await query("SELECT slot, note FROM holds WHERE listing_id = $1 AND day = $2", [volunteer, day(25)]);
  expect(rows).toEqual([{ slot: "day", note: "Rest" }]);
  await blocks(volunteer, { does: "open", from: day(25) });
});

test("an admin who changes somebody's calendar leaves a line", async () => {
  const admin = await testPerson(site.deps, { role: "admin" });
  expect((await blocks(volunteer, { from: day(26) }, admin)).status).toBe(200);
  await blocks(volunteer, { does: "open", from: day(26) });
  const { rows } = await query(
    "SELECT actor_id FROM audit_log WHERE action = 'calendar.edited_by_admin' AND subject_id = $1",
    [volunteer],
  );
  expect(rows).toEqual([{ actor_id: admin.id }]);
});

test("how a calendar is kept: notice, weekdays, parts of the day", async () => {
  const put = (body: unknown) =>
    site.call("PUT", `/api/listings/${volunteer}/calendar`, { body, cookie: owner.cookie });
  expect((await put({ leadDays: 10, slots: ["evening"] })).body).toMatchObject({
    message: "Your calendar is saved.",
    calendar: { mode: "exclusive", said: true, leadDays: 10, slots: ["evening"] },
  });
  expect(await seen(volunteer, day(9), day(10))).toEqual(["taken taken", "free free"]);
  for (const wrong of [
    { leadDays: -1 },
    { weekdaysOff: [7] },
    { capacity: 0 },
    { slots: ["noon"] },
    { bufferMinutes: 1.5 },
  ])
    expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400);
  await put({});
  expect(await seen(volunteer, day(9))).toEqual(["free free free"]);
});

test("a venue is its halls: the first that is free is held, and it is taken with the last", async () => {
  const at = day(40);
  expect((await blocks(venue, { from: at, unit: "Lawn" })).body.days).toBe(1);
  const both = [await request(venue, at), await request(venue, at)];
  for (const one of both) expect(await hold(venue, one, at)).toBe(true);
  expect(await hold(venue, await request(venue, at), at)).toBe(false);
  expect(await seen(venue, at)).toEqual(["taken taken taken taken"]);
  const { rows } = await query<{ unit: string; kind: string }>(
    "SELECT unit, kind FROM holds WHERE listing_id = $1 ORDER BY unit",
    [venue],
  );
  expect(rows).toEqual([
    { unit: "Lawn", kind: "block" },
    { unit: "Pearl", kind: "booking" },
    { unit: "Ruby", kind: "booking" },
  ]);
  // The full day of one hall reaches into the next one.
  await blocks(venue, { from: day(50), slot: "full", unit: "Ruby" });
  expect((await blocks(venue, { from: day(51), slot: "day", unit: "Ruby" })).status).toBe(409);
  expect((await blocks(venue, { from: day(51), slot: "evening", unit: "Ruby" })).status).toBe(200);
});

test("a hall that gets another name keeps what is held of it; opening a day counts days and not halls", async () => {
  const at = day(45);
  const rename = (from: string, to: string) =>
    query("UPDATE listings SET attributes = replace(attributes::text, $2, $3)::jsonb WHERE id = $1", [
      venue,
      `"${from}"`,
      `"${to}"`,
    ]);
  for (let n = 0; n < 3; n += 1) expect(await hold(venue, await request(venue, at), at)).toBe(true);
  await rename("Lawn", "Garden Lawn");
  expect(await hold(venue, await request(venue, at), at)).toBe(false);
  const { rows } = await query<{ unit: string }>(
    "SELECT unit FROM holds WHERE listing_id = $1 AND day = $2 ORDER BY unit",
    [venue, at],
  );
  expect(rows.map(({ unit }) => unit)).toEqual(["Garden Lawn", "Pearl", "Ruby"]);
  await rename("Garden Lawn", "Lawn");
  await blocks(venue, { from: day(46) });
  expect((await blocks(venue, { does: "open", from: day(46) })).body.days).toBe(1);
});

test("what is counted: so many a day, never more than there are, and no fewer than are promised", async () => {
  const at = day(30);
  const save = (capacity: number | null) =>
    site.call("PUT", `/api/listings/${chairs}/calendar`, { body: { capacity }, cookie: owner.cookie });
  expect(await seen(chairs, at)).toEqual(["notSaid notSaid"]);
  // Not said to be so many: all of it is promised, and counted.
  const early = await request(chairs, at);
  expect(await hold(chairs, early, at, 60)).toBe(true);
  expect(await save(50)).toMatchObject({
    status: 409,
    body: { errors: { capacity: expect.stringContaining("60 are promised") } },
  });
  expect((await save(100)).status).toBe(200);
  const late = await request(chairs, at);
  expect(await hold(chairs, late, at, 41)).toBe(false);
  expect(await hold(chairs, late, at, 40)).toBe(true);
  expect(await seen(chairs, at)).toEqual(["taken taken"]);
  await transaction(site.deps.db, (tx) => releaseDays(tx, early));
  expect(await seen(chairs, at)).toEqual(["free free"]);
  expect((await blocks(chairs, { from: at, note: "Washing" })).status).toBe(200);
  expect(await blocks(chairs, { from: at })).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/is blocked already\.$/) },
  });
  expect(await hold(chairs, early, at, 1)).toBe(false);
  expect(await hold(chairs, early, day(31), 101)).toBe(false);
  await blocks(chairs, { does: "open", from: at });
  expect(await hold(chairs, early, at, 1)).toBe(true);
  expect(
    (await query("SELECT taken, closed FROM stock WHERE listing_id = $1 AND day = $2", [chairs, at])).rows,
  ).toEqual([{ taken: 41, closed: false }]);
});

test("a form that a browser sends by itself leads back to the page", async () => {
  const sent = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { status, headers } = await site.call("POST", `/api/listings/${volunteer}/calendar/blocks`, {
      form,
      cookie: owner.cookie,
      headers: { accept: "text/html,*/*" },
    });
    return [status, headers["location"]];
  };
  const page = `/my/listings/${volunteer}/calendar`;
  expect(await sent({ from: day(60), to: "", note: "", does: "block" })).toEqual([
    303,
    `${page}?month=${day(60).slice(0, 7)}&said=block`,
  ]);
  expect(await sent({ from: day(60), to: "", does: "block" })).toEqual([303, `${page}?said=taken`]);
  expect(await sent({ from: "", does: "block" })).toEqual([303, `${page}?said=wrong`]);
  expect(await seen(volunteer, day(60))).toEqual(["taken taken taken"]);
});

test("what ran out makes room in the transaction that wants the date, and what is long over goes", async () => {
  const at = day(70);
  const enquiry = await request(volunteer, at);
  expect(await hold(volunteer, enquiry, at)).toBe(true);
  await query("UPDATE holds SET expires_at = now() - interval '1 minute' WHERE enquiry_id = $1", [enquiry]);
  expect(await hold(volunteer, await request(volunteer, at), at)).toBe(true);
  const kept = () => query("SELECT day::text AS day FROM holds WHERE listing_id = $1 AND note = 'Old'", [volunteer]);
  await transaction(site.deps.db, (tx) =>
    insertHolds(
      tx,
      volunteer,
      [-400, -300].map((back) => ({ unit: "", day: day(back), slot: "whole", kind: "block", note: "Old" })),
      new Date(),
    ),
  );
  await sweepHolds(site.deps.db, new Date(`${day(-365)}T00:00:00Z`), new Date());
  expect((await kept()).rows).toEqual([{ day: day(-300) }]);
});

const CLIENTS = 64;
/** Rounds that take seconds: test/attack has the thousand. */
const ROUNDS = 4;

test("sixty-four who want the last slot: exactly one has it", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = day(100 + round);
    const enquiries = await Promise.all(Array.from({ length: CLIENTS }, () => request(volunteer, at)));
    const won = await Promise.all(enquiries.map((one) => hold(volunteer, one, at)));
    expect(won.filter(Boolean)).toHaveLength(1);
  }
});

test("sixty-four who want one of three halls, while their owner blocks two of them: as many have one as are free", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = day(200 + round);
    const enquiries = await Promise.all(Array.from({ length: CLIENTS }, () => request(venue, at)));
    const tried = await Promise.all([
      ...enquiries.map((one) => hold(venue, one, at)),
      ...["Ruby", "Lawn"].map(async (unit) => (await blocks(venue, { from: at, unit })).status === 200),
      blocks(venue, { from: at }).then(({ body, status }) => status === 200 && body.days === 1 && false),
    ]);
    const { rows } = await query<{ kind: string }>("SELECT kind FROM holds WHERE listing_id = $1 AND day = $2", [
      venue,
      at,
    ]);
    expect(rows).toHaveLength(3);
    expect(tried.slice(0, CLIENTS).filter(Boolean)).toHaveLength(rows.filter(({ kind }) => kind === "booking").length);
  }
});

test("sixty-four who want some of a hundred chairs: what is promised is what was given, and never more", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = day(300 + round);
    const wanted = await Promise.all(
      Array.from({ length: CLIENTS }, async (_none, index) => ({ id: await request(chairs, at), n: (index % 7) + 5 })),
    );
    const won = await Promise.all(wanted.map(async ({ id, n }) => ((await hold(chairs, id, at, n)) ? n : 0)));
    const { rows } = await query<{ taken: number; held: number }>(
      "SELECT s.taken, (SELECT sum(quantity)::int FROM stock_holds q WHERE q.listing_id = s.listing_id AND q.day = s.day) AS held FROM stock s WHERE listing_id = $1 AND day = $2",
      [chairs, at],
    );
    const given = won.reduce((sum, n) => sum + n, 0);
    expect(rows).toEqual([{ taken: given, held: given }]);
    // Whoever was refused did not fit any more.
    expect(given).toBeGreaterThan(100 - 5);
    expect(given).toBeLessThanOrEqual(100);
  }
});

test("a note is counted as it is read: two hundred signs of Devanagari are kept", async () => {
  const note = "क्षि".repeat(200);
  for (const one of [volunteer, chairs]) {
    expect((await blocks(one, { from: day(27), note })).status).toBe(200);
    expect((await blocks(one, { does: "open", from: day(27) })).status).toBe(200);
  }
  expect((await blocks(volunteer, { from: day(27), note: `${note}क` })).status).toBe(400);
});

test("a profile opens at the month that was searched for, and its other days and months take the brief along", async () => {
  const months = (address: string) =>
    publicMonths(site.deps, volunteer, new Request(`https://site.invalid/volunteers/asha?${address}`));
  const found = (await months(`date=${day(100)}&guests=300&hours=9&pin=452001&x=1`))!;
  expect(found.months[0]?.month).toBe(day(100).slice(0, 7));
  expect([found.brief, found.day]).toEqual([{ guests: "300", hours: "9", pin: "452001" }, { date: day(100) }]);
  const first = (await months(""))!.months[0]?.month;
  for (const date of ["2020-01-01", "tomorrow", "9999-12-31", "%F0%9F%8E%89"])
    expect((await months(`date=${date}`))!.months[0]?.month, date).toBe(first);
  expect((await months(`date=${day(100)}&month=${day(40).slice(0, 7)}`))!.months[0]?.month).toBe(day(40).slice(0, 7));
});

test("a calendar is kept to its last day, two years ahead; what lies beyond is refused with that day", async () => {
  const [today, last] = [todayIST(), lastAhead()];
  const own = async (month: string) =>
    ownMonth(site.deps, owner, venue, new Request(`https://site.invalid/c?month=${month}`));
  const shown = await own(last.slice(0, 7));
  expect([shown.month, shown.later]).toEqual([last.slice(0, 7), null]);
  expect(shown.days.find((one) => one.day === last)?.letter).not.toBe("p");
  expect(shown.days.filter((one) => one.day > last).every(({ letter }) => letter === "p")).toBe(true);
  expect((await own(addMonths(last.slice(0, 7), -1))).later).toBe(last.slice(0, 7));
  expect((await blocks(venue, { from: last })).status).toBe(200);
  expect((await own(last.slice(0, 7))).days.find((one) => one.day === last)?.letter).toBe("t");
  const beyond = await blocks(venue, { from: last, to: addDays(last, 1) });
  expect(beyond).toMatchObject({
    status: 400,
    body: { errors: { to: `A calendar reaches two years ahead: please choose a day up to ${formatDay(last)}.` } },
  });
  // Everybody else sees the same month, and nothing to ask for after that day.
  const months = await publicMonths(
    site.deps,
    chairs,
    new Request(`https://site.invalid/r?month=${last.slice(0, 7)}&on=${addDays(last, 1)}`),
  );
  expect([months?.months.map(({ month }) => month), months?.later, months?.wanted]).toEqual([
    [last.slice(0, 7)],
    null,
    "",
  ]);
  expect(months?.months[0]?.days.slice(Number(last.slice(8)))).toMatch(/^p*$/);
  expect(today < last).toBe(true);
});

test("of three halls one is taken: the owner reads that in the month, by a letter of its own", async () => {
  const at = day(333);
  const month = at.slice(0, 7);
  const read = async () =>
    (await ownMonth(site.deps, owner, venue, new Request(`https://site.invalid/c?month=${month}`))).days.find(
      (one) => one.day === at,
    )?.letter;
  expect(await read()).toBe("f");
  expect(await hold(venue, await request(venue, at), at)).toBe(true);
  expect(await read()).toBe("k");
  // Nothing of it for others: a hall is free.
  expect((await seen(venue, at))[0]).toMatch(/^free/);
  expect((await blocks(venue, { from: at, unit: "Pearl" })).status).toBe(200);
  expect(await read()).toBe("k");
  expect((await blocks(venue, { from: at })).status).toBe(200);
  expect(await read()).toBe("t");
});
