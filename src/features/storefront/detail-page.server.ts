import { data } from "react-router";
import type { Actor } from "../../domain/actor.ts";
import { isUuid } from "../../domain/ids.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { baseOf } from "../prices/price-model.ts";
import { priceAndDates } from "../prices/price-page.server.ts";
import { recommendedBeside } from "../recommending/recommend-page.server.ts";
import { listingEnquiry } from "../enquiries/listing-enquiry.server.ts";
import { placeCrumb } from "../listings/place-pages.server.ts";
import { signOf, type Category } from "../listings/category.ts";
import { attributesSchema } from "../listings/fields/field-storage.ts";
import { priceOnCard } from "../listings/card-view.ts";
import { placeOf, priceFromFields, sectionsOf, titleOf } from "../listings/detail-description.ts";
import { editPathOf } from "../listings/listing-edit-path.ts";
import { maySee, maySeeAll } from "../listings/listing-access.ts";
import { imageInfo, photosOf } from "../listings/listing-media.server.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import { findListing } from "../listings/listing-service.server.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { countView } from "../listings/listing-views.server.ts";
import { coverWritten } from "../listings/written-words.ts";
import { searchPageWords } from "../listings/search-description.ts";
import { listingReviews, mayReview } from "../reviews/review-service.server.ts";
import { calledOffBy } from "../booking-reviews/called-off.server.ts";
import { badgeLines } from "../listings/badge-lines.server.ts";
import { provenLines } from "../trust/proven.server.ts";
import { withOffer } from "./offer-ld.ts";
import type { DetailPageData, DetailView } from "./detail-view.ts";

type Args = { context: Parameters<typeof pageContext>[0]["context"]; request: Request };
const REVIEWS = 10;

async function listingView(
  deps: Pick<Deps, "database">,
  row: ListingRow,
  { fields }: Category,
  viewer: Actor | null,
): Promise<ListingView<Record<string, unknown>>> {
  const photos = await photosOf(deps.database.reads, row.id);
  const attributes = attributesSchema(fields).parse(row.attributes);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: row.state ?? "",
    district: row.district ?? "",
    city: row.city ?? "",
    address: row.address ?? "",
    status: row.status,
    attributes: maySeeAll(viewer, row) ? attributes : coverWritten(fields, attributes),
    photo: photos.profile && imageInfo(photos.profile, row.title),
    gallery: photos.gallery.map((photo, at) =>
      imageInfo(photo, say("{title}, picture {n}", { title: row.title, n: at + 1 })),
    ),
    viewCount: row.viewCount,
  };
}

/** What else stands in the address of a listing's page: `{ planner: slug }` where the slug stands in the query. */
const queryOf = ({ profilePath }: Category, slug: string): Record<string, string> =>
  Object.fromEntries(new URL(profilePath(slug), "https://page.invalid").searchParams);

/** The slug that an address asks for; '' where it names none. */
export function askedSlug(category: Category, request: Request, params: { slug?: string }): string {
  const [name] = Object.keys(queryOf(category, "slug"));
  return params.slug ?? (name && new URL(request.url).searchParams.get(name)?.trim()) ?? "";
}

type Opinions = Pick<
  DetailView,
  "ratings" | "later" | "mayReview" | "own" | "dates" | "recommended" | "proven" | "calledOff"
>;
/** Of what nobody can review. */
const NO_OPINIONS: Opinions = {
  ratings: { averageRating: 0, ratingCount: 0, reviews: [], next: null },
  later: false,
  mayReview: false,
  own: false,
  dates: null,
  recommended: null,
  proven: [],
  calledOff: [],
};

