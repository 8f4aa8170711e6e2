import { join } from "node:path";
import { Piscina } from "piscina";
import { tooBusy } from "../../domain/errors.ts";
import { projectRoot } from "../root.server.ts";
import type { Sheet } from "./sheet.ts";

/** What waits behind so many, 200 ms each, is answered too late for anyone. */
const MAX_WAITING = 50;
const RETRY_AFTER_S = 5;
/** Waiting included. */
const MOST_MS = 30_000;
/** Fonts and library take 60 MB: a thread that has nothing to do goes. */
const IDLE_MS = 60_000;
/** As nice as a thread can be without waiting for ever: who reads pages does not notice. */
const NICE = 10;

let made: Piscina | null = null;

/** One at a time, in a thread that is started when the first is wanted. */
function pdfThreads(): Piscina {
  made ??= new Piscina({
    filename: join(projectRoot, "src/platform/pdf/pdf-worker.ts"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    // Only Linux has priorities of threads; elsewhere this would slow the whole process down.
    niceIncrement: process.platform === "linux" ? NICE : 0,
    // What a thread fails with is told to whoever waits for it; without a listener it would end the process besides.
  }).on("error", () => {});
  return made;
}

/** A sheet as a PDF. @throws AppError 503 where far too many wait already */
export async function makePdf(sheet: Sheet): Promise<Buffer> {
  const threads = pdfThreads();
  if (threads.queueSize >= MAX_WAITING) throw tooBusy(RETRY_AFTER_S);
  // What takes so long has gone wrong: its thread goes, and the next one is not kept waiting.
  const bytes = (await threads.run(sheet, { signal: AbortSignal.timeout(MOST_MS) }).catch((error: unknown) => {
    if (error instanceof Error && error.name === "AbortError") throw tooBusy(RETRY_AFTER_S);
    throw error;
  })) as Uint8Array;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
