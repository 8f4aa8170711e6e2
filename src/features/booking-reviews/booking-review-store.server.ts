import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { bookingReviewRounds, bookingReviews } from "../../platform/database/schema.server.ts";
import type { OrganiserRecord } from "../bookings/booking-opinions.server.ts";
import type { BookingMove, BookingSide, BookingState } from "../bookings/booking-table.ts";
import type { Ended } from "./booking-review-model.ts";

export type RoundRow = typeof bookingReviewRounds.$inferSelect;
export type OpinionRow = typeof bookingReviews.$inferSelect;
export type EndedBooking = Ended & { bookingId: string };

type EndedRow = {
  id: string;
  state: BookingState;
  due_at: Date | null;
  due_move: BookingMove | null;
  day: string | null;
  over_at: Date | null;
  cancelled_at: Date | null;
  missed: boolean;
};

const ENDED = `b.id, b.state, b.due_at, b.due_move, e.event_date::text AS day,
       (SELECT min(m.at) FROM booking_moves m WHERE m.booking_id = b.id AND m.to_state IN ('delivered', 'closed')) AS over_at,
       (SELECT max(m.at) FROM booking_moves m WHERE m.booking_id = b.id AND (m.move = 'cancel' AND m.from_state IN ('confirmed', 'delivered') OR m.move IN ('admitNoShow', 'standNoShow'))) AS cancelled_at,
       EXISTS (SELECT FROM booking_moves m WHERE m.booking_id = b.id AND m.move IN ('admitNoShow', 'standNoShow')) AS missed`;

const endedIn = (row: EndedRow): EndedBooking => ({
  bookingId: row.id,
  state: row.state,
  dueAt: row.due_at,
  dueMove: row.due_move,
  eventDate: row.day,
  overAt: row.over_at,
  cancelledAt: row.cancelled_at,
  missed: row.missed,
});

/** The booking of a request, and how it ended; null where nothing was quoted. */
export async function endedOf(db: Db, enquiryId: string): Promise<EndedBooking | null> {
  const { rows } = await db.$client.query<EndedRow>(
    `SELECT ${ENDED} FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE b.enquiry_id = $1`,
    [enquiryId],
  );
  return rows[0] ? endedIn(rows[0]) : null;
}

/** How far the reviews of some requests' bookings are. */
export type RoundGlance = {
  enquiryId: string;
  ended: EndedBooking;
  publishedAt: Date | null;
  /** Null where nothing has opened it yet. */
  closesAt: Date | null;
  wrote: BookingSide[];
};

export async function roundsOf(db: Db, enquiryIds: readonly string[]): Promise<RoundGlance[]> {
  if (enquiryIds.length === 0) return [];
  const { rows } = await db.$client.query<
    EndedRow & { enquiry_id: string; published_at: Date | null; closes_at: Date | null; wrote: BookingSide[] }
  >(
    `SELECT ${ENDED}, b.enquiry_id, r.published_at, r.closes_at,
       ARRAY(SELECT o.side FROM booking_reviews o WHERE o.booking_id = b.id) AS wrote
     FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id LEFT JOIN booking_review_rounds r ON r.booking_id = b.id
     WHERE b.enquiry_id = ANY($1::uuid[])`,
    [enquiryIds],
  );
  return rows.map((row) => ({
    enquiryId: row.enquiry_id,
    ended: endedIn(row),
    publishedAt: row.published_at,
    closesAt: row.closes_at,
    wrote: row.wrote,
  }));
}

/**
 * Until when the two sides may write, and since when everybody reads them; null where nothing has opened it yet (ADR
 * 27).
 */
export async function roundOf(db: Db, bookingId: string): Promise<RoundRow | null> {
  const [row] = await db.select().from(bookingReviewRounds).where(eq(bookingReviewRounds.bookingId, bookingId));
  return row ?? null;
}

/** @returns whether it is new */
export async function openRound(tx: Tx, row: Omit<RoundRow, "publishedAt">): Promise<boolean> {
  const opened = await tx
    .insert(bookingReviewRounds)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: bookingReviewRounds.bookingId });
  return opened.length > 0;
}

/** Takes the seal off. @returns whether it was on */
export async function unseal(tx: Tx, bookingId: string, now: Date): Promise<boolean> {
  const unsealed = await tx
    .update(bookingReviewRounds)
    .set({ publishedAt: now })
    .where(and(eq(bookingReviewRounds.bookingId, bookingId), isNull(bookingReviewRounds.publishedAt)))
    .returning({ id: bookingReviewRounds.bookingId });
  return unsealed.length > 0;
}

