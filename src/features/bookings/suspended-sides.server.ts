/** Which side of a request the desk has suspended: its provider by the listing or the person, its organiser by the person. */
import type { Db } from "../../platform/database/database.server.ts";
import type { BookingSide } from "./booking-table.ts";

const SIDE = `CASE WHEN 'suspended' IN (l.status, l.status_before) OR p.suspended_at IS NOT NULL THEN 'provider' WHEN s.suspended_at IS NOT NULL THEN 'organiser' END`;
const SIDES = `enquiries e LEFT JOIN listings l ON l.id = e.listing_id LEFT JOIN users p ON p.id = e.recipient_id LEFT JOIN users s ON s.id = e.sender_id`;

/** By the request's id; those of which no side is suspended are left out. */
export async function suspendedSides(db: Db, enquiryIds: readonly string[]): Promise<Map<string, BookingSide>> {
  if (enquiryIds.length === 0) return new Map();
  const { rows } = await db.$client.query<{ id: string; side: BookingSide | null }>(
    `SELECT e.id, ${SIDE} AS side FROM ${SIDES} WHERE e.id = ANY($1::uuid[])`,
    [enquiryIds],
  );
  return new Map(rows.flatMap(({ id, side }) => (side ? [[id, side] as const] : [])));
}

/** Of the request of a booking; null where neither is. */
export async function suspendedSideOf(db: Db, bookingId: string): Promise<BookingSide | null> {
  const { rows } = await db.$client.query<{ side: BookingSide | null }>(
    `SELECT ${SIDE} AS side FROM ${SIDES} JOIN bookings b ON b.enquiry_id = e.id WHERE b.id = $1`,
    [bookingId],
  );
  return rows[0]?.side ?? null;
}

/** Of these bookings, by their id; those of which no side is suspended are left out. */
export async function suspendedSidesOf(db: Db, bookingIds: readonly string[]): Promise<Map<string, BookingSide>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await db.$client.query<{ id: string; side: BookingSide | null }>(
    `SELECT b.id, ${SIDE} AS side FROM ${SIDES} JOIN bookings b ON b.enquiry_id = e.id WHERE b.id = ANY($1::uuid[])`,
    [bookingIds],
  );
  return new Map(rows.flatMap(({ id, side }) => (side ? [[id, side] as const] : [])));
}

/** The requests of a listing or a person that are not over; what merely waits for an answer counts until its day. */
export async function openRequestsOf(
  db: Db,
  { listingId, personId }: { listingId: string | null; personId: string | null },
  today: string,
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `SELECT id FROM enquiries WHERE (listing_id = $1 OR recipient_id = $2 OR sender_id = $2) AND listing_id IS NOT NULL
       AND status IN ('pending', 'accepted', 'confirmed') AND (status <> 'pending' OR event_date IS NULL OR event_date >= $3) ORDER BY id`,
    [listingId, personId, today],
  );
  return rows.map(({ id }) => id);
}

/** Whether this person stands on a side of one of these requests. */
export async function sidesWith(db: Db, enquiryIds: readonly string[], personId: string): Promise<boolean> {
  if (enquiryIds.length === 0) return false;
  const { rows } = await db.$client.query(
    "SELECT 1 FROM enquiries WHERE id = ANY($1::uuid[]) AND (sender_id = $2 OR recipient_id = $2) LIMIT 1",
    [enquiryIds, personId],
  );
  return rows.length > 0;
}
