/** What a calendar says of itself, for people. Pure. */
import { WEEKDAYS } from "../../domain/dates.ts";
import type { CalendarSettings } from "./calendar-model.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** From so many weekdays off on it is shorter to say which are left. */
const MOSTLY_OFF = 5;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** 'Needs two days' notice', 'Not on Mondays': what makes days taken that nobody has taken. */
export function ruleWords({ leadDays, weekdaysOff }: Pick<CalendarSettings, "leadDays" | "weekdaysOff">): string[] {
  const off = WEEKDAYS.map((day, at) => ({ name: `${day}s`, off: weekdaysOff.includes(at) }));
  const named = (which: boolean) => listed(off.filter((day) => day.off === which).map(({ name }) => name));
  const days = off.filter((day) => day.off).length;
  return [
    leadDays === 0 ? "" : `Needs ${NUMBERS[leadDays] ?? leadDays} ${leadDays === 1 ? "day's" : "days'"} notice`,
    days === 0
      ? ""
      : days === 7
        ? "On no day of the week"
        : days < MOSTLY_OFF
          ? `Not on ${named(true)}`
          : `Only on ${named(false)}`,
  ].filter(Boolean);
}
