/** What is told of money by itself: payments that fall due, and notes that nobody has answered. Nothing is decided by it. */
import { z } from "zod";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { agreedBooking } from "../bookings/agreed-terms.server.ts";
import { eachRequest, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { REMIND_HOURS } from "./payment-model.ts";
import { tellOfPayment } from "./payment-news.server.ts";
import { duesShown } from "./payment-present.server.ts";
import * as store from "./payment-store.server.ts";

/** Of one round; the next one is an hour later. */
const MOST = 500;

/** Tells of one thing, where it is still so. @returns whether it was told */
type Reminder = { enquiryId: string; tell: (tx: Tx, enquiry: EnquiryRow, bookingId: string) => Promise<boolean> };

/**
 * Reminds whoever was paid and has said nothing for two days, and whoever has to pay tomorrow: each once.
 * @returns how many were reminded
 * @throws the first failure, after all
 */
export async function remindOfMoney(deps: Deps): Promise<number> {
  const now = deps.now();
  const before = new Date(now.getTime() - REMIND_HOURS * 3_600_000);
  const claims = (await store.silentClaims(deps.db, before, MOST)).map(({ enquiryId, entryId }): Reminder => ({
    enquiryId,
    tell: (tx, enquiry, bookingId) => tellSilent(deps, tx, enquiry, { bookingId, entryId }),
  }));
  const dues = (await store.duesUntil(deps.db, addDays(todayIST(now), 1), MOST)).map(({ enquiryId, n }): Reminder => ({
    enquiryId,
    tell: (tx, enquiry, bookingId) => tellDue(deps, tx, enquiry, { bookingId, n }),
  }));
  return eachRequest(deps, [...claims, ...dues], "a reminder of money", async (tx, enquiry, { tell }) => {
    const agreed = await agreedBooking(tx, enquiry.id);
    return agreed !== null && (await tell(tx, enquiry, agreed.booking.id));
  });
}

type Claim = { bookingId: string; entryId: string };

async function tellSilent(deps: Deps, tx: Tx, enquiry: EnquiryRow, { bookingId, entryId }: Claim): Promise<boolean> {
  const rows = await store.entriesOf(tx, bookingId);
  const claim = rows.find(({ id }) => id === entryId);
  if (!claim || rows.some(({ answers }) => answers === entryId)) return false;
  if (!(await store.firstTold(tx, bookingId, `claim ${claim.seq}`, deps.now()))) return false;
  const { amountPaise, reference, seq, payee } = claim;
  await tellOfPayment(deps, tx, enquiry, payee, { what: "silent", amountPaise, seq, reference, reason: "" });
  return true;
}

type Due = { bookingId: string; n: number };

async function tellDue(deps: Deps, tx: Tx, enquiry: EnquiryRow, { bookingId, n }: Due): Promise<boolean> {
  const now = deps.now();
  // Also of what is paid or waits, so that the next round does not read it again: who rejects a note tells of it.
  if (!(await store.firstTold(tx, bookingId, `due ${n}`, now))) return false;
  const balance = (await store.balancesOf(tx, [bookingId])).get(bookingId);
  const rows = balance ? duesShown(await store.duesOf(tx, bookingId), balance, todayIST(now)) : [];
  const due = rows.find((one) => one.n === n);
  if (!due || due.openPaise <= 0) return false;
  const { openPaise: amountPaise } = due;
  await tellOfPayment(deps, tx, enquiry, "organiser", {
    what: "due",
    amountPaise,
    seq: n,
    reference: null,
    reason: "",
  });
  return true;
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
