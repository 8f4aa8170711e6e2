import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../../src/platform/database/database.server.ts";
import { openEmbedded } from "../../src/platform/database/embedded.server.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Embedded: a file with a migrated database. PostgreSQL: the address of the server, `%` in place of the database. */
    engineSource: string;
  }
}

async function migrated(pool: pg.Pool, backend: "pglite" | "postgres"): Promise<void> {
  await migrateDatabase(pool);
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, backend });
  await boss.start();
  await boss.stop({ close: false, graceful: false });
}

/** Prepares the engine of a test project once; every test file begins from a copy of a migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.TEST_ENGINE === "postgres") {
    const server = await startPostgres();
    const admin = new pg.Client({ connectionString: server.url("postgres") });
    await admin.connect();
    await admin.query("CREATE DATABASE migrated");
    const pool = new pg.Pool({ connectionString: server.url("migrated") });
    await migrated(pool, "postgres");
    await pool.end();
    await admin.end();
    project.provide("engineSource", server.url("%"));
    return () => server.stop();
  }
  const dir = mkdtempSync(join(tmpdir(), "mandap-embedded-"));
  const embedded = await openEmbedded({ folder: null });
  await migrated(embedded.pool, "pglite");
  const file = join(dir, "migrated.tar");
  writeFileSync(file, await embedded.dump());
  await embedded.close();
  project.provide("engineSource", file);
  return async () => rmSync(dir, { recursive: true, force: true });
}
