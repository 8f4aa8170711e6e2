import { newId } from "../../domain/ids.ts";
import type { Db } from "./database.server.ts";
import { auditLog } from "./schema.server.ts";

export type AuditEntry = {
  /** Who did it; null for the command line. */
  actorId: string | null;
  /** 'review.hide', 'person.sign_out'. */
  action: string;
  subjectType: "listing" | "user" | "review" | "enquiry" | "content";
  subjectId: string;
  details?: Record<string, unknown>;
};

/** Writes who did what, in the transaction that does it. */
export async function writeAudit(tx: Db, { details = {}, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(), details, ...entry });
}
