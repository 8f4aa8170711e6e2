/** What is asked for several days holds every one of them, or none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, formatDay, todayIST } from "../../domain/dates.ts";
import type { Slot } from "../../domain/slots.ts";
import { newId } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { projectRoot } from "../../platform/root.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { cardDay } from "./card-days.server.ts";
import { calendarOf } from "./calendar-facts.server.ts";
import { saveSettings } from "./calendar-store.server.ts";
import { insertHolds } from "./hold-store.server.ts";
import { holdDay, nextRoom, releaseDays, standsAgainst, takenConflict, type Wanted } from "./holding.server.ts";
import { moveHold } from "./moving.server.ts";

let site: TestSite;
let owner: TestPerson;
let sender: TestPerson;
let volunteer: string;
let venue: string;
let planner: string;
let crew: string;
const UNTOUCHED = { capacity: null, slots: [], ownSlots: [], weekdaysOff: [], leadDays: 0, bufferMinutes: 0 };
const today = todayIST();
const day = (at: number) => addDays(today, at);
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.deps.database.pool.query<Row>(text, values);

beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "10000" });
  owner = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  sender = await testPerson(site.deps, { name: "Ravi Kumar" });
  volunteer = (await testVolunteer(site.deps, owner)).id;
  const item = { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" };
  const made = async (category: string, attributes: object = {}) => {
    const { id } = await testListing(site.deps, "rentals", { title: category, slug: category, attributes: item });
    await query("UPDATE listing_places SET category = $2 WHERE listing_id = $1", [id, category]);
    await query("UPDATE listings SET category = $2, attributes = $3 WHERE id = $1", [id, category, attributes]);
    return id;
  };
  venue = await made("venues", { halls: ["Pearl", "Lawn"].map((name) => ({ name, seated: 100, floating: 200 })) });
  planner = await made("planners");
  crew = await made("managers");
});
afterAll(() => site.close());

const say = (id: string, more: object) =>
  transaction(site.deps.db, (tx) => saveSettings(tx, id, { ...UNTOUCHED, ...more }));
async function request(listing: string, at: string, days = 1, status = "pending"): Promise<string> {
  const id = newId();
  await query(
    "INSERT INTO enquiries (id, number, kind, status, listing_id, recipient_id, name, phone, event_date, details, accepted_anyway) VALUES ($1, $2, 'volunteerBooking', $3, $4, $5, 'Ravi', '+919876543210', $6, $7, true)",
    [id, newEnquiryNumber(), status, listing, owner.id, at, JSON.stringify(days > 1 ? { days: String(days) } : {})],
  );
  return id;
}
const wantedOf = async (listingId: string, at: number, days: number, more: Partial<Wanted> = {}): Promise<Wanted> => ({
  listingId,
  enquiryId: await request(listingId, day(at), days),
  day: day(at),
  lastDay: day(at + days - 1),
  ...more,
});
const inTx = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(site.deps.db, work);
const hold = (wanted: Wanted) => inTx((tx) => holdDay(site.deps, tx, wanted));
const against = (wanted: Wanted) => inTx((tx) => standsAgainst(tx, wanted));
/** '3 Pearl evening' for each, by days from today on. */
const held = async (listing: string, from = 0) =>
  (
    await query<{ at: number; unit: string; slot: string }>(
      "SELECT day - $2::date AS at, unit, slot FROM holds WHERE listing_id = $1 AND day >= $3 ORDER BY day, unit, slot",
      [listing, today, day(from)],
    )
  ).rows.map(({ at, unit, slot }) => [at, unit, slot].filter((one) => one !== "").join(" "));
const taken = async (listing: string) =>
  (
    await query<{ at: number; slot: string; taken: number }>(
      "SELECT day - $2::date AS at, slot, taken FROM stock WHERE listing_id = $1 AND taken > 0 ORDER BY day, slot",
      [listing, today],
    )
  ).rows.map((row) => `${row.at} ${row.slot} ${row.taken}`);
const bits = async (listing: string, ...at: number[]) =>
  (
    await query<{ taken: boolean }>(
      "SELECT coalesce(get_bit(d.by_day & d.by_evening, bit_of_day(w.day)), 0) = 1 AS taken FROM listing_days d CROSS JOIN unnest($2::date[]) WITH ORDINALITY w(day, at) WHERE d.listing_id = $1 AND d.state = '' ORDER BY w.at",
      [listing, at.map(day)],
    )
  ).rows.map((row) => row.taken);

