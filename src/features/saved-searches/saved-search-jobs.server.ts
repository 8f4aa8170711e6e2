import { z } from "zod";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { sendDigests } from "./digest.server.ts";

const digestJob: JobDefinition<Deps, Record<string, never>> = {
  name: "searches.digest",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  cron: "0 8 * * *",
  // Who was looked at today is not looked at again.
  options: { retryLimit: 3, retryDelay: 300, expireInSeconds: 3_600 },
  handle: async (deps) => void (await sendDigests(deps)),
};

export const savedSearchJobs: AnyJob<Deps>[] = [digestJob];
