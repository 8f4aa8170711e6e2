/** A search of a category as its address says it: everything lives there, so that it can be shared and crawled. */
import { LISTS } from "../../domain/limits.ts";
import { placeWords } from "../../domain/places/place-words.ts";
import { cleanText } from "../../domain/text.ts";
import { shortDays, whenIn, whenPairs, type When } from "./when.ts";

/** How results may be ordered: the value in the address and its words. */
export const SORTS = [
  { value: "rating", label: "Best rated" },
  { value: "newest", label: "Newest" },
  { value: "price", label: "Lowest price" },
  { value: "allIn", label: "Lowest all in" },
  { value: "near", label: "Nearest" },
] as const;
export type ListingSort = (typeof SORTS)[number]["value"];
/** `extra`: what this category is narrowed by besides place and words, by the name of the parameter; '' is not asked. */
export type ListingFilters = {
  q: string;
  state: string;
  districts: string[];
  city: string;
  sort: ListingSort;
  extra: Record<string, string>;
  /** For which days. */
  when?: When | undefined;
};

const MAX_TEXT = 100;
/** Most districts one address may ask for: more than any state has. */
const MAX_DISTRICTS = 100;

/** The filters in an address, as typed there: names are not checked yet. Districts without a state mean nothing. */
export function listingFiltersIn(params: URLSearchParams, extraNames: readonly string[]): ListingFilters {
  const clean = (text: string) => cleanText(text.slice(0, MAX_TEXT)).replace(/\s+/g, " ");
  const text = (name: string) => clean(params.get(name) ?? "");
  const state = text("state");
  const when = whenIn((name) => params.get(name));
  const districts = state ? params.getAll("district").slice(0, MAX_DISTRICTS).map(clean).filter(Boolean) : [];
  return {
    q: text("q"),
    state,
    districts: [...new Set(districts)],
    city: text("city"),
    sort: SORTS.find(({ value }) => value === text("sort"))?.value ?? "rating",
    extra: Object.fromEntries(extraNames.map((name) => [name, text(name)])),
    ...(when ? { when } : {}),
  };
}

/** The address of a search; what is not asked for is left out, so that one search has one address. */
export function listingSearchHref(
  path: string,
  { q, state, districts, city, extra, sort, when }: ListingFilters,
  cursor?: string | null,
): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (state) params.set("state", state);
  if (state) for (const district of districts) params.append("district", district);
  if (city) params.set("city", city);
  for (const [name, value] of Object.entries(extra)) if (value) params.set(name, value);
  for (const [name, value] of whenPairs(when)) params.set(name, value);
  if (sort !== "rating") params.set("sort", sort);
  if (cursor) params.set("cursor", cursor);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The address that search engines keep: the place makes another page, the order and the days do not. */
export const canonicalSearch = (path: string, filters: ListingFilters): string =>
  listingSearchHref(path, {
    ...filters,
    districts: [...filters.districts].sort(),
    sort: "rating",
    when: undefined,
  });

/** The same search without its narrowing. */
export function widest({ extra, sort }: ListingFilters): ListingFilters {
  const nothing = Object.fromEntries(Object.keys(extra).map((name) => [name, ""]));
  return { q: "", state: "", districts: [], city: "", sort, extra: nothing };
}

/** How many choices narrow the search: the number on the button 'Filters (3)'. */
export const filterCount = ({ q, state, districts, city, extra, when }: ListingFilters): number =>
  [q, state, city, when, when?.only, ...Object.values(extra)].filter(Boolean).length + districts.length;

export const isNarrowed = (filters: ListingFilters): boolean => filterCount(filters) > 0;

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Where the search looks, in words: 'Vijay Nagar, Indore and Ujjain, Madhya Pradesh'; '' for everywhere. */
export function placeOfSearch({ state, districts, city }: ListingFilters): string {
  const named = districts.length > 3 ? `${districts.length} districts of ${state}` : "";
  return named ? placeWords(city, named) : placeWords(city, joined(districts), state);
}

/** What is asked for, in words, behind what is looked for: ' for “first aid” in Goa'. */
export function askedInWords(filters: ListingFilters): string {
  const place = placeOfSearch(filters);
  const free = filters.when ? ` free on ${shortDays(filters.when)}` : "";
  return `${filters.q ? ` for “${filters.q}”` : ""}${place ? ` in ${place}` : ""}${free}`;
}

/** '128 venues', '1 venue', '1,000+ venues' where counting stopped. */
export function countOfSearch(total: number, capped: boolean, [one, many]: readonly [string, string]): string {
  if (capped) return `${LISTS.countStopsAt.toLocaleString("en-IN")}+ ${many}`;
  return `${total.toLocaleString("en-IN")} ${total === 1 ? one : many}`;
}
