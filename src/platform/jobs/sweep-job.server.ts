import { z } from "zod";
import { MS_PER_DAY } from "../../domain/dates.ts";
import type { Deps } from "../deps.server.ts";
import type { JobDefinition } from "./jobs.server.ts";

/** What has run out by now goes. Done again it finds nothing. */
type SweepStep = (deps: Deps, now: Date) => Promise<unknown>;

/** So many times 24 hours before a moment: the bound of a sweep, in no calendar's days. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * MS_PER_DAY);

/**
 * The hourly sweep of one part of the site; docs/security.md says how long what is kept. Each step is tried though another
 * fails, and all of them again where one did.
 * @param name '{part}.sweep'
 * @param minute of the hour
 */
export function sweepJob(
  name: string,
  minute: number,
  steps: Record<string, SweepStep>,
): JobDefinition<Deps, Record<string, never>> {
  return {
    name,
    schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
    cron: `${minute} * * * *`,
    options: { retryLimit: 5, retryDelay: 30 },
    async handle(deps) {
      const failures: unknown[] = [];
      for (const [step, sweep] of Object.entries(steps)) {
        await sweep(deps, deps.now()).catch((error: unknown) => {
          failures.push(error);
          deps.log.error({ err: error, job: name, step }, "not swept");
        });
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