test("one thing at a time: all three days are held, moved and given back, and nobody gets the second of them", async () => {
  const wedding = await wantedOf(volunteer, 3, 3);
  expect(await hold(wedding)).toBe(true);
  expect(await held(volunteer)).toEqual(["3 whole", "4 whole", "5 whole"]);
  expect(await bits(volunteer, 2, 3, 4, 5, 6)).toEqual([false, true, true, true, false]);
  expect(await hold(wedding)).toBe(true);

  const second = await wantedOf(volunteer, 4, 1);
  expect(await against(second)).toMatchObject({ what: "booking", day: day(4) });
  expect(await hold(second)).toBe(false);
  // Of those who want some of them it is said which is gone, and where as many follow each other.
  const late = await wantedOf(volunteer, 1, 3);
  expect(await against(late)).toMatchObject({ what: "booking", day: day(3) });
  expect(await hold(late)).toBe(false);
  expect(await held(volunteer)).toHaveLength(3);
  const refused = await inTx((tx) => takenConflict(site.deps, tx, late, "Ask somebody else."));
  expect(refused.fields).toEqual({ nextFree: [6, 7, 8].map(day).join(", ") });
  expect(refused.message).toContain(`${formatDay(day(3))} is taken by now.`);
  expect(refused.message).toContain(`to ${formatDay(day(8))}`);

  // Two days later: what it has of them it keeps until the others are held, too.
  const later = { ...wedding, day: day(5), lastDay: day(7) };
  expect(await inTx((tx) => moveHold(site.deps, tx, later))).toBe(true);
  expect(await held(volunteer)).toEqual(["5 whole", "6 whole", "7 whole"]);
  expect(await hold(second)).toBe(true);
  await expect(
    inTx(async (tx) => {
      if (!(await moveHold(site.deps, tx, wedding))) throw new Error("taken");
    }),
  ).rejects.toThrow("taken");
  expect(await held(volunteer)).toEqual(["4 whole", "5 whole", "6 whole", "7 whole"]);
  for (const { enquiryId } of [wedding, second]) await inTx((tx) => releaseDays(tx, enquiryId));
  expect(await held(volunteer)).toEqual([]);
  expect(await bits(volunteer, 4, 5, 6)).toEqual([false, false, false]);
});

test("a quote holds all of them for a while, which the agreement makes good, and what ran out is given back", async () => {
  const until = new Date(Date.now() + 3_600_000);
  const quoted = await wantedOf(volunteer, 10, 3, { until });
  expect(await hold(quoted)).toBe(true);
  expect(await held(volunteer)).toHaveLength(3);
  const rival = await wantedOf(volunteer, 12, 2);
  expect(await hold(rival)).toBe(false);
  expect(await hold({ ...quoted, until: null })).toBe(true);
  const { rows } = await query("SELECT FROM holds WHERE listing_id = $1 AND expires_at IS NULL", [volunteer]);
  expect(rows).toHaveLength(3);
  await query("UPDATE holds SET expires_at = now() - interval '1 minute' WHERE listing_id = $1", [volunteer]);
  expect(await hold(rival)).toBe(true);
  expect(await held(volunteer)).toEqual(["10 whole", "11 whole", "12 whole", "13 whole"]);
  await query("DELETE FROM holds WHERE listing_id = $1", [volunteer]);
});

test("what held the first day alone comes to hold the others; where one is gone, a promise stays and a quote does not", async () => {
  const early = await wantedOf(volunteer, 20, 3);
  expect(await hold({ ...early, lastDay: null })).toBe(true);
  expect(await hold(early)).toBe(true);
  expect(await held(volunteer)).toEqual(["20 whole", "21 whole", "22 whole"]);

  const promised = await wantedOf(volunteer, 24, 3);
  expect(await hold({ ...promised, lastDay: null })).toBe(true);
  expect(await hold(await wantedOf(volunteer, 26, 1))).toBe(true);
  expect(await hold(promised)).toBe(true);
  expect(await held(volunteer, 24)).toEqual(["24 whole", "26 whole"]);

  const quoted = await wantedOf(volunteer, 25, 2, { until: new Date(Date.now() + 3_600_000) });
  expect(await hold({ ...quoted, lastDay: null })).toBe(true);
  expect(await hold({ ...quoted, until: null })).toBe(false);
  expect(await held(volunteer, 24)).toEqual(["24 whole", "26 whole"]);
  await query("DELETE FROM holds WHERE listing_id = $1", [volunteer]);
});

