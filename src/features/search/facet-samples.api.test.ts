/** Numbers that are reckoned from a sample: of which rows, and that the sample is what the index of words has. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { centreOfPin, type Point } from "../../domain/places/centres.ts";
import { tellChange } from "../../platform/cache/changes.server.ts";
import { roundedAbout } from "../listings/listing-facets.server.ts";
import { searchText } from "../listings/listing-search-text.ts";
import { searchIds, type ListingQuery } from "../listings/listing-search.server.ts";
import type { FacetCounts } from "../listings/search-view.ts";

let site: TestSite;
let point: Point;
const DAY = addDays(todayIST(), 30);
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
/** How many of a category have an id whose last but one digit is one of the first so many, and whose last one is 0. */
const LISTINGS = { beauty: { ends: 1, of: 1_300 }, ceremonies: { ends: 4, of: 100 }, decorators: { ends: 16, of: 25 } };
/** Which sample is the largest that reads few enough rows (two thirds lie in the circle): by words, in a circle, on a day, and on a day in a circle. */
const TIMES = { beauty: [64, 64, 256, 64], ceremonies: [16, 16, 16, 16], decorators: [16, 1, 16, 1] };
type Key = keyof typeof LISTINGS;

beforeAll(async () => {
  site = await startTestSite();
  point = (await centreOfPin("452001"))!;
  for (const [key, { ends, of }] of Object.entries(LISTINGS))
    await sql(
      `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, pin, search_text, rating, rating_sum, rating_count, papers_seen, mobile_proven)
       SELECT (left(md5($1 || n || ' ' || e), 30) || to_hex(e) || '0')::uuid, $1, 's' || n || '-' || e, 's' || n || '-' || e, 'approved', 'One ' || n, 'Madhya Pradesh', CASE WHEN n % 3 > 0 THEN 'Indore' END, CASE WHEN n % 3 > 0 THEN '452001' ELSE '682001' END, 'one ' || n || E'\\nmarigold', n % 6, (n % 6) * 4, 4, n % 2 = 0, n % 5 = 0
       FROM generate_series(1, $2::int) n, generate_series(0, $3::int - 1) e`,
      [key, of, ends],
    );
  await sql(
    "INSERT INTO listing_places (listing_id, category, state, district, visible, rating) SELECT id, category, state, w.district, true, rating FROM listings, (VALUES (''), ('Indore')) w(district)",
  );
  await sql(
    `INSERT INTO holds (id, listing_id, unit, day, slot, span, kind)
     SELECT gen_random_uuid(), id, '', $1::date, 'whole', tstzrange(($1::date + time '04:00') AT TIME ZONE 'Asia/Kolkata', ($1::date + 1 + time '04:00') AT TIME ZONE 'Asia/Kolkata', '[)'), 'block' FROM listings WHERE title ~ '[05]$' AND category <> 'decorators'`,
    [DAY],
  );
}, 120_000);
afterAll(() => site.close());

/** Of fewer no number is said. */
const LEAST = 16;

const isIn = (id: string, times: number): boolean =>
  ({ 256: /00$/, 64: /[0-3]0$/, 16: /0$/ })[times]?.test(id) === true;

