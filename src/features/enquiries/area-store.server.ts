import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { areaAnswers, enquiries, listings, media } from "../../platform/database/schema.server.ts";
import type { ShownPhoto } from "../listings/listing-media.server.ts";
import type { EnquiryRow } from "./enquiry-store.server.ts";

export type AreaAnswerRow = typeof areaAnswers.$inferSelect;
/** `booked`: their day is promised or blocked by now, by something else than this request. */
export type AreaAnswer = AreaAnswerRow & { booked: boolean };
/** An answer with the profile of whoever gave it. */
export type AnswerWithListing = AreaAnswer & {
  ownerId: string | null;
  category: string;
  slug: string;
  title: string;
  email: string | null;
  rating: number;
  ratingCount: number;
  city: string | null;
  district: string | null;
  state: string | null;
  photo: ShownPhoto | null;
};

/** Whether something else holds the day for good, of whoever has one day to give (`holds`); what is counted is asked of the calendar. */
const bookedElsewhere = sql<boolean>`(NOT area_answers.taken AND EXISTS (
  SELECT FROM holds h JOIN enquiries e ON e.id = area_answers.enquiry_id
  WHERE h.listing_id = area_answers.listing_id AND h.day = e.event_date AND h.expires_at IS NULL AND h.enquiry_id IS DISTINCT FROM e.id))`;

/** The number of people, and that it was given although the day has a booking, may be changed while they are not taken. @returns whether it is new */
export async function putAnswer(tx: Tx, answer: AreaAnswerRow): Promise<boolean> {
  const [row] = await tx
    .insert(areaAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [areaAnswers.enquiryId, areaAnswers.listingId],
      set: {
        people: sql`CASE WHEN area_answers.taken THEN area_answers.people ELSE excluded.people END`,
        anyway: sql`CASE WHEN area_answers.taken THEN area_answers.anyway ELSE excluded.anyway END`,
      },
    })
    .returning({ made: sql<boolean>`xmax = 0` });
  return row?.made === true;
}

/** Takes back that a listing's people are free. @returns what it was, taken or not; null for none */
export async function dropAnswer(tx: Tx, enquiryId: string, listingId: string): Promise<AreaAnswerRow | null> {
  const [row] = await tx
    .delete(areaAnswers)
    .where(and(eq(areaAnswers.enquiryId, enquiryId), eq(areaAnswers.listingId, listingId)))
    .returning();
  return row ?? null;
}

/** With so many of their people. @returns false where there is no such answer, or it is taken already */
export async function takeAnswer(
  tx: Tx,
  { enquiryId, listingId }: Pick<AreaAnswerRow, "enquiryId" | "listingId">,
  people: number,
): Promise<boolean> {
  const rows = await tx
    .update(areaAnswers)
    .set({ taken: true, people })
    .where(
      and(eq(areaAnswers.enquiryId, enquiryId), eq(areaAnswers.listingId, listingId), eq(areaAnswers.taken, false)),
    )
    .returning({ id: areaAnswers.listingId });
  return rows.length > 0;
}

/** What a listing's people have said about an enquiry to their district; null for nothing. */
export async function answerOf(db: Db, enquiryId: string, listingId: string): Promise<AreaAnswer | null> {
  const [row] = await db
    .select({ answer: areaAnswers, booked: bookedElsewhere })
    .from(areaAnswers)
    .where(and(eq(areaAnswers.enquiryId, enquiryId), eq(areaAnswers.listingId, listingId)));
  return row ? { ...row.answer, booked: row.booked } : null;
}

