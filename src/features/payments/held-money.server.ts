/** The money of a booking in the hands of one transaction, and what is refused of it. */
import type { Actor } from "../../domain/actor.ts";
import { badInput, conflict } from "../../domain/errors.ts";
import { formatRupees } from "../../domain/money.ts";
import { say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { heldBooking, sideOf, type HeldBooking } from "../bookings/booking-engine.server.ts";
import { noAgreement } from "../bookings/booking-service.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { heldRequest } from "../enquiries/request-carry.server.ts";

export type HeldMoney = { held: HeldBooking; side: BookingSide; bookingId: string; acceptedAt: Date };

/** An agreed booking, its request held until the transaction ends. @throws 404 */
export async function heldMoney(deps: Deps, tx: Tx, actor: Actor, number: string): Promise<HeldMoney> {
  const { enquiry, side } = await heldRequest(tx, actor, number);
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
