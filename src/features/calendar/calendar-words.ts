/** What a calendar says of itself, for people. Pure. */
import { language, say, text } from "../../domain/words/say.ts";
import type { CalendarSettings } from "./calendar-model.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ON_WEEKDAYS = [
  text("Sundays"),
  text("Mondays"),
  text("Tuesdays"),
  text("Wednesdays"),
  text("Thursdays"),
  text("Fridays"),
  text("Saturdays"),
] as const;
/** From so many weekdays off on it is shorter to say which are left. */
const MOSTLY_OFF = 5;

const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.join("")
    : say("{first} and {second}", { first: words.slice(0, -1).join(", "), second: words.at(-1)! });

function noticeWords(days: number): string {
  if (days === 0) return "";
  if (days === 1) return say("Needs one day's notice");
  return say("Needs {days} days' notice", { days: language() === "en" ? (NUMBERS[days] ?? days) : days });
}

/** 'Needs two days' notice', 'Not on Mondays': what makes days taken that nobody has taken. */
export function ruleWords({ leadDays, weekdaysOff }: Pick<CalendarSettings, "leadDays" | "weekdaysOff">): string[] {
  const off = ON_WEEKDAYS.map((name, at) => ({ name: say(name), off: weekdaysOff.includes(at) }));
  const named = (which: boolean) => listed(off.filter((day) => day.off === which).map(({ name }) => name));
  const days = off.filter((day) => day.off).length;
  return [
    noticeWords(leadDays),
    days === 0
      ? ""
      : days === 7
        ? say("On no day of the week")
        : days < MOSTLY_OFF
          ? say("Not on {weekdays}", { weekdays: named(true) })
          : say("Only on {weekdays}", { weekdays: named(false) }),
  ].filter(Boolean);
}
