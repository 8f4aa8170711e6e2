import { categoryOf } from "../../features/registry.ts";
import { categoryRows } from "./demo-listing-rows.server.ts";
import { demoRandom } from "./demo-random.ts";
import { merged, type Clock, type Rows } from "./demo-rows.server.ts";
import { demoListingReviews, demoServices } from "./demo-services.ts";
import { serviceEnquiryRows } from "./demo-service-enquiries.ts";
import { DEMO_SEED } from "./demo-story.ts";
import type { DemoStory } from "./demo-story.ts";

/** Listings that nobody keeps, with places, pictures, reviews and requests, as their registration writes them. */
export function serviceRows(
  story: DemoStory,
  clock: Clock,
  users: Map<string, string>,
  today: string,
  seed: string = DEMO_SEED,
): Rows {
  const random = demoRandom(`${seed}/service reviews`);
  const listings = demoServices(seed);
  const ids = new Map<string, Map<string, string>>();
  const rows = [...Map.groupBy(listings, ({ category }) => category)].map(([key, ofCategory]) => {
    const found = new Map<string, string>();
    ids.set(key, found);
    const written = ofCategory.map(({ photo, ...listing }) => ({
      ...listing,
      ownerId: null,
      profile: { seed: { draw: "listing" as const, shot: 0 }, ...photo },
      reviews: demoListingReviews(random, { ...listing, photo }, story.organisers).map(({ author, ...review }) => ({
        ...review,
        authorId: users.get(author),
      })),
    }));
    return categoryRows(categoryOf(key), written, clock, users, found);
  });
  const idOf = ({ category, slug }: { category: string; slug: string }) => ids.get(category)?.get(slug);
  return merged(...rows, { enquiries: serviceEnquiryRows(story, clock, users, { listings, idOf }, today) });
}
