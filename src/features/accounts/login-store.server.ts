import { newId } from "../../domain/ids.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { UserRow } from "./account-store.server.ts";
import type { SessionRow } from "./session-store.server.ts";

/** $1 the account, $2 its password's hash as it was compared, $3 to $6 the session, $7 the session that ends, $8 and $9 the audit line, $10 the counts of tries that are forgotten, $11 those that one is given back to. */
const OPEN_LOGIN = `
  WITH person AS (UPDATE users SET last_used_at = greatest(last_used_at, $5) WHERE id = $1 AND password_hash = $2 AND erase_after IS NULL AND suspended_at IS NULL RETURNING id),
  opened AS (INSERT INTO sessions (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at) SELECT $3, id, $4, $5, $5, $6 FROM person),
  ended AS (DELETE FROM sessions WHERE token_hash = $7 AND EXISTS (SELECT FROM person)),
  forgotten AS (DELETE FROM rate_limits WHERE key = ANY($10) AND EXISTS (SELECT FROM person)),
  given AS (UPDATE rate_limits SET points = points - 1 WHERE key = ANY($11) AND points > 0 AND EXISTS (SELECT FROM person)),
  line AS (INSERT INTO audit_log (id, actor_id, action, subject_type, subject_id) SELECT $8, id, $9, 'user', id::text FROM person WHERE $9::text IS NOT NULL)
  SELECT FROM person`;

/**
 * Writes all that a login writes, in one statement for the sake of a rush of them: the account's use, the session, the
 * end of the one that this browser had, the audit line, and what its tries counted (keys of `Limits.rowOf`).
 * @returns false where nothing was written: the account is gone, suspended or to be erased, or has another password by now
 */
export async function openLogin(
  db: Db,
  {
    user,
    session,
    endedHash,
    audited,
    tries = { forgotten: [], given: [] },
  }: {
    user: UserRow;
    session: SessionRow;
    endedHash: Buffer;
    audited: string | null;
    tries?: { forgotten: string[]; given: string[] };
  },
): Promise<boolean> {
  const values = [
    user.id,
    user.passwordHash,
    session.tokenHash,
    session.userAgent,
    session.createdAt,
    session.expiresAt,
    endedHash,
    newId(),
    audited,
    tries.forgotten,
    tries.given,
  ];
  const { rowCount } = await db.$client.query({ name: "open login", text: OPEN_LOGIN, values });
  return rowCount === 1;
}
