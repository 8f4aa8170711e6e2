import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { SLOT_NAMES, type Slot } from "../../domain/slots.ts";
import { newId } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { testPerson } from "../notifications/people-test-kit.server.ts";
import { categories } from "../registry.ts";
import { bucketsOf, takenHalves } from "./calendar-days.ts";
import { calendarOf } from "./calendar-facts.server.ts";
import { saveSettings } from "./calendar-store.server.ts";
import { insertHolds, removeBlocks, sweepHolds } from "./hold-store.server.ts";
import { closeStock, overfullDays, setCapacity } from "./stock-store.server.ts";
import { holdDay, releaseDays } from "./holding.server.ts";

let site: TestSite;
let owner: string;
const LISTINGS: string[] = [];
const HALLS = ["Pearl", "Lawn"].map((name) => ({ name, seated: 100, floating: 200 }));
const KINDS: [string, Record<string, unknown>][] = [
  ["artists", {}],
  ["venues", { kind: "Banquet hall", capacity: 600, halls: HALLS, priceUnit: "plate", price: 85_000 }],
  ["rentals", { itemCategory: "Seating" }],
  ["managers", {}],
];
/** A listing as far as calendars go: of a category whose own fields nobody reads here. */
async function listingOf(category: string, slug: string, attributes: object, approved = true): Promise<string> {
  const chairs = { itemCategory: "Seating", brand: "", rental: "", uses: [], cities: [], description: "" };
  const { id } = await testListing(site.deps, "rentals", { title: slug, slug, attributes: chairs, approved });
  await query("UPDATE listing_places SET category = $2 WHERE listing_id = $1", [id, category]);
  await query("UPDATE listings SET category = $2, attributes = $3 WHERE id = $1", [id, category, attributes]);
  return id;
}
const today = todayIST();
const day = (at: number) => addDays(today, at);
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  site.deps.database.pool.query<Row>(text, values);

beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "10000" });
  owner = (await testPerson(site.deps, { name: "Meera Joshi" })).id;
  for (const [category, attributes] of KINDS)
    for (const at of [1, 2]) LISTINGS.push(await listingOf(category, `${category}-${at}`, attributes));
});
afterAll(() => site.close());

/** Numbers that look random and come again by their seed. */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { int, pick: <T>(from: readonly T[]): T => from[int(0, from.length - 1)]!, chance: (p: number) => next() < p };
}

const REACH = 20;
/** 'de', 'd', 'e' or '' for each day: which halves are taken, by the bits, and by what is true. */
async function bothOf(listing: string): Promise<{ bits: string[]; truth: string[] }> {
  const calendar = (await calendarOf(site.deps.db, listing, today, day(REACH)))!;
  const days = Array.from({ length: REACH }, (_, at) => day(at));
  const truth = days.map((one) => {
    const { byDay, byEvening } = takenHalves(calendar, one);
    return `${byDay ? "d" : ""}${byEvening ? "e" : ""}`;
  });
  const { rows } = await query<{ place: string; halves: string[] }>(
    `SELECT d.state || '/' || d.district AS place, array_agg(concat(CASE WHEN get_bit(d.by_day, bit_of_day(w.day)) = 1 THEN 'd' END, CASE WHEN get_bit(d.by_evening, bit_of_day(w.day)) = 1 THEN 'e' END) ORDER BY w.day) AS halves
     FROM listing_days d CROSS JOIN unnest($2::date[]) w(day) WHERE d.listing_id = $1 GROUP BY 1 ORDER BY 1`,
    [listing, days],
  );
  expect(rows.map(({ place }) => place)).toEqual(["/", "Madhya Pradesh/", "Madhya Pradesh/Indore"]);
  for (const { halves } of rows) expect(halves).toEqual(rows[0]!.halves);
  return { bits: rows[0]!.halves, truth };
}

