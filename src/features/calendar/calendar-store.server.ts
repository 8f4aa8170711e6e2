/** What calendars say, read whole, and the lock that whoever changes their days takes first. */
import { rangeOf, type Slot, type Span } from "../../domain/slots.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { ListingStatus } from "../listings/listing-access.ts";
import { categories } from "../registry.ts";
import type { Counted } from "./calendar-days.ts";
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
  /** `forQuote`: held for a while, which a quote is open for. */
  holds: { unit: string; day: string; from: number; to: number; kind: "block" | "booking"; forQuote: boolean }[];
  counts: Counted[];
  /** How many of a day are held for quotes. */
  quoted: { day: string; waiting: number }[];
  /** Requests that hold nothing: accepted ones wait, confirmed ones knew that the day was taken. */
  requests: { day: string; waiting: number; confirmed: number }[];
};

/** Of a request: it holds nothing. */
const HOLDS_NOT =
  "NOT EXISTS (SELECT FROM holds h WHERE h.enquiry_id = e.id AND (h.expires_at IS NULL OR h.expires_at > now())) AND NOT EXISTS (SELECT FROM stock_holds q WHERE q.enquiry_id = e.id AND (q.expires_at IS NULL OR q.expires_at > now()))";
/** How many of a day are held for quotes alone, whether that has run out or not: who reads it reads 'asked', or free again. */
const FOR_A_WHILE =
  "(SELECT coalesce(sum(q.quantity), 0)::int FROM stock_holds q WHERE (q.listing_id, q.day, q.slot) = (s.listing_id, s.day, s.slot) AND q.expires_at IS NOT NULL)";
/** The last day of a request (migration 0083, as `lastDayOf` has it). */
const LAST_DAY = "last_day_of(e.event_date, e.details)";
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
       CASE WHEN c.listing_id IS NOT NULL THEN json_build_object('capacity', c.capacity, 'slots', c.slots, 'ownSlots', c.own_slots, 'weekdaysOff', c.weekdays_off, 'leadDays', c.lead_days, 'bufferMinutes', c.buffer_minutes) END AS said,
       coalesce(c.updated_at <= now() - interval '${TOLD_DAYS} days', false) AS stale,
       (SELECT coalesce(json_agg(u->>'name'), '[]') FROM jsonb_array_elements(CASE jsonb_typeof(l.attributes -> ($4::jsonb ->> l.category)) WHEN 'array' THEN l.attributes -> ($4::jsonb ->> l.category) ELSE '[]' END) u) AS units,
       (SELECT coalesce(json_agg(json_build_object('unit', h.unit, 'day', h.day, 'from', extract(epoch FROM lower(h.span)) * 1000, 'to', extract(epoch FROM upper(h.span)) * 1000, 'kind', h.kind, 'forQuote', h.expires_at IS NOT NULL)), '[]')
          FROM holds h WHERE h.listing_id = l.id AND h.day BETWEEN $2::date - 2 AND $3::date + 2 AND (h.expires_at IS NULL OR h.expires_at > now()) AND ($5::uuid IS NULL OR h.enquiry_id IS DISTINCT FROM $5)) AS holds,
       (SELECT coalesce(json_agg(json_build_object('day', s.day, 'slot', s.slot, 'taken', s.taken - ${FOR_A_WHILE}, 'capacity', s.capacity, 'closed', s.closed)), '[]')
          FROM stock s WHERE s.listing_id = l.id AND s.day BETWEEN $2::date - 1 AND $3::date + 1) AS counts,
       (SELECT coalesce(json_agg(a), '[]') FROM (SELECT p.day, max(p.waiting) AS waiting FROM (SELECT q.day, sum(q.quantity) AS waiting FROM stock_holds q WHERE q.listing_id = l.id AND q.day BETWEEN $2::date AND $3::date AND q.expires_at > now() AND q.enquiry_id IS DISTINCT FROM $5::uuid GROUP BY q.day, q.slot) p GROUP BY p.day) a) AS quoted,
       (SELECT coalesce(json_agg(a), '[]') FROM (SELECT r.day, (count(*) FILTER (WHERE e.status = 'accepted'))::int AS waiting, (count(*) FILTER (WHERE e.status = 'confirmed'))::int AS confirmed
          FROM ${DAYS_OF_REQUESTS} AND e.status IN ('accepted', 'confirmed') AND ${HOLDS_NOT} AND e.id IS DISTINCT FROM $5::uuid GROUP BY r.day) a) AS requests
     FROM listings l LEFT JOIN calendars c ON c.listing_id = l.id WHERE l.id = ANY($1::uuid[])`,
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
     SELECT r.day::text, 'whole', '', 'booking', '', e.number, false, e.event_type, coalesce(e.city, e.district), NULL, false
       FROM listings l, ${DAYS_OF_REQUESTS} AND l.id = $1 AND e.status IN ('confirmed', 'completed') AND ${HOLDS_NOT}
     ORDER BY 1, 3, 2, 6`,
    [listingId, from, to],
  );
  return rows;
}

/** What a request holds. `until` null: for good. */
export type Hold = { listingId: string; enquiryId: string; until: Date | null; now: Date };

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

/**
 * Writes all of them as they are (the caller has left out what the category's calendar knows nothing of), and that the
 * calendar was looked after now.
 */
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

/** Who or what has that day, the first that there is: a request by its number, or a block; null where it is free. */
export async function holderOf(
  db: Db,
  {
    listingId,
    day,
    lastDay,
    spans,
    units,
    except,
  }: {
    listingId: string;
    day: string;
    lastDay: string;
    spans: readonly Span[];
    units: readonly string[];
    except: string;
  },
): Promise<{ number: string | null } | null> {
  const { rows } = await db.$client.query<{ number: string | null }>(
    `SELECT e.number FROM holds h LEFT JOIN enquiries e ON e.id = h.enquiry_id WHERE h.listing_id = $1 AND h.span && $3::tstzmultirange AND (h.unit = '' OR h.unit = ANY($5)) AND (h.expires_at IS NULL OR h.expires_at > now())
     UNION ALL
     SELECT e.number FROM enquiries e WHERE e.listing_id = $1 AND e.event_date BETWEEN $2::date - 60 AND $6 AND ${LAST_DAY} >= $2 AND e.id <> $4 AND ${HOLDS_NOTHING}
     UNION ALL
     SELECT e.number FROM stock_holds q JOIN enquiries e ON e.id = q.enquiry_id WHERE q.listing_id = $1 AND q.day BETWEEN $2 AND $6 AND q.enquiry_id <> $4
     ORDER BY number NULLS LAST LIMIT 1`,
    [listingId, day, `{${spans.map(rangeOf).join(",")}}`, except, units, lastDay],
  );
  return rows[0] ?? null;
}
