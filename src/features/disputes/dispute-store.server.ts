import { and, asc, desc, eq } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { disputeDecisions, disputeLines, disputes } from "../../platform/database/schema.server.ts";

export type DisputeRow = typeof disputes.$inferSelect;
export type LineRow = typeof disputeLines.$inferSelect;
export type DecisionRow = typeof disputeDecisions.$inferSelect;

/** The last one about a booking. */
export async function lastOf(db: Db, bookingId: string): Promise<DisputeRow | null> {
  const [row] = await db
    .select()
    .from(disputes)
    .where(eq(disputes.bookingId, bookingId))
    .orderBy(desc(disputes.openedAt))
    .limit(1);
  return row ?? null;
}

/** The last one about a request's booking. */
export async function lastOfRequest(db: Db, enquiryId: string): Promise<Pick<DisputeRow, "status"> | null> {
  const { rows } = await db.$client.query<Pick<DisputeRow, "status">>(
    "SELECT d.status FROM disputes d JOIN bookings b ON b.id = d.booking_id WHERE b.enquiry_id = $1 ORDER BY d.opened_at DESC LIMIT 1",
    [enquiryId],
  );
  return rows[0] ?? null;
}

/** Of these requests, those whose booking has an open one. */
export async function openAmong(db: Db, enquiryIds: readonly string[]): Promise<Set<string>> {
  if (enquiryIds.length === 0) return new Set();
  const { rows } = await db.$client.query<{ id: string }>(
    "SELECT b.enquiry_id AS id FROM bookings b JOIN disputes d ON d.booking_id = b.id WHERE b.enquiry_id = ANY($1::uuid[]) AND d.status = 'open'",
    [enquiryIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** With this ticket, and the number of its request. */
export async function byTicket(
  db: Db,
  ticket: string,
): Promise<(DisputeRow & { number: string; enquiryId: string }) | null> {
  const { rows } = await db.$client.query<{ number: string; enquiryId: string }>(
    `SELECT e.number, e.id AS "enquiryId" FROM disputes d JOIN bookings b ON b.id = d.booking_id JOIN enquiries e ON e.id = b.enquiry_id WHERE d.ticket = $1`,
    [ticket],
  );
  const [row] = await db.select().from(disputes).where(eq(disputes.ticket, ticket));
  return row && rows[0] ? { ...row, ...rows[0] } : null;
}

/** The request is held by `tx`, and no other dispute about it open. */
export const insertDispute = async (tx: Tx, row: DisputeRow): Promise<void> =>
  void (await tx.insert(disputes).values(row));
/** The request of its booking is held by `tx`. */
export async function updateDispute(tx: Tx, id: string, set: Partial<DisputeRow>): Promise<void> {
  await tx.update(disputes).set(set).where(eq(disputes.id, id));
}

/** Oldest first. */
export const linesOf = (db: Db, disputeId: string): Promise<LineRow[]> =>
  db.select().from(disputeLines).where(eq(disputeLines.disputeId, disputeId)).orderBy(asc(disputeLines.id));
/** What a side says, or the desk. The request of its booking is held by `tx`. */
export const insertLine = async (tx: Tx, row: LineRow): Promise<void> =>
  void (await tx.insert(disputeLines).values(row));

/** Oldest first. */
export const decisionsOf = (db: Db, disputeId: string): Promise<DecisionRow[]> =>
  db.select().from(disputeDecisions).where(eq(disputeDecisions.disputeId, disputeId)).orderBy(asc(disputeDecisions.n));
/** `n` 1 is the first one, 2 the one about an appeal, which is the last. */
export const insertDecision = async (tx: Tx, row: DecisionRow): Promise<void> =>
  void (await tx.insert(disputeDecisions).values(row));

export type DeskRow = Pick<
  DisputeRow,
  "ticket" | "about" | "status" | "openedBy" | "openedAt" | "answeredAt" | "appealedAt" | "closedAt"
> & { number: string; organiser: string; provider: string; day: string | null };

/** For the desk: those that are open, oldest first, or those that are over, newest first. @param after a ticket */
export async function deskRows(
  db: Db,
  { open, after, limit }: { open: boolean; after: string | null; limit: number },
): Promise<DeskRow[]> {
  const { rows } = await db.$client.query<DeskRow>(
    `SELECT d.ticket, d.about, d.status, d.opened_by AS "openedBy", d.opened_at AS "openedAt", d.answered_at AS "answeredAt",
       d.appealed_at AS "appealedAt", d.closed_at AS "closedAt", e.number, e.name AS organiser,
       coalesce(l.title, 'Deleted account') AS provider, e.event_date::text AS day
     FROM disputes d JOIN bookings b ON b.id = d.booking_id JOIN enquiries e ON e.id = b.enquiry_id LEFT JOIN listings l ON l.id = e.listing_id
     WHERE (d.status = 'open') = $1
       AND ($2::text IS NULL OR (d.opened_at, d.id) ${open ? ">" : "<"} (SELECT x.opened_at, x.id FROM disputes x WHERE x.ticket = $2))
     ORDER BY d.opened_at ${open ? "ASC" : "DESC"}, d.id ${open ? "ASC" : "DESC"} LIMIT $3`,
    [open, after, limit],
  );
  return rows;
}

/** What else the desk's page says of these tickets. `outcome` and `backPaise` are of the last decision. */
export type DeskMore = {
  ticket: string;
  bookingId: string;
  category: string | null;
  outcome: DecisionRow["outcome"] | null;
  backPaise: number | null;
};
export async function deskMore(db: Db, tickets: readonly string[]): Promise<DeskMore[]> {
  if (tickets.length === 0) return [];
  const { rows } = await db.$client.query<DeskMore>(
    `SELECT d.ticket, d.booking_id AS "bookingId", l.category, x.outcome, x.back_paise::float8 AS "backPaise"
     FROM disputes d JOIN bookings b ON b.id = d.booking_id JOIN enquiries e ON e.id = b.enquiry_id LEFT JOIN listings l ON l.id = e.listing_id
       LEFT JOIN LATERAL (SELECT outcome, back_paise FROM dispute_decisions WHERE dispute_id = d.id ORDER BY n DESC LIMIT 1) x ON true
     WHERE d.ticket = ANY($1::text[])`,
    [tickets],
  );
  return rows;
}

/** Open ones that the desk has not answered since before then, and of which it was not reminded. */
export async function unanswered(db: Db, before: Date, most: number): Promise<{ enquiryId: string; id: string }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string; id: string }>(
    `SELECT b.enquiry_id AS "enquiryId", d.id FROM disputes d JOIN bookings b ON b.id = d.booking_id
     WHERE d.status = 'open' AND d.answered_at IS NULL AND d.reminded_at IS NULL AND coalesce(d.appealed_at, d.opened_at) < $1 ORDER BY d.opened_at LIMIT $2`,
    [before, most],
  );
  return rows;
}

/** The dispute, while it waits for the desk's first word and the desk was not reminded; else null. */
export async function stillUnanswered(tx: Tx, id: string): Promise<DisputeRow | null> {
  const [row] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.id, id), eq(disputes.status, "open")));
  return row && row.answeredAt === null && row.remindedAt === null ? row : null;
}

/** So many wait for the desk; more than `most` are not counted. */
export async function countOpen(db: Db, most: number): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM (SELECT 1 FROM disputes WHERE status = 'open' LIMIT $1) x",
    [most],
  );
  return rows[0]?.n ?? 0;
}