/** What a listing's page shows; also for what is not listed and stands there where nothing is. */
export async function detailView(
  args: Args,
  category: Category,
  listing: ListingView<Record<string, unknown>>,
  opinions: Opinions = NO_OPINIONS,
): Promise<DetailView> {
  const { detail = {}, searchPath, profilePath, singular } = category;
  const { id, slug, title, status, photo, gallery, city, district } = listing;
  const crumb = detail.crumb ? say(detail.crumb) : searchPageWords(category).title;
  const place = placeOf(listing);
  const path = slug ? profilePath(slug) : profilePath("").replace(/\?.*$/, "");
  const sections = sectionsOf(category, listing);
  const opening = detail.opening?.(listing) ?? "";
  const lead = detail.lead?.(listing) ?? "";
  const price = detail.price?.(listing) ?? priceFromFields(category, listing);
  const { actor, deps } = pageContext(args);
  const said =
    opening || sections.find(({ text }) => text)?.text || say("{what} in {place}", { what: say(singular), place });
  return {
    id,
    slug,
    title,
    lead,
    place: lead.includes(place) ? "" : place,
    viewCount: listing.viewCount,
    url: deps.config.publicUrl + path,
    edit: opinions.own ? editPathOf(category, { id, slug }) : "",
    crumbs: [{ label: crumb, to: searchPath }, ...(await placeCrumb(deps, category, listing)), { label: title }],
    status,
    photo,
    gallery,
    sign: signOf(category),
    opening,
    sections,
    price,
    unpriced: price || !slug ? "" : priceOnCard(category, listing.attributes),
    ...opinions,
    signedIn: actor !== null,
    query: slug ? queryOf(category, slug) : {},
    // Nobody asks themselves.
    enquiry: opinions.own ? null : await listingEnquiry(args, category, listing),
    head: {
      title:
        detail.title?.(listing) ??
        titleOf(title, say(singular).toLowerCase(), placeSaid(listing.state, city || district)),
      description: detail.says?.(listing) ?? say("{title}: {words}", { title, words: said }),
      path,
      search: [searchPageWords(category).title, searchPath],
      thing: withOffer(
        detail.thing?.(listing) ?? {
          "@type": "LocalBusiness",
          description: said,
          address: {
            "@type": "PostalAddress",
            addressLocality: listing.city,
            addressRegion: listing.state,
            addressCountry: "IN",
          },
        },
        baseOf(category, listing.attributes),
      ),
    },
  };
}

/** What a page answers: the view, or where to look instead. */
export function detailData({ messages, searchPath, plural, detail }: Category, view: DetailView | null) {
  const searchLabel = detail?.all ? say(detail.all) : say("See all {many}", { many: say(plural).toLowerCase() });
  const page: DetailPageData = { view, missing: { title: say(messages.notFound), searchPath, searchLabel } };
  return data(page, { status: view ? 200 : 404 });
}

/** The loader of a listing's page: the listing as the visitor may see it, who is counted, and its reviews; null when there is none. */
export async function detailPage(args: Args, category: Category, slug: string): Promise<DetailView | null> {
  const { deps, actor, visitor } = pageContext(args);
  // PostgreSQL takes no NUL in a text, not even to find nothing.
  const row = !slug || slug.includes("\0") ? null : await findListing(deps, category.key, slug);
  if (!row || !maySee(actor, row)) return null;
  if (row.status === "approved") await countView(deps, row, actor, visitor);
  const asked = new URL(args.request.url).searchParams.get("reviews");
  const cursor = isUuid(asked) ? asked : undefined;
  const [listing, page, may, dates, recommended, proven, badges, calledOff] = await Promise.all([
    listingView(deps, row, category, actor),
    listingReviews(deps, row.id, { limit: REVIEWS, cursor, order: "booked" }),
    mayReview(deps, actor, row),
    priceAndDates(deps, row.id, args.request),
    recommendedBeside(deps, row.id, args.request, actor !== null && actor.id === row.ownerId),
    provenLines(deps, row.ownerId),
    badgeLines(deps, row.id),
    cursor === undefined ? calledOffBy(deps.database.reads, row.id, new Date()) : [],
  ]);
  return detailView(args, category, listing, {
    ratings: { averageRating: row.rating, ratingCount: row.ratingCount, ...page },
    later: cursor !== undefined,
    mayReview: may,
    own: actor !== null && actor.id === row.ownerId,
    dates,
    recommended,
    proven: [...proven, ...badges],
    calledOff,
  });
}
