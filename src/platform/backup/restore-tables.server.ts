import { createReadStream } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Database } from "../database/database.server.ts";
import { BackupError, JOBS, tablePath, type Manifest } from "./backup-format.server.ts";
import { migrationsFolder, ourTables, quoted, readJournal } from "./table-facts.server.ts";

const ROWS_AT_ONCE = 500;

/** Whether anybody's data are in this database. */
export async function hasData(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('public.users') IS NOT NULL AS there");
  if (!rows[0]?.there) return false;
  const found = await pool.query("SELECT 1 FROM users UNION ALL SELECT 1 FROM listings UNION ALL SELECT 1 FROM enquiries LIMIT 1");
  return found.rows.length > 0;
}

/** Removes everything of ours, so that the schema can be made anew. What extensions brought stays. */
export async function clearDatabase(pool: pg.Pool): Promise<void> {
  await pool.query("DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE");
  const { rows } = await pool.query<{ drop: string }>(
    `SELECT format('DROP TABLE IF EXISTS public.%I CASCADE', relname) AS drop FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
     UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  for (const { drop } of rows) await pool.query(drop);
}

/** To be asked before anything is cleared. @throws BackupError for a backup of a later version */
export function refuseLaterVersion({ migrations }: Pick<Manifest, "migrations">): void {
  const known = new Set(readJournal().entries.map(({ tag }) => tag));
  const strange = migrations.filter((tag) => !known.has(tag));
  if (strange.length > 0) throw new BackupError(`The backup was made by a later version of the site (${strange.join(", ")}): restore it with that one.`);
}

/** Makes the schema as it was when the backup was made. */
async function schemaOf(pool: pg.Pool, wanted: readonly string[]): Promise<void> {
  const journal = readJournal();
  const dir = await mkdtemp(join(tmpdir(), "mandap-schema-"));
  try {
    await mkdir(join(dir, "meta"));
    await writeFile(join(dir, "meta/_journal.json"), JSON.stringify({ ...journal, entries: journal.entries.filter(({ tag }) => wanted.includes(tag)) }));
    for (const tag of wanted) await copyFile(join(migrationsFolder, `${tag}.sql`), join(dir, `${tag}.sql`));
    await migrate(drizzle(pool), { migrationsFolder: dir });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function* batches(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (batch.push(line) < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Fills every table in one transaction, its triggers asleep: what they derived is in the backup already. */
async function fillTables(pool: pg.Pool, manifest: Manifest, dir: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0; BEGIN");
    const facts = new Map((await ourTables(client)).map((table) => [table.name, table]));
    for (const { name, rows } of manifest.tables) {
      const table = facts.get(name);
      if (!table) throw new BackupError(`The backup has a table '${name}' that its own migrations do not make.`);
      const [target, columns] = [`public.${quoted(name)}`, table.columns.map(quoted).join(", ")];
      await client.query(`ALTER TABLE ${target} DISABLE TRIGGER USER; DELETE FROM ${target}`);
      for await (const lines of batches(join(dir, tablePath(name)))) {
        await client.query(`INSERT INTO ${target} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${target}, $1::json)`, [`[${lines.join(",")}]`]);
      }
      const count = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${target}`);
      if (Number(count.rows[0]?.n) !== rows) throw new BackupError(`${name} has ${count.rows[0]?.n} rows after the restore, and ${rows} in the backup.`);
      await client.query(`ALTER TABLE ${target} ENABLE TRIGGER USER`);
    }
    await client.query("COMMIT");
    await client.query("ANALYZE");
  } finally {
    client.release(true);
  }
}

/** Queues anew what was still to be done. */
async function fillJobs({ pool, engine }: Database, dir: string): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, backend: engine === "embedded" ? "pglite" : "postgres", supervise: false, schedule: false });
  await boss.start();
  const queues = new Set<string>();
  for await (const lines of batches(join(dir, JOBS))) {
    for (const line of lines) {
      const { name, ...job } = JSON.parse(line) as { name: string; id: string; data?: object };
      if (name.startsWith("__")) continue;
      if (!queues.has(name)) await boss.createQueue(name);
      queues.add(name);
      await boss.insert(name, [Object.fromEntries(Object.entries(job).filter(([, value]) => value !== null))]);
    }
  }
  await boss.stop({ close: false, graceful: false });
}

/** Makes schema, rows and waiting work as the backup says. The database is empty before. */
export async function restoreTables(database: Database, manifest: Manifest, dir: string): Promise<void> {
  await schemaOf(database.pool, manifest.migrations);
  await fillTables(database.pool, manifest, dir);
  if (manifest.jobs > 0) await fillJobs(database, dir);
}
