import { sweepAudit } from "../platform/database/audit.server.ts";
import { sweepKeptAnswers } from "../platform/http/idempotency.server.ts";
import { daysBefore, sweepJob } from "../platform/jobs/sweep-job.server.ts";
import { sweepCounts } from "../platform/limits.server.ts";

const ANSWER_DAYS = 2;

/** What the platform keeps for every feature. */
export const siteSweepJob = sweepJob("site.sweep", 32, {
  answers: ({ db }, now) => sweepKeptAnswers(db, daysBefore(now, ANSWER_DAYS)),
  counts: ({ db }, now) => sweepCounts(db, now),
  audit: ({ db }, now) => sweepAudit(db, now),
});
