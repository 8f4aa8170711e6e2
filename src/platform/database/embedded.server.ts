import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { configOver, answerMessages, type Message, type Protocol } from "../../internals/embedded-client.server.ts";
import { projectRoot } from "../root.server.ts";
import { BoundedPool } from "./bounded-pool.server.ts";
import { lockFolder } from "./folder-lock.server.ts";

type Answer = { ready?: true; id: number; bytes?: Uint8Array | null; error?: string };

const WORKER = join(projectRoot, "src/platform/database/embedded-worker.ts");
const ENGINE = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));

/** The files in an uncompressed tar, by the end of their names. */
function filesOf(tar: Buffer, ending: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const name = tar.toString("latin1", at, at + 100).replace(/\0.*$/s, "");
    const size = Number.parseInt(tar.toString("latin1", at + 124, at + 136), 8) || 0;
    if (name.endsWith(ending)) found.push(tar.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return found;
}

let compiled: { engine: WebAssembly.Module; extensions: WebAssembly.Module[] } | null = null;

/**
 * The engine's code: compiled once a process, and shared by every worker of it. V8 (at least until 13.6, Node 24) may
 * end the process while it frees code of WebAssembly ('jit_page_->allocations_.erase', nodejs/node#64500), and a process
 * that opens one engine after another frees much of it. What is held here is never freed (of the extensions, which each
 * worker compiles from the same bytes, V8 keeps one), and neither is what a better compilation has replaced.
 */
function engineCode(): WebAssembly.Module {
  if (!compiled) {
    setFlagsFromString("--no-wasm-code-gc");
    const compile = (bytes: Buffer) => new WebAssembly.Module(bytes as BufferSource);
    const extensions = ["btree_gist", "pg_trgm"].flatMap((name) =>
      filesOf(gunzipSync(readFileSync(join(ENGINE, `${name}.tar.gz`))), ".so").map(compile),
    );
    compiled = {
      engine: compile(readFileSync(join(ENGINE, "pglite.wasm"))),
      extensions,
    };
  }
  return compiled.engine;
}

/** First bytes of the protocol messages after which PostgreSQL answers: Query, Sync, Flush. */
const ANSWERED = new Set(["Q", "S", "H"].map((letter) => letter.charCodeAt(0)));

/** Carries wire-protocol bytes to the worker and its answers back. */
class EngineInWorker {
  #worker: Worker;
  #waiting = new Map<number, { resolve: (bytes: Uint8Array | null) => void; reject: (error: Error) => void }>();
  #next = 1;
  #failure: Error | null = null;
  readonly waitReady: Promise<void>;

  constructor(folder: string | null, snapshot: Uint8Array | null) {
    this.#worker = new Worker(WORKER, {
      workerData: { folder, snapshot: snapshot ? snapshot.buffer : null, engine: engineCode() },
    });
    this.waitReady = new Promise((resolve, reject) => {
      this.#worker.once("error", reject);
      this.#worker.on("message", (answer: Answer) => {
        if (answer.ready) return resolve();
        const waiting = this.#waiting.get(answer.id);
        this.#waiting.delete(answer.id);
        if (answer.error !== undefined) waiting?.reject(new Error(answer.error));
        else waiting?.resolve(answer.bytes ?? null);
      });
    });
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => this.#fail(new Error("The embedded database has stopped.")));
  }

  #fail(error: Error) {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  call(request: { bytes?: Uint8Array; task?: "close" | "dump" }): Promise<Uint8Array | null> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
  }

  async stop() {
    await this.call({ task: "close" }).catch(() => null);
    await this.#worker.terminate();
  }
}

/** Messages are held until one that is answered, so that a prepared query crosses the thread once and not five times. */
function protocolOver(engine: EngineInWorker): Protocol {
  let held: Uint8Array[] = [];
  return {
    waitReady: engine.waitReady,
    async execProtocolStream(bytes: Uint8Array): Promise<Message[]> {
      held.push(bytes);
      if (!ANSWERED.has(bytes[0] ?? 0)) return [];
      const request = Buffer.concat(held);
      held = [];
      const answer = await engine.call({ bytes: request });
      return answer ? answerMessages(answer) : [];
    },
  };
}

/** A pg client whose connection is the engine in the worker, one connection object for each client. */
function clientOver(engine: EngineInWorker) {
  return class EmbeddedClient extends pg.Client {
    constructor(settings?: pg.ClientConfig) {
      super({ ...settings, ...configOver(protocolOver(engine)) });
    }
  };
}

export type EmbeddedOptions = { folder: string | null; snapshot?: Uint8Array | null };
export type Embedded = {
  pool: pg.Pool;
  /** Writes what is left, ends the thread and lets go of the folder. */
  close(): Promise<void>;
  /** The whole database, for a `snapshot`. */
  dump(): Promise<Uint8Array>;
};

/**
 * The embedded PostgreSQL behind an ordinary `pg` pool of one connection.
 * @param folder where it lives; null keeps it in memory (tests)
 * @param snapshot an earlier `dump()` to begin from
 * @throws FolderInUse when another process holds the folder
 */
export async function openEmbedded({ folder, snapshot = null }: EmbeddedOptions): Promise<Embedded> {
  let release = async () => {};
  if (folder) {
    mkdirSync(folder, { recursive: true });
    release = await lockFolder(folder);
  }
  const engine = new EngineInWorker(folder, snapshot);
  try {
    await engine.waitReady;
  } catch (error) {
    await release();
    throw error;
  }
  // All clients share the engine's one session: a new one begins where no statement or transaction is left over.
  const pool = new BoundedPool({
    Client: clientOver(engine),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
    onConnect: (client: pg.ClientBase) => client.query("ROLLBACK; DEALLOCATE ALL"),
  } as pg.PoolConfig);
  return {
    pool,
    dump: async () => (await engine.call({ task: "dump" })) ?? new Uint8Array(),
    close: async () => {
      await pool.end();
      await engine.stop();
      await release();
    },
  };
}
