/** What the generated listings are copies of: the demo's listings, told several times from other seeds, in tables of the schema `bench`. */
import type pg from "pg";
import { todayIST } from "../src/domain/dates.ts";
import { artistRows } from "../src/app/demo/demo-artist-rows.server.ts";
import { managerRows } from "../src/app/demo/demo-manager-rows.server.ts";
import { accountRows, demoClock, listingRows, reviewRows } from "../src/app/demo/demo-rows.server.ts";
import type { Row, Rows } from "../src/app/demo/demo-rows.server.ts";
import { serviceRows } from "../src/app/demo/demo-service-rows.server.ts";
import { demoStory } from "../src/app/demo/demo-story.ts";

/** Each has about 815 volunteers, 200 artists, 130 managers and 350 venues, planners and rentals. */
const STORIES = 8;
/** The same day for every run, so that two runs make the same data. */
const NOW = new Date("2026-11-20T06:30:00Z");
export const PROTOTYPES = ["users", "listings", "listing_places", "media", "reviews"] as const;

async function insert(pool: pg.Pool, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await pool.query(
    `INSERT INTO bench.${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::bench.${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Fills `bench.users`, `bench.listings` and so on; only those that are approved, and whatever belongs to them. */
export async function writePrototypes(pool: pg.Pool, passwordHash: string): Promise<void> {
  await pool.query("DROP SCHEMA IF EXISTS bench CASCADE; CREATE SCHEMA bench");
  for (const table of PROTOTYPES)
    await pool.query(`CREATE UNLOGGED TABLE bench.${table} (LIKE public.${table} INCLUDING DEFAULTS)`);
  // One clock for all stories: its ids never repeat.
  const clock = demoClock(NOW);
  const today = todayIST(NOW);
  for (let number = 1; number <= STORIES; number++) {
    const seed = `bench ${number}`;
    const story = demoStory(today, seed);
    const users = new Map<string, string>();
    const parts: Rows[] = [accountRows(story, clock, () => passwordHash, users)];
    const listings = new Map<string, string>();
    parts.push(
      listingRows(story, clock, users, listings),
      reviewRows(story, clock, users, listings),
      artistRows(story.stage, clock, users),
      managerRows(story, clock, users),
      serviceRows(story, clock, users, today, seed),
    );
    for (const rows of parts)
      for (const table of PROTOTYPES) if (rows[table]?.length) await insert(pool, table, rows[table]);
  }
  await pool.query(`
    DELETE FROM bench.listings WHERE status <> 'approved';
    DELETE FROM bench.listing_places p WHERE NOT EXISTS (SELECT 1 FROM bench.listings l WHERE l.id = p.listing_id);
    DELETE FROM bench.media p WHERE NOT EXISTS (SELECT 1 FROM bench.listings l WHERE l.id = p.listing_id);
    DELETE FROM bench.reviews p WHERE NOT EXISTS (SELECT 1 FROM bench.listings l WHERE l.id = p.listing_id);
    INSERT INTO category_ratings (category, mean) SELECT category, sum(rating_sum)::real / sum(rating_count) FROM bench.listings GROUP BY 1 HAVING sum(rating_count) > 0;
    UPDATE bench.listings SET mobile_proven = owner_id IS NOT NULL;
    UPDATE bench.listings SET ranking = ranking_of(rating_sum, rating_count, category)::numeric + score_points(answer_minutes, price IS NOT NULL, photo_count, papers_seen, mobile_proven);
    UPDATE bench.listing_places p SET ranking = l.ranking, by_stars = ranking_of(l.rating_sum, l.rating_count, l.category) FROM bench.listings l WHERE l.id = p.listing_id;
    ANALYZE bench.users; ANALYZE bench.listings; ANALYZE bench.listing_places; ANALYZE bench.media; ANALYZE bench.reviews`);
}
