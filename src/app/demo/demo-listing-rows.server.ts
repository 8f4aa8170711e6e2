/** Listings of any category with their places, photos, reviews and lines in the log, as registering and deciding write them. */
import { nameKey } from "../../features/accounts/account-identifier.ts";
import { priceIn, type Category } from "../../features/listings/category.ts";
import { drawnMedia, type DrawnSeed } from "../pictures/drawn-media.server.ts";
import { attributesSchema } from "../../features/listings/fields/field-storage.ts";
import { searchText } from "../../features/listings/listing-search-text.ts";
import type { ListingContent } from "../../features/listings/listing-service.server.ts";
import { ADMIN } from "./demo-cast.ts";
import type { DemoShape } from "./demo-listing.ts";
import type { Clock, Row, Rows } from "./demo-rows.server.ts";
import { decisionsOn, type DemoStatus } from "./demo-standing.ts";

export type DemoListingRow = {
  slug: string;
  /** The owner's user id; null for what nobody keeps yet. */
  ownerId: string | null;
  content: ListingContent;
  /** How the first picture is drawn, and its shape. */
  profile: (DemoShape & { seed: DrawnSeed }) | null;
  gallery: readonly DemoShape[];
  status: DemoStatus;
  viewCount: number;
  minutesAgo: number;
  reviews: readonly { authorId: string | undefined; stars: number; comment: string; minutesAgo: number }[];
};

/** `users` are ids by username; `ids` is filled with the listings' ids by their slugs. */
export function categoryRows(
  category: Category,
  listings: readonly DemoListingRow[],
  clock: Clock,
  users: ReadonlyMap<string, string>,
  ids: Map<string, string>,
): Rows {
  const rows = {
    listings: [] as Row[],
    listing_places: [] as Row[],
    media: [] as Row[],
    audit_log: [] as Row[],
    reviews: [] as Row[],
  };
  listings.forEach(({ slug, ownerId, content, profile, gallery, status, viewCount, minutesAgo, reviews }, nth) => {
    const id = clock.id(minutesAgo);
    const at = clock.at(minutesAgo);
    ids.set(slug, id);
    const { places, searchParts, facets, attributes, ...columns } = content;
    const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
    const rating = reviews.length === 0 ? 0 : Math.round((total / reviews.length) * 100) / 100;
    const decisions = decisionsOn({ status, minutesAgo }, nth);
    const approved = decisions.find(({ action }) => action === "listing.approve");
    const last = decisions.at(-1);
    rows.listings.push({
      id,
      category: category.key,
      owner_id: ownerId,
      one_per_person: category.onePerPerson,
      slug,
      slug_key: nameKey(slug),
      status,
      status_reason: last?.reason ?? null,
      ...columns,
      attributes: attributesSchema(category.fields).parse(attributes),
      price: priceIn(category, attributes),
      photo_count: gallery.length,
      search_text: searchText(searchParts, columns.city ?? "", facets, category.facets),
      rating_sum: total,
      rating_count: reviews.length,
      rating,
      view_count: viewCount,
      created_at: at,
      updated_at: last ? clock.at(last.minutesAgo) : at,
      approved_at: approved ? clock.at(approved.minutesAgo) : null,
    });
    for (const { state, district, worksHere } of places)
      rows.listing_places.push({
        listing_id: id,
        category: category.key,
        state,
        district,
        rating,
        visible: status === "approved",
        works_here: worksHere,
      });
    const photo = (kind: string, position: number, seed: DrawnSeed, { width, height }: DemoShape): Row => {
      const { drawnSeed, ...shape } = drawnMedia(seed, { width, height });
      return {
        id: clock.id(minutesAgo),
        listing_id: id,
        category: category.mediaFolder,
        kind,
        position,
        ...shape,
        drawn_seed: drawnSeed,
        has_avif: false,
        original_name: null,
        bytes: 0,
        created_at: at,
      };
    };
    if (profile) rows.media.push(photo("profile", 0, profile.seed, profile));
    rows.media.push(...gallery.map((one, at) => photo("gallery", at, { draw: "listing", shot: at + 1 }, one)));
    const log = (ago: number, actorId: string | null | undefined, action: string, more: Record<string, string> = {}) =>
      rows.audit_log.push({
        id: clock.id(ago),
        at: clock.at(ago),
        actor_id: actorId,
        action,
        subject_type: "listing",
        subject_id: id,
        details: { category: category.key, slug, ...more },
      });
    log(minutesAgo, ownerId, "listing.registered");
    for (const { action, minutesAgo: ago, reason } of decisions)
      log(ago, users.get(ADMIN), action, { reason: reason ?? "" });
    for (const { authorId, stars, comment, minutesAgo: said } of reviews)
      rows.reviews.push({
        id: clock.id(said),
        listing_id: id,
        author_id: authorId,
        stars,
        comment,
        hidden_at: null,
        created_at: clock.at(said),
      });
  });
  return rows;
}

/** Somebody's drawn portrait. */
export const portraitOf = (
  slug: string,
  face: Omit<Extract<DrawnSeed, { draw: "portrait" }>, "draw" | "seed"> | null,
): DemoListingRow["profile"] => face && { seed: { draw: "portrait", seed: slug, ...face }, width: 4, height: 3 };
