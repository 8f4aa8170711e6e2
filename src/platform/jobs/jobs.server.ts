import { PgBoss } from "pg-boss";
import type { z } from "zod";
import { wellFormed } from "../../domain/text.ts";
import type { Database, Db } from "../database/database.server.ts";
import { afterCommit, writeAtEnd } from "../database/transaction.server.ts";
import { jobDesk, type JobDesk } from "./job-desk.server.ts";
import type { Log } from "../log.server.ts";
import type { Metrics } from "../metrics.server.ts";
import type { Tracing } from "../tracing.server.ts";

/** What may go wrong and how often it is tried again. */
export type JobOptions = {
  retryLimit?: number;
  retryDelay?: number;
  /** Seconds that a growing delay never passes. */ retryDelayMax?: number;
  retryBackoff?: boolean;
  expireInSeconds?: number;
};

/** One kind of background work: its name, what it is told, and what it does. Handlers run at least once: they must bear a repeat. */
export type JobDefinition<Deps, Data> = {
  name: string;
  schema: z.ZodType<Data>;
  options?: JobOptions;
  /** How many of them this process does at once; 1 by default. */
  concurrency?: number;
  /** Runs on this schedule (five cron fields, Asia/Kolkata) with empty data. */
  cron?: string;
  handle(deps: Deps, data: Data): Promise<void>;
};

/** For lists of jobs whose data differ. */
export type AnyJob<Deps> = Omit<JobDefinition<Deps, never>, "handle" | "schema"> & {
  schema: z.ZodType;
  handle(deps: Deps, data: never): Promise<void>;
};

export type Jobs = {
  /** Queues work in the transaction `db` (or at once): it is done only if that commits. */
  enqueue<Data extends object>(
    db: Db,
    job: { name: string; schema: z.ZodType<Data> },
    data: Data,
    options?: { startAfterSeconds?: number; singletonKey?: string },
  ): Promise<void>;
  /** Makes the queues and their schedules, and begins to work; a second call is the first one. */
  start(): Promise<void>;
  /**
   * Takes up nothing more, and waits up to five seconds for what is under way; what is not done then is done again
   * elsewhere or later. Never throws.
   */
  stop(): Promise<void>;
  /** For the status page. */
  desk: JobDesk;
  /** Resolves when no job waits or runs (tests and shutdown scripts). */
  idle(timeoutMs?: number): Promise<void>;
};

const asDatabase = (db: Db) => ({
  executeSql: async (text: string, values?: unknown[]) =>
    (await db.$client.query(text, values)) as { rows: Record<string, unknown>[] },
});

/** A process that dies says nothing: its jobs are taken up again when they have given no sign of life for so long. */
const HEARTBEAT_S = 15;
const WATCH_S = 10;
const OPTIONS = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  heartbeatSeconds: HEARTBEAT_S,
};
const ZONE = "Asia/Kolkata";

/** Whether a queue was made with other options than it should have now. Most starts find all as it is, and write nothing. */
const differs = (kept: object, options: object) =>
  Object.entries(options).some(([name, value]) => (kept as Record<string, unknown>)[name] !== value);

/**
 * Data that name people say in `about` whose they are, and are found by it when one of those is erased. The table is the
 * queue's own and not there when migrations run. Two processes that start at once make the index once.
 */
