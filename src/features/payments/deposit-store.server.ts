import type { Db } from "../../platform/database/database.server.ts";
import type { DepositBalance } from "./deposit-money.ts";

/** How deposits stand, by the ids of their bookings; those that agreed on none are left out. */
export async function depositsOf(db: Db, bookingIds: readonly string[]): Promise<Map<string, DepositBalance>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await db.$client.query<DepositBalance & { id: string }>(
    `SELECT booking_id AS id, amount_paise::float8 AS "amountPaise", days, back_days AS "backDays", taken_paise::float8 AS "takenPaise",
       claimed_paise::float8 AS "claimedPaise", waived_paise::float8 AS "waivedPaise", back_paise::float8 AS "backPaise", kept_paise::float8 AS "keptPaise",
       back_claimed_paise::float8 AS "backClaimedPaise", back_waived_paise::float8 AS "backWaivedPaise", ended
     FROM deposit_balances WHERE booking_id = ANY($1::uuid[])`,
    [bookingIds],
  );
  return new Map(rows.map(({ id, ...deposit }) => [id, deposit]));
}

export const depositOf = async (db: Db, bookingId: string): Promise<DepositBalance | null> =>
  (await depositsOf(db, [bookingId])).get(bookingId) ?? null;

/** `deposit`: it falls due; `deposit back`: it is to be returned; `deposit late`: it was not, in time. */
export type DepositReminder = "deposit" | "deposit back" | "deposit late";

/** What is to be told of deposits by `today` and was not. */
export async function depositsToTell(
  db: Db,
  today: string,
  most: number,
): Promise<{ enquiryId: string; what: DepositReminder }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string; what: DepositReminder }>(
    `SELECT b.enquiry_id AS "enquiryId", x.what FROM deposit_balances w
       JOIN bookings b ON b.id = w.booking_id JOIN enquiries e ON e.id = b.enquiry_id LEFT JOIN endings n ON n.booking_id = w.booking_id
       CROSS JOIN LATERAL (SELECT coalesce((n.at AT TIME ZONE 'Asia/Kolkata')::date, e.event_date) AS since,
         w.taken_paise - w.back_paise - w.kept_paise - w.back_claimed_paise - w.back_waived_paise AS held) y
       CROSS JOIN LATERAL (VALUES
         ('deposit', NOT w.ended AND b.state IN ('agreed', 'confirmed') AND w.amount_paise > w.taken_paise + w.claimed_paise + w.waived_paise AND e.event_date - w.days <= $1::date + 1),
         ('deposit back', y.held > 0 AND y.since < $1::date),
         ('deposit late', y.held > 0 AND y.since + w.back_days < $1::date)
       ) AS x(what, due)
     WHERE x.due AND NOT EXISTS (SELECT FROM money_reminders m WHERE m.booking_id = w.booking_id AND m.what = x.what)
     ORDER BY y.since, b.id LIMIT $2`,
    [today, most],
  );
  return rows;
}
