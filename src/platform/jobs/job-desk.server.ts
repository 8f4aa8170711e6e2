import type pg from "pg";
import type { PgBoss } from "pg-boss";

/** How full a queue is. */
export type QueueDepth = { name: string; waiting: number; later: number; active: number; failed: number };
/** A job that was given up. `message` is what it failed with, shortened. */
export type FailedJob = { id: string; name: string; tries: number; at: Date; message: string };

const MESSAGE_LENGTH = 200;

/** Addresses and numbers have no business on a status page, whatever an error says. */
const withoutPeople = (text: string) =>
  text
    .replace(/[^\s<>"',;]+@[^\s<>"',;]+/g, "…")
    .replace(/\+?\d[\d -]{8,}\d/g, "…")
    .slice(0, MESSAGE_LENGTH);

/** What an operator sees of the job queue and may do with it. */
export function jobDesk(pool: pg.Pool, boss: PgBoss) {
  return {
    /** Counted anew, for one who looks. */
    async queues(): Promise<QueueDepth[]> {
      const { rows } = await pool.query<QueueDepth>(
        `SELECT q.name, count(*) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now())::int AS waiting, count(*) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after > now())::int AS later,
           count(*) FILTER (WHERE j.state = 'active')::int AS active, count(*) FILTER (WHERE j.state = 'failed')::int AS failed
         FROM pgboss.queue q LEFT JOIN pgboss.job j ON j.name = q.name AND j.state IN ('created', 'retry', 'active', 'failed') WHERE q.name NOT LIKE '\\_\\_%' GROUP BY q.name ORDER BY q.name`,
      );
      return rows;
    },
    /** The latest jobs that were given up. */
    async failed(limit: number): Promise<FailedJob[]> {
      const { rows } = await pool.query<FailedJob & { message: string | null }>(
        `SELECT id, name, retry_count + 1 AS tries, completed_on AS at, coalesce(output->>'message', output->'value'->>'message') AS message
         FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC, id LIMIT $1`,
        [limit],
      );
      return rows.map((row) => ({ ...row, message: withoutPeople(row.message ?? "") }));
    },
    /** Has a job that was given up done once more. @returns its kind; null when there is none, or somebody was faster */
    async retry(id: string): Promise<string | null> {
      const { rows } = await pool.query<{ name: string }>(
        "SELECT name FROM pgboss.job WHERE id = $1 AND state = 'failed'",
        [id],
      );
      const name = rows[0]?.name;
      if (!name) return null;
      await boss.retry(name, id);
      return name;
    },
  };
}

export type JobDesk = ReturnType<typeof jobDesk>;
