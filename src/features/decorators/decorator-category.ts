/** Decorators as a category of listings: tent, flowers, light. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD, OCCASION_FIELD } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { DECORATOR_WORDS } from "./decorator-search-words.ts";

export const DECOR_KINDS = [
  "Tent and mandap",
  "Flower decoration",
  "Lighting",
  "Stage and backdrop",
  "Balloon decoration",
  "Car and entrance",
  "Table and seating",
] as const;
export const DECOR_STYLES = [
  "Traditional",
  "Royal",
  "Rustic",
  "Modern",
  "Floral",
  "Minimal",
  "Boho",
  "Temple",
] as const;
export const DECOR_PLACES = ["Indoor", "Outdoor", "Indoor and outdoor"] as const;

export const decoratorFields = fieldsOf({
  ...LISTING_TITLE,
  kinds: {
    kind: "choices",
    label: "What you do",
    options: DECOR_KINDS,
    required: "Please choose at least one.",
    card: true,
    facet: "words",
    fact: "Does",
  },
  styles: {
    kind: "choices",
    label: "Styles",
    options: DECOR_STYLES,
    required: "Please choose at least one style.",
    facet: "words",
  },
  places: {
    kind: "choice",
    label: "Indoor or outdoor",
    options: DECOR_PLACES,
    required: "Please choose where you decorate.",
    card: true,
    facet: "words",
  },
  priceFrom: {
    kind: "number",
    label: "Price from, in rupees",
    hint: "The smallest function that you decorate, without taxes.",
    min: 500_00,
    max: 2_00_00_000_00,
    paise: true,
    per: "function",
    required: "The lowest price is required",
    card: true,
    ask: { name: "pricePaise", compare: "atMost" },
    fact: "From",
  },
  setupHours: {
    kind: "number",
    label: "Hours that setting up takes",
    min: 1,
    max: 96,
    required: "Please say how many hours setting up takes.",
    unit: "hours",
    fact: "Sets up in",
  },
  themes: { kind: "lines", label: "Themes", most: 20, hint: "One a line, such as Rajwada or Jaimala on water." },
  rentsOut: {
    kind: "switch",
    label: "Furniture and linen can be rented along",
    initial: false,
    hint: "Sofas, chairs, carpets, drapes.",
  },
  description: { kind: "text", label: "About your work", max: TEXT_LENGTHS.longText, long: true, fact: "About" },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type DecoratorAttributes = AttributesOf<typeof decoratorFields>;

export const decorators = defineCategory({
  key: "decorators",
  singular: "Decorator",
  plural: "Decorators",
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  fields: decoratorFields,
  sign: "flower-2",
  mediaFolder: "decorators",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: (slug: string) => `/decorator/${encodeURIComponent(slug)}`,
  searchPath: "/Decorators",
  registerPath: "/DecoratorRegistration",
  enquiry: {
    fields: [
      OCCASION_FIELD,
      CITY_FIELD,
      { name: "place", label: "Where is it?", optional: true, placeholder: "At home, a lawn, a hall", max: 50 },
    ],
  },
  words: DECORATOR_WORDS,
  calendar: { mode: "counted", of: "event" },
  messages: {
    registeredAlready: "This decorator is listed already.",
    otherProfile: "This decorator is listed already.",
    notFound: "Decorator not found",
  },
});
