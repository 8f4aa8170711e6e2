import { todayIST } from "../../domain/dates.ts";
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import {
  agreements,
  bookingMoves,
  bookings,
  enquiries,
  quotes,
  requestReminders,
} from "../../platform/database/schema.server.ts";
import { DAY_MOVES } from "./booking-day.ts";
import type { BookingActor, BookingMove, BookingSide, BookingState } from "./booking-table.ts";
import type { QuoteTerms } from "./quote-model.ts";

export type BookingRow = Omit<typeof bookings.$inferSelect, "state" | "dueMove"> & {
  state: BookingState;
  dueMove: BookingMove | null;
};
export type MoveRow = Omit<typeof bookingMoves.$inferSelect, "move" | "fromState" | "toState"> & {
  move: BookingMove;
  fromState: BookingState;
  toState: BookingState;
};
export type QuoteRow = Omit<typeof quotes.$inferSelect, "terms"> & { terms: QuoteTerms };
export type AgreementRow = typeof agreements.$inferSelect;

const asBooking = (row: typeof bookings.$inferSelect | undefined): BookingRow | null => (row as BookingRow) ?? null;

/** The booking of a request; null where nothing was quoted. */
export async function bookingOf(db: Db, enquiryId: string): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.enquiryId, enquiryId));
  return asBooking(row);
}

/**
 * A booking as it stands: with its last quote, the change that was asked for to that, since when it is agreed, and the
 * text that is in force.
 */
export type Standing = {
  booking: BookingRow | null;
  quote: QuoteRow | null;
  counter: MoveRow | null;
  acceptedAt: Date | null;
  agreed: string | null;
};

/** All null where nothing was quoted. The request is held by `tx`: nothing of it changes until the transaction ends. */
export async function standingOf(tx: Tx, enquiryId: string): Promise<Standing> {
  const [row] = await tx
    .select({
      booking: bookings,
      quote: quotes,
      counter: bookingMoves,
      acceptedAt: agreements.acceptedAt,
      agreed: sql<
        string | null
      >`(SELECT f.terms FROM agreements_in_force f WHERE f.booking_id = ${agreements.bookingId})`,
    })
    .from(bookings)
    .leftJoin(quotes, and(eq(quotes.bookingId, bookings.id), eq(quotes.round, bookings.round)))
    .leftJoin(
      bookingMoves,
      and(
        eq(bookingMoves.bookingId, bookings.id),
        eq(bookingMoves.round, bookings.round),
        eq(bookingMoves.move, "counter"),
      ),
    )
    .leftJoin(agreements, eq(agreements.bookingId, bookings.id))
    .where(eq(bookings.enquiryId, enquiryId));
  return (row as Standing | undefined) ?? { booking: null, quote: null, counter: null, acceptedAt: null, agreed: null };
}

type Frozen = "frozenAt" | "frozenDueAt" | "frozenDueMove";

type NewState = Pick<BookingRow, "state" | "round" | "dueAt" | "dueMove">;

function updated(tx: Tx, id: string, { state, round, dueAt, dueMove }: NewState) {
  const frozen = sql`${bookings.frozenAt} IS NOT NULL`;
  return tx
    .update(bookings)
    .set({
      state,
      round,
      dueAt: sql`CASE WHEN ${frozen} THEN NULL ELSE ${dueAt}::timestamptz END`,
      dueMove: sql`CASE WHEN ${frozen} THEN NULL ELSE ${dueMove} END`,
      frozenDueAt: sql`CASE WHEN ${frozen} THEN ${dueAt}::timestamptz END`,
      frozenDueMove: sql`CASE WHEN ${frozen} THEN ${dueMove} END`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, id))
    .returning({ id: bookings.id });
}

/**
 * Writes where a booking stands and what it does next by itself; while its times rest (a dispute), for when they go on.
 */
export async function updateBooking(tx: Tx, id: string, next: NewState): Promise<void> {
  await updated(tx, id, next);
}

/**
 * Writes a move: the booking as it is then, a new one where `isNew`, the quote that it sends or what it agrees, and the
 * next line of its story. Its request is held, so nobody writes another line.
 * @returns the place of the line
 */
