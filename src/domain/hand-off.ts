/** What somebody passes on by WhatsApp themselves: words in the language of the page, and an address of ours that stays in it. */
import { truncate } from "./graphemes.ts";

/** A letter in Devanagari takes nine of an address, and phones cut long ones off. */
export const HAND_OFF_LETTERS = 150;

/** Whether as much of an address is taken up as that many letters of Devanagari take: more of what has Latin names in it. */
export const fitsAddress = (words: string): boolean => encodeURIComponent(words).length <= 9 * HAND_OFF_LETTERS;
const fitsLetters = (words: string): boolean => words.length <= HAND_OFF_LETTERS;

/** Where WhatsApp opens with these words filled in. @param mobile digits only; without one it asks whom they go to */
export const whatsappAddress = (words: string, mobile = ""): string =>
  `https://wa.me/${mobile}?text=${encodeURIComponent(words)}`;

/** As many of its letters as fit: one that is seen may be several of an address. */
function cut(words: string, fits: (words: string) => boolean): string {
  let most = HAND_OFF_LETTERS;
  while (!fits(truncate(words, most))) most--;
  return truncate(words, most);
}

/**
 * The first of these that is short enough, else the last one cut; the address comes below it.
 * @param ways the same, said shorter and shorter
 * @param fits what is short enough: a line of so many letters, or for what lists several `fitsAddress`
 */
export function handOff(ways: readonly [string, ...string[]], url: string, fits = fitsLetters): string {
  return `${ways.find(fits) ?? cut(ways.at(-1)!, fits)}\n${url}`;
}
