/** Sums over the whole site: on a small one counted when somebody asks, on a large one each hour by a job. */
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { endureSilence } from "../database/bounded-pool.server.ts";
import type { Db } from "../database/database.server.ts";
import { keptCounts } from "../database/schema.server.ts";
import type { Deps } from "../deps.server.ts";

/** One of them. `read` speaks in one statement, so that it is as of one moment; what it gives is kept as JSON. */
export type KeptCount<Value extends object> = {
  name: string;
  read: (db: Db, now: Date) => Promise<Value>;
  /** Nothing that is noted from then on is in it: what was counted later stays for good. */
  closes?: Date;
};

/** `kept`: by the job, and who asks again is told the same until it has counted anew. */
export type Counted<Value> = { value: Value; at: Date; kept: boolean };

/** The job counts each so often. */
export const COUNT_MINUTES = 60;
/** What takes longer is not counted while somebody waits. */
const PATIENCE_MS = 1_000;
/** What was stamped before a count closed is committed by then. */
const STAMPED_MS = 3_600_000;

const keptOf = async (db: Db, name: string) =>
  (await db.select().from(keptCounts).where(eq(keptCounts.name, name)))[0] ?? null;

const isFinal = (at: Date, closes: Date | undefined) =>
  closes !== undefined && at.getTime() > closes.getTime() + STAMPED_MS;

/** As the job has counted it, where it changes no more, or where that took long or ever longer; else, and where it has not yet, as it is now. */
export async function counted<Value extends object>(
  { db, now }: Pick<Deps, "db" | "now">,
  count: KeptCount<Value>,
): Promise<Counted<Value>> {
  const kept = await keptOf(db, count.name);
  if (kept && isFinal(kept.at, count.closes)) return { value: kept.value as Value, at: kept.at, kept: false };
  if (kept && kept.tookMs >= PATIENCE_MS) return { value: kept.value as Value, at: kept.at, kept: true };
  const at = now();
  return { value: await count.read(db, at), at, kept: false };
}

/** Counts and keeps it: for the job, which has the time that it takes. */
export async function keepCount(
  { db, database, now }: Pick<Deps, "db" | "database" | "now">,
  { name, read, closes }: KeptCount<object>,
): Promise<void> {
  const at = now();
  const before = await keptOf(db, name);
  if (before && isFinal(before.at, closes)) return;
  const client = await database.pool.connect();
  endureSilence(client);
  try {
    await client.query("SET statement_timeout = 0");
    const own = drizzle(client) as unknown as Db;
    const startedAt = performance.now();
    const value = await read(own, at);
    const row = { at, tookMs: Math.round(performance.now() - startedAt), value };
    await own
      .insert(keptCounts)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: keptCounts.name, set: row });
  } finally {
    // Away with it: its settings are not those of the pool.
    client.release(true);
  }
}
