import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.server.ts";
import { prepared } from "../../platform/database/prepared.server.ts";
import { sessions, users } from "../../platform/database/schema.server.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** Kept by the hash of its token; the token itself stands in the cookie alone. */
export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insert(sessions).values(session);
}

const livingSession = prepared((db) =>
  db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      user: {
        id: users.id,
        username: users.username,
        role: users.role,
        email: users.email,
        emailProvenAt: users.emailProvenAt,
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder("tokenHash")), gt(sessions.expiresAt, sql.placeholder("now"))))
    .prepare("living session"),
);

/** A living session with what is known of its person. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date) {
  const [found] = await livingSession(db).execute({ tokenHash, now });
  return found ?? null;
}

/** Those of these hashes, in hexadecimal, under which a session lives. */
export async function livingHashes(db: Db, hashes: readonly string[], now: Date): Promise<string[]> {
  if (hashes.length === 0) return [];
  const { rows } = await db.$client.query<{ hash: string }>(
    `SELECT encode(s.token_hash, 'hex') AS hash FROM unnest($1::text[]) AS w(hash) JOIN sessions s ON s.token_hash = decode(w.hash, 'hex')
     WHERE s.expires_at > $2`,
    [hashes, now],
  );
  return rows.map(({ hash }) => hash);
}

/** Notes that a session, and with it the account, was used. */
export async function touchSession(
  db: Db,
  { tokenHash, userId, now, expiresAt }: { tokenHash: Buffer; userId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
  await noteUse(db, userId, now);
}

async function noteUse(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ lastUsedAt: now })
    .where(and(eq(users.id, userId), lt(users.lastUsedAt, now)));
}

/** A person's, the newest use first. */
export async function sessionsOf(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Nothing where there is none. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** All of a person's, but the one of this hash; null: every one. */
export async function deleteSessionsOf(db: Db, userId: string, except: Buffer | null): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.tokenHash, except) : undefined));
}

/** Removes sessions that ended before. */
export async function sweepSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}
