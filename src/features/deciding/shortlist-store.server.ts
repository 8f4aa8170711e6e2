import { and, asc, count, desc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import {
  listings,
  shortlistLinks,
  shortlistListings,
  shortlists,
  shortlistVotes,
} from "../../platform/database/schema.server.ts";

export type ListRow = typeof shortlists.$inferSelect;
export type LinkRow = typeof shortlistLinks.$inferSelect;
export type EntryRow = typeof shortlistListings.$inferSelect;
export type VoteRow = typeof shortlistVotes.$inferSelect;

/** The list that a link opens, while it works. */
export async function linkedList(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<{ list: ListRow; kind: LinkRow["kind"] } | null> {
  const [row] = await db
    .select({ list: shortlists, kind: shortlistLinks.kind })
    .from(shortlistLinks)
    .innerJoin(shortlists, eq(shortlists.id, shortlistLinks.shortlistId))
    .where(and(eq(shortlistLinks.tokenHash, tokenHash), gt(shortlists.expiresAt, now)));
  return row ?? null;
}

/** Those of an account, the one that was changed last first. */
export async function listsOf(db: Db, ownerId: string): Promise<ListRow[]> {
  return db
    .select()
    .from(shortlists)
    .where(eq(shortlists.ownerId, ownerId))
    .orderBy(desc(shortlists.changedAt), desc(shortlists.id));
}

/** The list held until the transaction ends; null where it is gone. */
export async function holdList(tx: Tx, id: string): Promise<ListRow | null> {
  const [row] = await tx.select().from(shortlists).where(eq(shortlists.id, id)).for("update");
  return row ?? null;
}

/** A list comes with its links: one to edit, one to read. */
export async function insertList(tx: Tx, list: ListRow, links: readonly LinkRow[]): Promise<void> {
  await tx.insert(shortlists).values(list);
  await tx.insert(shortlistLinks).values([...links]);
}

/** The list is held by `tx` (`holdList`). */
export async function changeList(tx: Tx, id: string, set: Partial<ListRow>): Promise<void> {
  await tx.update(shortlists).set(set).where(eq(shortlists.id, id));
}

/** With its links, listings and votes. */
export async function removeList(tx: Tx, id: string): Promise<void> {
  await tx.delete(shortlists).where(eq(shortlists.id, id));
}

/** Also those of a list whose days are over, in no order. */
export async function linksOf(db: Db, id: string): Promise<LinkRow[]> {
  return db.select().from(shortlistLinks).where(eq(shortlistLinks.shortlistId, id));
}

/** Another link of this kind: the old one is dead. */
export async function renewLink(tx: Tx, { shortlistId, kind, seed, tokenHash }: LinkRow): Promise<void> {
  await tx
    .update(shortlistLinks)
    .set({ seed, tokenHash })
    .where(and(eq(shortlistLinks.shortlistId, shortlistId), eq(shortlistLinks.kind, kind)));
}

/** In the order in which they were saved. */
export async function entriesOf(db: Db, id: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(shortlistListings)
    .where(eq(shortlistListings.shortlistId, id))
    .orderBy(asc(shortlistListings.addedAt), asc(shortlistListings.listingId));
}

/** Those of them that everybody sees. */
export async function shownOn(db: Db, id: string): Promise<{ category: string; slug: string }[]> {
  return db
    .select({ category: listings.category, slug: listings.slug })
    .from(shortlistListings)
    .innerJoin(listings, and(eq(listings.id, shortlistListings.listingId), eq(listings.status, "approved")))
    .where(eq(shortlistListings.shortlistId, id));
}

/** One that stands on the list stays as it is. The list is held by `tx`, which has counted that there is room. */
export async function addEntry(tx: Tx, row: EntryRow): Promise<void> {
  await tx.insert(shortlistListings).values(row).onConflictDoNothing();
}

/** Its votes go with it. The list is held by `tx`. */
export async function dropEntry(tx: Tx, { shortlistId, listingId }: Pick<EntryRow, "shortlistId" | "listingId">) {
  await tx
    .delete(shortlistListings)
    .where(and(eq(shortlistListings.shortlistId, shortlistId), eq(shortlistListings.listingId, listingId)));
}

/** In the order in which they were cast. */
export async function votesOf(db: Db, id: string): Promise<VoteRow[]> {
  return db
    .select()
    .from(shortlistVotes)
    .where(eq(shortlistVotes.shortlistId, id))
    .orderBy(asc(shortlistVotes.at), asc(shortlistVotes.nameKey));
}

/** Of a list that is held: another vote under the same name takes the place of the first. */
export async function keepVote(tx: Tx, row: VoteRow): Promise<void> {
  const { listingId, name, at } = row;
  await tx
    .insert(shortlistVotes)
    .values(row)
    .onConflictDoUpdate({
      target: [shortlistVotes.shortlistId, shortlistVotes.category, shortlistVotes.nameKey],
      set: { listingId, name, at },
    });
}

/** Takes back the vote of this browser under this name, if it is still for this listing; nobody else's. */
export async function dropVote(
  tx: Tx,
  { shortlistId, category, nameKey, voter, listingId }: Omit<VoteRow, "name" | "at">,
): Promise<void> {
  await tx
    .delete(shortlistVotes)
    .where(
      and(
        eq(shortlistVotes.shortlistId, shortlistId),
        eq(shortlistVotes.category, category),
        eq(shortlistVotes.nameKey, nameKey),
        eq(shortlistVotes.voter, voter),
        eq(shortlistVotes.listingId, listingId),
      ),
    );
}

/** Those of an account that `tx` holds, so that no other comes meanwhile. */
export async function countLists(tx: Tx, ownerId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(shortlists).where(eq(shortlists.ownerId, ownerId));
  return row?.n ?? 0;
}

/** What belongs to no account, and whose links work no more. */
export async function sweepLists(db: Db, now: Date): Promise<void> {
  await db.delete(shortlists).where(and(isNull(shortlists.ownerId), lt(shortlists.expiresAt, now)));
}

/** The district that all of these are of, else the state, else '' both. */
export async function placeOfAll(db: Db, ids: readonly string[]): Promise<{ state: string; district: string }> {
  const { rows } = await db.$client.query<{ state: string | null; district: string | null }>(
    "SELECT CASE WHEN count(DISTINCT state) = 1 THEN min(state) END AS state, CASE WHEN count(DISTINCT (state, district)) = 1 THEN min(district) END AS district FROM listings WHERE id = ANY($1::uuid[])",
    [ids],
  );
  const { state, district } = rows[0] ?? { state: null, district: null };
  return { state: state ?? "", district: (state && district) ?? "" };
}
