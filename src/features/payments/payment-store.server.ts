import { conflict } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import {
  bookings,
  dues,
  endings,
  enquiries,
  ledger,
  moneyReminders,
  utrClaims,
} from "../../platform/database/schema.server.ts";
import { sumsOfEach } from "./booking-sums.server.ts";
import type { Waiver } from "./ending-cost.ts";
import type { HoldLine } from "./hold.ts";

/** `letOffPaise`: so much of it need not be paid, by the decision of a dispute. */
export type DueRow = typeof dues.$inferSelect & { letOffPaise: number };
export type EntryRow = typeof ledger.$inferSelect;
export type EndingRow = typeof endings.$inferSelect;

/** All in paise; see the view `booking_balances` of migrations/0027_payments.sql. */
export type Balance = {
  totalPaise: number;
  paidPaise: number;
  claimedPaise: number;
  waivedPaise: number;
  owedBackPaise: number;
  backPaise: number;
  backClaimedPaise: number;
  backWaivedPaise: number;
  ended: boolean;
};

/** For statements that read the view. */
export const BALANCE_COLUMNS = `total_paise::float8 AS "totalPaise", paid_paise::float8 AS "paidPaise", claimed_paise::float8 AS "claimedPaise",
  waived_paise::float8 AS "waivedPaise", owed_back_paise::float8 AS "owedBackPaise", back_paise::float8 AS "backPaise",
  back_claimed_paise::float8 AS "backClaimedPaise", back_waived_paise::float8 AS "backWaivedPaise", ended`;

/** How bookings stand, by their ids; those without an agreement are left out. */
export async function balancesOf(db: Db, bookingIds: readonly string[]): Promise<Map<string, Balance>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await db.$client.query<Balance & { id: string }>(
    `SELECT booking_id AS id, ${BALANCE_COLUMNS} FROM booking_balances WHERE booking_id = ANY($1::uuid[])`,
    [bookingIds],
  );
  return new Map(rows.map(({ id, ...balance }) => [id, balance]));
}

const DUES = `SELECT d.booking_id AS "bookingId", d.n, d.kind, d.amount_paise::float8 AS "amountPaise", d.day::text AS day,
       least(d.amount_paise, coalesce((SELECT sum((one->>'paise')::bigint) FROM jsonb_array_elements(let_off_of(d.booking_id)) one WHERE (one->>'n')::int = d.n), 0))::float8 AS "letOffPaise"
     FROM dues d`;

/** How one booking stands, what is due of it, and whether this payment of it was answered; null without an agreement. */
export async function balanceAndAnswer(
  tx: Tx,
  bookingId: string,
  entryId: string | null,
): Promise<(Balance & { answered: boolean; dues: DueRow[] }) | null> {
  const { rows } = await tx.$client.query<Balance & { answered: boolean; dues: DueRow[] }>(
    `SELECT ${BALANCE_COLUMNS}, EXISTS (SELECT FROM ledger WHERE answers = $2) AS answered,
       (SELECT coalesce(jsonb_agg(x ORDER BY x.n), '[]') FROM (${DUES} WHERE d.booking_id = $1) x) AS dues
     FROM booking_balances WHERE booking_id = $1`,
    [bookingId, entryId],
  );
  return rows[0] ?? null;
}

/** In the order in which they fall due. */
export const duesOf = (db: Db, bookingId: string): Promise<DueRow[]> => duesOfAll(db, [bookingId]);

/** Oldest first. */
export const entriesOf = (db: Db, bookingId: string): Promise<EntryRow[]> =>
  db.select().from(ledger).where(eq(ledger.bookingId, bookingId)).orderBy(asc(ledger.seq));

/** As much of a booking's ledger and of its dues as says how long its date is held, each in its order. */
export async function linesAndDues(
  db: Db,
  bookingId: string,
): Promise<{ lines: HoldLine[]; dues: Pick<DueRow, "n" | "amountPaise" | "letOffPaise">[] }> {
  const { rows } = await db.$client.query<{ lines: HoldLine[]; dues: DueRow[] }>(
    `SELECT
       (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'payee', l.payee, 'amountPaise', l.amount_paise,
          'method', l.method, 'reference', l.reference, 'photo', l.photo) ORDER BY l.seq), '[]') FROM ledger l WHERE l.booking_id = $1) AS lines,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('n', x.n, 'amountPaise', x."amountPaise", 'letOffPaise', x."letOffPaise") ORDER BY x.n), '[]')
          FROM (${DUES} WHERE d.booking_id = $1) x) AS dues`,
    [bookingId],
  );
  return rows[0] ?? { lines: [], dues: [] };
}

