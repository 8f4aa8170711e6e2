/** Cleaning, measuring and comparing what people type, in any script. */
import { CODE_POINTS_PER_CHARACTER, graphemeLength } from "./graphemes.ts";

/** Line breaks of every kind; all become '\n'. */
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Never wanted in stored text: control characters (NUL breaks PostgreSQL), lone surrogates,
 * zero-width space, BOM and the direction overrides that make text read otherwise than it is.
 * Kept: tab, newline, ZWNJ and ZWJ (Devanagari conjuncts, emoji families).
 */
// eslint-disable-next-line no-control-regex -- removing them is the purpose
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;

const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The text as it is stored: NFC, trimmed, without control characters and lone surrogates.
 * A text in which nothing can be seen becomes ''.
 */
export function cleanText(text: string): string {
  if (text === "") return "";
  const clean = text.replace(lineBreaks, "\n").replace(unwanted, "").normalize("NFC").trim();
  return visible.test(clean) ? clean : "";
}

/**
 * True when a reader sees at most `max` characters. Cheap for short and for huge texts:
 * what has more than 8 × max code points is too long whatever it looks like.
 */
export function fitsLength(text: string, max: number): boolean {
  if (text.length <= max) return true;
  if (text.length > max * CODE_POINTS_PER_CHARACTER * 2) return false;
  if (Array.from(text).length > max * CODE_POINTS_PER_CHARACTER) return false;
  return graphemeLength(text) <= max;
}

/**
 * The form in which two texts are compared in a search: lower case, compatibility forms
 * unified, Latin diacritics, nuktas and joiners dropped, spaces collapsed. The vowel signs of
 * Indian scripts stay: 'की' is not 'का'.
 */
export function searchKey(text: string): string {
  if (text === "") return "";
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036F\u093C\u200B-\u200D\uFEFF]/g, "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The same with U+FFFD for every half of a code point, in texts, lists and objects: jsonb refuses a half with an error. */
export function wellFormed<Value>(value: Value): Value;
export function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map((one: unknown) => wellFormed(one));
  return value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([name, one]: [string, unknown]) => [name, wellFormed(one)]))
    : value;
}
