/**
 * What people read, in the language of their page. The English stands in the code and is the key; beside each feature
 * its `words.hi.json` says the same in Hindi. The build writes the words of each language into its own copy of the
 * browser's scripts; the server looks them up (docs/adr/0047).
 */
import type { LanguageCode } from "./languages.ts";

/** The names in braces of a text: 'from {price}' has `price`. Plural forms hold words and '#' alone. */
export type Holes<T extends string> = T extends `${string}{${infer Rest}`
  ? Rest extends `${infer Hole}}${infer After}`
    ? Hole extends `${infer Name}, plural, ${string}`
      ? Name | Forms<After>
      : Hole | Holes<After>
    : never
  : never;
type Forms<T extends string> = T extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${string}`
    ? Forms<After>
    : Holes<After>
  : never;

export type Values = Readonly<Record<string, string | number>>;
type Rest<T extends string> = string extends T
  ? [note?: string]
  : [Holes<T>] extends [never]
    ? [note?: string]
    : [values: Readonly<Record<Holes<T>, string | number>>];

export interface Speaker {
  language: () => LanguageCode;
  /** In that language, with the values; English where there is no other. `note` tells two uses of a word apart. */
  say: (english: string, values: Values | undefined, note: string | undefined) => string;
}

/** What the build puts in place of in each copy (src/app/words/build-words.ts). */
const PLACED = "@@w_language@@" as LanguageCode;

/** In the browser every word is in its language already. */
let speaker: Speaker = { language: () => PLACED, say: (words) => words };

/** For the server, the development server and tests, where words are looked up. */
export function speakBy(next: Speaker): void {
  speaker = next;
}

/** The language of the page, or of whom a message is for. */
export const language = (): LanguageCode => speaker.language();

/** What the addresses of the page's language begin with: '' or '/hi'. React Router adds it to links by itself. */
export const languagePrefix = (): string => (language() === "en" ? "" : `/${language()}`);

/**
 * A text in the reader's language: `say("Book Now")`, `say("from {price}", { price })`, in ICU's way of plurals
 * `say("{n, plural, one {# guest} other {# guests}}", { n })`; `say("Open", "verb")` where the same English means two
 * things. Also for a text that `text` has marked: `say(label)`.
 */
export function say<const T extends string>(english: T, ...rest: Rest<T>): string {
  const [more] = rest as [Values | string | undefined];
  return typeof more === "string" ? speaker.say(english, undefined, more) : speaker.say(english, more, undefined);
}

/** Marks words at module level, which are said when they are shown: in the browser they are in the page's language already. */
export const text = <const T extends string>(english: T): T => english;
