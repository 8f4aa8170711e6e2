import { z } from "zod";
import { insightsCount } from "../features/admin/insights.server.ts";
import { facilitatedCounts } from "../features/payments/money-service.server.ts";
import { keepCount } from "../platform/cache/kept-count.server.ts";
import type { Deps } from "../platform/deps.server.ts";
import type { JobDefinition } from "../platform/jobs/jobs.server.ts";

/** Counts what the desk adds up of the whole site. */
export const siteCountJob: JobDefinition<Deps, Record<string, never>> = {
  name: "site.count",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  // Early in each hour, so that a new day and a new financial year are soon there.
  cron: "3 * * * *",
  options: { retryLimit: 2, retryDelay: 60, expireInSeconds: 3_000 },
  async handle(deps) {
    for (const count of [insightsCount, ...facilitatedCounts(deps.now())]) await keepCount(deps, count);
  },
};
