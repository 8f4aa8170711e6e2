/** The counters of a listing as a whole, from a day on. */
import type { Slot } from "../../domain/slots.ts";
import type { Tx } from "../../platform/database/database.server.ts";

export type CountedHold = { enquiryId: string; day: string; slot: Slot; quantity: number; expiresAt: string | null };
export type ClosedCount = { day: string; slot: Slot; note: string };

/**
 * Whatever is promised of a listing from a day on stays as it is until the transaction ends: whoever gives a day back
 * holds its request first, and the counts after it.
 */
export async function lockPromised(tx: Tx, listingId: string, today: string): Promise<void> {
  await tx.$client.query(
    "SELECT FROM enquiries WHERE id IN (SELECT enquiry_id FROM stock_holds WHERE listing_id = $1 AND day >= $2) ORDER BY id FOR UPDATE",
    [listingId, today],
  );
}

/** What is promised of its counters, and which take no more, from a day on. */
export async function countedFrom(
  tx: Tx,
  listingId: string,
  today: string,
): Promise<{ holds: CountedHold[]; closed: ClosedCount[] }> {
  const holds = await tx.$client.query<CountedHold>(
    `SELECT enquiry_id AS "enquiryId", day::text AS day, slot, quantity, expires_at::text AS "expiresAt" FROM stock_holds WHERE listing_id = $1 AND day >= $2 ORDER BY day, slot, enquiry_id`,
    [listingId, today],
  );
  const closed = await tx.$client.query<ClosedCount>(
    "SELECT day::text AS day, slot, note FROM stock WHERE listing_id = $1 AND day >= $2 AND closed ORDER BY day, slot",
    [listingId, today],
  );
  return { holds: holds.rows, closed: closed.rows };
}

/**
 * Writes the counters from a day on anew, with what is promised of them.
 * @returns the first of which more is promised than there is; nothing is to be kept of it then
 */
export async function putCounts(
  tx: Tx,
  {
    listingId,
    today,
    capacity,
    holds,
    closed,
  }: {
    listingId: string;
    today: string;
    capacity: number | null;
    holds: readonly CountedHold[];
    closed: readonly ClosedCount[];
  },
): Promise<{ day: string; taken: number } | null> {
  const taken = new Map<string, { day: string; slot: Slot; taken: number; closed: boolean; note: string }>();
  const counter = ({ day, slot }: { day: string; slot: Slot }) => {
    const key = `${day} ${slot}`;
    const one = taken.get(key) ?? { day, slot, taken: 0, closed: false, note: "" };
    taken.set(key, one);
    return one;
  };
  for (const hold of holds) counter(hold).taken += hold.quantity;
  for (const { note, ...bucket } of closed) Object.assign(counter(bucket), { closed: true, note });
  const counters = [...taken.values()];
  const over = capacity === null ? undefined : counters.find((one) => one.taken > capacity);
  if (over) return over;
  // What is promised of a counter goes with it.
  await tx.$client.query("DELETE FROM stock WHERE listing_id = $1 AND day >= $2", [listingId, today]);
  await tx.$client.query(
    `INSERT INTO stock (listing_id, day, slot, taken, capacity, closed, note)
     SELECT $1, day, slot, taken, $3::int, closed, note FROM jsonb_to_recordset($2::jsonb) AS c (day date, slot text, taken int, closed boolean, note text) ORDER BY day, slot`,
    [listingId, JSON.stringify(counters), capacity],
  );
  await tx.$client.query(
    `INSERT INTO stock_holds (enquiry_id, listing_id, day, slot, quantity, expires_at)
     SELECT "enquiryId", $1, day, slot, quantity, "expiresAt" FROM jsonb_to_recordset($2::jsonb) AS c ("enquiryId" uuid, day date, slot text, quantity int, "expiresAt" timestamptz)`,
    [listingId, JSON.stringify(holds)],
  );
  return null;
}
