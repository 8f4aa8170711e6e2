import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiries, guestLinks } from "../../platform/database/schema.server.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";

export type GuestLinkRow = typeof guestLinks.$inferSelect;

/** Lets links work until their `expiresAt`; one that is there already works on. */
export async function keepLinks(db: Db, links: readonly GuestLinkRow[]): Promise<void> {
  await db
    .insert(guestLinks)
    .values([...links])
    .onConflictDoUpdate({ target: guestLinks.tokenHash, set: { expiresAt: sql`excluded.expires_at` } });
}

/** What a link that still works opens, and by which message it went out. */
export async function linkedEnquiry(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ enquiryId: string; number: string; channel: GuestLinkRow["channel"] } | null> {
  const [row] = await db
    .select({ enquiryId: guestLinks.enquiryId, number: enquiries.number, channel: guestLinks.channel })
    .from(guestLinks)
    .innerJoin(enquiries, eq(enquiries.id, guestLinks.enquiryId))
    .where(and(eq(guestLinks.tokenHash, tokenHash), gt(guestLinks.expiresAt, now)));
  return row ?? null;
}

/** The request, held until the transaction ends. */
export async function holdGuestEnquiry(tx: Tx, id: string): Promise<EnquiryRow | null> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("no key update");
  return row ?? null;
}

/** Every link of the request is dead; those of later messages are made anew. */
export async function endLinks(tx: Tx, enquiryId: string): Promise<void> {
  await tx.delete(guestLinks).where(eq(guestLinks.enquiryId, enquiryId));
  await tx
    .update(enquiries)
    .set({ guestLinkRound: sql`${enquiries.guestLinkRound} + 1` })
    .where(eq(enquiries.id, enquiryId));
}

/** Removes links that work no longer; the requests stay. */
export async function sweepGuestLinks(db: Db, now: Date): Promise<void> {
  await db.delete(guestLinks).where(lt(guestLinks.expiresAt, now));
}

/**
 * What was asked without an account under the number that this person has proven becomes theirs; but for what they
 * would have asked of themselves.
 */
export async function claimByMobile(db: Db, userId: string): Promise<void> {
  await db.execute(
    sql`UPDATE enquiries e SET sender_id = u.id FROM users u
        WHERE u.id = ${userId} AND u.mobile_proven_at IS NOT NULL AND u.erase_after IS NULL AND e.sender_id IS NULL AND e.phone = u.mobile AND e.recipient_id IS DISTINCT FROM u.id`,
  );
}

/** The same for an address, in lower case, that they have proven. @returns how many */
export async function claimByEmail(db: Db, userId: string, email: string): Promise<number> {
  const { rows } = await db.execute(
    sql`UPDATE enquiries e SET sender_id = u.id FROM users u
        WHERE u.id = ${userId} AND u.email_proven_at IS NOT NULL AND u.erase_after IS NULL AND e.sender_id IS NULL AND e.email IS NOT NULL AND lower(e.email) = ${email} AND e.recipient_id IS DISTINCT FROM u.id
        RETURNING e.id`,
  );
  return rows.length;
}
