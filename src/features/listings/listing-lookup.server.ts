import { and, eq, inArray, type SQL } from "drizzle-orm";
import { isUuid } from "../../domain/ids.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { listings } from "../../platform/database/schema.server.ts";

const columns = { id: listings.id, category: listings.category, slug: listings.slug, ownerId: listings.ownerId, title: listings.title, email: listings.email, rating: listings.rating, ratingCount: listings.ratingCount };

async function find(db: Db, ...conditions: SQL[]) {
  const [row] = await db.select(columns).from(listings).where(and(...conditions));
  return row ?? null;
}

/** What other features need to know of a listing: whose it is, its name and its stars. */
export type ListingFacts = NonNullable<Awaited<ReturnType<typeof find>>>;

const approved = eq(listings.status, "approved");

/** The approved listing under this name in any case, or null. */
export async function approvedBySlug(db: Db, category: string, slug: string): Promise<ListingFacts | null> {
  // PostgreSQL takes no NUL in a text, not even to find nothing.
  return slug.includes("\0") ? null : find(db, eq(listings.category, category), eq(listings.slugKey, slug.toLowerCase()), approved);
}

/** The approved listing with this id, in one of these categories, or null. */
export async function approvedById(db: Db, categories: readonly string[], id: string): Promise<ListingFacts | null> {
  return isUuid(id) ? find(db, eq(listings.id, id), inArray(listings.category, [...categories]), approved) : null;
}

/** The approved listing that this person keeps in the category, or null. */
export async function approvedByOwner(db: Db, category: string, ownerId: string): Promise<ListingFacts | null> {
  return isUuid(ownerId) ? find(db, eq(listings.ownerId, ownerId), eq(listings.category, category), approved) : null;
}

/** A listing by its id, whatever has become of it. */
export async function listingFacts(db: Db, id: string): Promise<ListingFacts | null> {
  return find(db, eq(listings.id, id));
}
