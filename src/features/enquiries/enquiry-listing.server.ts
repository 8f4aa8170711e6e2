import { and, eq, or } from "drizzle-orm";
import { isUuid } from "../../domain/ids.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { listings } from "../../platform/database/schema.server.ts";
import { categoryOf } from "../registry.ts";
import type { AskedListing } from "./enquiry-effects.server.ts";

const columns = { id: listings.id, category: listings.category, slug: listings.slug, ownerId: listings.ownerId, title: listings.title, email: listings.email };
const asked = ({ category, slug, ...listing }: { category: string; slug: string } & Omit<AskedListing, "path">): AskedListing => ({ ...listing, path: categoryOf(category).profilePath(slug) });

/** The approved listing under this slug in any case, or with this id or its owner's (no slug looks like one), or null. */
export async function listingBySlug(db: Db, category: string, slug: string): Promise<AskedListing | null> {
  const slugKey = slug.toLowerCase();
  const named = isUuid(slug) ? or(eq(listings.id, slug), eq(listings.ownerId, slug)) : eq(listings.slugKey, slugKey);
  const [row] = await db.select(columns).from(listings).where(and(eq(listings.category, category), named, eq(listings.status, "approved")));
  return row ? asked(row) : null;
}

/** The listing of an enquiry, whatever has become of it. */
export async function listingById(db: Db, id: string): Promise<AskedListing | null> {
  const [row] = await db.select(columns).from(listings).where(eq(listings.id, id));
  return row ? asked(row) : null;
}
