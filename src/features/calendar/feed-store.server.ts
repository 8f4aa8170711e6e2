import { newId } from "../../domain/ids.ts";
import type { Span } from "../../domain/slots.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { CalendarEntry } from "./calendar-store.server.ts";
import type { FeedForm, OutsideEntry } from "./feed-model.ts";

export type LinkRow = { seed: string; tokenHash: Buffer; createdAt: Date };

/** The secret link of a listing's calendar file; null where there is none. */
export async function linkOf(db: Db, listingId: string): Promise<LinkRow | null> {
  const { rows } = await db.$client.query<LinkRow>(
    'SELECT seed, token_hash AS "tokenHash", created_at AS "createdAt" FROM calendar_links WHERE listing_id = $1',
    [listingId],
  );
  return rows[0] ?? null;
}

/** A listing has one link: with the new one the old one is gone. */
export async function keepLink(tx: Tx, listingId: string, { seed, tokenHash, createdAt }: LinkRow): Promise<void> {
  await tx.$client.query(
    `INSERT INTO calendar_links (listing_id, seed, token_hash, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (listing_id) DO UPDATE SET seed = excluded.seed, token_hash = excluded.token_hash, created_at = excluded.created_at`,
    [listingId, seed, tokenHash, createdAt],
  );
}

/** Whoever still reads the file by it gets 404 from now on. */
export async function removeLink(tx: Tx, listingId: string): Promise<void> {
  await tx.$client.query("DELETE FROM calendar_links WHERE listing_id = $1", [listingId]);
}

