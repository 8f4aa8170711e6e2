/** The days of a search in words, and which of them can be asked for. */
import { say, text } from "../../domain/words/say.ts";
import { lastAhead } from "../../domain/dates.ts";
import { daysSaid } from "../../domain/when-said.ts";
import type { Half, When } from "./when.ts";

export const HALF_WORDS: Readonly<Record<Half, string>> = {
  day: text("By day"),
  evening: text("In the evening"),
};

/** What of those whose owner has said nothing of the day for 30 days. */
export const FREE_WORDS = [
  { value: "only", label: text("Only those who say that they are free") },
  { value: "unsaid", label: text("Only those who have not said") },
] as const;

/** Whether it can be asked for today: nothing that is over, or beyond what calendars reach. */
export const isAhead = ({ from, until }: When, today: string): boolean => from >= today && until <= lastAhead(today);

/** '12 February 2027', '12 to 14 February 2027, in the evening'. */
export function whenWords({ from, until, slot }: When): string {
  const days = daysSaid(from, until);
  return slot ? `${days}, ${say(HALF_WORDS[slot]).toLowerCase()}` : days;
}
