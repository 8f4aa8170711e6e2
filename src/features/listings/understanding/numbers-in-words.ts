/** Numbers as people type them: '300', '1,500', '2 lakh', '50k', '10+'; and what they count, by the words beside them. */

import { NUMBER_UNITS } from "../../../domain/money.ts";
import { DURATION_WORDS, HOUR_WORDS, PEOPLE_WORDS } from "./date-words.ts";

const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const TIMES: Readonly<Record<string, number>> = { ...NUMBER_UNITS, hazaar: 1_000, hajar: 1_000, lack: 100_000 };

/** The number that begins at a word, and how many words it takes; null where none does. */
export function numberAt(words: readonly string[], at: number): { value: number; taken: number } | null {
  const [, digits, unit] = /^(\d{1,9}(?:\.\d{1,2})?)([a-z]*)$/.exec(words[at] ?? "") ?? [];
  if (digits === undefined) return null;
  if (unit) return unit in TIMES ? { value: Math.round(Number(digits) * TIMES[unit]!), taken: 1 } : null;
  const times = TIMES[words[at + 1] ?? ""];
  return { value: Math.round(Number(digits) * (times ?? 1)), taken: times ? 2 : 1 };
}

/** Whether the word is part of a date: '12 december', 'december 12', '21st', '2027'. Dates narrow nothing yet. */
export function isOfDate(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (/^\d{1,2}(?:st|nd|rd|th)$/.test(word) || /^20[2-4]\d$/.test(word)) return true;
  return /^\d{1,2}$/.test(word) && (MONTHS.test(words[at + 1] ?? "") || MONTHS.test(words[at - 1] ?? ""));
}

/** How many words '2 days', '4 ghante' takes: how long it lasts narrows nothing; 0 for anything else. */
export function durationAt(words: readonly string[], at: number): number {
  const unit = words[at + 1] ?? "";
  return /^\d{1,2}$/.test(words[at] ?? "") && (DURATION_WORDS.has(unit) || HOUR_WORDS.has(unit)) ? 2 : 0;
}

const sets = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "))
    .sort((one, other) => other.length - one.length);

/** Behind an amount, of money alone. */
const MONEY_BEHIND = sets(`
rs
rupees
rupee
inr
rupaye
rupaya
रुपये
रुपए
रुपया
budget
per plate
a plate
plate
per thali
thali
प्रति प्लेट
per head
only
`);
const MONEY_BEFORE = new Set(["rs", "inr", "rupees", "budget", "बजट"]);
/** What says that it is no more than so many, before and behind the number. */
const MOST_BEFORE = new Set(["under", "below", "upto", "within", "less", "max", "maximum", "till", "अधिकतम"]);
const MOST_BEHIND = sets(`
se kam
se neeche
se niche
ke andar
ke under
ke neeche
tak
tak ka
tak ke
tak ki
से कम
से नीचे
के अंदर
के भीतर
तक
तक का
तक के
तक की
or less
max
maximum
se zyada nahi
se zyaada nahi
se jyada nahi
se jyada na ho
se zyada na ho
से ज्यादा नहीं
से ज़्यादा नहीं
से अधिक नहीं
`);
/** And that it is no less. */
const LEAST_BEFORE = new Set(["above", "over", "minimum", "min", "atleast", "least", "more", "kam", "कम", "न्यूनतम"]);
const LEAST_BEHIND = sets(`
se zyada
se zyaada
se jyada
se adhik
se upar
से ज्यादा
से ज़्यादा
से अधिक
से ऊपर
or more
and above
`);
const SMALL_BETWEEN = new Set(["than", "of", "to", "is", "at", "for", "a"]);

/** How many words from a position on are one of these. */
const takenBy = (words: readonly string[], at: number, ways: readonly (readonly string[])[]): number =>
  ways.find((way) => way.every((word, n) => words[at + n] === word))?.length ?? 0;

/**
 * What a number counts, as far as its neighbours tell: the unit beside it goes before what compares it, so that 'under
 * 300 guests' are guests and '500 se kam' is money.
 * @param from to of the number itself
 * @returns `to`: behind what belongs to it, where it is money
 */
export function countedAs(
  words: readonly string[],
  from: number,
  to: number,
): { money: boolean; least: boolean; to: number } {
  const before =
    words
      .slice(Math.max(0, from - 3), from)
      .filter((word) => !SMALL_BETWEEN.has(word))
      .at(-1) ?? "";
  const unit = takenBy(words, to, MONEY_BEHIND);
  const compared = to + unit;
  const most = takenBy(words, compared, MOST_BEHIND);
  const least = most > 0 ? 0 : takenBy(words, compared, LEAST_BEHIND);
  const end = compared + most + least;
  const tail = unit > 0 ? end : end + takenBy(words, end, MONEY_BEHIND);
  // Of people, whichever way they are compared: 'under 300 guests', '300 se zyada log'.
  const people = [words[to], words[end]].some((word) => PEOPLE_WORDS.has(word ?? ""));
  const large = /[a-z]$/.test(words[from] ?? "") || to - from > 1;
  const money =
    !(people && unit === 0) &&
    (tail > to || MONEY_BEFORE.has(before) || MOST_BEFORE.has(before) || LEAST_BEFORE.has(before) || large);
  return { money, least: least > 0 || (most === 0 && LEAST_BEFORE.has(before)), to: money ? tail : to };
}
