/** What the sound of a word (`sound_of`, migration 0063) says of it. Pure; the sound itself is made by the database alone. */
import { lettersApart } from "./spelling.ts";
import type { KnownWord } from "./word-index.server.ts";

/** Whether a word is in the letters of English. */
export const isLatin = (word: string): boolean => !/[\u0250-\uffff]/.test(word);

/** Vowels stand in a sound as small letters. */
export const consonantsIn = (sound: string): number => sound.replace(/[a-z]/g, "").length;

const ENOUGH_CONSONANTS = 2;
/** As many as a search looks for at once. */
const MOST = 4;

/**
 * Words of the listings that are the same word in another script; and, where all is forgiven, those of the same script
 * that sound so and have two letters in three in common. Sounds of one consonant count only then.
 */
export function heardAlike({ word, sound, sounding }: KnownWord, forgiving: boolean): string[] {
  const few = consonantsIn(sound) < ENOUGH_CONSONANTS;
  if (few && !forgiving) return [];
  return sounding
    .filter((other) =>
      isLatin(other) && isLatin(word)
        ? forgiving && lettersApart(word, other) * 3 <= Math.max(word.length, other.length)
        : true,
    )
    .slice(0, MOST);
}
