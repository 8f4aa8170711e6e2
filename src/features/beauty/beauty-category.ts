/** Mehndi and make-up artists as a category of listings. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD, OCCASION_FIELD } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { BEAUTY_WORDS } from "./beauty-search-words.ts";

export const BEAUTY_KINDS = ["Mehndi", "Make-up", "Mehndi and make-up"] as const;
export const BEAUTY_FOR = [
  "Bride",
  "Groom",
  "Party guests",
  "Groups and families",
  "Sangeet and stage",
  "Photo shoot",
] as const;
export const BEAUTY_AT = ["At your home or venue", "At our studio", "Both"] as const;

const price = { kind: "number", min: 20_00, max: 5_00_000_00, paise: true } as const;

export const beautyFields = fieldsOf({
  ...LISTING_TITLE,
  kind: {
    kind: "choice",
    label: "What you do",
    options: BEAUTY_KINDS,
    required: "Please choose what you do.",
    card: true,
    facet: "words",
    fact: "Does",
  },
  forWhom: {
    kind: "choices",
    label: "For whom",
    options: BEAUTY_FOR,
    required: "Please choose at least one.",
    card: true,
    facet: "words",
    fact: "For",
  },
  where: {
    kind: "choice",
    label: "Where",
    options: BEAUTY_AT,
    required: "Please choose where you work.",
    facet: "words",
  },
  price: {
    ...price,
    label: "Price for a guest's hand or face, in rupees",
    hint: "The lowest, without travel.",
    per: "hand or face",
    required: "The price for a guest is required",
    card: true,
    ask: { name: "pricePaise", compare: "atMost" },
    fact: "A guest",
  },
  bridalPrice: { ...price, label: "Price for the bride, in rupees", per: "bride", fact: "The bride" },
  handsADay: {
    kind: "number",
    label: "Most guests in a day",
    min: 1,
    max: 1_000,
    required: "The most guests in a day is required",
    unit: "guests",
    ask: { name: "guests", compare: "atLeast", words: ["guests", "people", "ladies", "hands", "women", "pax"] },
    fact: "A day",
  },
  products: {
    kind: "lines",
    label: "Products",
    most: 15,
    hint: "One a line, such as Organic Rajasthani henna or MAC.",
  },
  trial: {
    kind: "switch",
    label: "A trial before the wedding",
    initial: false,
    hint: "At your studio or theirs, as agreed.",
  },
  description: { kind: "text", label: "About your work", max: TEXT_LENGTHS.longText, long: true, fact: "About" },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type BeautyAttributes = AttributesOf<typeof beautyFields>;

export const beauty = defineCategory({
  key: "beauty",
  singular: "Mehndi or make-up artist",
  plural: "Mehndi and make-up artists",
  linkLabel: "Mehndi and make-up",
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  fields: beautyFields,
  sign: "brush",
  mediaFolder: "beauty",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: (slug: string) => `/beauty/${encodeURIComponent(slug)}`,
  searchPath: "/MehndiAndMakeup",
  search: { title: "Mehndi and make-up", noun: ["artist", "artists"] },
  registerPath: "/MehndiMakeupRegistration",
  enquiry: {
    fields: [
      OCCASION_FIELD,
      CITY_FIELD,
      { name: "people", label: "For how many?", optional: true, placeholder: "The bride and twenty guests", max: 50 },
    ],
  },
  need: { label: "Mehndi and make-up" },
  words: BEAUTY_WORDS,
  messages: {
    registeredAlready: "This artist is listed already.",
    otherProfile: "This artist is listed already.",
    notFound: "Mehndi or make-up artist not found",
  },
});
