import { useLocation } from "react-router";
import { languageCookie, pathBelow } from "../../../domain/words/language-choice.ts";
import { ChevronDown, Icon } from "../../../ui/icons.tsx";
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

/**
 * The same page in the other languages, each said in itself: a link to the one that there is, else a menu below the name
 * of this one. A whole load: its scripts are others.
 */
export function LanguageLinks({ session: { languages, spoken, actor } }: { session: ShellSession }) {
  const { pathname, search } = useLocation();
  const menu = languages.length > 1;
  const links = languages.map(({ code, name, prefix, locale }) => (
    <a
      key={code}
      className={menu ? "tongue" : "tool tongue"}
      href={pathBelow(prefix, pathname + search)}
      lang={locale}
      hrefLang={locale}
      onClick={() => keepLanguage(code, actor)}
    >
      {name}
    </a>
  ));
  if (!menu) return links;
  return (
    <details className="account max-sm:static">
      <summary className="tool tongue">
        {spoken}
        <Icon as={ChevronDown} className="chev" />
      </summary>
      <div className="menu max-sm:inset-x-3 max-sm:top-full max-sm:w-auto">{links}</div>
    </details>
  );
}
