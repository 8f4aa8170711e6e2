/** The words of the planner pages, the terms of every listing, and our own desk where no planner is listed. */
import { BRAND } from "../../domain/brand.ts";
import { PLANNER_KINDS } from "../../domain/event-types.ts";
import { PLANNER_TERMS } from "../../domain/limits.ts";
import { formatRupees } from "../../domain/money.ts";
import { unitWords } from "../../domain/price-lines.ts";
import { say } from "../../domain/words/say.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import type { PlannerAttributes } from "./planner-category.ts";

export const PLANNER_SEARCH = "/EventPlanner";

const bare = (rupees: number) => formatRupees(rupees * 100).slice(1);

/** '8+ years', '1 year'; experience is a text. */
export const yearsWords = (years: string): string => `${years} ${unitWords("years", Number(years))}`;

/** '1,00,000 to 10,00,000+ rupees' (spec 001 section 9). */
export const priceWords = (): string =>
  say("{from} to {most}+ rupees", { from: bare(PLANNER_TERMS.minRupees), most: bare(PLANNER_TERMS.maxRupees) });

/** The budgets of a planner as a range of rupees: '₹1,50,000 to ₹6,00,000'; where none is given, that of the listing terms. */
export function budgetWords(from: number | null, to: number | null): string {
  if (from === null && to !== null) return say("Up to {amount}", { amount: formatRupees(to) });
  if (from === null)
    return say("{from} to {until}", {
      from: formatRupees(PLANNER_TERMS.minRupees * 100),
      until: `${formatRupees(PLANNER_TERMS.maxRupees * 100)}+`,
    });
  return to === null || to <= from
    ? say("{amount} and more", { amount: formatRupees(from) })
    : say("{from} to {until}", { from: formatRupees(from), until: formatRupees(to) });
}

/** The listing terms, word for word where the specification has words. */
export const listingTerms = (): readonly (readonly [string, string])[] => [
  [say("Price"), priceWords()],
  [
    say("Payment"),
    say("{advance} percent advance and {rest} percent on the event day", {
      advance: PLANNER_TERMS.advancePercent,
      rest: PLANNER_TERMS.eventDayPercent,
    }),
  ],
  [say("Cancellation"), say("Non-refundable, with date change allowed")],
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
