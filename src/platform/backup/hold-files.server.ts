import type pg from "pg";
import type { Database } from "../database/database.server.ts";

/** Of our advisory locks: held while a backup copies files. */
const LOCK = 727_275;
let holdingHere = 0;

/**
 * Keeps every photo where it is while `work` runs: what rows of the snapshot speak of must not go before it is copied.
 * PostgreSQL tells the other processes; the embedded engine has only this one.
 */
export async function holdingFiles<T>({ pool, engine }: Database, work: () => Promise<T>): Promise<T> {
  const client = engine === "postgres" ? await pool.connect() : null;
  holdingHere += 1;
  try {
    await client?.query("SELECT pg_advisory_lock($1)", [LOCK]);
    return await work();
  } finally {
    holdingHere -= 1;
    await client?.query("SELECT pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    // Should that have failed: the lock goes with its session.
    client?.release(true);
  }
}

/** Whether photos must stay where they are, for a backup is being made. Whoever removes files asks, and comes back later. */
export async function filesAreHeld({ pool, engine }: Pick<Database, "pool" | "engine">): Promise<boolean> {
  if (holdingHere > 0 || engine === "embedded") return holdingHere > 0;
  const { rows } = await (pool as Pick<pg.Pool, "query">).query<{ held: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS held",
    [LOCK],
  );
  return rows[0]?.held ?? false;
}
