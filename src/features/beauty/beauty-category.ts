/** Mehndi and make-up artists as a category of listings. */
import { text } from "../../domain/words/say.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD, OCCASION_FIELD } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE, OWN_WORK } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import { BEAUTY_WORDS } from "./beauty-search-words.ts";

export const BEAUTY_KINDS = [text("Mehndi"), text("Make-up"), text("Mehndi and make-up")] as const;
export const BEAUTY_FOR = [
  text("Bride"),
  text("Groom"),
  text("Party guests"),
  text("Groups and families"),
  text("Sangeet and stage"),
  text("Photo shoot"),
] as const;
export const BEAUTY_AT = [text("At your home or venue"), text("At our studio"), text("Both")] as const;

const price = { kind: "number", min: 20_00, max: 5_00_000_00, paise: true } as const;

export const beautyFields = fieldsOf({
  ...LISTING_TITLE,
  kind: {
    kind: "choice",
    label: text("What you do"),
    options: BEAUTY_KINDS,
    required: text("Please choose what you do."),
    card: true,
    facet: "words",
    fact: text("Does"),
  },
  forWhom: {
    kind: "choices",
    label: text("For whom"),
    options: BEAUTY_FOR,
    required: text("Please choose at least one."),
    card: true,
    facet: "words",
    fact: text("For whom"),
  },
  where: {
    kind: "choice",
    label: text("Where"),
    options: BEAUTY_AT,
    required: text("Please choose where you work."),
    facet: "words",
  },
  price: {
    ...price,
    label: text("Price for a guest, in rupees"),
    hint: text("The lowest, without travel."),
    per: "guest",
    required: text("The price for a guest is required"),
    card: true,
    ask: { name: "pricePaise", compare: "atMost", label: text("Price a guest"), bands: [500, 1_000, 2_500, 5_000] },
    fact: text("A guest"),
  },
  bridalPrice: { ...price, label: text("Price for the bride, in rupees"), per: "bride", fact: text("The bride") },
  handsADay: {
    kind: "number",
    label: text("Guests in a day, at most"),
    min: 1,
    max: 1_000,
    required: text("The most guests in a day is required"),
    unit: "guests",
    ask: { name: "guests", compare: "atLeast", words: ["guests", "people", "ladies", "hands", "women", "pax"] },
    fact: text("Guests a day"),
  },
  products: {
    kind: "lines",
    label: text("Products"),
    most: 15,
    hint: text("One per line, such as Organic Rajasthani henna or MAC."),
  },
  trial: {
    kind: "switch",
    label: text("A trial before the wedding"),
    initial: false,
    hint: text("At your studio or theirs, as agreed."),
  },
  ...OWN_WORK,
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type BeautyAttributes = AttributesOf<typeof beautyFields>;

const BEAUTY_SEARCH: SearchDescription<unknown> = {
  title: text("Mehndi and make-up"),
  noun: [text("artist"), text("artists")],
  actions: [{ label: text("Register as an artist"), to: "/MehndiMakeupRegistration" }],
};

export const beauty = defineCategory({
  key: "beauty",
  singular: text("Mehndi or make-up artist"),
  plural: text("Mehndi and make-up artists"),
  linkLabel: text("Mehndi and make-up"),
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
  search: BEAUTY_SEARCH,
  registerPath: "/MehndiMakeupRegistration",
  enquiry: {
    fields: [
      OCCASION_FIELD,
      CITY_FIELD,
      {
        name: "people",
        label: text("For how many?"),
        optional: true,
        placeholder: text("The bride and twenty guests"),
        max: 50,
        many: true,
      },
    ],
  },
  need: { label: text("Mehndi and make-up") },
  words: BEAUTY_WORDS,
  messages: {
    registeredAlready: text("This artist is listed already."),
    otherProfile: text("This artist is listed already."),
    notFound: text("Mehndi or make-up artist not found"),
  },
});
