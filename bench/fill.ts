import type pg from "pg";
import { districtsOf, states } from "../src/domain/places/places-data.ts";

/** Approved volunteers straight into PostgreSQL: `count` of them over all districts, each found in four, with ratings and a photo row. */
export async function fillVolunteers(pool: pg.Pool, count: number): Promise<void> {
  const places = states().flatMap((state) => districtsOf(state).map((district) => ({ state, district })));
  await pool.query("CREATE UNLOGGED TABLE bench_places (place int PRIMARY KEY, state text, district text, first int, size int)");
  let first = 0;
  let at = 0;
  for (const state of states()) {
    const size = districtsOf(state).length;
    for (const district of districtsOf(state)) await pool.query("INSERT INTO bench_places VALUES ($1, $2, $3, $4, $5)", [at++, state, district, first, size]);
    first += size;
  }
  const time = "to_timestamp(1700000000 + n)";
  // UUIDv7: 48 bits of milliseconds, then the version, so that ids sort by age as real ones do.
  const id = (kind: string) => `(lpad(to_hex(1700000000000 + n::bigint * 1000), 12, '0') || '7' || lpad(to_hex(n & 4095), 3, '0') || '8' || substr(md5('${kind}' || n), 1, 15))::uuid`;
  await pool.query(
    `INSERT INTO listings (id, category, slug, slug_key, one_per_person, status, title, state, district, city, pin, attributes, search_text, rating_sum, rating_count, rating, created_at, approved_at)
     SELECT ${id("l")}, 'volunteers', 'volunteer.' || n, 'volunteer.' || n, true, 'approved', 'Volunteer ' || n, p.state, p.district, p.district, '452001',
       jsonb_build_object('firstName', 'Volunteer', 'lastName', n::text, 'selectedState', p.state, 'selectedDistricts', jsonb_build_array(p.district), 'profileSummary', repeat('I have run gates, green rooms and registration desks. ', 3)),
       lower('volunteer ' || n || ' ' || p.district || ' ' || p.state), r.sum, r.count, CASE WHEN r.count = 0 THEN 0 ELSE round(r.sum::numeric / r.count, 2) END, ${time}, ${time}
     FROM generate_series(1, $1::int) n JOIN bench_places p ON p.place = (n::bigint * 7919) % ${places.length}
     CROSS JOIN LATERAL (SELECT c AS count, (c * (3 + (n % 21) / 10.0))::int AS sum FROM (SELECT (n * 31) % 17 AS c) x) r`,
    [count],
  );
  await pool.query(
    `INSERT INTO listing_places (listing_id, category, state, district, rating, visible, works_here)
     SELECT DISTINCT ON (l.id, l.state, w.district) l.id, 'volunteers', l.state, w.district, l.rating, true, w.district <> ''
     FROM listings l JOIN bench_places p ON p.state = l.state AND p.district = l.district
     CROSS JOIN LATERAL (SELECT '' AS district UNION ALL SELECT q.district FROM bench_places q WHERE q.place IN (p.place, p.first + (p.place - p.first + 1) % p.size, p.first + (p.place - p.first + 2) % p.size, p.first + (p.place - p.first + 5) % p.size)) w`,
  );
  await pool.query(
    `INSERT INTO media (id, listing_id, category, kind, width, height, widths)
     SELECT gen_random_uuid(), id, 'volunteers', 'profile', 1280, 1536, '{320,640,1280}' FROM listings`,
  );
  await pool.query("VACUUM ANALYZE");
}
