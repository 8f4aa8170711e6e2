import type { Slot } from "../../domain/slots.ts";
import { rangeOf, spanOf, type Span } from "../../domain/slots.ts";
import { newId } from "../../domain/ids.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { onceLocked } from "../../platform/database/locked-first.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { ListingStatus } from "../listings/listing-access.ts";
import { categories } from "../registry.ts";
import type { Bucket, Counted } from "./calendar-days.ts";
import type { CalendarSettings } from "./calendar-model.ts";

/** Where the listings of a category name their halls. */
const UNITS = JSON.stringify(
  Object.fromEntries(
    categories.flatMap(({ key, calendar }) => (calendar.mode === "halls" ? [[key, calendar.units]] : [])),
  ),
);

/** Whose calendar nobody has looked after for so many days says nothing of free days. */
export const TOLD_DAYS = 30;
/** After so many days the days of a calendar are written anew. */
const ROLLED_DAYS = 60;

export type CalendarRow = {
  id: string;
  category: string;
  status: ListingStatus;
  said: CalendarSettings | null;
  /** Nobody has looked after it for TOLD_DAYS. */
  stale: boolean;
  units: string[];
  holds: { unit: string; day: string; from: number; to: number; kind: "block" | "booking" }[];
  counts: Counted[];
  asked: { day: string; waiting: number }[];
  unheld: { day: string; confirmed: number }[];
};

/** Of a request: it holds nothing. */
const HOLDS_NOT =
  "NOT EXISTS (SELECT FROM holds h WHERE h.enquiry_id = e.id AND (h.expires_at IS NULL OR h.expires_at > now())) AND NOT EXISTS (SELECT FROM stock_holds q WHERE q.enquiry_id = e.id AND (q.expires_at IS NULL OR q.expires_at > now()))";
/** How many of a day are held for quotes alone, whether that has run out or not: who reads it reads 'asked', or free again. */
const FOR_A_WHILE =
  "(SELECT coalesce(sum(q.quantity), 0)::int FROM stock_holds q WHERE (q.listing_id, q.day, q.slot) = (s.listing_id, s.day, s.slot) AND q.expires_at IS NOT NULL)";
/** The last day of a request: what is rented is brought back on it. */
const LAST_DAY =
  "CASE WHEN e.details->>'returnDate' ~ '^\\d{4}-\\d\\d-\\d\\d$' THEN greatest(e.event_date, least((e.details->>'returnDate')::date, e.event_date + 60)) ELSE e.event_date END";
/** Each day of the requests `e` between two days, both included. */
const DAYS_OF_REQUESTS = `enquiries e, LATERAL (SELECT d::date AS day FROM generate_series(e.event_date, ${LAST_DAY}, interval '1 day') d) r
            WHERE e.listing_id = l.id AND e.event_date BETWEEN $2::date - 60 AND $3::date AND r.day BETWEEN $2::date AND $3::date`;
/** A confirmed request that holds nothing: who accepted it knew that its day was taken. */
const HOLDS_NOTHING = `e.status = 'confirmed' AND ${HOLDS_NOT}`;

