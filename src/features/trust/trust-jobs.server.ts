import { daysBefore, sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { sweepRefused } from "./paper-store.server.ts";

/** How long a paper that was refused can be read on its owner's page. */
const REFUSED_DAYS = 90;

export const trustJobs = [
  sweepJob("trust.sweep", 47, { refused: ({ db }, now) => sweepRefused(db, daysBefore(now, REFUSED_DAYS)) }),
];
