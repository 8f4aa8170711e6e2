/** Venues as a category of listings. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import { defineCategory } from "../listings/category.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf, type CardOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { VENUE_ENQUIRY, VENUE_PAGE, VENUE_SEARCH_PAGE } from "./venue-pages.ts";
import { VENUE_SEARCH_WORDS } from "./venue-search-words.ts";

export const VENUE_KINDS = [
  text("Banquet hall"),
  text("Marriage garden"),
  text("Hotel lawn"),
  text("Farmhouse"),
  text("Heritage haveli"),
  text("Community hall"),
  text("Convention centre"),
  text("Beach or lake resort"),
] as const;

/** What the price is for. */
export const PRICE_UNITS = [text("plate"), text("day")] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

const people = { kind: "number", min: 1, max: 100_000 } as const;
const paise = { kind: "number", min: 0, max: Number.MAX_SAFE_INTEGER, paise: true } as const;

export const venueFields = fieldsOf({
  ...LISTING_TITLE,
  kind: {
    kind: "choice",
    label: text("Kind of venue"),
    options: VENUE_KINDS,
    required: text("Kind of venue is required"),
    card: true,
    facet: "exact",
    fact: text("Kind"),
  },
  capacity: {
    ...people,
    label: text("Guests, at most"),
    hint: text("All halls and lawns together."),
    required: text("Please say how many guests it holds."),
    unit: "guests",
    card: true,
    ask: {
      name: "guests",
      compare: "atLeast",
      words: [
        "guests",
        "people",
        "persons",
        "pax",
        "seater",
        "seating",
        "seats",
        "capacity",
        "gathering",
        "log",
        "heads",
      ],
    },
    fact: text("Capacity"),
  },
  halls: {
    kind: "records",
    label: text("Halls and lawns"),
    entry: text("Hall"),
    least: 1,
    most: 12,
    fields: {
      name: { kind: "text", label: text("Name"), required: text("Name is required"), max: TEXT_LENGTHS.shortText },
      seated: { ...people, label: text("Seated guests"), required: text("Please say how many guests can sit.") },
      floating: { ...people, label: text("Standing guests"), required: text("Please say how many guests can stand.") },
    },
    required: text("Please add at least one hall."),
    fact: text("Halls"),
  },
  /** What the price is for. */
  priceUnit: {
    kind: "choice",
    label: text("Price is for one"),
    options: PRICE_UNITS,
    required: text("Please choose what the price is for."),
    card: true,
    facet: "exact",
    fact: text("Price for one"),
  },
  price: {
    ...paise,
    label: text("Price in rupees"),
    hint: text("The lowest, for one plate or one day."),
    required: text("Price in rupees is required"),
    unitIn: "priceUnit",
    card: true,
    ask: { name: "pricePaise", compare: "atMost", bands: [800, 1_500, 50_000, 2_00_000] },
    fact: text("Price"),
  },
  nonVegPrice: {
    ...paise,
    label: text("Non-vegetarian plate in rupees"),
    hint: text("Leave empty if there is none."),
    per: "plate",
    fact: text("Non-vegetarian plate"),
  },
  rooms: {
    kind: "number",
    label: text("Guest rooms"),
    min: 0,
    max: 2_000,
    required: text("Please say how many guest rooms there are, 0 if none."),
  },
  amenities: {
    kind: "lines",
    label: text("Amenities"),
    most: 30,
    hint: text("One per line, such as Parking or Generator."),
  },
  rules: {
    kind: "lines",
    label: text("Rules of the house"),
    most: 20,
    hint: text("One per line."),
    fact: text("Rules"),
    rulesWith: ["amenities"],
  },
  description: { kind: "text", label: text("Description"), max: TEXT_LENGTHS.longText, long: true },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type VenueAttributes = AttributesOf<typeof venueFields>;
export type VenueCard = CardOf<typeof venueFields>;

/** The page of a venue. */
export const venuePath = (slug: string): string => `/venue/${encodeURIComponent(slug)}`;

export const venues = defineCategory({
  key: "venues",
  singular: text("Venue"),
  plural: text("Venues"),
  onePerPerson: false,
  placeStep: text("Where it is"),
  approval: "admin",
  roleGiven: null,
  fields: venueFields,
  sign: "castle",
  mediaFolder: "venues",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: venuePath,
  searchPath: "/VenueBooking",
  search: VENUE_SEARCH_PAGE,
  detail: VENUE_PAGE,
  enquiry: VENUE_ENQUIRY,
  specifiedLinks: true,
  registerPath: "/VenueRegistration",
  words: VENUE_SEARCH_WORDS,
  calendar: { mode: "halls", units: "halls" },
  messages: {
    registeredAlready: text("This venue is listed already."),
    otherProfile: text("This venue is listed already."),
    notFound: text("Venue not found"),
  },
});
