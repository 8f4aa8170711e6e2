import { MS_PER_DAY, todayIST } from "../../domain/dates.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { MOST_BACK_DAYS } from "../bookings/deposit.ts";
import { sumsOfEach } from "./booking-sums.server.ts";
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

/** How the deposit of a booking stands; null where none was agreed on. */
export const depositOf = async (db: Db, bookingId: string): Promise<DepositBalance | null> =>
  (await depositsOf(db, [bookingId])).get(bookingId) ?? null;

/** `deposit`: it falls due; `deposit back`: it is to be returned; `deposit late`: it was not, in time. */
export type DepositReminder = "deposit" | "deposit back" | "deposit late";

/** So long ago something must have happened to a deposit for it to be looked at again: what was late before then was told. */
const LOOKED_BACK_DAYS = MOST_BACK_DAYS + 60;

/** Bookings of whose deposit something may be to be told: what stands, and what was lately. Each by an index of its own. */
const LATELY = `SELECT o.id FROM bookings o WHERE o.state IN ('agreed', 'confirmed')
  UNION SELECT n.booking_id FROM endings n WHERE n.at >= $3
  UNION SELECT o.id FROM enquiries r JOIN bookings o ON o.enquiry_id = r.id
    WHERE r.status IN ('confirmed', 'completed') AND r.event_date < $1::date AND r.event_date >= $1::date - ${LOOKED_BACK_DAYS}
  UNION SELECT l.booking_id FROM ledger l WHERE starts_with(l.kind, 'deposit') AND l.at >= $3`;

/** Of a day, at most so many, and of what has happened since an instant. */
export const DEPOSITS_TO_TELL = `SELECT b.enquiry_id AS "enquiryId", x.what FROM (${LATELY}) c JOIN bookings b ON b.id = c.id
       JOIN ${sumsOfEach("deposit_balances", "w")} JOIN enquiries e ON e.id = b.enquiry_id LEFT JOIN endings n ON n.booking_id = b.id
       CROSS JOIN LATERAL (SELECT coalesce((n.at AT TIME ZONE 'Asia/Kolkata')::date, CASE WHEN coalesce(e.details ->> 'returnDate', '') = '' THEN last_day_of(e.event_date, e.details) ELSE e.event_date END) AS since,
         w.taken_paise - w.back_paise - w.kept_paise - w.back_claimed_paise - w.back_waived_paise AS held) y
       CROSS JOIN LATERAL (VALUES
         ('deposit', NOT w.ended AND b.state IN ('agreed', 'confirmed') AND w.amount_paise > w.taken_paise + w.claimed_paise + w.waived_paise AND e.event_date - w.days <= $1::date + 1),
         ('deposit back', y.held > 0 AND y.since < $1::date),
         ('deposit late', y.held > 0 AND y.since + w.back_days < $1::date)
       ) AS x(what, due)
     WHERE x.due AND NOT EXISTS (SELECT FROM money_reminders m WHERE m.booking_id = b.id AND m.what = x.what)
     ORDER BY y.since, b.id LIMIT $2`;

/** What is to be told of deposits by `now` and was not. */
export async function depositsToTell(
  db: Db,
  now: Date,
  most: number,
): Promise<{ enquiryId: string; what: DepositReminder }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string; what: DepositReminder }>(DEPOSITS_TO_TELL, [
    todayIST(now),
    most,
    new Date(now.getTime() - LOOKED_BACK_DAYS * MS_PER_DAY),
  ]);
  return rows;
}
