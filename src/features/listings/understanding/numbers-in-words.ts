/** Numbers as people type them: '300', '1,500', '2 lakh', '50k', '10+'. */

import { NUMBER_UNITS as TIMES } from "../../../domain/money.ts";

const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

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

/** Words before and behind an amount of money. */
const MONEY_BEFORE = new Set([
  "rs",
  "inr",
  "rupees",
  "under",
  "below",
  "budget",
  "upto",
  "within",
  "less",
  "max",
  "maximum",
]);
const MONEY_BEHIND = new Set(["rs", "rupees", "rupee", "inr", "budget", "plate", "rupaye"]);

/** Whether a number is money, as far as its neighbours tell; words without weight between them do not count. */
export function isMoney(words: readonly string[], from: number, to: number): boolean {
  const before = words.slice(Math.max(0, from - 3), from).filter((word) => !["than", "of", "to", "is"].includes(word));
  const behind = words.slice(to, to + 2).filter((word) => !["per", "a", "only"].includes(word));
  return MONEY_BEFORE.has(before.at(-1) ?? "") || MONEY_BEHIND.has(behind[0] ?? "");
}
