import pg from "pg";
import { breakSilence, type BoundedPool } from "./bounded-pool.server.ts";

/** So many statements may be under way on one connection; more wait for the pool, which sheds what is too much. */
const MOST = 64;
const RECONNECT_MS = 1_000;
const CONNECT_MS = 5_000;

type Line = { client: pg.Client; open: boolean; underWay: number };
type Query = string | (pg.QueryConfig & { types?: pg.CustomTypesConfig });

const streamOf = (client: pg.Client) => (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection.stream;

/**
 * Connections that carry many short reading statements at once, each in a transaction of its own: the next is sent
 * before the last is answered, so that neither side goes to sleep in between (`pipeline` of pg; measured by
 * npm run bench -- search). Those behind a slow statement wait for it. What comes before a connection is open, or
 * while all are full, goes by the pool.
 */
export class PipelinedReads {
  readonly #pool: BoundedPool;
  readonly #config: pg.ClientConfig;
  readonly #silenceMs: number;
  readonly #lines: (Line | null)[];
  #triedAt = -Infinity;
  #ended = false;

  /** @param silenceMs as of BoundedPool */
  constructor(pool: BoundedPool, { connections, silenceMs = 0, ...config }: pg.ClientConfig & { connections: number; silenceMs?: number }) {
    this.#pool = pool;
    this.#config = config;
    this.#silenceMs = silenceMs;
    this.#lines = Array.from({ length: connections }, () => null);
  }

  /** As `query` of pg, which tells of a connection that breaks as it does. */
  query<Row extends pg.QueryResultRow>(query: Query, values?: unknown[]): Promise<pg.QueryResult<Row>> {
    let best: Line | null = null;
    for (const line of this.#lines) if (line?.open && line.underWay < (best?.underWay ?? MOST)) best = line;
    if (this.#lines.includes(null)) this.#connect();
    return best ? this.#send(best, query, values) : this.#pool.query<Row>(query, values);
  }

  async #send<Row extends pg.QueryResultRow>(line: Line, query: Query, values: unknown[] | undefined): Promise<pg.QueryResult<Row>> {
    const stream = streamOf(line.client);
    line.underWay += 1;
    // What is asked in the same turn goes out in one piece.
    stream.cork();
    process.nextTick(() => stream.uncork());
    try {
      return await line.client.query<Row>(query, values);
    } catch (error) {
      this.#pool.note(error);
      throw error;
    } finally {
      line.underWay -= 1;
    }
  }

  /** Ends them, when what is under way is answered. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#lines.map((line) => line?.client.end().catch(() => {})));
  }

  #connect(): void {
    if (this.#ended || performance.now() - this.#triedAt < RECONNECT_MS) return;
    this.#triedAt = performance.now();
    for (const [at, line] of this.#lines.entries()) if (!line) this.#open(at);
  }

  #open(at: number): void {
    const client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS, ...this.#config, pipeline: true });
    const line: Line = { client, open: false, underWay: 0 };
    this.#lines[at] = line;
    const gone = () => {
      line.open = false;
      if (this.#lines[at] === line) this.#lines[at] = null;
    };
    client.on("error", gone);
    client.on("end", gone);
    client.connect().then(
      () => {
        if (this.#ended) return void client.end().catch(() => {});
        if (this.#silenceMs > 0) breakSilence(client, this.#silenceMs);
        line.open = true;
      },
      (error: unknown) => {
        this.#pool.note(error);
        gone();
        void client.end().catch(() => {});
      },
    );
  }
}
