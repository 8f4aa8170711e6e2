import type { Socket } from "node:net";
import pg from "pg";
import { tooBusy } from "../../domain/errors.ts";
import { isUnderWay, streamOf } from "../../internals/pg-connection.server.ts";

/** So many may wait for a connection; the next is turned away at once. */
const MAX_WAITING = 1_000;
/** So long anybody waits for one. */
export const WAIT_MS = 5_000;
const RETRY_AFTER_S = 2;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * Breaks a connection on which a statement is under way and nothing was heard for so long. In place of pg's own
 * `query_timeout`: its timer for each statement keeps the statement and all its rows alive until the next major
 * collection (measured: 11 KB of every search, a sixth of its processor time).
 */
export function breakSilence(client: pg.ClientBase, silenceMs: number): void {
  const stream = streamOf(client);
  stream.setTimeout(silenceMs);
  stream.on("timeout", () => {
    if (isUnderWay(client))
      stream.destroy(new Error(`Connection terminated: the database said nothing for ${silenceMs} ms.`));
  });
}

/** Waits on this connection for as long as it takes, whatever its pool says: for work that no request waits for. */
export function endureSilence(client: pg.PoolClient): void {
  const stream: Partial<Socket> = streamOf(client);
  // The embedded engine's has no clock.
  stream.setTimeout?.(0);
}

/**
 * A pool that sheds load: past `maxWaiting` nobody joins the queue, and nobody waits in it for longer than
 * `connectionTimeoutMillis`. Work that piles up is answered too late for anyone, and takes the memory of the process along.
 * @param silenceMs how long a statement may be under way without a word from the database; 0 for ever
 */
export class BoundedPool extends pg.Pool {
  readonly #maxWaiting: number;
  /** How many were turned away so far. */
  shed = 0;
  /** Failed statements and connections so far, by SQLSTATE or 'connection'. */
  readonly errors = new Map<string, number>();

  constructor({
    maxWaiting = MAX_WAITING,
    silenceMs = 0,
    ...config
  }: pg.PoolConfig & { maxWaiting?: number; silenceMs?: number }) {
    super({ connectionTimeoutMillis: WAIT_MS, ...config });
    this.#maxWaiting = maxWaiting;
    // The server may go away while a connection is lent out. Whoever uses it hears of it from the query;
    // without a listener of its own the connection's event would end the process.
    this.on("connect", (client) => {
      client.on("error", () => {});
      if (silenceMs > 0) breakSilence(client, silenceMs);
    });
    this.on("release", (error: unknown) => {
      if (error instanceof Error) this.note(error);
    });
  }

  /** Counts a failure. */
  note(error: unknown): void {
    const { code } = error as { code?: unknown };
    const name = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : "connection";
    this.errors.set(name, (this.errors.get(name) ?? 0) + 1);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (this.waitingCount >= this.#maxWaiting) {
      this.shed += 1;
      if (!callback) return Promise.reject(tooBusy(RETRY_AFTER_S));
      callback(tooBusy(RETRY_AFTER_S), undefined, () => {});
      return;
    }
    if (!callback) return super.connect();
    super.connect((error, client, done) => {
      if (error) this.note(error);
      callback(error, client, done);
    });
  }
}
