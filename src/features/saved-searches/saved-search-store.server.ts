import { and, asc, count, desc, eq, isNull, lt, notExists } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { savedSearches, savedSearchLinks } from "../../platform/database/schema.server.ts";

export type SavedRow = typeof savedSearches.$inferSelect;
export type SavedLinkRow = typeof savedSearchLinks.$inferSelect;

/** Those of somebody, the newest first. */
export async function searchesOf(db: Db, userId: string): Promise<SavedRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

/** So many somebody keeps, whose account the caller holds. */
export async function savedCount(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  return row?.n ?? 0;
}

/** The same search of somebody; null where it is not kept. */
export async function sameSearch(tx: Tx, userId: string, search: string): Promise<SavedRow | null> {
  const [row] = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.search, search)));
  return row ?? null;
}

/** The account is held by `tx`, which has counted that there is room. */
export async function insertSearch(tx: Tx, row: SavedRow): Promise<void> {
  await tx.insert(savedSearches).values(row);
}

/** @returns whether it is there, and this person's */
export async function changeSearch(
  db: Db,
  { id, userId }: Pick<SavedRow, "id" | "userId">,
  set: Partial<SavedRow>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(savedSearches)
    .set(set)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
  return (rowCount ?? 0) > 0;
}

/** No mail comes of any of somebody's searches any more; the searches stay. */
export async function stopAll(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(savedSearches)
    .set({ stoppedAt: at })
    .where(and(eq(savedSearches.userId, userId), isNull(savedSearches.stoppedAt)));
}

/** @returns whether it was there, and this person's */
export async function dropSearch(db: Db, { id, userId }: Pick<SavedRow, "id" | "userId">): Promise<boolean> {
  const { rowCount } = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
  return (rowCount ?? 0) > 0;
}

/** What stops the mails of somebody; null before their first search. */
export async function linkOf(db: Db, userId: string): Promise<SavedLinkRow | null> {
  const [row] = await db.select().from(savedSearchLinks).where(eq(savedSearchLinks.userId, userId));
  return row ?? null;
}

/** The first one of somebody; where there is one it stays, for mails with it are on their way. */
export async function insertLink(tx: Tx, row: SavedLinkRow): Promise<void> {
  await tx.insert(savedSearchLinks).values(row).onConflictDoNothing();
}

/**
 * Another link for somebody whose mails had all been stopped: whoever has an older one stops nothing any more. While
 * mails come, their links stay.
 */
export async function turnLink(
  tx: Tx,
  userId: string,
  { seed, tokenHash }: Omit<SavedLinkRow, "userId">,
): Promise<void> {
  const on = tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isNull(savedSearches.stoppedAt)));
  await tx
    .update(savedSearchLinks)
    .set({ seed, tokenHash })
    .where(and(eq(savedSearchLinks.userId, userId), notExists(on)));
}

/** Whose mails a link stops; null for one that was never given out. */
export async function personOfLink(db: Db, tokenHash: Buffer): Promise<string | null> {
  const [row] = await db.select().from(savedSearchLinks).where(eq(savedSearchLinks.tokenHash, tokenHash));
  return row?.userId ?? null;
}

/** Whose searches wait to be looked at on this day, `limit` people at most, behind this one. */
export async function peopleDue(db: Db, today: string, behind: string | null, limit: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ user_id: string }>(
    `SELECT DISTINCT s.user_id FROM saved_searches s JOIN users u ON u.id = s.user_id AND u.erase_after IS NULL
     WHERE s.stopped_at IS NULL AND s.looked_on < $1 AND ($2::uuid IS NULL OR s.user_id > $2) ORDER BY 1 LIMIT $3`,
    [today, behind, limit],
  );
  return rows.map((row) => row.user_id);
}

const due = (userId: string, today: string) =>
  and(eq(savedSearches.userId, userId), isNull(savedSearches.stoppedAt), lt(savedSearches.lookedOn, today));

/** Those of somebody that wait. */
export async function dueOf(db: Db, userId: string, today: string): Promise<SavedRow[]> {
  return db.select().from(savedSearches).where(due(userId, today)).orderBy(asc(savedSearches.createdAt));
}

/** The ids of those that still wait, held until the transaction ends; not those that somebody else holds. */
export async function holdDueSearches(tx: Tx, userId: string, today: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(due(userId, today))
    .for("update", { skipLocked: true });
  return new Set(rows.map(({ id }) => id));
}
