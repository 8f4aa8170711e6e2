/** What happens to reviews of bookings by itself: both sides are asked how it was, and the seal comes off in the end. */
import { z } from "zod";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { requestIfFree } from "../enquiries/request-carry.server.ts";
import { closesAt, opensAt } from "./booking-review-model.ts";
import { publish, tell } from "./booking-review-service.server.ts";
import { endedOf, lately, openRound, roundOf, toUnseal } from "./booking-review-store.server.ts";

/** Of one round; the next one is an hour later. */
const MOST = 500;
/** Nobody is asked about what ended longer ago, should the job not have run for days. */
const ASKED_MS = 3 * 24 * 3_600_000;

/** Asks both sides of what has lately come to an end, once each. @returns of how many */
export async function askHowItWas(deps: Deps): Promise<number> {
  const now = deps.now();
  let asked = 0;
  for (const id of await lately(deps.db, new Date(now.getTime() - ASKED_MS), MOST))
    asked += await transaction(deps.db, async (tx) => {
      const enquiry = await requestIfFree(tx, id);
      const ended = enquiry && (await endedOf(tx, id));
      const opened = ended && opensAt(ended, now);
      if (!enquiry || !opened) return 0;
      if (!(await openRound(tx, { bookingId: ended.bookingId, openedAt: opened, closesAt: closesAt(opened) })))
        return 0;
      await tell(deps, tx, enquiry, "organiser", "opened");
      await tell(deps, tx, enquiry, "provider", "opened");
      return 1;
    });
  return asked;
}

/** Takes the seal off whose time is over. @returns of how many */
export async function unsealDue(deps: Deps): Promise<number> {
  const now = deps.now();
  let unsealed = 0;
  for (const id of await toUnseal(deps.db, now, MOST))
    unsealed += await transaction(deps.db, async (tx) => {
      const enquiry = await requestIfFree(tx, id);
      const ended = enquiry && (await endedOf(tx, id));
      const round = ended && (await roundOf(tx, ended.bookingId));
      if (!enquiry || !round || round.publishedAt || round.closesAt > now) return 0;
      await publish(deps, tx, enquiry, round.bookingId, ["organiser", "provider"]);
      return 1;
    });
  return unsealed;
}

const roundsJob: JobDefinition<Deps, Record<string, never>> = {
  name: "booking-reviews.rounds",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  // By day, in India: nobody is woken for it.
  cron: "20 8-20 * * *",
  options: { retryLimit: 0 },
  async handle(deps) {
    await askHowItWas(deps);
    await unsealDue(deps);
  },
};

export const bookingReviewJobs: AnyJob<Deps>[] = [roundsJob];
