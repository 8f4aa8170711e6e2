/** Which language somebody wants to read: for both sides, without the list of languages. */
import { languagePrefix } from "./say.ts";

/** The cookie of what a browser has chosen (a year; nothing of a person in it). */
const COOKIE = "mandap_language";
const YEAR_S = 31_536_000;

/** A path of the site below what the addresses of a language begin with: '/VenueBooking' → '/hi/VenueBooking', '/' → '/hi'. */
export const pathBelow = (prefix: string, path: string): string =>
  prefix ? prefix + path.replace(/^\/(?=$|\?)/, "") : path;

/** The same in the language that is spoken: for links in messages, and those that lead there by a whole load. */
export const spokenPath = (path: string): string => pathBelow(languagePrefix(), path);

/**
 * The code of the language that was chosen: 'hi'; undefined for none. It may be any word.
 * @param cookies a Cookie header, or `document.cookie`
 */
export const chosenLanguage = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|; ?)${COOKIE}=(\\w+)`).exec(cookies ?? "")?.[1];

/** For `document.cookie`. */
export const languageCookie = (code: string, secure: boolean): string =>
  `${COOKIE}=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure ? "; Secure" : ""}`;
