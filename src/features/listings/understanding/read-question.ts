/** Understanding a question, as far as its words alone tell: pure. What is not understood is left for the index of words. */
import { headOf } from "./aliases.ts";
import type { ReadPart } from "./parts.ts";
import { numberParts, phraseParts, placeParts } from "./parts.ts";
import { OCCASION_WORDS, POSTPOSITIONS, PREPOSITIONS, SMALL_WORDS, TRADE_WORDS } from "./small-words.ts";
import { spansIn } from "./spans.ts";
import type { Found, Phrase, Span } from "./spans.ts";
import { mark } from "./terms.ts";
import { WAYS } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Reading = {
  /** As they were said. */
  said: readonly string[];
  /** The same by the words of the trade: 'wedding' where 'shaadi' was said. */
  words: readonly string[];
  /** Where several words are one ('mata ki chowki'): from the position of the first to behind the last. */
  together: ReadonlyMap<number, number>;
  category: string | null;
  /** In the order in which they are given up last. */
  parts: readonly ReadPart[];
  /** Positions of words that are not understood and have weight. */
  rest: readonly number[];
  /** Those of them that say what it is for, where something is asked for: 'wedding' in 'haveli for a wedding'. */
  purposes: readonly number[];
  /** Those of them that are occasions, which nobody is missed for: 'sangeet' in 'sangeet dj'. */
  occasions: readonly number[];
  /** Whether every word is a word without weight. */
  empty: boolean;
};

const rank = (phrase: Phrase, category: string) =>
  Math.min(
    ...phrase.meanings.filter((one) => one.category === category).map(({ way }) => WAYS.indexOf(way)),
    WAYS.length,
  );

/** The name of a category says as much as two kinds or things: 'catering price per plate'. */
const NAMED = 2;

/**
 * The category that most phrases of the first group of words speak of, which ends before its 'for' or 'with' ('venue
 * decorator with lights' is a decorator); of several the one that the group ends with. Things alone, that several have,
 * decide nothing.
 */
function categoryIn(words: readonly string[], phrases: readonly Phrase[]): string | null {
  const first = phrases[0];
  if (!first) return null;
  const stop = words.findIndex((word, at) => at >= first.to && PREPOSITIONS.has(word));
  const group = phrases.filter(({ from }) => stop < 0 || from < stop);
  const scores = new Map<string, number>();
  for (const { meanings } of group)
    for (const { category, way } of meanings)
      scores.set(category, (scores.get(category) ?? 0) + (way === "own" || way === "name" ? NAMED : 1));
  const most = Math.max(...scores.values());
  const best = [...scores].filter(([, score]) => score === most).map(([category]) => category);
  if (best.length === 1) return best[0]!;
  const ranked = best
    .map((category) => ({ category, way: rank(group.at(-1)!, category) }))
    .filter(({ way }) => way < WAYS.length)
    .sort((a, b) => a.way - b.way);
  const [one, other] = ranked;
  if (!one) return best[0]!;
  return other && other.way === one.way && WAYS[one.way] === "thing" ? null : one.category;
}

/** The category that a counted number alone speaks of: '300 guests indore'. */
function categoryOfNumbers(
  words: readonly string[],
  found: readonly Found[],
  { categories }: Vocabulary,
): string | null {
  const numbers = found.filter((one) => one.is === "number");
  const near = new Set(numbers.flatMap(({ from, to }) => words.slice(Math.max(0, from - 2), to + 2)));
  return (
    categories.find(({ numbers: rules = {} }) =>
      Object.values(rules).some(({ words: said = [] }) => said.some((word) => near.has(word))),
    )?.key ?? null
  );
}

/**
 * @param within the category whose list is asked: the question is about its listings, whatever it says
 * @param heard words that sound like one of the trade or a place, and that one
 */
export function readQuestion(
  said: readonly string[],
  vocabulary: Vocabulary,
  within: string | null,
  heard: ReadonlyMap<string, string> = new Map(),
): Reading {
  const spoken = said.map((word) => heard.get(word) ?? word);
  const words = spoken.map(headOf);
  const found = spansIn(words, vocabulary, spoken);
  const together = new Map<number, number>();
  for (const one of found)
    if (one.is === "word" && one.head !== undefined) {
      words[one.from] = one.head;
      together.set(one.from, one.to);
    }
  const phrases = found.filter((one) => one.is === "phrase");
  const category = within ?? categoryIn(words, phrases) ?? categoryOfNumbers(words, found, vocabulary);
  const places = placeParts(words, found);
  const inCategory = category ? phraseParts(words, phrases, category) : { parts: [], strange: phrases };
  const naming = phrases.filter(({ meanings }) =>
    meanings.some((one) => one.category === category && (one.way === "own" || one.way === "name")),
  );
  const { parts: numbers, counting } = category
    ? numberParts(words, found, category, naming.length + inCategory.parts.length > 0, vocabulary)
    : { parts: [] as ReadPart[], counting: [] as number[] };
  const shown = vocabulary.categories.find(({ key }) => key === category);
  const ofCategory: ReadPart[] =
    shown && (naming.length > 0 || inCategory.parts.length > 0 || numbers.length > 0)
      ? [
          {
            what: "category",
            label: shown.plural,
            spans: naming.map(({ from, to }) => ({ from, to })),
            term: { any: [[mark.category(shown.key)]] },
          },
        ]
      : [];
  const positions = (spans: readonly Span[]) =>
    spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
  const rest = [
    ...positions(inCategory.strange),
    ...positions(
      found
        .filter(
          (one) =>
            one.is === "word" ||
            // A number that counts nothing is a word: a brand's, or somebody's.
            (one.is === "number" && !numbers.some(({ spans }) => spans.some(({ from }) => from === one.from))),
        )
        .map(({ from, to }) => ({ from, to: together.has(from) ? from + 1 : to })),
    ),
  ]
    .filter((at) => !counting.includes(at))
    .sort((a, b) => a - b);
  const behindFor = (at: number): boolean =>
    at > 0 &&
    (PREPOSITIONS.has(words[at - 1]!) ||
      ((SMALL_WORDS.has(words[at - 1]!) || TRADE_WORDS.has(words[at - 1]!)) && behindFor(at - 1)));
  // In Hindi it stands behind: 'shaadi ke liye'.
  const beforeFor = (at: number): boolean => {
    const next = words.findIndex((word, place) => place > at && !SMALL_WORDS.has(word));
    return words.slice(at + 1, next < 0 ? undefined : next).some((word) => POSTPOSITIONS.has(word));
  };
  return {
    said,
    words,
    together,
    category,
    occasions: category ? rest.filter((at) => OCCASION_WORDS.has(words[at]!)) : [],
    purposes: category ? rest.filter((at) => TRADE_WORDS.has(words[at]!) && (behindFor(at) || beforeFor(at))) : [],
    parts: [...ofCategory, ...places, ...inCategory.parts, ...numbers],
    rest,
    empty: found.every(({ is }) => is === "small"),
  };
}
