/** What a person keeps: in the copy of their data with its photos, and gone when they are erased. */
import { announceListing } from "../../platform/cache/changes.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";
import type { PersonalPart, PersonalPhoto } from "../../platform/personal-data.server.ts";
import { categories } from "../registry.ts";
import { editPathOf } from "./listing-edit-path.ts";

type Owned = { id: string; category: string; slug: string; title: string; email: string | null; phone: string | null };

async function ownedBy(tx: Tx, userId: string): Promise<Owned[]> {
  const { rows } = await tx.$client.query<Owned>(
    "SELECT id, category, slug, title, email, phone FROM listings WHERE owner_id = $1",
    [userId],
  );
  return rows;
}

/** Named as in the copy of their data. */
async function photosKept(db: Db, userId: string): Promise<PersonalPhoto[]> {
  const { rows } = await db.$client.query<PersonalPhoto>(
    `SELECT m.id::text AS id, m.category, m.kind, l.category || '-' || l.id || '/' || m.kind || '-' || m.position AS name
     FROM media m JOIN listings l ON l.id = m.listing_id WHERE l.owner_id = $1`,
    [userId],
  );
  return rows;
}

/** The pages that led to what the person kept. */
const pagesOf = (listings: readonly Owned[]): string[] =>
  listings.flatMap((listing) => {
    const category = categories.find(({ key }) => key === listing.category);
    return category ? [category.profilePath(listing.slug), editPathOf(category, listing)] : [];
  });

export const listingsRights: PersonalPart = {
  copy: {
    listings: `SELECT id, category, slug, status, status_reason, title, email, phone, address, state, district, city, pin, attributes, price, booked, weddings, answer_minutes, photo_count, mobile_proven, papers_seen, rating, rating_count, view_count, created_at, updated_at, approved_at,
    (SELECT coalesce(json_agg(json_build_object('state', p.state, 'district', p.district) ORDER BY p.state, p.district), '[]'::json) FROM listing_places p WHERE p.listing_id = l.id) AS places
    FROM listings l WHERE owner_id = $1 ORDER BY id`,
  },
  photos: photosKept,
  async erase(deps, tx, { id: userId }) {
    const owned = await ownedBy(tx, userId);
    const photos = await photosKept(tx, userId);
    const ids = owned.map(({ id }) => id);
    return {
      found: {
        emails: owned.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])),
        phones: owned.flatMap(({ phone }) => (phone ? [phone] : [])),
        names: owned.flatMap(({ title, slug }) => [title, slug]),
        listings: ids,
        pages: pagesOf(owned),
        ids,
      },
      async remove() {
        await tx.$client.query("DELETE FROM listings WHERE owner_id = $1", [userId]);
        for (const listing of owned) await announceListing(tx, listing);
        await removePhotos(deps, tx, photos);
      },
    };
  },
};
