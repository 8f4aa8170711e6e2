import { eq, inArray, sql } from "drizzle-orm";
import { displayName } from "../../domain/names.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { users } from "../../platform/database/schema.server.ts";

/** How somebody with an account is reached, and in what language. `mobile` is E.164 and proven by a code; `email` is there once a code has proven it. */
export type Person = { id: string; name: string; email: string | null; mobile: string; language: LanguageCode };

/** Those who work at the admins' desk. */
export async function adminIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** What a `Person` is read from. */
export const PERSON_COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: sql<string | null>`CASE WHEN ${users.emailProvenAt} IS NOT NULL THEN ${users.email} END`,
  mobile: users.mobile,
  language: users.language,
};

/** A row of `PERSON_COLUMNS`, and of whatever was read beside them, as the person that it is. */
export const personIn = <Row extends { firstName: string; lastName: string }>({
  firstName,
  lastName,
  ...row
}: Row) => ({
  ...row,
  name: displayName(firstName, lastName),
});

/** The people of these ids; those who have left are not among them. */
export async function peopleById(db: Db, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(PERSON_COLUMNS)
    .from(users)
    .where(ids.length === 1 ? eq(users.id, ids[0]!) : inArray(users.id, ids));
  return rows.map(personIn);
}

/** Whose this number is, E.164; null for nobody's. */
export async function personByMobile(db: Db, mobile: string): Promise<Person | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
  return row ? ((await peopleById(db, [row.id]))[0] ?? null) : null;
}

/** In what language each of these people reads. */
export async function languagesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LanguageCode>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, language }) => [id, language]));
}