export async function writeMove(
  tx: Tx,
  { isNew, ...booking }: Omit<BookingRow, "createdAt" | "updatedAt" | Frozen> & { isNew: boolean },
  { quote, agreement }: { quote: QuoteRow | null; agreement: AgreementRow | null },
  line: Omit<MoveRow, "seq">,
): Promise<number> {
  const written = tx
    .$with("written")
    .as(isNew ? tx.insert(bookings).values(booking).returning({ id: bookings.id }) : updated(tx, booking.id, booking));
  const sent = quote
    ? [
        tx.$with("sent").as(
          tx
            .insert(quotes)
            .values({ ...quote, terms: { ...quote.terms } })
            .returning({ round: quotes.round }),
        ),
      ]
    : [];
  const agreed = agreement
    ? [tx.$with("agreed").as(tx.insert(agreements).values(agreement).returning({ id: agreements.bookingId }))]
    : [];
  const seq = sql`(SELECT coalesce(max(m.seq), 0) + 1 FROM booking_moves m WHERE m.booking_id = ${line.bookingId})`;
  const [row] = await tx
    .with(written, ...sent, ...agreed)
    .insert(bookingMoves)
    .values({ ...line, seq })
    .returning({ seq: bookingMoves.seq });
  return row?.seq ?? 0;
}

/** From now on nothing happens to it by itself, until `thaw`. */
export async function freeze(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(bookings)
    .set({
      frozenAt: now,
      frozenDueAt: sql`${bookings.dueAt}`,
      frozenDueMove: sql`${bookings.dueMove}`,
      dueAt: null,
      dueMove: null,
    })
    .where(and(eq(bookings.id, id), isNull(bookings.frozenAt)));
}

/** What was due falls due so much later as it was frozen, and so does a change that waits. */
export async function thaw(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.$client.query(
    "UPDATE booking_changes c SET expires_at = c.expires_at + ($2::timestamptz - b.frozen_at) FROM bookings b WHERE b.id = $1 AND c.booking_id = b.id AND b.frozen_at IS NOT NULL AND c.outcome IS NULL",
    [id, now],
  );
  await tx
    .update(bookings)
    .set({
      frozenAt: null,
      frozenDueAt: null,
      frozenDueMove: null,
      dueAt: sql`${bookings.frozenDueAt} + (${now}::timestamptz - ${bookings.frozenAt})`,
      dueMove: sql`${bookings.frozenDueMove}`,
    })
    .where(and(eq(bookings.id, id), isNotNull(bookings.frozenAt)));
}

/** Oldest first. */
export async function movesIn(db: Db, bookingId: string): Promise<MoveRow[]> {
  const rows = await db
    .select()
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(asc(bookingMoves.seq));
  return rows as MoveRow[];
}

/** Oldest first. */
export async function quotesIn(db: Db, bookingId: string): Promise<QuoteRow[]> {
  const rows = await db.select().from(quotes).where(eq(quotes.bookingId, bookingId)).orderBy(asc(quotes.round));
  return rows as unknown as QuoteRow[];
}

/** What is in force of an agreement: `n` amendments on, 0 for as it was accepted first. */
export type AgreementInForce = AgreementRow & { n: number; firstAcceptedAt: Date };

const IN_FORCE = `booking_id AS "bookingId", n, terms, sha256, offered_by AS "offeredBy", offered_at AS "offeredAt", accepted_at AS "acceptedAt", first_accepted_at AS "firstAcceptedAt"`;

/** What is in force of each, in no order; bookings that agreed on nothing are left out. */
export async function agreementsOf(db: Db, bookingIds: readonly string[]): Promise<AgreementInForce[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await db.$client.query<AgreementInForce>(
    `SELECT ${IN_FORCE} FROM agreements_in_force WHERE booking_id = ANY($1::uuid[])`,
    [[...bookingIds]],
  );
  return rows;
}

/** What is in force of it, with its amendments; null where nothing was agreed. See `firstAgreement`. */
export const agreementOf = async (db: Db, bookingId: string): Promise<AgreementInForce | null> =>
  (await agreementsOf(db, [bookingId]))[0] ?? null;

