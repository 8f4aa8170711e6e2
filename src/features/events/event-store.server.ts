import { and, asc, count, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import {
  enquiries,
  eventParts,
  eventPicks,
  eventRequests,
  events,
  listings,
} from "../../platform/database/schema.server.ts";
import type { BookingMove, BookingState } from "../bookings/booking-table.ts";
import type { QuoteTerms } from "../bookings/quote-model.ts";
import type { EnquiryStatus } from "../enquiries/enquiry-access.ts";
import { sumsOfEach } from "../payments/booking-sums.server.ts";

export type EventRow = typeof events.$inferSelect;
export type PartRow = typeof eventParts.$inferSelect;

/** Newest first. */
export async function eventsOf(db: Db, ownerId: string): Promise<EventRow[]> {
  return db.select().from(events).where(eq(events.ownerId, ownerId)).orderBy(desc(events.id));
}

/** So many, for the limit of an account: in the transaction that adds one. */
export async function countEvents(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(events).where(eq(events.ownerId, ownerId));
  return row?.n ?? 0;
}

/** Null for one of somebody else. */
export async function eventOf(db: Db, ownerId: string, id: string): Promise<EventRow | null> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.ownerId, ownerId)));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function holdEvent(tx: Tx, ownerId: string, id: string): Promise<EventRow | null> {
  const [row] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.ownerId, ownerId)))
    .for("no key update");
  return row ?? null;
}

/** In the order of the day, by the ids of events. */
export async function partsOf(db: Db, eventIds: readonly string[]): Promise<PartRow[]> {
  if (eventIds.length === 0) return [];
  return db
    .select()
    .from(eventParts)
    .where(inArray(eventParts.eventId, [...eventIds]))
    .orderBy(asc(eventParts.n));
}

type Parts = readonly { name: string; day: string }[];

/** With its days, in the order of `parts`. */
export async function insertEvent(tx: Tx, row: EventRow, parts: Parts): Promise<void> {
  await tx.insert(events).values(row);
  await insertParts(tx, row.id, parts);
}

/** Puts these days in the place of those before. The event is held by `tx`. */
export async function updateEvent(
  tx: Tx,
  { id, ...row }: Omit<EventRow, "ownerId" | "createdAt">,
  parts: Parts,
): Promise<void> {
  await tx.update(events).set(row).where(eq(events.id, id));
  await tx.delete(eventParts).where(eq(eventParts.eventId, id));
  await insertParts(tx, id, parts);
}

const insertParts = (tx: Tx, eventId: string, parts: Parts) =>
  tx.insert(eventParts).values(parts.map(({ name, day }, at) => ({ eventId, n: at + 1, name, day })));

/** With its days, picks, links and votes; the requests that belonged to it go on without it. */
export async function deleteEvent(tx: Tx, id: string): Promise<void> {
  await tx.delete(events).where(eq(events.id, id));
}

export type RequestRow = {
  id: string;
  number: string;
  listing: string;
  slug: string;
  status: EnquiryStatus;
  category: string;
  title: string;
  day: string | null;
  slot: string | null;
  /** What of its request says how long it lasts. */
  lasting: Record<string, unknown>;
  arrives: number | null;
  state: BookingState | null;
  due_at: Date | null;
  due_move: BookingMove | null;
  agreed: string | null;
  paid: string | null;
  claimed: string | null;
  quoted: string | null;
  terms: QuoteTerms | null;
  valid_until: Date | null;
  held_until: Date | null;
  card: { depositPaise?: number | null; stayFor?: number | null; foodFor?: number | null; needs?: string } | null;
};

