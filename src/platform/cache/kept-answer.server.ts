import { createHash } from "node:crypto";
import { brotliDecompress, gunzip } from "node:zlib";
import { promisify } from "node:util";
import { compressed, type Encoding } from "../http/compress.server.ts";
import type { AnswerNotes } from "./answer-notes.server.ts";

/** What a call or a page answers, before anybody's own headers. */
export type Made = {
  status: number;
  /** Lower-case names; without Set-Cookie, which is for one person alone. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** False for what is for this one asker: it is neither kept nor given to others who asked meanwhile. */
  shareable: boolean;
};

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** An answer that others get too. */
export class KeptAnswer {
  readonly status: number;
  readonly headers: Made["headers"];
  readonly shareable: boolean;
  readonly tags: ReadonlySet<string>;
  readonly visited: readonly string[];
  readonly shown: readonly string[];
  /** Of the body as it was made, in bytes. */
  readonly length: number;
  /** Weak: the same page, however it is compressed. */
  readonly etag: string;
  readonly #bodies = new Map<Encoding | "identity", Promise<Buffer>>();
  /** What is there already, so that nobody waits a turn for it. */
  readonly #ready = new Map<Encoding, Buffer>();
  #bytes: number;
  #packed: Encoding | null = null;

  constructor({ status, headers, body, shareable }: Made, { tags, visited, shown }: AnswerNotes) {
    this.status = status;
    this.headers = headers;
    this.shareable = shareable;
    this.tags = tags;
    this.visited = [...visited];
    this.shown = [...shown];
    this.length = body.length;
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    this.#bodies.set("identity", Promise.resolve(body));
    this.#bytes = body.length;
  }

  /** What it takes of memory, about. */
  get size(): number {
    return this.#bytes + 2_000;
  }

  /** The body, compressed well and once for all who ask; null for the body as it was made. */
  body(encoding: Encoding | null): Promise<Buffer> {
    const name = encoding ?? "identity";
    const known = this.#bodies.get(name);
    if (known) return known;
    const made = encoding ? this.#pack(encoding) : this.#plain();
    // What was unpacked for a rare asker is not kept, nor is a failure.
    if (encoding) {
      this.#bodies.set(encoding, made);
      made.catch(() => this.#bodies.delete(encoding));
    }
    return made;
  }

  /** The compressed body, if somebody has asked for it before. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  async #pack(encoding: Encoding): Promise<Buffer> {
    const packed = await compressed(await this.body(null), encoding, "kept");
    this.#bytes += packed.length;
    this.#ready.set(encoding, packed);
    if (this.#packed === null) {
      // Nearly everybody takes it compressed: the plain one need not stay.
      const plain = this.#bodies.get("identity");
      this.#packed = encoding;
      this.#bodies.delete("identity");
      this.#bytes -= (await plain)?.length ?? 0;
    }
    return packed;
  }

  async #plain(): Promise<Buffer> {
    const packed = this.#packed;
    if (!packed) throw new Error("An answer without a body.");
    return unpack[packed](await this.#bodies.get(packed)!);
  }
}
