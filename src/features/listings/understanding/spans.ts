/** Cutting a question into what its words are: names of the trade, places, numbers, small words, and words. Pure. */
import { placesCalled } from "../../../domain/places/places.ts";
import type { At } from "../../../domain/places/places-search.ts";
import { countedAs, durationAt, isOfDate, numberAt } from "./numbers-in-words.ts";
import { SMALL_WORDS } from "./small-words.ts";
import { PHRASE_WORDS, phraseKey } from "./vocabulary.ts";
import type { Meaning, Vocabulary } from "./vocabulary.ts";

export type Span = { from: number; to: number };
export type Found = Span &
  (
    | { is: "phrase"; meanings: readonly Meaning[] }
    | { is: "place"; places: readonly At[] }
    /** `least`: at least so much, as 'se zyada' has it. */
    | { is: "number"; value: number; money: boolean; least: boolean }
    | { is: "small" }
    /** `head`: what else the words of it are called, together. */
    | { is: "word"; head?: string }
  );
export type Phrase = Extract<Found, { is: "phrase" }>;

/** The words of a span, as they stand. */
export const spanText = (words: readonly string[], { from, to }: Span) => words.slice(from, to).join(" ");

/** Two letters are a place ('UP') only at the end, or behind 'in'. */
const placesAt = (words: readonly string[], from: number, to: number): readonly At[] => {
  const text = words.slice(from, to).join(" ");
  const short = /^[a-z]{1,2}$/.test(text) && to < words.length && words[from - 1] !== "in";
  return short || /^\d/.test(text) ? [] : placesCalled(text);
};

/** @param said the same words as they were said: places are called so, and not by what the words of their names mean */
export function spansIn(
  words: readonly string[],
  { phrases, others }: Vocabulary,
  said: readonly string[] = words,
): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length;) {
    const next = ((): Found => {
      if (isOfDate(words, from)) return { is: "small", from, to: from + 1 };
      const lasting = durationAt(words, from);
      if (lasting > 0) return { is: "small", from, to: from + lasting };
      for (let to = Math.min(words.length, from + PHRASE_WORDS); to > from; to--) {
        const meanings = phrases.get(phraseKey(words.slice(from, to)));
        if (meanings) return { is: "phrase", meanings, from, to };
        const head = others.get(phraseKey(words.slice(from, to)));
        if (head) return { is: "word", head, from, to };
        const places = placesAt(said, from, to);
        if (places.length > 0) return { is: "place", places, from, to };
      }
      const number = numberAt(words, from);
      const to = from + (number?.taken ?? 1);
      if (number) return { is: "number", value: number.value, from, ...countedAs(said, from, to) };
      return { is: SMALL_WORDS.has(words[from]!) ? "small" : "word", from, to };
    })();
    found.push(next);
    from = next.to;
  }
  return found;
}
