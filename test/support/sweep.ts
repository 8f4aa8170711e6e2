import { featureJobs } from "../../src/app/features.server.ts";
import type { Deps } from "../../src/platform/deps.server.ts";

/** The hourly sweeps of every part of the site. */
export const sweepJobs = featureJobs.filter(({ name }) => name.endsWith(".sweep") && name !== "media.sweep");

/** What the next hour would sweep. */
export async function sweep(deps: Deps): Promise<void> {
  for (const job of sweepJobs) await job.handle(deps, {} as never);
}
