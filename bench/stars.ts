/** Lists by the stars alone (sort=rating) beside the same in their own order, and whether one is put in order rather than read in it. */
import { addDays, todayIST } from "../src/domain/dates.ts";
import { centreOfDistrict } from "../src/domain/places/centres.ts";
import { searchListings, type ListingQuery } from "../src/features/listings/listing-search.server.ts";
import { databaseOver } from "../src/platform/database/database.server.ts";
import type { Deps } from "../src/platform/deps.server.ts";
import { benchDatabase } from "./database.ts";
import { median } from "./figures.ts";
import { liveIn } from "./lived-in.ts";
import { listened } from "./plans.ts";
import { placeAll } from "./radius.ts";
import type { Settings, Table } from "./table.ts";

const DAY = addDays(todayIST(), 80);

async function timed(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const startedAt = performance.now();
    await work();
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

/** `npm run bench -- stars`. */
export async function benchStars({ listings, rounds }: Settings): Promise<Table> {
  const { pool, stop } = await benchDatabase(listings);
  await placeAll(pool);
  await liveIn(pool, DAY);
  const { db, sent } = listened(databaseOver(pool, "postgres", stop));
  const deps = { database: { db, pool, reads: db }, db, now: () => new Date() } as unknown as Deps;
  const point = (await centreOfDistrict("Madhya Pradesh", "Indore"))!;
  const when = { from: DAY, until: DAY, slot: "" as const, only: false };
  const ways: [string, ListingQuery][] = [
    ["all of India", {}],
    ["a state", { state: "Madhya Pradesh" }],
    ["a district", { state: "Madhya Pradesh", districts: ["Indore"] }],
    ["four stars and more", { minRating: 4 }],
    ["words ('registration desk')", { q: "registration desk" }],
    ["within 25 km", { near: { point, km: 25 } }],
    ["free on the peak day in a district", { state: "Madhya Pradesh", districts: ["Indore"], when }],
    ["free on the peak day in all of India", { when }],
  ];
  const rows: string[][] = [];
  for (const [what, query] of ways) {
    const ask = (sort: "best" | "rating") => () => searchListings(deps, "volunteers", { ...query, sort });
    await timed(10, ask("best"));
    await timed(10, ask("rating"));
    sent.length = 0;
    const [best, stars] = [await timed(rounds * 20, ask("best")), await timed(rounds * 20, ask("rating"))];
    const page = sent.findLast(({ text }) => text.includes("by_stars"))!;
    const { rows: plan } = await pool.query<{ "QUERY PLAN": string }>(`EXPLAIN ${page.text}`, page.values);
    const lines = plan.map((line) => line["QUERY PLAN"]);
    rows.push([
      what,
      `${best.toFixed(2)} ms`,
      `${stars.toFixed(2)} ms`,
      `${(stars / best).toFixed(2)} ×`,
      [...new Set(lines.flatMap((line) => /Scan.* using (\w+by_stars)/.exec(line)?.[1] ?? []))].join(", ") || "–",
    ]);
  }
  await stop();
  return {
    title: `By the stars alone: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers and the rest in proportion, one client, page and count, median of ${rounds * 20}`,
    rows: [["", "best first", "highest rated", "ratio", "index that is read in its order"], ...rows],
  };
}