/** Calendars between two ISO days, both included, in one statement. Unknown ids are left out. */
export async function calendarRows(
  db: Db,
  {
    listingIds,
    from,
    to,
    except = null,
  }: {
    listingIds: readonly string[];
    from: string;
    to: string;
    /** A request that does not count. */ except?: string | null;
  },
): Promise<CalendarRow[]> {
  const { rows } = await db.$client.query<CalendarRow>({
    // Planning it takes longer than answering it.
    name: "calendars",
    text: `SELECT l.id, l.category, l.status,
       (SELECT json_build_object('capacity', c.capacity, 'slots', c.slots, 'ownSlots', c.own_slots, 'weekdaysOff', c.weekdays_off, 'leadDays', c.lead_days, 'bufferMinutes', c.buffer_minutes) FROM calendars c WHERE c.listing_id = l.id) AS said,
       EXISTS (SELECT FROM calendars c WHERE c.listing_id = l.id AND c.updated_at <= now() - interval '${TOLD_DAYS} days') AS stale,
       (SELECT coalesce(json_agg(u->>'name'), '[]') FROM jsonb_array_elements(CASE jsonb_typeof(l.attributes -> ($4::jsonb ->> l.category)) WHEN 'array' THEN l.attributes -> ($4::jsonb ->> l.category) ELSE '[]' END) u) AS units,
       (SELECT coalesce(json_agg(json_build_object('unit', h.unit, 'day', h.day, 'from', extract(epoch FROM lower(h.span)) * 1000, 'to', extract(epoch FROM upper(h.span)) * 1000, 'kind', h.kind)), '[]')
          FROM holds h WHERE h.listing_id = l.id AND h.day BETWEEN $2::date - 2 AND $3::date + 2 AND h.expires_at IS NULL AND ($5::uuid IS NULL OR h.enquiry_id IS DISTINCT FROM $5)) AS holds,
       (SELECT coalesce(json_agg(json_build_object('day', s.day, 'slot', s.slot, 'taken', s.taken - ${FOR_A_WHILE}, 'capacity', s.capacity, 'closed', s.closed)), '[]')
          FROM stock s WHERE s.listing_id = l.id AND s.day BETWEEN $2::date - 1 AND $3::date + 1) AS counts,
       (SELECT coalesce(json_agg(a), '[]') FROM (SELECT day, sum(waiting)::int AS waiting FROM (
          SELECT r.day, count(*) AS waiting FROM ${DAYS_OF_REQUESTS} AND e.status = 'accepted' AND ${HOLDS_NOT} AND e.id IS DISTINCT FROM $5::uuid GROUP BY r.day
          UNION ALL SELECT h.day, count(*) FROM holds h WHERE h.listing_id = l.id AND h.day BETWEEN $2::date AND $3::date AND h.expires_at > now() AND h.enquiry_id IS DISTINCT FROM $5::uuid GROUP BY h.day
          UNION ALL SELECT p.day, max(p.waiting) FROM (SELECT q.day, sum(q.quantity) AS waiting FROM stock_holds q WHERE q.listing_id = l.id AND q.day BETWEEN $2::date AND $3::date AND q.expires_at > now() AND q.enquiry_id IS DISTINCT FROM $5::uuid GROUP BY q.day, q.slot) p GROUP BY p.day
          ) w GROUP BY day) a) AS asked,
       (SELECT coalesce(json_agg(a), '[]') FROM (SELECT r.day, count(*)::int AS confirmed FROM ${DAYS_OF_REQUESTS} AND ${HOLDS_NOTHING} AND e.id IS DISTINCT FROM $5::uuid GROUP BY r.day) a) AS unheld
     FROM listings l WHERE l.id = ANY($1::uuid[])`,
    values: [listingIds, from, to, UNITS, except],
  });
  return rows;
}

/** What stands on a day, for its owner: blocks with their notes, and who is there. */
export type CalendarEntry = {
  day: string;
  slot: Slot;
  unit: string;
  kind: "block" | "booking";
  note: string;
  /** The request's number, what is celebrated and where. */
  number: string | null;
  /** It went to a whole district. */
  area: boolean;
  eventType: string | null;
  city: string | null;
  quantity: number | null;
  /** Held for a while, until a quote is answered. */
  forQuote: boolean;
};

/** From one ISO day to another, both included, day by day. */
export async function entriesOf(db: Db, listingId: string, from: string, to: string): Promise<CalendarEntry[]> {
  const { rows } = await db.$client.query<CalendarEntry>(
    `SELECT h.day::text AS day, h.slot, h.unit, h.kind, h.note, e.number, coalesce(e.listing_id IS NULL, false) AND e.id IS NOT NULL AS area, e.event_type AS "eventType", coalesce(e.city, e.district) AS city, NULL::int AS quantity, h.expires_at IS NOT NULL AS "forQuote"
       FROM holds h LEFT JOIN enquiries e ON e.id = h.enquiry_id WHERE h.listing_id = $1 AND h.day BETWEEN $2 AND $3 AND (h.expires_at IS NULL OR h.expires_at > now())
     UNION ALL
     SELECT s.day::text, s.slot, '', 'block', s.note, NULL, false, NULL, NULL, NULL, false FROM stock s WHERE s.listing_id = $1 AND s.day BETWEEN $2 AND $3 AND s.closed
     UNION ALL
     SELECT q.day::text, q.slot, '', 'booking', '', e.number, e.listing_id IS NULL, e.event_type, coalesce(e.city, e.district), q.quantity, q.expires_at IS NOT NULL
       FROM stock_holds q JOIN enquiries e ON e.id = q.enquiry_id WHERE q.listing_id = $1 AND q.day BETWEEN $2 AND $3 AND (q.expires_at IS NULL OR q.expires_at > now())
     UNION ALL
     SELECT e.event_date::text, 'whole', '', 'booking', '', e.number, false, e.event_type, coalesce(e.city, e.district), NULL, false
       FROM enquiries e WHERE e.listing_id = $1 AND e.event_date BETWEEN $2 AND $3 AND e.status IN ('confirmed', 'completed') AND ${HOLDS_NOT}
     ORDER BY 1, 3, 2, 6`,
    [listingId, from, to],
  );
  return rows;
}

