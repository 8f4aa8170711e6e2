import type { Db } from "../../platform/database/database.server.ts";

export type AuditRow = {
  id: string;
  at: Date;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: Record<string, unknown>;
};

export type AuditFilter = {
  /** What was acted upon. */
  subjectType?: string | undefined;
  actorId?: string | undefined;
  /** 'listing.approve'. */
  action?: string | undefined;
};

/** Who did what, newest first, behind the id `after`. */
export async function auditRows(
  db: Db,
  { subjectType, actorId, action }: AuditFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await db.$client.query<AuditRow>(
    `SELECT id, at, actor_id AS "actorId", action, subject_type AS "subjectType", subject_id AS "subjectId", details FROM audit_log
     WHERE ($1::text IS NULL OR subject_type = $1) AND ($2::uuid IS NULL OR actor_id = $2) AND ($3::text IS NULL OR action = $3) AND ($4::uuid IS NULL OR id < $4)
     ORDER BY id DESC LIMIT $5`,
    [subjectType ?? null, actorId ?? null, action ?? null, after, limit],
  );
  return rows;
}

/** The newest backup that was made, wherever; null when there was none. */
export async function lastBackup(db: Db): Promise<{ at: Date; details: Record<string, unknown> } | null> {
  const { rows } = await db.$client.query<{ at: Date; details: Record<string, unknown> }>(
    "SELECT at, details FROM audit_log WHERE subject_type = 'site' AND subject_id = 'backup' ORDER BY id DESC LIMIT 1",
  );
  return rows[0] ?? null;
}

/** Every action that the log knows, by name. */
export async function auditActions(db: Db): Promise<string[]> {
  const { rows } = await db.$client.query<{ action: string }>("SELECT DISTINCT action FROM audit_log ORDER BY 1");
  return rows.map(({ action }) => action);
}
