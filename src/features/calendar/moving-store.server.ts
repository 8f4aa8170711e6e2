/** The holds of one request, changed one by one. */
import type { Slot, Span } from "../../domain/slots.ts";
import type { Bucket } from "./calendar-days.ts";
import type { Tx } from "../../platform/database/database.server.ts";

type Whose = { listingId: string; enquiryId: string };
type Own = Span & { id: string; unit: string; day: string; slot: Slot };

/** What a request holds of this listing for good. */
export async function heldOf(tx: Tx, { listingId, enquiryId }: Whose): Promise<Own[]> {
  const { rows } = await tx.$client.query<Own>(
    `SELECT id, unit, day::text AS day, slot, (extract(epoch FROM lower(span)) * 1000)::float8 AS "from", (extract(epoch FROM upper(span)) * 1000)::float8 AS "to"
     FROM holds WHERE listing_id = $1 AND enquiry_id = $2 ORDER BY id`,
    [listingId, enquiryId],
  );
  return rows;
}

/** Whoever was kept out by them may have those dates. */
export async function deleteHolds(tx: Tx, gone: readonly { id: string }[]): Promise<void> {
  if (gone.length === 0) return;
  await tx.$client.query("DELETE FROM holds WHERE id = ANY($1::uuid[])", [gone.map(({ id }) => id)]);
}

/** What it has of other counters goes. */
export async function returnCounts(
  tx: Tx,
  { listingId, enquiryId, but }: Whose & { but: readonly Bucket[] },
): Promise<void> {
  await tx.$client.query(
    `WITH gone AS (
       DELETE FROM stock_holds h WHERE h.listing_id = $1 AND h.enquiry_id = $2
         AND NOT EXISTS (SELECT FROM unnest($3::date[], $4::text[]) k (day, slot) WHERE (k.day, k.slot) = (h.day, h.slot))
       RETURNING day, slot, quantity
     )
     UPDATE stock s SET taken = s.taken - g.quantity FROM gone g WHERE s.listing_id = $1 AND (s.day, s.slot) = (g.day, g.slot)`,
    [listingId, enquiryId, but.map(({ day }) => day), but.map(({ slot }) => slot)],
  );
}
