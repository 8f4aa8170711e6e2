/** The text of a listing that searches look through, and the patterns that find something in it. */
import { townSpellings } from "../../domain/places/town-spellings.ts";
import { cleanText, searchKey } from "../../domain/text.ts";
import { mark } from "./understanding/terms.ts";
import type { Term } from "./understanding/terms.ts";

/** Stands before the city, which comes last: a character that no cleaned text contains. */
const CITY = "\u0002";
/** Stands before a facet; no cleaned text contains it either. */
const FACET = "\u0003";

/** What a listing is narrowed by, as its category says: `{ genre: "Sufi, Indie pop" }`. */
export type Facets = Readonly<Record<string, string>>;
export type FacetKinds = Readonly<Record<string, "exact" | "words">>;

/** 'Sufi, Indie pop' → 'sufi', 'indie pop', 'pop': from each word on, so that a search by any of them begins a line. */
function wordStarts(text: string): string[] {
  return text.split(/[,;/&|]+/).flatMap((value) => {
    const words = searchKey(value).split(" ").filter(Boolean);
    return words.map((_, at) => words.slice(at).join(" "));
  });
}

function facetLines(facets: Facets, kinds: FacetKinds): string[] {
  const lines = Object.entries(kinds).flatMap(([name, kind]) =>
    (kind === "exact" ? [searchKey(facets[name] ?? "")] : wordStarts(facets[name] ?? ""))
      .filter(Boolean)
      .map((value) => `${FACET}${name}=${value}`),
  );
  return [...new Set(lines)];
}

/** LIKE patterns for what a search narrows by: an 'exact' value fills its line, a 'words' value begins one. */
export function facetPatterns(wanted: Facets, kinds: FacetKinds): string[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const value = searchKey(cleanText(wanted[name] ?? ""));
    return value === "" ? [] : [`%${FACET}${name}=${escaped(value)}${kind === "exact" ? "\n" : ""}%`];
  });
}

/** The same for the index of words. */
export function facetTerms(wanted: Facets, kinds: FacetKinds): Term[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const value = searchKey(cleanText(wanted[name] ?? ""));
    if (value === "") return [];
    return [kind === "exact" ? { any: [[mark.facet(name, value)]] } : { any: [], begins: [mark.facet(name, value)] }];
  });
}

/** What is stored in `search_text`: one line each for everything a person may look for, then the facets, the city last. */
export function searchText(
  parts: readonly string[],
  city: string,
  facets: Facets = {},
  kinds: FacetKinds = {},
): string {
  return [...parts.map(searchKey).filter(Boolean), ...facetLines(facets, kinds), CITY + searchKey(city)].join("\n");
}

/** So that '%' and '_' are looked for and do not mean anything. */
const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** LIKE patterns that must all hold: each word anywhere; for what the index of words does not have. */
export function wordPatterns(q: string): string[] {
  return searchKey(cleanText(q))
    .split(" ")
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => `%${escaped(word)}%`);
}

/** LIKE patterns of which one must hold: `city` as a part of the city, by any spelling of a town that has several. */
export function cityPatterns(city: string): string[] {
  const asked = cleanText(city);
  return asked === "" ? [] : townSpellings(asked).map((town) => `%${CITY}%${escaped(town)}%`);
}
