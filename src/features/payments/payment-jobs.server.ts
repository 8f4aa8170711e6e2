/** What is told of money by itself: payments that fall due, and notes that nobody has answered. Nothing is decided by it. */
import { z } from "zod";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { agreedBooking } from "../bookings/agreed-terms.server.ts";
import { requestIfFree, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { REMIND_HOURS } from "./payment-model.ts";
import { tellOfPayment } from "./payment-news.server.ts";
import { duesShown } from "./payment-present.server.ts";
import * as store from "./payment-store.server.ts";

/** Of one round; the next one is an hour later. */
const MOST = 500;

/**
 * Reminds whoever was paid and has said nothing for two days, and whoever has to pay tomorrow: each once, in a
 * transaction of its own. A request that somebody holds is left to the next round.
 * @returns how many were reminded
 */
export async function remindOfMoney(deps: Deps): Promise<number> {
  const now = deps.now();
  const tomorrow = addDays(todayIST(now), 1);
  let told = 0;
  for (const { enquiryId, entryId } of await store.silentClaims(
    deps.db,
    new Date(now.getTime() - REMIND_HOURS * 3_600_000),
    MOST,
  ))
    told += await once(deps, enquiryId, async (tx, enquiry, bookingId) => {
      const rows = await store.entriesOf(tx, bookingId);
      const claim = rows.find(({ id }) => id === entryId);
      if (!claim || rows.some(({ answers }) => answers === entryId)) return false;
      if (!(await store.firstTold(tx, bookingId, `claim ${claim.seq}`, now))) return false;
      const { amountPaise, reference, seq, payee } = claim;
      await tellOfPayment(deps, tx, enquiry, payee, { what: "silent", amountPaise, seq, reference, reason: "" });
      return true;
    });
  for (const { enquiryId, n } of await store.duesUntil(deps.db, tomorrow, MOST))
    told += await once(deps, enquiryId, async (tx, enquiry, bookingId) => {
      if (!(await store.firstTold(tx, bookingId, `due ${n}`, now))) return false;
      const balance = (await store.balancesOf(tx, [bookingId])).get(bookingId);
      if (!balance) return false;
      const due = duesShown(await store.duesOf(tx, bookingId), balance, todayIST(now)).find((one) => one.n === n);
      if (!due || due.openPaise <= 0) return false;
      await tellOfPayment(deps, tx, enquiry, "organiser", {
        what: "due",
        amountPaise: due.openPaise,
        seq: n,
        reference: null,
        reason: "",
      });
      return true;
    });
  return told;
}

async function once(
  deps: Deps,
  enquiryId: string,
  tell: (tx: Tx, enquiry: EnquiryRow, bookingId: string) => Promise<boolean>,
): Promise<number> {
  return transaction(deps.db, async (tx) => {
    const enquiry = await requestIfFree(tx, enquiryId);
    const agreed = enquiry && (await agreedBooking(tx, enquiryId));
    return agreed && (await tell(tx, enquiry, agreed.booking.id)) ? 1 : 0;
  });
}

const remindJob: JobDefinition<Deps, Record<string, never>> = {
  name: "payments.remind",
  schema: z.object({}).strip() as z.ZodType<Record<string, never>>,
  // By day, in India: nobody is woken for money.
  cron: "20 9-19 * * *",
  options: { retryLimit: 0 },
  handle: async (deps) => void (await remindOfMoney(deps)),
};

export const paymentJobs: AnyJob<Deps>[] = [remindJob];