/**
 * Who changes the days of these listings comes one after the other, until the transaction ends: a request, its listings
 * and their days are held in this order, and several in the order of their ids, so that no two wait for each other.
 */
export async function lockListings(tx: Tx, listingIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(listingIds)].sort())
    await tx.$client.query("SELECT FROM listings WHERE id = $1 FOR NO KEY UPDATE", [id]);
}

/** Notes that the owner has said something now, and nothing else. */
export async function touch(tx: Tx, listingId: string): Promise<void> {
  await tx.$client.query(
    "INSERT INTO calendars (listing_id) VALUES ($1) ON CONFLICT (listing_id) DO UPDATE SET updated_at = now()",
    [listingId],
  );
}

/** Of calendars that nobody has looked after for so long, and that still count as looked after, searches say nothing more. */
export async function untellDays(db: Db): Promise<void> {
  await db.$client.query(
    `UPDATE listing_days d SET told = false FROM calendars c WHERE d.told AND c.listing_id = d.listing_id AND c.updated_at <= now() - interval '${TOLD_DAYS} days'`,
  );
}

/** Writes the days of some calendars anew, those longest ago first: the ring of days goes round in 1,024, and rows are written for 930 ahead. */
export async function rollDays(db: Db, most: number): Promise<void> {
  await db.$client.query(
    `SELECT refresh_days(listing_id, NULL, NULL) FROM (SELECT listing_id FROM listing_days WHERE state = '' AND by_day IS NOT NULL AND rolled_on < current_date - ${ROLLED_DAYS} ORDER BY rolled_on LIMIT $1) r`,
    [most],
  );
}

export async function saveSettings(tx: Tx, listingId: string, said: CalendarSettings): Promise<void> {
  await tx.$client.query(
    `INSERT INTO calendars (listing_id, capacity, slots, weekdays_off, lead_days, buffer_minutes, own_slots) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (listing_id) DO UPDATE SET capacity = excluded.capacity, slots = excluded.slots, own_slots = excluded.own_slots, weekdays_off = excluded.weekdays_off,
       lead_days = excluded.lead_days, buffer_minutes = excluded.buffer_minutes, updated_at = now()`,
    [
      listingId,
      said.capacity,
      said.slots,
      said.weekdaysOff,
      said.leadDays,
      said.bufferMinutes,
      JSON.stringify(said.ownSlots),
    ],
  );
}

/** Of the days to come, where more is promised than there would be. Those and the others are held until the transaction ends. */
export async function overfullDays(
  tx: Tx,
  listingId: string,
  capacity: number,
  today: string,
): Promise<{ day: string; taken: number }[]> {
  const { rows } = await tx.$client.query<{ day: string; taken: number }>(
    "SELECT day::text AS day, taken FROM stock WHERE listing_id = $1 AND day >= $2 ORDER BY day, slot FOR UPDATE",
    [listingId, today],
  );
  return rows.filter(({ taken }) => taken > capacity);
}

/** From today on; null: nothing is said of it. Whether less is left than was promised the caller has looked up (`overfullDays`). */
export async function setCapacity(tx: Tx, listingId: string, capacity: number | null, today: string): Promise<void> {
  await tx.$client.query("UPDATE stock SET capacity = $2 WHERE listing_id = $1 AND day >= $3", [
    listingId,
    capacity,
    today,
  ]);
}

export type NewHold = {
  unit: string;
  day: string;
  slot: Slot;
  kind: "block" | "booking";
  enquiryId?: string;
  note?: string;
  /** It is held until then; by default for good. */
  until?: Date | null;
  /** To set up before it. */
  bufferMinutes?: number;
};

/**
 * Holds what of it is free, in one statement and sorted, so that two who want the same wait for each other in one order.
 * What ran out goes where it stands in the way.
 * @returns as many as are held now; the others were taken
 */
