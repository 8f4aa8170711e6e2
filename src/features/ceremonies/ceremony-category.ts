/** Pandits, qazis, granthis, pastors: who leads a ceremony, of any faith, as a category of listings. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { CEREMONIES, CEREMONY_LANGUAGES, CEREMONY_WORDS } from "./ceremony-search-words.ts";

export const TRADITIONS = [
  "Hindu",
  "Arya Samaj",
  "Jain",
  "Sikh",
  "Muslim",
  "Christian",
  "Buddhist",
  "Parsi",
  "Interfaith",
] as const;
export const CEREMONY_LEADERS = [
  "Pandit",
  "Qazi",
  "Granthi",
  "Pastor or priest",
  "Jain vidhikar",
  "Bhikkhu",
  "Mobed",
  "Celebrant",
] as const;
export const ceremonyFields = fieldsOf({
  ...LISTING_TITLE,
  leader: {
    kind: "choice",
    label: "Who you are",
    options: CEREMONY_LEADERS,
    required: "Please choose who you are.",
    card: true,
    facet: "words",
    fact: "Leads as",
  },
  tradition: {
    kind: "choice",
    label: "Tradition",
    options: TRADITIONS,
    required: "Please choose your tradition.",
    card: true,
    facet: "exact",
  },
  ceremonies: {
    kind: "choices",
    label: "Ceremonies",
    options: CEREMONIES,
    required: "Please choose at least one ceremony.",
    card: true,
    facet: "words",
  },
  languages: {
    kind: "choices",
    label: "Languages",
    options: CEREMONY_LANGUAGES,
    required: "Please choose at least one language.",
    facet: "words",
  },
  fee: {
    kind: "number",
    label: "Dakshina or fee in rupees",
    hint: "From how much; leave it empty where it is given as one wishes.",
    min: 1_00,
    max: 10_00_000_00,
    paise: true,
    per: "ceremony",
    card: true,
    ask: { name: "feePaise", compare: "atMost" },
    fact: "Dakshina or fee",
  },
  travelsTo: { kind: "lines", label: "Travels to", most: 20, hint: "Towns, one a line. Searches find you there, too." },
  materials: {
    kind: "switch",
    label: "Materials are included",
    initial: false,
    hint: "Samagri, flowers and vessels come along.",
  },
  experience: { kind: "number", label: "Years of experience", min: 0, max: 80, unit: "years", fact: "Experience" },
  description: { kind: "text", label: "About you", max: TEXT_LENGTHS.longText, long: true, fact: "About" },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type CeremonyAttributes = AttributesOf<typeof ceremonyFields>;

export const ceremonies = defineCategory({
  key: "ceremonies",
  singular: "Ceremony leader",
  plural: "Ceremony leaders",
  linkLabel: "Ceremony",
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  fields: ceremonyFields,
  towns: "travelsTo",
  sign: "flame",
  mediaFolder: "ceremonies",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: (slug: string) => `/ceremony/${encodeURIComponent(slug)}`,
  searchPath: "/Ceremony",
  registerPath: "/CeremonyRegistration",
  enquiry: {
    fields: [
      CITY_FIELD,
      {
        name: "ceremony",
        label: "Ceremony",
        kind: "select",
        options: CEREMONIES,
        optional: true,
        placeholder: "Please choose",
      },
    ],
  },
  words: CEREMONY_WORDS,
  messages: {
    registeredAlready: "This profile is listed already.",
    otherProfile: "This profile is listed already.",
    notFound: "Ceremony leader not found",
  },
});
