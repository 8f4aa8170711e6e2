import { useLocation } from "react-router";
import { languageCookie, pathBelow } from "../../../domain/words/language-choice.ts";
import type { OtherLanguage } from "../shell-session.ts";

/** Keeps what this browser has chosen: the home page follows it. */
export const keepLanguage = (code: string): void => {
  document.cookie = languageCookie(code, location.protocol === "https:");
};

/** The same page in the other languages, each said in itself. A whole load: its scripts are others. */
export function LanguageLinks({ languages }: { languages: readonly OtherLanguage[] }) {
  const { pathname, search } = useLocation();
  return languages.map(({ code, name, prefix, locale }) => (
    <a
      key={code}
      className="tool tongue"
      href={pathBelow(prefix, pathname + search)}
      lang={locale}
      hrefLang={locale}
      onClick={() => keepLanguage(code)}
    >
      {name}
    </a>
  ));
}
