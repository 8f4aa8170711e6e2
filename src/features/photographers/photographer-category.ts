/** Photographers and film-makers as a category of listings. */
import { say, text } from "../../domain/words/say.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD, OCCASION_FIELD } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE, OWN_WORK } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { PHOTOGRAPHER_WORDS } from "./photographer-search-words.ts";

export const PHOTOGRAPHY_KINDS = [
  text("Wedding photography"),
  text("Pre-wedding shoot"),
  text("Candid photography"),
  text("Traditional photography"),
  text("Wedding film"),
  text("Drone"),
  text("Live streaming"),
  text("Birthday and family"),
  text("Maternity and baby"),
  text("Corporate event"),
] as const;
export const ALBUMS = [
  text("No album"),
  text("Digital album"),
  text("One printed album"),
  text("Two printed albums"),
  text("More on request"),
] as const;

export const photographerFields = fieldsOf({
  ...LISTING_TITLE,
  kinds: {
    kind: "choices",
    label: text("What you shoot"),
    options: PHOTOGRAPHY_KINDS,
    required: text("Please choose at least one."),
    card: true,
    facet: "words",
    fact: text("Shoots"),
  },
  dayPrice: {
    kind: "number",
    label: text("Price per day in rupees"),
    hint: text("Your lowest, without travel and taxes. Leave empty to show ‘Price on request’."),
    min: 1_000_00,
    max: 20_00_000_00,
    paise: true,
    per: "day",
    card: true,
    ask: { name: "dayPaise", compare: "atMost", bands: [15_000, 30_000, 50_000, 1_00_000] },
    fact: text("Price of a day"),
  },
  teamSize: {
    kind: "number",
    label: text("People in your team at a wedding"),
    min: 1,
    max: 60,
    required: text("The size of your team is required"),
    unit: "people",
    card: true,
    fact: text("Team"),
  },
  deliveryWeeks: {
    kind: "number",
    label: text("Photos and film ready in (weeks)"),
    min: 1,
    max: 52,
    unit: "weeks",
    fact: text("Ready after"),
  },
  albums: {
    kind: "choice",
    label: text("Albums"),
    options: ALBUMS,
    required: text("Please choose which albums come along."),
  },
  equipment: {
    kind: "lines",
    label: text("Equipment"),
    most: 15,
    hint: text("One per line, such as Sony A7 IV or DJI Mavic."),
  },
  travels: {
    kind: "switch",
    label: text("We travel to other cities"),
    initial: false,
    hint: text("Travel and stay are agreed with you."),
  },
  film: {
    kind: "videos",
    label: text("Films"),
    entry: text("Film"),
    most: 5,
    tooMany: text("You can add a maximum of 5 films"),
    fact: false,
  },
  ...OWN_WORK,
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type PhotographerAttributes = AttributesOf<typeof photographerFields>;

export const photographers = defineCategory({
  key: "photographers",
  singular: text("Photographer"),
  plural: text("Photographers and film-makers"),
  linkLabel: text("Photographers"),
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  fields: photographerFields,
  sign: "camera",
  mediaFolder: "photographers",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: (slug: string) => `/photographer/${encodeURIComponent(slug)}`,
  searchPath: "/Photographers",
  search: {
    title: text("Photographers"),
    noun: [text("photographer"), text("photographers")],
    facts: {
      teamSize: (_, size) => (Number(size) > 1 ? say("Team of {n}", { n: Number(size) }) : say("Works alone")),
    },
  },
  registerPath: "/PhotographerRegistration",
  enquiry: {
    byDay: true,
    fields: [
      OCCASION_FIELD,
      CITY_FIELD,
      {
        name: "hours",
        label: text("How many hours a day?"),
        optional: true,
        placeholder: text("8, or an evening"),
        max: 50,
      },
    ],
  },
  words: PHOTOGRAPHER_WORDS,
  messages: {
    registeredAlready: text("This photographer is listed already."),
    otherProfile: text("This photographer is listed already."),
    notFound: text("Photographer not found"),
  },
});
