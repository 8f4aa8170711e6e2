/** What somebody's money comes to over all their bookings. */
import { displayName } from "../../domain/names.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { sumsOfEach } from "./booking-sums.server.ts";
import { BALANCE_COLUMNS, type Balance } from "./payment-store.server.ts";

/** A booking of somebody's money page: on which side they stand, and how it stands. */
export type MoneyRow = Balance & {
  bookingId: string;
  number: string;
  side: "organiser" | "provider";
  other: string;
  eventType: string | null;
  eventDate: string | null;
  state: string;
  createdAt: Date;
};

/** What was agreed with this person: first what comes, the next day first, then what is over, the last day first. */
export async function moneyOf(db: Db, personId: string, today: string, most: number): Promise<MoneyRow[]> {
  const { rows } = await db.$client.query<MoneyRow>(
    `SELECT b.id AS "bookingId", e.number, CASE WHEN e.sender_id = $1 THEN 'organiser' ELSE 'provider' END AS side,
       CASE WHEN e.sender_id = $1 THEN coalesce(l.title, 'Deleted account') ELSE e.name END AS other,
       e.event_type AS "eventType", e.event_date::text AS "eventDate", b.state, a.accepted_at AS "createdAt", ${BALANCE_COLUMNS}
     FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id JOIN agreements a ON a.booking_id = b.id
       JOIN ${sumsOfEach("booking_balances", "w")} LEFT JOIN listings l ON l.id = e.listing_id
     WHERE e.sender_id = $1 OR e.recipient_id = $1
     ORDER BY coalesce(e.event_date >= $2::date, true) DESC, abs(e.event_date - $2::date) NULLS LAST, e.id DESC LIMIT $3`,
    [personId, today, most],
  );
  return rows;
}

/** What this person has received as a provider, by month in India, the oldest first: '2026-11'. */
export async function receivedByMonth(
  db: Db,
  personId: string,
  since: string,
): Promise<{ month: string; paise: number }[]> {
  const { rows } = await db.$client.query<{ month: string; paise: number }>(
    `SELECT to_char(x.at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') AS month, sum(x.amount_paise)::float8 AS paise
     FROM ledger x JOIN bookings b ON b.id = x.booking_id JOIN enquiries e ON e.id = b.enquiry_id
     WHERE e.recipient_id = $1 AND x.kind = 'acknowledged' AND x.payee = 'provider' AND x.at >= ($2::date)::timestamp AT TIME ZONE 'Asia/Kolkata'
     GROUP BY 1 ORDER BY 1`,
    [personId, since],
  );
  return rows;
}

/** What was paid to a provider through this site in some days. */
export type PaidTo = { id: string; bookings: number; paise: number };

/** So many providers the report has, those of the most. */
const MOST_PAID = 500;

/** What was paid to each provider through this site between two days, the most first: facts for the admin's report. */
export async function facilitatedBetween(db: Db, from: string, to: string): Promise<PaidTo[]> {
  const { rows } = await db.$client.query<PaidTo>(
    `SELECT e.recipient_id AS id, count(DISTINCT b.id)::int AS bookings, sum(x.amount_paise)::float8 AS paise
     FROM ledger x JOIN bookings b ON b.id = x.booking_id JOIN enquiries e ON e.id = b.enquiry_id
     WHERE x.kind = 'acknowledged' AND x.payee = 'provider' AND e.recipient_id IS NOT NULL
       AND x.at >= ($1::date)::timestamp AT TIME ZONE 'Asia/Kolkata' AND x.at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
     GROUP BY 1 HAVING sum(x.amount_paise) > 0 ORDER BY 3 DESC, 1 LIMIT ${MOST_PAID}`,
    [from, to],
  );
  return rows;
}

/** The people with these ids, by what they are called now; those who are gone are left out. */
export async function namesOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { username: string; name: string }>> {
  const { rows } = await db.$client.query<{ id: string; username: string; firstName: string; lastName: string }>(
    `SELECT id, username, first_name AS "firstName", last_name AS "lastName" FROM users WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(
    rows.map(({ id, username, firstName, lastName }) => [id, { username, name: displayName(firstName, lastName) }]),
  );
}

/**
 * How many payments have fallen due to providers of an organiser before today, and how many of them were noted by their
 * day: what was rejected counts as never noted, what was given up as paid.
 * @param firstDays so many days the first one of an agreement has
 */
export async function paidInTime(
  db: Db,
  organiserId: string,
  today: string,
  firstDays: number,
): Promise<{ due: number; inTime: number }> {
  const { rows } = await db.$client.query<{ due: number; inTime: number }>(
    `SELECT count(*)::int AS due, (count(*) FILTER (WHERE x.noted >= x.needed))::int AS "inTime" FROM (
       SELECT d.day + CASE WHEN d.n = 1 THEN $3::int ELSE 0 END AS until, sum(d.amount_paise - coalesce((SELECT sum((one->>'paise')::bigint) FROM jsonb_array_elements(let_off_of(d.booking_id)) one WHERE (one->>'n')::int = d.n), 0)) OVER (PARTITION BY d.booking_id ORDER BY d.n) AS needed,
         (SELECT coalesce(sum(l.amount_paise), 0) FROM ledger l WHERE l.booking_id = d.booking_id AND l.payee = 'provider' AND l.kind IN ('paid', 'waived')
            AND l.at < (d.day + CASE WHEN d.n = 1 THEN $3::int + 1 ELSE 1 END)::timestamp AT TIME ZONE 'Asia/Kolkata'
            AND NOT EXISTS (SELECT FROM ledger r WHERE r.answers = l.id AND r.kind = 'rejected')) AS noted
       FROM dues d JOIN bookings b ON b.id = d.booking_id JOIN enquiries e ON e.id = b.enquiry_id
       WHERE e.sender_id = $1 AND b.state IN ('confirmed', 'delivered', 'closed')
     ) x WHERE x.until < $2::date`,
    [organiserId, today, firstDays],
  );
  return rows[0] ?? { due: 0, inTime: 0 };
}
