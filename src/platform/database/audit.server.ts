import { newId } from "../../domain/ids.ts";
import type { Db } from "./database.server.ts";
import { auditLog } from "./schema.server.ts";

export type AuditEntry = {
  /** Who did it; null for the command line. */
  actorId: string | null;
  /** 'review.hide', 'person.sign_out'. */
  action: string;
  subjectType: "listing" | "user" | "review" | "enquiry" | "content" | "site";
  subjectId: string;
  details?: Record<string, unknown>;
};

/** Writes who did what, in the transaction that does it, where it writes anything else. */
export async function writeAudit(db: Db, { details = {}, ...entry }: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ id: newId(), details, ...entry });
}

/** Why the desk reads of people; kept by its key, and told in words by the log (src/features/admin/audit-words.ts). */
export type ReadingReason = "list" | "search" | "decision" | "report" | "tax";

/** What an admin reads of people. */
export type DeskReading = {
  reader: { id: string };
  /** 'desk.people'. */
  action: string;
  of: "listing" | "user" | "enquiry";
  /** Ids of people and listings, numbers of requests: never names, which a log would keep after their erasure. */
  whom: readonly string[];
  why: ReadingReason;
};

/** Writes one line for all whom an answer tells of, before it is given (DECISIONS 44); nothing where it tells of nobody. */
export async function writeReading(db: Db, { reader, action, of, whom, why }: DeskReading): Promise<void> {
  const all = [...new Set(whom)];
  if (all.length === 0) return;
  await writeAudit(db, {
    actorId: reader.id,
    action,
    subjectType: of,
    subjectId: all.length === 1 ? String(all[0]) : "several",
    details: { whom: all, why },
  });
}

/** How long a line is kept: two years, for what people do to others must be traceable for as long as they may complain. */
export const AUDIT_DAYS = 730;

/** Removes the lines that are older; the one way there is. @returns how many */
export async function sweepAudit(db: Db, now: Date): Promise<number> {
  const { rows } = await db.$client.query<{ gone: string }>("SELECT sweep_audit_log($1) AS gone", [
    new Date(now.getTime() - AUDIT_DAYS * 86_400_000),
  ]);
  return Number(rows[0]?.gone ?? 0);
}
