import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Actor } from "../../domain/actor.ts";
import type { Role } from "../../domain/event-types.ts";
import { newId } from "../../domain/ids.ts";
import { displayName } from "../../domain/names.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { prepared } from "../../platform/database/prepared.server.ts";
import { auditLog, users } from "../../platform/database/schema.server.ts";

export type UserRow = typeof users.$inferSelect;

/** Who acts, from their row: all that services are told of them. */
export function actorOf(
  user: Pick<UserRow, "id" | "username" | "role" | "email" | "emailProvenAt" | "firstName" | "lastName">,
): Actor {
  const { id, username, role, email, emailProvenAt, firstName, lastName } = user;
  return { id, username, role, email, emailProven: emailProvenAt !== null, name: displayName(firstName, lastName) };
}

const byIdentifier = prepared((db) => {
  const key = sql.placeholder("key");
  return (
    db
      .select()
      .from(users)
      .where(
        sql`${users.usernameKey} = ${key} OR ${users.mobile} = ${key} OR (${users.emailKey} = ${key} AND (${users.emailProvenAt} IS NOT NULL OR (SELECT count(*) FROM users WHERE email_key = ${key}) = 1))`,
      )
      // A name comes before an e-mail that nobody has proven.
      .orderBy(sql`(${users.emailKey} = ${key} AND ${users.emailProvenAt} IS NULL) IS TRUE`, users.createdAt)
      .limit(1)
      .prepare("account by identifier")
  );
});

/**
 * The account of an `identifierKey`. A name of one account is never the e-mail of another: see `holdNames`. An e-mail
 * that nobody has proven names an account only while no other has it: else a stranger who signs up under it first would
 * take its owner's logins and codes.
 */
export async function findByIdentifier(db: Db, key: string): Promise<UserRow | null> {
  const [user] = await byIdentifier(db).execute({ key });
  return user ?? null;
}

/** Null where the account is gone. One that is being closed (`eraseAfter`) is found. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Of these keys, which fields are taken. E-mails and usernames share one room of names (8a); an e-mail is taken by whoever has proven it (40). */
export async function takenFields(
  db: Db,
  wanted: { usernameKey: string; emailKey: string | null; mobile: string },
): Promise<{ username: boolean; email: boolean; mobile: boolean }> {
  const { usernameKey, emailKey, mobile } = wanted;
  const names = emailKey === null ? [usernameKey] : [usernameKey, emailKey];
  const rows = await db
    .select({
      usernameKey: users.usernameKey,
      emailKey: users.emailKey,
      mobile: users.mobile,
      proven: sql<boolean>`${users.emailProvenAt} IS NOT NULL`,
    })
    .from(users)
    .where(
      sql`${inArray(users.usernameKey, names)} OR ${inArray(users.emailKey, names)} OR ${users.mobile} = ${mobile}`,
    );
  const named = (key: string) => rows.some((row) => row.usernameKey === key);
  const holds = (key: string) => named(key) || rows.some((row) => row.proven && row.emailKey === key);
  return {
    // Nobody is called as somebody may be written to, proven or not.
    username: named(usernameKey) || rows.some((row) => row.emailKey === usernameKey),
    email: emailKey !== null && holds(emailKey),
    mobile: rows.some((row) => row.mobile === mobile),
  };
}

/**
 * Keeps these names to this transaction until it ends: the unique constraints cannot see that
 * one person's username is another's e-mail, registered at the same instant.
 */
export async function holdNames(tx: Tx, names: string[]): Promise<void> {
  // In order, so that two registrations with the same two names never wait for each other.
  for (const name of [...new Set(names)].sort()) {
    await tx.$client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 7001))", [name]);
  }
}

/**
 * @throws PostgreSQL's 23505 for a name, an e-mail or a mobile that is taken: `holdNames` and `takenFields` come first
 */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user);
}

/** Null where the account is gone. */
export async function setPassword(db: Db, userId: string, passwordHash: string, at: Date): Promise<UserRow | null> {
  const [user] = await db
    .update(users)
    .set({ passwordHash, updatedAt: at, lastUsedAt: at })
    .where(eq(users.id, userId))
    .returning();
  return user ?? null;
}

/** Null where the account is gone. */
export async function setRole(db: Db, userId: string, role: Role, at: Date): Promise<UserRow | null> {
  const [user] = await db.update(users).set({ role, updatedAt: at }).where(eq(users.id, userId)).returning();
  return user ?? null;
}

/**
 * The e-mail is this account's from now on; others that had it without proof lose it.
 * @throws PostgreSQL's 23505 where another account has proven it
 */
export async function setEmailProven(tx: Tx, userId: string, emailKey: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ email: null, emailKey: null })
    .where(and(eq(users.emailKey, emailKey), ne(users.id, userId), isNull(users.emailProvenAt)));
  await tx.update(users).set({ emailProvenAt: at, updatedAt: at }).where(eq(users.id, userId));
}

/** By the person's own choice, which no login changes any more. */
export async function setLanguage(db: Db, userId: string, language: LanguageCode): Promise<void> {
  await db
    .update(users)
    .set({ language, languageChosen: true })
    .where(and(eq(users.id, userId), or(ne(users.language, language), eq(users.languageChosen, false))));
}

/** By the page where the person signs in, unless they have chosen meanwhile. */
export async function setSpokenLanguage(db: Db, userId: string, language: LanguageCode): Promise<void> {
  await db
    .update(users)
    .set({ language, languageChosen: true })
    .where(and(eq(users.id, userId), eq(users.languageChosen, false)));
}

/** When the account is to be erased; null: it stays. */
export async function setEraseAfter(tx: Tx, userId: string, eraseAfter: Date | null): Promise<void> {
  await tx.update(users).set({ eraseAfter }).where(eq(users.id, userId));
}

/** The account, held until the transaction ends: whoever registers a profile meanwhile waits. */
export async function holdUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return user ?? null;
}

/** A line of the audit log about an account. @param entry `actorId` is null for the site itself and its command line */
export async function insertAudit(
  db: Db,
  entry: { actorId: string | null; action: string; subjectId: string; details: Record<string, unknown> },
): Promise<void> {
  await db.insert(auditLog).values({ id: newId(), subjectType: "user", ...entry });
}
