import { addDays, todayIST } from "../../domain/dates.ts";
import { sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { knowBookedAgain } from "./review-store.server.ts";

/** Back so far, should the job not have run for days. */
const DAYS = 14;

/** A request that was confirmed stands behind a review once its day is over: no step of anybody's tells of that. */
export const reviewJobs = [
  sweepJob("reviews.sweep", 11, {
    booked: ({ db }, now) => knowBookedAgain(db, addDays(todayIST(now), -DAYS), todayIST(now)),
  }),
];
