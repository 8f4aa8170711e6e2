/** What a calendar that somebody else wrote says about when its owner is busy. */
import { fork } from "node:child_process";
import { join } from "node:path";
import { TIME_ZONE } from "../../domain/dates.ts";
import { projectRoot } from "../../platform/root.server.ts";
import type { FeedTrouble, OutsideEntry } from "./feed-model.ts";

// Node runs the source itself, whether the server is bundled or not.
const WORKER = join(projectRoot, "src/features/calendar/outside-read-worker.server.ts");
/** Of one file: events as written, entries as kept (the next ones), milliseconds and megabytes to read it. */
const MOST_EVENTS = 5_000;
export const MOST_ENTRIES = 3_000;
const MOST_MS = 10_000;
const MOST_MB = 96;

export type ReadTask = {
  text: string;
  /** Instants in milliseconds: nothing before or after is kept. */ from: number;
  to: number;
  /** Entries whose name ends in it are ours. */ ownHost: string;
  most: number;
};
export type ReadAnswer = { ok: true; entries: OutsideEntry[] } | { ok: false; trouble: FeedTrouble };

/** @throws {Error} when the process cannot be started. What it is brought down by is an answer. */
export async function readOutside(task: Omit<ReadTask, "most">): Promise<ReadAnswer> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(task.text)) return { ok: false, trouble: "notCalendar" };
  if ((task.text.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > MOST_EVENTS) return { ok: false, trouble: "tangled" };
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
      worker.once("message", (answer: ReadAnswer) => resolve(answer));
      worker.once("error", reject);
      // Not its exit, which a busy machine may be told of before it has read the answer.
      worker.once("disconnect", () => resolve({ ok: false, trouble: "tangled" }));
      worker.send({ ...task, most: MOST_ENTRIES }, (error) => error && reject(error));
    });
  } finally {
    clearTimeout(limit);
    worker.removeAllListeners();
    worker.once("error", () => undefined);
    worker.kill("SIGKILL");
  }
}
