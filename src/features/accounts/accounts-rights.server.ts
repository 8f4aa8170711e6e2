/** Accounts' part of a copy of one's data, and the account itself when its person is erased. */
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { ownAddress, type ErasedPerson, type PersonalPart } from "../../platform/personal-data.server.ts";

/** The record of a person's consents: what the law may ask of us later. */
export { consentRows } from "./consent-store.server.ts";

export const accountsRights: PersonalPart = {
  copy: {
    account:
      "SELECT id, username, email, mobile, first_name, last_name, dob::text AS dob, gender, role, created_at, updated_at, last_used_at, mobile_proven_at, email_proven_at, language, language_chosen FROM users WHERE id = $1",
    consents:
      "SELECT purpose, version, words, given_at, withdrawn_at FROM consents WHERE user_id = $1 ORDER BY given_at, id",
    sessions:
      "SELECT user_agent, created_at, last_seen_at, expires_at FROM sessions WHERE user_id = $1 ORDER BY created_at",
  },
};

/** The person, held until the transaction ends; null when a login has kept the account, or it is gone. */
export async function holdDue(tx: Tx, userId: string, now: Date): Promise<ErasedPerson | null> {
  const { rows } = await tx.$client.query<ErasedPerson>(
    `SELECT id, username, email, mobile, first_name AS "firstName", last_name AS "lastName" FROM users WHERE id = $1 AND erase_after <= $2 AND suspended_at IS NULL FOR UPDATE`,
    [userId, now],
  );
  return rows[0] ?? null;
}

/** Whose time has come. */
export async function dueUsers(db: Db, now: Date): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    "SELECT id FROM users WHERE erase_after <= $1 AND suspended_at IS NULL ORDER BY erase_after LIMIT 500",
    [now],
  );
  return rows.map(({ id }) => id);
}

/** The account and its codes; sessions, notifications and consents go with it, reviews lose the name. */
export async function deleteAccount(tx: Tx, person: ErasedPerson): Promise<void> {
  const { id, mobile, username } = person;
  await tx.$client.query(
    "DELETE FROM one_time_codes WHERE purpose IN ('signup', 'reset', 'close') AND subject = ANY($1::text[])",
    [[mobile, id, ...ownAddress(person), username.toLowerCase()]],
  );
  await tx.$client.query("DELETE FROM one_time_codes WHERE user_id = $1", [id]);
  await tx.$client.query("DELETE FROM users WHERE id = $1", [id]);
}