test("every place of an approved listing has its row, and what is hidden has none", async () => {
  const id = await listingOf("artists", "waits", {}, false);
  const places = async () =>
    (await query<{ n: number }>("SELECT count(*)::int AS n FROM listing_days WHERE listing_id = $1", [id])).rows[0]!.n;
  expect(await places()).toBe(0);
  await transaction(site.deps.db, (tx) =>
    insertHolds(tx, id, [{ unit: "", day: day(3), slot: "whole", kind: "block" }], new Date()),
  );
  await query("UPDATE listings SET status = 'approved' WHERE id = $1", [id]);
  await query("UPDATE listing_places SET visible = true WHERE listing_id = $1", [id]);
  expect(await places()).toBe(3);
  expect((await bothOf(id)).bits[3]).toBe("de");
  await query("UPDATE listings SET status = 'suspended' WHERE id = $1", [id]);
  expect(await places()).toBe(0);
});

test("the database knows which categories are counted", async () => {
  const { rows } = await query<{ category: string; counts: string }>(
    "SELECT category, calendar_counts(category) AS counts FROM unnest($1::text[]) category",
    [categories.map(({ key }) => key)],
  );
  for (const { category, counts } of rows)
    expect([category, counts !== ""]).toEqual([
      category,
      categories.find(({ key }) => key === category)!.calendar.mode === "counted",
    ]);
});

test.each([11, 2026])(
  "seed %i: after random changes the bits are what holds, counts and calendars say",
  async (seed) => {
    const { int, pick, chance } = seeded(seed);
    const asked = new Map<string, string[]>();
    for (let round = 0; round < 160; round++) {
      const listing = pick(LISTINGS);
      const calendar = (await calendarOf(site.deps.db, listing, today, day(REACH)))!;
      const counted = calendar.rule.mode === "counted";
      const at = int(0, REACH - 3);
      const mine = asked.get(listing) ?? [];
      asked.set(listing, mine);
      await transaction(site.deps.db, async (tx) => {
        switch (int(0, 6)) {
          case 0:
            if (counted)
              await closeStock(
                tx,
                chance(0.6)
                  ? {
                      listingId: listing,
                      buckets: [0, 1].flatMap((more) => bucketsOf(calendar, { day: day(at + more) })),
                      closed: true,
                      note: "",
                    }
                  : { listingId: listing, buckets: { days: [day(at), day(at + 1)] }, closed: false, note: "" },
              );
            else
              await insertHolds(
                tx,
                listing,
                [0, 1].map((more) => ({
                  unit: pick(calendar.units),
                  day: day(at + more),
                  slot: pick<Slot>([...SLOT_NAMES, "22:00-03:00"]),
                  kind: "block",
                })),
                new Date(),
              );
            return;
          case 1:
            await removeBlocks(tx, listing, {
              from: day(at),
              to: day(at + 2),
              unit: "",
              slots: [...SLOT_NAMES, "22:00-03:00"],
            });
            return;
          case 2: {
            const wanted = int(1, 3);
            const capacity = !counted
              ? null
              : (await overfullDays(tx, listing, wanted, today)).length > 0
                ? 99
                : wanted;
            await saveSettings(tx, listing, {
              capacity,
              slots:
                counted || chance(0.5)
                  ? []
                  : pick([["day"], ["evening"], ["whole"], ["day", "evening"], ["full", "day"]]),
              ownSlots:
                calendar.rule.mode === "halls" && chance(0.4) ? [{ name: "Sangeet", from: "18:00", to: "01:30" }] : [],
              weekdaysOff: chance(0.3) ? [int(0, 6)] : [],
              leadDays: int(0, 2),
              bufferMinutes: counted ? 0 : pick([0, 60, 240, 1_440]),
            });
            if (counted) await setCapacity(tx, listing, capacity, today);
            return;
          }
          case 3: {
            // Confirmed; of some nobody knows which hall, or there was no room: they hold nothing and count all the same.
            const id = newId();
            mine.push(id);
            await tx.$client.query(
              "INSERT INTO enquiries (id, number, kind, status, listing_id, recipient_id, name, phone, event_type, event_date, city, accepted_anyway) VALUES ($1, $2, 'volunteerBooking', 'accepted', $3, $4, 'Ravi', '+919876543210', 'Wedding', $5, 'Indore', true)",
              [id, newEnquiryNumber(), listing, owner, day(at)],
            );
            const until = chance(0.4) ? new Date(Date.now() + 3_600_000) : null;
            if (chance(0.8))
              await holdDay(site.deps, tx, {
                listingId: listing,
                enquiryId: id,
                day: day(at),
                quantity: counted ? int(1, 2) : 1,
                until,
              });
            if (chance(0.6)) await tx.$client.query("UPDATE enquiries SET status = 'confirmed' WHERE id = $1", [id]);
            return;
          }
          case 4: {
            const [id] = mine.splice(int(0, 2), 1);
            if (!id) return;
            await releaseDays(tx, id);
            await tx.$client.query("UPDATE enquiries SET status = 'cancelled' WHERE id = $1", [id]);
            return;
          }
          case 5: {
            const id = mine.at(-1);
            if (id) await holdDay(site.deps, tx, { listingId: listing, enquiryId: id, day: day(at), until: null });
            return;
          }
          default:
            if (counted) await setCapacity(tx, listing, 9, day(REACH - 1));
            else if (calendar.rule.mode === "halls")
              await tx.$client.query(
                "UPDATE listings SET attributes = jsonb_set(attributes, '{halls}', $2) WHERE id = $1",
                [listing, JSON.stringify(chance(0.5) ? HALLS : [...HALLS, { name: "Ruby", seated: 50, floating: 90 }])],
              );
        }
      });
      const { bits, truth } = await bothOf(listing);
      expect(bits, `round ${round}, ${calendar.category}`).toEqual(truth);
    }
    // What ran out is as if it had never been, before and after it is swept.
    await query("UPDATE holds SET expires_at = now() - interval '1 minute' WHERE expires_at IS NOT NULL");
    await sweepHolds(site.deps.db, new Date(Date.now() - 86_400_000), new Date());
    for (const listing of LISTINGS) {
      const { bits, truth } = await bothOf(listing);
      expect(bits).toEqual(truth);
    }
  },
  120_000,
);

