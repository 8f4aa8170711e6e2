/** What the two sides of an agreement note of the money between them. This site notes it, and never holds any. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { formatRupees } from "../../domain/money.ts";
import { AppError, badInput, conflict, notAllowed, notFound } from "../../domain/errors.ts";
import { isUuid, newId } from "../../domain/ids.ts";
import { announceRequest } from "../../platform/cache/changes.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { StoredFile } from "../../platform/media/media-store.server.ts";
import { agreedBooking, missedOf } from "../bookings/agreed-terms.server.ts";
import {
  closeOncePaid,
  otherOf,
  secure,
  sideOf,
  stayOpen,
  type HeldBooking,
} from "../bookings/booking-engine.server.ts";
import { noAgreement } from "../bookings/booking-service.server.ts";
import { stateAt, type BookingSide } from "../bookings/booking-table.ts";
import { requestSeen, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { depositFlow, depositSeen } from "./deposit-service.server.ts";
import { heldMoney, refuseDay, refuseLess, refuseMore } from "./held-money.server.ts";
import { firstOpenPaise, holdWords, moveHold, type Hold } from "./hold-service.server.ts";
import { PAYMENT_TEXT as TEXT, type AnswerForm, type PaidForm, type WaiveForm } from "./payment-model.ts";
import { tellOfDebt, tellOfPayment } from "./payment-news.server.ts";
import { openScreenshot } from "./payment-photo.server.ts";
import { backOpenOf, duesShown, entriesShown, isClaim, nextOf, openOf, payToShown } from "./payment-present.server.ts";
import { payeeOf } from "./payee-store.server.ts";
import * as store from "./payment-store.server.ts";
import type { PaymentsView } from "./payment-view.ts";
import { toCaller } from "../../platform/words.server.ts";
import { suspendedSideOf } from "../bookings/suspended-sides.server.ts";
import { say, text } from "../../domain/words/say.ts";

const personOn = (side: BookingSide, { senderId, recipientId }: Pick<EnquiryRow, "senderId" | "recipientId">) =>
  side === "organiser" ? senderId : recipientId;

/** The money of an agreed booking, for its two sides. @throws 404 for everybody else, and where nothing is agreed */
export async function paymentsSeen(deps: Deps, actor: Actor, number: string): Promise<PaymentsView> {
  const { row, view, side: party } = await requestSeen(deps, actor, number);
  const agreed = await agreedBooking(deps.db, row.id);
  if (!agreed) throw noAgreement();
  const { booking } = agreed;
  const now = deps.now();
  const side = sideOf(party);
  const other = otherOf(side);
  const theirs = personOn(other, row);
  const [suspended, balances, dueRows, entryRows, ending, said, mine] = await Promise.all([
    suspendedSideOf(deps.db, booking.id),
    store.balancesOf(deps.db, [booking.id]),
    store.duesOf(deps.db, booking.id),
    store.entriesOf(deps.db, booking.id),
    store.endingOf(deps.db, booking.id),
    theirs ? payeeOf(deps.db, theirs, now) : null,
    payeeOf(deps.db, actor.id, now),
  ]);
  const balance = balances.get(booking.id);
  if (!balance) throw noAgreement();
  const state = stateAt(booking, now);
  // Whoever is suspended is not paid by a tap.
  const payee = said && suspended === other ? { ...said, upi: null } : said;
  const dues = duesShown(dueRows, balance, state === "closed" ? null : todayIST(now));
  // To the provider flows what is due, to the organiser what comes back.
  const flow = (payer: BookingSide) =>
    payer === "organiser"
      ? { openPaise: openOf(balance), nextPaise: nextOf(dues)?.openPaise ?? 0 }
      : { openPaise: backOpenOf(balance), nextPaise: backOpenOf(balance) };
  const [pays, gets] = [flow(side), flow(other)];
  const deposit = await depositSeen(deps.db, {
    bookingId: booking.id,
    number: view.number,
    side,
    state,
    eventDate: view.eventDate,
    lastDay: view.lastDay,
    ending,
    payee,
    now,
  });
  return {
    number: view.number,
    side,
    other: side === "organiser" ? (view.listing?.title ?? say("Deleted account")) : row.name,
    state,
    eventType: view.eventType,
    eventDate: view.eventDate,
    askedOn: todayIST(row.createdAt),
    balance,
    dues,
    entries: entriesShown(entryRows, side, now),
    ended: ending && {
      by: ending.by,
      missed: (await missedOf(deps.db, booking.id)) !== null,
      back: ending.back,
      at: ending.at.toISOString(),
    },
    toPay: pays.openPaise > 0 ? { ...pays, payTo: payToShown(payee, pays.nextPaise, view.number) } : null,
    toWaive: gets.openPaise > 0 ? gets : null,
    first:
      state === "agreed" && dues.length > 0
        ? {
            openPaise: firstOpenPaise(dueRows, balance),
            until: booking.dueAt && !booking.frozenAt ? booking.dueAt.toISOString() : null,
          }
        : null,
    deposit,
    suspended,
    payable: mine !== null,
  };
}

