import { daysBefore, sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { sweepReports } from "./report-store.server.ts";

const SETTLED_DAYS = 365;

export const reportJobs = [
  sweepJob("reports.sweep", 26, { settled: ({ db }, now) => sweepReports(db, daysBefore(now, SETTLED_DAYS)) }),
];
