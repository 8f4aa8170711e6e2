import type pg from "pg";
import type { PipelinedReads, Query } from "../pipelined-reads.server.ts";
import { inTime, pause } from "./in-time.server.ts";
import { Replica, type Trouble } from "./replica.server.ts";
import { sharedQuestion } from "./shared-question.server.ts";
import {
  hasReached,
  positionOfPrimary,
  PRIMARY_POSITION,
  WHICH_SERVER,
  type PrimaryRow,
  type WalPosition,
} from "./wal-position.ts";

/** So long a read waits for the replica to have what was just announced; then it goes to the primary. */
const HOLD_MS = 50;
/** So often it is asked where the primary stands, and the replicas. */
const TICK_MS = 250;
/** Not so long ago at most the primary said where it stands, or no replica serves. */
const PRIMARY_MS = 1_000;
/** A replica that is so far behind serves nobody, though nothing was announced. */
export const FAR_MS = 2_000;
/** After a replica had to be left it is not tried again for so long, then twice as long, and so on. */
const RETURN_MS = 250;
const LONGEST_RETURN_MS = 2_000;

/** Why a read went to the primary. */
export type Why = "for one person" | "not heard" | "behind" | "far" | "no position" | Trouble;

type Sample = { at: number; position: WalPosition };
type Asked = { query: Query; values: unknown[] | undefined };

export type Following = {
  /** Whether this process hears what other processes change. */
  hears: () => boolean;
  /** Calls back for every change that a shared answer may show, made here or elsewhere. @returns ends it */
  changes: (heard: () => void) => () => void;
};

/**
 * Short reads, of the primary or of a replica (docs/adr/0054). One replica serves this process at a time, and only while
 * it has everything that was announced, and everything that the reads before it could see: what the primary answers
 * meanwhile raises the mark that the replica has to reach. So no read sees less than one before it.
 */
