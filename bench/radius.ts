/** What lies around a place: lists within a radius, best first and nearest first, beside those of a district. */
import type pg from "pg";
import { centreOfDistrict, type Point } from "../src/domain/places/centres.ts";
import { addDays, todayIST } from "../src/domain/dates.ts";
import { searchListings, type ListingQuery } from "../src/features/listings/listing-search.server.ts";
import { databaseOver } from "../src/platform/database/database.server.ts";
import type { Deps } from "../src/platform/deps.server.ts";
import { benchDatabase } from "./database.ts";
import { median } from "./figures.ts";
import type { Settings, Table } from "./table.ts";

const LIMIT_MS = 5;
type Way = [what: string, limit: string, measure: () => Promise<number>];

/** The generator writes without triggers: once, what they would have written. */
export async function placeAll(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await client.query("SET statement_timeout = 0");
  const { rows } = await client.query("SELECT 1 FROM listing_cells LIMIT 1");
  if (rows.length === 0)
    await client.query("SELECT place_cells(ARRAY(SELECT id FROM listings WHERE status = 'approved'))");
  await client.query("VACUUM ANALYZE listing_cells");
  client.release(true);
}

async function timed(times: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const startedAt = performance.now();
    await work(at);
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

export async function benchRadius({ listings, rounds }: Settings): Promise<Table> {
  const { pool, stop } = await benchDatabase(listings);
  await placeAll(pool);
  const database = databaseOver(pool, "postgres", stop);
  const deps = { database, db: database.db, now: () => new Date() } as Deps;
  const { rows } = await pool.query<{ state: string; district: string }>(
    `SELECT state, district FROM listing_places WHERE category = 'volunteers' AND visible AND district <> '' GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 60`,
  );
  const points = (await Promise.all(rows.map(({ state, district }) => centreOfDistrict(state, district)))).filter(
    (point) => point !== null,
  );
  const when = { from: addDays(todayIST(), 80), until: addDays(todayIST(), 80), slot: "" as const, only: false };
  const times = rounds * 40;
  const around = (km: number, more: Omit<ListingQuery, "near"> = {}) => {
    const at = (turn: number): Point => points[turn % points.length]!;
    return async () => {
      const ask = (turn: number) => searchListings(deps, "volunteers", { ...more, near: { point: at(turn), km } });
      await timed(points.length, ask);
      return timed(times, ask);
    };
  };
  const ways: Way[] = [
    ...[5, 25, 50, 100, 200].map((km): Way => [`within ${km} km, best first`, `${LIMIT_MS} ms`, around(km)]),
    ...[25, 200].map((km): Way => [
      `within ${km} km, nearest first`,
      km === 25 ? `${LIMIT_MS} ms` : "",
      around(km, { sort: "near" }),
    ]),
    ["within 25 km, free on a day", "", around(25, { when })],
  ];
  const measured: string[][] = [];
  for (const [what, limit, measure] of ways) measured.push([what, `${(await measure()).toFixed(2)} ms`, limit]);
  await stop();
  return {
    title: `Around the middles of the ${points.length} fullest districts: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers and the rest in proportion, one client, page and count, median of ${times}`,
    rows: [["", "median", "limit"], ...measured],
  };
}