test("of two who hold two halls of one day at the same moment, the one who comes second sees both", async () => {
  const venue = LISTINGS[2]!;
  const at = REACH - 1;
  await query("DELETE FROM holds WHERE listing_id = $1", [venue]);
  await query("DELETE FROM calendars WHERE listing_id = $1", [venue]);
  await query("UPDATE listings SET attributes = jsonb_set(attributes, '{halls}', $2) WHERE id = $1", [
    venue,
    JSON.stringify(HALLS),
  ]);
  await Promise.all(
    HALLS.map(({ name }) =>
      transaction(site.deps.db, async (tx) => {
        await insertHolds(tx, venue, [{ unit: name, day: day(at), slot: "whole", kind: "block" }], new Date());
        await new Promise((resolve) => setTimeout(resolve, 50));
      }),
    ),
  );
  const { bits } = await bothOf(venue);
  expect(bits[at]).toBe("de");
});

test("a list for a day: who keeps a calendar and is free, then who says nothing; never who is taken", async () => {
  const ids: Record<string, string> = {};
  for (const name of ["free", "stale", "silent", "taken", "evening", "notice", "asked"])
    ids[name] = await listingOf("rentals", `x-${name}`, { itemCategory: "Day test", brand: "", uses: [], cities: [] });
  // Of one kind, and one thing at a time, in a place of their own.
  await query(
    "UPDATE listings SET category = 'artists', state = 'Goa', district = 'North Goa', rating = 0 WHERE id = ANY($1)",
    [Object.values(ids)],
  );
  await query(
    "UPDATE listing_places SET category = 'artists', state = 'Goa', district = CASE WHEN district = '' THEN '' ELSE 'North Goa' END WHERE listing_id = ANY($1)",
    [Object.values(ids)],
  );
  await query("DELETE FROM listing_days WHERE listing_id = ANY($1)", [Object.values(ids)]);
  await query("SELECT place_days($1)", [Object.values(ids)]);
  for (const name of ["free", "stale", "taken", "evening", "notice", "asked"])
    await query(
      "INSERT INTO calendars (listing_id, lead_days, updated_at) VALUES ($1, $2, now() - make_interval(days => $3))",
      [ids[name], name === "notice" ? 60 : 0, name === "stale" ? 40 : 0],
    );
  const wanted = day(50);
  await transaction(site.deps.db, async (tx) => {
    await insertHolds(tx, ids["taken"]!, [{ unit: "", day: wanted, slot: "whole", kind: "block" }], new Date());
    await insertHolds(tx, ids["evening"]!, [{ unit: "", day: wanted, slot: "day", kind: "block" }], new Date());
    await tx.$client.query(
      "INSERT INTO enquiries (id, number, kind, status, listing_id, recipient_id, name, phone, event_type, event_date, city) VALUES ($1, $2, 'volunteerBooking', 'accepted', $3, $4, 'Ravi', '+919876543210', 'Wedding', $5, 'Panaji')",
      [newId(), newEnquiryNumber(), ids["asked"], owner, wanted],
    );
  });
  const asks = async (more = "") => {
    const { status, body, headers } = await site.call<{ _id: string; availability: string }[]>(
      "GET",
      `/api/artists/?state=Goa&date=${wanted}${more}`,
    );
    expect(status).toBe(200);
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return {
      found: body.map((one) => `${names.get(one._id)} ${one.availability}`),
      total: headers["x-total-count"],
      link: String(headers["link"] ?? ""),
    };
  };
  const told = ["asked asked", "evening free", "free free"];
  const all = await asks();
  expect(all.total).toBe("5");
  expect(all.found.slice(0, 3).sort()).toEqual(told);
  expect(all.found.slice(3).sort()).toEqual(["silent notSaid", "stale notSaid"]);
  // The same in pages of two, across the border between both kinds.
  const paged: string[] = [];
  for (let more = "&limit=2"; ;) {
    const { found, link } = await asks(more);
    paged.push(...found);
    const cursor = /cursor=([\w-]+)/.exec(link)?.[1];
    if (!cursor) break;
    more = `&limit=2&cursor=${cursor}`;
  }
  expect(paged).toEqual(all.found);
  expect((await asks("&free=only")).found.sort()).toEqual(told);
  for (const more of ["", "&q=x", "&city=Indore"])
    expect((await asks(`&free=unsaid${more}`)).found.sort()).toEqual(["silent notSaid", "stale notSaid"]);
  expect((await asks("&slot=day")).found.toSorted()).toEqual([
    "asked asked",
    "free free",
    "silent notSaid",
    "stale notSaid",
  ]);
  expect((await asks("&slot=evening&district=North+Goa&sort=newest")).total).toBe("5");
  expect((await asks(`&until=${day(52)}`)).found).toContain("free free");
  // By words, by a filter of its own, and everywhere.
  expect((await asks("&q=x")).found.slice(0, 3).sort()).toEqual(told);
  expect((await asks("&city=Indore&rating=0")).total).toBe("5");
  const everywhere = await site.call<{ cards: { _id: string; availability: string }[]; total: { count: number } }>(
    "GET",
    `/api/search?state=Goa&date=${wanted}`,
  );
  expect(everywhere.body.total.count).toBe(5);
  expect(everywhere.body.cards.map(({ _id }) => _id)).not.toContain(ids["taken"]);
  expect(everywhere.body.cards.every(({ availability }) => availability)).toBe(true);

  for (const wrong of [
    `date=${day(-1)}`,
    `date=${day(800)}`,
    "date=12.2.2027",
    `date=${wanted}&until=${day(40)}`,
    `date=${wanted}&until=${day(120)}`,
    `date=${wanted}&slot=night`,
    `date=${wanted}&free=all`,
  ])
    expect((await site.call("GET", `/api/artists/?${wrong}`)).status, wrong).toBe(400);
  // Without a day nothing has changed.
  const plain = await site.call<object[]>("GET", "/api/artists/?state=Goa");
  expect(plain.body).toHaveLength(7);
  expect(plain.body[0]).not.toHaveProperty("availability");
});
