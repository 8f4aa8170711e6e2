import { and, eq, lt } from "drizzle-orm";
import { newId } from "../../domain/ids.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { reports } from "../../platform/database/schema.server.ts";
import type { ReportInput, ReportReason } from "./report-model.ts";

export async function insertReport(tx: Db, listingId: string, reporterId: string | null, { reason, text }: ReportInput): Promise<void> {
  await tx.insert(reports).values({ id: newId(), listingId, reporterId, reason, text });
}

export type OpenReport = { id: string; reason: ReportReason; text: string; createdAt: Date; reporter: string | null; listing: { id: string; title: string; category: string; slug: string; status: string; reports: number } };

/** Those that wait, the oldest first, behind the id `after`. */
export async function openReports(db: Db, { after, limit }: { after: string | null; limit: number }): Promise<OpenReport[]> {
  const { rows } = await db.$client.query<OpenReport>(
    `SELECT r.id, r.reason, r.text, r.created_at AS "createdAt", u.username AS reporter, json_build_object('id', l.id, 'title', l.title, 'category', l.category, 'slug', l.slug, 'status', l.status,
       'reports', (SELECT count(*)::int FROM reports o WHERE o.listing_id = l.id AND o.status = 'open')) AS listing
     FROM reports r JOIN listings l ON l.id = r.listing_id LEFT JOIN users u ON u.id = r.reporter_id
     WHERE r.status = 'open' AND ($1::uuid IS NULL OR r.id > $1) ORDER BY r.id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

export async function openReportCount(db: Db): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>("SELECT count(*)::int AS n FROM reports WHERE status = 'open'");
  return rows[0]?.n ?? 0;
}

/** The report with its listing, whatever its status. */
export async function reportById(db: Db, id: string) {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row ?? null;
}

/** Decides one report that is open; @returns whether it was */
export async function decideReport(tx: Db, id: string, status: "dismissed" | "upheld", at: Date): Promise<boolean> {
  const rows = await tx.update(reports).set({ status, decidedAt: at }).where(and(eq(reports.id, id), eq(reports.status, "open"))).returning({ id: reports.id });
  return rows.length > 0;
}

/** With a listing that is hidden, everything that was reported about it is settled. */
export async function upholdAll(tx: Db, listingId: string, at: Date): Promise<void> {
  await tx.update(reports).set({ status: "upheld", decidedAt: at }).where(and(eq(reports.listingId, listingId), eq(reports.status, "open")));
}

/** Removes reports that were settled before. */
export async function sweepReports(db: Db, before: Date): Promise<void> {
  await db.delete(reports).where(lt(reports.decidedAt, before));
}
