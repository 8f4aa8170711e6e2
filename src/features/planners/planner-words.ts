/** The words of the planner pages, the terms of every listing, and our own desk where no planner is listed. */
import { BRAND } from "../../domain/brand.ts";
import { PLANNER_KINDS } from "../../domain/event-types.ts";
import { PLANNER_TERMS } from "../../domain/limits.ts";
import { formatRupees } from "../../domain/money.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import type { PlannerAttributes } from "./planner-category.ts";

export const PLANNER_SEARCH = "/EventPlanner";

const bare = (rupees: number) => formatRupees(rupees * 100).slice(1);

/** '1,00,000 to 10,00,000+ rupees' (spec 001 section 9). */
export const PRICE_WORDS = `${bare(PLANNER_TERMS.minRupees)} to ${bare(PLANNER_TERMS.maxRupees)}+ rupees`;

/** The budgets of a planner as a range of rupees: '₹1,50,000 to ₹6,00,000'; where none is given, that of the listing terms. */
export function budgetWords(from: number | null, to: number | null): string {
  if (from === null && to !== null) return `Up to ${formatRupees(to)}`;
  if (from === null)
    return `${formatRupees(PLANNER_TERMS.minRupees * 100)} to ${formatRupees(PLANNER_TERMS.maxRupees * 100)}+`;
  return to === null || to <= from ? `${formatRupees(from)} and more` : `${formatRupees(from)} to ${formatRupees(to)}`;
}

/** The listing terms, word for word where the specification has words. */
export const LISTING_TERMS: readonly (readonly [string, string])[] = [
  ["Price", PRICE_WORDS],
  [
    "Payment",
    `${PLANNER_TERMS.advancePercent} percent advance and ${PLANNER_TERMS.eventDayPercent} percent on the event day`,
  ],
  ["Cancellation", "Non-refundable, with date change allowed"],
];

const drawing = (name: string, alt: string) => ({
  id: name,
  src: `/art/service-${name}.svg`,
  width: 300,
  height: 380,
  alt,
});

/** Who answers where no planner is listed yet: our own planning desk. */
export const OWN_DESK: ListingView<PlannerAttributes> = {
  id: "planning-desk",
  slug: "",
  title: BRAND.company,
  state: BRAND.headOffice.state,
  district: BRAND.headOffice.city,
  city: BRAND.headOffice.city,
  address: "",
  status: "approved",
  attributes: {
    kinds: [...PLANNER_KINDS],
    experience: "",
    events: "",
    price: null,
    priceTo: null,
    languages: ["Hindi", "English"],
    summary:
      "Our own planning desk takes your request, puts together a plan and a budget, and stays with you until the last guest has left.",
  },
  photo: drawing("planner", "An event planner, drawn"),
  gallery: [
    ...["planner", "venues", "artists", "equipment", "volunteers"].map((name, at) =>
      drawing(name, `Our work, picture ${at + 1}`),
    ),
    { ...drawing("planner", "Our work, picture 6"), id: "cover", src: "/art/cover-event-1.svg" },
  ],
  viewCount: 0,
};
