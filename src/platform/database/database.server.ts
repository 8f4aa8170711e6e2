import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { asClient } from "../../internals/drizzle-client.server.ts";
import { isNoting } from "../cache/answer-notes.server.ts";
import { projectRoot } from "../root.server.ts";
import { BoundedPool, endureSilence } from "./bounded-pool.server.ts";
import { PipelinedReads } from "./pipelined-reads.server.ts";
import { ReplicaReads } from "./replicas/replica-reads.server.ts";
import { isUnavailable, READ_ONLY } from "./sqlstate.server.ts";

type Executor = Pick<pg.ClientBase, "query">;

/**
 * What a store takes: the pool's connection or a transaction's. `$client.query(text, values)` runs
 * hand-written SQL. On the embedded engine there is one connection: inside `transaction` use only its `tx`.
 */
export type Db = NodePgDatabase & { $client: Executor };

declare const inTransaction: unique symbol;
/**
 * A transaction's: only `transaction` hands one out, and the pool's connection is none. Whatever holds a row, and every
 * read that decides what is then written, asks for it: what it saw is true until the transaction ends.
 */
export type Tx = Db & { readonly [inTransaction]: true };

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** Outside any transaction, for statements of many requests that only read and surely take a few milliseconds at most. */
  reads: Db;
  /** What `reads` goes by where there are replicas (DATABASE_READ_URLS); whoever opens the database lets it follow them. */
  replicas?: ReplicaReads;
  engine: "embedded" | "postgres";
  /** Once everybody who has a connection has given it back. */
  close(): Promise<void>;
};

/** No statement of a request or a job takes so long; the server ends it, and past a little more we stop listening. */
const STATEMENT_MS = 30_000;
/** How long a start waits for a database that is starting itself. */
const START_MS = 30_000;

/** How many of the connections carry many reading statements each: one process has hardly use for more. */
const linesOf = (connections: number) => Math.min(4, Math.floor(connections / 4));

/**
 * After a failover a door may lead to what was the primary for a moment longer: such a connection would read what is
 * old, and write nothing, for as long as it is open.
 * @throws where it leads to a replica
 */
async function leadsToPrimary(client: Executor): Promise<void> {
  const { rows } = await client.query<{ replica: boolean }>("SELECT pg_is_in_recovery() AS replica");
  if (rows[0]?.replica)
    throw Object.assign(new Error("This PostgreSQL is a replica: DATABASE_URL must lead to the primary."), {
      code: READ_ONLY,
    });
}

const verify: pg.PoolConfig["verify"] = (client, done) => void leadsToPrimary(client).then(() => done(), done);

/** Waits until the database answers. @throws its error after `waitMs` */
async function reachable(pool: pg.Pool, waitMs: number): Promise<void> {
  const end = Date.now() + waitMs;
  for (;;) {
    try {
      await pool.query("SELECT 1");
      return;
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Brings the schema up to date, whole or not at all. Forward only; safe to call from several processes at once. */
export async function migrateDatabase(
  pool: pg.Pool,
  migrationsFolder = join(projectRoot, "migrations"),
): Promise<void> {
  const client = await pool.connect();
  // Tables of years take their time, and so does another process that is at it.
  endureSilence(client);
  try {
    await client.query("SET statement_timeout = 0");
    await client.query("SELECT pg_advisory_lock(727274)");
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("SELECT pg_advisory_unlock(727274)").catch(() => {});
    // Away with it: its settings are not those of the pool.
    client.release(true);
  }
}

/** Wraps a pool as a Database, whichever engine is behind it. */
export function databaseOver(
  pool: pg.Pool,
  engine: Database["engine"],
  close: () => Promise<void>,
  lines?: PipelinedReads | ReplicaReads,
): Database {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const db = drizzle(pool) as Db;
  const reads = lines ? (drizzle(asClient(lines)) as Db) : db;
  return { db, pool, reads, engine, close, ...(lines instanceof ReplicaReads && { replicas: lines }) };
}

/**
 * Opens the database named by the settings, migrated unless `migrate` is false.
 * @param databaseUrl PostgreSQL 15 or later; null opens the embedded engine in `dataDir`/db
 * @param databaseReadUrls its replicas, which serve once somebody lets `replicas` follow them
 * @param databaseConnections the most that are open at once, of PostgreSQL
 * @param patient statements may take as long as they need: for a command that somebody waits for, not for requests
 * @param waitMs how long it waits for a PostgreSQL that does not answer
 */
export async function openDatabase(
  {
    databaseUrl,
    dataDir,
    databaseConnections = 8,
    databaseReadUrls = [],
  }: {
    databaseUrl: string | null;
    dataDir: string;
    databaseConnections?: number;
    databaseReadUrls?: readonly string[];
  },
  {
    migrate: upToDate = true,
    patient = false,
    waitMs = START_MS,
  }: { migrate?: boolean; patient?: boolean; waitMs?: number } = {},
): Promise<Database> {
  if (databaseUrl) {
    const limits = patient ? {} : { statement_timeout: STATEMENT_MS, silenceMs: STATEMENT_MS + 5_000 };
    const settings = { connectionString: databaseUrl, keepAlive: true, ...limits };
    const lines = linesOf(databaseConnections);
    // Whoever does not bring it up to date only looks, which a replica bears.
    const pool = new BoundedPool({ ...settings, max: databaseConnections - lines, ...(upToDate && { verify }) });
    const primary = new PipelinedReads(pool, {
      ...settings,
      connections: lines,
      ...(upToDate && { admit: leadsToPrimary }),
    });
    const replicas =
      databaseReadUrls.length > 0
        ? new ReplicaReads(primary, { urls: databaseReadUrls, connections: lines, shared: isNoting })
        : undefined;
    await reachable(pool, waitMs);
    if (upToDate) await migrateDatabase(pool);
    const close = async () => void (await Promise.all([replicas?.end(), primary.end(), pool.end()]));
    return databaseOver(pool, "postgres", close, replicas ?? primary);
  }
  // Its half megabyte of program is not for those who have PostgreSQL.
  const { openEmbedded } = await import("./embedded.server.ts");
  const embedded = await openEmbedded({ folder: join(dataDir, "db") });
  if (upToDate) await migrateDatabase(embedded.pool);
  return databaseOver(embedded.pool, "embedded", embedded.close);
}