export async function insertHolds(
  tx: Tx,
  listingId: string,
  wanted: readonly NewHold[],
  now: Date,
): Promise<{ unit: string; day: string }[]> {
  const rows = wanted
    .map(({ unit, day, slot, kind, enquiryId = null, note = "", until = null, bufferMinutes = 0 }) => ({
      id: newId(),
      listing_id: listingId,
      unit,
      day,
      slot,
      span: rangeOf(spanOf(day, slot, bufferMinutes)),
      kind,
      enquiry_id: enquiryId,
      note,
      expires_at: until?.toISOString() ?? null,
      created_at: now.toISOString(),
    }))
    .sort((a, b) => (a.unit < b.unit ? -1 : a.unit > b.unit ? 1 : a.day < b.day ? -1 : 1));
  const given = JSON.stringify(rows);
  const held = await insertFree(tx, given);
  if (held.length === rows.length) return held;
  const { rowCount: gone } = await tx.$client.query(
    `DELETE FROM holds h USING jsonb_to_recordset($2::jsonb) AS w (unit text, span tstzrange)
     WHERE h.listing_id = $1 AND h.expires_at <= $3 AND h.unit = w.unit AND h.span && w.span`,
    [listingId, given, now],
  );
  return gone ? [...held, ...(await insertFree(tx, given))] : held;
}

/** @param given the rows, as JSON @returns those that nothing stood against, not even themselves */
async function insertFree(tx: Tx, given: string): Promise<{ unit: string; day: string }[]> {
  const { rows } = await tx.$client.query<{ unit: string; day: string }>(
    `INSERT INTO holds (id, listing_id, unit, day, slot, span, kind, enquiry_id, note, expires_at, created_at)
     SELECT id, listing_id, unit, day, slot, span, kind, enquiry_id, note, expires_at, created_at FROM jsonb_populate_recordset(NULL::holds, $1::jsonb) ORDER BY unit, span
     ON CONFLICT DO NOTHING RETURNING unit, day::text AS day`,
    [given],
  );
  return rows;
}

/**
 * What a request holds of this listing on that day already, and has not run out: from now on until then, or for good.
 * @returns whether it holds anything
 */
export async function holdOn(
  tx: Tx,
  { listingId, enquiryId, day, until, now }: Hold & { day: string },
): Promise<boolean> {
  // Whoever had not locked the listing would wait for it behind their hold, and who has it for that hold.
  const { rowCount } = await tx.$client.query(
    `WITH locked AS MATERIALIZED (SELECT id FROM listings WHERE id = $1 FOR NO KEY UPDATE)
     UPDATE holds SET expires_at = $4 WHERE ${onceLocked("locked")} AND listing_id = $1 AND enquiry_id = $2 AND day = $3 AND (expires_at IS NULL OR expires_at > $5)`,
    [listingId, enquiryId, day, until, now],
  );
  return (rowCount ?? 0) > 0;
}

/** What a request holds of some halls on a day goes. */
export async function dropHolds(
  tx: Tx,
  { listingId, enquiryId, day }: Pick<Hold, "listingId" | "enquiryId"> & { day: string },
) {
  await tx.$client.query("DELETE FROM holds WHERE listing_id = $1 AND enquiry_id = $2 AND day = $3", [
    listingId,
    enquiryId,
    day,
  ]);
}

type Hold = { listingId: string; enquiryId: string; /** Null: for good. */ until: Date | null; now: Date };

/** As two lists, which a statement reads side by side. */
const sideBySide = (buckets: readonly Bucket[]): [days: string[], slots: string[]] => [
  buckets.map(({ day }) => day),
  buckets.map(({ slot }) => slot),
];

/** What is counted and ran out is given back: of some days of a listing, whose counts the caller has locked. */
async function giveBack(tx: Tx, listingId: string, days: readonly string[], now: Date): Promise<void> {
  await tx.$client.query(
    `WITH gone AS (DELETE FROM stock_holds WHERE listing_id = $1 AND day = ANY($2::date[]) AND expires_at <= $3 RETURNING day, slot, quantity)
     UPDATE stock s SET taken = s.taken - g.quantity FROM (SELECT day, slot, sum(quantity)::int AS quantity FROM gone GROUP BY day, slot) g
     WHERE s.listing_id = $1 AND (s.day, s.slot) = (g.day, g.slot)`,
    [listingId, days, now],
  );
}

