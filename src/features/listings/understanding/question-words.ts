/** Cutting a question into words, in the form in which listings keep theirs (`words_of` of the migrations). */
import { cutUnits } from "../../../domain/graphemes.ts";
import { latinDigits } from "../../../domain/digits.ts";
import { cleanText, searchKey } from "../../../domain/text.ts";
import { QUESTION_LENGTH } from "./question-model.ts";

/** What stands between words is ASCII alone: vowel signs and joiners of other scripts belong to theirs. */
// eslint-disable-next-line no-control-regex -- the same rule as in the database
const BETWEEN_WORDS = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+/;
const MOST = 60;

/** The beginning of a question, up to the end of its last whole word. */
export function beginning(text: string): string {
  const clean = cleanText(text.slice(0, QUESTION_LENGTH * 20)).replace(/\s+/g, " ");
  if (clean.length <= QUESTION_LENGTH) return clean;
  const cut = clean.slice(0, QUESTION_LENGTH + 1);
  const space = cut.lastIndexOf(" ");
  return (space > 0 ? cut.slice(0, space) : cutUnits(cut, QUESTION_LENGTH)).trim();
}

/** Its words: '1,500' and '1.5' are one, '₹' is 'rs', "D'Souza" are two, "sister's" is 'sister', '५००' is '500'. */
export function questionWords(text: string): string[] {
  return latinDigits(searchKey(text))
    .replace(/(\d),(?=\d)/g, "$1")
    .replace(/(\d)\.(\d)/g, "$1\u0000$2")
    .replace(/₹/g, " rs ")
    .replace(/(\p{L}{3,})['’]s\b/gu, "$1")
    .replace(/&/g, " and ")
    .replace(/\bco[\s-]+(?=ord)/g, "co")
    .replace(/[’।॥]/g, " ")
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "" && word !== "\u0000")
    .map((word) => cutUnits(word.replaceAll("\u0000", "."), MOST));
}

/** The singular of a word, as far as its letters tell; the same word for both, which is all that it is for. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) || !word.endsWith("s") ? word : word.slice(0, -1);
}

/** A word and its other number: 'singers' and 'singer'. */
export function bothNumbers(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [word];
  const single = stem(word);
  return single === word ? [word, `${word}s`] : [word, single];
}
