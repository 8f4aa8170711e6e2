/** The deposit of a booking: what is to be paid and returned of it, and what its provider keeps with a reason. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { notAllowed } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { announceRequest } from "../../platform/cache/changes.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { BookingSide, BookingState } from "../bookings/booking-table.ts";
import { depositOpen, depositTimes, depositToReturn, type DepositBalance } from "./deposit-money.ts";
import { depositOf } from "./deposit-store.server.ts";
import { heldMoney, refuseMore } from "./held-money.server.ts";
import { PAYMENT_TEXT as TEXT, type KeepForm } from "./payment-model.ts";
import { tellOfPayment } from "./payment-news.server.ts";
import { payToShown } from "./payment-present.server.ts";
import type { PayeeRow } from "./payee-store.server.ts";
import * as store from "./payment-store.server.ts";
import type { DepositStatus, DepositView } from "./payment-view.ts";

/** What may be noted of it to this payee: at most so much. */
export async function depositFlow(db: Db, bookingId: string, payee: BookingSide): Promise<number> {
  const deposit = await depositOf(db, bookingId);
  if (!deposit) return 0;
  return payee === "provider" ? depositOpen(deposit) : depositToReturn(deposit);
}

function statusOf(deposit: DepositBalance): DepositStatus {
  const { takenPaise, claimedPaise, backClaimedPaise, ended } = deposit;
  if (claimedPaise > 0 || backClaimedPaise > 0) return "waits";
  if (depositToReturn(deposit) > 0) return "held";
  if (takenPaise > 0) return "settled";
  if (ended) return "off";
  return depositOpen(deposit) > 0 ? "open" : "waived";
}

type Seen = {
  bookingId: string;
  number: string;
  side: BookingSide;
  state: BookingState;
  eventDate: string | null;
  /** Of several days. */
  lastDay: string | null;
  ending: store.EndingRow | null;
  payee: PayeeRow | null;
  now: Date;
};

/** As one side of the booking sees it; null where none was agreed on. */
export async function depositSeen(db: Db, seen: Seen): Promise<DepositView | null> {
  const deposit = await depositOf(db, seen.bookingId);
  if (!deposit) return null;
  const { side, state, eventDate, lastDay, ending, payee, number, now } = seen;
  const { day, backBy } = depositTimes(deposit, seen, ending?.at ?? null);
  // After the event nobody pays one any more.
  const open = state === "agreed" || state === "confirmed" ? depositOpen(deposit) : 0;
  const back = depositToReturn(deposit);
  // It comes back after the event, and not before.
  const over =
    ending !== null || state === "delivered" || state === "closed" || (lastDay ?? eventDate ?? "") <= todayIST(now);
  const flow = (paise: number) => ({ openPaise: paise, nextPaise: paise });
  const pays = side === "organiser" ? open : over ? back : 0;
  const gets = side === "organiser" ? (over ? back : 0) : open;
  return {
    amountPaise: deposit.amountPaise,
    day,
    backBy,
    status: statusOf(deposit),
    takenPaise: deposit.takenPaise,
    returnedPaise: deposit.backPaise,
    keptPaise: deposit.keptPaise,
    toReturnPaise: back,
    late: back > 0 && backBy !== null && backBy < todayIST(now),
    toPay: pays > 0 ? { ...flow(pays), payTo: payToShown(payee, pays, number) } : null,
    toWaive: gets > 0 ? flow(gets) : null,
  };
}

/**
 * The provider keeps a part of the deposit, or all of it, and says why; the organiser answers.
 * @throws 400 for more than is held, 403 for the organiser, 404, 409 where nothing is held
 */
export async function keepOfDeposit(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  number: string,
  { amountPaise, reason }: KeepForm,
): Promise<void> {
  const { held, side, bookingId } = await heldMoney(deps, tx, actor, { number });
  if (side !== "provider") throw notAllowed(TEXT.notHolder);
  refuseMore(amountPaise, await depositFlow(tx, bookingId, "organiser"), TEXT.noDeposit);
  const seq = await store.insertEntry(tx, {
    id: newId(),
    bookingId,
    kind: "depositKept",
    payee: "organiser",
    personId: actor.id,
    amountPaise,
    method: null,
    reference: null,
    photo: null,
    answers: null,
    note: reason,
    at: deps.now(),
  });
  await tellOfPayment(deps, tx, held.enquiry, "organiser", {
    what: "kept",
    amountPaise,
    seq,
    reference: null,
    reason,
    deposit: true,
  });
  await announceRequest(tx, held.enquiry.id);
}
