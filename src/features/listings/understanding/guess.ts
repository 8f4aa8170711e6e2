/** What a mistyped word means: one of the trade, or a place, by the nearest letters. */
import { placeNames } from "../../../domain/places/places-search.ts";
import { stem } from "./question-words.ts";
import { lettersApart } from "./spelling.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** As it sounds: 'shaadi' and 'shadi', 'photografer' and 'photographer' are one. */
export const sound = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/[qc]k?|k+/g, "k")
    .replace(/w/g, "v")
    .replace(/z/g, "s")
    .replace(/ee|ea|ie/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/y/g, "i")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=[bdgjkst])h/g, "");

/** What stays of a word without its vowels: 'dansar' and 'dancer'. */
const consonants = (sounds: string): string => sounds[0] + sounds.slice(1).replace(/[aeiou]/g, "");
/** Fewer consonants say too little. */
const ENOUGH_CONSONANTS = 4;

const mayDiffer = (length: number) => (length < 5 ? 0.5 : length < 7 ? 1 : length < 12 ? 2 : 3);
/** Shorter names of places are too near to those of people. */
const PLACE_LETTERS = 5;

type Guess = { word: string; apart: number };

const sounds = new Map<string, string>();
/** Of words that are compared again and again: those of the trade, and places. */
function soundOf(candidate: string): string {
  let made = sounds.get(candidate);
  if (made === undefined) sounds.set(candidate, (made = sound(candidate)));
  return made;
}

function nearest(word: string, candidates: Iterable<string>, most: number): Guess | null {
  const asSounds = sound(word);
  const bones = consonants(asSounds);
  let best: Guess | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > Math.max(most, 2)) continue;
    const heard = soundOf(candidate);
    const alike = bones.length >= ENOUGH_CONSONANTS && heard[0] === asSounds[0] && consonants(heard) === bones;
    let apart = heard === asSounds ? 0.5 : Math.min(lettersApart(word, candidate), alike ? 1 : Infinity);
    if (apart > most) continue;
    // Of those just as near the one that begins and ends alike.
    apart += (candidate[0] === word[0] ? 0 : 0.4) + (candidate.at(-1) === word.at(-1) ? 0 : 0.2);
    if (!best || apart < best.apart) best = { word: candidate, apart };
  }
  return best;
}

/** The word of the trade or the place that is meant, or null. */
export function guessed(word: string, { guessed: trade }: Vocabulary): string | null {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return null;
  const most = mayDiffer(word.length);
  // Words of the trade stand there in the singular.
  const known = nearest(stem(word), trade, most);
  const place = word.length < PLACE_LETTERS ? null : nearest(word, placeNames(), most);
  const best = !place || (known && known.apart <= place.apart) ? known : place;
  // A first letter is seldom wrong, and never together with others.
  return best && (best.word[0] === word[0] || best.apart < 1.7) ? best.word : null;
}
