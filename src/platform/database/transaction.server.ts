import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { BoundedPool } from "./bounded-pool.server.ts";
import type { Db } from "./database.server.ts";
import * as schema from "./schema.server.ts";
import { sqlstateOf } from "./sqlstate.server.ts";

const afterCommitOf = new WeakMap<Db, (() => void)[]>();

/** Runs `task` once the transaction of `db` has committed; at once when `db` is not a transaction. */
export function afterCommit(db: Db, task: () => void): void {
  const tasks = afterCommitOf.get(db);
  if (tasks) tasks.push(task);
  else task();
}

/** Whether `db` is a transaction already. */
const isTransaction = (db: Db) => afterCommitOf.has(db);

/**
 * Runs `work` in one transaction; joins the one that `db` already is.
 * Rolls back when `work` throws.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  const client = await (db.$client as pg.Pool).connect();
  let broken: Error | undefined;
  let result: T;
  const tasks: (() => void)[] = [];
  try {
    const tx = drizzle(client, { schema }) as Db;
    afterCommitOf.set(tx, tasks);
    await client.query("BEGIN");
    result = await work(tx);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    client.release(broken);
    const code = sqlstateOf(error);
    if (code !== null && db.$client instanceof BoundedPool) db.$client.note({ code });
    throw error;
  }
  client.release();
  for (const task of tasks) task();
  return result;
}
