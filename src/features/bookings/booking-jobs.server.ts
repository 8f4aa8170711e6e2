/** What happens to bookings by itself. */
import { z } from "zod";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { eachRequest } from "../enquiries/request-carry.server.ts";
import { reminderJob } from "./booking-reminders.server.ts";
import { lapseChanges } from "./amendment-service.server.ts";
import { takeDue } from "./booking-engine.server.ts";
import { suspensionJob } from "./suspension-job.server.ts";
import { dueRequests } from "./booking-store.server.ts";

/** Of one round; the next one is a minute later. */
const MOST = 500;

/** Writes down what is due. @returns how many have moved @throws the first failure, after all */
export async function takeDueMoves(deps: Deps): Promise<number> {
  const due = await dueRequests(deps.db, deps.now(), MOST);
  return eachRequest(deps, due, "what was due of a booking", (tx, enquiry) => takeDue(deps, tx, enquiry));
}

const dueJob: JobDefinition<Deps, Record<string, never>> = {
  name: "bookings.due",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  cron: "* * * * *",
  options: { retryLimit: 0 },
  handle: async (deps) => {
    // What one of them fails with keeps no other booking waiting.
    try {
      await lapseChanges(deps);
    } finally {
      await takeDueMoves(deps);
    }
  },
};

export const bookingJobs: AnyJob<Deps>[] = [dueJob, reminderJob, suspensionJob];
