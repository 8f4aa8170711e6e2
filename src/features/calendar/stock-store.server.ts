/** What is counted: how many of a listing there are on a day, and how many are taken. */
import type { Tx } from "../../platform/database/database.server.ts";
import type { Bucket } from "./calendar-days.ts";
import { lockListings, type Hold } from "./calendar-store.server.ts";

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

/** As two lists, which a statement reads side by side. */
const sideBySide = (buckets: readonly Bucket[]): [days: string[], slots: string[]] => [
  buckets.map(({ day }) => day),
  buckets.map(({ slot }) => slot),
];

/** What is counted and ran out is given back: of some days of a listing, whose counts the caller has locked. */
export async function giveBack(tx: Tx, listingId: string, days: readonly string[], now: Date): Promise<void> {
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
 * Takes no more of these counters, or does again. @param buckets which; by their days alone every part of them
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
