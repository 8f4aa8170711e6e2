/** Which days a question is for, as people write them: '20-21 february', 'next Saturday', '२० फरवरी', 'diwali'. Pure. */
import { addDays, isIsoDay, weekdayIndex } from "../../../domain/dates.ts";
import {
  BEHIND_DAY,
  DURATION_WORDS,
  FEAST_WORDS,
  IN_WORDS,
  MONTH_ALONE,
  MONTH_WORDS,
  NEXT_WORDS,
  PEOPLE_WORDS,
  RELATIVE_DAYS,
  SMALL_NUMBERS,
  THIS_WORDS,
  UNSURE_MONTHS,
  UNTIL_WORDS,
  WALE_WORDS,
  WEEKDAY_WORDS,
  WEEKEND_WORDS,
  WEEK_WORDS,
} from "./date-words.ts";

/** ISO days; of one day both are the same. */
export type SaidDays = { from: string; until: string };
/** The day of a feast from a day on, by its name in the packs of days; null where none is known. */
export type FeastDay = (feast: string, from: string) => SaidDays | null;
/** `at` and `to`: from which word on, and up to which. */
type Read = SaidDays & { to: number };
type Words = readonly string[];

const SATURDAY = 6;
const MOST_FEAST_WORDS = 4;

const two = (part: number): string => String(part).padStart(2, "0");
const isoOf = (year: number, month: number, day: number): string => `${year}-${two(month + 1)}-${two(day)}`;

/** A day of the month, as '20', '20th'; null for anything else. */
function dayNumber(word: string | undefined): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? "") ?? [];
  const day = Number(digits ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}
const yearNumber = (word: string | undefined): number | null => (/^20\d\d$/.test(word ?? "") ? Number(word) : null);
const monthOf = (word: string | undefined): number | null => MONTH_WORDS.get(word ?? "") ?? null;

/** The day in the year that is named, else the next time that there is one; null for none within four years. */
function nextDay(day: number, month: number, year: number | null, today: string): string | null {
  if (year !== null) return isIsoDay(isoOf(year, month, day)) ? isoOf(year, month, day) : null;
  const first = Number(today.slice(0, 4));
  for (let one = first; one <= first + 4; one++) {
    const iso = isoOf(one, month, day);
    if (isIsoDay(iso) && iso >= today) return iso;
  }
  return null;
}

const single = (day: string | null, to: number): Read | null => (day === null ? null : { from: day, until: day, to });

/** Both days: one before the other is of the year after, as '28 december to 2 january'. */
const spanned = (from: string, until: string | null, to: number): Read =>
  until === null || until < from ? { from, until: from, to } : { from, until, to };

const skipBehind = (words: Words, to: number): number => (BEHIND_DAY.has(words[to] ?? "") ? to + 1 : to);

/** '20 february 2027', '20th of feb', '20-22 february', '20 se 22 feb', '28 feb to 2 march'. */
function dayFirst(words: Words, at: number, today: string): Read | null {
  const day = dayNumber(words[at]);
  if (day === null) return null;
  let next = at + 1;
  if (words[next] === "of") next += 1;
  const month = monthOf(words[next]);
  if (month !== null) {
    const year = yearNumber(words[next + 1]);
    const to = next + (year === null ? 1 : 2);
    const from = nextDay(day, month, year, today);
    if (from === null) return { from: "", until: "", to };
    if (!UNTIL_WORDS.has(words[to] ?? "")) return single(from, to);
    const last = dayNumber(words[to + 1]) === null ? null : dayFirst(words, to + 1, from);
    return last && last.from !== "" ? spanned(from, last.until, last.to) : single(from, to);
  }
  // Of a span the first day comes without its month.
  if (UNTIL_WORDS.has(words[next] ?? "")) next += 1;
  const last = dayNumber(words[next]);
  if (last === null || last <= day || monthOf(words[next + 1]) === null) return null;
  const end = monthOf(words[next + 1])!;
  const year = yearNumber(words[next + 2]);
  const to = next + (year === null ? 2 : 3);
  const from = nextDay(day, end, year, today);
  return from === null ? null : spanned(from, nextDay(last, end, year ?? Number(from.slice(0, 4)), today), to);
}

/** 'february 20', 'feb 20 2027', 'feb 20 to 22'. A number of people behind a month is none of its days. */
function monthFirst(words: Words, at: number, today: string): Read | null {
  const [month, day] = [monthOf(words[at]), dayNumber(words[at + 1])];
  if (
    month === null ||
    day === null ||
    PEOPLE_WORDS.has(words[at + 2] ?? "") ||
    DURATION_WORDS.has(words[at + 2] ?? "")
  )
    return null;
  let to = at + 2;
  const between = UNTIL_WORDS.has(words[to] ?? "") ? to + 1 : to;
  const last = dayNumber(words[between]);
  const isSpan =
    last !== null && last > day && monthOf(words[between + 1]) === null && !PEOPLE_WORDS.has(words[between + 1] ?? "");
  if (isSpan) to = between + 1;
  const year = yearNumber(words[to]);
  if (year !== null) to += 1;
  const from = nextDay(day, month, year, today);
  if (from === null) return null;
  return isSpan ? spanned(from, nextDay(last, month, Number(from.slice(0, 4)), today), to) : single(from, to);
}

/** '20/02/2027', '2027-02-20', as their numbers alone. */
function inNumbers(words: Words, at: number): Read | null {
  const [a, b, c] = words.slice(at, at + 3).map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : NaN));
  const year = yearNumber(words[at]);
  if (year !== null && b !== undefined && c !== undefined && isIsoDay(isoOf(year, b - 1, c)))
    return single(isoOf(year, b - 1, c), at + 3);
  const last = yearNumber(words[at + 2]);
  return last !== null && a !== undefined && b !== undefined && isIsoDay(isoOf(last, b - 1, a))
    ? single(isoOf(last, b - 1, a), at + 3)
    : null;
}

