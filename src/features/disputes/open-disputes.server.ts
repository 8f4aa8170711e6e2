/** Disputes that are open about somebody's bookings, for the page of what they have to do. */
import type { Deps } from "../../platform/deps.server.ts";

/** More than anybody has open at once. */
const MOST = 20;

/** The oldest first. `other`: whoever stands on the other side; null where they are there no more. */
export async function openDisputes(
  { db }: Pick<Deps, "db">,
  personId: string,
): Promise<{ number: string; other: string | null }[]> {
  const { rows } = await db.$client.query<{ number: string; other: string | null }>(
    `SELECT e.number, CASE WHEN e.recipient_id = $1 THEN e.name ELSE (SELECT l.title FROM listings l WHERE l.id = e.listing_id) END AS other
     FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id JOIN disputes d ON d.booking_id = b.id
     WHERE (e.recipient_id = $1 OR e.sender_id = $1) AND d.status = 'open' ORDER BY d.opened_at, d.id LIMIT $2`,
    [personId, MOST],
  );
  return rows;
}
