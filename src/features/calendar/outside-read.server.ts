/** What a calendar that somebody else wrote says about when its owner is busy. */
import { fork } from "node:child_process";
import { join } from "node:path";
import { TIME_ZONE } from "../../domain/dates.ts";
import { projectRoot } from "../../platform/root.server.ts";
import type { FeedTrouble, OutsideEntry } from "./feed-model.ts";

// Node runs the source itself, whether the server is bundled or not.
const WORKER = join(projectRoot, "src/features/calendar/outside-read-worker.server.ts");
/** Of one file: entries read, what is over not counted; entries as kept (the next ones); milliseconds and megabytes to read it. */
const MOST_EVENTS = 5_000;
export const MOST_ENTRIES = 3_000;
const MOST_MS = 10_000;
const MOST_MB = 160;
/** So many are read at once: each is a process. */
const MOST_READERS = 2;

export type ReadTask = {
  text: string;
  /** Instants in milliseconds: nothing before or after is kept. */ from: number;
  to: number;
  /** Entries whose name ends in it are ours. */ ownHost: string;
  most: number;
  mostEvents: number;
};
/** `total`: the entries in the file; `unread`: those of them that could not be read. */
export type ReadAnswer =
  { ok: true; entries: OutsideEntry[]; total: number; unread: number } | { ok: false; trouble: FeedTrouble };

let readers = 0;
const waiting: (() => void)[] = [];

/** One after another, two at a time. */
async function inTurn<Value>(read: () => Promise<Value>): Promise<Value> {
  if (readers >= MOST_READERS) await new Promise<void>((resolve) => void waiting.push(resolve));
  else readers += 1;
  try {
    return await read();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else readers -= 1;
  }
}

type Task = Omit<ReadTask, "most" | "mostEvents">;

/**
 * What it says; of one that takes too long, what was read of it by then.
 * @throws {Error} when the process cannot be started. What it is brought down by is an answer.
 */
export async function readOutside(task: Task): Promise<ReadAnswer> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(task.text)) return { ok: false, trouble: "notCalendar" };
  return inTurn(() => readInProcess(task));
}

async function readInProcess(task: Task): Promise<ReadAnswer> {
  // None of the server's settings and secrets go along.
  const { PATH, SystemRoot } = process.env;
  const worker = fork(WORKER, [], {
    execArgv: [`--max-old-space-size=${MOST_MB}`],
    env: { PATH, SystemRoot, TZ: TIME_ZONE },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const limit = setTimeout(() => worker.kill("SIGKILL"), MOST_MS);
  try {
    return await new Promise<ReadAnswer>((resolve, reject) => {
      let last: ReadAnswer = { ok: false, trouble: "tangled" };
      worker.on("message", ({ done, answer }: { done: boolean; answer: ReadAnswer }) => {
        last = answer;
        if (done) resolve(answer);
      });
      worker.once("error", reject);
      // Not its exit, which a busy machine may be told of before it has read the answer.
      worker.once("disconnect", () => resolve(last));
      worker.send({ ...task, most: MOST_ENTRIES, mostEvents: MOST_EVENTS }, (error) => error && reject(error));
    });
  } finally {
    clearTimeout(limit);
    worker.removeAllListeners();
    worker.once("error", () => undefined);
    worker.kill("SIGKILL");
  }
}
