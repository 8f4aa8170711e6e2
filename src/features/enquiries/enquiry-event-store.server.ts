import { asc, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiryEvents } from "../../platform/database/schema.server.ts";

export type EnquiryEventRow = typeof enquiryEvents.$inferSelect;

/** A line of a request's story. */
export async function insertEvent(tx: Tx, event: EnquiryEventRow): Promise<void> {
  await tx.insert(enquiryEvents).values(event);
}

/** The stories of these requests, each oldest first, by the request's id. */
export async function eventsOf(db: Db, enquiryIds: readonly string[]): Promise<Map<string, EnquiryEventRow[]>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(enquiryEvents)
    .where(inArray(enquiryEvents.enquiryId, [...enquiryIds]))
    .orderBy(asc(enquiryEvents.enquiryId), asc(enquiryEvents.id));
  return Map.groupBy(rows, ({ enquiryId }) => enquiryId);
}

/**
 * How long the keeper of a listing took to answer the requests of a year: how many were answered, and the median in
 * minutes. By the owner's index: requests have none by their listing.
 */
export async function usualReply(db: Db, listingId: string): Promise<{ answers: number; minutes: number | null }> {
  const { rows } = await db.execute<{ answers: number; minutes: number | null }>(sql`
    SELECT count(*)::int AS answers, percentile_cont(0.5) WITHIN GROUP (ORDER BY waited)::float8 AS minutes FROM (
      SELECT extract(epoch FROM a.at - e.created_at) / 60 AS waited
      FROM enquiries e CROSS JOIN LATERAL answered_at(e.id) a
      WHERE a.at IS NOT NULL AND e.recipient_id = (SELECT owner_id FROM listings WHERE id = ${listingId}) AND e.listing_id = ${listingId}
        AND e.created_at > now() - interval '1 year'
    ) AS answered`);
  return rows[0] ?? { answers: 0, minutes: null };
}
