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

/** How long a line is kept: two years, for what people do to others must be traceable for as long as they may complain. */
export const AUDIT_DAYS = 730;

/** Removes the lines that are older; the one way there is. @returns how many */
export async function sweepAudit(db: Db, now: Date): Promise<number> {
  const { rows } = await db.$client.query<{ gone: string }>("SELECT sweep_audit_log($1) AS gone", [
    new Date(now.getTime() - AUDIT_DAYS * 86_400_000),
  ]);
  return Number(rows[0]?.gone ?? 0);
}
