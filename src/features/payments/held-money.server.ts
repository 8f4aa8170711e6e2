/** The money of a booking in the hands of one transaction, and what is refused of it. */
import type { Actor } from "../../domain/actor.ts";
import { formatDay, todayIST } from "../../domain/dates.ts";
import { badInput, conflict } from "../../domain/errors.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { heldBooking, sideOf, type HeldBooking } from "../bookings/booking-engine.server.ts";
import { noAgreement } from "../bookings/booking-service.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { heldRequest, type EnquiryRow } from "../enquiries/request-carry.server.ts";
import { refuseSuspended } from "../enquiries/request-sides.server.ts";
import { LEAST_NOTE_PAISE } from "./payment-model.ts";

export type HeldMoney = { held: HeldBooking; side: BookingSide; bookingId: string; acceptedAt: Date };

/**
 * An agreed booking, its request held until the transaction ends.
 * @param pays notes what they have paid: a suspended side still gives back what it owes
 * @throws 404, 409 for who is suspended
 */
export async function heldMoney(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { number, pays = false }: { number: string; pays?: boolean },
): Promise<HeldMoney> {
  const { enquiry, side } = await heldRequest(tx, actor, number);
  if (!pays) await refuseSuspended(tx, enquiry, actor);
  const held = await heldBooking(deps, tx, enquiry);
  if (!held.booking || !held.acceptedAt) throw noAgreement();
  return { held, side: sideOf(side), bookingId: held.booking.id, acceptedAt: held.acceptedAt };
}

/** @throws 400 for more than is open, 409 where nothing is */
export function refuseMore(amountPaise: number, openPaise: number, nothing: string): void {
  if (openPaise <= 0) throw conflict(nothing);
  if (amountPaise <= openPaise) return;
  const message = toCaller(() => say("No more than {amount} is open.", { amount: formatRupees(openPaise) }));
  throw badInput(message, { amountPaise: message });
}

/** A note is of ₹1 or more, or of all that is open (DECISIONS 38). @throws 400 */
export function refuseLess(amountPaise: number, openPaise: number): void {
  if (amountPaise >= Math.min(LEAST_NOTE_PAISE, openPaise)) return;
  const message = toCaller(() =>
    say("Please note at least {amount}.", { amount: formatRupees(Math.min(LEAST_NOTE_PAISE, openPaise)) }),
  );
  throw badInput(message, { amountPaise: message });
}

/** What is noted was paid from the day of the request to today (DECISIONS 35). @param day null: not said @throws 400 */
export function refuseDay(day: string | null, { createdAt }: Pick<EnquiryRow, "createdAt">, now: Date): void {
  const [first, last] = [todayIST(createdAt), todayIST(now)];
  if (day === null || (day >= first && day <= last)) return;
  const message = toCaller(() =>
    say("Please choose the day on which it was paid: from {first}, when it was asked for, to {last}, today.", {
      first: formatDay(first),
      last: formatDay(last),
    }),
  );
  throw badInput(message, { paidOn: message });
}
