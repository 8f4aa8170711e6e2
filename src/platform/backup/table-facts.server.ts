import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { projectRoot } from "../root.server.ts";

type Executor = Pick<pg.ClientBase, "query">;

export type TableFacts = { name: string; /** Those that are stored, not computed from others. */ columns: string[] };

/** Double quotes as SQL wants names. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Our tables, those that others refer to first. */
export async function ourTables(db: Executor): Promise<TableFacts[]> {
  const { rows } = await db.query<TableFacts>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition GROUP BY c.relname ORDER BY c.relname`,
  );
  const refers = await db.query<{ from: string; to: string }>(
    "SELECT f.relname AS from, t.relname AS to FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND f.oid <> t.oid",
  );
  const ordered: TableFacts[] = [];
  const placed = new Set<string>();
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name }) => !placed.has(name) && refers.rows.every((one) => one.from !== name || placed.has(one.to)),
    );
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle.");
    for (const table of ready) {
      ordered.push(table);
      placed.add(table.name);
    }
  }
  return ordered;
}

type Journal = { entries: { idx: number; tag: string; when: number }[] };

export const migrationsFolder = join(projectRoot, "migrations");

/**
 * The list of this version's migrations, in order; `when` is in ms. Read anew each time.
 * @throws where the folder is not whole
 */
export const readJournal = (): Journal =>
  JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;

/** The migrations that a database has, by name. */
export async function appliedMigrations(db: Executor): Promise<string[]> {
  const { rows } = await db.query<{ at: string }>(
    "SELECT created_at::text AS at FROM drizzle.__drizzle_migrations ORDER BY created_at",
  );
  const tags = new Map(readJournal().entries.map(({ tag, when }) => [String(when), tag]));
  return rows.map(({ at }) => tags.get(at) ?? `unknown-${at}`);
}
