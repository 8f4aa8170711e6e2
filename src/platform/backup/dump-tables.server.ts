import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { JOBS, tablePath, type Manifest } from "./backup-format.server.ts";
import { appliedMigrations, ourTables, quoted } from "./table-facts.server.ts";

const ROWS_AT_ONCE = 2_000;

export type Dump = Pick<Manifest, "at" | "migrations" | "tables" | "jobs">;

/** Work not yet done, with what the queue needs to do it. Rows of the queue's own tables change with its versions. */
const UNFINISHED = `SELECT id, name, data, start_after AS "startAfter", singleton_key AS "singletonKey", retry_limit AS "retryLimit", retry_delay AS "retryDelay", retry_backoff AS "retryBackoff", retry_delay_max AS "retryDelayMax"
  FROM pgboss.job WHERE state IN ('created', 'retry', 'active')`;

/** The rows of a query as lines of JSON, a few at a time. */
async function* linesOf(client: pg.PoolClient, query: string): AsyncGenerator<string> {
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT row_to_json(one)::text AS line FROM (${query}) one`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM rows`);
    if (rows.length === 0) break;
    yield `${rows.map(({ line }) => line).join("\n")}\n`;
  }
  await client.query("CLOSE rows");
}

async function writeLines(client: pg.PoolClient, query: string, path: string): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const lines of linesOf(client, query)) {
      count += lines.split("\n").length - 1;
      yield lines;
    }
  }
  await mkdir(dirname(path), { recursive: true });
  await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }));
  return count;
}

/** Writes every table as it stands at one moment into `dir`. On the embedded engine everybody else waits meanwhile. */
export async function dumpTables(pool: pg.Pool, dir: string): Promise<Dump> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const { rows } = await client.query<{ at: Date; jobs: boolean }>(
      "SELECT now() AS at, to_regclass('pgboss.job') IS NOT NULL AS jobs",
    );
    const tables: Dump["tables"] = [];
    for (const { name, columns } of await ourTables(client)) {
      tables.push({
        name,
        rows: await writeLines(
          client,
          `SELECT ${columns.map(quoted).join(", ")} FROM public.${quoted(name)}`,
          join(dir, tablePath(name)),
        ),
      });
    }
    const jobs = rows[0]!.jobs ? await writeLines(client, UNFINISHED, join(dir, JOBS)) : 0;
    const migrations = await appliedMigrations(client);
    await client.query("COMMIT");
    return { at: rows[0]!.at.toISOString(), migrations, tables, jobs };
  } finally {
    // Its settings, and a transaction that failed, go with it.
    client.release(true);
  }
}
