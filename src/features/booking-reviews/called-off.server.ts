import { GRACE_DAYS, GRACE_MS } from "../../domain/ladders.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { CalledOff } from "./called-off.ts";

/** So many of the last ones stand on a profile, of the last twelve months. */
const MOST = 5;

/** $1 the listing, $2 now, $3 how many; $4 and $5 the hours and days in which thinking again costs nothing. */
const CALLED_OFF = `
  SELECT to_char(m.at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS month,
    greatest(0, e.event_date - (m.at AT TIME ZONE 'Asia/Kolkata')::date) AS "daysBefore"
  FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id AND b.state = 'cancelled'
  JOIN agreements a ON a.booking_id = b.id
  JOIN booking_moves m ON m.booking_id = b.id AND m.move = 'cancel' AND m.by = 'provider'
  WHERE e.listing_id = $1 AND m.at > $2::timestamptz - interval '1 year'
    AND NOT (m.at - a.accepted_at <= $4 * interval '1 millisecond'
      AND (e.event_date IS NULL OR e.event_date >= (m.at AT TIME ZONE 'Asia/Kolkata')::date + $5::int))
  ORDER BY m.at DESC LIMIT $3`;

/**
 * What a listing's page says by itself of bookings that its provider called off after they were agreed, newest first:
 * neither an opinion nor a reason. What was taken back within the day of grace is left out, as it is in what it costs.
 */
export async function calledOffBy(db: Pick<Db, "$client">, listingId: string, now: Date): Promise<CalledOff[]> {
  const values = [listingId, now, MOST, GRACE_MS, GRACE_DAYS];
  const { rows } = await db.$client.query<CalledOff>({ name: "called off by provider", text: CALLED_OFF, values });
  return rows;
}
