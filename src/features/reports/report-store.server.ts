import { and, asc, eq, inArray, lt, ne } from "drizzle-orm";
import { newId } from "../../domain/ids.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { reportMessages, reports } from "../../platform/database/schema.server.ts";
import type { ReportInput, ReportReason } from "./report-model.ts";
import type { ReportMessage } from "./report-talk-model.ts";

/** @param reporterId null for whoever has no account @returns its id */
export async function insertReport(
  tx: Tx,
  listingId: string,
  reporterId: string | null,
  { reason, text }: ReportInput,
): Promise<string> {
  const id = newId();
  await tx.insert(reports).values({ id, listingId, reporterId, reason, text });
  return id;
}

export type OpenReport = {
  id: string;
  reason: ReportReason;
  text: string;
  createdAt: Date;
  reporter: string | null;
  listing: {
    id: string;
    title: string;
    category: string;
    slug: string;
    status: string;
    owner: string | null;
    reports: number;
  };
  messages: ReportMessage[];
};

/** Those that wait, the oldest first, behind the id `after`. */
export async function openReports(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<OpenReport[]> {
  const { rows } = await db.$client.query<OpenReport>(
    `SELECT r.id, r.reason, r.text, r.created_at AS "createdAt", u.username AS reporter, json_build_object('id', l.id, 'title', l.title, 'category', l.category, 'slug', l.slug, 'status', l.status,
       'owner', (SELECT o.username FROM users o WHERE o.id = l.owner_id), 'reports', (SELECT count(*)::int FROM reports o WHERE o.listing_id = l.id AND o.status = 'open')) AS listing,
       (SELECT coalesce(json_agg(json_build_object('kind', m.kind, 'text', m.text, 'at', to_char(m.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', a.username) ORDER BY m.id), '[]')
        FROM report_messages m LEFT JOIN users a ON a.id = m.author_id WHERE m.report_id = r.id) AS messages
     FROM reports r JOIN listings l ON l.id = r.listing_id LEFT JOIN users u ON u.id = r.reporter_id
     WHERE r.status = 'open' AND ($1::uuid IS NULL OR r.id > $1) ORDER BY r.id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** The report with its listing, whatever its status. */
export async function reportById(db: Db, id: string) {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row ?? null;
}

/** Decides one report that is open; @returns whether it was */
export async function decideReport(tx: Tx, id: string, status: "dismissed" | "upheld", at: Date): Promise<boolean> {
  const rows = await tx
    .update(reports)
    .set({ status, decidedAt: at })
    .where(and(eq(reports.id, id), eq(reports.status, "open")))
    .returning({ id: reports.id });
  return rows.length > 0;
}

/** The same, held until the transaction ends: it is not settled while somebody says something about it. */
export async function holdReport(tx: Tx, id: string) {
  const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for("no key update");
  return row ?? null;
}

export type MessageRow = typeof reportMessages.$inferSelect;

/** The report is held by `tx` (`holdReport`). */
export async function insertMessage(tx: Tx, message: MessageRow): Promise<void> {
  await tx.insert(reportMessages).values(message);
}

/** What the owner of the listing was asked and answered, in order. */
export async function talkWithOwner(db: Db, reportId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(reportMessages)
    .where(and(eq(reportMessages.reportId, reportId), ne(reportMessages.kind, "note")))
    .orderBy(asc(reportMessages.id));
}

/** Reports of what a person keeps whose last word is a question to them. */
export async function openQuestionsTo(db: Db, ownerId: string): Promise<{ id: string; title: string }[]> {
  const { rows } = await db.$client.query<{ id: string; title: string }>(
    `SELECT r.id, l.title FROM listings l JOIN reports r ON r.listing_id = l.id AND r.status = 'open'
     WHERE l.owner_id = $1 AND (SELECT m.kind FROM report_messages m WHERE m.report_id = r.id AND m.kind <> 'note' ORDER BY m.id DESC LIMIT 1) = 'question'
     ORDER BY r.id`,
    [ownerId],
  );
  return rows;
}

/** Which of these reports led to a question to the owner. */
export async function askedAmong(db: Db, reportIds: readonly string[]): Promise<string[]> {
  if (reportIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: reportMessages.reportId })
    .from(reportMessages)
    .where(and(inArray(reportMessages.reportId, [...reportIds]), eq(reportMessages.kind, "question")));
  return rows.map(({ id }) => id);
}

/** How many wait, counted up to `most`. */
export async function countOpen(db: Db, most: number): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM (SELECT 1 FROM reports WHERE status = 'open' LIMIT $1) AS waiting",
    [most],
  );
  return rows[0]?.n ?? 0;
}

/** With a listing that is hidden, everything that was reported about it is settled. @returns their ids */
export async function upholdAll(tx: Tx, listingId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .update(reports)
    .set({ status: "upheld", decidedAt: at })
    .where(and(eq(reports.listingId, listingId), eq(reports.status, "open")))
    .returning({ id: reports.id });
  return rows.map(({ id }) => id);
}

/** Removes reports that were settled before. */
export async function sweepReports(db: Db, before: Date): Promise<void> {
  await db.delete(reports).where(lt(reports.decidedAt, before));
}
