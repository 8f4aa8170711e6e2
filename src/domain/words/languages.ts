/** The languages of the site, as data: docs/add-a-language.md. */

export type LanguageCode = "en" | "hi" | "mr" | "gu" | "bn" | "ta" | "te" | "kn";

export interface Language {
  code: LanguageCode;
  /** In itself, in its own script. */
  name: string;
  /** What its addresses begin with; '' for English. */
  prefix: string;
  /** For `lang`, `hreflang` and Open Graph. */
  locale: string;
  /** Where a number takes the word for one (Unicode CLDR): 1 alone, or everything up to 1. */
  one: "only" | "upTo";
  /** Whether shell, lists, profiles and forms are whole in it: only then is it offered, and found by search engines. */
  whole: boolean;
}

export const ENGLISH: Language = { code: "en", name: "English", prefix: "", locale: "en-IN", one: "only", whole: true };

const language = (code: LanguageCode, name: string, one: Language["one"], whole = false): Language => ({
  code,
  name,
  prefix: `/${code}`,
  locale: `${code}-IN`,
  one,
  whole,
});

/** Those that are written beside the English. */
export const OTHERS: readonly Language[] = [
  language("hi", "हिन्दी", "upTo", true),
  language("mr", "मराठी", "only"),
  language("gu", "ગુજરાતી", "upTo"),
];

/**
 * Those whose words rest beside the features for translators (`npm run words`): they are not built, checked or served.
 * docs/add-a-language.md says how to bring one back.
 */
export const RESTING: readonly Language[] = [
  language("bn", "বাংলা", "upTo"),
  language("ta", "தமிழ்", "only"),
  language("te", "తెలుగు", "only"),
  language("kn", "ಕನ್ನಡ", "upTo"),
];

export const LANGUAGES: readonly Language[] = [ENGLISH, ...OTHERS];

/** What `OFFER_LANGUAGES` names ('mr,gu') is offered though it is not whole: on a site where its readers try it. */
const tried = (globalThis.process?.env.OFFER_LANGUAGES ?? "").split(/[\s,]+/);

/** Those that are offered: in the header, to search engines, for what is written to people. */
export const OFFERED: readonly Language[] = LANGUAGES.filter(({ whole, code }) => whole || tried.includes(code));

/** The language of a code such as 'hi', offered or not; English for none and for one that is not known. */
export const languageOf = (code: string | null | undefined): Language =>
  LANGUAGES.find((one) => one.code === code) ?? ENGLISH;

const IN_PATH = new RegExp(`^/(${OTHERS.map(({ code }) => code).join("|")})(?=[/.?#]|$)`, "i");

/** The language that an address is in: '/hi', '/HI/VenueBooking', '/hi.data' → Hindi. */
export const languageOfPath = (path: string): Language => languageOf(IN_PATH.exec(path)?.[1]?.toLowerCase());

/** An address without its language: '/hi/VenueBooking' → '/VenueBooking', '/hi' → '/'. */
export function withoutLanguage(path: string): string {
  const rest = path.slice(languageOfPath(path).prefix.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
