import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Piscina } from "piscina";
import { tooBusy } from "../../domain/errors.ts";
import { projectRoot } from "../../platform/root.server.ts";
import type { PasswordTask } from "./password-worker.ts";

/** More at once than there are processors would be no faster, and each takes 19 MB while it hashes. */
const AT_ONCE = Math.min(4, availableParallelism());
/** What waits behind so many is answered too late for anyone. */
const MAX_WAITING = 500;
const RETRY_AFTER_S = 5;
/** As nice as a thread can be without waiting for ever: who reads pages does not notice a rush of logins. */
const NICE = 10;

let made: Piscina | null = null;

/**
 * The threads, started when the first password comes.
 * @throws where the system has no thread to give; the next that comes tries again
 */
export function passwordThreads(): Piscina {
  made ??= new Piscina({
    filename: join(projectRoot, "src/features/accounts/password-worker.ts"),
    minThreads: AT_ONCE,
    maxThreads: AT_ONCE,
    stricterFIFO: true,
    recordTiming: false,
    // Only Linux has priorities of threads; elsewhere this would slow the whole process down.
    niceIncrement: process.platform === "linux" ? NICE : 0,
    // What a thread fails with is told to whoever waits for it; without a listener it would end the process besides.
  }).on("error", () => {});
  return made;
}

/**
 * Has a password hashed, or compared, by a thread that lets everything else go first; in turn where many come at once.
 * @throws AppError 503 where far too many wait already
 */
export async function inPasswordThread(task: PasswordTask): Promise<string | boolean> {
  const threads = passwordThreads();
  if (threads.queueSize >= MAX_WAITING) throw tooBusy(RETRY_AFTER_S);
  return (await threads.run(task)) as string | boolean;
}
