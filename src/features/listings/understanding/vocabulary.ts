/** What people call categories, their kinds and their things: made from the categories' descriptions. */
import type { Category } from "../category.ts";
import { ALIASES, headOf } from "./aliases.ts";
import { questionWords, stem } from "./question-words.ts";
import { SMALL_WORDS, TRADE_WORDS } from "./small-words.ts";

/** 'own' is the category's own name; in this order one way of being meant goes before another. */
export const WAYS = ["own", "name", "kind", "thing"] as const;
export type Meaning = {
  category: string;
  way: (typeof WAYS)[number];
  /** Of a kind: the facet and its values. */
  facet?: string;
  values?: readonly string[];
  /** Of a thing: how listings may say it. */
  said?: readonly (readonly string[])[];
};

export type Vocabulary = {
  /** By the stems of its words. */
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Phrases of which no category speaks, and what else they are called: 'mata ki chowki' is 'jagran'. */
  others: ReadonlyMap<string, string>;
  /** Words that are right as they stand. */
  known: ReadonlySet<string>;
  /** Those that a mistyped word may mean. */
  guessed: readonly string[];
  categories: readonly Category[];
};

/** Longest phrase looked at. */
export const PHRASE_WORDS = 5;
/** By the trade's words (`headOf`), so that 'shaadi photographer' and 'wedding photographer' are one. */
export const phraseKey = (words: readonly string[]): string => words.map((word) => stem(headOf(word))).join(" ");

function put(phrases: Map<string, Meaning[]>, phrase: string, meaning: Meaning): void {
  const words = questionWords(phrase);
  if (words.length > PHRASE_WORDS || words.every((word) => SMALL_WORDS.has(word))) return;
  // A word that has another one is what that one is, and not the other way round: 'wedding' is more than 'vivah'.
  if (words.length === 1 && headOf(words[0]!) !== words[0]) return;
  const key = phraseKey(words);
  const there = phrases.get(key) ?? [];
  const same = there.find((one) => one.category === meaning.category);
  if (!same) phrases.set(key, [...there, meaning]);
  // One name of several values asks for any of them; what is a name of the category already stays one.
  else if (same.way === "kind" && meaning.way === "kind" && same.facet === meaning.facet)
    same.values = [...new Set([...(same.values ?? []), ...(meaning.values ?? [])])];
}

/** The vocabulary of these categories. */
export function vocabularyOf(categories: readonly Category[]): Vocabulary {
  const phrases = new Map<string, Meaning[]>();
  for (const { key: category, singular, plural, words = {} } of categories) {
    for (const name of [singular, plural]) put(phrases, name, { category, way: "own" });
    for (const name of words.names ?? []) put(phrases, name, { category, way: "name" });
    for (const [facet, values] of Object.entries(words.kinds ?? {}))
      for (const [value, names] of Object.entries(values))
        for (const name of [value, ...names]) put(phrases, name, { category, way: "kind", facet, values: [value] });
    for (const [thing, names] of Object.entries(words.things ?? {})) {
      for (const name of [thing, ...names])
        put(phrases, name, { category, way: "thing", said: [...new Set([thing, name])].map(questionWords) });
    }
  }
  const others = new Map<string, string>();
  for (const { said, head } of ALIASES) {
    const key = phraseKey(said);
    const meanings = phrases.get(phraseKey(head));
    if (phrases.has(key) || key === phraseKey(head)) continue;
    if (meanings) phrases.set(key, [...meanings]);
    else if (!others.has(key)) others.set(key, head.join(" "));
  }
  const own = [...phrases.keys()].flatMap((key) => key.split(" "));
  const counted = categories.flatMap(({ numbers = {} }) => Object.values(numbers).flatMap(({ words = [] }) => words));
  const heads = ALIASES.flatMap(({ head }) => head);
  const known = new Set([...own, ...heads, ...counted, ...TRADE_WORDS, ...SMALL_WORDS]);
  return { phrases, others, known, guessed: [...known].filter((word) => /^[a-z]{4,}$/.test(word)), categories };
}

let made: { from: readonly Category[]; vocabulary: Vocabulary } | undefined;
/** The same, kept for as long as the categories are the same. */
export function vocabularyFor(categories: readonly Category[]): Vocabulary {
  if (made?.from !== categories) made = { from: categories, vocabulary: vocabularyOf(categories) };
  return made.vocabulary;
}