const lastOfMonth = (first: string): string => {
  const [year = 0, month = 1] = first.split("-").map(Number);
  return addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`, -1);
};
const later = (one: string, other: string): string => (one > other ? one : other);

/** The whole of a month, from today on; one whose name is another word too only beside words that say so. */
function wholeMonth(words: Words, at: number, today: string): Read | null {
  const [word = "", year] = [words[at], yearNumber(words[at + 1])];
  const month = monthOf(word);
  if (month === null || (year === null && /^\d+$/.test(words[at + 1] ?? "") && !PEOPLE_WORDS.has(words[at + 2] ?? "")))
    return null;
  const before = words[at - 1] ?? "";
  // '32 february' is none.
  if (/^\d{1,2}$/.test(before)) return null;
  const sure = year !== null || IN_WORDS.has(before) || NEXT_WORDS.has(before) || IN_WORDS.has(words[at + 1] ?? "");
  if (UNSURE_MONTHS.has(word) && !sure) return null;
  const now = Number(today.slice(0, 4));
  const of = year ?? (isoOf(now, month, 1).slice(0, 7) < today.slice(0, 7) ? now + 1 : now);
  const first = isoOf(of, month, 1);
  return {
    from: later(first, of * 12 + month === now * 12 + Number(today.slice(5, 7)) - 1 ? today : first),
    until: lastOfMonth(first),
    to: at + (year === null ? 1 : 2),
  };
}

/** 'next saturday', 'is shanivar', 'this weekend', 'agle mahine', 'tomorrow'. */
function relative(words: Words, at: number, today: string): Read | null {
  if (words.slice(at, at + 3).join(" ") === "day after tomorrow") return single(addDays(today, 2), at + 3);
  const away = RELATIVE_DAYS.get(words[at] ?? "");
  if (away !== undefined) return single(addDays(today, away), at + 1);
  const next = NEXT_WORDS.has(words[at] ?? "");
  const named = next || THIS_WORDS.has(words[at] ?? "");
  let to = named ? at + 1 : at;
  if (next && WALE_WORDS.has(words[to] ?? "")) to += 1;
  const word = words[to] ?? "";
  /** The first such day from today on; of the next one from tomorrow on. */
  const first = (weekday: number): string => {
    const start = next ? addDays(today, 1) : today;
    return addDays(start, (weekday - weekdayIndex(start) + 7) % 7);
  };
  const weekday = WEEKDAY_WORDS.get(word);
  if (weekday !== undefined) return single(first(weekday), to + 1);
  if (WEEKEND_WORDS.has(word)) {
    const saturday = first(SATURDAY);
    return { from: saturday, until: addDays(saturday, 1), to: to + 1 };
  }
  if (named && WEEK_WORDS.has(word)) {
    const monday = addDays(today, (1 - weekdayIndex(today) + 7) % 7 || 7);
    return next
      ? { from: monday, until: addDays(monday, 6), to: to + 1 }
      : { from: today, until: addDays(monday, -1), to: to + 1 };
  }
  if (named && MONTH_ALONE.has(word)) {
    const until = lastOfMonth(`${today.slice(0, 7)}-01`);
    const after = addDays(until, 1);
    return next ? { from: after, until: lastOfMonth(after), to: to + 1 } : { from: today, until, to: to + 1 };
  }
  return null;
}

function feast(words: Words, at: number, today: string, feastDay: FeastDay): Read | null {
  for (let to = Math.min(words.length, at + MOST_FEAST_WORDS); to > at; to--) {
    const name = FEAST_WORDS.get(words.slice(at, to).join(" "));
    const days = name === undefined ? null : feastDay(name, today);
    if (days) return { ...days, to: yearNumber(words[to]) === Number(days.from.slice(0, 4)) ? to + 1 : to };
  }
  return null;
}

/** So many days at 'N days', 'do din'; null for anything else. */
function durationAt(words: Words, at: number): number | null {
  const word = words[at] ?? "";
  const many = /^\d{1,2}$/.test(word) ? Number(word) : (SMALL_NUMBERS.get(word) ?? 0);
  return many >= 1 && many <= 31 && DURATION_WORDS.has(words[at + 1] ?? "") ? many : null;
}

/**
 * The first days that the words name, and the words without them.
 * @param words as `questionWords` cuts them @param today ISO day in India
 * @returns null where they name none
 */
export function daysInWords(
  words: Words,
  today: string,
  feastDay: FeastDay = () => null,
): (SaidDays & { rest: string[] }) | null {
  for (let at = 0; at < words.length; at++) {
    const read =
      dayFirst(words, at, today) ??
      monthFirst(words, at, today) ??
      inNumbers(words, at) ??
      relative(words, at, today) ??
      wholeMonth(words, at, today) ??
      feast(words, at, today, feastDay);
    if (!read || read.from === "") continue;
    const to = skipBehind(words, read.to);
    const left = [...words.slice(0, at), ...words.slice(to)];
    // '20 february 2 days': as many from the first on.
    const long = left.findIndex((_word, place) => durationAt(left, place) !== null);
    const many = long < 0 || read.until !== read.from ? null : durationAt(left, long);
    return {
      from: read.from,
      until: many === null ? read.until : addDays(read.from, many - 1),
      rest: many === null ? left : [...left.slice(0, long), ...left.slice(long + 2)],
    };
  }
  return null;
}
