/** The text of a listing that searches look through, and the patterns that find something in it. */
import { cleanText, searchKey } from "../../domain/text.ts";

/** Stands before the city, which comes last: a character that no cleaned text contains. */
const CITY = "\u0002";
/** More words than that narrow nothing. */
const MAX_WORDS = 6;

/** What is stored in `search_text`: one line each for everything a person may look for, the city last. */
export function searchText(parts: readonly string[], city: string): string {
  return [...parts.map(searchKey).filter(Boolean), CITY + searchKey(city)].join("\n");
}

/** So that '%' and '_' are looked for and do not mean anything. */
const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** LIKE patterns that must all hold: each word of `q` anywhere, `city` as a part of the city. */
export function searchPatterns({ q, city }: { q?: string; city?: string }): string[] {
  const words = searchKey(cleanText(q ?? "")).split(" ").filter(Boolean).slice(0, MAX_WORDS);
  const town = searchKey(cleanText(city ?? ""));
  return [...words.map((word) => `%${escaped(word)}%`), ...(town ? [`%${CITY}%${escaped(town)}%`] : [])];
}
