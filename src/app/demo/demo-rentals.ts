/** Equipment for rent all over the country, from chance alone; the projector of the specification first. */
import { DEFAULT_EQUIPMENT } from "../../domain/event-types.ts";
import { placeRows } from "../../features/listings/listing-places.ts";
import { rentals } from "../../features/rentals/rental-category.ts";
import { PROJECTOR_SLUG } from "../../features/rentals/rental-paths.ts";
import type { RentalAttributes, RentalCategory } from "../../features/rentals/rental-category.ts";
import { AS_REQUIRED, PROJECTOR } from "../../features/rentals/rental-words.ts";
import type { Hub, StatePlaces } from "./demo-hub.ts";
import { MAIN_PICTURE, demoGallery, demoPhone, demoPin, demoPlaces, demoSlugs, demoStanding } from "./demo-listing.ts";
import type { DemoListing } from "./demo-listing.ts";
import { DEMO_STATES, townOf } from "./demo-places.ts";
import { rentalPrice } from "./demo-prices.ts";
import type { DemoRandom } from "./demo-random.ts";
import { APPROVED } from "./demo-standing.ts";
import type { DemoStatus } from "./demo-standing.ts";
import { SHELVES } from "./words/rental-words.ts";

const SHELF_WEIGHTS = [
  ["Audio Visual", 4],
  ["Sound", 5],
  ["Lighting", 4],
  ["Stage and Truss", 3],
  ["Power", 3],
  ["Seating", 4],
  ["Cooling", 2],
  ["Camera", 2],
] as const satisfies readonly (readonly [RentalCategory, number])[];

function item(
  random: DemoRandom,
  { state, hub }: { state: StatePlaces; hub: Hub },
  slug: string,
  title: string,
  attributes: RentalAttributes,
  districts: string[],
  status: DemoStatus,
  pictures: number,
): DemoListing {
  return {
    category: rentals.key,
    slug,
    content: {
      title,
      email: `${slug}@mandap.example`,
      phone: demoPhone(random),
      address: null,
      state: state.state,
      district: hub.district,
      city: hub.city,
      pin: demoPin(random, hub),
      attributes,
      places: placeRows({ home: null, works: { state: state.state, districts } }),
      searchParts: [
        title,
        attributes.brand,
        attributes.itemCategory,
        ...attributes.uses,
        ...attributes.cities,
        state.state,
      ],
      facets: { itemCategory: attributes.itemCategory },
    },
    photo: MAIN_PICTURE,
    gallery: demoGallery(random, pictures),
    ...demoStanding(random, status),
  };
}

/** Items without an owner; the projector of the specification is the first. */
export function demoRentals(random: DemoRandom): DemoListing[] {
  const slugs = demoSlugs();
  const home = DEMO_STATES.find(({ state }) => state === "Madhya Pradesh")!;
  const indore = { state: home, hub: home.hubs[0]! };
  const projector = item(
    random,
    indore,
    slugs(PROJECTOR_SLUG),
    DEFAULT_EQUIPMENT,
    PROJECTOR,
    home.hubs.map(({ district }) => district),
    "approved",
    5,
  );
  const others = demoPlaces(random, APPROVED, 2).map(({ status, ...place }) => {
    const itemCategory = random.weighted(SHELF_WEIGHTS);
    const shelf = SHELVES[itemCategory];
    const title = random.pick(shelf.items);
    const around = random.some(place.hub.around, random.int(0, Math.min(4, place.hub.around.length)));
    const slug = slugs(title, place.hub.city);
    const attributes: RentalAttributes = {
      ...rentalPrice(slug, itemCategory, title),
      itemCategory,
      brand: random.pick(shelf.brands),
      rental: AS_REQUIRED,
      uses: random.some(shelf.uses, random.int(3, 5)),
      cities: [place.hub.city, ...around.map(townOf)],
      description: random.pick(shelf.lines),
    };
    return item(random, place, slug, title, attributes, [place.hub.district, ...around], status, 5);
  });
  return [{ ...projector, viewCount: 2_904, minutesAgo: 640 * 1_440, quality: 0.97, reviews: 24 }, ...others];
}
