/** The SQL of erasing a person: the rows that are theirs. Everything runs in the transaction that the caller gives. */
import type { Db } from "../../platform/database/database.server.ts";
import { searchKey } from "../../domain/text.ts";

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

export type TouchedEnquiry = { id: string; number: string; own: boolean; details: Record<string, unknown> };

/** $1 the person, $2 their listings, $3 the number they have proven. */
export const ENQUIRIES = `SELECT id, number, (sender_id IS NOT DISTINCT FROM $1::uuid OR (sender_id IS NULL AND phone = $3)) AS own, details FROM enquiries WHERE id IN (
    SELECT id FROM enquiries WHERE sender_id = $1::uuid
    UNION SELECT id FROM enquiries WHERE sender_id IS NULL AND phone = $3
    UNION SELECT id FROM enquiries WHERE recipient_id = $1::uuid
    UNION SELECT id FROM enquiries WHERE listing_id IS NOT NULL AND listing_id = ANY($2::uuid[])
  ) ORDER BY id FOR UPDATE`;

/**
 * Requests that the person sent (signed in, or with the number they have proven) or received, held until the transaction
 * ends: nobody answers one meanwhile and tells others of it. `own`: they are the sender.
 */
export async function enquiriesWith(tx: Db, userId: string, listingIds: readonly string[], mobile: string): Promise<TouchedEnquiry[]> {
  return (await ask<TouchedEnquiry>(tx, ENQUIRIES, [userId, listingIds, mobile])).rows;
}

/** What says who asked goes; what was asked for when and where stays, for the other side. Open ones end. */
export async function anonymiseEnquiries(tx: Db, ids: readonly string[]): Promise<void> {
  await ask(tx, `UPDATE enquiries SET sender_id = NULL, name = 'Deleted account', phone = '', email = NULL, details = '{}', updated_at = now(),
    status = CASE WHEN status IN ('pending', 'accepted') THEN 'cancelled' ELSE status END WHERE id = ANY($1::uuid[])`, [ids]);
}

/** $1 addresses in lower case. */
export const GUESTS = "SELECT id FROM enquiries WHERE sender_id IS NULL AND email IS NOT NULL AND lower(email) = ANY($1::text[]) ORDER BY id FOR UPDATE";

/** What was asked under these addresses without an account, held until the transaction ends. */
export async function guestsWith(tx: Db, emails: readonly string[]): Promise<string[]> {
  return (await ask<{ id: string }>(tx, GUESTS, [emails])).rows.map(({ id }) => id);
}

/** An e-mail address is never proven: what somebody asked under it stays asked, and loses the address. */
export async function dropAddresses(tx: Db, ids: readonly string[]): Promise<void> {
  await ask(tx, "UPDATE enquiries SET email = NULL WHERE id = ANY($1::uuid[])", [ids]);
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
  await ask(tx, "DELETE FROM one_time_codes WHERE purpose IN ('signup', 'reset', 'close') AND subject = ANY($1::text[])", [[mobile, id, ...subjects]]);
  await ask(tx, "DELETE FROM one_time_codes WHERE user_id = $1", [id]);
  await ask(tx, "DELETE FROM users WHERE id = $1", [id]);
}
