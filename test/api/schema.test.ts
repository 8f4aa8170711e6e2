import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "../../src/platform/database/schema.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("the tables as TypeScript sees them are those the migrations make, column by column", async () => {
  const { rows } = await site.deps.database.pool.query<{ table: string; column: string; required: boolean }>(
    `SELECT c.relname AS table, a.attname AS column, a.attnotnull AS required FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  const made = rows.map((row) => `${row.table}.${row.column}${row.required ? " required" : ""}`).sort();
  const described = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) => Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}${column.notNull ? " required" : ""}`))
    .sort();
  expect(described).toEqual(made);
});
