import { languageOf, OFFERED } from "../../domain/words/languages.ts";
import { language } from "../../domain/words/say.ts";
import type { ShellSession } from "./shell-session.ts";

/** What the header's choice of languages is made of: the one that is being spoken, and the others that are offered. */
export const languageChoice = (): Pick<ShellSession, "spoken" | "languages"> => ({
  spoken: languageOf(language()).name,
  languages: OFFERED.filter(({ code }) => code !== language()).map(({ code, name, prefix, locale }) => ({
    code,
    name,
    prefix,
    locale,
  })),
});