/** A line of anybody's ledger, with the number of its request: the caller looks who may see it. */
export async function entryById(db: Db, id: string): Promise<(EntryRow & { number: string }) | null> {
  const [row] = await db
    .select({ entry: ledger, number: enquiries.number })
    .from(ledger)
    .innerJoin(bookings, eq(bookings.id, ledger.bookingId))
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiryId))
    .where(eq(ledger.id, id));
  return row ? { ...row.entry, number: row.number } : null;
}

/** So many notes about one booking and no more, but their answers. */
const MOST_ENTRIES = 500;

/** Adds a line; its booking's request is held, so nobody adds another one. @returns its place @throws 409 for too many */
export async function insertEntry(
  tx: Tx,
  row: Omit<EntryRow, "seq" | "paidOn"> & { paidOn?: string | null },
): Promise<number> {
  const seq = sql`(SELECT coalesce(max(l.seq), 0) + 1 FROM ledger l WHERE l.booking_id = ${row.bookingId})`;
  const [line] = await tx
    .insert(ledger)
    .values({ ...row, seq })
    .returning({ seq: ledger.seq });
  const place = line?.seq ?? 0;
  if (place > MOST_ENTRIES && row.answers === null)
    throw conflict(text("There are too many notes about this booking."));
  return place;
}

