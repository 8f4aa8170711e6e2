/** Photographers and film-makers as a category of listings. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD, OCCASION_FIELD } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { PHOTOGRAPHER_WORDS } from "./photographer-search-words.ts";

export const PHOTOGRAPHY_KINDS = [
  "Wedding photography",
  "Pre-wedding shoot",
  "Candid photography",
  "Traditional photography",
  "Wedding film",
  "Drone",
  "Live streaming",
  "Birthday and family",
  "Maternity and baby",
  "Corporate event",
] as const;
export const ALBUMS = [
  "No album",
  "Digital album",
  "One printed album",
  "Two printed albums",
  "More on request",
] as const;

export const photographerFields = fieldsOf({
  ...LISTING_TITLE,
  kinds: {
    kind: "choices",
    label: "What you shoot",
    options: PHOTOGRAPHY_KINDS,
    required: "Please choose at least one.",
    card: true,
    facet: "words",
    fact: "Shoots",
  },
  dayPrice: {
    kind: "number",
    label: "Price of a day in rupees",
    hint: "The lowest, without travel and taxes; empty where it is told on request.",
    min: 1_000_00,
    max: 20_00_000_00,
    paise: true,
    per: "day",
    card: true,
    ask: { name: "dayPaise", compare: "atMost" },
    fact: "A day",
  },
  teamSize: {
    kind: "number",
    label: "Team at a wedding",
    min: 1,
    max: 60,
    required: "The size of your team is required",
    unit: "people",
    card: true,
    fact: "Team",
  },
  deliveryWeeks: {
    kind: "number",
    label: "Photos and film are ready after, in weeks",
    min: 1,
    max: 52,
    unit: "weeks",
    fact: "Ready after",
  },
  albums: { kind: "choice", label: "Albums", options: ALBUMS, required: "Please choose which albums come along." },
  equipment: { kind: "lines", label: "Equipment", most: 15, hint: "One a line, such as Sony A7 IV or DJI Mavic." },
  travels: {
    kind: "switch",
    label: "We travel to other cities",
    initial: false,
    hint: "Travel and stay are agreed with you.",
  },
  film: {
    kind: "videos",
    label: "Films",
    entry: "Film",
    most: 5,
    tooMany: "You can add a maximum of 5 films",
    fact: false,
  },
  description: { kind: "text", label: "About your work", max: TEXT_LENGTHS.longText, long: true, fact: "About" },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type PhotographerAttributes = AttributesOf<typeof photographerFields>;

export const photographers = defineCategory({
  key: "photographers",
  singular: "Photographer",
  plural: "Photographers and film-makers",
  linkLabel: "Photographers",
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
  search: { title: "Photographers", noun: ["photographer", "photographers"] },
  registerPath: "/PhotographerRegistration",
  enquiry: {
    fields: [
      OCCASION_FIELD,
      CITY_FIELD,
      {
        name: "hours",
        label: "How many days or hours?",
        optional: true,
        placeholder: "Two days, or an evening",
        max: 50,
      },
    ],
  },
  words: PHOTOGRAPHER_WORDS,
  messages: {
    registeredAlready: "This photographer is listed already.",
    otherProfile: "This photographer is listed already.",
    notFound: "Photographer not found",
  },
});
