import { and, desc, eq, inArray, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { newId } from "../../domain/ids.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { consents } from "../../platform/database/schema.server.ts";
import type { ConsentPurpose } from "./consent-model.ts";

export type ConsentRow = typeof consents.$inferSelect;

/** Newest first. */
export async function consentRows(db: Db, userId: string): Promise<ConsentRow[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id));
}

/** Writes it down, unless it stands already in this version. */
export async function recordConsent(
  tx: Tx,
  userId: string,
  purpose: ConsentPurpose,
  version: string,
  at: Date,
  words: string | null = null,
): Promise<void> {
  const standing = tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.purpose, purpose),
        eq(consents.version, version),
        isNull(consents.withdrawnAt),
      ),
    );
  const [there] = await standing;
  if (!there) await tx.insert(consents).values({ id: newId(), userId, purpose, version, givenAt: at, words });
}

/**
 * @param saidAt when the person said so: what they have given since stands
 * @returns whether any stood
 */
export async function endConsents(
  tx: Tx,
  userId: string,
  purpose: ConsentPurpose,
  at: Date,
  saidAt: Date = at,
): Promise<boolean> {
  const ended = await tx
    .update(consents)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.purpose, purpose),
        isNull(consents.withdrawnAt),
        lte(consents.givenAt, saidAt),
      ),
    )
    .returning({ id: consents.id });
  return ended.length > 0;
}

/** Those of `userIds` who took this consent back and have not given it again. */
export async function withdrawnBy(db: Db, userIds: readonly string[], purpose: ConsentPurpose): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const again = alias(consents, "again");
  const rows = await db
    .selectDistinct({ userId: consents.userId })
    .from(consents)
    .where(
      and(
        inArray(consents.userId, [...userIds]),
        eq(consents.purpose, purpose),
        isNotNull(consents.withdrawnAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(again)
            .where(and(eq(again.userId, consents.userId), eq(again.purpose, purpose), isNull(again.withdrawnAt))),
        ),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether they have given it and not taken it back. */
export async function isGiven(db: Db, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const [row] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)))
    .limit(1);
  return row !== undefined;
}
