import { sql, and, desc, eq, like, lt, or, isNull } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.server.ts";
import { enquiries, listings } from "../../platform/database/schema.server.ts";
import type { EnquiryMove, EnquiryStatus } from "./enquiry-access.ts";

export type EnquiryRow = typeof enquiries.$inferSelect;
export type NewEnquiry = typeof enquiries.$inferInsert;
/** An enquiry with the listing it is about, as far as it is shown. */
export type EnquiryWithListing = EnquiryRow & { listing: { category: string; slug: string; title: string; status: string } | null };

/** The row, or null when the number is taken already. */
export async function insertEnquiry(db: Db, values: NewEnquiry): Promise<EnquiryRow | null> {
  const [row] = await db.insert(enquiries).values(values).onConflictDoNothing({ target: enquiries.number }).returning();
  return row ?? null;
}

export async function enquiryById(db: Db, id: string): Promise<EnquiryRow | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row ?? null;
}

export async function enquiryByNumber(db: Db, number: string): Promise<EnquiryRow | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.number, number));
  return row ?? null;
}

/** The enquiry, if `viewer` stands on one of its sides; what nobody in particular was asked, admins may see. */
export async function enquiryFor(db: Db, viewer: { id: string; isAdmin: boolean }, number: string): Promise<EnquiryRow | null> {
  const sides = [eq(enquiries.senderId, viewer.id), eq(enquiries.recipientId, viewer.id), viewer.isAdmin ? isNull(enquiries.recipientId) : undefined];
  const [row] = await db.select().from(enquiries).where(and(eq(enquiries.number, number), or(...sides)));
  return row ?? null;
}

/** Moves it from one status to the next; null when somebody moved it meanwhile. */
export async function setEnquiryStatus(db: Db, number: string, from: EnquiryStatus, to: EnquiryMove): Promise<EnquiryRow | null> {
  const [row] = await db
    .update(enquiries)
    .set({ status: to, updatedAt: sql`now()` })
    .where(and(eq(enquiries.number, number), eq(enquiries.status, from)))
    .returning();
  return row ?? null;
}

const SIDES = { sent: enquiries.senderId, received: enquiries.recipientId } as const;

type Page = { before: string | null; limit: number };

/** Newest first; `before` is the id that the last page ended with. */
async function page(db: Db, { before, limit }: Page, ...conditions: (SQL | undefined)[]): Promise<EnquiryWithListing[]> {
  const rows = await db
    .select({ enquiry: enquiries, listing: { category: listings.category, slug: listings.slug, title: listings.title, status: listings.status } })
    .from(enquiries)
    .leftJoin(listings, eq(listings.id, enquiries.listingId))
    .where(and(...conditions, before ? lt(enquiries.id, before) : undefined))
    .orderBy(desc(enquiries.id))
    .limit(limit);
  return rows.map(({ enquiry, listing }) => ({ ...enquiry, listing }));
}

/** What a person sent or received. */
export function enquiriesOf(db: Db, box: keyof typeof SIDES, userId: string, paging: Page): Promise<EnquiryWithListing[]> {
  return page(db, paging, eq(SIDES[box], userId));
}

/** Everybody's enquiries, for admins. `words` are LIKE patterns over lower-case text that must all hold. */
export function enquiriesBy(db: Db, { kind, status, number, words }: { kind?: string | undefined; status?: EnquiryStatus | undefined; number: string | null; words: readonly string[] }, paging: Page): Promise<EnquiryWithListing[]> {
  return page(
    db,
    paging,
    kind ? eq(enquiries.kind, kind) : undefined,
    status ? eq(enquiries.status, status) : undefined,
    number ? eq(enquiries.number, number) : undefined,
    ...words.map((word) => or(like(sql`lower(${enquiries.name})`, word), like(enquiries.phone, word), like(sql`lower(${enquiries.email})`, word), like(sql`lower(${enquiries.number})`, word))),
  );
}
