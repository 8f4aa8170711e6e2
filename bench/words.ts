import { databaseOver } from "../src/platform/database/database.server.ts";
import { searchEverything } from "../src/features/search/search-service.server.ts";
import { benchDatabase } from "./database.ts";
import { median } from "./figures.ts";
import { listened, scansIn } from "./plans.ts";
import type { Settings, Table } from "./table.ts";

const LIMIT_MS = 60;
/** As people type: each with a mistake; about one thing in one place, of one name, and of what a fifth of all listings say. */
const MISTYPED = [
  "photografy indore",
  "mumbia banquet hal",
  "sufi singr jaipur",
  "weding plannner delhi",
  "priyanka sharmaa",
  "registraton desk",
  "crowd managment lucknow",
  "silent genrator agra",
];

/** Free text over every category, alone on the machine, and the plans of what it sends: none may read all of a table of listings. */
export async function benchWords({ listings, rounds }: Settings): Promise<Table> {
  const { pool, stop } = await benchDatabase(listings);
  const { db, sent } = listened(databaseOver(pool, "postgres", stop));
  const rows: string[][] = [];
  for (const q of MISTYPED) {
    const times: number[] = [];
    let answer = await searchEverything({ db, now: () => new Date() }, { q, state: "", category: "" });
    sent.length = 0;
    for (let round = 0; round < rounds * 5; round++) {
      const startedAt = performance.now();
      answer = await searchEverything({ db, now: () => new Date() }, { q, state: "", category: "" });
      times.push(performance.now() - startedAt);
    }
    const scans = await scansIn(pool, sent.splice(0));
    if (scans.length > 0) throw new Error(`'${q}' reads a whole table: ${scans.join(", ").trim()}`);
    const found = answer.categories
      .map(({ category, count, about }) => `${about ? "~" : ""}${count} ${category}`)
      .join(", ");
    rows.push([
      q,
      answer.corrected ?? "–",
      found || "nothing",
      `${median(times).toFixed(1)} ms`,
      `${Math.max(...times).toFixed(1)} ms`,
      (median(times) / LIMIT_MS).toFixed(2),
    ]);
  }
  await stop();
  return {
    title: `Free text with a typo over every category, with counts by category and state: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers and the rest in proportion, one client, median of ${rounds * 5}; limit ${LIMIT_MS} ms; no plan reads a whole table`,
    rows: [["typed", "understood", "found", "median", "highest", "of the limit"], ...rows],
  };
}
