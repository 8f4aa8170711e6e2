/** The calendars of the benchmarks, written set by set, are what the triggers write. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { WRITE_CALENDARS, WRITE_DAYS, WRITE_HOLDS } from "../../bench/lived-in.ts";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Record<string, unknown>>(text, values)).rows;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("one statement writes the days that the triggers have written, row by row and bit by bit", async () => {
  await sql(
    `INSERT INTO listings (id, category, slug, slug_key, status, title, state, district, search_text, rating, rating_sum, rating_count)
     SELECT gen_random_uuid(), 'volunteers', 'v' || n, 'v' || n, CASE WHEN n % 9 = 0 THEN 'pending' ELSE 'approved' END, 'Volunteer ' || n, 'Goa', 'North Goa', 'volunteer ' || n, CASE WHEN n % 2 = 0 THEN 5 ELSE 3 END, CASE WHEN n % 2 = 0 THEN 50 ELSE 30 END, 10 FROM generate_series(1, 300) n`,
  );
  await sql(
    "INSERT INTO listing_places (listing_id, category, state, district, visible) SELECT id, category, state, w.district, w.district <> 'South Goa' FROM listings, (VALUES (''), ('North Goa'), ('South Goa')) w(district)",
  );
  await sql(WRITE_CALENDARS);
  // Some lie behind today, which no list reads.
  await sql(WRITE_HOLDS, [addDays(todayIST(), 60)]);
  const rows = () =>
    sql(
      "SELECT listing_id, category, state, district, ranking, told, lead_days, by_day::text, by_evening::text FROM listing_days ORDER BY listing_id, state, district",
    );
  const triggered = await rows();
  expect(triggered.filter(({ by_day: days }) => String(days).includes("1")).length).toBeGreaterThan(500);
  expect(new Set(triggered.map(({ told }) => told)).size).toBe(2);
  await sql("DELETE FROM listing_days");
  await sql(WRITE_DAYS);
  expect(await rows()).toEqual(triggered);
});
