/** Counting and cutting text by the characters that a reader sees. */

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
export const CODE_POINTS_PER_CHARACTER = 8;

/** At most `most` UTF-16 units of a text, cut between code points: for limits of stores, headers and addresses. */
export function cutUnits(text: string, most: number): string {
  const cut = text.slice(0, most);
  // Of a pair the first half alone is no text: jsonb refuses it, and it is shown as a question mark.
  return /^[\uDC00-\uDFFF]/.test(text.slice(most, most + 1)) ? cut.replace(/[\uD800-\uDBFF]$/, "") : cut;
}

/** At most `length` visible characters, cut between words where one is near, with '…' when cut. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  if (length < 1) return "";
  // Enough code units for `length` characters; a whole book need not be segmented.
  const parts = graphemes(cutUnits(text, (length + 1) * CODE_POINTS_PER_CHARACTER * 2));
  if (parts.length <= length) return text.length === parts.join("").length ? text : `${parts.join("").trimEnd()}…`;
  const cut = parts.slice(0, length - 1);
  if (!/^\s/u.test(parts[length - 1] ?? "")) {
    const space = cut.findLastIndex((part) => /^\s/u.test(part));
    if (space >= cut.length / 2) cut.length = space;
  }
  return `${cut.join("").trimEnd()}…`;
}
