/** Understanding a question with what listings say: mistyped words are mended, and what nothing has is left out. */
import type { Db } from "../../../platform/database/database.server.ts";
import { categories as registered } from "../../registry.ts";
import { RANKING } from "../ranking.ts";
import { anyFound, countAll } from "./count-found.server.ts";
import type { Counted } from "./count-found.server.ts";
import { heardIn } from "./hearing.server.ts";
import type { ReadPart } from "./parts.ts";
import {
  asTypedIn,
  asWords,
  describe,
  itemsOf,
  mended,
  namesIn,
  patternOf,
  sameAs,
  spelt,
  termAt,
} from "./question-items.ts";
import type { Item, Known } from "./question-items.ts";
import { QUESTION_WORDS } from "./question-model.ts";
import type { Understood } from "./question-model.ts";
import { beginning, questionWords } from "./question-words.ts";
import { readQuestion } from "./read-question.ts";
import { SMALL_WORDS } from "./small-words.ts";
import { mark, tsquery } from "./terms.ts";
import type { Term } from "./terms.ts";
import { vocabularyFor } from "./vocabulary.ts";
import { knownWords, lookUp } from "./word-index.server.ts";
import type { Named, WordQuery } from "./word-index.server.ts";

/** Within what a question is asked: marks that every listing has, and what words cannot say. */
export type Within = Pick<WordQuery, "numbers" | "city" | "minRating" | "proof" | "days" | "near"> & {
  terms: readonly Term[];
};

/** What a question asks for, settled: listings were found by it, unless there are none. */
export type Asked = {
  understood: Understood;
  /** The tsquery, with what else must hold; `more` are marks to narrow it further. */
  query: (more?: readonly Term[]) => WordQuery;
  named: Named;
  /** What was understood and is used. */
  parts: readonly ReadPart[];
  counted: Counted;
  /** The question without these parts; '' where only words without weight are left. */
  without: (parts: readonly ReadPart[]) => string;
};

export const ANYWHERE: Within = { terms: [] };

const queryOf = (
  items: readonly Item[],
  names: readonly (readonly string[])[],
  within: Within,
  more: readonly Term[] = [],
): WordQuery => ({
  ...within,
  numbers: [...(within.numbers ?? []), ...items.flatMap(({ number }) => number ?? [])],
  query: tsquery(
    items.flatMap(({ term }) => term ?? []),
    names,
    [...within.terms, ...more],
  ),
});

/** As many of them as something has all of, in their order. */
async function kept(db: Db, items: readonly Item[], within: Within, sure: (word: number) => boolean): Promise<Item[]> {
  const left: Item[] = [];
  for (const item of items) {
    // A number is one of something: alone it asks for nothing.
    if (!item.term && !left.some(({ term }) => term)) continue;
    if (await anyFound(db, queryOf([...left, item], [], within))) left.push(item);
    else if (item.part?.what === "place") {
      // Where a district has none, its state: the place is left out all the same.
      const wider: Item = {
        term: { any: (item.part.places ?? []).map(({ state }) => [mark.place({ state, district: "" })]) },
      };
      if (await anyFound(db, queryOf([...left, wider], [], within))) left.push(wider);
    }
  }
  const words = items.filter(({ word }) => word !== undefined).length;
  const keptWords = left.filter(({ word }) => word !== undefined && sure(word)).length;
  // Of words alone at least half must be there as they were typed, or it is another question.
  const spoken = left.some(({ part }) => part !== undefined && part.what !== "place");
  return words > 0 && !spoken && keptWords * 2 < words ? [] : left;
}

/**
 * Understands a question and settles what of it something has.
 * @param category whose list is asked; null for all
 * @returns null where nothing is asked: no words, or only such as have no weight
 */
