import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { createDeps } from "../../src/app/site.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import {
  databaseOver,
  migrateDatabase,
  openDatabase,
  type Database,
} from "../../src/platform/database/database.server.ts";
import { openEmbedded } from "../../src/platform/database/embedded.server.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Embedded: a file with a migrated database. PostgreSQL: the address of the server, `%` in place of the database. */
    engineSource: string;
  }
}

/** Makes the job queues too, which every site would make anew: a site that finds them writes nothing at its start. */
async function withQueues(database: Database, dataDir: string): Promise<void> {
  const config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir, PUBLIC_URL: "http://localhost:3000" });
  const { jobs, mail } = createDeps(config, database);
  await jobs.start();
  await jobs.idle(60_000);
  await jobs.stop();
  await mail.close();
}

/** Prepares the engine of a test project once; every test file begins from a copy of a migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), "mandap-engine-"));
  if (project.config.env.TEST_ENGINE === "postgres") {
    const server = await startPostgres();
    const admin = new pg.Client({ connectionString: server.url("postgres") });
    await admin.connect();
    await admin.query("CREATE DATABASE migrated");
    const database = await openDatabase({ databaseUrl: server.url("migrated"), dataDir: "", databaseConnections: 10 });
    await withQueues(database, dir);
    await database.close();
    await admin.end();
    project.provide("engineSource", server.url("%"));
    return async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    };
  }
  const embedded = await openEmbedded({ folder: null });
  const database = databaseOver(embedded.pool, "embedded", embedded.close);
  await migrateDatabase(embedded.pool);
  await withQueues(database, dir);
  const file = join(dir, "migrated.tar");
  writeFileSync(file, await embedded.dump());
  await embedded.close();
  project.provide("engineSource", file);
  return async () => rmSync(dir, { recursive: true, force: true });
}
