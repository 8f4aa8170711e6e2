import { and, asc, desc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiries, messageReports, messages } from "../../platform/database/schema.server.ts";
import type { BookingSide } from "../bookings/booking-table.ts";
import type { MessageRow } from "./message-store.server.ts";

export type ReportRow = typeof messageReports.$inferSelect;
export type ReportOfRequest = ReportRow & { enquiryId: string; number: string };

/** @returns false where this side has reported it before */
export async function insertReport(
  tx: Tx,
  row: Pick<ReportRow, "id" | "messageId" | "by" | "personId" | "reason" | "note" | "at">,
): Promise<boolean> {
  return (await tx.insert(messageReports).values(row).onConflictDoNothing().returning()).length === 1;
}

const withRequest = (db: Db) =>
  db
    .select({ report: messageReports, enquiryId: messages.enquiryId, number: enquiries.number })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(enquiries, eq(enquiries.id, messages.enquiryId));

/** With the request in which the message stands; open or decided. */
export async function reportById(db: Db, id: string): Promise<ReportOfRequest | null> {
  const [row] = await withRequest(db).where(eq(messageReports.id, id));
  return row ? { ...row.report, enquiryId: row.enquiryId, number: row.number } : null;
}

/** Those that wait, oldest first, or those that are decided, newest first. */
export async function deskReports(
  db: Db,
  { open, after, limit }: { open: boolean; after: string | null; limit: number },
): Promise<ReportOfRequest[]> {
  const from = after ? (open ? gt(messageReports.id, after) : lt(messageReports.id, after)) : undefined;
  const rows = await withRequest(db)
    .where(and(open ? eq(messageReports.status, "open") : ne(messageReports.status, "open"), from))
    .orderBy(open ? asc(messageReports.id) : desc(messageReports.id))
    .limit(limit);
  return rows.map(({ report, ...request }) => ({ ...report, ...request }));
}

/** How many wait, counted up to `most`. */
export async function countOpen(db: Db, most: number): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM (SELECT 1 FROM message_reports WHERE status = 'open' LIMIT $1) AS waiting",
    [most],
  );
  return rows[0]?.n ?? 0;
}

/** Decides one that waits. @returns false where it was decided before */
export async function decide(
  tx: Tx,
  id: string,
  row: Pick<ReportRow, "status" | "decidedAt" | "decidedBy" | "answer">,
): Promise<boolean> {
  const rows = await tx
    .update(messageReports)
    .set(row)
    .where(and(eq(messageReports.id, id), eq(messageReports.status, "open")))
    .returning({ id: messageReports.id });
  return rows.length === 1;
}

/** Both sides then read that it was removed, and no longer what it said. */
export async function removeMessage(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(messages).set({ removedAt: at }).where(eq(messages.id, id));
}

/** Those of these messages that this side has reported. */
export async function reportedAmong(db: Db, ids: readonly string[], by: BookingSide): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: messageReports.messageId })
    .from(messageReports)
    .where(and(inArray(messageReports.messageId, [...ids]), eq(messageReports.by, by)));
  return new Set(rows.map(({ id }) => id));
}

/** A message with as many before and after it, oldest first. */
export async function messagesAround(db: Db, enquiryId: string, id: string, each: number): Promise<MessageRow[]> {
  const those = eq(messages.enquiryId, enquiryId);
  const [before, rest] = await Promise.all([
    db
      .select()
      .from(messages)
      .where(and(those, lt(messages.id, id)))
      .orderBy(desc(messages.id))
      .limit(each),
    db
      .select()
      .from(messages)
      .where(and(those, gt(messages.id, id)))
      .orderBy(asc(messages.id))
      .limit(each),
  ]);
  const own = await db
    .select()
    .from(messages)
    .where(and(those, eq(messages.id, id)));
  return [...before.toReversed(), ...own, ...rest];
}

/** A message of this request. */
export async function messageIn(db: Db, enquiryId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.enquiryId, enquiryId), eq(messages.id, id)));
  return row ?? null;
}