/** Who is free for these requests, by the request's id: whoever is taken first, then by rating. Hidden profiles are left out. */
export async function answersTo(db: Db, enquiryIds: readonly string[]): Promise<Map<string, AnswerWithListing[]>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db
    .select({
      answer: areaAnswers,
      booked: bookedElsewhere,
      ownerId: listings.ownerId,
      category: listings.category,
      slug: listings.slug,
      title: listings.title,
      email: listings.email,
      rating: listings.rating,
      ratingCount: listings.ratingCount,
      city: listings.city,
      district: listings.district,
      state: listings.state,
      photo: {
        id: media.id,
        category: media.category,
        kind: media.kind,
        width: media.width,
        height: media.height,
        widths: media.widths,
        hasAvif: media.hasAvif,
      },
    })
    .from(areaAnswers)
    .innerJoin(listings, eq(listings.id, areaAnswers.listingId))
    .leftJoin(media, and(eq(media.listingId, areaAnswers.listingId), eq(media.kind, "profile")))
    .where(and(inArray(areaAnswers.enquiryId, [...enquiryIds]), eq(listings.status, "approved")))
    .orderBy(desc(areaAnswers.taken), desc(listings.ranking), asc(areaAnswers.at));
  return Map.groupBy(
    rows.map(({ answer, ...listing }) => ({ ...answer, ...listing })),
    ({ enquiryId }) => enquiryId,
  );
}

/** Held until the transaction ends. */
export async function holdAreaEnquiry(tx: Tx, number: string): Promise<EnquiryRow | null> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.number, number)).for("no key update");
  return row ?? null;
}

/**
 * What is still looked for where one of these listings works, the nearest day first; then what they were chosen for since
 * a day, the last one first.
 */
export async function callsFor(
  db: Db,
  {
    userId,
    kind,
    category,
    leads,
    today,
    since,
    limit,
  }: {
    userId: string;
    kind: string;
    category: string;
    leads: string;
    /** ISO days. */
    today: string;
    since: string;
    limit: number;
  },
): Promise<EnquiryRow[]> {
  return db
    .select()
    .from(enquiries)
    .where(
      and(
        eq(enquiries.kind, kind),
        inArray(enquiries.status, ["pending", "accepted", "confirmed", "completed"]),
        sql`${enquiries.eventDate} >= ${since}`,
        sql`${enquiries.senderId} IS DISTINCT FROM ${userId}`,
        sql`EXISTS (SELECT FROM listings l JOIN listing_places p ON p.listing_id = l.id WHERE l.owner_id = ${userId} AND l.category IN (${category}, ${leads}) AND l.status = 'approved' AND p.visible
              AND p.state = ${enquiries.state} AND p.district = coalesce(${enquiries.district}, '') AND (p.works_here OR l.category = ${leads})
              AND ((${enquiries.status} IN ('pending', 'accepted') AND ${enquiries.eventDate} >= ${today}) OR EXISTS (SELECT FROM area_answers a WHERE a.enquiry_id = ${enquiries.id} AND a.listing_id = l.id AND a.taken)))`,
      ),
    )
    .orderBy(
      sql`(${enquiries.eventDate} < ${today} OR ${enquiries.status} = 'completed')`,
      sql`abs(${enquiries.eventDate} - ${today}::date)`,
      desc(enquiries.id),
    )
    .limit(limit);
}

/** Who was taken for it before whoever is taken held their day at once, and with how many people: they hold nothing yet. */
export function takenWithoutDay(db: Db, enquiryId: string): Promise<{ listingId: string; people: number }[]> {
  return db
    .select({ listingId: areaAnswers.listingId, people: areaAnswers.people })
    .from(areaAnswers)
    .where(
      and(
        eq(areaAnswers.enquiryId, enquiryId),
        eq(areaAnswers.taken, true),
        eq(areaAnswers.anyway, false),
        sql`NOT EXISTS (SELECT FROM holds h WHERE h.enquiry_id = area_answers.enquiry_id AND h.listing_id = area_answers.listing_id)`,
        sql`NOT EXISTS (SELECT FROM stock_holds h WHERE h.enquiry_id = area_answers.enquiry_id AND h.listing_id = area_answers.listing_id)`,
      ),
    )
    .orderBy(asc(areaAnswers.listingId));
}

/** Whether at least one of those who are free was taken: before that it cannot be confirmed. */
export async function hasTaken(db: Db, enquiryId: string): Promise<boolean> {
  const rows = await db
    .select({ id: areaAnswers.listingId })
    .from(areaAnswers)
    .where(and(eq(areaAnswers.enquiryId, enquiryId), eq(areaAnswers.taken, true)))
    .limit(1);
  return rows.length > 0;
}
