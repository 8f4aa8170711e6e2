// @engine both
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

test("the tables as TypeScript sees them are those the migrations make, column by column: name, type, whether it may be empty and whether it fills itself", async () => {
  const { rows } = await site.deps.database.pool.query<{
    table: string;
    column: string;
    type: string;
    required: boolean;
    filled: boolean;
  }>(
    `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required, a.atthasdef AS filled FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  const line = ({ table, column, type, required, filled }: (typeof rows)[number]) =>
    `${table}.${column} ${type}${required ? " required" : ""}${filled ? " filled" : ""}`;
  const described = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) =>
        line({
          table: getTableName(table),
          column: column.name,
          // The same type under the name that PostgreSQL gives it.
          type: column.getSQLType().replace(/^varchar\b/, "character varying"),
          required: column.notNull,
          filled: column.hasDefault || column.generated !== undefined,
        }),
      ),
    )
    .sort();
  expect(described).toEqual(rows.map(line).sort());
});
