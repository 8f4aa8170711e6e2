/** Listings of any category with their places, photos, reviews and the line in the log, as registering writes them. */
import { nameKey } from "../../features/accounts/account-identifier.ts";
import type { Category } from "../../features/listings/category.ts";
import { drawnMedia, type DrawnSeed } from "../../features/listings/drawn-media.server.ts";
import { searchText } from "../../features/listings/listing-search-text.ts";
import type { ListingContent } from "../../features/listings/listing-service.server.ts";
import type { GalleryScene } from "../../platform/media/drawn-gallery.server.ts";
import type { Clock, Row, Rows } from "./demo-rows.server.ts";

export type DemoListing = {
  slug: string;
  /** The owner's user id; null for what nobody keeps yet. */
  ownerId: string | null;
  content: ListingContent;
  profile: DrawnSeed | null;
  gallery: readonly { scene: GalleryScene; width: number; height: number }[];
  status: "approved" | "pending";
  viewCount: number;
  minutesAgo: number;
  reviews: readonly { authorId: string | undefined; stars: number; comment: string; minutesAgo: number }[];
};

/** `ids` is filled with the listings' ids by their slugs. */
export function categoryRows(category: Category, listings: readonly DemoListing[], clock: Clock, ids: Map<string, string>): Rows {
  const rows = { listings: [] as Row[], listing_places: [] as Row[], media: [] as Row[], audit_log: [] as Row[], reviews: [] as Row[] };
  for (const { slug, ownerId, content, profile, gallery, status, viewCount, minutesAgo, reviews } of listings) {
    const id = clock.id(minutesAgo);
    const at = clock.at(minutesAgo);
    ids.set(slug, id);
    const { places, searchParts, facets, attributes, ...columns } = content;
    const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
    const rating = reviews.length === 0 ? 0 : Math.round((total / reviews.length) * 100) / 100;
    const approved = status === "approved";
    rows.listings.push({
      id, category: category.key, owner_id: ownerId, one_per_person: category.onePerPerson, slug, slug_key: nameKey(slug), status, status_reason: null, ...columns,
      attributes: category.attributes.parse(attributes), search_text: searchText(searchParts, columns.city ?? "", facets, category.facets), rating_sum: total, rating_count: reviews.length, rating, view_count: viewCount,
      created_at: at, updated_at: at, approved_at: approved ? at : null,
    });
    for (const { state, district, worksHere } of places) rows.listing_places.push({ listing_id: id, category: category.key, state, district, rating, visible: approved, works_here: worksHere });
    const photo = (kind: string, position: number, { drawnSeed, ...shape }: ReturnType<typeof drawnMedia>) => ({
      id: clock.id(minutesAgo), listing_id: id, category: category.mediaFolder, kind, position, ...shape, drawn_seed: drawnSeed, has_avif: false, original_name: null, bytes: 0, created_at: at,
    });
    if (profile) rows.media.push(photo("profile", 0, drawnMedia(profile, { width: 4, height: 3 })));
    gallery.forEach(({ scene, width, height }, position) => rows.media.push(photo("gallery", position, drawnMedia({ draw: "scene", seed: `${category.key} ${slug} ${position}`, scene }, { width, height }))));
    rows.audit_log.push({ id: clock.id(minutesAgo), at, actor_id: ownerId, action: "listing.registered", subject_type: "listing", subject_id: id, details: { category: category.key, slug } });
    for (const { authorId, stars, comment, minutesAgo: said } of reviews) rows.reviews.push({ id: clock.id(said), listing_id: id, author_id: authorId, stars, comment, hidden_at: null, created_at: clock.at(said) });
  }
  return rows;
}
