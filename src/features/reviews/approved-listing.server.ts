import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.server.ts";
import { listings } from "../../platform/database/schema.server.ts";

/** The approved listing under this name in any case, or null. */
export async function approvedListing(db: Db, category: string, slug: string) {
  // PostgreSQL takes no NUL in a text, not even to find nothing.
  if (slug.includes("\0")) return null;
  const [row] = await db
    .select({ id: listings.id, ownerId: listings.ownerId, slug: listings.slug, rating: listings.rating, ratingCount: listings.ratingCount })
    .from(listings)
    .where(and(eq(listings.category, category), eq(listings.slugKey, slug.toLowerCase()), eq(listings.status, "approved")));
  return row ?? null;
}
