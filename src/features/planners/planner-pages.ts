/** What the search and the page of planners say and show, and how a planner is asked. */
import { counted } from "../../domain/counted.ts";
import { placeOf, type DetailDescription } from "../listings/detail-description.ts";
import {
  CONTACT_FIELDS,
  DATE_FIELD,
  DESCRIPTION_FIELD,
  type EnquiryDescription,
} from "../listings/enquiry-description.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import type { PlannerAttributes, PlannerCard } from "./planner-category.ts";
import { LISTING_TERMS, budgetWords } from "./planner-words.ts";

type Planner = ListingView<PlannerAttributes>;

export const PLANNER_SEARCH_PAGE: SearchDescription<PlannerCard> = {
  title: "Event Planners",
  crumbs: [{ label: "Event planner" }],
  lead: "One person who holds the whole day together: budget, vendors, guests and the clock.",
  description: "Find an event planner for your wedding, company event or birthday: profiles, reviews and clear terms.",
  actions: [{ label: "Registration", to: "/EventPlannerForm" }],
  noun: ["planner", "planners"],
  box: { label: "Whom are you looking for?", placeholder: "Name, or what is planned" },
  filters: { kinds: { label: "Category" } },
  card: ({ kinds, experience, price, priceTo }) => ({
    tag: experience ? counted(experience, "years") : undefined,
    facts: [kinds.join(", ")],
    price: budgetWords(price ? Number(price) : null, priceTo ? Number(priceTo) : null),
  }),
  otherwise: { label: "Ask for a planner", to: "/PlannerProfile" },
};

/** What the page of a planner says and shows (spec 001 section 2, Planners). */
export const PLANNER_PAGE: DetailDescription<PlannerAttributes> = {
  crumb: "Event planner",
  all: "See all planners",
  sections: ({ attributes, ...planner }: Planner) => [
    { title: "About", text: attributes.summary },
    {
      title: "Profile",
      facts: [
        ["Plans", attributes.kinds.join(", ")],
        ["Experience", attributes.experience && counted(attributes.experience, "years")],
        ["Events", attributes.events],
        ["Languages", attributes.languages.join(", ")],
        ["Location", placeOf(planner)],
        ["Budgets", budgetWords(attributes.price, attributes.priceTo)],
        ...LISTING_TERMS,
      ],
    },
  ],
  title: ({ title, city }: Planner) => `${title}, event planner${city ? ` in ${city}` : ""}`,
  says: ({ title, attributes }: Planner) =>
    `${title} plans ${attributes.kinds.join(", ").toLowerCase()}. ${attributes.summary}`,
};

/** Its date is spelt as the specification spells it. */
export const PLANNER_ENQUIRY: EnquiryDescription = {
  key: "eventplanner",
  label: "Planner enquiry",
  asks: "asks for your planning",
  about: "planner",
  optional: true,
  oneself: "You cannot book yourself.",
  title: "Book Now",
  lead: "A request costs nothing and binds nobody. The advance is paid when you have agreed.",
  submit: "Book Now",
  allFields: [...CONTACT_FIELDS, { ...DATE_FIELD, name: "calender" }, DESCRIPTION_FIELD],
};
