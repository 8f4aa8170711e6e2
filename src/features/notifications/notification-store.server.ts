import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../platform/database/database.server.ts";
import { mailDays, notifications } from "../../platform/database/schema.server.ts";
import { UNREAD_SHOWN_TO } from "./notification-model.ts";

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = {
  id: string;
  userId: string;
  kind: string;
  title: string;
  body: string;
  href: string | null;
  about: string[];
};

/** Writes notifications; those whose id is there already are left as they are. */
export async function insertNotifications(db: Db, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(notifications)
      .values([...rows])
      .onConflictDoNothing();
}

/** Newest first; `before` is the id that the last page ended with. */
export async function listNotifications(
  db: Db,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** How many are unread, counted to one more than is shown. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await db.$client.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM (SELECT 1 FROM notifications WHERE user_id = $1 AND read_at IS NULL LIMIT $2) AS unread",
    [userId, UNREAD_SHOWN_TO + 1],
  );
  return rows[0]?.n ?? 0;
}

/** False where there is no such notification of this person. Reading twice keeps the first moment. */
export async function setRead(db: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    "UPDATE notifications SET read_at = COALESCE(read_at, $3) WHERE id = $2 AND user_id = $1",
    [userId, id, at],
  );
  return (rowCount ?? 0) > 0;
}

/** What was read before keeps its moment. */
export async function setAllRead(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}

/**
 * What admins were told of something that waited for one of them: read by all of them, once it is done.
 * Their rows are locked in one order, whoever else settles something.
 */
export async function setSettled(db: Db, kind: string, about: string, at: Date): Promise<void> {
  await db.$client.query(
    `UPDATE notifications SET read_at = $3 WHERE id IN (
       SELECT id FROM notifications WHERE about <> '{}' AND about @> ARRAY[$2::uuid] AND kind = $1 AND read_at IS NULL ORDER BY id FOR UPDATE)`,
    [kind, about, at],
  );
}

/**
 * Claims the one mail of a kind that each of these people may get on a day (DECISIONS 19).
 * Returns who had none yet; claimed only if the transaction commits.
 */
export async function claimMailDay(db: Db, userIds: string[], kind: string, day: string): Promise<Set<string>> {
  const { rows } = await db.$client.query<{ user_id: string }>(
    "INSERT INTO mail_days (user_id, kind, day) SELECT id, $2, $3::date FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING RETURNING user_id",
    [userIds, kind, day],
  );
  return new Set(rows.map((row) => row.user_id));
}

/** Removes notifications that were made before, read or not. */
export async function sweepNotifications(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

/** Forgets the mails of days before. */
export async function sweepMailDays(db: Db, before: string): Promise<void> {
  await db.delete(mailDays).where(lt(mailDays.day, before));
}
