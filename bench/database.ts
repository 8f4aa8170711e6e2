/** The generated database that benchmarks share: made once for each amount, kept for the next run. */
import { readFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrateDatabase } from "../src/platform/database/database.server.ts";
import { projectRoot } from "../src/platform/root.server.ts";
import { startPostgres } from "../test/support/postgres-server.ts";
import { seedListings } from "./seed.ts";

/** Of every account in it. */
export const BENCH_PASSWORD = "bench-and-not-secret";
/** Counts up when the generator makes other data. */
const GENERATOR = 1;

export type BenchDatabase = { url: string; pool: pg.Pool; stop(): Promise<void> };

/** The migrations there are, in their order. */
const migrations = () =>
  (
    JSON.parse(readFileSync(join(projectRoot, "migrations/meta/_journal.json"), "utf8")) as {
      entries: { tag: string }[];
    }
  ).entries.map(({ tag }) => tag);

type Mark = { volunteers: number; generator: number; migrations: string[] };
async function markOf(pool: pg.Pool): Promise<Mark | null> {
  const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('bench.mark') IS NOT NULL AS there");
  if (!rows[0]?.there) return null;
  return (await pool.query<{ mark: Mark }>("SELECT mark FROM bench.mark")).rows[0]?.mark ?? null;
}

/** Whether it was filled by this generator, under migrations of which ours are a continuation. */
const fits = (mark: Mark | null, volunteers: number) =>
  mark !== null &&
  mark.volunteers === volunteers &&
  mark.generator === GENERATOR &&
  mark.migrations.every((tag, at) => migrations()[at] === tag);

async function fill(url: string, volunteers: number): Promise<void> {
  await seedListings(url, volunteers);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query("CREATE TABLE bench.mark (mark jsonb NOT NULL)");
  const mark: Mark = { volunteers, generator: GENERATOR, migrations: migrations() };
  await pool.query("INSERT INTO bench.mark VALUES ($1)", [mark]);
  await pool.end();
}

/** The database that DATABASE_URL names: filled if it is empty, refused if it holds anything else. */
async function givenDatabase(url: string, volunteers: number): Promise<BenchDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await migrateDatabase(pool);
  if (!fits(await markOf(pool), volunteers)) {
    const { rows } = await pool.query("SELECT 1 FROM listings LIMIT 1");
    if (rows.length > 0)
      throw new Error(
        `The database of DATABASE_URL holds other listings than the benchmark of ${volunteers}. Name an empty one.`,
      );
    await fill(url, volunteers);
  }
  return { url, pool, stop: () => pool.end() };
}

/** Where the benchmarks' own server keeps its databases. */
export const benchFolder = () => process.env.BENCH_DIR ?? join(tmpdir(), `mandap-bench-${userInfo().username}`);

/** The benchmarks' own server, or the connection to it where another part runs it. */
export const benchServer = () =>
  startPostgres(
    {
      shared_buffers: "1GB",
      work_mem: "16MB",
      max_wal_size: "8GB",
      checkpoint_timeout: "30min",
      wal_level: "minimal",
      max_wal_senders: "0",
      random_page_cost: "1.1",
    },
    benchFolder(),
  );

/**
 * A migrated PostgreSQL with so many volunteers, and the other categories in proportion. It is the one that DATABASE_URL
 * names, else one of our own in the folder BENCH_DIR (by default in the system's temporary folder), which stays there.
 */
export async function benchDatabase(volunteers: number): Promise<BenchDatabase> {
  if (process.env.DATABASE_URL) return givenDatabase(process.env.DATABASE_URL, volunteers);
  const server = await benchServer();
  const name = `mandap_${volunteers}`;
  const admin = new pg.Pool({ connectionString: server.url("postgres"), max: 1 });
  let { rowCount: there } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  const open = () => {
    const pool = new pg.Pool({ connectionString: server.url(name), max: 2 });
    // A connection that closes while the server stops is none of our business any more.
    pool.on("error", () => {});
    return pool;
  };
  if (there) {
    const pool = open();
    const good = fits(await markOf(pool), volunteers);
    await pool.end();
    if (!good) {
      await admin.query(`DROP DATABASE ${name}`);
      there = 0;
    }
  }
  if (!there) await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const pool = open();
  await migrateDatabase(pool);
  if (there)
    await pool.query("UPDATE bench.mark SET mark = jsonb_set(mark, '{migrations}', $1::jsonb)", [
      JSON.stringify(migrations()),
    ]);
  else await fill(server.url(name), volunteers);
  return {
    url: server.url(name),
    pool,
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