test.each(["beauty", "ceremonies", "decorators"] as Key[])(
  "of %s each number is that of the sample, as many times as the sample is a part of all",
  async (key) => {
    const when = { from: DAY, until: DAY, slot: "" as const, only: false };
    const near = { point, km: 50 };
    const ways: [string, ListingQuery][] = [
      ["", {}],
      ["state=Madhya Pradesh", { state: "Madhya Pradesh" }],
      ["q=marigold", { q: "marigold" }],
      [`date=${DAY}`, { when }],
      ["near=452001&radius=50", { near }],
      [`near=452001&radius=50&date=${DAY}`, { near, when }],
    ];
    for (const [address, query] of ways) {
      const { body } = await site.call<{ facets: FacetCounts }>("GET", `/api/search/facets?list=${key}&${address}`);
      const times = TIMES[key][(query.when ? 2 : 0) + (query.near ? 1 : 0)]!;
      for (const [name, value, more] of [
        ["rating", "4", { minRating: 4 }],
        ["verified", "documents", { verified: "documents" }],
        ["verified", "mobile", { verified: "mobile" }],
      ] as const) {
        const facet = body.facets.find((one) => one.name === name);
        expect(facet?.about, `${address} ${name}`).toBe(times > 1);
        const { ids } = await searchIds(site.deps, key, { ...query, ...more, limit: 2_000 });
        const seen = (times > 1 ? ids.filter((id) => isIn(id, times)) : ids).length;
        const count = times === 1 ? seen : seen < LEAST ? undefined : roundedAbout(seen * times, seen);
        expect(facet?.values.find((one) => one.value === value)?.count, `${address} ${name}=${value}`).toBe(count);
      }
    }
  },
);

test("what is rare is counted, though all else is reckoned", async () => {
  const [rare, none] = ["Groom", "Photo shoot"];
  const [line] = searchText([], "", { forWhom: rare }, { forWhom: "words" }).split("\n");
  await sql(
    "UPDATE listings SET search_text = $1 || E'\n' || search_text WHERE id IN (SELECT id FROM listings WHERE category = 'beauty' ORDER BY id LIMIT 12)",
    [line],
  );
  tellChange(["listings"]);
  const forWhom = async (asked: string) => {
    const { body } = await site.call<{ facets: FacetCounts }>("GET", `/api/search/facets?list=beauty&${asked}`);
    return body.facets.find(({ name }) => name === "forWhom")!;
  };
  for (const asked of ["", "q=marigold"]) {
    const facet = await forWhom(asked);
    const of = (value: string) => facet.values.find((one) => one.value === value);
    const { ids } = await searchIds(site.deps, "beauty", { facets: { forWhom: rare }, limit: 100 });
    expect(ids.length).toBeGreaterThan(4);
    expect(of(rare)?.count, asked).toBe(ids.length);
    expect(of(none)?.count, asked).toBe(0);
  }
  // Where a day is asked a few rows are as dear as many: nothing is said of them.
  expect((await forWhom(`date=${DAY}`)).values.map(({ value }) => value)).not.toContain(none);
});

test("the sample is what the index of words has, whatever changes", async () => {
  const parted = async () => {
    const columns =
      "listing_id, category, states, rating, price, numbers, words, mobile_proven, papers_seen, answer_minutes";
    const [row] = await sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM ((SELECT ${columns} FROM listing_search WHERE listing_id::text LIKE '%0') EXCEPT ALL (SELECT ${columns} FROM listing_samples)
       UNION ALL ((SELECT ${columns} FROM listing_samples) EXCEPT ALL (SELECT ${columns} FROM listing_search WHERE listing_id::text LIKE '%0'))) x`,
    );
    return row!.n;
  };
  const kept = async () => Number((await sql<{ n: number }>("SELECT count(*)::int AS n FROM listing_samples"))[0]!.n);
  const before = await kept();
  expect(before).toBeGreaterThan(1_000);
  expect(await parted()).toBe(0);
  await sql(
    "UPDATE listings SET papers_seen = NOT papers_seen, price = 5000, rating = 5, rating_sum = 20 WHERE title LIKE '%1'",
  );
  await sql("UPDATE listings SET search_text = search_text || E'\\ntuberose' WHERE title LIKE '%2'");
  await sql(
    "DELETE FROM listing_places WHERE listing_id IN (SELECT id FROM listings WHERE title LIKE '%3') AND district = ''",
  );
  expect(await parted()).toBe(0);
  await sql("UPDATE listings SET status = 'suspended' WHERE title LIKE '%4'");
  await sql("DELETE FROM listings WHERE title LIKE '%5'");
  expect(await parted()).toBe(0);
  expect(await kept()).toBeLessThan(before);
});
