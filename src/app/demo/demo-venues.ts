/** Venues all over the country, from chance alone. */
import { agreeing } from "../../domain/house-rules.ts";
import { VENUE_KINDS, venues } from "../../features/venues/venue-category.ts";
import type { VenueAttributes } from "../../features/venues/venue-category.ts";
import { placeRows } from "../../features/listings/listing-places.ts";
import { MAIN_PICTURE, demoGallery, demoPhone, demoPin, demoPlaces, demoSlugs, demoStanding } from "./demo-listing.ts";
import type { DemoListing } from "./demo-listing.ts";
import { APPROVED } from "./demo-standing.ts";
import { oncePerTown } from "./trades/demo-trade.ts";
import type { DemoRandom } from "./demo-random.ts";
import { NAMES, AMENITIES, RULES, LINES } from "./words/venue-words.ts";

type Kind = VenueAttributes["kind"];
/** What a venue of a kind is called behind its name, how many it holds, and what a plate or a day costs in rupees. */
const KINDS: Record<
  Kind,
  {
    ends: readonly string[];
    guests: readonly [number, number];
    plate: readonly [number, number] | null;
    day: readonly [number, number];
    halls: readonly string[];
    weight: number;
  }
> = {
  "Banquet hall": {
    ends: ["Banquets", "Banquet Hall", "Grand Banquets"],
    guests: [150, 700],
    plate: [550, 1_600],
    day: [60_000, 2_50_000],
    halls: ["Main hall", "Small hall", "Dining hall"],
    weight: 6,
  },
  "Marriage garden": {
    ends: ["Garden", "Marriage Garden", "Vatika", "Bagh"],
    guests: [400, 2_500],
    plate: [450, 1_200],
    day: [75_000, 4_00_000],
    halls: ["Main lawn", "Second lawn", "Bride's hall"],
    weight: 6,
  },
  "Hotel lawn": {
    ends: ["Hotel and Lawns", "Residency", "Palace Hotel"],
    guests: [200, 1_200],
    plate: [900, 2_600],
    day: [1_20_000, 6_00_000],
    halls: ["Lawn", "Crystal hall", "Poolside", "Board room"],
    weight: 4,
  },
  Farmhouse: {
    ends: ["Farms", "Farmhouse"],
    guests: [150, 900],
    plate: null,
    day: [40_000, 2_20_000],
    halls: ["Open ground", "Verandah hall"],
    weight: 3,
  },
  "Heritage haveli": {
    ends: ["Haveli", "Kothi", "Heritage Court"],
    guests: [100, 600],
    plate: [1_200, 3_800],
    day: [1_50_000, 9_00_000],
    halls: ["Courtyard", "Durbar hall", "Terrace"],
    weight: 2,
  },
  "Community hall": {
    ends: ["Bhavan", "Samaj Bhavan", "Kalyana Mandapam"],
    guests: [200, 1_000],
    plate: null,
    day: [15_000, 80_000],
    halls: ["Ground floor hall", "First floor hall", "Dining hall"],
    weight: 4,
  },
  "Convention centre": {
    ends: ["Convention Centre", "Expo Halls"],
    guests: [500, 4_000],
    plate: [800, 2_000],
    day: [2_00_000, 12_00_000],
    halls: ["Hall A", "Hall B", "Foyer", "Auditorium"],
    weight: 2,
  },
  "Beach or lake resort": {
    ends: ["Lake Resort", "Waterside Resort"],
    guests: [100, 700],
    plate: [1_100, 3_000],
    day: [1_40_000, 7_00_000],
    halls: ["Waterside lawn", "Deck", "Glass hall"],
    weight: 1,
  },
};

/** A house has one car park. */
const onePark = (amenities: string[]) => {
  const first = amenities.find((one) => one.startsWith("Parking for"));
  return amenities.filter((one) => !one.startsWith("Parking for") || one === first);
};
/** Of fireworks one rule speaks, and of a lawn only whoever has one. */
const fireworks = (rules: string[], halls: readonly { name: string }[]) => {
  const green = halls.some(({ name }) => /lawn|ground/iu.test(name));
  const kept = rules.filter((rule) => green || rule !== "No fireworks on the lawn");
  const [first] = kept.filter((rule) => rule.includes("fireworks"));
  return kept.filter((rule) => !rule.includes("fireworks") || rule === first);
};

const round = (value: number, to: number) => Math.round(value / to) * to;

/** Venues without an owner. `price` is in paise, for a plate or a day. */
export function demoVenues(random: DemoRandom): DemoListing[] {
  const slug = demoSlugs();
  const nameIn = oncePerTown(NAMES);
  return demoPlaces(random, APPROVED, 2).map(({ state, hub, status }) => {
    const kind = random.weighted(VENUE_KINDS.map((name) => [name, KINDS[name].weight] as const));
    const { ends, guests, plate, day, halls: rooms } = KINDS[kind];
    const title = `${nameIn(hub.city, random.pick(NAMES))} ${random.pick(ends)}`;
    const id = slug(title, hub.city);
    const capacity = round(random.int(...guests), 50);
    const perPlate = plate !== null && random.chance(0.65);
    const price = perPlate ? round(random.int(...plate), 50) : round(random.int(...day), 5_000);
    const halls = rooms.slice(0, random.int(1, rooms.length)).map((name, at) => {
      const seated = at === 0 ? round(capacity * 0.6, 10) : round(capacity * (0.4 / at), 10);
      const floating = at === 0 ? capacity : round(seated * 1.5, 10);
      return { name, seated: Math.max(20, seated), floating: Math.max(30, floating) };
    });
    const attributes: VenueAttributes = {
      kind,
      capacity,
      halls,
      priceUnit: perPlate ? "plate" : "day",
      price: price * 100,
      nonVegPrice: perPlate && random.chance(0.55) ? round(price * 1.3, 50) * 100 : null,
      rooms: random.chance(0.6) ? random.int(4, 60) : 0,
      amenities: onePark(random.some(AMENITIES, random.int(5, 11))),
      rules: fireworks(random.some(RULES, random.int(2, 5)), halls),
      description: random.some(LINES, 2).join(" "),
    };
    attributes.rules = agreeing(attributes.rules, attributes.amenities);
    const locality = random.pick(hub.localities);
    return {
      category: venues.key,
      slug: id,
      content: {
        title,
        email: `${id}@mandap.example`,
        phone: demoPhone(random),
        address: `${random.int(1, 180)}, ${locality}`,
        state: state.state,
        district: hub.district,
        city: hub.city,
        pin: demoPin(random, hub),
        attributes,
        places: placeRows({ home: null, works: { state: state.state, districts: [hub.district] } }),
        searchParts: [title, kind, locality, hub.district, state.state, ...attributes.amenities],
        facets: { kind, priceUnit: attributes.priceUnit },
      },
      photo: MAIN_PICTURE,
      gallery: demoGallery(random, random.int(5, 8)),
      ...demoStanding(random, status),
    };
  });
}