test("what was held before by its first day alone: the others follow, all of them or none", async () => {
  const [, holdMore, refresh] = readFileSync(join(projectRoot, "migrations/0083_every_day.sql"), "utf8").split(
    "--> statement-breakpoint",
  );
  const first = async (listing: string, at: number, days: number, more: Partial<Wanted> = {}) => {
    const wanted = await wantedOf(listing, at, days, more);
    expect(await hold({ ...wanted, lastDay: null })).toBe(true);
    return wanted;
  };
  await say(planner, { capacity: 2 });
  await say(crew, { capacity: 10 });
  await first(volunteer, 20, 3);
  await first(volunteer, 30, 3);
  await first(volunteer, 32, 1);
  await first(venue, 20, 2, { allUnits: true, slot: "full" });
  await first(planner, 20, 3, { quantity: 2 });
  await first(planner, 30, 3);
  await first(planner, 31, 1, { quantity: 2 });
  await first(crew, 20, 2, { quantity: 4 });
  const unheld = await request(volunteer, day(40), 2, "confirmed");
  await query(holdMore!);
  await query(refresh!);
  expect(await held(volunteer, 20)).toEqual(["20 whole", "21 whole", "22 whole", "30 whole", "32 whole"]);
  expect(await held(venue, 20)).toEqual(["20 Lawn full", "20 Pearl full", "21 Lawn full", "21 Pearl full"]);
  expect(await taken(planner)).toEqual(["20 whole 2", "21 whole 2", "22 whole 2", "30 whole 1", "31 whole 2"]);
  expect(await taken(crew)).toEqual(["20 day 4", "20 evening 4", "21 day 4", "21 evening 4"]);
  expect(await bits(volunteer, 22, 23, 31, 40, 41, 42)).toEqual([true, false, false, true, true, false]);
  await query(holdMore!);
  expect(await held(volunteer, 20)).toHaveLength(5);
  await query("DELETE FROM holds");
  await query("DELETE FROM stock");
  await query("DELETE FROM enquiries WHERE id = $1", [unheld]);
});

test("time to set up stands before each evening, and never in the way of the one before", async () => {
  await say(volunteer, { bufferMinutes: 240, ownSlots: [{ name: "Round the clock", from: "10:00", to: "09:30" }] });
  expect(await hold(await wantedOf(volunteer, 30, 3, { slot: "10:00-09:30" as Slot }))).toBe(true);
  expect(await held(volunteer, 30)).toHaveLength(3);
  expect(await hold(await wantedOf(volunteer, 40, 3, { slot: "evening" }))).toBe(true);
  // Between two evenings there is a day, but for the time to set up.
  expect(await hold(await wantedOf(volunteer, 41, 1, { slot: "08:00-11:00" as Slot }))).toBe(true);
  expect(await hold(await wantedOf(volunteer, 42, 1, { slot: "day" }))).toBe(false);
  await query("DELETE FROM holds WHERE listing_id = $1", [volunteer]);
  await say(volunteer, {});
});

test("a hall is had for all of its days, or another is; the whole venue likewise", async () => {
  const pearl = await wantedOf(venue, 6, 1, { unit: "Pearl", slot: "evening" });
  expect(await hold(pearl)).toBe(true);
  const any = await wantedOf(venue, 5, 3, { slot: "evening" });
  expect(await hold(any)).toBe(true);
  expect(await held(venue)).toEqual(["5 Lawn evening", "6 Lawn evening", "6 Pearl evening", "7 Lawn evening"]);
  expect(await hold(await wantedOf(venue, 7, 2, { allUnits: true, slot: "evening" }))).toBe(false);
  expect(await hold(await wantedOf(venue, 8, 2, { allUnits: true, slot: "full" }))).toBe(true);
  expect(await held(venue, 8)).toEqual(["8 Lawn full", "8 Pearl full", "9 Lawn full", "9 Pearl full"]);

  // Each day some hall is free, and no hall on both.
  await inTx((tx) =>
    insertHolds(
      tx,
      venue,
      [
        { unit: "Lawn", day: day(15), slot: "whole", kind: "block" },
        { unit: "Pearl", day: day(16), slot: "whole", kind: "block" },
      ],
      site.deps.now(),
    ),
  );
  await say(venue, {});
  const both = await wantedOf(venue, 15, 2);
  expect(await against(both)).toEqual({ what: "block", day: day(15) });
  expect(await hold(both)).toBe(false);
  const calendar = (await calendarOf(site.deps.db, venue, day(14), day(18)))!;
  const card = (from: number, until: number) =>
    cardDay(calendar, { from: day(from), until: day(until), slot: "", only: false }, today)?.state ?? "taken";
  expect([card(15, 15), card(16, 16), card(15, 16), card(16, 17), card(17, 18)]).toEqual([
    "free",
    "free",
    "taken",
    "free",
    "free",
  ]);
  const { next } = await inTx((tx) => nextRoom(tx, both, today));
  expect(next).toEqual([16, 17, 18].map(day));
});