/** By side, sealed or not: who may read them is the service's to say. */
export async function opinionsOf(db: Db, bookingId: string): Promise<Partial<Record<BookingSide, OpinionRow>>> {
  const rows = await db.select().from(bookingReviews).where(eq(bookingReviews.bookingId, bookingId));
  return Object.fromEntries(rows.map((row) => [row.side, row]));
}

type Written = Pick<OpinionRow, "bookingId" | "side" | "personId" | "stars" | "comment" | "noShow" | "writtenAt">;

/** Writes it, or writes it anew. */
export async function putOpinion(tx: Tx, row: Written): Promise<void> {
  const { stars, comment, noShow, personId, writtenAt: editedAt } = row;
  await tx
    .insert(bookingReviews)
    .values(row)
    .onConflictDoUpdate({
      target: [bookingReviews.bookingId, bookingReviews.side],
      set: { stars, comment, noShow, personId, editedAt },
    });
}

/** Replies to what this side wrote. @returns false where there is a reply already */
export async function putReply(
  tx: Tx,
  bookingId: string,
  writer: BookingSide,
  reply: { text: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(bookingReviews)
    .set({ reply: reply.text, repliedAt: reply.at })
    .where(
      and(eq(bookingReviews.bookingId, bookingId), eq(bookingReviews.side, writer), isNull(bookingReviews.repliedAt)),
    )
    .returning({ side: bookingReviews.side });
  return rows.length > 0;
}

/** The requests whose bookings came to an end since then and ask nobody how it was yet. */
export async function lately(db: Db, since: Date, most: number): Promise<{ enquiryId: string }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string }>(
    `SELECT DISTINCT b.enquiry_id AS "enquiryId" FROM booking_moves m JOIN bookings b ON b.id = m.booking_id
     WHERE m.at >= $1 AND m.to_state IN ('delivered', 'closed', 'cancelled') AND b.state IN ('delivered', 'closed', 'cancelled')
       AND NOT EXISTS (SELECT 1 FROM booking_review_rounds r WHERE r.booking_id = b.id) ORDER BY 1 LIMIT $2`,
    [since, most],
  );
  return rows;
}

/** The requests whose seal is to be taken off, the longest due first. */
export async function toUnseal(db: Db, now: Date, most: number): Promise<{ enquiryId: string }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string }>(
    `SELECT b.enquiry_id AS "enquiryId" FROM booking_review_rounds r JOIN bookings b ON b.id = r.booking_id
     WHERE r.published_at IS NULL AND r.closes_at <= $1 ORDER BY r.closes_at LIMIT $2`,
    [now, most],
  );
  return rows;
}

/** How somebody kept to what they had agreed as an organiser. */
export async function recordOf(
  db: Db,
  organiserId: string,
  now: Date,
): Promise<Omit<OrganiserRecord, "due" | "inTime">> {
  const { rows } = await db.$client.query<{ kept: number; off: number; reviews: number; stars: number }>(
    `SELECT count(*) FILTER (WHERE b.state IN ('delivered', 'closed') OR (b.state = 'confirmed' AND b.due_at <= $2))::int AS kept,
       count(*) FILTER (WHERE b.state = 'cancelled' AND EXISTS (
         SELECT 1 FROM booking_moves m WHERE m.booking_id = b.id AND (m.move = 'cancel' AND m.by = 'organiser' AND m.from_state IN ('confirmed', 'delivered')
           OR m.move IN ('admitNoShow', 'standNoShow') AND m.from_state = 'organiserMissed')))::int AS off,
       count(o.stars)::int AS reviews, coalesce(round(avg(o.stars), 1), 0)::float8 AS stars
     FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id
     LEFT JOIN booking_review_rounds r ON r.booking_id = b.id AND (r.published_at IS NOT NULL OR r.closes_at <= $2)
     LEFT JOIN booking_reviews o ON o.booking_id = r.booking_id AND o.side = 'provider'
     WHERE e.sender_id = $1`,
    [organiserId, now],
  );
  const { kept = 0, off = 0, reviews = 0, stars = 0 } = rows[0] ?? {};
  return { kept, calledOff: off, reviews, stars };
}
