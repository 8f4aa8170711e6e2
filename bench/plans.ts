/** The statements that a search sends, and what of their plans reads a whole table. */
import type pg from "pg";
import type { Database } from "../src/platform/database/database.server.ts";

export type Sent = { text: string; values: unknown[] };

/** The same database, whose statements are written down with their values as they pass. */
export function listened({ db, pool }: Pick<Database, "db" | "pool">): { db: Database["db"]; sent: Sent[] } {
  const sent: Sent[] = [];
  const client = {
    query: (query: Sent) => {
      sent.push(query);
      return pool.query(query);
    },
  };
  return { db: Object.assign(Object.create(db) as Database["db"], { $client: client }), sent };
}

/** Lines of the plans that scan a whole table of listings or words; a sample may be read whole. */
export async function scansIn(pool: pg.Pool, sent: readonly Sent[]): Promise<string[]> {
  const scans: string[] = [];
  for (const { text, values } of sent) {
    const { rows: plan } = await pool.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
    scans.push(
      ...plan
        .map((line) => line["QUERY PLAN"])
        .filter((line) => /Seq Scan on (?:listing(?!_samples)|search_words)/.test(line))
        .map((line) => `${line.trim()} in ${text.slice(0, 160)}`),
    );
  }
  return scans;
}
