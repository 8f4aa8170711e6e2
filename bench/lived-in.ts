/** Calendars that look lived in, of volunteers with what they hold, written by a few statements: what triggers would take hours for at ten lakh. */
import type pg from "pg";

/**
 * What the triggers of `holds`, `calendars` and `listing_places` would have written into `listing_days` (migration 0050), in one statement: of
 * listings that are taken by whole days alone or not at all, with no count, no buffer and no day of rest. A test holds the two together.
 */
export const WRITE_DAYS = `
INSERT INTO listing_days (listing_id, category, state, district, ranking, told, lead_days, by_day, by_evening)
SELECT l.id, l.category, w.state, w.district, l.ranking, coalesce(c.updated_at > now() - interval '30 days', false), coalesce(c.lead_days, 0), b.bits, b.bits
FROM listings l
CROSS JOIN LATERAL (SELECT '' AS state, '' AS district UNION ALL SELECT p.state, p.district FROM listing_places p WHERE p.listing_id = l.id AND p.visible) w
LEFT JOIN calendars c ON c.listing_id = l.id
LEFT JOIN (
  SELECT listing_id, bit_or(set_bit(0::bit(1024), bit_of_day(day), 1)) AS bits FROM holds
  WHERE day BETWEEN (now() AT TIME ZONE 'Asia/Kolkata')::date AND (now() AT TIME ZONE 'Asia/Kolkata')::date + 930 GROUP BY 1
) b ON b.listing_id = l.id
WHERE l.status = 'approved'`;

/** Of the best rated 92 in a hundred are taken on the day $1, of the others 60, and everybody on up to two days besides. */
export const WRITE_HOLDS = `
INSERT INTO holds (id, listing_id, unit, day, slot, span, kind)
SELECT gen_random_uuid(), l.id, '', d.day, 'whole', tstzrange((d.day + time '04:00') AT TIME ZONE 'Asia/Kolkata', (d.day + 1 + time '04:00') AT TIME ZONE 'Asia/Kolkata', '[)'), 'block'
FROM listings l CROSS JOIN LATERAL (
  SELECT $1::date + (hashtext(l.id::text || n) % 70) AS day FROM generate_series(1, 2) n
  UNION SELECT $1::date WHERE abs(hashtext(l.id::text)) % 100 < CASE WHEN l.rating >= 4.5 THEN 92 ELSE 60 END
) d WHERE l.status = 'approved' AND l.category = 'volunteers'`;

/** Two thirds have looked after their calendar lately. */
export const WRITE_CALENDARS = `
INSERT INTO calendars (listing_id, updated_at)
SELECT id, now() - make_interval(days => CASE WHEN hashtext(id::text) % 3 = 0 THEN 60 ELSE 2 END) FROM listings WHERE status = 'approved'`;

/** Written once for a day, and kept. Triggers and foreign keys rest meanwhile; indexes are made after. */
export async function liveIn(pool: pg.Pool, day: string): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('bench.lived_in') IS NOT NULL AS there");
  const { rows: kept } = rows[0]!.there
    ? await pool.query<{ day: string }>("SELECT peak::text AS day FROM bench.lived_in")
    : { rows: [] };
  if (kept[0]?.day === day) return;
  const client = await pool.connect();
  await client.query(
    "SET session_replication_role = replica; SET statement_timeout = 0; SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'",
  );
  // No foreign key is looked up here, and none of these rows is anybody's.
  await client.query("DELETE FROM holds; DELETE FROM calendars; DELETE FROM listing_days");
  await client.query("VACUUM holds, calendars, listing_days");
  await client.query(WRITE_CALENDARS);
  await client.query(WRITE_HOLDS, [day]);
  await client.query("ANALYZE holds; ANALYZE calendars");
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'listing_days' AND schemaname = 'public' AND indexname <> 'listing_days_pkey'",
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(WRITE_DAYS);
  for (const { definition } of indexes) await client.query(definition);
  await client.query("CREATE SCHEMA IF NOT EXISTS bench; DROP TABLE IF EXISTS bench.lived_in");
  await client.query(`CREATE TABLE bench.lived_in AS SELECT '${day}'::date AS peak`);
  for (const table of ["listing_days", "holds", "calendars"]) await client.query(`VACUUM ANALYZE ${table}`);
  client.release(true);
}