async function indexAbout({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(`DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('pgboss.job_about'));
    IF to_regclass('pgboss.job_about') IS NULL THEN
      CREATE INDEX job_about ON pgboss.job USING gin ((data->'about')) WHERE data ? 'about';
    END IF;
  END $$`);
}

/** The job queue over pg-boss, in the same database, so that enqueueing joins the caller's transaction. */
export function createJobs<Deps>(
  database: Database,
  definitions: AnyJob<Deps>[],
  depsOf: () => Deps,
  log: Log,
  metrics: Pick<Metrics, "job">,
  tracing: Pick<Tracing, "job"> | null = null,
): Jobs {
  const boss = new PgBoss({
    db: asDatabase(database.db),
    backend: database.engine === "embedded" ? "pglite" : "postgres",
    persistWarnings: false,
    superviseIntervalSeconds: WATCH_S,
    monitorIntervalSeconds: WATCH_S,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  const workers = new Map<string, string[]>();
  let started: Promise<void> | null = null;

  /** One that fetches and does, one after the other, for as long as there is work. @returns its name at the queue */
  async function workerOf(job: AnyJob<Deps>): Promise<string> {
    const own: { id?: string } = {};
    own.id = await boss.work<object>(job.name, { pollingIntervalSeconds: 2, batchSize: 1 }, async ([given]) => {
      if (!given) return;
      const startedAt = performance.now();
      try {
        const work = () => job.handle(depsOf(), job.schema.parse(given.data ?? {}) as never);
        await (tracing ? tracing.job(job.name, work) : work());
        metrics.job(job.name, "done", (performance.now() - startedAt) / 1000);
        log.debug({ job: job.name, ms: Math.round(performance.now() - startedAt) }, "job done");
      } catch (error) {
        metrics.job(job.name, "failed", (performance.now() - startedAt) / 1000);
        log.error({ err: error, job: job.name, id: given.id }, "job failed");
        throw error;
      } finally {
        // Where there was one there may be another: without this a backlog would shrink by one every two seconds.
        if (own.id) boss.notifyWorker(own.id);
      }
    });
    return own.id;
  }

  const begin = async () => {
    await boss.start();
    await indexAbout(database);
    // The embedded engine has one process: whatever is under way now was so in one that died.
    if (database.engine === "embedded")
      await database.pool.query("UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'");
    const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
    for (const job of definitions) {
      const options = { ...OPTIONS, ...job.options };
      const kept = queues.get(job.name);
      // A queue that an earlier version made keeps its options otherwise.
      if (!kept) await boss.createQueue(job.name, options);
      else if (differs(kept, options)) await boss.updateQueue(job.name, options);
      workers.set(job.name, await Promise.all(Array.from({ length: job.concurrency ?? 1 }, () => workerOf(job))));
      const schedule = schedules.get(job.name);
      if (job.cron && (schedule?.cron !== job.cron || schedule.timezone !== ZONE))
        await boss.schedule(job.name, job.cron, {}, { tz: ZONE });
    }
  };

  type Queued = { data: object; startAfter?: number; singletonKey?: string };
  const writers = new Map<string, (db: Db, queued: readonly Queued[]) => Promise<void>>();
  /** Puts work of this name into its queue, in one statement. */
  const writerOf = (name: string) => {
    const known = writers.get(name);
    if (known) return known;
    const write = async (db: Db, queued: readonly Queued[]) => {
      await boss.insert(name, [...queued], { db: asDatabase(db) });
    };
    writers.set(name, write);
    return write;
  };

  return {
    desk: jobDesk(database.pool, boss),
    start: () => (started ??= begin()),
    async stop() {
      if (started)
        await started
          .then(() => boss.stop({ graceful: true, close: false, timeout: 5_000 }))
          .catch((error: unknown) => log.error({ err: error }, "job queue stop"));
    },
    async enqueue(db, job, data, options = {}) {
      const queued = {
        data: wellFormed(data),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        ...(options.singletonKey ? { singletonKey: options.singletonKey } : {}),
      };
      await writeAtEnd(db, writerOf(job.name), [queued]);
      const woken = workers.get(job.name);
      if (woken) afterCommit(db, () => woken.forEach((worker) => boss.notifyWorker(worker)));
    },
    async idle(timeoutMs = 60_000) {
      const end = Date.now() + timeoutMs;
      for (;;) {
        const { rows } = await database.pool.query(
          "SELECT count(*)::int AS n FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now()",
        );
        if ((rows[0] as { n: number }).n === 0) return;
        if (Date.now() > end) throw new Error("Jobs are still running.");
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    },
  };
}
