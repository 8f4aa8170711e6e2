import { OFFERED } from "../../domain/words/languages.ts";
import { language } from "../../domain/words/say.ts";
import type { OtherLanguage } from "./shell-session.ts";

/** Those in which the site is offered, without the one that is being spoken. */
export const otherLanguages = (): OtherLanguage[] =>
  OFFERED.filter(({ code }) => code !== language()).map(({ code, name, prefix, locale }) => ({
    code,
    name,
    prefix,
    locale,
  }));