/** What a link opens, while whoever keeps the listing is here. */
export async function linkedListing(
  db: Db,
  tokenHash: Buffer,
): Promise<{ listingId: string; title: string; made: Date; language: string } | null> {
  const { rows } = await db.$client.query<{ listingId: string; title: string; made: Date; language: string }>(
    `SELECT l.id AS "listingId", l.title, k.created_at AS made, u.language FROM calendar_links k JOIN listings l ON l.id = k.listing_id
     JOIN users u ON u.id = l.owner_id WHERE k.token_hash = $1 AND u.erase_after IS NULL`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Requests that are accepted and not yet confirmed, whatever a quote holds of them. */
export async function askedEntries(db: Db, listingId: string, from: string, to: string): Promise<CalendarEntry[]> {
  const { rows } = await db.$client.query<CalendarEntry>(
    `SELECT event_date::text AS day, 'whole' AS slot, '' AS unit, 'booking' AS kind, '' AS note, number, false AS area, event_type AS "eventType",
       coalesce(city, district) AS city, NULL::int AS quantity, true AS "forQuote"
     FROM enquiries WHERE listing_id = $1 AND event_date BETWEEN $2 AND $3 AND status = 'accepted' ORDER BY event_date, number`,
    [listingId, from, to],
  );
  return rows;
}

export type FeedRow = {
  id: string;
  listingId: string;
  name: string;
  address: string;
  createdAt: Date;
  triedAt: Date | null;
  readAt: Date | null;
  trouble: string | null;
  failures: number;
  /** Entries of the file when it was last read, and those of them that could not be. */
  total: number;
  unread: number;
};
const FEED =
  'f.id, f.listing_id AS "listingId", f.name, f.address, f.created_at AS "createdAt", f.tried_at AS "triedAt", f.read_at AS "readAt", f.trouble, f.failures, f.total, f.unread';

/** The calendars elsewhere that are read for a listing, in the order in which they were added. */
export async function feedsOf(db: Db, listingId: string): Promise<FeedRow[]> {
  const { rows } = await db.$client.query<FeedRow>(
    `SELECT ${FEED} FROM calendar_feeds f WHERE f.listing_id = $1 ORDER BY f.id`,
    [listingId],
  );
  return rows;
}

/** Of any listing: the caller looks whose it is. */
export async function feedById(db: Db, id: string): Promise<FeedRow | null> {
  const { rows } = await db.$client.query<FeedRow>(`SELECT ${FEED} FROM calendar_feeds f WHERE f.id = $1`, [id]);
  return rows[0] ?? null;
}

/** @returns its id; null where the same address is read already */
export async function insertFeed(tx: Tx, listingId: string, { name, address }: FeedForm): Promise<string | null> {
  const { rows } = await tx.$client.query<{ id: string }>(
    "INSERT INTO calendar_feeds (id, listing_id, name, address) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id",
    [newId(), listingId, name, address],
  );
  return rows[0]?.id ?? null;
}

/** @returns whether there was such a one */
export async function removeFeed(tx: Tx, listingId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query("DELETE FROM calendar_feeds WHERE listing_id = $1 AND id = $2", [
    listingId,
    id,
  ]);
  return rowCount === 1;
}

/** Those that were not tried since, the longest waiting first. */
export async function dueFeeds(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `SELECT f.id FROM calendar_feeds f JOIN listings l ON l.id = f.listing_id JOIN users u ON u.id = l.owner_id
     WHERE (f.tried_at IS NULL OR f.tried_at < $1) AND u.erase_after IS NULL ORDER BY f.tried_at NULLS FIRST LIMIT $2`,
    [before, most],
  );
  return rows.map(({ id }) => id);
}

/** What a calendar says now, in place of what it said; what stands there already is not written again. */
export async function keepEntries(
  tx: Tx,
  feedId: string,
  { entries, total, unread }: { entries: readonly OutsideEntry[]; total: number; unread: number },
  now: Date,
): Promise<void> {
  const { rowCount } = await tx.$client.query(
    "UPDATE calendar_feeds SET tried_at = $2, read_at = $2, trouble = NULL, failures = 0, total = $3, unread = $4 WHERE id = $1",
    [feedId, now, total, unread],
  );
  if (rowCount === 0) return;
  const given = JSON.stringify(
    entries.map(({ from, to, wholeDay }) => ({
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(to).toISOString(),
      whole_day: wholeDay,
    })),
  );
  await tx.$client.query(
    `DELETE FROM outside_entries e WHERE e.feed_id = $1 AND NOT EXISTS (
       SELECT FROM jsonb_to_recordset($2::jsonb) AS g (starts_at timestamptz, ends_at timestamptz, whole_day boolean)
       WHERE (g.starts_at, g.ends_at, g.whole_day) = (e.starts_at, e.ends_at, e.whole_day))`,
    [feedId, given],
  );
  await tx.$client.query(
    `INSERT INTO outside_entries (feed_id, starts_at, ends_at, whole_day)
     SELECT $1, starts_at, ends_at, whole_day FROM jsonb_to_recordset($2::jsonb) AS g (starts_at timestamptz, ends_at timestamptz, whole_day boolean)
     ON CONFLICT DO NOTHING`,
    [feedId, given],
  );
}

/** @returns how often in a row it has failed by now, and whose it is; null where it is gone */
export async function noteTrouble(
  tx: Tx,
  feedId: string,
  trouble: string,
  now: Date,
): Promise<{ failures: number; ownerId: string | null } | null> {
  const { rows } = await tx.$client.query<{ failures: number; ownerId: string | null }>(
    `UPDATE calendar_feeds f SET tried_at = $3, trouble = $2, failures = failures + 1 FROM listings l WHERE f.id = $1 AND l.id = f.listing_id
     RETURNING f.failures, l.owner_id AS "ownerId"`,
    [feedId, trouble, now],
  );
  return rows[0] ?? null;
}

/** Something elsewhere, by the name of its calendar. */
export type OutsideRow = { calendar: string; startsAt: Date; endsAt: Date; wholeDay: boolean };

/** When whoever keeps a listing is busy elsewhere, within a span. */
export async function outsideWithin(
  db: Db,
  listingId: string,
  { from, to }: Span,
  most: number,
): Promise<OutsideRow[]> {
  const { rows } = await db.$client.query<OutsideRow>(
    `SELECT f.name AS calendar, e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.whole_day AS "wholeDay" FROM calendar_feeds f JOIN outside_entries e ON e.feed_id = f.id
     WHERE f.listing_id = $1 AND e.starts_at < $3 AND e.ends_at > $2 ORDER BY e.starts_at, f.name, e.ends_at LIMIT $4`,
    [listingId, new Date(from), new Date(to), most],
  );
  return rows;
}

/** What is over, of calendars that are not read any more. */
export async function sweepOutside(db: Db, before: Date): Promise<void> {
  await db.$client.query("DELETE FROM outside_entries WHERE ends_at < $1", [before]);
}
