import type pg from "pg";
import type { Database } from "../../src/platform/database/database.server.ts";

type Connected = pg.PoolClient & { processID: number; connection: { stream: import("node:net").Socket } };

/** Commits, and cuts the line before the answer is read. @throws what `pg` says of a line that ends while it waits */
async function commitUnheard(
  { engine, pool }: Database,
  client: Connected,
  query: pg.PoolClient["query"],
): Promise<unknown> {
  if (engine === "embedded") {
    await query("COMMIT");
    throw new Error("The embedded database has stopped.");
  }
  const { stream } = client.connection;
  // As `BoundedPool` does: the connection's own event is nobody's failure.
  client.on("error", () => {});
  stream.pause();
  const answer = query("COMMIT");
  answer.catch(() => {});
  for (;;) {
    const { rows } = await pool.query("SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND state = 'idle'", [
      client.processID,
    ]);
    if (rows.length > 0) break;
  }
  stream.destroy();
  return answer;
}

/** The next transaction that is committed is so, and who committed it never hears of it. @returns whether that has happened */
export function loseNextCommit(database: Database): () => boolean {
  const { pool } = database;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  let lost = false;
  const wrapped = async () => {
    const client = (await connect()) as Connected;
    const query = client.query.bind(client) as pg.PoolClient["query"];
    const heard = (...given: unknown[]) => {
      if (given[0] !== "COMMIT" || lost) return (query as (...args: unknown[]) => unknown)(...given);
      lost = true;
      return commitUnheard(database, client, query);
    };
    return Object.assign(client, { query: heard });
  };
  const withCallback = pool.connect.bind(pool) as (callback: unknown) => void;
  Object.assign(pool, { connect: (callback?: unknown) => (callback || lost ? withCallback(callback) : wrapped()) });
  return () => lost;
}
