import { z } from "zod";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { eraseDue } from "./erase-service.server.ts";

/** Erases the accounts whose days of grace are over. */
export const eraseJob: JobDefinition<Deps, Record<string, never>> = {
  name: "rights.erase",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  cron: "41 * * * *",
  options: { retryLimit: 3, expireInSeconds: 1800 },
  async handle(deps) {
    const { erased, postponed } = await eraseDue(deps);
    if (erased > 0) deps.log.info({ erased }, "accounts erased");
    // Work about them takes a minute at most before it is done or waits again.
    if (postponed > 0) await deps.jobs.enqueue(deps.db, eraseJob, {}, { startAfterSeconds: 60 });
  },
};

export const rightsJobs: AnyJob<Deps>[] = [eraseJob];
