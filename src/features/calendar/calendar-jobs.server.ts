import { z } from "zod";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { daysBefore, sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { rollDays, untellDays } from "./calendar-store.server.ts";
import { sweepHolds } from "./hold-store.server.ts";
import { readFeed } from "./feed-service.server.ts";
import { dueFeeds, sweepOutside } from "./feed-store.server.ts";

/** How long a block of a day that is over stands, with what its owner noted. */
const BLOCK_DAYS = 365;
/** So many calendars elsewhere are read in an hour at most, and none before so many minutes have passed. */
const MOST_AN_HOUR = 2_000;
/** So many calendars are written anew at a time for searches. */
const MOST_ROLLED = 1_000;
const READ_AGAIN_MS = 50 * 60_000;

const readFeedJob: JobDefinition<Deps, { feed: string }> = {
  name: "calendar.read-feed",
  schema: z.object({ feed: z.string() }),
  // What goes wrong is its outcome; the next hour tries again.
  options: { retryLimit: 1, expireInSeconds: 60 },
  concurrency: 2,
  handle: (deps, { feed }) => readFeed(deps, feed),
};

/** Has every calendar elsewhere read that was not read for an hour. */
export const readFeedsJob: JobDefinition<Deps, Record<string, never>> = {
  name: "calendar.feeds",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  cron: "7 * * * *",
  async handle(deps) {
    const due = await dueFeeds(deps.db, new Date(deps.now().getTime() - READ_AGAIN_MS), MOST_AN_HOUR);
    for (const feed of due) await deps.jobs.enqueue(deps.db, readFeedJob, { feed }, { singletonKey: feed });
  },
};

export const calendarJobs: AnyJob<Deps>[] = [
  sweepJob("calendar.sweep", 19, {
    past: ({ db }, now) => sweepHolds(db, daysBefore(now, BLOCK_DAYS), now),
    outside: ({ db }, now) => sweepOutside(db, daysBefore(now, 2)),
    untold: ({ db }) => untellDays(db),
    rolled: ({ db }) => rollDays(db, MOST_ROLLED),
  }),
  readFeedJob,
  readFeedsJob,
];
