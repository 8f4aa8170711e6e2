/**
 * The SQL of taking a person out of what was told, logged and queued. Rows are found by what they refer to, never by
 * their words: whoever bears the same name, or writes it, keeps what is theirs. Each statement reads by an index
 * (migration 0006; a test holds them to it).
 */
import type { Db } from "../../platform/database/database.server.ts";

const run = async (tx: Db, text: string, values: unknown[]): Promise<void> => void (await tx.$client.query(text, values));

/** By ids that they are about: `ids`, without `words`. */
export type Mention = { ids: readonly string[]; words: readonly string[] };

export const STATEMENTS = {
  /** $1 the words, $2 the requests. */
  details: "UPDATE enquiries SET details = json_without(details, $1::text[]) WHERE id = ANY($2::uuid[]) AND details <> json_without(details, $1::text[])",
  /** $1 ids, $2 words, $3 pages that are gone. */
  notifications: `UPDATE notifications n SET title = c.title, body = c.body, href = c.href
    FROM (SELECT id, text_without(title, $2::text[]) AS title, text_without(body, $2::text[]) AS body, CASE WHEN href = ANY($3::text[]) THEN NULL ELSE href END AS href
      FROM notifications WHERE about <> '{}' AND about && $1::uuid[]) c
    WHERE n.id = c.id AND (n.title, n.body, n.href) IS DISTINCT FROM (c.title, c.body, c.href)`,
  /** $1 the person, $2 whatever of theirs lines are about, $3 their listings. Their reviews, and those of their listings, too. */
  auditLines: `SELECT id FROM audit_log WHERE actor_id = $1::uuid
    UNION SELECT id FROM audit_log WHERE subject_type IN ('user', 'listing', 'enquiry', 'review') AND subject_id = ANY($2::text[])
    UNION SELECT a.id FROM reviews r JOIN audit_log a ON a.subject_type = 'review' AND a.subject_id = r.id::text WHERE r.author_id = $1::uuid
    UNION SELECT id FROM audit_log WHERE details->>'listing' IS NOT NULL AND details->>'listing' = ANY($3::text[])`,
  /** $1 the person. */
  ownAnswers: "DELETE FROM idempotency_keys WHERE coalesce(substring(scope from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), body->>'userId') = $1",
  /** $1 numbers of requests. */
  enquiryAnswers: "DELETE FROM idempotency_keys WHERE body->>'enquiryNumber' IS NOT NULL AND body->>'enquiryNumber' = ANY($1::text[])",
  /** $1 ids. */
  heldMessages: "SELECT state::text AS state FROM pgboss.job WHERE data ? 'about' AND data->'about' ?| $1::text[] AND state IN ('created', 'retry', 'active') FOR UPDATE",
  /** $1 ids, $2 words. Where it goes and leads stays. */
  keptMessages: `UPDATE pgboss.job SET data = jsonb_set(data || json_without(data - '{about,id,messageId,to,replyTo,template}'::text[], $2::text[]), '{content,button}', coalesce(data#>'{content,button}', 'null'), false)
    WHERE data ? 'about' AND data->'about' ?| $1::text[]`,
  /** $1 ids; $2 those of which nothing is sent any more; $3 addresses to which nothing is. */
  droppedMessages: `DELETE FROM pgboss.job WHERE data ? 'about' AND data->'about' ?| $1::text[]
    AND (state NOT IN ('created', 'retry') OR data->'about' ?| $2::text[] OR lower(data->>'to') = ANY($3::text[]))`,
} as const;

/** What others wrote to the person in their requests. */
export async function cleanDetails(tx: Db, { ids, words }: Mention): Promise<void> {
  await run(tx, STATEMENTS.details, [words, ids]);
}

/** What other people were told: the words go, and the way to a page that is gone. */
export async function cleanNotifications(tx: Db, { ids, words }: Mention, hrefs: readonly string[]): Promise<void> {
  await run(tx, STATEMENTS.notifications, [ids, words, hrefs]);
}

/** The log keeps that something was done; it names nobody. Append-only but for this. */
export async function cleanAudit(tx: Db, userId: string, { ids, words }: Mention, listingIds: readonly string[]): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>(STATEMENTS.auditLines, [userId, [userId, ...ids], listingIds]);
  await run(tx, "SELECT erase_from_audit_log($1::uuid[], $2::text[])", [rows.map(({ id }) => id), words]);
}

/** Answers kept for repeated requests: all that the person's own browser was told, and the numbers of their requests. */
export async function deleteAnswers(tx: Db, userId: string, numbers: readonly string[]): Promise<void> {
  await run(tx, STATEMENTS.ownAnswers, [userId]);
  await run(tx, STATEMENTS.enquiryAnswers, [numbers]);
}

/**
 * Holds the work that is about these until the transaction ends: nobody takes it up meanwhile.
 * @returns whether some of it is under way, whose data (and what it has read and is about to write) would stay behind
 */
export async function holdMessages(tx: Db, ids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.$client.query<{ state: string }>(STATEMENTS.heldMessages, [ids]);
  return rows.some(({ state }) => state === "active");
}

/**
 * Mails, SMS and other work in the queue, of which nothing is under way, as `holdMessages` has found. What was sent goes,
 * and so does what waits to be sent to the person or about their own requests (`ended`); others still get theirs, without
 * the words.
 */
export async function cleanMessages(tx: Db, { ids, words }: Mention, { ended, addresses }: { ended: readonly string[]; addresses: readonly string[] }): Promise<void> {
  await run(tx, STATEMENTS.droppedMessages, [ids, ended, addresses]);
  await run(tx, STATEMENTS.keptMessages, [ids, words]);
}
