import { daysBefore, sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { sweepHolds } from "./calendar-store.server.ts";

/** How long a block of a day that is over stands, with what its owner noted. */
const BLOCK_DAYS = 365;

export const calendarJobs = [
  sweepJob("calendar.sweep", 19, { past: ({ db }, now) => sweepHolds(db, daysBefore(now, BLOCK_DAYS), now) }),
];
