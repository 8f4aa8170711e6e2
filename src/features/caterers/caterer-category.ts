/** Caterers as a category of listings. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD, OCCASION_FIELD, guestsField } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { CATERER_WORDS } from "./caterer-search-words.ts";

export const CUISINES = [
  "North Indian",
  "South Indian",
  "Punjabi",
  "Rajasthani",
  "Gujarati",
  "Maharashtrian",
  "Bengali",
  "Mughlai",
  "Hyderabadi",
  "Kashmiri",
  "Goan",
  "Malwi",
  "North-Eastern",
  "Chinese",
  "Continental",
  "Chaat and street food",
  "Sweets",
] as const;
export const KITCHENS = ["Vegetarian only", "Vegetarian and non-vegetarian", "Jain on request", "Jain only"] as const;
export const SERVICES = [
  "Crockery",
  "Waiters",
  "Tables and linen",
  "Live counters",
  "Bar service",
  "Cleaning up",
] as const;

const plate = { kind: "number", min: 1_00, max: 20_000_00, paise: true, per: "plate" } as const;

export const catererFields = fieldsOf({
  ...LISTING_TITLE,
  cuisines: {
    kind: "choices",
    label: "Cuisines",
    options: CUISINES,
    required: "Please choose at least one cuisine.",
    card: true,
    facet: "words",
  },
  kitchen: {
    kind: "choice",
    label: "Kitchen",
    options: KITCHENS,
    required: "Please choose what your kitchen cooks.",
    card: true,
    facet: "words",
  },
  platePrice: {
    ...plate,
    label: "Vegetarian plate in rupees",
    hint: "The lowest, without taxes.",
    required: "The price of a plate is required",
    card: true,
    ask: { name: "platePaise", compare: "atMost" },
    fact: "Vegetarian plate",
  },
  nonVegPrice: {
    ...plate,
    label: "Non-vegetarian plate in rupees",
    hint: "Leave it empty where there is none.",
    fact: "Non-vegetarian plate",
  },
  leastPlates: {
    kind: "number",
    label: "Smallest number of plates",
    min: 1,
    max: 5_000,
    required: "The smallest number of plates is required",
    unit: "plates",
    fact: "Smallest order",
  },
  mostGuests: {
    kind: "number",
    label: "Most guests at a time",
    min: 1,
    max: 50_000,
    required: "The most guests is required",
    unit: "guests",
    card: true,
    ask: {
      name: "guests",
      compare: "atLeast",
      words: ["guests", "people", "persons", "pax", "plates", "log", "heads"],
    },
    fact: "Cooks for up to",
  },
  liveCounters: { kind: "lines", label: "Live counters", most: 20, hint: "One a line, such as Dosa or Jalebi." },
  services: { kind: "choices", label: "Brought along", options: SERVICES },
  fssai: {
    kind: "text",
    label: "FSSAI number",
    hint: "14 digits, as on your licence. It is shown on your page.",
    max: 14,
    inputMode: "numeric",
    pattern: ["\\d{14}", "An FSSAI number has 14 digits."],
    found: false,
  },
  description: { kind: "text", label: "About your kitchen", max: TEXT_LENGTHS.longText, long: true, fact: "About" },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type CatererAttributes = AttributesOf<typeof catererFields>;

export const caterers = defineCategory({
  key: "caterers",
  singular: "Caterer",
  plural: "Caterers",
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
  words: CATERER_WORDS,
  least: "leastPlates",
  calendar: { mode: "counted", of: "event" },
  messages: {
    registeredAlready: "This caterer is listed already.",
    otherProfile: "This caterer is listed already.",
    notFound: "Caterer not found",
  },
});