/** The requests of an event, with the last quote of each, what was agreed, and what of it the provider has received. */
export async function requestsOf(db: Db, eventId: string): Promise<RequestRow[]> {
  const { rows } = await db.$client.query<RequestRow>(
    `SELECT e.id, e.number, l.id AS listing, l.slug, e.status, l.category, l.title, e.event_date::text AS day,
       e.details->>'slot' AS slot, jsonb_build_object('days', e.details->'days', 'returnDate', e.details->'returnDate') AS lasting, r.arrives, b.state, b.due_at, b.due_move,
       m.total_paise AS agreed, m.paid_paise AS paid, m.claimed_paise AS claimed, q.total_paise AS quoted, q.terms, q.valid_until, q.held_until, c.card
     FROM event_requests r JOIN enquiries e ON e.id = r.enquiry_id JOIN listings l ON l.id = e.listing_id
     LEFT JOIN price_cards c ON c.listing_id = l.id
     LEFT JOIN bookings b ON b.enquiry_id = e.id
     LEFT JOIN ${sumsOfEach("booking_balances", "m")}
     LEFT JOIN LATERAL (SELECT q.total_paise, q.terms, q.valid_until, q.held_until FROM quotes q WHERE q.booking_id = b.id ORDER BY q.round DESC LIMIT 1) q ON true
     WHERE r.event_id = $1 ORDER BY e.event_date NULLS LAST, e.id`,
    [eventId],
  );
  return rows;
}

export type StandRow = Pick<RequestRow, "category" | "day" | "status" | "state" | "due_at" | "due_move"> & {
  event_id: string;
};

/** How the requests of several events stand. */
export async function standOf(db: Db, eventIds: readonly string[]): Promise<StandRow[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await db.$client.query<StandRow>(
    `SELECT r.event_id, l.category, e.event_date::text AS day, e.status, b.state, b.due_at, b.due_move
     FROM event_requests r JOIN enquiries e ON e.id = r.enquiry_id JOIN listings l ON l.id = e.listing_id
     LEFT JOIN bookings b ON b.enquiry_id = e.id WHERE r.event_id = ANY($1::uuid[])`,
    [eventIds],
  );
  return rows;
}

/** Whoever was asked, by number: their mobile, and whether the organiser has opened it. */
export async function contactsOf(
  db: Db,
  eventId: string,
): Promise<{ number: string; status: EnquiryStatus; phone: string | null; opened: boolean }[]> {
  const { rows } = await db.$client.query<{
    number: string;
    status: EnquiryStatus;
    phone: string | null;
    opened: boolean;
  }>(
    `SELECT e.number, e.status, coalesce(u.mobile, l.phone) AS phone,
       EXISTS (SELECT 1 FROM enquiry_events v WHERE v.enquiry_id = e.id AND v.what = 'opened' AND v.side = 'sender') AS opened
     FROM event_requests r JOIN enquiries e ON e.id = r.enquiry_id JOIN listings l ON l.id = e.listing_id
     LEFT JOIN users u ON u.id = e.recipient_id WHERE r.event_id = $1`,
    [eventId],
  );
  return rows;
}

/** When they arrive, in minutes after midnight; null: not said. */
export async function setArrival(tx: Tx, eventId: string, enquiryId: string, arrives: number | null): Promise<boolean> {
  const changed = await tx
    .update(eventRequests)
    .set({ arrives })
    .where(and(eq(eventRequests.eventId, eventId), eq(eventRequests.enquiryId, enquiryId)))
    .returning();
  return changed.length > 0;
}

/** Whoever owns it: for those who have a link to it. */
export async function anyEvent(db: Db, id: string): Promise<EventRow | null> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row ?? null;
}

type LooseRow = { id: string; number: string; title: string; day: string | null };

/** Open requests of this person to listings that belong to no event, for these days. */
export async function looseRequests(db: Db, ownerId: string, days: readonly string[]): Promise<LooseRow[]> {
  const { rows } = await db.$client.query<LooseRow>(
    `SELECT e.id, e.number, l.title, e.event_date::text AS day FROM enquiries e JOIN listings l ON l.id = e.listing_id
     WHERE e.sender_id = $1 AND e.event_date = ANY($2::date[]) AND e.status NOT IN ('declined', 'cancelled')
       AND NOT EXISTS (SELECT 1 FROM event_requests r WHERE r.enquiry_id = e.id)
     ORDER BY e.event_date, e.id LIMIT 50`,
    [ownerId, days],
  );
  return rows;
}

