/** Event planners as a category of listings. */
import { PLANNER_KINDS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import { defineCategory } from "../listings/category.ts";
import { LISTING_CONTACT, LISTING_PLACE, LISTING_TITLE } from "../listings/fields/common-fields.ts";
import { fieldsOf, type AttributesOf, type CardOf } from "../listings/fields/field.ts";
import { LISTING_PHOTOS } from "../listings/listing-photos.ts";
import { PLANNER_ENQUIRY, PLANNER_PAGE, PLANNER_SEARCH_PAGE } from "./planner-pages.ts";

export const plannerFields = fieldsOf({
  ...LISTING_TITLE,
  /** What they plan, by the list of the registration. */
  kinds: {
    kind: "choices",
    label: text("What you plan"),
    options: PLANNER_KINDS,
    required: text("Please choose at least one."),
    card: true,
    facet: "words",
    fact: text("Plans"),
  },
  experience: {
    kind: "text",
    label: text("Years of experience"),
    hint: text("Such as 8+."),
    max: TEXT_LENGTHS.shortText,
    card: true,
    fact: text("Experience"),
  },
  events: {
    kind: "text",
    label: text("Events handled"),
    hint: text("Such as 100+."),
    max: TEXT_LENGTHS.shortText,
    fact: text("Events"),
  },
  /** The budgets that they plan with, beside the words of the listing terms. */
  price: {
    kind: "number",
    paise: true,
    min: 1_000_00,
    max: 10_00_00_000_00,
    label: text("Smallest budget in rupees"),
    hint: text("The smallest event you take on. Leave empty if you have no limit."),
    per: "event",
    card: true,
    ask: {
      name: "pricePaise",
      compare: "atMost",
      label: text("Budget"),
      bands: [50_000, 1_00_000, 3_00_000, 10_00_000],
    },
    fact: text("Budgets from"),
  },
  priceTo: {
    kind: "number",
    paise: true,
    min: 1_000_00,
    max: 10_00_00_000_00,
    label: text("Largest budget in rupees"),
    hint: text("Leave empty if there is none."),
    per: "event",
    card: true,
    fact: text("Budgets to"),
  },
  languages: { kind: "lines", label: text("Languages"), most: 12, hint: text("One per line.") },
  summary: {
    kind: "text",
    label: text("Summary"),
    max: TEXT_LENGTHS.longText,
    long: true,
    hint: text("Shown first on your page."),
  },
  ...LISTING_PLACE,
  ...LISTING_CONTACT,
});
export type PlannerAttributes = AttributesOf<typeof plannerFields>;
export type PlannerCard = CardOf<typeof plannerFields>;

/** One planner's page: the slug stands in the query, so that the bare path is the first planner's. */
export const plannerPath = (slug: string): string => `/PlannerProfile?planner=${encodeURIComponent(slug)}`;

export const planners = defineCategory({
  key: "planners",
  singular: text("Event planner"),
  plural: text("Event planners"),
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  fields: plannerFields,
  sign: "clipboard-list",
  mediaFolder: "planners",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: plannerPath,
  searchPath: "/EventPlanner",
  search: PLANNER_SEARCH_PAGE,
  detail: PLANNER_PAGE,
  enquiry: PLANNER_ENQUIRY,
  linkLabel: text("Planners"),
  specifiedLinks: true,
  registerPath: "/PlannerRegistration",
  pages: {
    detail: "profile",
    others: [{ path: "EventPlannerForm", file: "register", access: "everybody" }],
  },
  words: {
    names: [
      "planner",
      "event planning",
      "event management",
      "event manager",
      "event organiser",
      "event organizer",
      "organiser",
      "organizer",
      "event coordinator",
      "event company",
      "event agency",
    ],
    kinds: {
      kinds: {
        "Wedding Planner": [
          "wedding planning",
          "wedding organiser",
          "wedding organizer",
          "wedding coordinator",
          "wedding management",
          "marriage planner",
          "marriage organiser",
          "shaadi planner",
          "destination wedding",
        ],
        "Corporate Events": [
          "corporate event planner",
          "corporate planner",
          "corporate event management",
          "conference planner",
          "conference organiser",
          "corporate event organiser",
        ],
        "Birthday Parties": [
          "birthday planner",
          "birthday party planner",
          "birthday organiser",
          "birthday party organiser",
          "party planner",
          "party organiser",
          "party organizer",
        ],
        "Stage Setup": ["stage setup planner", "stage designer"],
      },
    },
  },
  calendar: { mode: "counted", of: "event" },
  messages: {
    registeredAlready: text("This planner is listed already."),
    otherProfile: text("This planner is listed already."),
    notFound: text("Planner not found"),
  },
});