/** @param entryId a payment: `answered` says whether the payee has */
async function balanceOf(tx: Tx, bookingId: string, entryId: string | null = null) {
  const balance = await store.balanceAndAnswer(tx, bookingId, entryId);
  if (!balance) throw noAgreement();
  return balance;
}

/** What ran out by the clock is over, whether that is written down or not. @throws 409 */
function refuseOver({ state }: HeldBooking, { ended }: store.Balance): void {
  if (state === "cancelled" && !ended) throw conflict(TEXT.ranOut);
}

/**
 * Notes that something was paid, by whoever has paid it: the organiser what is due, the provider what comes back.
 * @param photo of the payment, kept before
 * @returns the note, and how long the date is held by it; null where that does not depend on it
 * @throws 400 for more than is open, less than ₹1 or a day out of bounds, 404, 409 where nothing is open, or the
 * reference was noted before
 */
export async function notePaid(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  { form, photo }: { form: PaidForm; photo: string | null },
): Promise<{ id: string; hold: Hold | null }> {
  const money = await heldMoney(deps, tx, actor, { number, pays: true });
  const { held, side, bookingId } = money;
  const balance = await balanceOf(tx, bookingId);
  refuseOver(held, balance);
  const payee = otherOf(side);
  const deposit = form.purpose === "deposit";
  if (deposit && payee === "provider" && (held.state === "delivered" || held.state === "closed"))
    throw conflict(TEXT.depositLate);
  const [openPaise, nothing] = deposit
    ? [await depositFlow(tx, bookingId, payee), TEXT.noDeposit]
    : side === "organiser"
      ? [openOf(balance), text("Nothing is open: there is nothing to pay.")]
      : [backOpenOf(balance), text("Nothing is owed back.")];
  refuseMore(form.amountPaise, openPaise, nothing);
  refuseLess(form.amountPaise, openPaise);
  refuseDay(form.paidOn ?? null, held.enquiry, deps.now());
  const id = newId();
  const { amountPaise, method, note } = form;
  const reference = form.reference || null;
  const seq = await store.insertEntry(tx, {
    id,
    bookingId,
    kind: deposit ? "depositPaid" : "paid",
    payee,
    personId: actor.id,
    amountPaise,
    method,
    reference,
    photo,
    answers: null,
    paidOn: form.paidOn ?? null,
    note,
    at: deps.now(),
  });
  // A UTR or a bank's reference is that of one payment in the whole country.
  if (reference && (method === "upi" || method === "bank") && !(await store.claimReference(tx, reference, id)))
    throw conflict(TEXT.usedAlready, { reference: TEXT.usedAlready });
  if (deposit) await stayOpen(tx, held);
  const hold = deposit || payee === "organiser" ? null : await moveHold(deps, tx, money);
  await tellOfPayment(deps, tx, held.enquiry, payee, {
    what: "paid",
    amountPaise,
    seq,
    reference,
    reason: "",
    deposit,
    more: () => holdWords(hold),
  });
  await announceRequest(tx, held.enquiry.id);
  return { id, hold };
}

/** What is said where a part of the first payment has arrived, and nobody has said that the booking stands without it. */
const stillMissing = (openPaise: number): string =>
  openPaise > 0
    ? say("The booking is confirmed once {amount} more of the first payment has arrived.", {
        amount: formatRupees(openPaise),
      })
    : "";

/**
 * The payee says whether it has arrived: once. With it the booking is confirmed where the first payment is covered, or
 * where the provider says that it stands without.
 * @returns `openPaise`: what of the first payment is missing still; 0 where the booking does not wait for it
 * @throws 400 for a confirmation without its reason, or of what confirms nothing; 403 for the payer, 404, 409 where it
 * was answered before
 */
