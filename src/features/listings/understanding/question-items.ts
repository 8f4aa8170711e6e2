/** What a question asks for, thing by thing: parts that were understood, and words as what they may mean. Pure. */
import type { AskedNumber } from "../listing-filters.ts";
import { guessed } from "./guess.ts";
import type { Understood } from "./question-model.ts";
import { bothNumbers, stem } from "./question-words.ts";
import type { ReadPart } from "./parts.ts";
import type { Reading } from "./read-question.ts";
import { SMALL_WORDS, TRADE_WORDS } from "./small-words.ts";
import { lettersApart, meant } from "./spelling.ts";
import { mark } from "./terms.ts";
import type { Term } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { KnownWord } from "./word-index.server.ts";

/** One thing that is asked: a part that was understood, or a word. */
export type Item = { term?: Term; number?: AskedNumber; part?: ReadPart; word?: number };

/** What a word means where it is not understood: as it stands, in both numbers, as a beginning, or as what is alike. */
export function termOf(word: string, known: KnownWord | undefined, forgiving: boolean): Term {
  const sure = TRADE_WORDS.has(word) || SMALL_WORDS.has(word);
  if (!known || known.known || sure) {
    const alike = forgiving && known && !sure ? meant(word, known.alike) : [];
    return { any: [...bothNumbers(word), ...alike].map((one) => [one]) };
  }
  if (known.begins && !forgiving) return { any: [[word]], begins: [word] };
  return {
    any: [...meant(word, known.alike), word].map((one) => [one]),
    ...(forgiving && word.length > 2 ? { begins: [word] } : {}),
  };
}

/** The word that a term stands for, in the spelling that is meant. */
export const spelt = (word: string, known: KnownWord | undefined): string =>
  !known || known.known || known.begins || TRADE_WORDS.has(word) || SMALL_WORDS.has(word)
    ? word
    : (meant(word, known.alike)[0] ?? word);

/** Words that neither listings nor the trade know, in the spelling of the trade or of a place. */
export function mended(reading: Reading, known: ReadonlyMap<string, KnownWord>, vocabulary: Vocabulary): string[] {
  const words = [...reading.words];
  for (const at of reading.rest) {
    const word = words[at]!;
    const looked = known.get(word);
    if (!looked || looked.known || vocabulary.known.has(word) || (looked.begins && word.length < 6)) continue;
    const guess = guessed(word, vocabulary);
    const alike = meant(word, looked.alike)[0];
    // A word of the listings that is nearer goes before one of the trade.
    const apart = (other: string) => lettersApart(stem(word), stem(other));
    if (guess && !(alike && apart(alike) < apart(guess))) words[at] = guess;
  }
  return words;
}

/** Names that may have been typed: all the words, and those without the place, which then must be there. */
export function namesIn({ words, parts }: Reading): { marks: string[][]; names: string[] } {
  const whole = words.join(" ");
  const place = parts.find(({ what }) => what === "place");
  const skipped = new Set(
    place?.spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const rest = words
    .filter((word, at) => !skipped.has(at) && !(skipped.has(at + 1) && SMALL_WORDS.has(word)))
    .join(" ");
  const marks = [[mark.name(whole)]];
  if (rest !== whole && rest !== "")
    for (const at of place?.places ?? []) marks.push([mark.name(rest), mark.place(at)]);
  return { marks, names: [...new Set([whole, rest])].filter(Boolean) };
}

/** A name in which all these words are. */
export function patternOf(terms: readonly Term[]): string | null {
  if (terms.length === 0) return null;
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const ways = ({ any, begins = [] }: Term) =>
    [...any.flat().map((word) => `${escaped(word)}\\M`), ...begins.map(escaped)].join("|");
  return `^${terms.map((term) => `(?=.*\\m(?:${ways(term)}))`).join("")}`;
}

/** In what order things are given up, the last first: what is asked for stays longer than the words about it; a name longer than where. */
export function itemsOf(reading: Reading, words: readonly Item[]): Item[] {
  const parts = reading.parts
    .filter(({ term, number }) => term !== undefined || number !== undefined)
    .map((part): Item => ({
      part,
      ...(part.term ? { term: part.term } : {}),
      ...(part.number ? { number: part.number } : {}),
    }));
  return reading.category ? [...parts, ...words] : [...words, ...parts];
}

/** Every word for itself, wherever it may stand: names of houses are made of kinds and places. */
export function asWords(reading: Reading, known: ReadonlyMap<string, KnownWord>): Item[] {
  const places = reading.parts.filter(({ what }) => what === "place");
  const skipped = new Set(
    places.flatMap(({ spans }) =>
      spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    ),
  );
  const words = reading.words
    .map((word, at) => ({ word, at }))
    .filter(({ word, at }) => !skipped.has(at) && !SMALL_WORDS.has(word))
    .map(({ word, at }): Item => ({ word: at, term: termOf(word, known.get(word), false) }));
  return [...words, ...places.map((part): Item => ({ part, term: part.term! }))];
}

/** What was understood, as pages tell it. */
export function describe(
  text: string,
  typed: readonly string[],
  reading: Reading,
  used: readonly Item[],
  words: readonly Item[],
  spelling: (at: number) => string,
): Understood {
  const without = (gone: ReadonlySet<number>) => typed.filter((_, at) => !gone.has(at)).join(" ");
  const parts = [
    ...reading.parts.map((part) => {
      const at = part.spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n));
      return {
        what: part.what,
        label: part.label,
        first: Math.min(...at, typed.length),
        typed: at.map((one) => typed[one]).join(" "),
        used: used.some((item) => item.part === part),
        asks: part.term !== undefined || part.number !== undefined,
        at,
        without: without(new Set(at)),
      };
    }),
    ...words.map(({ word = 0 }) => ({
      what: "word" as const,
      label: spelling(word),
      first: word,
      typed: typed[word]!,
      used: used.some((item) => item.word === word),
      asks: true,
      at: [word],
      without: without(new Set([word])),
    })),
  ].sort((a, b) => a.first - b.first);
  const gone = parts.filter(({ used: is, asks, typed: said }) => asks && !is && said !== "");
  const meantWords = reading.words.map((_, at) => spelling(at));
  return {
    text,
    category: reading.category,
    parts: parts.map(({ first: _first, asks: _asks, at: _at, ...part }) => part).filter((part) => part.typed !== ""),
    corrected: meantWords.some((word, at) => word !== typed[at]) ? meantWords.join(" ") : null,
    leftOut: gone.map(({ label }) => label),
    kept: without(new Set(gone.flatMap(({ at }) => at))),
  };
}
