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

type Shelf = {
  brands: readonly string[];
  items: readonly string[];
  uses: readonly string[];
  lines: readonly string[];
};
const SHELVES: Record<RentalCategory, Shelf> = {
  "Audio Visual": {
    brands: ["Barco", "Epson", "Christie", "Samsung", "Panasonic"],
    items: [
      "20,000 lumen projector",
      "LED wall, 12 by 8 feet",
      "LED wall, 20 by 10 feet",
      "Plasma display, 65 inch",
      "Projector with 120 inch screen",
      "Seamless switcher",
    ],
    uses: ["Conferences", "Product launches", "Live matches", "Wedding films", "Award functions", "Dealers' meets"],
    lines: ["Comes with an operator, cables and spares.", "Set up and tested two hours before the first guest."],
  },
  Sound: {
    brands: ["JBL", "RCF", "Bose", "Ahuja", "Yamaha"],
    items: [
      "Line array for 1,000 guests",
      "Speaker pair with stands",
      "Cordless microphones, set of four",
      "Digital mixer, 32 channels",
      "DJ set with monitors",
      "Public address for a maidan",
    ],
    uses: ["Sangeet", "Concerts", "Speeches", "Garba nights", "School annual days", "Aarti"],
    lines: ["With a sound engineer who stays until the end.", "Within the limits of the city after ten at night."],
  },
  Lighting: {
    brands: ["Philips", "Clay Paky", "Avolites", "Godox"],
    items: [
      "Moving heads, set of eight",
      "Par lights, set of twenty-four",
      "Serial lights, 500 metres",
      "Follow spot",
      "Ambient uplights, set of twelve",
      "Marigold LED curtains",
    ],
    uses: ["Stage shows", "Reception", "House lighting", "Fashion shows", "Diwali", "Dance floors"],
    lines: ["Hung and focused by our own electricians.", "Own distribution box, earthed and checked."],
  },
  "Stage and Truss": {
    brands: ["Layher", "Global Truss", "Prolyte"],
    items: [
      "Stage, 24 by 16 feet",
      "Stage with ramp, 40 by 24 feet",
      "Truss goal post",
      "Box truss with roof",
      "Mandap frame",
      "Green room cabin",
    ],
    uses: ["Concerts", "Political meetings", "Jaimala", "Award functions", "Kavi sammelan"],
    lines: ["Load tested, with steps and railings.", "Built the night before, gone by the next morning."],
  },
  Power: {
    brands: ["Kirloskar", "Cummins", "Mahindra Powerol", "Honda"],
    items: [
      "63 kVA silent generator",
      "125 kVA silent generator",
      "250 kVA silent generator",
      "5 kVA portable generator",
      "Power distribution with cable",
      "UPS, 20 kVA",
    ],
    uses: ["Outdoor weddings", "Exhibitions", "Film shoots", "Night events", "Hospitals and camps"],
    lines: [
      "With operator; the hours are read off the meter together with you.",
      "A second set stands by for large events.",
    ],
  },
  Seating: {
    brands: ["Nilkamal", "Supreme", "Cello"],
    items: [
      "Banquet chairs with covers, 500",
      "Sofa sets for the dais, 12",
      "Round tables for ten, 40",
      "Plastic chairs, 1,000",
      "Gaddi and bolsters, 100",
      "King and queen chairs",
    ],
    uses: ["Weddings", "Conferences", "Satsang", "Dinners", "School functions"],
    lines: ["Clean covers in four colours.", "Delivered, set in rows and collected."],
  },
  Cooling: {
    brands: ["Symphony", "Blue Star", "Voltas", "Crompton"],
    items: [
      "Mist fans, set of ten",
      "Jumbo air coolers, set of ten",
      "Portable air conditioner, 11 ton",
      "Pedestal fans, set of twenty",
      "Room heaters, set of ten",
    ],
    uses: ["Summer weddings", "Tents", "Camps", "Exhibitions"],
    lines: ["Water tank and hoses included.", "Quiet enough for speeches."],
  },
  Camera: {
    brands: ["Sony", "Canon", "DJI", "Blackmagic"],
    items: [
      "Three-camera live set",
      "Jib arm, 24 feet",
      "Drone with pilot",
      "Wedding film set, two cameras",
      "Live streaming kit",
    ],
    uses: ["Live streaming", "Wedding films", "Conferences", "Sports events"],
    lines: ["With people who know when to press the button.", "Recording handed over the same night."],
  },
};
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
