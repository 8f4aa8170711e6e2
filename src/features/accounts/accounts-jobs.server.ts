import { daysBefore, sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { sweepCodes } from "./code-store.server.ts";
import { sweepSessions } from "./session-store.server.ts";

export const accountsJobs = [
  sweepJob("accounts.sweep", 23, {
    codes: ({ db }, now) => sweepCodes(db, daysBefore(now, 1)),
    sessions: ({ db }, now) => sweepSessions(db, now),
  }),
];
