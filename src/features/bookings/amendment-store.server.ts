/** What the two sides propose to change of what they agreed, and what they have changed. */
import { conflict } from "../../domain/errors.ts";
import { say } from "../../domain/words/say.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { amendments, bookingChanges, requestReminders } from "../../platform/database/schema.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import type { Wish } from "./amendment-model.ts";

export type ChangeRow = Omit<typeof bookingChanges.$inferSelect, "wish"> & { wish: Wish };
export type AmendmentRow = typeof amendments.$inferSelect;
export type ChangeOutcome = NonNullable<ChangeRow["outcome"]>;

/** The one that waits, or has lapsed and nobody has written that down; null for none. */
export async function openChange(db: Db, bookingId: string): Promise<ChangeRow | null> {
  const [row] = await db
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingId, bookingId), sql`${bookingChanges.outcome} IS NULL`));
  return (row as ChangeRow) ?? null;
}

/** So many changes of one booking, answered or not. */
const MOST_CHANGES = 50;

/** @returns which one of its booking it is @throws 409 for too many */
export async function insertChange(tx: Tx, { wish, ...row }: Omit<ChangeRow, "n" | "outcome" | "endedAt">) {
  const n = sql`(SELECT coalesce(max(c.n), 0) + 1 FROM booking_changes c WHERE c.booking_id = ${row.bookingId})`;
  const [line] = await tx
    .insert(bookingChanges)
    .values({ ...row, wish: { ...wish }, n })
    .returning({ n: bookingChanges.n });
  const place = line?.n ?? 0;
  if (place > MOST_CHANGES)
    throw conflict(
      toCaller(() => say("{n} changes were proposed here: settle it between you first.", { n: MOST_CHANGES })),
    );
  return place;
}

/** Writes what became of a change. The request is held by this transaction, so that it ends once. */
export async function endChange(
  tx: Tx,
  { bookingId, n }: Pick<ChangeRow, "bookingId" | "n">,
  outcome: ChangeOutcome,
  endedAt: Date,
): Promise<void> {
  await tx
    .update(bookingChanges)
    .set({ outcome, endedAt })
    .where(and(eq(bookingChanges.bookingId, bookingId), eq(bookingChanges.n, n)));
}

/** Oldest first. */
export const amendmentsOf = (db: Db, bookingId: string): Promise<AmendmentRow[]> =>
  db.select().from(amendments).where(eq(amendments.bookingId, bookingId)).orderBy(asc(amendments.n));

/** The next version of what is agreed, in force from now on (ADR 31). The request is held by this transaction. */
export async function insertAmendment(tx: Tx, row: AmendmentRow): Promise<void> {
  await tx.insert(amendments).values(row);
}

/** Of a day that was moved what is told a week and a day before is told anew. */
export async function forgetReminders(tx: Tx, enquiryId: string): Promise<void> {
  await tx
    .delete(requestReminders)
    .where(and(eq(requestReminders.enquiryId, enquiryId), sql`${requestReminders.what} IN ('week', 'day')`));
}

/** The requests of which a change has waited too long; none whose time rests. */
export async function dueChanges(db: Db, now: Date, most: number): Promise<{ enquiryId: string }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string }>(
    `SELECT b.enquiry_id AS "enquiryId" FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
     WHERE c.outcome IS NULL AND c.expires_at <= $1 AND b.frozen_at IS NULL ORDER BY c.expires_at LIMIT $2`,
    [now, most],
  );
  return rows;
}
