/** Decorators as a category of listings: tent, flowers, light. */
import { text } from "../../domain/words/say.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD, OCCASION_FIELD } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE, OWN_WORK } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { DECORATOR_WORDS } from "./decorator-search-words.ts";

export const DECOR_KINDS = [
  text("Tent and mandap"),
  text("Flower decoration"),
  text("Lighting"),
  text("Stage and backdrop"),
  text("Balloon decoration"),
  text("Car and entrance"),
  text("Table and seating"),
] as const;
export const DECOR_STYLES = [
  text("Traditional"),
  text("Royal"),
  text("Rustic"),
  text("Modern"),
  text("Floral"),
  text("Minimal"),
  text("Boho"),
  text("Temple"),
] as const;
export const DECOR_PLACES = [text("Indoor"), text("Outdoor"), text("Indoor and outdoor")] as const;

export const decoratorFields = fieldsOf({
  ...LISTING_TITLE,
  kinds: {
    kind: "choices",
    label: text("What you do"),
    options: DECOR_KINDS,
    required: text("Please choose at least one."),
    card: true,
    facet: "words",
    fact: text("Does"),
  },
  styles: {
    kind: "choices",
    label: text("Styles"),
    options: DECOR_STYLES,
    required: text("Please choose at least one style."),
    facet: "words",
  },
  places: {
    kind: "choice",
    label: text("Indoor or outdoor"),
    options: DECOR_PLACES,
    required: text("Please choose where you decorate."),
    card: true,
    facet: "words",
  },
  priceFrom: {
    kind: "number",
    label: text("Price from, in rupees"),
    hint: text("The smallest function that you decorate, without taxes."),
    min: 500_00,
    max: 2_00_00_000_00,
    paise: true,
    per: "function",
    required: text("The lowest price is required"),
    card: true,
    ask: { name: "pricePaise", compare: "atMost", bands: [25_000, 50_000, 1_00_000, 3_00_000] },
    fact: text("Starting price"),
  },
  setupHours: {
    kind: "number",
    label: text("Hours that setting up takes"),
    min: 1,
    max: 96,
    required: text("Please say how many hours setting up takes."),
    unit: "hours",
    fact: text("Sets up in"),
  },
  themes: {
    kind: "lines",
    label: text("Themes"),
    most: 20,
    hint: text("One per line, such as Rajwada or Jaimala on water."),
  },
  rentsOut: {
    kind: "switch",
    label: text("Furniture and linen can be rented along"),
    initial: false,
    hint: text("Sofas, chairs, carpets, drapes."),
  },
  ...OWN_WORK,
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type DecoratorAttributes = AttributesOf<typeof decoratorFields>;

export const decorators = defineCategory({
  key: "decorators",
  singular: text("Decorator"),
  plural: text("Decorators"),
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
  search: { startsAt: true },
  registerPath: "/DecoratorRegistration",
  enquiry: {
    fields: [
      OCCASION_FIELD,
      CITY_FIELD,
      {
        name: "place",
        label: text("Where is it?"),
        optional: true,
        placeholder: text("At home, a lawn, a hall"),
        max: 50,
      },
    ],
  },
  words: DECORATOR_WORDS,
  calendar: { mode: "counted", of: "event" },
  messages: {
    registeredAlready: text("This decorator is listed already."),
    otherProfile: text("This decorator is listed already."),
    notFound: text("Decorator not found"),
  },
});
