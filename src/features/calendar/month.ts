/** Months as pages show them: pure, and as small as what crosses the line. */
import { addDays, daysFrom, lastAhead, weekdayIndex } from "../../domain/dates.ts";
import { text } from "../../domain/words/say.ts";
import type { DayAvailability } from "./calendar-model.ts";

/** '2026-12', from what an address says; the month of `today` for anything else, and for one that no day lies in which a calendar reaches. */
export function monthOf(text: string | null, today: string): string {
  const now = today.slice(0, 7);
  const last = lastAhead(today).slice(0, 7);
  return text && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) && text >= now && text <= last ? text : now;
}

/** So many months later, or earlier. */
export function addMonths(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}

/** @param month '2026-12' @returns ISO day */
export const firstDay = (month: string): string => `${month}-01`;
/** @param month '2026-12' @returns ISO day */
export const lastDay = (month: string): string => addDays(firstDay(addMonths(month, 1)), -1);
/** Whether some of it lies within what a calendar reaches. @param month '2026-12' @param today ISO day in India */
export const isReached = (month: string, today: string): boolean => monthOf(month, today) === month;

/** How a day looks, and the words for it, which are said where they are shown; one letter each in what crosses the line. */
export const LOOKS = {
  p: { look: "past", words: text("over") },
  f: { look: "free", words: text("free") },
  d: { look: "part", words: text("free by day") },
  e: { look: "part", words: text("free in the evening") },
  h: { look: "part", words: text("free in part") },
  k: { look: "some", words: text("partly taken") },
  n: { look: "unsaid", words: text("not said") },
  a: { look: "asked", words: text("asked") },
  t: { look: "taken", words: text("taken") },
  s: { look: "soon", words: text("too soon") },
} as const;
export type Letter = keyof typeof LOOKS;

/** The letter of a day. */
export function letterOf(
  { day, state, slots }: Pick<DayAvailability, "day" | "state" | "slots">,
  today: string,
): Letter {
  if (day < today || day > lastAhead(today)) return "p";
  if (state === "taken") return "t";
  if (state === "asked") return "a";
  const open = slots.filter((slot) => slot.state === state);
  if (open.length === slots.length) return state === "free" ? "f" : "n";
  if (open.length === 1 && open[0]?.slot === "day") return "d";
  return open.length === 1 && open[0]?.slot === "evening" ? "e" : "h";
}

/** The same for its owner: what is free to ask for, and has somebody on it already (one hall of two, some of the chairs), says so. */
export function ownLetterOf(
  day: Pick<DayAvailability, "day" | "state" | "slots">,
  entries: readonly { forQuote?: boolean }[],
  today: string,
): Letter {
  const letter = letterOf(day, today);
  return (letter === "f" || letter === "n") && entries.some(({ forQuote }) => !forQuote) ? "k" : letter;
}

/** One month for everybody: a letter a day. */
export type ShownMonth = { month: string; days: string };

/**
 * So many months from one on, in order.
 * @param from '2026-12'
 * @param days those that are not among them look past
 * @param today ISO day in India
 * @param askable the first day that leaves the notice which is wanted: what is taken before it is too soon
 */
export function shownMonths(
  from: string,
  count: number,
  days: readonly DayAvailability[],
  today: string,
  askable = today,
): ShownMonth[] {
  const shown = (day: DayAvailability): Letter => {
    const letter = letterOf(day, today);
    return letter === "t" && day.day < askable ? "s" : letter;
  };
  const known = new Map(days.map((day) => [day.day, shown(day)]));
  return Array.from({ length: count }, (_none, at) => {
    const month = addMonths(from, at);
    return {
      month,
      days: daysFrom(firstDay(month), lastDay(month))
        .map((day) => known.get(day) ?? "p")
        .join(""),
    };
  });
}

/** The weeks of a month, from Sunday; null where a week reaches into another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysFrom(firstDay(month), lastDay(month));
  const before = weekdayIndex(firstDay(month));
  const cells = [...Array<null>(before).fill(null), ...days];
  const after = (7 - (cells.length % 7)) % 7;
  const whole = [...cells, ...Array<null>(after).fill(null)];
  return Array.from({ length: whole.length / 7 }, (_none, at) => whole.slice(at * 7, at * 7 + 7));
}
