/** The SQL of erasing a person. Everything runs in the transaction that the caller gives. */
import type { Db } from "../../platform/database/database.server.ts";
import { searchKey } from "../../domain/text.ts";
import { longestFirst, patternsOf, valueWithout, without, type Traces } from "./traces.ts";

type Rows<T> = { rows: T[] };
const ask = <T>(tx: Db, text: string, values: unknown[]) => tx.$client.query(text, values) as unknown as Promise<Rows<T>>;

export type ErasedUser = { id: string; username: string; email: string | null; mobile: string; firstName: string; lastName: string };

/** The person, held until the transaction ends; null when a login has kept the account, or it is gone. */
export async function holdDue(tx: Db, userId: string, now: Date): Promise<ErasedUser | null> {
  const { rows } = await ask<ErasedUser>(tx, `SELECT id, username, email, mobile, first_name AS "firstName", last_name AS "lastName" FROM users WHERE id = $1 AND erase_after <= $2 FOR UPDATE`, [userId, now]);
  return rows[0] ?? null;
}

export async function dueUsers(db: Db, now: Date): Promise<string[]> {
  const { rows } = await ask<{ id: string }>(db, "SELECT id FROM users WHERE erase_after <= $1 ORDER BY erase_after LIMIT 500", [now]);
  return rows.map(({ id }) => id);
}

export type OwnedListing = { id: string; category: string; slug: string; title: string; email: string | null; phone: string | null };
export type OwnedPhoto = { id: string; kind: string; category: string };

/** What the person kept, and its photos. */
export async function ownedBy(tx: Db, userId: string): Promise<{ listings: OwnedListing[]; photos: OwnedPhoto[] }> {
  const { rows: listings } = await ask<OwnedListing>(tx, "SELECT id, category, slug, title, email, phone FROM listings WHERE owner_id = $1", [userId]);
  const { rows: photos } = await ask<OwnedPhoto>(tx, "SELECT m.id, m.kind, m.category FROM media m JOIN listings l ON l.id = m.listing_id WHERE l.owner_id = $1", [userId]);
  return { listings, photos };
}

export type TouchedEnquiry = { id: string; number: string; own: boolean; senderId: string | null; recipientId: string | null; details: Record<string, unknown> };

/**
 * Requests that the person sent (signed in, or with the number they have proven) or received, held until the transaction
 * ends: nobody answers one meanwhile and tells others of it. `own`: they are the sender.
 */
export async function enquiriesWith(tx: Db, userId: string, { listingIds, mobiles }: { listingIds: string[]; mobiles: string[] }): Promise<TouchedEnquiry[]> {
  const { rows } = await ask<TouchedEnquiry>(
    tx,
    `SELECT * FROM (SELECT id, number, sender_id AS "senderId", recipient_id AS "recipientId", listing_id, details,
       (sender_id IS NOT DISTINCT FROM $1::uuid OR (sender_id IS NULL AND phone = ANY($3::text[]))) AS own FROM enquiries) e
     WHERE own OR "recipientId" = $1::uuid OR listing_id = ANY($2::uuid[]) ORDER BY id FOR UPDATE`,
    [userId, listingIds, mobiles],
  );
  return rows;
}

/** What says who asked goes; what was asked for when and where stays, for the other side. Open ones end. */
export async function anonymiseEnquiry(tx: Db, id: string): Promise<void> {
  await ask(tx, `UPDATE enquiries SET sender_id = NULL, name = 'Deleted account', phone = '', email = NULL, details = '{}', updated_at = now(),
    status = CASE WHEN status IN ('pending', 'accepted') THEN 'cancelled' ELSE status END WHERE id = $1`, [id]);
}

export async function cleanDetails(tx: Db, { id, details }: TouchedEnquiry, words: readonly string[]): Promise<void> {
  await ask(tx, "UPDATE enquiries SET details = $2 WHERE id = $1", [id, JSON.stringify(valueWithout(details, words))]);
}

/** The words by which what the person keeps was found, and those of their names. To be asked before it is deleted. */
export async function wordsOf(tx: Db, userId: string, names: readonly string[]): Promise<string[]> {
  const { rows } = await ask<{ word: string }>(tx, "SELECT DISTINCT unnest(words_of(l.search_text)) AS word FROM listings l WHERE l.owner_id = $1 UNION SELECT unnest(words_of($2))", [userId, names.map(searchKey).join(" ")]);
  return rows.map(({ word }) => word);
}

/** The search's dictionary forgets those words that nobody else is found by. */
export async function forgetWords(tx: Db, words: readonly string[]): Promise<void> {
  await ask(tx, "DELETE FROM search_words s WHERE s.word = ANY($1::text[]) AND NOT EXISTS (SELECT 1 FROM listing_search l WHERE l.words @@ quote_literal(s.word)::tsquery)", [words]);
}

