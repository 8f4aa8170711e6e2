import type { z } from "zod";
import { isUuid } from "../../domain/ids.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { listingReviews, mayReview } from "../reviews/review-service.server.ts";
import type { Category } from "./category.ts";
import { maySee } from "./listing-access.ts";
import { imageInfo, photosOf } from "./listing-media.server.ts";
import { findListing } from "./listing-service.server.ts";
import type { ListingRow } from "./listing-service.server.ts";
import type { DetailPageData, ListingView, Me } from "./listing-page-types.ts";
import { countView } from "./listing-views.server.ts";

type Args = { context: Parameters<typeof pageContext>[0]["context"]; request: Request };
const REVIEWS = 10;

export async function presentListing<Schema extends z.ZodType>(deps: Pick<Deps, "database">, row: ListingRow, attributes: Schema): Promise<ListingView<z.output<Schema>>> {
  const photos = await photosOf(deps.database.reads, row.id);
  return {
    id: row.id, slug: row.slug, title: row.title, state: row.state ?? "", district: row.district ?? "", city: row.city ?? "", address: row.address ?? "", status: row.status,
    attributes: attributes.parse(row.attributes),
    photo: photos.profile && imageInfo(photos.profile, row.title),
    gallery: photos.gallery.map((photo, at) => imageInfo(photo, `${row.title}, picture ${at + 1}`)),
    viewCount: row.viewCount,
  };
}

/** The loader of a listing's page: the listing as the visitor may see it, who is counted, and its reviews; null when there is none. */
export async function detailPage<Schema extends z.ZodType>(args: Args, category: Category, attributes: Schema, slug: string): Promise<DetailPageData<z.output<Schema>> | null> {
  const { deps, actor, visitor } = pageContext(args);
  // PostgreSQL takes no NUL in a text, not even to find nothing.
  const row = slug.includes("\0") ? null : await findListing(deps, category.key, { slug });
  if (!row || !maySee(actor, row)) return null;
  const viewCount = row.status === "approved" ? await countView(deps, row, actor, visitor) : row.viewCount;
  const asked = new URL(args.request.url).searchParams.get("reviews");
  const cursor = isUuid(asked) ? asked : undefined;
  const [listing, page, may] = await Promise.all([
    presentListing(deps, row, attributes),
    listingReviews(deps, row.id, { limit: REVIEWS, cursor }),
    mayReview(deps, actor, row),
  ]);
  return { listing: { ...listing, viewCount }, ratings: { averageRating: row.rating, ratingCount: row.ratingCount, ...page }, later: cursor !== undefined, mayReview: may, own: actor !== null && actor.id === row.ownerId, me: meOf(args) };
}

/** Who looks, as far as a form can be filled in for them. */
export function meOf(args: Args): Me | null {
  const { actor } = pageContext(args);
  return actor && { name: actor.name, email: actor.email ?? "" };
}
