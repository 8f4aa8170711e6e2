import { useLocation } from "react-router";
import { languageCookie, pathBelow } from "../../../domain/words/language-choice.ts";
import type { ShellSession } from "../shell-session.ts";

/** Keeps what this browser has chosen: the home page follows it, and mails to who is signed in do. */
export function keepLanguage(code: string, viewer: unknown): void {
  document.cookie = languageCookie(code, location.protocol === "https:");
  // The page goes meanwhile.
  if (viewer)
    void fetch("/api/account/language", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ language: code }),
      keepalive: true,
    }).catch(() => {});
}

/** The same page in the other languages, each said in itself. A whole load: its scripts are others. */
export function LanguageLinks({ session: { languages, actor } }: { session: ShellSession }) {
  const { pathname, search } = useLocation();
  return languages.map(({ code, name, prefix, locale }) => (
    <a
      key={code}
      className="tool tongue"
      href={pathBelow(prefix, pathname + search)}
      lang={locale}
      hrefLang={locale}
      onClick={() => keepLanguage(code, actor)}
    >
      {name}
    </a>
  ));
}
