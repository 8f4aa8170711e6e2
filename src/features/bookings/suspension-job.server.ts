/** A listing or a person is suspended, or restored: the bookings rest or go on, and both sides are told. */
import { z } from "zod";
import { todayIST } from "../../domain/dates.ts";
import { notAllowed } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import { announceRequest } from "../../platform/cache/changes.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { tellSide } from "../enquiries/enquiry-effects.server.ts";
import { otherSide } from "../enquiries/enquiry-listing.server.ts";
import { eventLine } from "../enquiries/enquiry-words.ts";
import { holdRequestById, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import type { Suspensions } from "../listings/suspensions.server.ts";
import { partyOf, restTimers, resumeTimers } from "./booking-engine.server.ts";
import { bookingOf } from "./booking-store.server.ts";
import { openRequestsOf, sidesWith, suspendedSides } from "./suspended-sides.server.ts";
import { suspensionNews } from "./suspension-words.ts";

const data = z.object({
  listingId: z.string().nullable(),
  personId: z.string().nullable(),
  what: z.enum(["suspended", "restored"]),
  part: z.string(),
});
type Change = z.infer<typeof data>;

/**
 * One request: what it says holds as of now, for it may be restored meanwhile.
 * @param enquiry held by `tx`
 */
async function carry(deps: Deps, tx: Tx, enquiry: EnquiryRow, { what, part }: Change): Promise<void> {
  const suspended = (await suspendedSides(tx, [enquiry.id])).get(enquiry.id) ?? null;
  if ((what === "suspended") !== (suspended !== null)) return;
  const booking = await bookingOf(tx, enquiry.id);
  if (booking && suspended) await restTimers(deps, tx, booking.id);
  else if (booking && !(await deps.disputes.open(tx, [enquiry.id])).has(enquiry.id))
    await resumeTimers(deps, tx, booking.id);
  await announceRequest(tx, enquiry.id);
  for (const viewer of ["organiser", "provider"] as const) {
    const { listing, who } = await otherSide(tx, enquiry, partyOf(viewer));
    await tellSide(deps, tx, enquiry, partyOf(viewer), listing, () => ({
      ...suspensionNews(what, { viewer, suspended, who, about: `${eventLine(enquiry)} (${enquiry.number})` }),
      part: `${what}-${part}`,
      facts: [],
      sms: null,
    }));
  }
}

export const suspensionJob: JobDefinition<Deps, Change> = {
  name: "bookings.suspension",
  schema: data,
  async handle(deps, change) {
    for (const id of await openRequestsOf(deps.db, change, todayIST(deps.now())))
      await transaction(deps.db, async (tx) => {
        const enquiry = await holdRequestById(tx, id);
        if (enquiry) await carry(deps, tx, enquiry, change);
      });
  },
};

const OWN = text("You have an open request or booking with them: somebody else at the desk decides this.");

/** As listings and the desk ask for it. */
export const bookingSuspensions: Suspensions = {
  changed: (deps, tx, { listingId = null, personId = null, what, part }) =>
    deps.jobs.enqueue(tx, suspensionJob, { listingId, personId, what, part }),
  async refuseOwn(deps, tx, admin, { listingId = null, personId = null }) {
    const open = await openRequestsOf(tx, { listingId, personId }, todayIST(deps.now()));
    if (await sidesWith(tx, open, admin.id)) throw notAllowed(OWN);
  },
};
