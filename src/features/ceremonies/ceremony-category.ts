/** Pandits, qazis, granthis, pastors: who leads a ceremony, of any faith, as a category of listings. */
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import { defineCategory } from "../listings/category.ts";
import { CITY_FIELD } from "../listings/enquiry-description.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { CEREMONIES, CEREMONY_LANGUAGES, CEREMONY_WORDS } from "./ceremony-search-words.ts";

export const TRADITIONS = [
  text("Hindu"),
  text("Arya Samaj"),
  text("Jain"),
  text("Sikh"),
  text("Muslim"),
  text("Christian"),
  text("Buddhist"),
  text("Parsi"),
  text("Interfaith"),
] as const;
export const CEREMONY_LEADERS = [
  text("Pandit"),
  text("Qazi"),
  text("Granthi"),
  text("Pastor or priest"),
  text("Jain vidhikar"),
  text("Bhikkhu"),
  text("Mobed"),
  text("Celebrant"),
] as const;
export const ceremonyFields = fieldsOf({
  ...LISTING_TITLE,
  leader: {
    kind: "choice",
    label: text("Who you are"),
    options: CEREMONY_LEADERS,
    required: text("Please choose who you are."),
    card: true,
    facet: "words",
    fact: text("Leads as"),
  },
  tradition: {
    kind: "choice",
    label: text("Tradition"),
    options: TRADITIONS,
    required: text("Please choose your tradition."),
    card: true,
    facet: "exact",
  },
  ceremonies: {
    kind: "choices",
    label: text("Ceremonies"),
    options: CEREMONIES,
    required: text("Please choose at least one ceremony."),
    card: true,
    facet: "words",
  },
  languages: {
    kind: "choices",
    label: text("Languages"),
    options: CEREMONY_LANGUAGES,
    required: text("Please choose at least one language."),
    facet: "words",
  },
  fee: {
    kind: "number",
    label: text("Dakshina or fee in rupees"),
    hint: text("The least you take. Leave empty if people give as they wish."),
    min: 1_00,
    max: 10_00_000_00,
    paise: true,
    per: "ceremony",
    card: true,
    ask: { name: "feePaise", compare: "atMost", bands: [2_500, 5_000, 11_000, 21_000] },
    fact: text("Dakshina or fee"),
  },
  travelsTo: {
    kind: "lines",
    label: text("Travels to"),
    most: 20,
    hint: text("Towns, one a line. Searches find you there, too."),
  },
  materials: {
    kind: "switch",
    label: text("Materials are included"),
    initial: false,
    hint: text("Samagri, flowers and vessels come along."),
  },
  experience: {
    kind: "number",
    label: text("Years of experience"),
    min: 0,
    max: 80,
    unit: "years",
    fact: text("Experience"),
  },
  description: { kind: "text", label: text("About you"), max: TEXT_LENGTHS.longText, long: true, fact: text("About") },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type CeremonyAttributes = AttributesOf<typeof ceremonyFields>;

export const ceremonies = defineCategory({
  key: "ceremonies",
  singular: text("Ceremony leader"),
  plural: text("Ceremony leaders"),
  linkLabel: text("Ceremony"),
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
  search: { firstLine: ["leader", "tradition"], alikeBy: "tradition" },
  registerPath: "/CeremonyRegistration",
  enquiry: {
    fields: [
      CITY_FIELD,
      {
        name: "ceremony",
        label: text("Which ceremony"),
        kind: "select",
        options: CEREMONIES,
        optional: true,
        placeholder: text("Please choose"),
      },
    ],
  },
  words: CEREMONY_WORDS,
  messages: {
    registeredAlready: text("This profile is listed already."),
    otherProfile: text("This profile is listed already."),
    notFound: text("Ceremony leader not found"),
  },
});
