import { newId } from "../../domain/ids.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { UserRow } from "./account-store.server.ts";
import type { SessionRow } from "./session-store.server.ts";

/** $1 the account, $2 its password's hash as it was compared, $3 to $6 the session, $7 the session that ends, $8 and $9 the audit line. */
const OPEN_LOGIN = `
  WITH person AS (UPDATE users SET last_used_at = greatest(last_used_at, $5) WHERE id = $1 AND password_hash = $2 AND erase_after IS NULL RETURNING id),
  opened AS (INSERT INTO sessions (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at) SELECT $3, id, $4, $5, $5, $6 FROM person),
  ended AS (DELETE FROM sessions WHERE token_hash = $7 AND EXISTS (SELECT FROM person)),
  line AS (INSERT INTO audit_log (id, actor_id, action, subject_type, subject_id) SELECT $8, id, $9, 'user', id::text FROM person WHERE $9::text IS NOT NULL)
  SELECT FROM person`;

/**
 * Writes all that a login writes, in one statement for the sake of a rush of them: the account's use, the session, the
 * end of the one that this browser had, and the audit line.
 * @returns false where nothing was written: the account is gone or to be erased, or has another password by now
 */
export async function openLogin(
  db: Db,
  {
    user,
    session,
    endedHash,
    audited,
  }: {
    user: UserRow;
    session: SessionRow;
    endedHash: Buffer;
    audited: string | null;
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
  ];
  const { rowCount } = await db.$client.query({ name: "open login", text: OPEN_LOGIN, values });
  return rowCount === 1;
}