test("so many a day: each of the days is counted, and a day of the week on which nobody works ends a span", async () => {
  await say(planner, { capacity: 1 });
  const about = { quantity: 1 };
  expect(await hold(await wantedOf(planner, 3, 3, about))).toBe(true);
  expect(await taken(planner)).toEqual(["3 whole 1", "4 whole 1", "5 whole 1"]);
  const late = await wantedOf(planner, 5, 2, about);
  expect(await against(late)).toEqual({ what: "full", day: day(5), left: 0 });
  expect(await hold(late)).toBe(false);
  expect(await taken(planner)).toHaveLength(3);
  const rest = new Date(`${day(7)}T00:00:00Z`).getUTCDay();
  await say(planner, { capacity: 1, weekdaysOff: [rest] });
  const { next } = await inTx((tx) => nextRoom(tx, late, today));
  expect(next).toEqual([8, 9, 10].map(day));
});

test("a crew is counted by the part of each of its days", async () => {
  await say(crew, { capacity: 10 });
  const three = await wantedOf(crew, 3, 3, { slot: "evening", quantity: 6 });
  expect(await hold(three)).toBe(true);
  expect(await taken(crew)).toEqual(["3 evening 6", "4 evening 6", "5 evening 6"]);
  expect(await hold(await wantedOf(crew, 5, 2, { quantity: 5 }))).toBe(false);
  expect(await hold(await wantedOf(crew, 5, 2, { slot: "day", quantity: 5 }))).toBe(true);
  expect(await inTx((tx) => moveHold(site.deps, tx, { ...three, day: day(5), lastDay: day(7) }))).toBe(true);
  expect(await taken(crew)).toEqual(["5 day 5", "5 evening 6", "6 day 5", "6 evening 6", "7 evening 6"]);
});

test("a part of the day is free on all of them, or none is: cards and lists do not join a morning with an evening", async () => {
  await say(volunteer, {});
  await inTx((tx) =>
    insertHolds(
      tx,
      volunteer,
      [
        { unit: "", day: day(50), slot: "day", kind: "block" },
        { unit: "", day: day(51), slot: "evening", kind: "block" },
        { unit: "", day: day(52), slot: "evening", kind: "block" },
      ],
      site.deps.now(),
    ),
  );
  const seen = async (from: number, until: number) =>
    (
      await site.call<{ availability: string }[]>(
        "GET",
        `/api/categories/volunteers?date=${day(from)}&until=${day(until)}`,
      )
    ).body.map(({ availability }) => availability);
  const calendar = (await calendarOf(site.deps.db, volunteer, day(49), day(54)))!;
  const card = (from: number, until: number) =>
    cardDay(calendar, { from: day(from), until: day(until), slot: "", only: false }, today)?.words ?? "taken";
  expect(card(50, 51)).toBe("taken");
  expect(card(51, 52)).toMatch(/^Free by day /);
  expect(await seen(50, 51)).toEqual([]);
  expect(await seen(51, 52)).toEqual(["free"]);
  await query("DELETE FROM holds WHERE listing_id = $1", [volunteer]);
});

