/**
 * The SQL of taking a person out of what is nobody's table: the log, kept answers, and the queue. Rows are found by what they refer to, never by
 * their words: whoever bears the same name, or writes it, keeps what is theirs. Each statement reads by an index
 * (migration 0006; a test holds them to it).
 */
import type { Tx } from "../../platform/database/database.server.ts";

const run = async (tx: Tx, text: string, values: unknown[]): Promise<void> =>
  void (await tx.$client.query(text, values));

/** By ids that they are about: `ids`, without `words`. */
export type Mention = { ids: readonly string[]; words: readonly string[] };

export const STATEMENTS = {
  /** $1 the person, $2 whatever of theirs lines are about, their reviews too; $3 their listings, for what was decided about reviews of them. */
  auditLines: `SELECT id FROM audit_log WHERE actor_id = $1::uuid
    UNION SELECT id FROM audit_log WHERE subject_type IN ('user', 'listing', 'enquiry', 'review') AND subject_id = ANY($2::text[])
    UNION SELECT id FROM audit_log WHERE details->>'listing' IS NOT NULL AND details->>'listing' = ANY($3::text[])`,
  /** $1 the person. */
  ownAnswers:
    "DELETE FROM idempotency_keys WHERE coalesce(substring(scope from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), body->>'userId') = $1",
  /** $1 numbers of requests. */
  enquiryAnswers:
    "DELETE FROM idempotency_keys WHERE body->>'enquiryNumber' IS NOT NULL AND body->>'enquiryNumber' = ANY($1::text[])",
  /** $1 ids. */
  heldMessages:
    "SELECT state::text AS state FROM pgboss.job WHERE data ? 'about' AND data->'about' ?| $1::text[] AND state IN ('created', 'retry', 'active') FOR UPDATE",
  /** $1 ids, $2 words. Where it goes and leads stays. */
  keptMessages: `UPDATE pgboss.job SET data = jsonb_set(data || json_without(data - '{about,id,messageId,to,replyTo,template}'::text[], $2::text[]), '{content,button}', coalesce(data#>'{content,button}', 'null'), false)
    WHERE data ? 'about' AND data->'about' ?| $1::text[]`,
  /** $1 ids; $2 those of which nothing is sent any more; $3 addresses to which nothing is. */
  droppedMessages: `DELETE FROM pgboss.job WHERE data ? 'about' AND data->'about' ?| $1::text[]
    AND (state NOT IN ('created', 'retry') OR data->'about' ?| $2::text[] OR lower(data->>'to') = ANY($3::text[]))`,
} as const;

/** The log keeps that something was done; it names nobody. Append-only but for this. */
export async function cleanAudit(
  tx: Tx,
  userId: string,
  { ids, words }: Mention,
  listingIds: readonly string[],
): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>(STATEMENTS.auditLines, [
    userId,
    [userId, ...ids],
    listingIds,
  ]);
  await run(tx, "SELECT erase_from_audit_log($1::uuid[], $2::text[])", [rows.map(({ id }) => id), words]);
}

/** Answers kept for repeated requests: all that the person's own browser was told, and the numbers of their requests. */
export async function deleteAnswers(tx: Tx, userId: string, numbers: readonly string[]): Promise<void> {
  await run(tx, STATEMENTS.ownAnswers, [userId]);
  await run(tx, STATEMENTS.enquiryAnswers, [numbers]);
}

/**
 * Holds the work that is about these until the transaction ends: nobody takes it up meanwhile.
 * @returns whether some of it is under way, whose data (and what it has read and is about to write) would stay behind
 */
export async function holdMessages(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.$client.query<{ state: string }>(STATEMENTS.heldMessages, [ids]);
  return rows.some(({ state }) => state === "active");
}

/**
 * Mails, SMS and other work in the queue, of which nothing is under way, as `holdMessages` has found. What was sent goes,
 * and so does what waits to be sent to the person or about their own requests (`ended`); others still get theirs, without
 * the words.
 */
export async function cleanMessages(
  tx: Tx,
  { ids, words }: Mention,
  { ended, addresses }: { ended: readonly string[]; addresses: readonly string[] },
): Promise<void> {
  await run(tx, STATEMENTS.droppedMessages, [ids, ended, addresses]);
  await run(tx, STATEMENTS.keptMessages, [ids, words]);
}
