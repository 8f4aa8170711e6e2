import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { tooBusy } from "../../domain/errors.ts";
import { projectRoot } from "../../platform/root.server.ts";
import type { PasswordAnswer, PasswordTask } from "./password-worker.ts";

const WORKER = join(projectRoot, "src/features/accounts/password-worker.ts");
/** More at once than there are processors would be no faster, and each takes 19 MB while it hashes. */
const AT_ONCE = Math.min(4, availableParallelism());
/** What waits behind so many is answered too late for anyone. */
const MAX_WAITING = 500;
const RETRY_AFTER_S = 5;

type Waiting = { task: PasswordTask; resolve: (result: string | boolean) => void; reject: (error: Error) => void };

const queue: Waiting[] = [];
const idle: Worker[] = [];
let started = 0;

function give(worker: Worker): void {
  const waiting = queue.shift();
  if (!waiting) {
    // A site that stops does not wait for threads that have nothing to do.
    worker.unref();
    return void idle.push(worker);
  }
  worker.ref();
  const done = () => {
    worker.off("message", answered);
    worker.off("exit", gone);
  };
  const answered = (answer: PasswordAnswer) => {
    done();
    if ("error" in answer) waiting.reject(new Error(`A password could not be hashed: ${answer.error}`));
    else waiting.resolve(answer.result);
    give(worker);
  };
  const gone = () => {
    done();
    waiting.reject(new Error("The thread that hashes passwords has ended."));
  };
  worker.on("message", answered);
  worker.on("exit", gone);
  worker.postMessage(waiting.task);
}

/** @throws where the system has no thread to give */
function start(): Worker {
  const worker = new Worker(WORKER);
  started += 1;
  // What it fails with is told to whoever waits, by its end.
  worker.on("error", () => {});
  worker.once("exit", () => {
    started -= 1;
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    if (queue.length > 0) serve();
  });
  return worker;
}

/** Has somebody take up what waits, now or as soon as a thread is free. Where there is none, and will be none, it fails. */
function serve(): void {
  try {
    const worker = idle.pop() ?? (started < AT_ONCE ? start() : undefined);
    if (worker) give(worker);
  } catch (error) {
    if (started === 0) for (const { reject } of queue.splice(0)) reject(error as Error);
  }
}

/**
 * Has a password hashed, or compared, by a thread that lets everything else go first; in turn where many come at once.
 * @throws AppError 503 where far too many wait already
 */
export function inPasswordThread(task: PasswordTask): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    if (queue.length >= MAX_WAITING) throw tooBusy(RETRY_AFTER_S);
    queue.push({ task, resolve, reject });
    serve();
  });
}