test("what is accepted asks on all of its days, and what is confirmed and holds nothing counts against all of them", async () => {
  await say(volunteer, {});
  await request(volunteer, day(60), 3, "accepted");
  const states = async () =>
    (
      await site.call<{ days: { state: string }[] }>(
        "GET",
        `/api/listings/${volunteer}/availability?from=${day(59)}&to=${day(63)}`,
      )
    ).body.days.map(({ state }) => state);
  expect(await states()).toEqual(["free", "asked", "asked", "asked", "free"]);
  await query("UPDATE enquiries SET status = 'confirmed' WHERE listing_id = $1 AND status = 'accepted'", [volunteer]);
  expect(await states()).toEqual(["free", "taken", "taken", "taken", "free"]);
  expect(await bits(volunteer, 59, 60, 61, 62, 63)).toEqual([false, true, true, true, false]);
  const own = await site.call<{ calendar: { days: { entries: unknown[] }[] } }>(
    "GET",
    `/api/listings/${volunteer}/calendar?from=${day(59)}&to=${day(63)}`,
    { cookie: owner.cookie },
  );
  expect(own.body.calendar.days.map(({ entries }) => entries.length)).toEqual([0, 1, 1, 1, 0]);
  await query("UPDATE enquiries SET details = '{\"days\": \"2\"}' WHERE listing_id = $1 AND status = 'confirmed'", [
    volunteer,
  ]);
  expect(await bits(volunteer, 60, 61, 62)).toEqual([true, true, false]);
  await query("DELETE FROM enquiries WHERE listing_id = $1 AND status = 'confirmed'", [volunteer]);
});

test("sixty-four who want spans that overlap: every day has one of them, and each of them all or none", async () => {
  const wanted = await Promise.all(
    Array.from({ length: 64 }, (_none, index) => wantedOf(volunteer, 70 + ((index * 7) % 12), 1 + ((index * 5) % 4))),
  );
  const won = await Promise.all(wanted.map(hold));
  expect(won.filter(Boolean).length).toBeGreaterThan(2);
  const given = wanted.flatMap((one, at) =>
    won[at]
      ? Array.from({ length: 1 + (Date.parse(one.lastDay!) - Date.parse(one.day)) / 86_400_000 }, (_n, more) =>
          addDays(one.day, more),
        )
      : [],
  );
  expect(new Set(given).size).toBe(given.length);
  expect(await held(volunteer, 70)).toEqual(
    given.toSorted().map((one) => `${(Date.parse(one) - Date.parse(today)) / 86_400_000} whole`),
  );
});

test("three days of a wedding: a second organiser who asks for the second of them is told, and asked again about first", async () => {
  const at = 100;
  const send = async (calendar: string, days: string) => {
    const { status, body } = await site.call<{ enquiryNumber: string }>("POST", "/api/inquiry/form/volunteerBooking", {
      cookie: sender.cookie,
      body: {
        fullName: "Ravi Kumar",
        email: "ravi@mail.example",
        phone: "9876543210",
        service: "Other",
        budget: "1",
        city: "Indore",
        username: owner.username,
        calendar,
        days,
      },
    });
    expect(status).toBe(201);
    return body.enquiryNumber;
  };
  const move = (number: string, who: TestPerson, more: object) =>
    site.call<{ error?: string; errors?: Record<string, string> }>("PATCH", `/api/enquiries/${number}`, {
      body: more,
      cookie: who.cookie,
    });
  const [wedding, second, third] = [
    await send(day(at), "3"),
    await send(day(at + 1), ""),
    await send(day(at - 1), "2"),
  ];
  for (const number of [wedding, second]) expect((await move(number, owner, { status: "accepted" })).status).toBe(200);
  expect((await move(wedding, sender, { status: "confirmed" })).status).toBe(200);
  expect(await held(volunteer, at)).toEqual([at, at + 1, at + 2].map((one) => `${one} whole`));

  const late = await move(second, sender, { status: "confirmed" });
  expect([late.status, late.body.errors?.["nextFree"]]).toEqual([
    409,
    [3, 4, 5].map((more) => day(at + more)).join(", "),
  ]);
  expect(late.body.error).toContain(`${formatDay(day(at + 1))} is taken by now.`);
  const asked = await move(third, owner, { status: "accepted" });
  expect([asked.status, asked.body.errors?.["anyway"]]).toEqual([
    409,
    `You have a confirmed booking on ${formatDay(day(at))} already (${wedding}). Accept this one as well?`,
  ]);
  expect((await move(third, owner, { status: "accepted", anyway: true })).status).toBe(200);
  expect((await move(wedding, owner, { status: "cancelled" })).status).toBe(200);
  expect(await held(volunteer, at)).toEqual([]);
  expect((await move(second, sender, { status: "confirmed" })).status).toBe(200);
});