export class ReplicaReads {
  readonly primary: PipelinedReads;
  readonly replicas: readonly Replica[];
  /** Reads so far, by where they went, and why to the primary. */
  readonly counts = new Map<string, number>();
  readonly #shared: () => boolean;
  readonly #position: () => Promise<WalPosition>;
  #system: Promise<string> | null = null;
  #current: Replica | null = null;
  /** While it is seen whether a replica may serve (again); whoever reads meanwhile waits for it. */
  #settling: Promise<void> | null = null;
  /** What a replica must have caught up with since: changes heard of, and reads of the primary. */
  #events = 0;
  #onPrimary = 0;
  #why: Why = "not heard";
  #samples: Sample[] = [];
  #returnMs = RETURN_MS;
  #returnAt = 0;
  #following: Following | null = null;
  #deaf: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param urls each leads to one server
   * @param shared whether the read that begins now is for an answer that is the same for everybody
   */
  constructor(
    primary: PipelinedReads,
    { urls, connections, shared }: { urls: readonly string[]; connections: number; shared: () => boolean },
  ) {
    this.primary = primary;
    this.#shared = shared;
    this.#position = sharedQuestion(async () => {
      const { rows } = await primary.query<PrimaryRow>(PRIMARY_POSITION);
      if (!rows[0]) throw new Error("The primary did not say where it stands.");
      return positionOfPrimary(rows[0]);
    });
    this.replicas = urls.map((url) => {
      const replica: Replica = new Replica({
        url,
        connections,
        otherwise: { query: (query) => this.#byPrimary({ query, values: undefined }), note: () => {} },
        system: () => this.#systemOfPrimary(),
        fell: (trouble) => {
          if (this.#current === replica) this.#leave(trouble);
        },
      });
      return replica;
    });
    // Several processes begin with different ones.
    const first = process.pid % Math.max(1, this.replicas.length);
    this.replicas = [...this.replicas.slice(first), ...this.replicas.slice(0, first)];
  }

  /** As `query` of PipelinedReads. */
  query<Row extends pg.QueryResultRow>(query: Query, values?: unknown[]): Promise<pg.QueryResult<Row>> {
    if (this.#shared()) return this.#read({ query, values }) as Promise<pg.QueryResult<Row>>;
    this.#count("primary", "for one person");
    return this.primary.query<Row>(query, values);
  }

  /** The replica that serves now. */
  get serving(): Replica | null {
    return this.#settling || !this.#following?.hears() ? null : this.#current;
  }

  /** Begins to look after replicas. Before, the primary answers everything. */
  follow(following: Following): void {
    this.#following = following;
    this.#deaf = following.changes(() => {
      if (this.#current || this.#settling) this.#event(this.#current);
    });
    this.#tick();
  }

  async end(): Promise<void> {
    this.#following = null;
    this.#deaf?.();
    clearTimeout(this.#timer);
    this.#current = null;
    await Promise.all(this.replicas.map((one) => one.end()));
  }

  async #read(asked: Asked): Promise<pg.QueryResult> {
    while (this.#settling) await this.#settling;
    if (this.#current && !this.#following?.hears()) this.#leave("not heard");
    const replica = this.#current;
    if (!replica) return this.#byPrimary(asked);
    this.#count(replica.name, "");
    // Whatever a replica cannot answer, the primary may: such as a row that replaying has to take away under a reader.
    return replica.lines.query(asked.query, asked.values).catch(() => this.#byPrimary(asked));
  }

  async #byPrimary({ query, values }: Asked): Promise<pg.QueryResult> {
    this.#count("primary", this.#current ? "away" : this.#why);
    this.#onPrimary += 1;
    try {
      return await this.primary.query(query, values);
    } finally {
      this.#onPrimary -= 1;
      if (this.#current || this.#settling) this.#event(this.#current);
    }
  }

  #count(by: string, why: Why | ""): void {
    const key = `${by}\n${why}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** The replica has something more to catch up with, before it answers the next read. */
  #event(replica: Replica | null): void {
    this.#events += 1;
    if (!this.#settling && replica) this.#settle(replica);
  }

  #settle(replica: Replica): void {
    const settling = this.#reach(replica).catch(() => false);
    this.#settling = settling.then((reached) => {
      if (reached) return;
      this.#settling = null;
      this.#leave(replica.trouble ?? "behind");
    });
  }

  /** @returns whether it serves now */
  async #reach(replica: Replica): Promise<boolean> {
    const end = performance.now() + HOLD_MS;
    for (;;) {
      // What reads the primary may see what comes after the mark: it is awaited first.
      while (this.#onPrimary > 0) {
        if (performance.now() > end) return false;
        await pause(1);
      }
      const seen = this.#events;
      const wanted = await inTime(this.#position(), end - performance.now());
      if (!(await replica.reach(wanted, end))) return false;
      if (seen === this.#events && this.#onPrimary === 0) {
        this.#current = replica;
        this.#settling = null;
        return true;
      }
      if (performance.now() > end) return false;
    }
  }

  #leave(why: Why): void {
    this.#why = why;
    if (!this.#current && this.#settling) return;
    this.#current = null;
    this.#returnAt = performance.now() + this.#returnMs;
    this.#returnMs = Math.min(2 * this.#returnMs, LONGEST_RETURN_MS);
  }

  #systemOfPrimary(): Promise<string> {
    return (this.#system ??= this.primary.query<{ system: string }>(WHICH_SERVER).then(
      ({ rows }) => rows[0]?.system ?? "",
      (error: unknown) => {
        this.#system = null;
        throw error;
      },
    ));
  }

  #tick(): void {
    void this.#look()
      .catch(() => {})
      .finally(() => {
        if (this.#following) this.#timer = setTimeout(() => this.#tick(), TICK_MS).unref();
      });
  }

  async #look(): Promise<void> {
    const at = performance.now();
    const before = this.#samples.at(-1);
    for (const replica of this.replicas) void replica.look();
    try {
      const position = await inTime(this.#position(), PRIMARY_MS);
      this.#samples.push({ at, position });
    } catch {
      this.#samples = [];
      for (const replica of this.replicas) replica.behindMs = Infinity;
      if (this.#current) this.#leave("no position");
      this.#why = "no position";
      return;
    }
    this.#reckon();
    const current = this.#current;
    if (current && current.behindMs > FAR_MS) return this.#leave("far");
    if (current && performance.now() - this.#returnAt > LONGEST_RETURN_MS) this.#returnMs = RETURN_MS;
    if (current || this.#settling || !before) return;
    if (!this.#following?.hears()) return void (this.#why = "not heard");
    const near = this.replicas.find(
      (one) => one.position && one.lines.openCount > 0 && hasReached(one.position, before.position),
    );
    if (near && performance.now() >= this.#returnAt) this.#settle(near);
    else if (!near) this.#why = this.#whyNone();
  }

  #whyNone(): Why {
    const [best] = this.replicas.toSorted((a, b) => a.behindMs - b.behindMs);
    return best?.trouble ?? (best && best.behindMs > FAR_MS ? "far" : "behind");
  }

  /** How far each is behind: as long ago as the primary stood where it does not yet stand. */
  #reckon(): void {
    const now = performance.now();
    for (const replica of this.replicas) {
      const { position } = replica;
      const missing = position && this.#samples.find((one) => !hasReached(position, one.position));
      replica.behindMs = position ? (missing ? now - missing.at : 0) : Infinity;
    }
    // What all have reached says nothing any more; what none reaches is kept for an hour.
    const needed = this.#samples.findIndex((one) =>
      this.replicas.some(({ position }) => position && !hasReached(position, one.position)),
    );
    const last = Math.max(0, this.#samples.length - 2);
    this.#samples = this.#samples.slice(needed < 0 ? last : Math.min(needed, last)).slice(-14_400);
  }
}
