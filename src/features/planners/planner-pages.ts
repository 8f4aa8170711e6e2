/** What the search and the page of planners say and show, and how a planner is asked. */
import { placeSaid } from "../../domain/places/place-said.ts";
import { say, text } from "../../domain/words/say.ts";
import { placeOf, titleOf, type DetailDescription } from "../listings/detail-description.ts";
import {
  CONTACT_FIELDS,
  DATE_FIELD,
  DESCRIPTION_FIELD,
  type EnquiryDescription,
} from "../listings/enquiry-description.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import type { SearchDescription } from "../listings/search-description.ts";
import type { PlannerAttributes, PlannerCard } from "./planner-category.ts";
import { budgetWords, listingTerms, yearsWords } from "./planner-words.ts";

type Planner = ListingView<PlannerAttributes>;

export const PLANNER_SEARCH_PAGE: SearchDescription<PlannerCard> = {
  title: text("Event Planners"),
  crumbs: [{ label: text("Event planner") }],
  lead: text("One person who holds the whole day together: budget, vendors, guests and the clock."),
  description: text(
    "Find an event planner for your wedding, company event or birthday: profiles, reviews and clear terms.",
  ),
  actions: [{ label: text("Registration"), to: "/EventPlannerForm" }],
  noun: [text("planner"), text("planners")],
  box: { label: text("Whom are you looking for?"), placeholder: text("Name, occasion") },
  filters: { kinds: { label: text("Category") } },
  startsAt: true,
  card: ({ kinds, experience, price, priceTo }) => ({
    tag: experience ? yearsWords(experience) : undefined,
    facts: [kinds.map((kind) => say(kind)).join(", ")],
    price: budgetWords(price ? Number(price) : null, priceTo ? Number(priceTo) : null),
  }),
  otherwise: { label: text("Ask for a planner"), to: "/PlannerProfile" },
};

/** What the page of a planner says and shows (spec 001 section 2, Planners). */
export const PLANNER_PAGE: DetailDescription<PlannerAttributes> = {
  crumb: text("Event planner"),
  all: text("See all planners"),
  sections: ({ attributes, ...planner }: Planner) => [
    { title: say("About"), text: attributes.summary },
    {
      title: say("Profile"),
      facts: [
        [say("Plans"), attributes.kinds.map((kind) => say(kind)).join(", ")],
        [say("Experience"), attributes.experience && yearsWords(attributes.experience)],
        [say("Events"), attributes.events],
        [say("Languages"), attributes.languages.map((one) => say(one)).join(", ")],
        [say("Location"), placeOf(planner)],
        [say("Budgets"), budgetWords(attributes.price, attributes.priceTo)],
      ],
    },
    {
      title: say("Listing terms"),
      facts: listingTerms(),
      text: say(
        "These stand on every planner's page. Where this planner's own budget, price or cancellation says otherwise, that counts.",
      ),
    },
  ],
  title: ({ title, city, state }: Planner) =>
    titleOf(title, say("Event planner").toLowerCase(), placeSaid(state, city)),
  says: ({ title, attributes }: Planner) =>
    say("{title} plans {kinds}. {words}", {
      title,
      kinds: attributes.kinds
        .map((kind) => say(kind))
        .join(", ")
        .toLowerCase(),
      words: attributes.summary,
    }),
};

/** Its date is spelt as the specification spells it. */
export const PLANNER_ENQUIRY: EnquiryDescription = {
  key: "eventplanner",
  label: text("Planner enquiry"),
  asks: text("asks for your planning"),
  about: "planner",
  optional: true,
  oneself: text("You cannot book yourself."),
  title: text("Book Now"),
  lead: text("A request costs nothing and binds nobody. The advance is paid when you have agreed."),
  submit: text("Book Now"),
  allFields: [...CONTACT_FIELDS, { ...DATE_FIELD, name: "calender" }, DESCRIPTION_FIELD],
};
