/** What the payees of a booking have acknowledged, for the features above that speak of it. */
import { todayIST } from "../../domain/dates.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import { balancesOf, endingOf, entriesOf } from "./payment-store.server.ts";

/** `day`: on which the payee has said so, in India. */
export type AcknowledgedEntry = { id: string; payee: BookingSide; amountPaise: number; day: string };

/**
 * In the order in which they were acknowledged, whether the booking was called off, and so much of what was paid then
 * stays with the provider.
 */
export async function acknowledgedOf(
  db: Db,
  bookingId: string,
): Promise<{ entries: AcknowledgedEntry[]; ended: boolean; keptPaise: number }> {
  const [rows, ending] = await Promise.all([entriesOf(db, bookingId), endingOf(db, bookingId)]);
  const balance = ending && (await balancesOf(db, [bookingId])).get(bookingId);
  const { paidPaise = 0, owedBackPaise = 0, backWaivedPaise = 0 } = balance ?? {};
  return {
    entries: rows.flatMap(({ id, kind, payee, amountPaise, at }) =>
      kind === "acknowledged" ? [{ id, payee, amountPaise, day: todayIST(at) }] : [],
    ),
    ended: ending !== null,
    keptPaise: Math.max(0, Math.min(paidPaise, paidPaise - owedBackPaise + backWaivedPaise)),
  };
}
