import pg from "pg";
import { hashPassword } from "../src/features/accounts/account-service.server.ts";
import { BENCH_PASSWORD, benchDatabase } from "./database.ts";
import { PER_HUNDRED, writeCopies } from "./seed-copies.ts";
import { writePrototypes } from "./seed-prototypes.ts";
import type { Settings, Table } from "./table.ts";

type Index = { name: string; definition: string };

/** Indexes that are no constraint's: the large part of the work of an INSERT, and quicker made at once. */
async function indexesOf(pool: pg.Pool): Promise<Index[]> {
  const { rows } = await pool.query<Index>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relname IN ('users', 'listings', 'listing_places', 'media', 'reviews', 'listing_search', 'search_words')
       AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  );
  return rows;
}

/**
 * Fills an empty, migrated database: `volunteers` of them and the other categories in proportion, each with its owner,
 * places, photos (drawn when asked for) and reviews, as registrations write them. The same data on every run.
 */
export async function seedListings(url: string, volunteers: number): Promise<void> {
  // Triggers and foreign keys rest while the rows come from what has passed them already.
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    options: "-c session_replication_role=replica -c work_mem=256MB -c maintenance_work_mem=512MB -c jit=off",
  });
  const startedAt = performance.now();
  const say = (what: string) =>
    console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${what}`);
  say("telling the demo again, from other seeds");
  await writePrototypes(pool, await hashPassword(BENCH_PASSWORD));
  const indexes = await indexesOf(pool);
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  say(`copying it until there are ${volunteers.toLocaleString("en-IN")} volunteers`);
  await writeCopies(pool, volunteers);
  say("making the indexes");
  await Promise.all(indexes.map(({ definition }) => pool.query(definition)));
  await pool.query("DROP TABLE bench.copies, bench.people, bench.names");
  say("VACUUM ANALYZE");
  await pool.query("VACUUM ANALYZE");
  say("done");
  await pool.end();
}

/** `npm run bench -- seed --listings 1000000`: fills the kept database, or the empty one that DATABASE_URL names, and says what is in it. */
export async function benchSeed({ listings }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  const { rows } = await database.pool.query<{ category: string; n: string; places: string; size: string }>(
    "SELECT l.category, count(*) AS n, (SELECT count(*) FROM listing_places p WHERE p.category = l.category) AS places, pg_size_pretty(pg_database_size(current_database())) AS size FROM listings l GROUP BY 1 ORDER BY 2 DESC",
  );
  const url = database.url;
  await database.stop();
  const many = (text: string) => Number(text).toLocaleString("en-IN");
  return {
    title: `Listings of the generated database (${rows[0]?.size}), for every hundred volunteers ${Object.entries(
      PER_HUNDRED,
    )
      .slice(1)
      .map(([key, share]) => `${share} ${key}`)
      .join(", ")}: ${url}`,
    rows: [
      ["category", "listings", "rows of places"],
      ...rows.map(({ category, n, places }) => [category, many(n), many(places)]),
    ],
  };
}
