/**
 * Which days a search is for, as its address says it. For browser and server; every list loads it at once, so it does
 * without the other ways with dates (domain/dates.ts).
 */

import { say } from "../../domain/words/say.ts";

const MS_PER_DAY = 86_400_000;
/** No ISO day comes after it: a year of five digits is written with a sign. */
const LAST_MS = Date.parse("9999-12-31");
/** A day of the calendar: 30 February is another when it is written again. */
const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(Date.parse(day) || 0).toISOString().startsWith(day);

/** Halves of a day: a part of it that begins before four in the afternoon, or at four or later. */
export const HALVES = ["day", "evening"] as const;
export type Half = (typeof HALVES)[number];

/** So many days at most are asked for at once. */
export const MOST_WANTED_DAYS = 31;

export type When = {
  /** ISO days; of one day both are the same. */
  from: string;
  until: string;
  /** '' is any part of the day. */
  slot: Half | "";
  /** Only those whose owner keeps a calendar and is free; else also those that say nothing. */
  only: boolean;
  /** Only those that say nothing: whoever asks them learns what no calendar tells. */
  unsaid?: boolean;
};

/** What a list is asked for in `date`, `until` or else `days`, `slot` and `free`; undefined where no day is. */
export function whenIn(get: (name: string) => string | null): When | undefined {
  const from = get("date") ?? "";
  if (!isDay(from)) return undefined;
  const nth = (days: number) =>
    new Date(Math.min(Date.parse(from) + (days - 1) * MS_PER_DAY, LAST_MS)).toISOString().slice(0, 10);
  const [last, many] = [get("until") ?? "", Number(get("days"))];
  const furthest = nth(MOST_WANTED_DAYS);
  // More than are searched for at once are asked about by their first day alone.
  const until = isDay(last) && last > from ? last : many > 1 && many <= MOST_WANTED_DAYS ? nth(Math.floor(many)) : from;
  return {
    from,
    until: until < furthest ? until : furthest,
    slot: HALVES.find((half) => half === get("slot")) ?? "",
    only: get("free") === "only",
    ...(get("free") === "unsaid" ? { unsaid: true } : {}),
  };
}

/** What of those whose owner says nothing of the day: left out, nothing but them, or '' for behind the others. */
export const freeOf = ({ only, unsaid }: Pick<When, "only" | "unsaid">): "" | "only" | "unsaid" =>
  only ? "only" : unsaid ? "unsaid" : "";

/** The same as pairs for an address; none where no day is asked. */
export const whenPairs = (when: When | undefined): [name: string, value: string][] =>
  when
    ? Object.entries({
        date: when.from,
        until: when.until === when.from ? "" : when.until,
        slot: when.slot,
        free: freeOf(when),
      }).filter(([, value]) => value)
    : [];

/** The same search for another day; undefined for none. Of several days only the first one moves, where it stays before the last. */
export function whenOn(day: string, before: When | undefined): When | undefined {
  if (!isDay(day)) return undefined;
  const until = before && before.until > day && before.until !== before.from ? before.until : day;
  return whenIn(
    (name) => ({ date: day, until, slot: before?.slot ?? "", free: before ? freeOf(before) : "" })[name] ?? null,
  );
}

/** '2026-11-21' → 'Nov'. */
export const shortMonth = (day: string): string =>
  say("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split(" ")[Number(day.slice(5, 7)) - 1] ?? "";

/** '2026-11-21' → '21 Nov'. */
export const dayInMonth = (day: string): string => `${Number(day.slice(8))} ${shortMonth(day)}`;

/** '12 Feb', '12 to 14 Feb', '30 Jan to 2 Feb'. */
export function shortDays({ from, until }: Pick<When, "from" | "until">): string {
  if (from === until) return dayInMonth(from);
  const first = from.slice(0, 7) === until.slice(0, 7) ? Number(from.slice(8)) : dayInMonth(from);
  return say("{from} to {until}", { from: first, until: dayInMonth(until) });
}
