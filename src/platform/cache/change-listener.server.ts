import pg from "pg";
import type { Database } from "../database/database.server.ts";
import type { Log } from "../log.server.ts";
import { CHANGES_CHANNEL, tellChange } from "./changes.server.ts";

const RECONNECT_MS = 1_000;
/** A connection that a firewall has dropped says nothing: it is asked so often. */
const PROBE_MS = 10_000;
const ANSWER_MS = 5_000;

export type ChangeListener = {
  /** Whether this process hears at the moment what other processes change. */
  hears(): boolean;
  /** Resolves once it hears, or has failed and tries again by itself. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** The embedded engine serves one process, which tells itself. */
const alone: ChangeListener = { hears: () => true, start: async () => {}, stop: async () => {} };

function tagsIn(payload: string | undefined): string[] | null {
  try {
    const tags: unknown = JSON.parse(payload ?? "");
    return Array.isArray(tags) && tags.every((tag) => typeof tag === "string") ? tags : null;
  } catch {
    return null;
  }
}

/** Hears the changes of every process on this database, on a connection of its own that comes back when it is lost. */
export function listenForChanges({ engine, pool }: Pick<Database, "engine" | "pool">, log: Log): ChangeListener {
  if (engine === "embedded") return alone;
  let client: pg.Client | null = null;
  let hears = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const { max: _max, ...settings } = pool.options;
    const next = new pg.Client({
      ...settings,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: "mandap changes",
    });
    client = next;
    const lost = (error?: Error) => {
      if (client !== next) return;
      client = null;
      if (hears)
        log.warn({ err: error }, "Changes of other processes are not heard: the connection to the database is lost.");
      hears = false;
      next.end().catch(() => {});
      if (!stopped) timer = setTimeout(() => void connect(), RECONNECT_MS).unref();
    };
    next.on("error", lost);
    next.on("end", () => lost());
    next.on("notification", ({ payload }) => tellChange(tagsIn(payload)));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANGES_CHANNEL}`);
    } catch (error) {
      return lost(error as Error);
    }
    if (stopped || client !== next) return;
    hears = true;
    // What was announced before is not told again.
    tellChange(null);
    probe(next, lost);
  }

  function probe(current: pg.Client, lost: (error: Error) => void): void {
    timer = setTimeout(() => {
      if (client !== current) return;
      current.query("SELECT 1").then(() => probe(current, lost), lost);
    }, PROBE_MS).unref();
  }

  return {
    hears: () => hears,
    start: connect,
    async stop() {
      stopped = true;
      hears = false;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}
