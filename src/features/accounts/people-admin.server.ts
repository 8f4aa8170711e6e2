/** What admins see of people, and what they may do. Who calls it has made sure that an admin asks. */
import type { Actor } from "../../domain/actor.ts";
import { notFound } from "../../domain/errors.ts";
import type { Role } from "../../domain/event-types.ts";
import { isUuid } from "../../domain/ids.ts";
import { displayName } from "../../domain/names.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { likeWords } from "../../platform/database/like.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { findUser } from "./account-store.server.ts";
import { closeSessionsOf } from "./session-service.server.ts";
import { text } from "../../domain/words/say.ts";

/** A person on the admins' list. `sessions` are those still open. */
export type AdminPerson = {
  id: string;
  username: string;
  name: string;
  email: string | null;
  mobile: string;
  role: Role;
  createdAt: Date;
  lastUsedAt: Date;
  sessions: number;
  /** Since when the desk has suspended them; null where it has not. */
  suspendedAt: Date | null;
  suspendedReason: string | null;
};

type Raw = Omit<AdminPerson, "name"> & { firstName: string; lastName: string };

/** People, newest first, behind the id `after`; `q` are words of name, username, e-mail or mobile. */
export async function peopleForAdmin(
  db: Db,
  { q = "", role }: { q?: string | undefined; role?: Role | undefined },
  { after, limit, now }: { after: string | null; limit: number; now: Date },
): Promise<AdminPerson[]> {
  const values: unknown[] = [now];
  const value = (one: unknown) => `$${values.push(one)}`;
  const where = [];
  if (role) where.push(`u.role = ${value(role)}`);
  if (after) where.push(`u.id < ${value(after)}`);
  for (const pattern of likeWords(q)) {
    const at = value(pattern);
    where.push(
      `(u.username_key LIKE ${at} OR u.email_key LIKE ${at} OR u.mobile LIKE ${at} OR lower(u.first_name || ' ' || u.last_name) LIKE ${at})`,
    );
  }
  const { rows } = await db.$client.query<Raw>(
    `SELECT u.id, u.username, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.mobile, u.role, u.created_at AS "createdAt", u.last_used_at AS "lastUsedAt", u.suspended_at AS "suspendedAt", u.suspended_reason AS "suspendedReason",
       (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND s.expires_at > $1::timestamptz) AS sessions
     FROM users u ${where.length > 0 ? `WHERE ${where.join(" AND ")}` : ""} ORDER BY u.id DESC LIMIT ${value(limit)}`,
    values,
  );
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: displayName(firstName, lastName) }));
}

/** Ends every session of a person. @throws 404 for an unknown one */
export async function signOutEverywhere(deps: Deps, actor: Actor, userId: string): Promise<{ username: string }> {
  return transaction(deps.db, async (tx) => {
    const user = isUuid(userId) ? await findUser(tx, userId) : null;
    if (!user) throw notFound(text("There is no such person."));
    await closeSessionsOf(tx, user.id);
    await writeAudit(tx, { actorId: actor.id, action: "person.sign_out", subjectType: "user", subjectId: user.id });
    return { username: user.username };
  });
}

/** The usernames of these people; those who have left are not among them. */
export async function usernamesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.$client.query<{ id: string; username: string }>(
    "SELECT id, username FROM users WHERE id = ANY($1::uuid[])",
    [ids],
  );
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** The id of the person with this username in any case, or null. */
export async function idOfUsername(db: Db, username: string): Promise<string | null> {
  const { rows } = await db.$client.query<{ id: string }>("SELECT id FROM users WHERE username_key = $1", [
    username.trim().toLowerCase().replaceAll("\0", ""),
  ]);
  return rows[0]?.id ?? null;
}
