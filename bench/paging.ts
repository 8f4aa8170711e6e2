import { benchDatabase } from "./database.ts";
import { median } from "./figures.ts";
import { searches, serveProgram, SITE, type Asked } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const LAST_PAGE = 200;
const WALKS = 5;
const LIMIT = { page: 1.2, growth: 1.5 };
const UNCACHED = { ANSWER_CACHE: "off" };

/** Milliseconds of one call, and the address of the next page. */
async function timed(url: string): Promise<{ ms: number; next: string | null }> {
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  const ms = performance.now() - startedAt;
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { ms, next: /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? null };
}

/** From the first page on, as often as `WALKS` says: the times of each page by its number. */
async function walk(origin: string, { path }: Asked): Promise<number[][]> {
  const times: number[][] = [];
  for (let turn = 0; turn < WALKS; turn++) {
    for (let page = 0, next: string | null = path; next && page < LAST_PAGE; page++) {
      const call = await timed(origin + next);
      (times[page] ??= []).push(call.ms);
      next = call.next;
    }
  }
  return times;
}

async function siteOn<T>(listings: number, work: (origin: string, asked: Asked[]) => Promise<T>): Promise<T> {
  const database = await benchDatabase(listings);
  const asked = await searches(database.pool);
  const site = await serveProgram("Mandap", SITE, { env: { ...UNCACHED, DATABASE_URL: database.url } });
  try {
    // Warm: the code is compiled and the pages of the index are in memory.
    for (let turn = 0; turn < 20; turn++) for (const { path } of asked) await timed(site.url + path);
    return await work(site.url, asked);
  } finally {
    await site.stop();
    await database.stop();
  }
}

/** The pages behind the first one, to page 200, one client. */
export async function benchPaging({ listings }: Settings): Promise<Table> {
  const times = await siteOn(listings, async (origin, asked) => {
    // The first of the largest state: three districts with the most people.
    await walk(origin, asked[0]!);
    return walk(origin, asked[0]!);
  });
  const first = median(times.slice(0, 10).flat());
  const parts = [
    [1, 10],
    [11, 50],
    [51, 100],
    [101, 150],
    [151, 200],
  ].filter(([from]) => times.length >= from!);
  return {
    title: `Next pages of the search call, by key: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers, one client, median of ${WALKS} walks through ${times.length} pages; limit ${LIMIT.page} × the first ten`,
    rows: [
      ["pages", "median", "of the first"],
      ...parts.map(([from, to]) => [
        `${from} to ${Math.min(to!, times.length)}`,
        `${median(times.slice(from! - 1, to).flat()).toFixed(2)} ms`,
        `${(median(times.slice(from! - 1, to).flat()) / first).toFixed(2)} ×`,
      ]),
    ],
  };
}

/** The same call on a tenth of the listings and on all of them, one client. */
export async function benchGrowth({ listings, rounds }: Settings): Promise<Table> {
  const amounts = [Math.round(listings / 10), listings];
  const medians: number[] = [];
  for (const amount of amounts) {
    medians.push(
      await siteOn(amount, async (origin, asked) => {
        const times: number[] = [];
        for (let turn = 0; turn < rounds * 20; turn++)
          for (const { path } of asked) times.push((await timed(origin + path)).ms);
        return median(times);
      }),
    );
  }
  return {
    title: `Growth of the search call, one client, median; limit ${LIMIT.growth} ×`,
    rows: [
      ["volunteers", "median", "of the smaller"],
      ...amounts.map((amount, at) => [
        amount.toLocaleString("en-IN"),
        `${medians[at]!.toFixed(2)} ms`,
        `${(medians[at]! / medians[0]!).toFixed(2)} ×`,
      ]),
    ],
  };
}
