import { LISTS, TEXT_LENGTHS, VOLUNTEER_LENGTHS } from "../../domain/limits.ts";
import { cleanText } from "../../domain/text.ts";
import { SEARCH_PATH } from "./search-path.ts";

export { SEARCH_PATH };

/** How results may be ordered: the value in the address and its words. */
export const SORTS = [
  { value: "rating", label: "Rating" },
  { value: "newest", label: "Newest" },
] as const;
export type SearchSort = (typeof SORTS)[number]["value"];

/** What the search page is asked for. Everything lives in the address. `q`: words found in names, skills and places. */
export type SearchFilters = { q: string; state: string; districts: string[]; city: string; sort: SearchSort };

export const NO_FILTERS: SearchFilters = { q: "", state: "", districts: [], city: "", sort: "rating" };

/** Most districts one address may ask for: more than any state has. */
const MAX_DISTRICTS = 100;

/** The filters in an address, as typed there: names are not checked yet. Districts without a state mean nothing. */
export function filtersIn(params: URLSearchParams): SearchFilters {
  const text = (name: string) => (params.get(name) ?? "").trim();
  const state = text("state").slice(0, 100);
  const districts = state ? [...new Set(params.getAll("district").map((name) => name.trim()).filter(Boolean))].slice(0, MAX_DISTRICTS) : [];
  const sort = SORTS.find(({ value }) => value === text("sort"))?.value ?? NO_FILTERS.sort;
  return { q: cleanText(text("q").slice(0, TEXT_LENGTHS.shortText)).replace(/\s+/g, " "), state, districts, city: text("city").slice(0, VOLUNTEER_LENGTHS.city), sort };
}

/** The address of a search; what is not asked for is left out, so that one search has one address. */
export function searchHref({ q, state, districts, city, sort }: SearchFilters, cursor?: string | null): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (state) params.set("state", state);
  if (state) for (const district of districts) params.append("district", district);
  if (city) params.set("city", city);
  if (sort !== NO_FILTERS.sort) params.set("sort", sort);
  if (cursor) params.set("cursor", cursor);
  return params.size > 0 ? `${SEARCH_PATH}?${params}` : SEARCH_PATH;
}

/** How many choices narrow the search: the number on the button 'Filters (3)'. */
export function filterCount({ q, state, districts, city }: SearchFilters): number {
  return (q ? 1 : 0) + (state ? 1 : 0) + districts.length + (city ? 1 : 0);
}

/** '128 volunteers', '1 volunteer', '1,000+ volunteers' where counting stopped. */
export function countWords(total: number, capped: boolean): string {
  if (capped) return `${LISTS.countStopsAt.toLocaleString("en-IN")}+ volunteers`;
  return total === 1 ? "1 volunteer" : `${total.toLocaleString("en-IN")} volunteers`;
}

/** Where the search looks, in words: 'Indore, Bhopal and Ujjain, Madhya Pradesh'; '' for everywhere. */
export function placeWords({ state, districts, city }: SearchFilters): string {
  const named = districts.length > 3 ? `${districts.length} districts of ${state}` : districts.length > 0 ? `${joined(districts)}, ${state}` : state;
  return [city, named].filter(Boolean).join(", ");
}

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** The title of the page for a search: 'Volunteers in Indore, Madhya Pradesh', 'Volunteers for “first aid” in Goa'. */
export function searchTitle(filters: SearchFilters): string {
  const place = placeWords(filters);
  return `Volunteers${filters.q ? ` for “${filters.q}”` : ""}${place ? ` in ${place}` : ""}`;
}
