/** Indian mobile numbers: stored as E.164 (`+91XXXXXXXXXX`), shown as '+91 98260 00000'. */
import { latinDigits } from "./digits.ts";

const mobile = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/;
const e164 = /^\+91[6-9]\d{9}$/;

/** Longest text looked at; a number with every separator is far shorter. */
const MAX_INPUT = 40;

/** Digits of Indian and full-width keyboards as ASCII. */
export const asciiDigits = (text: string): string => latinDigits(text).normalize("NFKC");

/**
 * `+91XXXXXXXXXX` from what a person typed (spaces, dashes, dots, brackets; with or without
 * +91, 91, 0091 or a leading 0), or null when it is no Indian mobile. Any other type gives null.
 */
export function normaliseMobile(input: unknown): string | null {
  if (typeof input !== "string" || input.length > MAX_INPUT) return null;
  // Dashes of every kind and invisible direction marks arrive with numbers pasted from contacts.
  // Whose it is, as contacts have it: '(Ramesh ji)'.
  const bare = asciiDigits(input)
    .replace(/\([^()\d+]*\)/gu, "")
    .replace(/[\s\p{Pd}().\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "");
  const digits = mobile.exec(bare)?.[1];
  return digits ? `+91${digits}` : null;
}

/** '+919826000000' → '+91 98260 00000'. Anything else comes back as it is. */
export function formatMobile(number: string): string {
  if (!e164.test(number)) return number;
  return `+91 ${number.slice(3, 8)} ${number.slice(8)}`;
}
