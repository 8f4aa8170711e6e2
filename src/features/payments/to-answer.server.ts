/** Payments that wait for somebody's word, for the page of what they have to do. */
import type { Deps } from "../../platform/deps.server.ts";

/** More than anybody has waiting at once. */
const MOST = 50;

/**
 * What was noted as paid to this person for what is agreed or booked, and what they have not answered yet.
 * @returns the number of the request of each, the one that waits longest first
 */
export async function paymentsToAnswer({ db }: Pick<Deps, "db">, personId: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ number: string }>(
    `SELECT e.number FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id JOIN ledger l ON l.booking_id = b.id
     WHERE e.recipient_id = $1 AND e.status IN ('accepted', 'confirmed') AND l.kind IN ('paid', 'depositPaid') AND l.payee = 'provider'
       AND NOT EXISTS (SELECT FROM ledger r WHERE r.answers = l.id)
     ORDER BY l.at, l.id LIMIT $2`,
    [personId, MOST],
  );
  return rows.map(({ number }) => number);
}
