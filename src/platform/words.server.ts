/** Which language is spoken on the server at this moment, and its words. */
import { AsyncLocalStorage } from "node:async_hooks";
import { ENGLISH, languageOf, type LanguageCode } from "../domain/words/languages.ts";
import { readerOf, type Book } from "../domain/words/messages.ts";
import { speakBy, type Speaker } from "../domain/words/say.ts";

/** `caller`: the language of whoever has called, whoever is spoken to at the moment. */
const spoken = new AsyncLocalStorage<{ code: LanguageCode; caller: LanguageCode }>();

/** Does something for a reader: whatever `say` says meanwhile is in their language. */
export const inLanguage = <T>(code: LanguageCode, work: () => T): T =>
  spoken.run({ code, caller: spoken.getStore()?.caller ?? code }, work);

/** What whoever has called is told, as why not, while others are spoken to (`transaction`): words with values, for others are said when the call is answered. */
export const toCaller = <T>(work: () => T): T => inLanguage(spoken.getStore()?.caller ?? "en", work);

/** From now on `say` speaks the language of `inLanguage`, English outside of it. */
export function speakFrom(books: Readonly<Partial<Record<LanguageCode, Book>>>): void {
  const readers = new Map<LanguageCode, Speaker["say"]>([["en", readerOf({}, ENGLISH)]]);
  for (const [code, book] of Object.entries(books)) {
    const language = languageOf(code);
    readers.set(language.code, readerOf(book, language));
  }
  const english = readers.get("en")!;
  const language = () => spoken.getStore()?.code ?? "en";
  speakBy({ language, say: (...text) => (readers.get(language()) ?? english)(...text) });
}
