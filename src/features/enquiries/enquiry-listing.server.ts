import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.server.ts";
import { listings } from "../../platform/database/schema.server.ts";
import { categoryOf } from "../registry.ts";
import type { AskedListing } from "./enquiry-effects.server.ts";

const columns = { id: listings.id, category: listings.category, slug: listings.slug, ownerId: listings.ownerId, title: listings.title, email: listings.email };
const asked = ({ category, slug, ...listing }: { category: string; slug: string } & Omit<AskedListing, "path">): AskedListing => ({ ...listing, path: categoryOf(category).profilePath(slug) });

/** The approved listing under this slug in any case, or null. */
export async function listingBySlug(db: Db, category: string, slug: string): Promise<AskedListing | null> {
  const [row] = await db.select(columns).from(listings).where(and(eq(listings.category, category), eq(listings.slugKey, slug.toLowerCase()), eq(listings.status, "approved")));
  return row ? asked(row) : null;
}

/** The listing of an enquiry, whatever has become of it. */
export async function listingById(db: Db, id: string): Promise<AskedListing | null> {
  const [row] = await db.select(columns).from(listings).where(eq(listings.id, id));
  return row ? asked(row) : null;
}

/** Somebody who works in an area. `cursor` asks for those behind. */
export type Worker = { userId: string; email: string | null; name: string; cursor: string };

/** Owners of approved listings who work in the district, or anywhere in the state where none is given. */
export async function peopleInArea(db: Db, { category, state, district }: { category: string; state: string; district: string | null }, { after, limit }: { after: string | null; limit: number }): Promise<Worker[]> {
  const { rows } = await db.$client.query<Worker>(
    `SELECT l.owner_id AS "userId", coalesce(l.email, u.email) AS email, l.title AS name, l.id AS cursor
     FROM listing_places p JOIN listings l ON l.id = p.listing_id JOIN users u ON u.id = l.owner_id
     WHERE p.category = $1 AND p.state = $2 AND p.district = $3 AND p.visible AND p.works_here AND ($4::uuid IS NULL OR l.id > $4)
     ORDER BY l.id LIMIT $5`,
    [category, state, district ?? "", after, limit],
  );
  return rows;
}
