import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiries, messageFiles, messages, threadSides } from "../../platform/database/schema.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";

export type MessageRow = typeof messages.$inferSelect;
export type FileRow = typeof messageFiles.$inferSelect;
export type SideRow = typeof threadSides.$inferSelect;

/** The newest ones before `before`, newest first. */
export async function messagesOf(
  db: Db,
  enquiryId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.enquiryId, enquiryId), before ? lt(messages.id, before) : undefined))
    .orderBy(desc(messages.id))
    .limit(limit);
}

/** `id` is a UUIDv7: by it the conversation is in order. The request is held by `tx`. */
export async function insertMessage(tx: Tx, row: MessageRow): Promise<void> {
  await tx.insert(messages).values(row);
}

/** Of a message that `tx` has written; their bytes lie in the store already. */
export async function insertFiles(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(messageFiles).values([...rows]);
}

/** What came with these messages, by their ids, in its order. */
export async function filesOf(db: Db, messageIds: readonly string[]): Promise<Map<string, FileRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageFiles)
    .where(inArray(messageFiles.messageId, [...messageIds]))
    .orderBy(messageFiles.messageId, messageFiles.n);
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

/** A file with the number of the request that it was sent in. @param removed also of messages that were taken down */
export async function fileById(
  db: Db,
  id: string,
  { removed = false } = {},
): Promise<(FileRow & { number: string }) | null> {
  const [row] = await db
    .select({ file: messageFiles, number: enquiries.number })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(enquiries, eq(enquiries.id, messages.enquiryId))
    .where(and(eq(messageFiles.id, id), removed ? undefined : isNull(messages.removedAt)));
  return row ? { ...row.file, number: row.number } : null;
}

/**
 * Up to where each of the two has read, and whether it has blocked the other; a side that has done neither is not among
 * them.
 */
export async function sidesOf(db: Db, enquiryId: string): Promise<SideRow[]> {
  return db.select().from(threadSides).where(eq(threadSides.enquiryId, enquiryId));
}

/** This side has read up to there: never back. */
export async function markReadTo(db: Db, enquiryId: string, side: BookingSide, last: string): Promise<void> {
  await db.$client.query(
    `INSERT INTO thread_sides (enquiry_id, side, read_id)
     SELECT $1, $2, id FROM messages WHERE id = $3 AND enquiry_id = $1
     ON CONFLICT (enquiry_id, side) DO UPDATE SET read_id = greatest(thread_sides.read_id, excluded.read_id)`,
    [enquiryId, side, last],
  );
}

/** Whether this side takes messages of the other one no more. */
export async function setBlocked(tx: Tx, enquiryId: string, side: BookingSide, blocked: boolean): Promise<void> {
  await tx
    .insert(threadSides)
    .values({ enquiryId, side, blocked })
    .onConflictDoUpdate({ target: [threadSides.enquiryId, threadSides.side], set: { blocked: sql`excluded.blocked` } });
}

/** How many of the other side's messages this side has not read, by the ids of requests. */
export async function unreadOf(db: Db, enquiryIds: readonly string[], side: BookingSide): Promise<Map<string, number>> {
  if (enquiryIds.length === 0) return new Map();
  const { rows } = await db.$client.query<{ id: string; n: number }>(
    `SELECT m.enquiry_id AS id, count(*)::int AS n FROM messages m
     LEFT JOIN thread_sides s ON s.enquiry_id = m.enquiry_id AND s.side = $2
     WHERE m.enquiry_id = ANY($1::uuid[]) AND m.side <> $2 AND (s.read_id IS NULL OR m.id > s.read_id) GROUP BY 1`,
    [enquiryIds, side],
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** When a message of this request was written; null for one of another. */
export async function writtenAt(db: Db, enquiryId: string, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: messages.at })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.enquiryId, enquiryId)));
  return row?.at ?? null;
}

/** How the conversations of these requests stand, each as a text that changes with every line: made of ids and counts alone. */
export async function marksOf(db: Db, enquiryIds: readonly string[]): Promise<Map<string, string>> {
  if (enquiryIds.length === 0) return new Map();
  const { rows } = await db.$client.query<{ id: string; mark: string }>(
    `SELECT e.id, concat_ws('.', e.status, coalesce((SELECT m.id::text FROM messages m WHERE m.enquiry_id = e.id ORDER BY m.id DESC LIMIT 1), '0'),
       (SELECT count(*) FROM messages m WHERE m.enquiry_id = e.id AND m.removed_at IS NOT NULL),
       (SELECT count(*) FROM bookings b JOIN booking_moves v ON v.booking_id = b.id WHERE b.enquiry_id = e.id),
       (SELECT count(*) FROM bookings b JOIN ledger l ON l.booking_id = b.id WHERE b.enquiry_id = e.id),
       (SELECT string_agg(left(s.side, 1), '' ORDER BY s.side) FROM thread_sides s WHERE s.enquiry_id = e.id AND s.blocked)) AS mark
     FROM enquiries e WHERE e.id = ANY($1::uuid[])`,
    [enquiryIds],
  );
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}

/** The two people of each of these requests. */
export async function partiesOf(db: Db, enquiryIds: readonly string[]): Promise<Map<string, readonly string[]>> {
  if (enquiryIds.length === 0) return new Map();
  const { rows } = await db.$client.query<{ id: string; parties: string[] }>(
    "SELECT id, array_remove(ARRAY[sender_id, recipient_id], NULL) AS parties FROM enquiries WHERE id = ANY($1::uuid[])",
    [enquiryIds],
  );
  return new Map(rows.map(({ id, parties }) => [id, parties]));
}
