/** A search by words over every category: what is asked, as the address says it, and what is answered. */
import { say } from "../../domain/words/say.ts";
import type { ImageInfo } from "../../domain/images.ts";
import type { CardDay, CardPrice } from "../listings/search-view.ts";
import { whenPairs, type When } from "../listings/when.ts";
import type { Understood } from "../listings/understanding/question-model.ts";

export const SEARCH_PATH = "/search";
/** So much is taken; its beginning counts (QUESTION_LENGTH). */
export const SEARCH_TEXT = 500;
/** Cards of a page, and of each category beside the one that the words speak of. */
export const SEARCH_CARDS = { each: 3, page: 24 } as const;

/** `when`: for which days; `near` and `radius`: around which place, as it was typed. */
export type SearchQuestion = {
  q: string;
  state: string;
  category: string;
  when?: When | undefined;
  near?: string | undefined;
  radius?: string | undefined;
  /** What the lists of every category are narrowed by, by the same names. */
  rating?: string | undefined;
  verified?: string | undefined;
  answers?: string | undefined;
  /** By the stars alone; absent: the best first. */
  sort?: "rating" | undefined;
};

/** What every category can be narrowed by. */
export const NARROWED_BY = ["rating", "verified", "answers"] as const;

/** A filter and its choices; `to` asks for one, or takes the chosen one back. */
export type Narrowing = {
  name: string;
  label: string;
  options: { value: string; label: string; chosen: boolean; to: string }[];
};

/** A number that was counted, or was reckoned from a sample: then it is 'about' so many. */
export type Amount = { count: number; about: boolean };
/** `path` is its page. */
export type SearchCard = {
  _id: string;
  category: string;
  path: string;
  slug: string;
  title: string;
  city: string;
  district: string;
  state: string;
  averageRating: number;
  /** By what it stands in its order: its score (listings/ranking.ts). */
  ranking: number;
  ratingCount: number;
  photo: ImageInfo | null;
  /** Of the days that are asked for; absent where none are. */
  availability?: CardDay["state"];
  /** In km from the place that is asked for; absent where none is, or nothing is known of where it lies. */
  distanceKm?: number | undefined;
  /** For the event that is asked for; null on request. */
  allIn?: CardPrice | null | undefined;
};
/** `one` and `many` are what the category is called; `cards` are those of the answer that are of it. */
export type SearchGroup = Amount & { category: string; one: string; many: string; cards: SearchCard[] };
export type SearchAnswer = {
  /** What was understood; null where nothing is asked. */
  understood: Understood | null;
  /** The words as they were understood where that is not as they were typed, else null. */
  corrected: string | null;
  /** For how many the words ask room, else null: what a price is reckoned for. */
  guests: number | null;
  total: Amount;
  /** The best: an exact name, then the category that the words speak of, then the others; of a chosen category a page. */
  cards: SearchCard[];
  /** Every category in which something was found, the fullest first; of all states or the chosen one. */
  categories: SearchGroup[];
  /** Where; of all categories or the chosen one, the fullest first. */
  states: (Amount & { state: string; /** What it is called where the page is in another language. */ name?: string })[];
  /** The cursor of the next page of the chosen category. */
  next: string | null;
};

/** The address of a question; what is not asked is left out, so that one search has one address. */
export function searchHref(
  { q, state, category, when, near = "", radius = "", rating, verified, answers, sort }: SearchQuestion,
  cursor?: string | null,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of [
    ...Object.entries({ q, state, category }),
    ...whenPairs(when),
    ...Object.entries(near ? { near, radius } : {}),
    ...Object.entries({ rating, verified, answers, sort }),
    ["cursor", cursor ?? ""] as const,
  ])
    if (value) params.set(name, value);
  return params.size > 0 ? `${SEARCH_PATH}?${params}` : SEARCH_PATH;
}

/** '1,204', or 'about 12,300' where it was reckoned. */
export const amountWords = ({ count, about }: Amount): string =>
  about ? say("about {n}", { n: count.toLocaleString("en-IN") }) : count.toLocaleString("en-IN");
