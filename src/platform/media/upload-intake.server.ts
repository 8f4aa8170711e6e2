import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { badInput, tooLarge } from "../../domain/errors.ts";
import { isFullDisk, noRoomLeft, uploadStalled } from "./media-errors.server.ts";
import { text } from "../../domain/words/say.ts";

export interface IntakeOptions {
  /** Where the temporary file is written; made if missing. */
  dir: string;
  /** The upload must be smaller than this many bytes (see IMAGE_BYTES). */
  maxBytes: number;
  /** What people read when it is not (413). */
  message: string;
  /** Give up when nothing arrives for so long. */
  stallMs?: number;
}

export interface IntakeFile {
  path: string;
  bytes: number;
  /** Hex digest of the content. */
  sha256: string;
}

/**
 * Streams an upload into a temporary file, never holding more than a chunk in
 * memory. The caller owns the file and unlinks it when done with it.
 *
 * Whatever goes wrong leaves no file behind: 413 at the limit, 400 when the
 * sender breaks off, 408 when it stalls, 507 when the disk is full.
 */
export async function receiveToDisk(stream: Readable, options: IntakeOptions): Promise<IntakeFile> {
  const { dir, maxBytes, message, stallMs = 30_000 } = options;
  const path = join(dir, `${randomUUID()}.part`);
  const stalled = uploadStalled();
  const timer = setTimeout(() => stream.destroy(stalled), stallMs);
  try {
    await mkdir(dir, { recursive: true });
    const received = await writeOut(stream, path, maxBytes, () => timer.refresh());
    // A multipart parser with a limit of its own cuts the file short and only says so here.
    if (received === "too large" || ("truncated" in stream && stream.truncated === true)) {
      drain(stream, maxBytes, stallMs);
      throw tooLarge(message);
    }
    return received;
  } catch (error) {
    await unlink(path).catch(() => undefined);
    throw plainly(error, stream);
  } finally {
    clearTimeout(timer);
  }
}

const LET_GO_EVERY = 4 * 1_048_576;
/** What was held for long enough to grow old is let go of only by a whole collection: one in so many. */
const WHOLE_ONE_IN = 8;
let arrived = 0;
let asked = 0;

/**
 * Buffers of uploads are small objects with much memory behind them: the collector sees no reason to hurry
 * (measured: 150 MB held for nothing with ten files at once). Where it is exposed, it is asked every 4 MB.
 */
function letGo(bytes: number): void {
  arrived += bytes;
  if (arrived < LET_GO_EVERY) return;
  arrived = 0;
  asked += 1;
  void globalThis.gc?.({ type: asked % WHOLE_ONE_IN === 0 ? "major" : "minor" });
}

async function writeOut(
  stream: Readable,
  path: string,
  maxBytes: number,
  onProgress: () => void,
): Promise<IntakeFile | "too large"> {
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx", 0o600);
  try {
    // The stream outlives the loop: a destroyed file part would leave the multipart parser waiting.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes >= maxBytes) return "too large";
      hash.update(chunk);
      await file.writeFile(chunk);
      letGo(chunk.length);
      onProgress();
    }
  } finally {
    await file.close();
  }
  return { path, bytes, sha256: hash.digest("hex") };
}

/**
 * Reads on and throws away, so that a browser that sends before it listens gets
 * to see the 413 instead of a broken connection; but not without end.
 */
function drain(stream: Readable, allowance: number, stallMs: number): void {
  let left = allowance;
  const timer = setTimeout(() => stream.destroy(), stallMs);
  timer.unref();
  stream.on("error", () => undefined);
  stream.once("close", () => clearTimeout(timer));
  stream.on("data", (chunk: Buffer) => {
    timer.refresh();
    left -= chunk.length;
    if (left < 0) stream.destroy();
  });
  stream.resume();
}

/** Turns what the disk and the wire say into an answer for people. */
function plainly(error: unknown, stream: Readable): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (isFullDisk(error)) {
    stream.resume();
    return noRoomLeft(error);
  }
  // The multipart parser's words for a body that ends within a file; it gives no code.
  const cutShort =
    error instanceof Error && code === undefined && /terminated early|unexpected end/i.test(error.message);
  if (cutShort || code === "ERR_STREAM_PREMATURE_CLOSE" || code === "ECONNRESET" || code === "ABORT_ERR") {
    return badInput(text("The upload was interrupted. Please try again."));
  }
  return error;
}
