import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { BoundedPool } from "./bounded-pool.server.ts";
import type { Db, Tx } from "./database.server.ts";
import { inLanguage } from "../words.server.ts";
import { CommitUnanswered, READ_ONLY, saysRolledBack, sqlstateOf } from "./sqlstate.server.ts";

const afterCommitOf = new WeakMap<Db, (() => void)[]>();

/** Runs `task` once the transaction of `db` has committed; at once when `db` is not a transaction. */
export function afterCommit(db: Db, task: () => void): void {
  const tasks = afterCommitOf.get(db);
  if (tasks) tasks.push(task);
  else task();
}

const BATCH = 500;
type Write<Item> = (db: Db, items: readonly Item[]) => Promise<void>;
const gatheredOf = new WeakMap<Db, Map<Write<never>, { items: unknown[]; flush: () => Promise<void> }>>();

/**
 * Gathers what a transaction writes bit by bit and reads no more (notices, messages), and writes all of it in one
 * statement right before it commits; at once when `db` is not a transaction.
 */
export async function writeAtEnd<Item>(db: Db, write: Write<Item>, items: readonly Item[]): Promise<void> {
  const gathered = gatheredOf.get(db);
  if (!gathered) return write(db, items);
  const before = gathered.get(write)?.items as Item[] | undefined;
  if (before) {
    before.push(...items);
    return;
  }
  const all = [...items];
  const flush = async () => {
    for (let at = 0; at < all.length; at += BATCH) await write(db, all.slice(at, at + BATCH));
  };
  gathered.set(write, { items: all, flush });
}

/** Whether `db` is a transaction already. */
const isTransaction = (db: Db): db is Tx => afterCommitOf.has(db);

const around = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Refuses what waits for a second connection while a transaction holds one: the embedded engine has one for all, and a
 * used-up pool none to give.
 * @throws Error naming `what`, a fault of the program
 */
export function refuseInTransaction(what: string): void {
  if (around.getStore()?.open) throw new Error(`${what} wants a connection of its own: do it before the transaction.`);
}

const TRANSACTION_ROLLBACK = "40000";

/**
 * Runs `work` in one transaction; joins the one that `db` already is. It speaks English, whoever asks: others read what is
 * written (notices, agreements).
 * Rolls back when `work` throws.
 * @throws what `work` throws; `CommitUnanswered` when it may have committed all the same: see `isUndecided`
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  const client = await (db.$client as pg.Pool).connect();
  let broken: Error | undefined;
  let committing = false;
  let result: T;
  const tasks: (() => void)[] = [];
  const state = { open: true };
  try {
    // Without the schema, which only Drizzle's relational queries want: it would be read anew for each transaction, 0.3 ms.
    const tx = drizzle(client) as unknown as Tx;
    const gathered = new Map();
    afterCommitOf.set(tx, tasks);
    gatheredOf.set(tx, gathered);
    await client.query("BEGIN");
    result = await around.run(state, () => inLanguage("en", () => work(tx)));
    for (const { flush } of gathered.values()) await flush();
    committing = true;
    const { command } = await client.query("COMMIT");
    // A statement failed and `work` went on as if it had not: the database rolls back then, and says so only here.
    if (command !== "COMMIT")
      throw Object.assign(new Error(`The database answered COMMIT with ${command}: a statement before had failed.`), {
        code: TRANSACTION_ROLLBACK,
      });
  } catch (error) {
    const code = sqlstateOf(error);
    if (code !== null && db.$client instanceof BoundedPool) db.$client.note({ code });
    if (committing && !saysRolledBack(error)) {
      client.release(true);
      throw new CommitUnanswered(error);
    }
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    // It leads to a replica: nobody else is to get it.
    client.release(code === READ_ONLY || broken);
    throw error;
  } finally {
    state.open = false;
  }
  client.release();
  for (const task of tasks) task();
  return result;
}