/**
 * Takes so many of each of these counters, if they are there: of all of them, or of none. What the request holds of them
 * already counts as its own, so that fewer are always to be had. How many there are stays as it is until the transaction
 * ends. What ran out goes first.
 * @returns whether they were
 */
export async function takeStock(
  tx: Tx,
  { listingId, enquiryId, buckets, quantity, until, now }: Hold & { buckets: readonly Bucket[]; quantity: number },
): Promise<boolean> {
  await lockListings(tx, [listingId]);
  const [days, slots] = sideBySide(buckets);
  await giveBack(tx, listingId, days, now);
  const { rowCount } = await tx.$client.query(
    `WITH said AS (SELECT capacity FROM calendars WHERE listing_id = $1), more AS (
       SELECT w.day, w.slot, $4::int - coalesce(q.quantity, 0) AS n FROM unnest($2::date[], $3::text[]) w (day, slot)
       LEFT JOIN stock_holds q ON (q.enquiry_id, q.listing_id, q.day, q.slot) = ($5::uuid, $1::uuid, w.day, w.slot)
     ), full_up AS (
       SELECT FROM more m LEFT JOIN stock s ON (s.listing_id, s.day, s.slot) = ($1::uuid, m.day, m.slot)
       WHERE m.n > 0 AND (s.closed OR coalesce(s.taken, 0) + m.n > CASE WHEN s.day IS NULL THEN (SELECT capacity FROM said) ELSE s.capacity END)
     ), taken AS (
       INSERT INTO stock (listing_id, day, slot, taken, capacity)
       SELECT $1::uuid, day, slot, greatest(n, 0), (SELECT capacity FROM said) FROM more WHERE NOT EXISTS (SELECT FROM full_up) ORDER BY day, slot
       ON CONFLICT (listing_id, day, slot) DO UPDATE SET taken = stock.taken + (SELECT n FROM more m WHERE (m.day, m.slot) = (stock.day, stock.slot))
       RETURNING listing_id, day, slot
     )
     INSERT INTO stock_holds (enquiry_id, listing_id, day, slot, quantity, expires_at)
     SELECT $5::uuid, listing_id, day, slot, $4::int, $6::timestamptz FROM taken
     ON CONFLICT (enquiry_id, listing_id, day, slot) DO UPDATE SET quantity = excluded.quantity, expires_at = excluded.expires_at`,
    [listingId, days, slots, quantity, enquiryId, until],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Takes no more of these counters, or does again; `buckets` null: of everything from one day to another.
 * @returns how many days have changed
 */
export async function closeStock(
  tx: Tx,
  {
    listingId,
    buckets,
    closed,
    note,
  }: { listingId: string; buckets: readonly Bucket[] | { days: readonly string[] }; closed: boolean; note: string },
): Promise<number> {
  await lockListings(tx, [listingId]);
  const all = "days" in buckets;
  const [days, slots] = all ? [buckets.days, []] : sideBySide(buckets);
  const { rows } = closed
    ? await tx.$client.query<{ day: string }>(
        `INSERT INTO stock (listing_id, day, slot, capacity, closed, note) SELECT $1, d, s, (SELECT capacity FROM calendars WHERE listing_id = $1), true, $4 FROM unnest($2::date[], $3::text[]) w (d, s) ORDER BY d, s
         ON CONFLICT (listing_id, day, slot) DO UPDATE SET closed = true, note = excluded.note WHERE NOT stock.closed RETURNING day::text AS day`,
        [listingId, days, slots, note],
      )
    : await tx.$client.query<{ day: string }>(
        `UPDATE stock SET closed = false, note = '' WHERE (listing_id, day, slot) IN (SELECT listing_id, day, slot FROM stock WHERE listing_id = $1 AND closed
           AND (day = ANY($2::date[]) AND $4 OR (day, slot) IN (SELECT d, s FROM unnest($2::date[], $3::text[]) w (d, s))) ORDER BY day, slot FOR UPDATE) RETURNING day::text AS day`,
        [listingId, days, slots, all],
      );
  return new Set(rows.map(({ day }) => day)).size;
}

export type RemovedBlock = { unit: string; day: string; slot: Slot; note: string };

/** Takes blocks away, of one hall or of all: those of a part of the day and of the whole of it. */
export async function removeBlocks(
  tx: Tx,
  listingId: string,
  {
    from,
    to,
    unit,
    slots,
  }: { from: string; to: string; unit: string; /** Null: whichever. */ slots: readonly Slot[] | null },
): Promise<RemovedBlock[]> {
  const { rows } = await tx.$client.query<RemovedBlock>(
    "DELETE FROM holds WHERE listing_id = $1 AND day BETWEEN $2 AND $3 AND kind = 'block' AND ($4 = '' OR unit = $4) AND ($5::text[] IS NULL OR slot = ANY($5)) RETURNING unit, day::text AS day, slot, note",
    [listingId, from, to, unit, slots],
  );
  return rows;
}

/**
 * What a request holds goes, of one listing or of all; first they are locked, as `lockListings` does. @returns the listings whose
 * calendars have changed
 */
export async function releaseHolds(tx: Tx, enquiryId: string, listingId: string | null): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `WITH mine AS MATERIALIZED (SELECT id FROM listings
         WHERE id IN (SELECT listing_id FROM holds WHERE enquiry_id = $1 UNION ALL SELECT listing_id FROM stock_holds WHERE enquiry_id = $1)
         ORDER BY id FOR NO KEY UPDATE),
       held AS (DELETE FROM holds WHERE ${onceLocked("mine")} AND enquiry_id = $1 AND ($2::uuid IS NULL OR listing_id = $2) RETURNING listing_id),
       counted AS (DELETE FROM stock_holds WHERE ${onceLocked("mine")} AND enquiry_id = $1 AND ($2::uuid IS NULL OR listing_id = $2) RETURNING listing_id, day, slot, quantity),
       given AS (UPDATE stock s SET taken = s.taken - c.quantity FROM counted c WHERE (s.listing_id, s.day, s.slot) = (c.listing_id, c.day, c.slot) RETURNING s.listing_id)
     SELECT listing_id AS id FROM held UNION SELECT listing_id FROM given UNION SELECT listing_id FROM counted`,
    [enquiryId, listingId],
  );
  return rows.map(({ id }) => id);
}

