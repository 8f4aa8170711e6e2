// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { newId } from "../../domain/ids.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { AllIn } from "./all-in.ts";
import type { PriceCard } from "./price-model.ts";
import { EXAMPLE_CARD } from "./price-shapes.server.ts";

let site: TestSite;
let owner: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let venue: string;
let waiting: string;
let caterer: string;
let volunteer: string;
let chairs: string;
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.deps.database.pool.query<Row>(text, values);

const hall = {
  kind: "Banquet hall",
  capacity: 600,
  halls: [{ name: "Pearl", seated: 100, floating: 200 }],
  priceUnit: "plate",
  price: 850_00,
  nonVegPrice: null,
  rooms: 4,
  amenities: [],
  rules: [],
  description: "",
};

beforeAll(async () => {
  site = await startTestSite();
  owner = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
  volunteer = (await testVolunteer(site.deps, owner)).id;
  const facets = { kind: "Banquet hall", priceUnit: "plate" };
  venue = (
    await testListing(site.deps, "venues", { title: "Rang Mahal", slug: "rang-mahal", attributes: hall, facets })
  ).id;
  waiting = (
    await testListing(site.deps, "venues", {
      title: "Moti Mahal",
      slug: "moti-mahal",
      attributes: hall,
      facets,
      approved: false,
    })
  ).id;
  caterer = (
    await testListing(site.deps, "caterers", {
      title: "Annapurna",
      slug: "annapurna",
      attributes: {
        cuisines: ["Malwi"],
        kitchen: "Vegetarian only",
        platePrice: 450_00,
        leastPlates: 100,
        mostGuests: 900,
        liveCounters: [],
        services: [],
        fssai: "",
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
  await query("UPDATE listings SET owner_id = $1, pin = '452001', city = 'Indore' WHERE id = ANY($2)", [
    owner.id,
    [venue, waiting, chairs],
  ]);
});
afterAll(() => site.close());

type Kept = {
  said: boolean;
  basePaise: number | null;
  unit: string;
  counts: string | null;
  card: PriceCard;
  error: string;
  message: string;
  errors?: Record<string, string>;
};
const save = (id: string, body: unknown, who: TestPerson | null = owner) =>
  site.call<Kept>("PUT", `/api/listings/${id}/price-card`, { body, cookie: who?.cookie ?? null });
const kept = (id: string, who: TestPerson | null = owner) =>
  site.call<Kept>("GET", `/api/listings/${id}/price-card`, { cookie: who?.cookie ?? null });
const asked = (id: string, question = "") =>
  site.call<AllIn & { km: number | null; error: string; errors?: Record<string, string> }>(
    "GET",
    `/api/listings/${id}/price${question}`,
  );

test("a listing that nobody touched costs what its own field says, or is on request", async () => {
  expect((await kept(venue)).body).toMatchObject({
    said: false,
    basePaise: 850_00,
    unit: "plate",
    counts: "guests",
    card: { hours: null, included: [], needs: "", gst: null, ladder: null },
  });
  const { body } = await asked(venue, "?guests=200");
  expect([body.totalPaise, body.lines.length, body.gstPaise]).toEqual([1_70_000_00, 1, null]);
  expect((await asked(volunteer)).body).toMatchObject({ totalPaise: null, lines: [] });
  // What the category asks already is not asked again: its smallest order.
  expect((await asked(caterer, "?guests=20")).body.totalPaise).toBe(45_000_00);
});

test("its owner says what it comes with, and everybody may ask for the sum", async () => {
  const card = {
    least: 100,
    included: ["Chairs", "", "Chairs", " Tables  with covers "],
    freeKm: 20,
    perKmPaise: 10_00,
    gst: "onTop",
    gstPercent: 18,
    depositPaise: 25_000_00,
    token: 20,
    advance: 50,
    advanceDays: 30,
    ladder: "firm",
  };
  const saved = await save(venue, { card });
  expect([saved.status, saved.body.message]).toEqual([200, "Your prices are saved."]);
  expect((await kept(venue)).body).toMatchObject({
    said: true,
    basePaise: 850_00,
    card: { ...card, included: ["Chairs", "Tables with covers"], hours: null },
  });
  // Bhopal: about 195 km by road.
  const { body } = await asked(venue, "?guests=300&pin=462001");
  expect(body.km).toBeGreaterThan(150);
  expect(body.km).toBeLessThan(250);
  const way = (body.km! - 20) * 10_00;
  expect(body.subtotalPaise).toBe(2_55_000_00 + way);
  expect(body.totalPaise).toBe(Math.round((body.subtotalPaise * 118) / 100));
  expect(body.payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(body.totalPaise);
  expect(body.depositPaise).toBe(25_000_00);
  const byDistrict = await asked(venue, "?guests=300&state=MP&district=bhopal");
  expect(Math.abs(byDistrict.body.km! - body.km!)).toBeLessThan(60);
  expect((await asked(venue, "?guests=10")).body.lines[0]).toMatchObject({ quantity: 100, label: "Price of a plate" });
});

test("whoever writes steps of their own reads them as they were written, and so does everybody", async () => {
  const card = (ladderSteps: object[]) => ({ card: { ladder: "own", ladderSteps } });
  const put = (body: object) =>
    site.call<{ card: PriceCard; errors: Record<string, string> }>("PUT", `/api/listings/${volunteer}/price-card`, {
      cookie: owner.cookie,
      body,
    });
  const steps = [
    { days: 30, back: 100 },
    { days: 1, back: 25 },
  ];
  expect((await put(card(steps))).body.card).toMatchObject({ ladder: "own", ladderSteps: steps });
  const refused = await put(card(steps.toReversed()));
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors)).toEqual(["card.ladderSteps.1.days", "card.ladderSteps.1.back"]);
  expect((await put(card([]))).status).toBe(400);
});

test("the price itself stands once: saved here, the cards and searches say the same", async () => {
  expect((await save(venue, { basePaise: 900_00, card: { gst: "none" } })).body).toMatchObject({ basePaise: 900_00 });
  const row = async () =>
    (
      await query<{ price: string; attributes: { price: number; priceUnit: string }; status: string; pin: string }>(
        "SELECT price, attributes, status, pin FROM listings WHERE id = $1",
        [venue],
      )
    ).rows[0]!;
  expect(await row()).toMatchObject({
    attributes: { price: 900_00, priceUnit: "plate" },
    status: "approved",
    pin: "452001",
  });
  expect(Number((await row()).price)).toBe(900_00);
  expect((await save(venue, { basePaise: 75_000_00, unit: "day", card: {} })).body).toMatchObject({
    unit: "day",
    counts: null,
  });
  expect((await row()).attributes).toMatchObject({ price: 75_000_00, priceUnit: "day" });
  expect((await asked(venue, "?days=2")).body.totalPaise).toBe(1_50_000_00);
  // Where the field is needed, or the unit unknown, nothing at all changes.
  const without = await save(venue, { basePaise: null, card: { hours: 5 } });
  expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([400, ["basePaise"]]);
  expect([(await save(venue, { unit: "moon", card: { hours: 5 } })).status]).toEqual([400]);
  expect((await kept(venue)).body).toMatchObject({ basePaise: 75_000_00, unit: "day", card: { hours: null } });
  // A price that may be left out goes, and comes again.
  expect((await save(chairs, { basePaise: 25_00, unit: "piece", card: { least: 50 } })).body).toMatchObject({
    basePaise: 25_00,
    unit: "piece",
    counts: "pieces",
  });
  expect((await asked(chairs, "?pieces=200")).body.totalPaise).toBe(5_000_00);
  expect((await save(chairs, { basePaise: null, card: {} })).body.basePaise).toBeNull();
  expect((await asked(chairs, "?pieces=200")).body.totalPaise).toBeNull();
  // Of a listing that lacks what is asked for today this says so, in place of naming boxes that are not here.
  const lacking = await save(volunteer, { basePaise: 0, card: { hours: 8 } });
  expect([lacking.status, lacking.body.errors]).toEqual([409, undefined]);
  expect(lacking.body.error).toMatch(/^Please edit the listing itself first, then its price: .+ required$/);
  expect((await save(volunteer, { card: { hours: 8, foodFor: 1 } })).body.card).toMatchObject({ hours: 8, foodFor: 1 });
});

test("nothing is taken and dropped: every documented field is read back, or refused", async () => {
  const card = { ...EXAMPLE_CARD, least: 120, leastPaise: 90_000_00, depositPaise: 10_000_00 };
  expect(Object.entries(card).filter(([name, said]) => said === null && name !== "ladderSteps")).toEqual([]);
  await query("UPDATE listings SET owner_id = $1, pin = '452001', city = 'Indore' WHERE id = $2", [owner.id, caterer]);
  for (const [of, basePaise, unit] of [
    [caterer, 480_00, "plate"],
    [venue, 880_00, "plate"],
  ] as const) {
    const saved = await save(of, { basePaise, unit, card });
    expect([saved.status, saved.body]).toMatchObject([200, { basePaise, unit, card }]);
    expect((await kept(of)).body).toMatchObject({ basePaise, unit, card });
  }
  // What is not said of it leaves the smallest order of a caterer, which stands with the listing.
  expect((await save(caterer, { card: {} })).body.card).toMatchObject({ least: 120, leastPaise: null });
  const other = await save(caterer, { unit: "day", card: { hours: 5 } });
  expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([400, ["unit"]]);
  expect((await kept(caterer)).body).toMatchObject({ unit: "plate", card: { hours: null, least: 120 } });
});

test("what is wrong is said by field, and nothing is kept of it", async () => {
  for (const [card, field] of [
    [{ hours: 25 }, "card.hours"],
    [{ hours: "2" }, "card.hours"],
    [{ extraHourPaise: -1 }, "card.extraHourPaise"],
    [{ extraHourPaise: 1.5 }, "card.extraHourPaise"],
    [{ included: Array.from({ length: 21 }, (_none, at) => `Line ${at}`) }, "card.included"],
    [{ included: ["x".repeat(121)] }, "card.included.0"],
    [{ freeKm: 10 }, "card.perKmPaise"],
    [{ gst: "onTop" }, "card.gstPercent"],
    [{ gst: "some" }, "card.gst"],
    [{ token: 60, advance: 50 }, "card.advance"],
    [{ ladder: "strict" }, "card.ladder"],
    [{ needs: "x".repeat(501) }, "card.needs"],
  ] as const) {
    const { status, body } = await save(venue, { card });
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(card)).toEqual([400, [field]]);
  }
  const before = (await kept(venue)).body;
  expect((await save(venue, {})).body).toMatchObject({ said: true, card: before.card, basePaise: before.basePaise });
  for (const [question, field] of [
    ["guests=0", "guests"],
    ["guests=x", "guests"],
    ["hours=25", "hours"],
    ["pin=12", "pin"],
    ["pin=999999", "pin"],
    ["state=MP&district=Nowhere", "district"],
  ] as const) {
    const { status, body } = await asked(venue, `?${question}`);
    expect([status, Object.keys(body.errors ?? {})], question).toEqual([400, [field]]);
  }
});

test("nobody else reads or writes a card, and an admin who does leaves a line", async () => {
  for (const [who, status] of [
    [null, 401],
    [stranger, 404],
  ] as const) {
    expect((await kept(venue, who)).status).toBe(status);
    expect((await save(venue, { card: {} }, who)).status).toBe(status);
  }
  expect((await asked(waiting)).status).toBe(404);
  expect((await asked(newId())).status).toBe(404);
  expect((await asked("nothing")).status).toBe(404);
  expect((await kept(waiting)).status).toBe(200);
  expect((await save(waiting, { card: { hours: 5 } }, admin)).status).toBe(200);
  const { rows } = await query(
    "SELECT actor_id FROM audit_log WHERE action = 'prices.edited_by_admin' AND subject_id = $1",
    [waiting],
  );
  expect(rows).toEqual([{ actor_id: admin.id }]);
});

test("a card is in the copy of its owner's data, and goes with the listing", async () => {
  const { rows } = await query<{ n: number }>("SELECT count(*)::int AS n FROM price_cards WHERE listing_id = $1", [
    waiting,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
  const copies = site.deps.personal.flatMap(({ copy = {} }) => Object.entries(copy));
  const [, statement] = copies.find(([name]) => name === "priceCards")!;
  const copied = await query<{ slug: string; card: PriceCard }>(statement, [owner.id]);
  expect(copied.rows.map(({ slug }) => slug)).toContain("moti-mahal");
  await query("DELETE FROM listings WHERE id = $1", [waiting]);
  expect((await query("SELECT 1 FROM price_cards WHERE listing_id = $1", [waiting])).rows).toEqual([]);
});
