/** My requests as its page lists them: by stage and by day. */
import { and, desc, eq, gte, lt, lte, not, or, sql, type SQL } from "drizzle-orm";
import { addDays } from "../../domain/dates.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { enquiries } from "../../platform/database/schema.server.ts";
import {
  SIDES,
  selectWithListing,
  withListing,
  type EnquiryRow,
  type EnquiryWithListing,
} from "./enquiry-store.server.ts";
import { lastDayOf } from "./last-day.ts";
import {
  OVER_STATUSES,
  type Box,
  type RequestCursor,
  type RequestFilters,
  type Stage,
  type Time,
} from "./request-filters.ts";

const LAST_DAY = sql<string | null>`last_day_of(${enquiries.eventDate}, ${enquiries.details})`;
/** Nothing is to be done any more: $1 is today. */
const isOver = (today: string) =>
  sql<boolean>`(${enquiries.status} IN ('declined', 'cancelled', 'completed') OR coalesce(${LAST_DAY} < ${today}, false))`;

function ofTime(time: Time | null, today: string): SQL | undefined {
  if (time === null) return undefined;
  if (time === "past") return lt(LAST_DAY, today);
  return and(gte(enquiries.eventDate, today), lte(enquiries.eventDate, addDays(today, time === "week" ? 7 : 30)));
}

/** By what a stage is ordered before all else, of the request of an id; null where the newest stand first. */
function nearest(stage: RequestFilters["stage"], dueAt: (requestId: SQL) => SQL): ((requestId: SQL) => SQL) | null {
  if (stage === "confirmed")
    return (id) => sql`coalesce((SELECT d.event_date FROM enquiries d WHERE d.id = ${id}), 'infinity'::date)`;
  if (stage === "quoted") return (id) => sql`coalesce(${dueAt(id)}, 'infinity'::timestamptz)`;
  return null;
}

const newestBehind = (after: RequestCursor, over: SQL) =>
  after.over ? and(over, lt(enquiries.id, after.id)) : or(over, lt(enquiries.id, after.id));

/**
 * What a person sent or received, newest first, and what is over behind all others; what is booked by its day, and
 * quotes by how long they stand, the nearest first.
 * @param quoted of a row of enquiries, whether a quote waits for its sender
 * @param dueAt of the request of an id, when its quote runs out
 */
export async function requestsOf(
  db: Db,
  box: Box,
  userId: string,
  { stage, time, after, number }: RequestFilters,
  { today, limit, quoted, dueAt }: { today: string; limit: number; quoted: SQL; dueAt: (requestId: SQL) => SQL },
): Promise<(EnquiryWithListing & { over: boolean })[]> {
  const over = isOver(today);
  const waits = stage === "quoted" ? "pending" : stage;
  const wanted =
    waits === null
      ? undefined
      : waits === "over"
        ? over
        : and(
            eq(enquiries.status, waits),
            not(over),
            waits === "pending" ? (stage === "quoted" ? quoted : not(quoted)) : undefined,
          );
  const key = nearest(stage, dueAt);
  const near = key?.(sql`enquiries.id`);
  const behind =
    after && key && near
      ? sql`(${near} > ${key(sql`${after.id}::uuid`)} OR (${near} = ${key(sql`${after.id}::uuid`)} AND ${lt(enquiries.id, after.id)}))`
      : after && newestBehind(after, over);
  const rows = await selectWithListing(db)
    .where(
      and(
        eq(SIDES[box], userId),
        wanted,
        ofTime(time, today),
        behind ?? undefined,
        number ? eq(enquiries.number, number) : undefined,
      ),
    )
    .orderBy(over, ...(near ? [near] : []), desc(enquiries.id))
    .limit(limit);
  const done = (row: EnquiryRow) => {
    const last = lastDayOf(row);
    return OVER_STATUSES.includes(row.status) || (last !== null && last < today);
  };
  return rows.map(withListing).map((row) => ({ ...row, over: done(row) }));
}

/** How many a person has in each stage. */
export async function stagesOf(
  db: Db,
  box: Box,
  userId: string,
  { today, quoted }: { today: string; quoted: SQL },
): Promise<Record<Stage, number>> {
  const over = isOver(today);
  const rows = await db
    .select({
      stage: sql<Stage>`CASE WHEN ${over} THEN 'over' WHEN ${enquiries.status} = 'pending' AND ${quoted} THEN 'quoted' ELSE ${enquiries.status} END`,
      n: sql<number>`count(*)::int`,
    })
    .from(enquiries)
    .where(eq(SIDES[box], userId))
    .groupBy(sql`1`);
  return {
    pending: 0,
    quoted: 0,
    accepted: 0,
    confirmed: 0,
    over: 0,
    ...Object.fromEntries(rows.map(({ stage, n }) => [stage, n])),
  };
}
