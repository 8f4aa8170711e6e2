/** Texts in ICU's format as the code that says them: for the build, which writes it into scripts, and for the server, which runs it. */
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { ENGLISH, type Language } from "./languages.ts";
import type { Speaker, Values } from "./say.ts";

const asTemplate = (words: string) => words.replace(/[\\`]|\$(?=\{)/g, "\\$&");
/** Whatever quotes stand around it. */
export const inAnyQuotes = (words: string): string => words.replace(/[\\`"']|\$(?=\{)/g, "\\$&").replace(/\n/g, "\\n");

/** What of a text an argument may be. @throws for what no text of ours needs: dates, selects, offsets */
function piece(element: MessageFormatElement, language: Language, counted = ""): string {
  switch (element.type) {
    case TYPE.literal:
      return asTemplate(element.value);
    case TYPE.argument:
      if (!/^[a-z]\w*$/i.test(element.value)) throw new Error(`'{${element.value}}' is no name of a value.`);
      return `\${i.${element.value}}`;
    case TYPE.pound:
      return `\${i.${counted}.toLocaleString("en-IN")}`;
    case TYPE.plural: {
      const form = (name: string) =>
        (element.options[name]?.value ?? []).map((part) => piece(part, language, element.value)).join("");
      const { value: n } = element;
      return `\${i.${n}${language.one === "only" ? "===" : "<="}1?\`${form("one")}\`:\`${form("other")}\`}`;
    }
    default:
      throw new Error(`Texts hold names and plurals; this one has something else (${TYPE[element.type]}).`);
  }
}

/** Every name in braces, sorted. */
export function holesOf(message: string): string[] {
  const names = parse(message, { ignoreTag: true }).flatMap((one) =>
    one.type === TYPE.argument || one.type === TYPE.plural ? [one.value] : [],
  );
  return [...new Set(names)].sort();
}

/**
 * A text with values, as JavaScript: `i=>\`from ${i.price}\``.
 * @throws for a text that is no ICU message, or lacks a plural form
 */
export function sourceOf(message: string, language: Language): string {
  const elements = parse(message, { ignoreTag: true, captureLocation: false });
  return `i=>\`${elements.map((one) => piece(one, language)).join("")}\``;
}

/** The same code as the browser's, made to run here: texts are files of our own. */
export const compiled = (message: string, language: Language): ((values: Values) => string) =>
  // oxlint-disable-next-line no-implied-eval -- one way to say a text with values, not two: the browser's own code
  new Function(`return ${sourceOf(message, language)}`)() as (values: Values) => string;

/** What a text is kept under: two meanings of one English are told apart by a note. */
export const keyOf = (english: string, note?: string): string => (note ? `${english}|${note}` : english);

/** A language's words, by their key. */
export type Book = Readonly<Record<string, string>>;

/**
 * The books of all features as one.
 * @throws where two of them say the same text differently
 */
export function oneBook(books: readonly Book[]): Book {
  const all: Record<string, string> = {};
  for (const [key, words] of books.flatMap((book) => Object.entries(book))) {
    if (all[key] !== undefined && all[key] !== words)
      throw new Error(`'${key}' is said in two ways: '${all[key]}' and '${words}'. Give one of them a note.`);
    all[key] = words;
  }
  return all;
}

/** Words of a language, made ready when they are first said. A text that is missing is said in English. */
export function readerOf(book: Book, language: Language): Speaker["say"] {
  const ready = new Map<string, (values: Values) => string>();
  return (english, values, note) => {
    const key = keyOf(english, note);
    const words = Object.hasOwn(book, key) ? book[key]! : english;
    if (!values) return words;
    let made = ready.get(key);
    if (!made) ready.set(key, (made = compiled(words, words === english ? ENGLISH : language)));
    return made(values);
  };
}