export async function understand(
  db: Db,
  question: string,
  { category = null, within = ANYWHERE }: { category?: string | null; within?: Within } = {},
): Promise<Asked | null> {
  const text = beginning(question);
  const typed = questionWords(text);
  const vocabulary = vocabularyFor(registered);
  let reading = readQuestion(typed, vocabulary, category);
  if (reading.empty) return null;
  const looked = new Map(
    (await lookUp(db, [...new Set(reading.rest.map((at) => typed[at]!))])).map((one) => [one.word, one]),
  );
  const heard = await heardIn(db, reading, looked, vocabulary);
  const mendedWords = mended(reading, looked, heard, vocabulary);
  if (heard.size > 0 || mendedWords.some((word, at) => word !== typed[at]))
    reading = readQuestion(mendedWords, vocabulary, category, heard);
  const others = reading.said.flatMap((word, at) => sameAs(word, reading.words[at]!).flat());
  const known: Known = { words: looked, others: await knownWords(db, [...new Set(others)]) };

  const wordsOf = (forgiving: boolean) =>
    reading.rest
      .slice(0, QUESTION_WORDS)
      .map((at): Item => ({ word: at, term: termAt(reading, at, known, forgiving) }));
  const words = wordsOf(false);
  /** Whether a word is one that listings have, as it was typed or as they say it. */
  const sure = (at: number) =>
    looked.get(reading.said[at]!)?.known ?? (reading.words[at] !== reading.said[at] || heard.has(reading.said[at]!));
  const { marks, names } = namesIn(reading);
  const items = itemsOf(reading, words);
  const settled = await (async () => {
    const tries: { items: Item[]; names: string[][] }[] = [{ items, names: marks }];
    // What it is for says less than what it is: 'haveli for wedding'.
    const light = [...reading.purposes, ...reading.occasions];
    const soft = items.filter(({ word }) => word === undefined || !light.includes(word));
    if (soft.length < items.length && soft.length > 0) tries.push({ items: soft, names: [] });
    const translated = reading.words.some((word, at) => word !== reading.said[at]);
    if ((reading.rest.length > 0 || translated) && reading.parts.length > 0)
      tries.push({ items: asWords(reading, known), names: marks });
    if (words.length > 0) tries.push({ items: itemsOf(reading, wordsOf(true)), names: marks });
    for (const one of tries) {
      const counted =
        one.items.length > 0 ? await countAll(db, queryOf(one.items, one.names, within)) : { found: [], about: false };
      if (counted.found.length > 0) return { ...one, counted };
    }
    const left = items.length > 1 ? await kept(db, items, within, sure) : [];
    const counted = left.length > 0 ? await countAll(db, queryOf(left, [], within)) : { found: [], about: false };
    return { items: left, names: [] as string[][], counted };
  })();

  const asWordsOnly = settled.items.some(({ word }) => word !== undefined && !reading.rest.includes(word));
  const used = asWordsOnly ? [...settled.items, ...items.filter(({ part }) => part !== undefined)] : settled.items;
  const spelling = (at: number) =>
    reading.words[at] === reading.said[at]
      ? spelt(reading.said[at]!, looked.get(reading.said[at]!))
      : reading.said[at]!;
  const said = settled.items.filter(({ word }) => word !== undefined).flatMap(({ term }) => term ?? []);
  return {
    understood: describe(text, typed, reading, used, words, spelling),
    query: (more = []) => queryOf(settled.items, settled.names, within, more),
    named: {
      names: settled.names.length > 0 ? names : [],
      inName: patternOf(said),
      asTyped: asTypedIn(reading, settled.items),
      exactName: RANKING.exactName,
      wordsInName: RANKING.wordsInName,
      wordsAsTyped: RANKING.wordsAsTyped,
    },
    parts: settled.items.flatMap(({ part }) => part ?? []),
    counted: settled.counted,
    without: (gone) => {
      const at = gone.flatMap(({ spans }) => spans);
      const left = typed.filter((_, place) => !at.some(({ from, to }) => place >= from && place < to));
      return left.every((word) => SMALL_WORDS.has(word)) ? "" : left.join(" ");
    },
  };
}
