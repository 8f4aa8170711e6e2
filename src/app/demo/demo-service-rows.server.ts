import { categoryOf } from "../../features/registry.ts";
import { drawnMedia } from "../../features/listings/drawn-media.server.ts";
import { searchText } from "../../features/listings/listing-search-text.ts";
import type { DemoListing, DemoPicture } from "./demo-listing.ts";
import { demoRandom } from "./demo-random.ts";
import type { Clock, Row, Rows } from "./demo-rows.server.ts";
import { demoListingReviews, demoServices } from "./demo-services.ts";
import { serviceEnquiryRows } from "./demo-service-enquiries.ts";
import { DEMO_SEED } from "./demo-story.ts";
import type { DemoStory } from "./demo-story.ts";

/** Listings that nobody keeps, with places, pictures, reviews and requests, as their registration writes them. */
export function serviceRows(story: DemoStory, clock: Clock, userIds: Map<string, string>, today: string): Rows {
  const rows = { listings: [] as Row[], listing_places: [] as Row[], media: [] as Row[], reviews: [] as Row[], audit_log: [] as Row[] };
  const random = demoRandom(`${DEMO_SEED}/service reviews`);
  const listings = demoServices(DEMO_SEED);
  const ids = new Map<DemoListing, string>();
  for (const listing of listings) {
    const { slug, content, approved, minutesAgo, viewCount } = listing;
    const category = categoryOf(listing.category);
    const id = clock.id(minutesAgo);
    ids.set(listing, id);
    const at = clock.at(minutesAgo);
    const reviews = demoListingReviews(random, listing, story.organisers);
    const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
    const rating = reviews.length === 0 ? 0 : Math.round((total / reviews.length) * 100) / 100;
    const { places, searchParts, facets, attributes, ...columns } = content;
    rows.listings.push({
      id, category: category.key, owner_id: null, one_per_person: category.onePerPerson, slug, slug_key: slug.toLowerCase(), status: approved ? "approved" : "pending", status_reason: null, ...columns,
      attributes: category.attributes.parse(attributes), search_text: searchText(searchParts, columns.city ?? "", facets, category.facets), rating_sum: total, rating_count: reviews.length, rating, view_count: viewCount,
      created_at: at, updated_at: at, approved_at: approved ? at : null,
    });
    for (const { state, district, worksHere } of places) rows.listing_places.push({ listing_id: id, category: category.key, state, district, rating, visible: approved, works_here: worksHere });
    rows.media.push(picture(clock, listing, id, category.mediaFolder, "profile", 0, listing.photo), ...listing.gallery.map((one, position) => picture(clock, listing, id, category.mediaFolder, "gallery", position, one)));
    for (const { author, stars, comment, minutesAgo: ago } of reviews) rows.reviews.push({ id: clock.id(ago), listing_id: id, author_id: userIds.get(author), stars, comment, hidden_at: null, created_at: clock.at(ago) });
    rows.audit_log.push({ id: clock.id(minutesAgo), at, actor_id: null, action: "listing.registered", subject_type: "listing", subject_id: id, details: { category: category.key, slug } });
  }
  return { ...rows, enquiries: serviceEnquiryRows(story, clock, userIds, ids, today) };
}

function picture(clock: Clock, { minutesAgo }: DemoListing, listingId: string, folder: string, kind: "profile" | "gallery", position: number, { seed, width, height }: DemoPicture): Row {
  const { drawnSeed, ...shape } = drawnMedia(seed, { width, height });
  return { id: clock.id(minutesAgo), listing_id: listingId, category: folder, kind, position, ...shape, drawn_seed: drawnSeed, has_avif: false, original_name: null, bytes: 0, created_at: clock.at(minutesAgo) };
}
