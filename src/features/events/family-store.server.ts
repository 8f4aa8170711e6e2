import { and, asc, count, eq, gt, lt } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { eventLinks, eventRequests, eventVotes } from "../../platform/database/schema.server.ts";
import type { LinkKind } from "./family-model.ts";

export type LinkRow = typeof eventLinks.$inferSelect;
export type VoteRow = typeof eventVotes.$inferSelect;

/** At most two, one to read and one to vote; also those whose days are over. */
export async function linksOf(db: Db, eventId: string): Promise<LinkRow[]> {
  return db.select().from(eventLinks).where(eq(eventLinks.eventId, eventId)).orderBy(asc(eventLinks.kind));
}

/** In the place of the one of its kind, which works no longer. */
export async function keepLink(tx: Tx, row: LinkRow): Promise<void> {
  const { eventId: _event, kind: _kind, ...set } = row;
  await tx
    .insert(eventLinks)
    .values(row)
    .onConflictDoUpdate({ target: [eventLinks.eventId, eventLinks.kind], set });
}

/** Whether those who follow the link read what things cost. */
export async function showPrices(tx: Tx, eventId: string, kind: LinkKind, prices: boolean): Promise<void> {
  await tx
    .update(eventLinks)
    .set({ prices })
    .where(and(eq(eventLinks.eventId, eventId), eq(eventLinks.kind, kind)));
}

/** Whoever has it gets 404 from now on; votes that were cast by it stay. */
export async function removeLink(tx: Tx, eventId: string, kind: LinkKind): Promise<void> {
  await tx.delete(eventLinks).where(and(eq(eventLinks.eventId, eventId), eq(eventLinks.kind, kind)));
}

/** What a link that still works opens. */
export async function linkedEvent(db: Db, tokenHash: Buffer, now: Date): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(eventLinks)
    .where(and(eq(eventLinks.tokenHash, tokenHash), gt(eventLinks.expiresAt, now)));
  return row ?? null;
}

/** In the order in which they were cast. */
export async function votesOf(db: Db, eventId: string): Promise<VoteRow[]> {
  return db.select().from(eventVotes).where(eq(eventVotes.eventId, eventId)).orderBy(asc(eventVotes.at));
}

/** @returns how many votes the event has, and under how many names of this browser */
export async function countVotes(tx: Tx, eventId: string, voter: Buffer): Promise<{ all: number; names: string[] }> {
  const [row] = await tx.select({ n: count() }).from(eventVotes).where(eq(eventVotes.eventId, eventId));
  const names = await tx
    .selectDistinct({ key: eventVotes.nameKey })
    .from(eventVotes)
    .where(and(eq(eventVotes.eventId, eventId), eq(eventVotes.voter, voter)));
  return { all: row?.n ?? 0, names: names.map(({ key }) => key) };
}

/** One for each row of the board, browser and name: a second one takes the place of the first. */
export async function keepVote(tx: Tx, row: VoteRow): Promise<void> {
  const { enquiryId, name, at } = row;
  await tx
    .insert(eventVotes)
    .values(row)
    .onConflictDoUpdate({
      target: [eventVotes.eventId, eventVotes.about, eventVotes.voter, eventVotes.nameKey],
      set: { enquiryId, name, at },
    });
}

/** Takes back the vote of this browser under this name, if it is still for this request; nobody else's. */
export async function dropVote(tx: Tx, { eventId, about, voter, nameKey, enquiryId }: Omit<VoteRow, "name" | "at">) {
  await tx
    .delete(eventVotes)
    .where(
      and(
        eq(eventVotes.eventId, eventId),
        eq(eventVotes.about, about),
        eq(eventVotes.voter, voter),
        eq(eventVotes.nameKey, nameKey),
        eq(eventVotes.enquiryId, enquiryId),
      ),
    );
}

/** Removes links whose days are over. */
export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db.delete(eventLinks).where(lt(eventLinks.expiresAt, now));
}

/** Removes votes that were cast before; how long they stay, docs/security.md says. */
export async function sweepVotes(db: Db, before: Date): Promise<void> {
  await db.delete(eventVotes).where(lt(eventVotes.at, before));
}

/** Its links, held until the transaction ends. */
export async function holdLink(tx: Tx, eventId: string): Promise<void> {
  await tx.select().from(eventLinks).where(eq(eventLinks.eventId, eventId)).for("update");
}

/** Whether a request belongs to the event; held so until the transaction ends. */
export async function stillAsked(tx: Tx, eventId: string, enquiryId: string): Promise<boolean> {
  const found = await tx
    .select()
    .from(eventRequests)
    .where(and(eq(eventRequests.eventId, eventId), eq(eventRequests.enquiryId, enquiryId)))
    .for("key share");
  return found.length > 0;
}
