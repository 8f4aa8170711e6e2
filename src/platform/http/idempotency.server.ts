import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { and, eq, lt } from "drizzle-orm";
import { badInput, conflict } from "../../domain/errors.ts";
import { wellFormed } from "../../domain/text.ts";
import { text } from "../../domain/words/say.ts";
import type { Db, Tx } from "../database/database.server.ts";
import { idempotencyKeys } from "../database/schema.server.ts";
import { transaction } from "../database/transaction.server.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    takesKey?: true;
  }
}

/** Goes into the `config` of a route that reads the Idempotency-Key: the OpenAPI document says so. `takesForm` has it. */
export const takesKey = { takesKey: true } as const;

export type Answer = { status: number; body: unknown };

/** JSON with sorted keys, so that the same request always hashes alike. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    return `{${Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
      .join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

/** The key a request carries. @throws 400 when it is not 8 to 200 plain characters. */
export function idempotencyKey({
  headers,
  routeOptions,
}: Pick<FastifyRequest, "headers" | "routeOptions">): string | null {
  if (!routeOptions.config.takesKey)
    throw new Error(`${routeOptions.url} does not say that it takes a key (takesKey).`);
  const key = headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,200}$/.test(key))
    throw badInput("Idempotency-Key must be 8 to 200 plain characters.");
  return key;
}

const hashOf = (fingerprint: unknown) => createHash("sha256").update(canonical(fingerprint)).digest();

/** The answer kept for this key, or null. @throws 409 when the key was used for another request. */
export async function keptAnswer(db: Db, scope: string, key: string, fingerprint: unknown): Promise<Answer | null> {
  const [kept] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (!kept) return null;
  if (!kept.requestHash.equals(hashOf(fingerprint)))
    throw conflict("This Idempotency-Key was used for another request.");
  return kept.status === null ? null : { status: kept.status, body: kept.body };
}

/** Removes answers that were kept before: a repeat that comes later is a new request. */
export async function sweepKeptAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

/**
 * Does `work` once for a key, in one transaction with its effects (DECISIONS 24): sent again, at once or after a
 * lost answer, the first answer is given again. Without a key `work` simply runs in a transaction.
 * @param scope the call, and the person where there is one
 * @param fingerprint what was asked; another request under the same key is refused with 409
 */
export async function once(
  db: Db,
  { scope, key, fingerprint }: { scope: string; key: string | null; fingerprint: unknown },
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  return transaction(db, async (tx) => {
    if (!key) return { ...(await work(tx)), replayed: false };
    // A second sender waits here until the first has committed or rolled back.
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash: hashOf(fingerprint) })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) {
      const kept = await keptAnswer(tx, scope, key, fingerprint);
      if (!kept) throw conflict(text("This request is being handled already."));
      return { ...kept, replayed: true };
    }
    const answer = await work(tx);
    await tx
      .update(idempotencyKeys)
      .set({ status: answer.status, body: wellFormed(answer.body) })
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
    return { ...answer, replayed: false };
  });
}