/** Takes a reference for an entry. @returns false where it was taken before */
export async function claimReference(tx: Tx, reference: string, entryId: string): Promise<boolean> {
  const rows = await tx.insert(utrClaims).values({ reference, entryId }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** What was not received may be noted again, by whoever has paid it. */
export async function freeReference(tx: Tx, { id, reference }: Pick<EntryRow, "id" | "reference">): Promise<void> {
  if (reference !== null)
    await tx.delete(utrClaims).where(and(eq(utrClaims.reference, reference), eq(utrClaims.entryId, id)));
}

/** What the end of a booking leaves between the two, as it was fixed then; null where nothing was. */
export async function endingOf(db: Db, bookingId: string): Promise<EndingRow | null> {
  const [row] = await db.select().from(endings).where(eq(endings.bookingId, bookingId));
  return row ?? null;
}

/** Once for a booking, as it ends. The request is held by `tx`. */
export async function insertEnding(tx: Tx, row: EndingRow): Promise<void> {
  await tx.insert(endings).values(row);
}

const WAIVERS = `SELECT w.booking_id AS "bookingId", w.amount_paise::float8 AS "amountPaise",
       (SELECT coalesce(sum(x.amount_paise), 0) FROM ledger x WHERE x.booking_id = w.booking_id AND x.seq < w.seq AND x.payee = 'provider' AND x.kind IN ('acknowledged', 'waived'))::float8 AS "beforePaise"
     FROM ledger w WHERE w.booking_id = ANY($1::uuid[]) AND w.kind = 'waived' AND w.payee = 'provider'
     UNION ALL
     SELECT a.booking_id, (one->>'paise')::float8,
       ((SELECT coalesce(sum(d.amount_paise), 0) FROM dues d WHERE d.booking_id = a.booking_id AND d.n <= (one->>'n')::int) - (one->>'paise')::bigint)::float8
     FROM agreements a, jsonb_array_elements(let_off_of(a.booking_id)) one WHERE a.booking_id = ANY($1::uuid[])
     ORDER BY 1, 3`;

type Ended = {
  /** As they are in force. */
  terms: string;
  /** When it was agreed first. */
  acceptedAt: Date;
  paidPaise: number;
  waivers: Waiver[];
};

/** What of a booking that ends is agreed, what was paid, and what of it was given up; null without an agreement. */
export async function paidAndWaived(tx: Tx, bookingId: string): Promise<Ended | null> {
  const { rows } = await tx.$client.query<Ended>(
    `SELECT a.terms, a.first_accepted_at AS "acceptedAt", b.paid_paise::float8 AS "paidPaise", (SELECT coalesce(json_agg(w), '[]') FROM (${WAIVERS}) w) AS waivers
     FROM booking_balances b JOIN agreements_in_force a ON a.booking_id = b.booking_id WHERE b.booking_id = ANY($1::uuid[])`,
    [[bookingId]],
  );
  return rows[0] ?? null;
}

/** What providers have given up of these bookings, or was decided for them, each with what comes before it of what is due. */
export async function waiversOf(db: Db, bookingIds: readonly string[]): Promise<(Waiver & { bookingId: string })[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await db.$client.query<Waiver & { bookingId: string }>(WAIVERS, [bookingIds]);
  return rows;
}

/** The requests with an agreement in which this person is to be paid: those that are not over, or not all paid. */
export async function openRequestsOf(
  db: Db,
  personId: string,
): Promise<{ id: string; number: string; payer: string }[]> {
  const { rows } = await db.$client.query<{ id: string; number: string; payer: string }>(
    `SELECT e.id, e.number, CASE WHEN e.recipient_id = $1 THEN 'organiser' ELSE 'provider' END AS payer
     FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id JOIN ${sumsOfEach("booking_balances", "w")}
       LEFT JOIN ${sumsOfEach("deposit_balances", "d")}
     WHERE (e.recipient_id = $1 OR e.sender_id = $1) AND (
       (e.recipient_id = $1 AND (b.state IN ('agreed', 'confirmed', 'delivered', 'providerMissed', 'organiserMissed')
              OR (b.state = 'closed' AND w.total_paise > w.paid_paise + w.waived_paise)))
        OR (e.sender_id = $1 AND (w.owed_back_paise > w.back_paise + w.back_waived_paise OR d.taken_paise > d.back_paise + d.kept_paise + d.back_waived_paise)))
     ORDER BY e.id`,
    [personId],
  );
  return rows;
}

/** Notes that something was told. @returns false where it was before */
export async function firstTold(tx: Tx, bookingId: string, what: string, at: Date): Promise<boolean> {
  const rows = await tx.insert(moneyReminders).values({ bookingId, what, at }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** What is to be paid again, by another decision, is told anew. */
export async function forgetDues(tx: Tx, bookingId: string, ns: readonly number[]): Promise<void> {
  await tx.$client.query("DELETE FROM money_reminders WHERE booking_id = $1 AND what = ANY($2::text[])", [
    bookingId,
    ns.map((n) => `due ${n}`),
  ]);
}

/** Notes of payments that wait for their answer since before then, and of which nobody was reminded. */
export async function silentClaims(
  db: Db,
  before: Date,
  most: number,
): Promise<{ enquiryId: string; entryId: string }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string; entryId: string }>(
    `SELECT b.enquiry_id AS "enquiryId", l.id AS "entryId" FROM ledger l JOIN bookings b ON b.id = l.booking_id
     WHERE l.kind IN ('paid', 'depositPaid', 'depositKept') AND l.at < $1 AND NOT EXISTS (SELECT FROM ledger r WHERE r.answers = l.id)
       AND NOT EXISTS (SELECT FROM money_reminders m WHERE m.booking_id = l.booking_id AND m.what = 'claim ' || l.seq)
     ORDER BY l.at LIMIT $2`,
    [before, most],
  );
  return rows;
}

/** Payments of bookings that stand, which fall due on that day or fell due before, and of which nobody was reminded. */
export async function duesUntil(db: Db, day: string, most: number): Promise<{ enquiryId: string; n: number }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string; n: number }>(
    `SELECT b.enquiry_id AS "enquiryId", d.n FROM dues d JOIN bookings b ON b.id = d.booking_id
     WHERE d.day <= $1 AND b.state IN ('agreed', 'confirmed', 'delivered') AND b.frozen_at IS NULL
       AND NOT EXISTS (SELECT FROM money_reminders m WHERE m.booking_id = d.booking_id AND m.what = 'due ' || d.n)
     ORDER BY d.day, b.id LIMIT $2`,
    [day, most],
  );
  return rows;
}

/** The payments of these bookings, in the order in which they fall due. */
export async function duesOfAll(db: Db, bookingIds: readonly string[]): Promise<DueRow[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await db.$client.query<DueRow>(
    `${DUES} WHERE d.booking_id = ANY($1::uuid[]) ORDER BY d.booking_id, d.n`,
    [bookingIds],
  );
  return rows;
}