/** The person and what they kept; sessions, codes, notifications and consents go with them, their reviews lose the name. */
export async function deletePerson(tx: Db, { id, mobile }: ErasedUser, subjects: readonly string[]): Promise<void> {
  await ask(tx, "DELETE FROM listings WHERE owner_id = $1", [id]);
  await ask(tx, "DELETE FROM one_time_codes WHERE user_id = $1 OR subject = ANY($2::text[])", [id, [mobile, id, ...subjects]]);
  await ask(tx, "DELETE FROM users WHERE id = $1", [id]);
}

/** What other people were told: the words go, and the way to a page that is gone. */
export async function cleanNotifications(tx: Db, { everywhere, nearby }: Traces, { readers, hrefs }: { readers: string[]; hrefs: string[] }): Promise<void> {
  const { rows } = await ask<{ id: string; userId: string; title: string; body: string; href: string | null }>(
    tx,
    `SELECT id, user_id AS "userId", title, body, href FROM notifications WHERE user_id = ANY($2::uuid[]) OR href = ANY($3::text[]) OR lower(title || ' ' || body) LIKE ANY($1::text[])`,
    [patternsOf(everywhere), readers, hrefs],
  );
  for (const { id, userId, title, body, href } of rows) {
    const words = readers.includes(userId) ? [...everywhere, ...nearby] : everywhere;
    const cleaned = [without(title, words), without(body, words), href && hrefs.includes(href) ? null : href];
    if (cleaned[0] !== title || cleaned[1] !== body || cleaned[2] !== href) await ask(tx, "UPDATE notifications SET title = $2, body = $3, href = $4 WHERE id = $1", [id, ...cleaned]);
  }
}

/** The log keeps that something was done; it names nobody. */
export async function cleanAudit(tx: Db, userId: string, { everywhere, nearby }: Traces, subjects: string[]): Promise<void> {
  const { rows } = await ask<{ id: string; near: boolean }>(
    tx,
    `SELECT id, near FROM (SELECT id, details, (actor_id IS NOT DISTINCT FROM $1::uuid OR subject_id = ANY($2::text[])) AS near FROM audit_log) a WHERE near OR lower(details::text) LIKE ANY($3::text[])`,
    [userId, [userId, ...subjects], patternsOf(everywhere)],
  );
  // The log is append-only but for this.
  for (const { id, near } of rows) await ask(tx, "SELECT erase_from_audit_log($1, $2::text[])", [id, longestFirst(near ? [...everywhere, ...nearby] : everywhere)]);
}

/** An e-mail address is never proven: what somebody asked under it without an account stays asked, and loses the address. */
export async function dropAddress(tx: Db, email: string): Promise<void> {
  await ask(tx, "UPDATE enquiries SET email = NULL WHERE sender_id IS NULL AND lower(email) = $1", [email]);
}

/**
 * Holds the work that speaks of the person until the transaction ends: nobody takes it up meanwhile.
 * @returns whether some of it is under way, whose data (and what it has read and is about to write) would stay behind
 */
export async function holdWork(tx: Db, ids: readonly string[], { everywhere }: Traces): Promise<boolean> {
  const { rows } = await ask<{ state: string }>(tx, "SELECT state::text AS state FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND lower(data::text) LIKE ANY($1::text[]) FOR UPDATE", [patternsOf([...ids, ...everywhere])]);
  return rows.some(({ state }) => state === "active");
}

/**
 * Answers kept for repeated requests, and the data of mails and other work. What still waits to be sent goes only where
 * it is about this person's account or requests (`ids`): others may bear the name, and have mail coming. Nothing is under
 * way, as `holdWork` has found.
 */
export async function deleteCopies(tx: Db, userId: string, { everywhere }: Traces, ids: readonly string[]): Promise<void> {
  const own = patternsOf(ids);
  await ask(tx, "DELETE FROM idempotency_keys WHERE scope LIKE '%' || $1 || '%' OR lower(body::text) LIKE ANY($2::text[])", [userId, own]);
  await ask(tx, "DELETE FROM pgboss.job WHERE state IN ('created', 'retry') AND lower(data::text) LIKE ANY($1::text[])", [own]);
  await ask(tx, "DELETE FROM pgboss.job WHERE state NOT IN ('created', 'retry', 'active') AND (lower(data::text) LIKE ANY($1::text[]) OR lower(output::text) LIKE ANY($1::text[]))", [[...own, ...patternsOf(everywhere)]]);
}
