/** How people are paid, as they have written it. */
import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { payees } from "../../platform/database/schema.server.ts";

export type PayeeRow = typeof payees.$inferSelect;

/** How this person is paid now; null where they have said nothing of it. */
export async function payeeOf(db: Db, personId: string, now: Date): Promise<PayeeRow | null> {
  const [row] = await db
    .select()
    .from(payees)
    .where(and(eq(payees.personId, personId), lte(payees.activeAt, now)))
    .orderBy(desc(payees.activeAt))
    .limit(1);
  return row ?? null;
}

/** The last one that they have written, in force or not yet. */
export async function newestPayee(db: Db, personId: string): Promise<PayeeRow | null> {
  const [row] = await db
    .select()
    .from(payees)
    .where(eq(payees.personId, personId))
    .orderBy(desc(payees.createdAt))
    .limit(1);
  return row ?? null;
}

/** Writes a way to be paid, in place of one that was not yet in force. */
export async function insertPayee(tx: Tx, row: PayeeRow, now: Date): Promise<void> {
  await tx.delete(payees).where(and(eq(payees.personId, row.personId), sql`${payees.activeAt} > ${now}`));
  await tx.insert(payees).values(row);
}
