import type pg from "pg";

/** Every table of a database with its number of rows and a digest of all of them, as of one moment, and that moment. */
export async function tableDigests(client: pg.Client): Promise<{ at: string; tables: Record<string, string> }> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    const { rows } = await client.query<{ name: string; at: string }>(`
      SELECT format('%I.%I', n.nspname, c.relname) AS name, to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' AS at
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' ORDER BY 1`);
    const tables: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(one::text), '' ORDER BY md5(one::text))), '') AS digest FROM ${name} one`,
      );
      tables[name] = found[0]!.digest;
    }
    return { at: rows[0]!.at, tables };
  } finally {
    await client.query("COMMIT");
  }
}
