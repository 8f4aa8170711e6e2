/** Cleaning, measuring and comparing what people type, in any script. */

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

let segmenter: Intl.Segmenter | undefined;

/** The characters a reader sees: 'क्षि' or a family emoji counts as one. */
export function graphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many characters a reader sees. */
export function graphemeLength(text: string): number {
  return graphemes(text).length;
}

/** Code points one visible character may have on average; bounds text made of stacked marks. */
const CODE_POINTS_PER_CHARACTER = 8;

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

/** At most `length` visible characters, cut between words where one is near, with '…' when cut. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  if (length < 1) return "";
  // Enough code units for `length` characters; a whole book need not be segmented.
  const parts = graphemes(text.slice(0, (length + 1) * CODE_POINTS_PER_CHARACTER * 2));
  if (parts.length <= length) return text.length === parts.join("").length ? text : `${parts.join("").trimEnd()}…`;
  const cut = parts.slice(0, length - 1);
  if (!/^\s/u.test(parts[length - 1] ?? "")) {
    const space = cut.findLastIndex((part) => /^\s/u.test(part));
    if (space >= cut.length / 2) cut.length = space;
  }
  return `${cut.join("").trimEnd()}…`;
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