/** What was agreed last for the request of this id, all in, in paise; null where nothing was. */
export const agreedPaiseOf = (requestId: string | SQL): SQL<number | null> =>
  sql`(SELECT (x.terms::jsonb->'money'->>'totalPaise')::float8 FROM bookings b
       JOIN LATERAL (SELECT 0 AS n, a.terms FROM agreements a WHERE a.booking_id = b.id UNION ALL SELECT m.n, m.terms FROM amendments m WHERE m.booking_id = b.id) x ON true
     WHERE b.enquiry_id = ${requestId} ORDER BY x.n DESC LIMIT 1)`;

/** As it was agreed first, before all amendments (ADR 31); null where nothing was. */
export async function firstAgreement(db: Db, bookingId: string): Promise<AgreementRow | null> {
  const [row] = await db.select().from(agreements).where(eq(agreements.bookingId, bookingId));
  return row ?? null;
}

/** The hashes of the agreement about the request with this number, and of what it replaces: the one in force first. */
export async function agreedHashes(db: Db, number: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ sha256: string }>(
    `SELECT x.sha256 FROM enquiries e JOIN bookings b ON b.enquiry_id = e.id
       JOIN LATERAL (SELECT 0 AS n, a.sha256 FROM agreements a WHERE a.booking_id = b.id UNION ALL SELECT m.n, m.sha256 FROM amendments m WHERE m.booking_id = b.id) x ON true
     WHERE e.number = $1 ORDER BY x.n DESC`,
    [number],
  );
  return rows.map(({ sha256 }) => sha256);
}

export type DaySaid = { by: BookingActor; move: BookingMove };

/** What was said of the day of a booking, and by whom. */
export async function daySaid(db: Db, bookingId: string): Promise<DaySaid[]> {
  const rows = await db
    .select({ by: bookingMoves.by, move: bookingMoves.move })
    .from(bookingMoves)
    .where(and(eq(bookingMoves.bookingId, bookingId), inArray(bookingMoves.move, [...DAY_MOVES])));
  return rows as DaySaid[];
}

/** The requests whose bookings have something due, the longest due first. */
export async function dueRequests(db: Db, now: Date, most: number): Promise<{ enquiryId: string }[]> {
  return db
    .select({ enquiryId: bookings.enquiryId })
    .from(bookings)
    .where(lte(bookings.dueAt, now))
    .orderBy(asc(bookings.dueAt))
    .limit(most);
}

export type GlanceRow = Pick<BookingRow, "id" | "enquiryId" | "state" | "dueAt" | "dueMove"> & {
  agreed: boolean;
  /** What is agreed now, all in, in paise; null where nothing is. */
  agreedPaise: number | null;
  /** Of the last quote. */
  terms: QuoteTerms | null;
  /** Who took the last move. */
  by: BookingSide | "clock";
  /** Which one that was. */
  move: BookingMove;
  /** Of the request, as its day is. */
  number: string;
  /** Of the event; null where none is named. */
  day: string | null;
  /** The change that waits for its answer; `until` null: it rests, for a dispute. */
  change: { by: BookingSide; kind: "change" | "callOff"; until: string | null } | null;
  /** Every move, oldest first; `at` is an instant. */
  steps: { move: BookingMove; by: BookingSide | "clock"; at: string }[];
};

/** Of a row of `enquiries`: its quote waits for the sender. Names the table itself, whatever else the query reads. */
export const QUOTED: SQL = sql`EXISTS (SELECT 1 FROM bookings b WHERE b.enquiry_id = enquiries.id AND b.state = 'quoted')`;

/** Of the request of this id: when its booking does something by itself. */
export const dueAtOf = (requestId: SQL): SQL<Date | null> =>
  sql`(SELECT w.due_at FROM bookings w WHERE w.enquiry_id = ${requestId})`;

const LAST_MOVE = sql`FROM ${bookingMoves} WHERE ${bookingMoves.bookingId} = ${bookings.id} ORDER BY ${bookingMoves.seq} DESC LIMIT 1`;

