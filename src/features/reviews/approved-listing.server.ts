import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "../../domain/ids.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { listings } from "../../platform/database/schema.server.ts";

const columns = { id: listings.id, category: listings.category, ownerId: listings.ownerId, slug: listings.slug, rating: listings.rating, ratingCount: listings.ratingCount };

/** The approved listing with this id, in one of these categories, or null. */
export async function approvedListingById(db: Db, categories: readonly string[], id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db.select(columns).from(listings).where(and(eq(listings.id, id), inArray(listings.category, [...categories]), eq(listings.status, "approved")));
  return row ?? null;
}

/** The approved listing under this name in any case, or null. */
export async function approvedListing(db: Db, category: string, slug: string) {
  // PostgreSQL takes no NUL in a text, not even to find nothing.
  if (slug.includes("\0")) return null;
  const [row] = await db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.category, category), eq(listings.slugKey, slug.toLowerCase()), eq(listings.status, "approved")));
  return row ?? null;
}
