/** A search of a category as its address says it: everything lives there, so that it can be shared and crawled. */
import { say, text } from "../../domain/words/say.ts";
import { LISTS } from "../../domain/limits.ts";
import { placeWords } from "../../domain/places/place-words.ts";
import { cleanText } from "../../domain/text.ts";
import { freeOf, shortDays, whenIn, whenPairs, type When } from "./when.ts";

/** How results may be ordered: the value in the address and its words. */
export const SORTS = [
  { value: "best", label: text("Best first") },
  { value: "rating", label: text("Highest rated") },
  { value: "newest", label: text("Newest") },
  { value: "price", label: text("Lowest price") },
  { value: "allIn", label: text("Lowest all in") },
  { value: "near", label: text("Nearest") },
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

/** In the address of a page that is to say how many there are with each value of its filters, for browsers without scripts. */
export const WITH_COUNTS = "counts";

/** The filters in an address, as typed there: names are not checked yet. Districts without a state mean nothing. */
export function listingFiltersIn(params: URLSearchParams, extraNames: readonly string[]): ListingFilters {
  const clean = (words: string) => cleanText(words.slice(0, MAX_TEXT)).replace(/\s+/g, " ");
  const typed = (name: string) => clean(params.get(name) ?? "");
  const state = typed("state");
  const when = whenIn((name) => params.get(name));
  const districts = state ? params.getAll("district").slice(0, MAX_DISTRICTS).map(clean).filter(Boolean) : [];
  return {
    q: typed("q"),
    state,
    districts: [...new Set(districts)],
    city: typed("city"),
    sort: SORTS.find(({ value }) => value === typed("sort"))?.value ?? "best",
    extra: Object.fromEntries(extraNames.map((name) => [name, typed(name)])),
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
  if (sort !== "best") params.set("sort", sort);
  if (cursor) params.set("cursor", cursor);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The address that search engines keep: the place makes another page, the order and the days do not. */
export const canonicalSearch = (path: string, filters: ListingFilters): string =>
  listingSearchHref(path, {
    ...filters,
    districts: [...filters.districts].sort(),
    sort: "best",
    when: undefined,
  });

/** The same search without its narrowing. */
export function widest({ extra, sort }: ListingFilters): ListingFilters {
  const nothing = Object.fromEntries(Object.keys(extra).map((name) => [name, ""]));
  return { q: "", state: "", districts: [], city: "", sort, extra: nothing };
}

/** How many choices narrow the search: the number on the button 'Filters (3)'. */
export const filterCount = ({ q, state, districts, city, extra, when }: ListingFilters): number =>
  [q, state, city, when, when && freeOf(when), ...Object.values(extra)].filter(Boolean).length + districts.length;

/** Whether anything but the order and the page is chosen. */
export const isNarrowed = (filters: ListingFilters): boolean => filterCount(filters) > 0;

const joined = (names: readonly string[]): string =>
  names.length < 2
    ? names.join("")
    : say("{names} and {last}", { names: names.slice(0, -1).join(", "), last: names.at(-1)! });

/** What places are called in the language of the page, by their English names. */
export type PlaceNames = Readonly<Record<string, string>>;

/** Where the search looks, in words: 'Vijay Nagar, Indore and Ujjain, Madhya Pradesh'; '' for everywhere. */
export function placeOfSearch({ state, districts, city }: ListingFilters, places: PlaceNames = {}): string {
  const named = (name: string) => places[name] ?? name;
  const many = districts.length > 3 && say("{n} districts of {state}", { n: districts.length, state: named(state) });
  return many ? placeWords(city, many) : placeWords(city, joined(districts.map(named)), named(state));
}

/** What is looked for, with what is asked of it: 'Volunteers for “first aid” in Goa'. */
export function askedInWords(what: string, filters: ListingFilters, places?: PlaceNames): string {
  const { q, when } = filters;
  const place = placeOfSearch(filters, places);
  let words = q ? say("{what} for “{q}”", { what, q }) : what;
  if (place) words = say("{what} in {place}", { what: words, place });
  return when ? say("{what} free on {day}", { what: words, day: shortDays(when) }) : words;
}

/** '128 venues', '1 venue', '1,000+ venues' where counting stopped. */
export function countOfSearch(total: number, capped: boolean, [one, many]: readonly [string, string]): string {
  if (capped) return `${LISTS.countStopsAt.toLocaleString("en-IN")}+ ${many}`;
  return `${total.toLocaleString("en-IN")} ${total === 1 ? one : many}`;
}