/** Who or what has that day: a request by its number, or a block. The first that there is. */
export async function holderOf(
  db: Db,
  {
    listingId,
    day,
    lastDay,
    span,
    units,
    except,
  }: { listingId: string; day: string; lastDay: string; span: Span; units: readonly string[]; except: string },
): Promise<{ number: string | null } | null> {
  const { rows } = await db.$client.query<{ number: string | null }>(
    `SELECT e.number FROM holds h LEFT JOIN enquiries e ON e.id = h.enquiry_id WHERE h.listing_id = $1 AND h.span && $3::tstzrange AND (h.unit = '' OR h.unit = ANY($5)) AND (h.expires_at IS NULL OR h.expires_at > now())
     UNION ALL
     SELECT e.number FROM enquiries e WHERE e.listing_id = $1 AND e.event_date BETWEEN $2::date - 60 AND $6 AND ${LAST_DAY} >= $2 AND e.id <> $4 AND ${HOLDS_NOTHING}
     UNION ALL
     SELECT e.number FROM stock_holds q JOIN enquiries e ON e.id = q.enquiry_id WHERE q.listing_id = $1 AND q.day BETWEEN $2 AND $6 AND q.enquiry_id <> $4
     ORDER BY number NULLS LAST LIMIT 1`,
    [listingId, day, rangeOf(span), except, units, lastDay],
  );
  return rows[0] ?? null;
}

/** Blocks of days that ended before, and what ran out, go. */
export async function sweepHolds(db: Db, before: Date, now: Date): Promise<void> {
  await db.$client.query("DELETE FROM holds WHERE (kind = 'block' AND day < $1::date) OR expires_at <= $2", [
    before,
    now,
  ]);
  const { rows } = await db.$client.query<{ listing: string; day: string }>(
    "SELECT DISTINCT listing_id AS listing, day::text AS day FROM stock_holds WHERE expires_at <= $1 ORDER BY 1, 2",
    [now],
  );
  for (const { listing, day } of rows)
    await transaction(db, async (tx) => {
      await lockListings(tx, [listing]);
      await giveBack(tx, listing, [day], now);
    });
  await db.$client.query("DELETE FROM stock WHERE day < $1::date AND taken = 0", [before]);
  await db.$client.query("UPDATE stock SET note = '' WHERE note <> '' AND day < $1::date", [before]);
}
