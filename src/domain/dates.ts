/**
 * Days and instants in India. An event's day is an ISO day ('2026-11-21') without a time zone;
 * an instant is a `Date`, shown in Asia/Kolkata. 'Today' in a rule means today in India.
 */

import { say, text } from "./words/say.ts";

export const TIME_ZONE = "Asia/Kolkata";
export const MS_PER_DAY = 86_400_000;
/** Terms, spec 000 section 2.9: users must be at least 18. */
export const ADULT_AGE = 18;
/** No date of birth lies before it (DECISIONS 35). */
export const FIRST_BIRTH = "1900-01-01";

/** Own table: the month names of Intl differ between engines, and pages are rendered on both sides. */
export const MONTHS = [
  text("January"),
  text("February"),
  text("March"),
  text("April"),
  text("May"),
  text("June"),
  text("July"),
  text("August"),
  text("September"),
  text("October"),
  text("November"),
  text("December"),
] as const;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

function partsIST(instant: Date): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** India has had one time zone without summer time since 15 October 1945. */
const IST_OFFSET_MS = 5.5 * 3_600_000;

/** The day in India at an instant (default: now), as 'YYYY-MM-DD'. By arithmetic: pages ask often, and Intl is slow. */
export function todayIST(now: Date = new Date()): string {
  return new Date(now.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** True for 'YYYY-MM-DD' that is a day of the calendar (not 30 February); false for every other type. */
export function isIsoDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && text >= "0001-01-01" && new Date(ms).toISOString().slice(0, 10) === text;
}

/**
 * Completed years of age on `day`; negative before birth. Both are ISO days.
 * Who was born on 29 February becomes older on 1 March in common years.
 */
export function ageOn(dob: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** True from the 18th birthday on (DECISIONS 7). `today` is an ISO day, by default today in India. */
export function isAdult(dob: string, today: string = todayIST()): boolean {
  return ageOn(dob, today) >= ADULT_AGE;
}

/** The calendar that can be written as ISO days begins and ends here: what is reckoned beyond stands still. */
const FIRST_DAY = "0001-01-01";
const LAST_DAY = "9999-12-31";
const [FIRST_MS, LAST_MS] = [Date.parse(FIRST_DAY), Date.parse(LAST_DAY)] as const;

/**
 * The ISO day `days` later (earlier when negative), never outside the years 1 to 9999: a year of five digits is written with
 * a sign, and would come before every other day. @throws RangeError for what is no day
 */
export function addDays(day: string, days: number): string {
  const ms = Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY;
  if (ms > LAST_MS) return LAST_DAY;
  return ms < FIRST_MS ? FIRST_DAY : new Date(ms).toISOString().slice(0, 10);
}

/** '2026-11-21' → '21 November 2026'. What is no day comes back as it is. */
export function formatDay(day: string): string {
  if (!isIsoDay(day)) return day;
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${say(MONTHS[(month ?? 1) - 1]!)} ${year}`;
}

/** '2026-11' (or a day in it) → 'November 2026'. */
export const formatMonth = (month: string): string =>
  `${say(MONTHS[Number(month.slice(5, 7)) - 1] ?? "")} ${month.slice(0, 4)}`;

export const WEEKDAYS = [
  text("Sunday"),
  text("Monday"),
  text("Tuesday"),
  text("Wednesday"),
  text("Thursday"),
  text("Friday"),
  text("Saturday"),
] as const;

/** The place of an ISO day in WEEKDAYS: 0 is Sunday. */
export const weekdayIndex = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** '2026-11-21' → 'Saturday'; '' for what is no day. */
export function weekdayOf(day: string): string {
  return say(WEEKDAYS[weekdayIndex(day)] ?? "");
}

/** So far ahead calendars reach (DECISIONS 35). */
const YEARS_AHEAD = 2;
/**
 * The last day that calendars reach, 24 months ahead: what lies beyond cannot be asked for, searched, blocked or moved to.
 * On 29 February it is 28 February. @param today an ISO day
 */
export function lastAhead(today: string = todayIST()): string {
  const year = Number(today.slice(0, 4)) + YEARS_AHEAD;
  const last = `${year}${today.slice(4)}`;
  return isIsoDay(last) ? last : `${year}-02-28`;
}

/** Whether a request, an event or a search may name it: an ISO day from today in India to 24 months ahead (DECISIONS 35). */
export const isDayAhead = (day: string, today: string = todayIST()): boolean =>
  isIsoDay(day) && day >= today && day <= lastAhead(today);

/** Most days that are counted out one by one: what asks for more has come to a wrong day. */
export const MOST_DAYS_COUNTED = 1_000;

/**
 * Every ISO day from one to another, both included; none where the other is earlier.
 * @throws RangeError for more than MOST_DAYS_COUNTED
 */
export function daysFrom(from: string, to: string): string[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  if (!(count <= MOST_DAYS_COUNTED)) throw new RangeError(`From ${from} to ${to} are too many days to count out.`);
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

/** How many days from one ISO day to another; negative for an earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

/** For how many days something is that goes from one ISO day to another, both counted; null for one day, and where no last one is named. */
export const severalDays = (from: string | null, until: string | null): number | null =>
  from !== null && until !== null && until > from ? daysBetween(from, until) + 1 : null;

/** 16 and ':30' → '4:30 pm'. */
export function timeWords(hours: number, minutes: string): string {
  const part =
    hours < 4
      ? say("am", "night")
      : hours < 12
        ? say("am")
        : hours < 16
          ? say("pm")
          : hours < 20
            ? say("pm", "evening")
            : say("pm", "night");
  return say("{time} {part}", { time: `${hours % 12 || 12}${minutes}`, part });
}

const MS_PER_MINUTE = 60_000;
/** The last minute before midnight, for an end at midnight: '12:00 am' is read as that of the day that begins. */
export const lastMoment = (end: Date): Date =>
  (end.getTime() + IST_OFFSET_MS) % MS_PER_DAY < MS_PER_MINUTE ? new Date(end.getTime() - MS_PER_MINUTE) : end;
/** Until when something stands: '20 November 2026, 11:59 pm'. */
export const formatEnd = (end: Date): string => formatInstant(lastMoment(end));

/** An instant as people in India read it: '21 November 2026, 4:30 pm'. */
export function formatInstant(instant: Date): string {
  const { hour = "0", minute = "00" } = partsIST(instant);
  const hours = Number(hour);
  return `${formatDay(todayIST(instant))}, ${timeWords(hours, `:${minute}`)}`;
}
