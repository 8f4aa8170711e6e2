/** Equipment for rent as a category of listings: one listing is one item. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import { defineCategory } from "../listings/category.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf, type CardOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { RENTAL_WORDS } from "./rental-search-words.ts";
import { PROJECTOR_SLUG, RENTAL_SEARCH } from "./rental-paths.ts";
import { RENTAL_ENQUIRY, RENTAL_PAGE, RENTAL_SEARCH_PAGE } from "./rental-pages.ts";

/** The shelves of the rental. 'Audio Visual' is the specification's; the others are ours. */
export const RENTAL_CATEGORIES = [
  text("Audio Visual"),
  text("Sound"),
  text("Lighting"),
  text("Stage and Truss"),
  text("Power"),
  text("Seating"),
  text("Cooling"),
  text("Camera"),
] as const;
export type RentalCategory = (typeof RENTAL_CATEGORIES)[number];

/** What a price may be for. */
export const RENTAL_UNITS = [text("day"), text("event"), text("piece")] as const;

/** The info box of an item (spec 001 section 2, Rentals). */
export const rentalFields = fieldsOf({
  ...LISTING_TITLE,
  itemCategory: {
    kind: "choice",
    label: text("Category"),
    options: RENTAL_CATEGORIES,
    required: text("Please choose a category."),
    card: true,
    facet: "exact",
    fact: text("Category"),
  },
  brand: { kind: "text", label: text("Brand"), max: TEXT_LENGTHS.shortText, card: true },
  /** 'As per requirement', or what a day costs in words. */
  rental: {
    kind: "text",
    label: text("Rental"),
    hint: text("In words, shown beside the price: such as 'As per requirement'."),
    max: TEXT_LENGTHS.shortText,
    ours: ["As per requirement"],
    card: true,
  },
  price: {
    kind: "number",
    paise: true,
    min: 1_00,
    max: 1_00_00_000_00,
    label: text("Price in rupees"),
    hint: text("Set-up included. Leave empty to show ‘Price on request’."),
    per: "day",
    unitIn: "priceUnit",
    card: true,
    ask: { name: "pricePaise", compare: "atMost", bands: [500, 2_000, 5_000, 20_000] },
    fact: text("Price"),
  },
  /** What the price is for, where that is not a day. */
  priceUnit: {
    kind: "choice",
    label: text("Price is for one"),
    options: RENTAL_UNITS,
    placeholder: text("day"),
    card: true,
    fact: text("Price for one"),
  },
  uses: {
    kind: "lines",
    label: text("Good for"),
    most: 12,
    hint: text("One per line, such as Sangeet."),
    fact: text("Uses"),
  },
  /** Where it can be had. */
  cities: {
    kind: "lines",
    label: text("Available cities"),
    most: 60,
    hint: text("One city per line. Customers there find you."),
    card: true,
  },
  description: { kind: "text", label: text("Description"), max: TEXT_LENGTHS.longText, long: true },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type RentalAttributes = AttributesOf<typeof rentalFields>;
export type RentalCard = CardOf<typeof rentalFields>;

export const RENTAL_DETAIL = "/RentalDetail";

/** One item's page: the slug stands in the query. */
export const rentalPath = (slug: string): string =>
  slug === PROJECTOR_SLUG ? RENTAL_DETAIL : `${RENTAL_DETAIL}?item=${encodeURIComponent(slug)}`;

export const rentals = defineCategory({
  key: "rentals",
  singular: text("Rental item"),
  plural: text("Rental items"),
  onePerPerson: false,
  placeStep: text("Where it is"),
  approval: "admin",
  roleGiven: null,
  fields: rentalFields,
  sign: "projector",
  thing: true,
  mediaFolder: "rentals",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: rentalPath,
  searchPath: RENTAL_SEARCH,
  search: RENTAL_SEARCH_PAGE,
  detail: RENTAL_PAGE,
  enquiry: RENTAL_ENQUIRY,
  need: { label: text("A sound system"), query: { itemCategory: "Sound" } },
  linkLabel: text("Equipment"),
  registrationLabel: text("Rental item Registration"),
  specifiedLinks: true,
  registerPath: "/RentalRegistration",
  pages: {
    detail: "detail",
    others: [{ path: "EventRentalForm", file: "register", access: "everybody" }],
  },
  words: RENTAL_WORDS,
  towns: "cities",
  counts: "pieces",
  calendar: { mode: "counted", of: "piece" },
  alike: "itemCategory",
  messages: {
    registeredAlready: text("This item is listed already."),
    otherProfile: text("This item is listed already."),
    notFound: text("Rental item not found"),
  },
});
