import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { OTP } from "../../domain/limits.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { oneTimeCodes } from "../../platform/database/schema.server.ts";

export type CodeRow = typeof oneTimeCodes.$inferSelect;
export type CodeKey = Pick<CodeRow, "id" | "purpose" | "subject">;

const isCode = ({ id, purpose, subject }: CodeKey) =>
  and(eq(oneTimeCodes.id, id), eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject));

/** Lets one request for a code of a subject pass at a time, until the transaction ends. */
export async function holdSubject(tx: Tx, { purpose, subject }: Pick<CodeKey, "purpose" | "subject">): Promise<void> {
  await tx.$client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 7002))", [`${purpose}:${subject}`]);
}

/** When the newest code of a subject was made. */
export async function lastCodeAt(
  tx: Tx,
  { purpose, subject }: Pick<CodeKey, "purpose" | "subject">,
): Promise<Date | null> {
  const [last] = await tx
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject)))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  return last?.createdAt ?? null;
}

/** One more for its subject, whose older ones stay: `holdSubject` comes first. */
export async function insertCode(db: Db, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.insert(oneTimeCodes).values(code);
}

/** For one that nobody got: nobody may guess it, and the next one need not wait. */
export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
}

/** By what a provider that makes and checks codes itself knows this one. */
export async function setProviderRef(db: Db, id: string, providerRef: string | null): Promise<void> {
  await db.update(oneTimeCodes).set({ providerRef }).where(eq(oneTimeCodes.id, id));
}

/** By its id alone, whatever has become of it; `takeTry` and `useCode` say whether it still holds. */
export async function findCode(db: Db, id: string): Promise<CodeRow | null> {
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
  return row ?? null;
}

/** Spends one of the tries, in one statement. Null where the code is unknown, over, used or out of tries. */
export async function takeTry(db: Db, key: CodeKey, now: Date): Promise<CodeRow | null> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(isCode(key), lt(oneTimeCodes.tries, OTP.tries), gt(oneTimeCodes.expiresAt, now), isNull(oneTimeCodes.usedAt)),
    )
    .returning();
  return row ?? null;
}

/** A try that was not the person's fault is not counted. */
export async function giveTryBack(db: Db, id: string): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ tries: sql`greatest(${oneTimeCodes.tries} - 1, 0)` })
    .where(eq(oneTimeCodes.id, id));
}

/** The right code was entered. A right one costs no try: a form may be mended and sent again with it. */
export async function markVerified(db: Db, id: string, codeHash: Buffer, now: Date): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({
      codeHash,
      verifiedAt: sql`coalesce(${oneTimeCodes.verifiedAt}, ${now.toISOString()}::timestamptz)`,
      tries: sql`greatest(${oneTimeCodes.tries} - 1, 0)`,
    })
    .where(eq(oneTimeCodes.id, id));
}

/** Uses a verified code up; null where it was not verified since `since`, or is used. One of two at the same instant gets it. */
export async function useCode(
  tx: Tx,
  key: CodeKey,
  { now, since }: { now: Date; since: Date },
): Promise<CodeRow | null> {
  const [row] = await tx.update(oneTimeCodes).set({ usedAt: now }).where(isUsable(key, since)).returning();
  return row ?? null;
}

const isUsable = (key: CodeKey, since: Date) =>
  and(isCode(key), isNotNull(oneTimeCodes.verifiedAt), gt(oneTimeCodes.verifiedAt, since), isNull(oneTimeCodes.usedAt));

/** Whether a code was verified since `since` and is not used: for refusing early, `useCode` decides. */
export async function mayUseCode(db: Db, key: CodeKey, since: Date): Promise<boolean> {
  const rows = await db.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(isUsable(key, since));
  return rows.length > 0;
}

/** Withdraws every open reset code of an account. */
export async function useUpResetCodes(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.purpose, "reset"), eq(oneTimeCodes.userId, userId), isNull(oneTimeCodes.usedAt)));
}

/** Removes codes that ran out before. */
export async function sweepCodes(db: Db, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, before));
}
