/** A search of a category as its address says it: everything lives there, so that it can be shared and crawled. */
import { LISTS } from "../../domain/limits.ts";
import { cleanText } from "../../domain/text.ts";

export type ListingSort = "rating" | "newest";
/** `extra`: what this category is narrowed by besides place and words, by the name of the parameter; '' is not asked. */
export type ListingFilters = { state: string; district: string; city: string; q: string; sort: ListingSort; extra: Record<string, string> };

const MAX_TEXT = 100;
const PLAIN = ["state", "district", "city", "q"] as const;

/** The filters in an address, as typed there: names are not checked yet. A district without its state means nothing. */
export function listingFiltersIn(params: URLSearchParams, extraNames: readonly string[]): ListingFilters {
  const text = (name: string) => cleanText((params.get(name) ?? "").slice(0, MAX_TEXT));
  const state = text("state");
  return {
    state, district: state ? text("district") : "", city: text("city"), q: text("q"),
    sort: text("sort") === "newest" ? "newest" : "rating",
    extra: Object.fromEntries(extraNames.map((name) => [name, text(name)])),
  };
}

/** The address of a search; what is not asked for is left out, so that one search has one address. */
export function listingSearchHref(path: string, { extra, sort, ...filters }: ListingFilters, cursor?: string | null): string {
  const params = new URLSearchParams();
  for (const name of PLAIN) if (filters[name] && (name !== "district" || filters.state)) params.set(name, filters[name]);
  for (const [name, value] of Object.entries(extra)) if (value) params.set(name, value);
  if (sort !== "rating") params.set("sort", sort);
  if (cursor) params.set("cursor", cursor);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The same search without its narrowing. */
export function widest({ extra, sort }: ListingFilters): ListingFilters {
  return { state: "", district: "", city: "", q: "", sort, extra: Object.fromEntries(Object.keys(extra).map((name) => [name, ""])) };
}

export const isNarrowed = ({ state, city, q, extra }: ListingFilters): boolean => [state, city, q, ...Object.values(extra)].some((value) => value !== "");

/** Where the search looks, in words: 'Vijay Nagar, Indore, Madhya Pradesh'; '' for everywhere. */
export const placeOfSearch = ({ state, district, city }: ListingFilters): string => [...new Set([city, district, state].filter(Boolean))].join(", ");

/** '128 venues', '1 venue', '1,000+ venues' where counting stopped. */
export function countOfSearch(total: number, capped: boolean, [one, many]: readonly [string, string]): string {
  if (capped) return `${LISTS.countStopsAt.toLocaleString("en-IN")}+ ${many}`;
  return `${total.toLocaleString("en-IN")} ${total === 1 ? one : many}`;
}
