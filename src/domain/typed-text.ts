/** What forms and calls say of typed text, without the library of schemas: zod-fields.ts builds upon it. */
import { FIRST_BIRTH, formatDay, isAdult, isDayAhead, isIsoDay, lastAhead, todayIST } from "./dates.ts";
import { TEXT_LENGTHS } from "./limits.ts";
import { cleanText } from "./text.ts";
import { say, text } from "./words/say.ts";

/** Cleaned text; on a single line every run of spaces and line breaks becomes one space. */
export function clean(typed: string | null | undefined, singleLine = false): string {
  const cleaned = cleanText(typed ?? "");
  return singleLine ? cleaned.replace(/\s+/gu, " ") : cleaned;
}

/** Said of a text with more visible characters than fit. */
export const tooManyCharacters = (max: number): string => say("Please use at most {max} characters.", { max });

/**
 * Looks like an address: something, @, something with a dot. Letters of any script (addresses in
 * Devanagari exist), none of the characters that could smuggle a second address into a mail.
 */
// eslint-disable-next-line no-control-regex -- refusing them is the purpose
const address = /^[^\s@<>()[\]\\,;:"\u0000-\u001F]+@(?:[\p{L}\p{N}\p{M}_-]+\.)+[\p{L}\p{N}\p{M}-]{2,}$/u;

/** True when the text looks like an e-mail address. */
export function isEmail(typed: unknown): typed is string {
  return typeof typed === "string" && typed.length <= TEXT_LENGTHS.email && address.test(typed);
}

/** What was sent is no day of the calendar: '21/11/2026', an instant, 30 February. */
export const NO_DAY_MESSAGE = text("Please enter the date as year-month-day, such as 2026-11-21.");
/** Who is younger is refused (DECISIONS 7). */
export const UNDER_AGE_MESSAGE = text("You must be at least 18 years old.");

/** What is wrong with an ISO day as the date of birth of a living adult, or null. */
export function adultProblem(dob: string): string | null {
  if (!isIsoDay(dob)) return null;
  const today = todayIST();
  if (!isAdult(dob, today)) return UNDER_AGE_MESSAGE;
  return dob < FIRST_BIRTH
    ? say("Please check the date of birth: it cannot be before {day}.", { day: formatDay(FIRST_BIRTH) })
    : null;
}

/** Which days may be asked for: said of one that is over, where the specification has no text for it. */
export const noDayAhead = (today: string = todayIST()): string =>
  say("Please choose a day from today on, up to {day}: calendars reach two years ahead.", {
    day: formatDay(lastAhead(today)),
  });
/** Said of a day beyond what calendars reach. */
const farDay = (today: string): string =>
  say("Calendars reach two years ahead. Please choose a day up to {day}.", { day: formatDay(lastAhead(today)) });

/**
 * What is wrong with a day that somebody asks for, or null. Every text is in the language of the page or call.
 * @param past said of one that is over
 */
export function aheadProblem(day: string, past?: string, today: string = todayIST()): string | null {
  if (!isIsoDay(day)) return NO_DAY_MESSAGE;
  if (isDayAhead(day, today)) return null;
  return day < today ? (past ?? noDayAhead(today)) : farDay(today);
}
