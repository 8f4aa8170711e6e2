/** What a question asks for, thing by thing: parts that were understood, and words as what they may mean. Pure. */
import type { AskedNumber } from "../listing-filters.ts";
import { membersOf } from "./aliases.ts";
import { guessed } from "./guess.ts";
import type { PartKind, Understood } from "./question-model.ts";
import { bothNumbers, stem } from "./question-words.ts";
import type { ReadPart } from "./parts.ts";
import type { Reading } from "./read-question.ts";
import { SMALL_WORDS, TRADE_WORDS } from "./small-words.ts";
import { heardAlike, isLatin } from "./sounding.ts";
import { lettersApart, meant } from "./spelling.ts";
import { mark } from "./terms.ts";
import type { Term } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { KnownWord } from "./word-index.server.ts";

/** One thing that is asked: a part that was understood, or a word. */
export type Item = { term?: Term; number?: AskedNumber; part?: ReadPart; word?: number };

/** What is known of the words of a question: in the dictionary, and which other words for the same listings have. */
export type Known = { words: ReadonlyMap<string, KnownWord>; others: ReadonlySet<string> };

/** What a word means where it is not understood: as it stands, in both numbers, as a beginning, or as what is alike. */
function termOf(word: string, known: KnownWord | undefined, forgiving: boolean): Term {
  const sure = TRADE_WORDS.has(word) || SMALL_WORDS.has(word);
  const heard = known ? heardAlike(known, forgiving) : [];
  if (!known || known.known || sure) {
    const alike = forgiving && known && !sure ? meant(word, known.alike) : [];
    return { any: [...bothNumbers(word), ...heard, ...alike].map((one) => [one]) };
  }
  if (known.begins && !forgiving) return { any: [word, ...heard].map((one) => [one]), begins: [word] };
  return {
    any: [...meant(word, known.alike), word, ...heard].map((one) => [one]),
    ...(forgiving && word.length > 2 ? { begins: [word] } : {}),
  };
}

/** All that may be meant by the word at a position: itself, and what else listings call it. */
export function termAt({ said, words, together }: Reading, at: number, known: Known, forgiving: boolean): Term {
  const [word, head] = [said[at]!, words[at]!];
  const own = termOf(word, known.words.get(word), forgiving);
  const same = sameAs(word, head).filter((way) => way.every((one) => known.others.has(one)));
  if (head === word) return { ...own, any: [...own.any, ...same] };
  const heads = head.includes(" ") ? [head.split(" ")] : bothNumbers(head).map((one) => [one]);
  return together.has(at) ? { any: [...heads, ...same] } : { ...own, any: [...own.any, ...heads, ...same] };
}

/** Other ways to say a word; of one that the trade says itself those in another script, which cost nothing where nobody uses them. */
export const sameAs = (word: string, head: string): readonly (readonly string[])[] =>
  membersOf(head).filter((way) => way.join(" ") !== word && (head !== word || !way.every(isLatin)));

/** The word that a term stands for, in the spelling that is meant. */
export const spelt = (word: string, known: KnownWord | undefined): string =>
  !known || known.known || known.begins || TRADE_WORDS.has(word) || SMALL_WORDS.has(word)
    ? word
    : (meant(word, known.alike)[0] ?? word);

/** Words that neither listings nor the trade know, in the spelling of the trade or of a place. */
export function mended(
  reading: Reading,
  known: ReadonlyMap<string, KnownWord>,
  heard: ReadonlyMap<string, string>,
  vocabulary: Vocabulary,
): string[] {
  const words = [...reading.said];
  for (const at of reading.rest) {
    const word = words[at]!;
    const looked = known.get(word);
    // What the trade has another word for is right as it stands.
    if (reading.words[at] !== word || heard.has(word)) continue;
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
export function namesIn({ said: words, parts }: Reading): { marks: string[][]; names: string[] } {
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

/** The same for words in another script than Latin: the very same word stands before one that only sounds so. Null where all are Latin. */
export function asTypedIn({ said }: Reading, items: readonly Item[]): string | null {
  const typed = items.flatMap(({ word }) => (word === undefined ? [] : [said[word]!]));
  return typed.every(isLatin) ? null : patternOf(typed.map((word) => ({ any: [[word]] })));
}

/** In what order things are given up, the last first: what is asked for stays longer than where, and where longer than the words about it; a name longer than where. */
export function itemsOf(reading: Reading, words: readonly Item[]): Item[] {
  const asked = (kinds: readonly PartKind[]) => reading.parts.filter(({ what }) => kinds.includes(what));
  const parts = [...asked(["category", "kind"]), ...asked(["place", "number", "word"])]
    .filter(({ term, number }) => term !== undefined || number !== undefined)
    .map((part): Item => ({
      part,
      ...(part.term ? { term: part.term } : {}),
      ...(part.number ? { number: part.number } : {}),
    }));
  return reading.category ? [...parts, ...words] : [...words, ...parts];
}

/** Every word for itself, wherever it may stand: names of houses are made of kinds and places. */
export function asWords(reading: Reading, known: Known): Item[] {
  const places = reading.parts.filter(({ what }) => what === "place");
  const skipped = new Set(
    places.flatMap(({ spans }) =>
      spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    ),
  );
  const rest = new Set(reading.rest);
  const words = reading.said
    .map((word, at) => ({ word, at }))
    .filter(({ word, at }) => !skipped.has(at) && !SMALL_WORDS.has(word))
    .map(({ word, at }): Item => ({
      word: at,
      // What was understood stays the very word that was said.
      term: rest.has(at) ? termAt(reading, at, known, false) : { any: bothNumbers(word).map((one) => [one]) },
    }));
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
    ...words.map(({ word = 0 }) => {
      const to = reading.together.get(word) ?? word + 1;
      const at = Array.from({ length: to - word }, (_, n) => word + n);
      return {
        what: "word" as const,
        label: at.map(spelling).join(" "),
        first: word,
        typed: typed.slice(word, to).join(" "),
        used: used.some((item) => item.word === word),
        asks: true,
        at,
        without: without(new Set(at)),
      };
    }),
  ].sort((a, b) => a.first - b.first);
  // What it is for is no part of what is missed: 'shaadi' of 'shaadi ke liye hall'.
  const light = new Set([
    ...reading.occasions,
    ...reading.purposes.filter((at) => TRADE_WORDS.has(reading.words[at]!)),
  ]);
  const gone = parts.filter(
    ({ used: is, asks, typed: said, at, what }) =>
      asks && !is && said !== "" && !(what === "word" && at.every((one) => light.has(one))),
  );
  const meantWords = reading.said.map((_, at) => spelling(at));
  return {
    text,
    category: reading.category,
    parts: parts.map(({ first: _first, asks: _asks, at: _at, ...part }) => part).filter((part) => part.typed !== ""),
    corrected: meantWords.some((word, at) => word !== typed[at]) ? meantWords.join(" ") : null,
    leftOut: gone.map(({ label }) => label),
    kept: without(new Set(gone.flatMap(({ at }) => at))),
  };
}
