import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob } from "../../platform/jobs/jobs.server.ts";
import { daysBefore, sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { sweepLinks, sweepVotes } from "./family-store.server.ts";

/** How long a vote stands after it was cast. */
const VOTE_DAYS = 365;

export const eventJobs: AnyJob<Deps>[] = [
  sweepJob("events.sweep", 41, {
    links: ({ db }, now) => sweepLinks(db, now),
    votes: ({ db }, now) => sweepVotes(db, daysBefore(now, VOTE_DAYS)),
  }),
];
