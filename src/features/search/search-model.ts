/** A search by words over every category: what is asked, as the address says it, and what is answered. */
import type { ImageInfo } from "../../domain/images.ts";
import { canonicalState } from "../../domain/places/places.ts";
import { cleanText, searchKey } from "../../domain/text.ts";

export const SEARCH_PATH = "/search";
export const SEARCH_TEXT = 100;
/** Cards of a category while all of them are shown, and of one page when one is chosen. */
export const SEARCH_CARDS = { each: 3, page: 24 } as const;
/** More words than that narrow nothing. */
const MAX_WORDS = 6;

export type SearchQuestion = { q: string; state: string; category: string };

/** A number that was counted, or was reckoned from a sample: then it is 'about' so many. */
export type Amount = { count: number; about: boolean };
/** `path` is its page. */
export type SearchCard = { _id: string; category: string; path: string; slug: string; title: string; city: string; district: string; state: string; averageRating: number; ratingCount: number; photo: ImageInfo | null };
/** `one` and `many` are what the category is called. */
export type SearchGroup = Amount & { category: string; one: string; many: string; cards: SearchCard[] };
export type SearchAnswer = {
  /** The words as they were understood where that is not as they were typed, else null. */
  corrected: string | null;
  total: Amount;
  /** Every category in which something was found, the fullest first; of all states or the chosen one. */
  categories: SearchGroup[];
  /** Where; of all categories or the chosen one, the fullest first. */
  states: (Amount & { state: string })[];
  /** The cursor of the next page of the chosen category. */
  next: string | null;
};

/** Small words that people type between those that matter. */
const SMALL = new Set(["a", "an", "and", "at", "for", "from", "in", "me", "my", "near", "of", "on", "or", "the", "to", "with"]);

/** The words that are looked for, in the form in which listings keep theirs (`words_of` of the migrations). */
export function wordsIn(text: string): string[] {
  // What stands between words is ASCII alone: vowel signs and joiners of other scripts belong to theirs.
  // eslint-disable-next-line no-control-regex -- the same rule as in the database
  const words = searchKey(cleanText(text)).split(/[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+/).filter(Boolean).map((word) => word.slice(0, 60));
  const weighty = words.filter((word) => !SMALL.has(word));
  return [...new Set(weighty.length > 0 ? weighty : words)].slice(0, MAX_WORDS);
}

/** The question in an address. What is no state of India, or no category of ours, is not asked. */
export function questionIn(params: URLSearchParams, categories: readonly string[]): SearchQuestion {
  const category = params.get("category") ?? "";
  return { q: cleanText((params.get("q") ?? "").slice(0, SEARCH_TEXT)), state: canonicalState(params.get("state") ?? "") ?? "", category: categories.includes(category) ? category : "" };
}

/** The address of a question; what is not asked is left out, so that one search has one address. */
export function searchHref({ q, state, category }: SearchQuestion, cursor?: string | null): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, state, category, cursor: cursor ?? "" })) if (value) params.set(name, value);
  return params.size > 0 ? `${SEARCH_PATH}?${params}` : SEARCH_PATH;
}

/** '1,204', or 'about 12,300' where it was reckoned. */
export const amountWords = ({ count, about }: Amount): string => `${about ? "about " : ""}${count.toLocaleString("en-IN")}`;
