/** What happens to reviews of bookings by itself: both sides are asked how it was, and the seal comes off in the end. */
import { z } from "zod";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { eachRequest } from "../enquiries/request-carry.server.ts";
import { closesAt, opensAt } from "./booking-review-model.ts";
import { publish, tell } from "./booking-review-service.server.ts";
import { endedOf, lately, openRound, roundOf, toUnseal } from "./booking-review-store.server.ts";

/** Of one round; the next one is an hour later. */
const MOST = 500;
/** Nobody is asked about what ended longer ago, should the job not have run for days. */
const ASKED_MS = 3 * 24 * 3_600_000;

/** Asks both sides of what has lately come to an end, once each. @returns of how many @throws the first failure, after all */
export async function askHowItWas(deps: Deps): Promise<number> {
  const now = deps.now();
  const due = await lately(deps.db, new Date(now.getTime() - ASKED_MS), MOST);
  return eachRequest(deps, due, "asking how it was", async (tx, enquiry) => {
    const ended = await endedOf(tx, enquiry.id);
    const opened = ended && opensAt(ended, now);
    if (!opened) return false;
    if (!(await openRound(tx, { bookingId: ended.bookingId, openedAt: opened, closesAt: closesAt(opened) })))
      return false;
    await tell(deps, tx, enquiry, "organiser", "opened");
    await tell(deps, tx, enquiry, "provider", "opened");
    return true;
  });
}

/** Takes the seal off whose time is over. @returns of how many @throws the first failure, after all */
export async function unsealDue(deps: Deps): Promise<number> {
  const now = deps.now();
  const due = await toUnseal(deps.db, now, MOST);
  return eachRequest(deps, due, "taking the seal off", async (tx, enquiry) => {
    const ended = await endedOf(tx, enquiry.id);
    const round = ended && (await roundOf(tx, ended.bookingId));
    if (!round || round.publishedAt || round.closesAt > now) return false;
    await publish(deps, tx, enquiry, round.bookingId, ["organiser", "provider"]);
    return true;
  });
}

const roundsJob: JobDefinition<Deps, Record<string, never>> = {
  name: "booking-reviews.rounds",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  // By day, in India: nobody is woken for it.
  cron: "20 8-20 * * *",
  options: { retryLimit: 0 },
  async handle(deps) {
    await askHowItWas(deps).finally(() => unsealDue(deps));
  },
};

export const bookingReviewJobs: AnyJob<Deps>[] = [roundsJob];