export async function answerPayment(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  entryId: string,
  { answer, reason, confirm = false }: AnswerForm,
): Promise<{ number: string; openPaise: number }> {
  const known = isUuid(entryId) ? await store.entryById(tx, entryId) : null;
  if (!known || !isClaim(known)) throw notFound(TEXT.noSuch);
  const money = await heldMoney(deps, tx, actor, { number: known.number }).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? notFound(TEXT.noSuch) : error;
  });
  const { held, side, bookingId } = money;
  if (known.payee !== side) throw notAllowed(TEXT.notYours);
  const before = await balanceOf(tx, bookingId, known.id);
  if (before.answered) throw conflict(TEXT.answered);
  const { amountPaise, payee, reference } = known;
  const deposit = known.kind !== "paid";
  if (confirm && (deposit || payee !== "provider"))
    throw badInput(TEXT.confirmsNothing, { confirm: TEXT.confirmsNothing });
  const seq = await store.insertEntry(tx, {
    id: newId(),
    bookingId,
    kind: deposit ? (answer === "acknowledged" ? "depositAcknowledged" : "depositRejected") : answer,
    payee,
    personId: actor.id,
    amountPaise,
    method: null,
    reference: null,
    photo: null,
    answers: known.id,
    note: reason,
    at: deps.now(),
  });
  const priced = !deposit && payee === "provider";
  // A payment of the price that has not arrived leaves what is owed back as it was.
  const after = priced && answer === "rejected" ? before : await balanceOf(tx, bookingId);
  if (answer === "rejected") await store.freeReference(tx, known);
  const what = known.kind === "depositKept" ? (`kept-${answer}` as const) : answer;
  const first = priced && answer === "acknowledged" && held.state === "agreed";
  const openPaise = first ? firstOpenPaise(after.dues, after) : 0;
  if (confirm && openPaise > 0 && reason === "") throw badInput(TEXT.confirmReason, { reason: TEXT.confirmReason });
  const missingPaise = confirm ? 0 : openPaise;
  await tellOfPayment(deps, tx, held.enquiry, otherOf(side), {
    what,
    amountPaise,
    seq,
    reference,
    reason,
    deposit,
    more: () => stillMissing(missingPaise),
  });
  if (first && missingPaise === 0) await secure(deps, tx, held, { actor, note: openPaise > 0 ? reason : "" });
  if (priced && answer === "rejected") await moveHold(deps, tx, money);
  if (backOpenOf(after) > backOpenOf(before)) {
    const missing = after.ended ? await missedOf(tx, bookingId) : null;
    const why = missing ? (`missed ${missing}` as const) : after.ended ? "owed" : "less";
    await tellOfDebt(deps, tx, held.enquiry, backOpenOf(after), `end-${seq}`, why, true);
  }
  await closeOncePaid(deps, tx, held);
  await announceRequest(tx, held.enquiry.id);
  return { number: known.number, openPaise: missingPaise };
}

/** What whoever has noted a payment reads. */
export const notedWords = (hold: Hold | null): string =>
  toCaller(() => [say(TEXT.noted), holdWords(hold)].filter(Boolean).join(" "));
/** What whoever has answered one reads. @param openPaise what of the first payment is missing still */
export const answeredWords = (answer: AnswerForm["answer"], openPaise: number): string =>
  toCaller(() => [say(TEXT[answer]), stillMissing(openPaise)].filter(Boolean).join(" "));

/** The payee gives up what is open, or a part of it: a token nobody wants, a refund that somebody forgives. @throws 400, 404, 409 */
export async function waive(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  { amountPaise, reason, purpose }: WaiveForm,
): Promise<void> {
  const money = await heldMoney(deps, tx, actor, { number });
  const { held, side, bookingId } = money;
  const balance = await balanceOf(tx, bookingId);
  refuseOver(held, balance);
  const deposit = purpose === "deposit";
  const open = side === "provider" ? openOf(balance) : backOpenOf(balance);
  refuseMore(amountPaise, deposit ? await depositFlow(tx, bookingId, side) : open, text("Nothing is open."));
  const seq = await store.insertEntry(tx, {
    id: newId(),
    bookingId,
    kind: deposit ? "depositWaived" : "waived",
    payee: side,
    personId: actor.id,
    amountPaise,
    method: null,
    reference: null,
    photo: null,
    answers: null,
    note: reason,
    at: deps.now(),
  });
  await tellOfPayment(deps, tx, held.enquiry, otherOf(side), {
    what: "waived",
    amountPaise,
    seq,
    reference: null,
    reason,
    deposit,
  });
  // A word of thanks is no token: only who gives up all that falls due first takes the booking without it.
  if (!deposit && side === "provider" && held.state === "agreed") {
    const after = await balanceOf(tx, bookingId);
    const openPaise = firstOpenPaise(after.dues, after);
    if (openPaise === 0) await secure(deps, tx, held, { actor });
    else await moveHold(deps, tx, money);
  }
  await closeOncePaid(deps, tx, held);
  await announceRequest(tx, held.enquiry.id);
}

/** The screenshot of a payment, for its two sides. @throws 404 for everybody else, and where there is none */
export async function screenshotOf(deps: Deps, actor: Actor, entryId: string): Promise<StoredFile | null> {
  const entry = await store.entryById(deps.db, entryId);
  if (!entry?.photo) return null;
  await requestSeen(deps, actor, entry.number);
  return openScreenshot(deps, entry.photo);
}
