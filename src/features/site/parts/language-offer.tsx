import { useState } from "react";
import { useLocation } from "react-router";
import { chosenLanguage, pathBelow } from "../../../domain/words/language-choice.ts";
import { language } from "../../../domain/words/say.ts";
import { Icon, X } from "../../../ui/icons.tsx";
import type { OtherLanguage } from "../shell-session.ts";
import { keepLanguage } from "./language-links.tsx";
import type { OfflineNoticeProps } from "./offline-notice.tsx";

/** What is said to who has a language among theirs, in it: the page, and how to stay with English. */
const OFFERS: Readonly<Partial<Record<string, { read: string; stay: string }>>> = {
  hi: { read: "यह पेज हिंदी में देखें", stay: "अंग्रेज़ी में ही रहें" },
};

/** The first of these in which this browser's owner reads, as long as they have not chosen. */
function wanted(languages: readonly OtherLanguage[]): OtherLanguage | undefined {
  if (language() !== "en" || chosenLanguage(document.cookie)) return undefined;
  const theirs = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return languages.find(({ code }) => theirs.includes(code) && OFFERS[code]);
}

/** One line that offers the page in the reader's language: nobody is led there unasked. */
export default function LanguageOffer({ languages, viewer }: OfflineNoticeProps) {
  const { pathname, search } = useLocation();
  const [offer, setOffer] = useState(() => wanted(languages));
  const words = offer && OFFERS[offer.code];
  if (!words) return null;
  return (
    <p className="net-note tongue-offer" lang={offer.locale}>
      <a
        href={pathBelow(offer.prefix, pathname + search)}
        hrefLang={offer.locale}
        onClick={() => keepLanguage(offer.code, viewer)}
      >
        {words.read}
      </a>
      <button
        type="button"
        aria-label={words.stay}
        onClick={() => {
          keepLanguage("en", viewer);
          setOffer(undefined);
        }}
      >
        <Icon as={X} />
      </button>
    </p>
  );
}
