/** Who is free on a day: lists with a date beside the same without, what a hold costs, and whether the bits are right. */
import type pg from "pg";
import { cardDays } from "../src/features/calendar/card-days.server.ts";
import { takenHalves } from "../src/features/calendar/calendar-days.ts";
import { holdDay, releaseDays } from "../src/features/calendar/holding.server.ts";
import { calendarsOf } from "../src/features/calendar/calendar-facts.server.ts";
import { searchListings } from "../src/features/listings/listing-search.server.ts";
import type { ListingQuery } from "../src/features/listings/listing-search.server.ts";
import { addDays, todayIST } from "../src/domain/dates.ts";
import { databaseOver } from "../src/platform/database/database.server.ts";
import { transaction } from "../src/platform/database/transaction.server.ts";
import type { Deps } from "../src/platform/deps.server.ts";
import { benchDatabase } from "./database.ts";
import { median } from "./figures.ts";
import { liveIn } from "./lived-in.ts";
import type { Settings, Table } from "./table.ts";

const LIMITS = { dateMs: 2, overPlain: 3, cards: 1.3, write: 1.5 };
/** The day of the year on which most marry. */
const PEAK = addDays(todayIST(), 80);
const CHANGES = 10_000;
const LOOKED_AT = 10_000;

async function timed(times: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const startedAt = performance.now();
    await work(at);
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

/** The page's statement alone: counts are kept for half a minute, and are the same with and without cards. */
async function lists(deps: Deps, places: ListingQuery[], times: number): Promise<string[][]> {
  const when = { from: PEAK, until: PEAK, slot: "" as const, only: false };
  const one = (at: number) => places[at % places.length]!;
  const plain = (at: number) =>
    searchListings<{ _id?: string; id?: string; userId?: { _id: string } }>(deps, "volunteers", one(at));
  const dated = (at: number) => searchListings<{ _id: string }>(deps, "volunteers", { ...one(at), when });
  const withCards = async (at: number) => {
    const { rows } = await dated(at);
    await cardDays(
      deps,
      rows.map(({ _id }) => _id),
      when,
    );
  };
  for (const way of [plain, dated, withCards]) await timed(places.length * 2, way);
  const [plainMs, datedMs, cardsMs] = [
    await timed(times, plain),
    await timed(times, dated),
    await timed(times, withCards),
  ];
  const row = (what: string, ms: number, than: number, limit: string) => [
    what,
    `${ms.toFixed(2)} ms`,
    `${(ms / than).toFixed(2)} ×`,
    limit,
  ];
  return [
    row("without a date", plainMs, plainMs, ""),
    row("free on the peak day", datedMs, plainMs, `${LIMITS.dateMs} ms, ${LIMITS.overPlain} ×`),
    row("the same with what the cards say", cardsMs, datedMs, ""),
  ];
}

/** A request takes its day and gives it back, a transaction each as the site does it, with the triggers and without. */
async function writing(pool: pg.Pool, deps: Deps, ids: readonly string[], times: number): Promise<[number, number]> {
  const far = addDays(todayIST(), 400);
  const { rows: requests } = await pool.query<{ id: string; listing: string }>(
    `INSERT INTO enquiries (id, number, kind, status, listing_id, name, phone, event_type, event_date, city)
     SELECT gen_random_uuid(), 'BENCH-' || n, 'volunteerBooking', 'accepted', id, 'Ravi', '+919876543210', 'Wedding', $2::date, 'Indore'
     FROM unnest($1::uuid[]) WITH ORDINALITY w(id, n) RETURNING id, listing_id AS listing`,
    [ids.slice(0, 200), far],
  );
  const pair = async (at: number) => {
    const { id: enquiryId, listing: listingId } = requests[at % requests.length]!;
    await transaction(deps.db, (tx) => holdDay(deps, tx, { listingId, enquiryId, day: far }));
    await transaction(deps.db, (tx) => releaseDays(tx, enquiryId));
  };
  const trigger = (how: "ENABLE" | "DISABLE") =>
    pool.query(
      ["holds_added_days", "holds_removed_days"].map((name) => `ALTER TABLE holds ${how} TRIGGER ${name}`).join("; "),
    );
  await timed(50, pair);
  const turns: [number, number][] = [];
  for (let turn = 0; turn < 3; turn++) {
    const bits = await timed(times, pair);
    await trigger("DISABLE");
    const bare = await timed(times, pair);
    await trigger("ENABLE");
    turns.push([bits, bare]);
  }
  await pool.query("DELETE FROM enquiries WHERE number LIKE 'BENCH-%'");
  return [median(turns.map(([bits]) => bits)), median(turns.map(([, bare]) => bare))];
}

/** Random changes, then the bits of random listings against what is true. @returns how many were looked at, and how many were wrong */
async function rightness(pool: pg.Pool, deps: Deps, ids: readonly string[]): Promise<[number, number]> {
  const today = todayIST();
  for (let at = 0; at < CHANGES; at += 100)
    await pool.query(
      `WITH gone AS (DELETE FROM holds h USING unnest($1::uuid[]) w(id) WHERE h.listing_id = w.id AND h.day < $2::date + 40 AND hashtext(h.id::text) % 3 = 0)
       INSERT INTO holds (id, listing_id, unit, day, slot, span, kind)
       SELECT gen_random_uuid(), w.id, '', $2::date + (n % 60)::int, s.slot, tstzrange(($2::date + (n % 60)::int + make_interval(mins => (slot_minutes(s.slot)).begins)) AT TIME ZONE 'Asia/Kolkata', ($2::date + (n % 60)::int + make_interval(mins => (slot_minutes(s.slot)).ends)) AT TIME ZONE 'Asia/Kolkata', '[)'), 'block'
       FROM unnest($1::uuid[]) WITH ORDINALITY w(id, n) CROSS JOIN LATERAL (SELECT (ARRAY['whole', 'day', 'evening', 'full'])[1 + abs(hashtext(w.id::text || $3)) % 4] AS slot) s ON CONFLICT DO NOTHING`,
      [Array.from({ length: 100 }, (_, n) => ids[(at * 7 + n * 13) % ids.length]), today, String(at)],
    );
  let wrong = 0;
  const chosen = Array.from({ length: Math.min(LOOKED_AT, ids.length) }, (_, n) => ids[(n * 31) % ids.length]!);
  const days = Array.from({ length: 100 }, (_, at) => addDays(today, at));
  for (let at = 0; at < chosen.length; at += 200) {
    const some = chosen.slice(at, at + 200);
    const { rows } = await pool.query<{ id: string; halves: string }>(
      `SELECT d.listing_id AS id, string_agg(coalesce(get_bit(d.by_day, bit_of_day(w.day)), 0)::text || coalesce(get_bit(d.by_evening, bit_of_day(w.day)), 0), ' ' ORDER BY w.day) AS halves
       FROM listing_days d CROSS JOIN unnest($2::date[]) w(day) WHERE d.listing_id = ANY($1) AND d.state = '' GROUP BY 1`,
      [some, days],
    );
    const bits = new Map(rows.map(({ id, halves }) => [id, halves]));
    for (const calendar of await calendarsOf(deps.db, some, today, addDays(today, 100))) {
      const truth = days.map((day) => {
        const { byDay, byEvening } = takenHalves(calendar, day);
        return `${Number(byDay)}${Number(byEvening)}`;
      });
      if (truth.join(" ") !== bits.get(calendar.id)) wrong++;
    }
  }
  return [chosen.length, wrong];
}

export async function benchFree({ listings, rounds }: Settings): Promise<Table> {
  const { pool, stop } = await benchDatabase(listings);
  await liveIn(pool, PEAK);
  const database = databaseOver(pool, "postgres", stop);
  const deps = { database, db: database.db, now: () => new Date() } as Deps;
  const { rows: states } = await pool.query<{ state: string; districts: string[] }>(
    `SELECT state, (array_agg(district ORDER BY n DESC))[:3] AS districts FROM (SELECT state, district, count(*) AS n FROM listing_places WHERE category = 'volunteers' AND visible AND district <> '' GROUP BY 1, 2) x GROUP BY 1 ORDER BY sum(n) DESC LIMIT 8`,
  );
  const { rows: some } = await pool.query<{ id: string }>(
    "SELECT id FROM listings WHERE category = 'volunteers' AND status = 'approved' ORDER BY id LIMIT 20000",
  );
  const ids = some.map(({ id }) => id);
  const times = rounds * 40;
  const ofDistricts = await lists(
    deps,
    states.flatMap(({ state, districts }) => districts.map((one) => ({ state, districts: [one] }))),
    times,
  );
  const ofStates = await lists(
    deps,
    states.map(({ state }) => ({ state })),
    times,
  );
  const ofIndia = await lists(deps, [{}], times);
  const [bits, bare] = await writing(pool, deps, ids, rounds * 100);
  const [looked, wrong] = await rightness(pool, deps, ids);
  await stop();
  const head = (name: string, rows: string[][]) =>
    rows.map(([what = "", ...others]) => [`${name}: ${what}`, ...others]);
  return {
    title: `Free on the peak day (92 of 100 of the best are taken): PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers and the rest in proportion, one client, page and count, median of ${times}`,
    rows: [
      ["", "median", "of what it stands beside", "limit"],
      ...head("a district", ofDistricts),
      ...head("a state", ofStates),
      ...head("all of India", ofIndia),
      ["a hold and its release, without bits", `${bare.toFixed(2)} ms`, "1.00 ×", ""],
      ["the same with bits", `${bits.toFixed(2)} ms`, `${(bits / bare).toFixed(2)} ×`, `${LIMITS.write} ×`],
      [
        `listings whose bits are not what is true, of ${looked.toLocaleString("en-IN")} after ${CHANGES.toLocaleString("en-IN")} changes`,
        String(wrong),
        "",
        "0",
      ],
    ],
  };
}
