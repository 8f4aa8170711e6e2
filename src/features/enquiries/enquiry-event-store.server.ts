import { asc, inArray } from "drizzle-orm";
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
