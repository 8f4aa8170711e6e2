import pg from "pg";
import { streamOf } from "../../internals/pg-connection.server.ts";
import { breakSilence, WAIT_MS } from "./bounded-pool.server.ts";
import { isUnavailable, sqlstateOf } from "./sqlstate.server.ts";

/** So many statements are under way on one connection: enough that it never waits, few enough that none waits long behind a slow one. */
const DEPTH = 4;
/** So many more wait for their turn; the next go by the pool, which sheds what is too much. */
const MOST_WAITING = 256;
const RECONNECT_MS = 1_000;
const CONNECT_MS = 5_000;
/** SQLSTATE of a statement that was cancelled at `statement_timeout`. */
const TOOK_TOO_LONG = "57014";

type Line = { client: pg.Client; open: boolean; underWay: number };
export type Query = string | (pg.QueryConfig & { types?: pg.CustomTypesConfig });
/** Answers what these connections do not, and counts what failed. */
export type Otherwise = {
  query(query: pg.QueryConfig): Promise<pg.QueryResult>;
  note(error: unknown): void;
};
type Asked = {
  query: pg.QueryConfig;
  since: number;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
};

function configOf(query: Query, values: unknown[] | undefined): pg.QueryConfig {
  if (typeof query === "string") return { text: query, ...(values && { values }) };
  return values ? { ...query, values } : query;
}

/**
 * Connections that carry many short reading statements at once, each in a transaction of its own: the next is sent
 * before the last is answered, so that neither side goes to sleep in between (`pipeline` of pg; measured by
 * npm run bench -- search). What comes before a connection is open, or is too much, goes by the pool.
 */
export class PipelinedReads {
  readonly #pool: Otherwise;
  readonly #admit: (client: pg.Client) => Promise<void>;
  readonly #config: pg.ClientConfig;
  readonly #silenceMs: number;
  readonly #lines: (Line | null)[];
  readonly #waiting: Asked[] = [];
  #triedAt = -Infinity;
  #ended = false;

  /**
   * @param silenceMs as of BoundedPool
   * @param admit looks at each connection before it carries anything. @throws where it must not
   */
  constructor(
    pool: Otherwise,
    {
      connections,
      silenceMs = 0,
      admit = async () => {},
      ...config
    }: pg.ClientConfig & { connections: number; silenceMs?: number; admit?: (client: pg.Client) => Promise<void> },
  ) {
    this.#pool = pool;
    this.#admit = admit;
    this.#config = config;
    this.#silenceMs = silenceMs;
    this.#lines = Array.from({ length: connections }, () => null);
  }

  /** As `query` of the pool. */
  query<Row extends pg.QueryResultRow>(query: Query, values?: unknown[]): Promise<pg.QueryResult<Row>> {
    this.connect();
    return new Promise((resolve, reject) =>
      this.#ask({ query: configOf(query, values), since: performance.now(), resolve, reject }),
    );
  }

  #ask(asked: Asked): void {
    let best: Line | null = null;
    for (const line of this.#lines) if (line?.open && line.underWay < (best?.underWay ?? Infinity)) best = line;
    if (best && best.underWay < DEPTH) return this.#send(best, asked);
    const [first = null] = this.#waiting;
    if (!best || this.#waiting.length >= MOST_WAITING || (first && asked.since - first.since > WAIT_MS))
      this.#byPool(asked);
    else this.#waiting.push(asked);
  }

  /** By a callback: a promise of pg's own keeps the rows in memory until the next major collection (docs/performance.md). */
  #send(line: Line, asked: Asked): void {
    line.underWay += 1;
    // What is asked in the same turn goes out in one piece.
    const stream = streamOf(line.client);
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    line.client.query(asked.query, (error: Error | null, result: pg.QueryResult) => {
      line.underWay -= 1;
      if (!error) asked.resolve(result);
      else if (isUnavailable(error) && sqlstateOf(error) !== TOOK_TOO_LONG) {
        line.open = false;
        void line.client.end().catch(() => {});
        // It only reads: what a broken connection did not answer may be asked again.
        this.#byPool(asked);
      } else {
        this.#pool.note(error);
        asked.reject(error);
      }
      this.#next(line);
    });
  }

  #byPool({ query, resolve, reject }: Asked): void {
    this.#pool.query(query).then(resolve, reject);
  }

  /** Has the next that waits take the place that is free; the pool, where there is no connection left. */
  #next(line: Line): void {
    if (line.open) {
      const next = this.#waiting.shift();
      if (next) this.#send(line, next);
    } else if (!this.#lines.some((one) => one?.open)) for (const asked of this.#waiting.splice(0)) this.#byPool(asked);
  }

  /** How many of them are open now. */
  get openCount(): number {
    return this.#lines.filter((line) => line?.open).length;
  }

  /** Breaks them: what is under way is asked elsewhere. They come back with `connect` or the next query. */
  drop(): void {
    for (const line of this.#lines) if (line) streamOf(line.client).destroy();
  }

  /** Ends them, when what is under way is answered. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#lines.map((line) => line?.client.end().catch(() => {})));
  }

  /** Has every connection that is not there opened, or tried again a second after the last try. */
  connect(): void {
    if (!this.#lines.includes(null)) return;
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
    const admitted = client.connect().then(() => this.#admit(client));
    admitted.then(
      () => {
        if (this.#lines[at] !== line) return;
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
