/** What happens to bookings by itself. */
import { z } from "zod";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { requestIfFree } from "../enquiries/request-carry.server.ts";
import { reminderJob } from "./booking-reminders.server.ts";
import { takeMove } from "./booking-engine.server.ts";
import { bookingOf, dueRequests } from "./booking-store.server.ts";
import { ruleFor } from "./booking-table.ts";

/** Of one round; the next one is a minute later. */
const MOST = 500;

/**
 * Writes down what is due: each in a transaction of its own, so that one that fails holds up no other. A request that
 * somebody holds is left to them, and to the next round.
 * @returns how many have moved
 * @throws the first failure, after all
 */
export async function takeDueMoves(deps: Deps): Promise<number> {
  let moved = 0;
  const failures: unknown[] = [];
  for (const enquiryId of await dueRequests(deps.db, deps.now(), MOST)) {
    const done = await transaction(deps.db, async (tx) => {
      const enquiry = await requestIfFree(tx, enquiryId);
      const booking = enquiry && (await bookingOf(tx, enquiryId));
      // Read again now that it is held: another process, or one of its sides, may have been first.
      if (!enquiry || !booking?.dueAt || !booking.dueMove || booking.dueAt > deps.now()) return false;
      const rule = ruleFor(booking.state, booking.dueMove, "clock");
      if (!rule) throw new Error(`Nothing of a booking that is ${booking.state} is due.`);
      await takeMove(deps, tx, { enquiry, booking, state: booking.state }, rule, { actor: null });
      return true;
    }).catch((error: unknown) => {
      failures.push(error);
      deps.log.error({ err: error, enquiry: enquiryId }, "what was due of a booking was not done");
      return false;
    });
    if (done) moved += 1;
  }
  if (failures.length > 0) throw failures[0];
  return moved;
}

const dueJob: JobDefinition<Deps, Record<string, never>> = {
  name: "bookings.due",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  cron: "* * * * *",
  options: { retryLimit: 0 },
  handle: async (deps) => void (await takeDueMoves(deps)),
};

export const bookingJobs: AnyJob<Deps>[] = [dueJob, reminderJob];
