import { language, say } from "../../domain/words/say.ts";
import { languageOf } from "../../domain/words/languages.ts";
import type { Sheet } from "./sheet.ts";

/** What every sheet says of itself, in the language that is spoken. @param page the address where all of it can be read */
export const sheetWords = (page: string): Pick<Sheet, "lang" | "pages" | "elsewhere"> => ({
  lang: languageOf(language()).locale,
  pages: say("Page {at} of {count}", { at: "{at}", count: "{count}" }),
  elsewhere: say("Some letters are in a script that cannot be printed here. They stand at {page}.", { page }),
});

/**
 * A term that the law has in English, as it is printed: in another language with the English beside it.
 * @param english marked by `text`
 */
export const lawTerm = (english: string): string => (language() === "en" ? english : `${say(english)} (${english})`);
