import { createReadStream } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { PgBoss, getConstructionPlans } from "pg-boss";
import type { Database } from "../database/database.server.ts";
import { sqlstateOf } from "../database/sqlstate.server.ts";
import { transaction } from "../database/transaction.server.ts";
import { BackupError, JOBS, tablePath, type Manifest } from "./backup-format.server.ts";
import { joinedClient } from "../../internals/joined-client.server.ts";
import { migrationsFolder, ourTables, quoted, readJournal } from "./table-facts.server.ts";

const ROWS_AT_ONCE = 500;

/** Whether anybody's data are in this database. */
export async function hasData(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('public.users') IS NOT NULL AS there");
  if (!rows[0]?.there) return false;
  const found = await pool.query(
    "SELECT 1 FROM users UNION ALL SELECT 1 FROM listings UNION ALL SELECT 1 FROM enquiries LIMIT 1",
  );
  return found.rows.length > 0;
}

const OURS =
  "relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'drizzle', 'pgboss')) AND relkind IN ('r', 'p')";
const LOCK_TRIES = 5;

/** Makes everybody else wait, so that nobody is met halfway. @throws BackupError where somebody does not let go */
async function holdTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `SELECT string_agg(oid::regclass::text, ', ' ORDER BY oid) AS tables FROM pg_class WHERE ${OURS}`,
  );
  const tables = rows[0]?.tables;
  if (!tables) return;
  for (let tries = 1; ; tries++) {
    await client.query("SAVEPOINT held");
    try {
      await client.query(`SET LOCAL lock_timeout = '20s'; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
      return;
    } catch (error) {
      await client.query("ROLLBACK TO SAVEPOINT held");
      // Two who wait for each other: one of them is told to try again.
      if (sqlstateOf(error) === "40P01" && tries < LOCK_TRIES) continue;
      throw sqlstateOf(error) === "55P03"
        ? new BackupError("Somebody is using this database and does not let go. Stop the site first.", { cause: error })
        : error;
    }
  }
}

/** Removes everything of ours, so that the schema can be made anew. What extensions brought stays. */
async function clearDatabase(client: pg.ClientBase): Promise<void> {
  await client.query("DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE");
  const { rows } = await client.query<{ drop: string }>(
    `SELECT format('DROP TABLE IF EXISTS public.%I CASCADE', relname) AS drop FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
     UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  for (const { drop } of rows) await client.query(drop);
}

/** To be asked before anything is cleared. @throws BackupError for a backup of a later version */
export function refuseLaterVersion({ migrations }: Pick<Manifest, "migrations">): void {
  const known = new Set(readJournal().entries.map(({ tag }) => tag));
  const strange = migrations.filter((tag) => !known.has(tag));
  if (strange.length > 0)
    throw new BackupError(
      `The backup was made by a later version of the site (${strange.join(", ")}): restore it with that one.`,
    );
}

/** Makes the schema as it was when the backup was made. */
async function schemaOf(client: pg.PoolClient, wanted: readonly string[]): Promise<void> {
  const journal = readJournal();
  const dir = await mkdtemp(join(tmpdir(), "mandap-schema-"));
  try {
    await mkdir(join(dir, "meta"));
    await writeFile(
      join(dir, "meta/_journal.json"),
      JSON.stringify({ ...journal, entries: journal.entries.filter(({ tag }) => wanted.includes(tag)) }),
    );
    for (const tag of wanted) await copyFile(join(migrationsFolder, `${tag}.sql`), join(dir, `${tag}.sql`));
    await migrate(drizzle(client), { migrationsFolder: dir });
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

/** Fills every table, its triggers asleep: what they derived is in the backup already. */
async function fillTables(client: pg.ClientBase, manifest: Manifest, dir: string): Promise<void> {
  const facts = new Map((await ourTables(client)).map((table) => [table.name, table]));
  for (const { name, rows } of manifest.tables) {
    const table = facts.get(name);
    if (!table) throw new BackupError(`The backup has a table '${name}' that its own migrations do not make.`);
    const [target, columns] = [`public.${quoted(name)}`, table.columns.map(quoted).join(", ")];
    await client.query(`ALTER TABLE ${target} DISABLE TRIGGER USER; DELETE FROM ${target}`);
    for await (const lines of batches(join(dir, tablePath(name)))) {
      await client.query(
        `INSERT INTO ${target} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${target}, $1::json)`,
        [`[${lines.join(",")}]`],
      );
    }
    const count = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${target}`);
    if (Number(count.rows[0]?.n) !== rows)
      throw new BackupError(`${name} has ${count.rows[0]?.n} rows after the restore, and ${rows} in the backup.`);
    await client.query(`ALTER TABLE ${target} ENABLE TRIGGER USER`);
  }
  await client.query("SET CONSTRAINTS ALL IMMEDIATE");
}

/** Queues anew what was still to be done. The queue is not started: nothing of it may run beside the restore. */
async function fillJobs(client: pg.ClientBase, engine: Database["engine"], dir: string): Promise<void> {
  const backend = engine === "embedded" ? "pglite" : "postgres";
  await client.query(getConstructionPlans("pgboss", { createSchema: true, backend }));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    backend,
    supervise: false,
    schedule: false,
  });
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
}

/**
 * Replaces schema, rows and waiting work by those of the backup, brought up to date: all of it in one transaction, so that
 * whatever fails leaves what was there before.
 * @throws CommitUnanswered where the database does not say which of the two is there now
 */
export async function replaceDatabase({ db, engine }: Database, manifest: Manifest, dir: string): Promise<void> {
  await transaction(db, async (tx) => {
    const client = joinedClient(tx.$client as pg.PoolClient);
    const within = async () =>
      (await client.query<{ id: string }>("SELECT pg_current_xact_id()::text AS id")).rows[0]?.id;
    await client.query("SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(727274)");
    const id = await within();
    await holdTables(client);
    await clearDatabase(client);
    await schemaOf(client, manifest.migrations);
    await fillTables(client, manifest, dir);
    await migrate(drizzle(client), { migrationsFolder });
    if (manifest.jobs > 0) await fillJobs(client, engine, dir);
    await client.query("ANALYZE");
    if ((await within()) !== id) throw new Error("A part of the restore has ended its transaction.");
  });
}
