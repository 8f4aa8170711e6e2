import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob } from "../../platform/jobs/jobs.server.ts";
import { sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { sweepLists } from "./shortlist-store.server.ts";

export const decidingJobs: AnyJob<Deps>[] = [
  sweepJob("deciding.sweep", 44, { shortlists: ({ db }, now) => sweepLists(db, now) }),
];
