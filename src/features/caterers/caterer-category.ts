/** Caterers as a category of listings. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { say, text } from "../../domain/words/say.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD, OCCASION_FIELD, guestsField } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { CATERER_WORDS } from "./caterer-search-words.ts";

export const CUISINES = [
  text("North Indian"),
  text("South Indian"),
  text("Punjabi"),
  text("Rajasthani"),
  text("Gujarati"),
  text("Maharashtrian"),
  text("Bengali"),
  text("Mughlai"),
  text("Hyderabadi"),
  text("Kashmiri"),
  text("Goan"),
  text("Malwi"),
  text("North-Eastern"),
  text("Chinese"),
  text("Continental"),
  text("Chaat and street food"),
  text("Sweets"),
] as const;
export const KITCHENS = [
  text("Vegetarian only"),
  text("Vegetarian and non-vegetarian"),
  text("Jain on request"),
  text("Jain only"),
] as const;
export const SERVICES = [
  text("Crockery"),
  text("Waiters"),
  text("Tables and linen"),
  text("Live counters"),
  text("Bar service"),
  text("Cleaning up"),
] as const;

const plate = { kind: "number", min: 1_00, max: 20_000_00, paise: true, per: "plate" } as const;

export const catererFields = fieldsOf({
  ...LISTING_TITLE,
  cuisines: {
    kind: "choices",
    label: text("Cuisines"),
    options: CUISINES,
    required: text("Please choose at least one cuisine."),
    card: true,
    facet: "words",
  },
  kitchen: {
    kind: "choice",
    label: text("Kitchen"),
    options: KITCHENS,
    required: text("Please choose what your kitchen cooks."),
    card: true,
    facet: "words",
  },
  platePrice: {
    ...plate,
    label: text("Vegetarian plate in rupees"),
    hint: text("The lowest, without taxes."),
    required: text("The price of a plate is required"),
    card: true,
    ask: { name: "platePaise", compare: "atMost", bands: [300, 500, 800, 1_200] },
    fact: text("Vegetarian plate"),
  },
  nonVegPrice: {
    ...plate,
    label: text("Non-vegetarian plate in rupees"),
    hint: text("Leave empty if there is none."),
    fact: text("Non-vegetarian plate"),
  },
  leastPlates: {
    kind: "number",
    label: text("Smallest number of plates"),
    min: 1,
    max: 5_000,
    required: text("The smallest number of plates is required"),
    unit: "plates",
    fact: text("Smallest order"),
  },
  mostGuests: {
    kind: "number",
    label: text("Guests at a time, at most"),
    min: 1,
    max: 50_000,
    required: text("The most guests is required"),
    unit: "guests",
    card: true,
    ask: {
      name: "guests",
      compare: "atLeast",
      words: ["guests", "people", "persons", "pax", "plates", "log", "heads"],
      label: text("Guests"),
    },
    fact: text("Cooks for up to"),
  },
  liveCounters: {
    kind: "lines",
    label: text("Live counters"),
    most: 20,
    hint: text("One per line, such as Dosa or Jalebi."),
  },
  services: { kind: "choices", label: text("Brought along"), options: SERVICES },
  fssai: {
    kind: "text",
    label: text("FSSAI number"),
    hint: text("14 digits, as on your licence. It is shown on your page."),
    max: 14,
    inputMode: "numeric",
    pattern: ["\\d{14}", text("An FSSAI number has 14 digits.")],
    found: false,
  },
  description: {
    kind: "text",
    label: text("About your kitchen"),
    max: TEXT_LENGTHS.longText,
    long: true,
    fact: text("About"),
  },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type CatererAttributes = AttributesOf<typeof catererFields>;

export const caterers = defineCategory({
  key: "caterers",
  singular: text("Caterer"),
  plural: text("Caterers"),
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  fields: catererFields,
  sign: "cooking-pot",
  mediaFolder: "caterers",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: (slug: string) => `/caterer/${encodeURIComponent(slug)}`,
  searchPath: "/Caterers",
  registerPath: "/CatererRegistration",
  enquiry: {
    fields: [OCCASION_FIELD, CITY_FIELD, guestsField("300")],
  },
  search: { facts: { mostGuests: (guests) => say("Up to {guests}", { guests }) } },
  words: CATERER_WORDS,
  least: "leastPlates",
  calendar: { mode: "counted", of: "event" },
  messages: {
    registeredAlready: text("This caterer is listed already."),
    otherProfile: text("This caterer is listed already."),
    notFound: text("Caterer not found"),
  },
});
