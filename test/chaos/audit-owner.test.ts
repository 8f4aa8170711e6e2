import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/platform/database/database.server.ts";
import { projectRoot } from "../../src/platform/root.server.ts";
import { startPostgres, type PostgresServer } from "../support/postgres-server.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

test("with the owner that docs/operations.md gives the audit log, the site writes to it, sweeps it, and can do nothing else", async () => {
  const database = await openDatabase({ databaseUrl: postgres.url("postgres"), dataDir: "" });
  await database.close();
  const docs = readFileSync(join(projectRoot, "docs/operations.md"), "utf8");
  const statements = /```sql\n([^`]*audit[^`]*)```/.exec(docs)![1]!.replaceAll("TO mandap;", "TO site;");
  const client = new pg.Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  await client.query(`CREATE ROLE site; ${statements}; SET ROLE site`);
  await client.query(
    "INSERT INTO audit_log (id, at, action, subject_type, subject_id) SELECT gen_random_uuid(), now() - make_interval(years => n), 'test', 'user', 'x' FROM generate_series(0, 5) n",
  );
  for (const attempt of [
    "DELETE FROM audit_log",
    "UPDATE audit_log SET action = ''",
    "TRUNCATE audit_log",
    "ALTER TABLE audit_log DISABLE TRIGGER ALL",
    "DROP TRIGGER audit_log_append_only ON audit_log",
    "DROP TABLE audit_log",
  ]) {
    await expect(client.query(attempt), attempt).rejects.toMatchObject({ code: "42501" });
  }
  expect((await client.query("SELECT sweep_audit_log(now() - interval '730 days') AS gone")).rows).toEqual([
    { gone: "4" },
  ]);
  expect((await client.query("SELECT count(*)::int AS n FROM audit_log")).rows).toEqual([{ n: 2 }]);
  // Nor erase more than the words of a person.
  await client.query(
    "INSERT INTO audit_log (id, action, subject_type, subject_id, details) VALUES (gen_random_uuid(), 'test', 'user', 'y', '{\"title\": \"Asha Rao\"}')",
  );
  await client.query(
    "SELECT erase_from_audit_log(ARRAY(SELECT id FROM audit_log WHERE subject_id = 'y'), ARRAY['Asha Rao'])",
  );
  expect((await client.query("SELECT details FROM audit_log WHERE subject_id = 'y'")).rows).toEqual([
    { details: { title: "(erased)" } },
  ]);
  await client.end();
});
