/** The development server's scripts are not written once a language: the browser looks words up, as the server does. */
import { languageOf } from "../../domain/words/languages.ts";
import { readerOf } from "../../domain/words/messages.ts";
import { speakBy } from "../../domain/words/say.ts";
import { books } from "./books.ts";

const language = languageOf(document.documentElement.lang.slice(0, 2));
speakBy({ language: () => language.code, say: readerOf(books[language.code] ?? {}, language) });
