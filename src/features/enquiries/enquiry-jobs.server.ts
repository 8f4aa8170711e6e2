import { z } from "zod";
import { BRAND } from "../../domain/brand.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { withdrawnBy } from "../accounts/consent-service.server.ts";
import { workersIn, type AreaPlace, type Worker } from "../listings/listing-workers.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { mailOnceToday, notifyAll } from "../notifications/notification-service.server.ts";
import { kindOf } from "./enquiry-kinds.ts";
import { AREA_NOTICE, areaMail, areaNotice } from "./area-mails.server.ts";
import { enquiryById, type EnquiryRow } from "./enquiry-store.server.ts";
import { proveEvents, proveSilence } from "./enquiry-proof-store.server.ts";
import { sweepGuestLinks } from "./guest-store.server.ts";

/** People of one transaction: few enough that nobody waits for its locks. */
const PAGE = 200;
const MAIL_KIND = "area-enquiry";

const schema = z.object({ about: z.array(z.string()).optional(), enquiryId: z.uuid() });

/**
 * Tells everybody who works where an enquiry looks for people (DECISIONS 19), page by page. A repeat writes
 * nothing twice: notifications have the id of enquiry and person, and the one mail of a day is claimed.
 */
export const areaJob: JobDefinition<Deps, z.infer<typeof schema>> = {
  name: "enquiry-area",
  schema,
  options: { expireInSeconds: 1800 },
  async handle(deps, { enquiryId }) {
    const enquiry = await enquiryById(deps.db, enquiryId);
    const to = enquiry && kindOf(enquiry.kind)?.to;
    if (!enquiry || to?.rule !== "area" || !enquiry.state) return;
    // Without a district ('Other') the state is all that is known of the area.
    const place = { state: enquiry.state, district: enquiry.district ?? "" };
    await tellAll(deps, enquiry, { ...place, category: to.category }, true);
    // Who brings others never asked for such mails: the bell tells them.
    await tellAll(deps, enquiry, { ...place, category: to.leads, home: true }, false);
  },
};

async function tellAll(deps: Deps, enquiry: EnquiryRow, place: AreaPlace, mails: boolean): Promise<void> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof workersIn>> = await workersIn(deps.db, place, { after, limit: PAGE });
    await tell(
      deps,
      enquiry,
      page.people.filter(({ userId }) => userId !== enquiry.senderId),
      mails,
    );
    after = page.next;
  } while (after !== null);
}

async function tell(deps: Deps, enquiry: EnquiryRow, people: Worker[], mails: boolean): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await notifyAll(
      tx,
      people.map(({ userId }) => userId),
      AREA_NOTICE,
      () => areaNotice(enquiry),
      { id: enquiry.id, at: enquiry.createdAt },
    );
    if (!mails) return;
    const unwilling = await withdrawnBy(
      tx,
      people.map(({ userId }) => userId),
      "area-mails",
    );
    const withMail = people.filter(({ email, userId }) => email && !unwilling.has(userId));
    const today = await mailOnceToday(
      tx,
      withMail.map(({ userId }) => userId),
      MAIL_KIND,
      deps.now(),
    );
    for (const { userId, email, name, language } of withMail) {
      if (!email || !today.has(userId)) continue;
      await inLanguage(language, () =>
        queueMail(deps, tx, {
          about: [enquiry.id, userId],
          messageId: `enquiry-${enquiry.number}-area-${userId}`,
          to: email,
          replyTo: BRAND.email.inbox,
          ...areaMail(enquiry, name, deps.config.publicUrl),
        }),
      );
    }
  });
}

const enquiriesSweepJob = sweepJob("enquiries.sweep", 37, {
  guestLinks: ({ db }, now) => sweepGuestLinks(db, now),
  silence: ({ db }, now) => proveSilence(db, now),
  events: ({ db }, now) => proveEvents(db, now),
});

export const enquiryJobs: AnyJob<Deps>[] = [areaJob, enquiriesSweepJob];
