/** What is told of money by itself: payments that fall due, and notes that nobody has answered. Nothing is decided by it. */
import { z } from "zod";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { agreedBooking } from "../bookings/agreed-terms.server.ts";
import { eachRequest, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { depositOpen, depositToReturn } from "./deposit-money.ts";
import { depositOf, depositsToTell, type DepositReminder } from "./deposit-store.server.ts";
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
  const deposits = (await depositsToTell(deps.db, now, MOST)).map(({ enquiryId, what }): Reminder => ({
    enquiryId,
    tell: (tx, enquiry, bookingId) => tellDeposit(deps, tx, enquiry, { bookingId, what }),
  }));
  return eachRequest(deps, [...claims, ...dues, ...deposits], "a reminder of money", async (tx, enquiry, { tell }) => {
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
  const { amountPaise, reference, seq, payee, kind } = claim;
  await tellOfPayment(deps, tx, enquiry, payee, {
    what: kind === "depositKept" ? "kept-silent" : "silent",
    amountPaise,
    seq,
    reference,
    reason: "",
    deposit: kind !== "paid",
  });
  return true;
}

type Due = { bookingId: string; n: number };

async function tellDue(deps: Deps, tx: Tx, enquiry: EnquiryRow, { bookingId, n }: Due): Promise<boolean> {
  const now = deps.now();
  const balance = (await store.balancesOf(tx, [bookingId])).get(bookingId);
  const rows = balance ? duesShown(await store.duesOf(tx, bookingId), balance, todayIST(now)) : [];
  const due = rows.find((one) => one.n === n);
  // What is noted waits for its answer: it may be open again.
  if (!due || due.status === "waits") return false;
  // Also of what is settled, so that the next round does not read it again.
  if (!(await store.firstTold(tx, bookingId, `due ${n}`, now)) || due.openPaise <= 0) return false;
  const { openPaise: amountPaise } = due;
  await tellOfPayment(deps, tx, enquiry, "organiser", {
    what: "due",
    amountPaise,
    // Told anew where the day is another one by now.
    seq: `${n}-${due.day}`,
    reference: null,
    reason: "",
  });
  return true;
}

type DepositDue = { bookingId: string; what: DepositReminder };

async function tellDeposit(deps: Deps, tx: Tx, enquiry: EnquiryRow, { bookingId, what }: DepositDue): Promise<boolean> {
  const deposit = await depositOf(tx, bookingId);
  const amountPaise = deposit ? (what === "deposit" ? depositOpen(deposit) : depositToReturn(deposit)) : 0;
  if (amountPaise <= 0 || !(await store.firstTold(tx, bookingId, what, deps.now()))) return false;
  const news = { amountPaise, seq: "deposit", reference: null, reason: "", deposit: true };
  if (what === "deposit") await tellOfPayment(deps, tx, enquiry, "organiser", { ...news, what: "due" });
  else await tellOfPayment(deps, tx, enquiry, "provider", { ...news, what });
  if (what === "deposit late") await tellOfPayment(deps, tx, enquiry, "organiser", { ...news, what });
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
