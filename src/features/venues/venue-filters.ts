import type { ListingQuery } from "../listings/listing-search.server.ts";
import type { ExtraField } from "../listings/parts/search-panel.tsx";
import { VENUE_KINDS } from "./venue-category.ts";

/** What a venue search is narrowed by besides place and words, in the order of the panel. */
export const VENUE_FILTERS: readonly ExtraField[] = [
  { name: "kind", label: "Type of venue", options: VENUE_KINDS, placeholder: "All" },
  { name: "guests", label: "Guests", inputMode: "numeric", placeholder: "300" },
  { name: "priceUnit", label: "Price for", options: [{ value: "plate", label: "A plate" }, { value: "day", label: "A day" }], placeholder: "Both" },
  { name: "price", label: "Price up to, in ₹", inputMode: "numeric", placeholder: "1,000" },
];

const digits = (text: string) => text.replace(/[₹,\s]/g, "");

/** The choices of the address as the search takes them: rupees become paise. */
export function venueQuery({ kind = "", priceUnit = "", guests = "", price = "" }: Record<string, string>): Pick<ListingQuery, "facets" | "numbers"> {
  return { facets: { kind, priceUnit }, numbers: { guests: digits(guests), ...(/^\d{1,9}$/.test(digits(price)) ? { pricePaise: `${digits(price)}00` } : {}) } };
}