/** The id of the person's request with this number; null for one of others, and for one that asked no listing. */
export async function ownRequest(tx: Tx, ownerId: string, number: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.senderId, ownerId), eq(enquiries.number, number), isNotNull(enquiries.listingId)));
  return row?.id ?? null;
}

/** Those that belong to another event stay there. */
export async function addRequests(tx: Tx, eventId: string, enquiryIds: readonly string[], now: Date): Promise<void> {
  if (enquiryIds.length === 0) return;
  await tx
    .insert(eventRequests)
    .values(enquiryIds.map((enquiryId) => ({ eventId, enquiryId, addedAt: now })))
    .onConflictDoNothing();
}

/** @returns whether it belongs to this event now */
export async function addRequest(tx: Tx, eventId: string, enquiryId: string, now: Date): Promise<boolean> {
  await addRequests(tx, eventId, [enquiryId], now);
  const [row] = await tx.select().from(eventRequests).where(eq(eventRequests.enquiryId, enquiryId));
  return row?.eventId === eventId;
}

/** The request itself goes on, and nobody is told; votes for it go. */
export async function dropRequest(tx: Tx, eventId: string, enquiryId: string): Promise<void> {
  await tx.delete(eventRequests).where(and(eq(eventRequests.eventId, eventId), eq(eventRequests.enquiryId, enquiryId)));
}

/** Approved listings that the organiser thinks of, in the order in which they were added. */
export async function picksOf(
  db: Db,
  eventId: string,
): Promise<{ id: string; category: string; slug: string; title: string }[]> {
  return db
    .select({ id: listings.id, category: listings.category, slug: listings.slug, title: listings.title })
    .from(eventPicks)
    .innerJoin(listings, eq(listings.id, eventPicks.listingId))
    .where(and(eq(eventPicks.eventId, eventId), eq(listings.status, "approved")))
    .orderBy(asc(eventPicks.addedAt), asc(eventPicks.listingId));
}

/** @returns how many stand on the list now */
export async function addPicks(tx: Tx, eventId: string, listingIds: readonly string[], now: Date): Promise<number> {
  if (listingIds.length > 0)
    await tx
      .insert(eventPicks)
      .values(listingIds.map((listingId) => ({ eventId, listingId, addedAt: now })))
      .onConflictDoNothing();
  const [row] = await tx.select({ n: count() }).from(eventPicks).where(eq(eventPicks.eventId, eventId));
  return row?.n ?? 0;
}

/** Nobody is told: nobody was asked. */
export async function dropPick(tx: Tx, eventId: string, listingId: string): Promise<void> {
  await tx.delete(eventPicks).where(and(eq(eventPicks.eventId, eventId), eq(eventPicks.listingId, listingId)));
}

/** The ids of the person's requests with these numbers. */
export async function ownRequests(tx: Tx, ownerId: string, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.senderId, ownerId), inArray(enquiries.number, [...numbers])));
  return rows.map(({ id }) => id);
}

/** Which of the person's events these requests belong to, by their numbers; those that belong to none are left out. */
export async function eventsOfRequests(
  db: Db,
  ownerId: string,
  numbers: readonly string[],
): Promise<{ number: string; id: string; name: string; place: string }[]> {
  if (numbers.length === 0) return [];
  return db
    .select({ number: enquiries.number, id: events.id, name: events.name, place: events.place })
    .from(events)
    .innerJoin(eventRequests, eq(eventRequests.eventId, events.id))
    .innerJoin(enquiries, eq(enquiries.id, eventRequests.enquiryId))
    .where(and(eq(events.ownerId, ownerId), inArray(enquiries.number, [...numbers])));
}

/** The event to which this person's request belongs. */
export async function eventOfRequest(db: Db, ownerId: string, number: string): Promise<EventRow | null> {
  const [row] = await db
    .select({ event: events })
    .from(events)
    .innerJoin(eventRequests, eq(eventRequests.eventId, events.id))
    .innerJoin(enquiries, eq(enquiries.id, eventRequests.enquiryId))
    .where(and(eq(events.ownerId, ownerId), eq(enquiries.number, number)));
  return row?.event ?? null;
}
