/** What happens to disputes by itself: the desk is reminded of those that it has not answered. Nothing is decided by it. */
import { z } from "zod";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { eachRequest } from "../enquiries/request-carry.server.ts";
import { ANSWER_HOURS } from "./dispute-model.ts";
import { tellDesk } from "./dispute-news.server.ts";
import { stillUnanswered, unanswered, updateDispute } from "./dispute-store.server.ts";

/** Of one round; the next one is an hour later. */
const MOST = 500;
/** So long before its time the desk is reminded. */
const BEFORE_HOURS = 12;

/** Reminds the desk, once each. @returns of how many @throws the first failure, after all */
export async function remindDesk(deps: Deps): Promise<number> {
  const now = deps.now();
  const before = new Date(now.getTime() - (ANSWER_HOURS - BEFORE_HOURS) * 3_600_000);
  const due = await unanswered(deps.db, before, MOST);
  return eachRequest(deps, due, "reminding the desk of a dispute", async (tx, enquiry, { id }) => {
    const dispute = await stillUnanswered(tx, id);
    if (!dispute) return false;
    await updateDispute(tx, id, { remindedAt: now });
    const title = () => say("A dispute waits for our first answer: {hours} hours are left", { hours: BEFORE_HOURS });
    await tellDesk(tx, dispute, enquiry, title, null);
    return true;
  });
}

const remindJob: JobDefinition<Deps, Record<string, never>> = {
  name: "disputes.remind",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  cron: "10 * * * *",
  options: { retryLimit: 0 },
  handle: async (deps) => void (await remindDesk(deps)),
};

export const disputeJobs: AnyJob<Deps>[] = [remindJob];
