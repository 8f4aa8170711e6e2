/** Every feature's words beside its code, as one book a language. For the server and the development server's browser. */
import type { LanguageCode } from "../../domain/words/languages.ts";
import { oneBook, type Book } from "../../domain/words/messages.ts";

/**
 * Our programs for the command line run without the build, and speak English. A glob must be a literal: a test holds it
 * to the languages of `OTHERS`, so that those that rest stay out of the build.
 */
const files = import.meta.env
  ? import.meta.glob<Book>("/src/**/words.{hi,mr,gu}.json", { eager: true, import: "default" })
  : {};

const byLanguage = Object.groupBy(Object.entries(files), ([path]) => /words\.(\w+)\.json$/.exec(path)![1]!);

export const books: Readonly<Partial<Record<LanguageCode, Book>>> = Object.fromEntries(
  Object.entries(byLanguage).map(([code, list = []]) => [code, oneBook(list.map(([, book]) => book))]),
);
