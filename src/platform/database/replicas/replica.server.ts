import pg from "pg";
import { streamOf } from "../../../internals/pg-connection.server.ts";
import { PipelinedReads, type Otherwise } from "../pipelined-reads.server.ts";
import { pause } from "./in-time.server.ts";
import {
  hasReached,
  positionOfReplica,
  REPLICA_POSITION,
  WHICH_SERVER,
  type ReplicaRow,
  type WalPosition,
} from "./wal-position.ts";

/** A replica that says nothing for so long serves nobody. */
const SILENCE_MS = 1_000;
/** What has failed is tried again after so long, then twice as long, and so on. */
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** What has served for so long has no past. */
const FORGET_MS = 10_000;
const LOOK_MS = 2;

/** Why it does not serve. */
export type Trouble = "away" | "not a replica" | "another database";

type Options = {
  url: string;
  connections: number;
  /** Answers what this replica did not, and counts failures. */
  otherwise: Otherwise;
  /** The database that it must be a replica of. */
  system: () => Promise<string>;
  /** Hears that it serves nobody now. */
  fell: (trouble: Trouble) => void;
};

/** Host and port, as metrics and the doctor name it. */
export function hostAndPort(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname || "local"}:${port || 5432}`;
}

/**
 * One replica: connections that carry reads, and one that asks where it stands. All of them lead to one server, or none
 * is used: what one of several servers behind a proxy has replayed says nothing of the next.
 */
export class Replica {
  readonly name: string;
  readonly lines: PipelinedReads;
  /** Where it stands at least; null while it serves nobody. */
  position: WalPosition | null = null;
  trouble: Trouble | null = "away";
  /** How far it is behind the primary, at most. */
  behindMs = Infinity;
  readonly #options: Options;
  #watch: pg.Client | null = null;
  #self: string | null = null;
  #looking: Promise<void> | null = null;
  #pauseMs = PAUSE_MS;
  #againAt = 0;
  #since = Infinity;
  #ended = false;

  constructor(options: Options) {
    this.#options = options;
    this.name = hostAndPort(options.url);
    this.lines = new PipelinedReads(options.otherwise, {
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: SILENCE_MS,
      connections: options.connections,
      silenceMs: SILENCE_MS,
      application_name: "mandap reads",
      admit: async (client) => {
        const { rows } = await client.query<{ self: string }>(WHICH_SERVER);
        if (rows[0]?.self !== this.#self) throw new Error(`${this.name} leads to several servers.`);
      },
    });
  }

  /** Asks where it stands; tries to reach it again, when it is time for that. */
  look(): Promise<void> {
    return (this.#looking ??= this.#ask().finally(() => (this.#looking = null)));
  }

  /** Whether it reaches `wanted` before `end`. */
  async reach(wanted: WalPosition, end: number): Promise<boolean> {
    for (;;) {
      if (!this.position) return false;
      if (hasReached(this.position, wanted)) return true;
      if (performance.now() > end) return false;
      await this.look();
      if (this.position && !hasReached(this.position, wanted)) await pause(LOOK_MS);
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    const watch = this.#watch;
    this.#watch = null;
    await Promise.all([watch?.end().catch(() => {}), this.lines.end()]);
  }

  async #ask(): Promise<void> {
    if (this.#ended || performance.now() < this.#againAt) return;
    const watch = this.#watch ?? this.#connect();
    try {
      if (this.#self === null) await this.#meet(watch);
      const { rows } = await watch.query<ReplicaRow>(REPLICA_POSITION);
      const [row] = rows;
      if (this.#watch !== watch) return;
      if (!row?.standby) return this.#fall("not a replica");
      this.position = positionOfReplica(row);
      this.trouble = null;
      this.#since = Math.min(this.#since, performance.now());
      if (performance.now() - this.#since > FORGET_MS) this.#pauseMs = PAUSE_MS;
      this.lines.connect();
    } catch {
      if (this.#watch === watch) this.#fall("away");
    }
  }

  /** @throws where it is a replica of something else */
  async #meet(watch: pg.Client): Promise<void> {
    await watch.connect();
    const { rows } = await watch.query<{ system: string; self: string }>(WHICH_SERVER);
    const [row] = rows;
    if (row?.system !== (await this.#options.system())) return this.#fall("another database");
    this.#self = row.self;
  }

  #connect(): pg.Client {
    const watch = new pg.Client({
      connectionString: this.#options.url,
      keepAlive: true,
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
      application_name: "mandap replica",
    });
    const lost = () => {
      if (this.#watch === watch) this.#fall("away");
    };
    watch.on("error", lost);
    watch.on("end", lost);
    return (this.#watch = watch);
  }

  /** It serves nobody now: what is under way there is asked elsewhere, and it is tried again after a while. */
  #fall(trouble: Trouble): void {
    const watch = this.#watch;
    this.#watch = null;
    this.#self = null;
    this.position = null;
    this.trouble = trouble;
    this.behindMs = Infinity;
    this.#since = Infinity;
    this.#againAt = performance.now() + this.#pauseMs;
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS);
    this.#options.fell(trouble);
    this.lines.drop();
    // A server that has stopped answers no farewell either.
    if (watch) streamOf(watch).destroy();
  }
}
