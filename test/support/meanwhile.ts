import type pg from "pg";
import type { Database } from "../../src/platform/database/database.server.ts";

type Connect = (callback?: unknown) => Promise<pg.PoolClient> | void;

/**
 * Does `task` once, right before the next transaction begins: what its use case has read until then is of a moment ago.
 * @returns whether that has happened
 */
export function beforeNextTransaction({ pool }: Database, task: () => Promise<unknown>): () => boolean {
  const connect = pool.connect.bind(pool) as unknown as Connect;
  let done = false;
  const wrapped: Connect = (callback) => {
    // With a callback it is a single statement that asks.
    if (callback || done) return connect(callback);
    done = true;
    return task().then(() => connect() as Promise<pg.PoolClient>);
  };
  Object.assign(pool, { connect: wrapped });
  return () => done;
}
