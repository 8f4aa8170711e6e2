/** The numbers beside the filters of lists and of the search over everything: how long they take, and how near samples come to counting. */
import type pg from "pg";
import { addDays, todayIST } from "../src/domain/dates.ts";
import { facetsAt } from "../src/features/listings/list-question.server.ts";
import { countedFacets, type CountsFacets, type Facet } from "../src/features/listings/listing-facets.server.ts";
import { categoryOf } from "../src/features/registry.ts";
import { searchFacetsAt } from "../src/features/search/search-facets.server.ts";
import { tellChange } from "../src/platform/cache/changes.server.ts";
import { databaseOver } from "../src/platform/database/database.server.ts";
import type { Deps } from "../src/platform/deps.server.ts";
import { benchDatabase } from "./database.ts";
import { median } from "./figures.ts";
import { liveIn } from "./lived-in.ts";
import { listened, scansIn } from "./plans.ts";
import { placeAll } from "./radius.ts";
import type { Settings, Table } from "./table.ts";

const LIMIT_MS = 60;
const DAY = addDays(todayIST(), 80);

/** [what, the list (null: the search over everything), the address behind it]. */
const ASKED: readonly (readonly [what: string, list: string | null, query: string])[] = [
  ["all volunteers", "volunteers", ""],
  ["a state", "volunteers", "state=Madhya Pradesh"],
  ["a district", "volunteers", "state=Madhya Pradesh&district=Indore"],
  ["words", "volunteers", "q=registration desk"],
  ["three filters chosen", "volunteers", "state=Maharashtra&rating=4&verified=mobile&answers=4h"],
  ["free on a day", "volunteers", `date=${DAY}`],
  ["free on a day in a state", "volunteers", `state=Maharashtra&date=${DAY}`],
  ["within 25 km", "volunteers", "near=Indore"],
  ["within 200 km", "volunteers", "near=Indore&radius=200"],
  ["within 100 km, free on a day, four stars", "volunteers", `near=Indore&radius=100&date=${DAY}&rating=4`],
  ["all artists (20 kinds)", "artists", ""],
  ["all caterers", "caterers", ""],
  ["caterers of a kitchen and a band", "caterers", "kitchen=Pure vegetarian&band=500-800"],
  ["venues for 300 in words", "venues", "q=hall for 300 in jaipur"],
  ["everything, words", null, "q=crowd management lucknow"],
  ["everything, a common word", null, "q=registraton desk"],
  ["everything, one category", null, "q=wedding&category=planners"],
  ["everything, a day and a filter", null, `date=${DAY}&verified=documents`],
];

/** What is verified, and how soon who answers, as no test data has it: a sixth, two thirds, and two in five. Written once, behind the triggers. */
async function proveAll(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query("SELECT 1 FROM listing_search WHERE answer_minutes IS NOT NULL LIMIT 1");
  if (rows.length > 0) return;
  const client = await pool.connect();
  await client.query("SET statement_timeout = 0");
  // Without indexes a minute in place of twenty.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'listing_search' AND schemaname = 'public' AND indexname <> 'listing_search_pkey'",
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(
    `UPDATE listing_search SET papers_seen = abs(hashtext(listing_id::text)) % 6 = 0, mobile_proven = abs(hashtext(listing_id::text)) % 3 > 0,
       answer_minutes = CASE WHEN abs(hashtext('a' || listing_id)) % 5 < 2 THEN abs(hashtext('m' || listing_id)) % 2000 END`,
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query("VACUUM ANALYZE listing_search");
  client.release(true);
}

const about = (facets: readonly Facet[]) =>
  facets.some((facet) => facet.about) ? (facets.every((facet) => facet.about) ? "sample" : "both") : "counted";

type Value = { name: string; value: string; count: number };
const valuesIn = (facets: readonly Facet[]): Value[] =>
  facets.flatMap(({ name, values }) => values.map((one) => ({ name, ...one })));

const nth = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;
const percent = (off: number): string => `${(100 * off).toFixed(off < 0.1 ? 1 : 0)} %`;
const grouped = (count: number): string => count.toLocaleString("en-IN");

/**
 * How near the numbers that are shown come to those of all rows: of their deviations the middle one, that of nine in ten,
 * and the worst with what is true there; and what exists and is not shown, with the most of it.
 */
function nearness(shown: readonly Facet[], counted: readonly Facet[]): [string, string, string, string] {
  const told = new Map(valuesIn(shown).map(({ name, value, count }) => [`${name}=${value}`, count]));
  const truth = valuesIn(counted);
  const off = truth.flatMap((one) => {
    const said = told.get(`${one.name}=${one.value}`);
    if (said === undefined || (said === 0 && one.count === 0)) return [];
    // Of what is not there at all each that is said is one too many.
    return [{ ...one, said, by: Math.abs(said - one.count) / Math.max(one.count, 1) }];
  });
  const worst = off.toSorted((a, b) => b.by - a.by)[0];
  const hidden = truth
    .filter(({ name, value, count }) => count > 0 && !told.has(`${name}=${value}`))
    .toSorted((a, b) => b.count - a.count);
  const by = off.map((one) => one.by);
  return [
    percent(nth(by, 0.5)),
    percent(nth(by, 0.9)),
    worst && worst.by > 0
      ? `${percent(worst.by)}: ${grouped(worst.said)} of ${grouped(worst.count)} (${worst.name}=${worst.value})`
      : "none",
    hidden[0] ? `${hidden.length}, at most ${grouped(hidden[0].count)} (${hidden[0].name}=${hidden[0].value})` : "none",
  ];
}

export async function benchFacets({ listings, rounds }: Settings): Promise<Table> {
  const { pool, stop } = await benchDatabase(listings);
  await placeAll(pool);
  await liveIn(pool, DAY);
  await proveAll(pool);
  const { db, sent } = listened(databaseOver(pool, "postgres", stop));
  const deps = { database: { db, pool }, db, now: () => new Date() } as unknown as Deps;
  const rows: string[][] = [];
  for (const [what, list, query] of ASKED) {
    const asked = (count?: CountsFacets) => {
      const params = new URLSearchParams(query);
      return list ? facetsAt(deps, categoryOf(list), params, count) : searchFacetsAt(deps, params, count);
    };
    const ask = async () => {
      tellChange(["listings"]);
      return asked();
    };
    let facets = await ask();
    const times: number[] = [];
    for (let round = 0; round < rounds * 5; round++) {
      sent.length = 0;
      const startedAt = performance.now();
      facets = await ask();
      times.push(performance.now() - startedAt);
    }
    const scans = listings < 50_000 ? [] : await scansIn(pool, sent.splice(0));
    if (scans.length > 0) console.log(`'${what}' reads a whole table: ${scans.join(", ").trim()}`);
    const values = facets.flatMap((facet) => facet.values);
    rows.push([
      what,
      `${facets.length} filters, ${values.length} values`,
      about(facets),
      `${median(times).toFixed(1)} ms`,
      `${Math.max(...times).toFixed(1)} ms`,
      (median(times) / LIMIT_MS).toFixed(2),
      ...nearness(facets, await asked(countedFacets)),
    ]);
  }
  await stop();
  return {
    title: `Numbers beside the filters: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers and the rest in proportion, one client, median of ${rounds * 5}; limit ${LIMIT_MS} ms`,
    rows: [
      [
        "asked",
        "counted",
        "how",
        "median",
        "highest",
        "of the limit",
        "off: middle",
        "nine in ten",
        "worst",
        "there, not shown",
      ],
      ...rows,
    ],
  };
}
