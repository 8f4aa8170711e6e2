/** What migrations (drizzle) and the job queue (pg-boss) send around their statements. */
import type pg from "pg";

type Given = string | { text: string };

/** What a library sends to begin and end a transaction of its own, as a part of the one that is open. */
const WITHIN: Record<string, string> = {
  begin: "SAVEPOINT joined",
  commit: "RELEASE SAVEPOINT joined",
  rollback: "ROLLBACK TO SAVEPOINT joined",
};

/** Several statements in one text, with a transaction around them: without it. */
const unwrapped = (text: string) => text.replace(/^\s*BEGIN;/, "").replace(/COMMIT;\s*$/, "");

/**
 * A connection inside a transaction, for libraries that open and end one of their own (migrations, the job queue): all
 * that they do joins the one that is open, and happens only if that commits.
 */
export function joinedClient(client: pg.ClientBase): pg.PoolClient {
  const query = (given: Given, values?: unknown[]) => {
    const text = typeof given === "string" ? given : given.text;
    const within = WITHIN[text.trim().toLowerCase()];
    if (within) return client.query(within);
    return client.query((typeof given === "string" ? unwrapped(given) : given) as string, values);
  };
  return Object.create(client, { query: { value: query } }) as pg.PoolClient;
}