/** As much of these requests' bookings as a card tells. */
export async function glanceRows(db: Db, enquiryIds: readonly string[]): Promise<GlanceRow[]> {
  if (enquiryIds.length === 0) return [];
  const rows = await db
    .select({
      id: bookings.id,
      enquiryId: bookings.enquiryId,
      state: bookings.state,
      dueAt: bookings.dueAt,
      dueMove: bookings.dueMove,
      number: enquiries.number,
      day: enquiries.eventDate,
      agreed: sql<boolean>`EXISTS (SELECT FROM ${agreements} WHERE ${agreements.bookingId} = ${bookings.id})`,
      agreedPaise: agreedPaiseOf(sql`${bookings.enquiryId}`),
      terms: quotes.terms,
      by: sql<GlanceRow["by"]>`(SELECT ${bookingMoves.by} ${LAST_MOVE})`,
      move: sql<BookingMove>`(SELECT ${bookingMoves.move} ${LAST_MOVE})`,
      change: sql<
        GlanceRow["change"]
      >`(SELECT jsonb_build_object('by', c.by, 'kind', c.kind, 'until', CASE WHEN ${bookings.frozenAt} IS NULL THEN c.expires_at END) FROM booking_changes c WHERE c.booking_id = ${bookings.id} AND c.outcome IS NULL)`,
      steps: sql<
        GlanceRow["steps"]
      >`(SELECT coalesce(jsonb_agg(jsonb_build_object('move', m.move, 'by', m.by, 'at', m.at) ORDER BY m.seq), '[]') FROM booking_moves m WHERE m.booking_id = ${bookings.id})`,
    })
    .from(bookings)
    .innerJoin(enquiries, eq(enquiries.id, bookings.enquiryId))
    .leftJoin(quotes, and(eq(quotes.bookingId, bookings.id), eq(quotes.round, bookings.round)))
    .where(inArray(bookings.enquiryId, [...enquiryIds]));
  return rows as unknown as GlanceRow[];
}

/** The listings that this person has asked for that day. */
export async function askedThatDay(db: Db, senderId: string, eventDate: string | null): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    "SELECT DISTINCT listing_id AS id FROM enquiries WHERE sender_id = $1 AND listing_id IS NOT NULL AND event_date IS NOT DISTINCT FROM $2::date",
    [senderId, eventDate],
  );
  return rows.map(({ id }) => id);
}

export type Reminder = (typeof requestReminders.$inferSelect)["what"];

/** Requests to listings of which something is to be told by the clock and was not. */
export async function toRemind(db: Db, now: Date, most: number): Promise<{ enquiryId: string; what: Reminder }[]> {
  const { rows } = await db.$client.query<{ enquiryId: string; what: Reminder }>(
    `SELECT d.id AS "enquiryId", d.what FROM (
       SELECT id, 'week' AS what FROM enquiries WHERE status = 'confirmed' AND listing_id IS NOT NULL AND event_date BETWEEN $1::date + 6 AND $1::date + 7
       UNION ALL
       SELECT id, 'day' FROM enquiries WHERE status = 'confirmed' AND listing_id IS NOT NULL AND event_date = $1::date + 1
       UNION ALL
       SELECT id, 'reply' FROM enquiries e WHERE status = 'pending' AND listing_id IS NOT NULL AND recipient_id IS NOT NULL
         AND created_at BETWEEN $2::timestamptz - interval '7 days' AND $2::timestamptz - interval '24 hours' AND (event_date IS NULL OR event_date >= $1::date)
         AND NOT EXISTS (SELECT FROM bookings b WHERE b.enquiry_id = e.id)
     ) d WHERE NOT EXISTS (SELECT FROM request_reminders r WHERE r.enquiry_id = d.id AND r.what = d.what) ORDER BY d.id LIMIT $3`,
    [todayIST(now), now, most],
  );
  return rows;
}

/** Notes that it was told. @returns false where it was before */
export async function firstReminder(tx: Tx, enquiryId: string, what: Reminder, at: Date): Promise<boolean> {
  const rows = await tx.insert(requestReminders).values({ enquiryId, what, at }).onConflictDoNothing().returning();
  return rows.length === 1;
}
