/** Which language is spoken on the server at this moment, and its words. */
import { AsyncLocalStorage } from "node:async_hooks";
import { ENGLISH, languageOf, type Language, type LanguageCode } from "../domain/words/languages.ts";
import { compiled, keyOf, type Book } from "../domain/words/messages.ts";
import { speakBy, type Speaker, type Values } from "../domain/words/say.ts";

const spoken = new AsyncLocalStorage<LanguageCode>();

/** Does something for a reader: whatever `say` says meanwhile is in their language. */
export const inLanguage = <T>(code: LanguageCode, work: () => T): T => spoken.run(code, work);

/** Words of a language, made ready when they are first said. A text that is missing is said in English. */
function reader(book: Book, language: Language): Speaker["say"] {
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

/** From now on `say` speaks the language of `inLanguage`, English outside of it. */
export function speakFrom(books: Readonly<Partial<Record<LanguageCode, Book>>>): void {
  const readers = new Map<LanguageCode, Speaker["say"]>([["en", reader({}, ENGLISH)]]);
  for (const [code, book] of Object.entries(books)) {
    const language = languageOf(code);
    readers.set(language.code, reader(book, language));
  }
  const english = readers.get("en")!;
  const language = () => spoken.getStore() ?? "en";
  speakBy({ language, say: (...text) => (readers.get(language()) ?? english)(...text) });
}
