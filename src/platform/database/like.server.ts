import { cleanText, searchKey } from "../../domain/text.ts";

/** More words than that narrow nothing. */
const MAX_WORDS = 6;

/** LIKE patterns over lower-case text that must all hold: each word of `q`, anywhere. '%' and '_' are looked for and mean nothing. */
export function likeWords(q: string): string[] {
  return searchKey(cleanText(q))
    .split(" ")
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
