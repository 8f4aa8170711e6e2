/** When something is, in one way wherever it is said: its days, and the part of the day or its hours. */
import { formatDay } from "./dates.ts";
import { isSlot, slotLabel } from "./slots.ts";
import { say } from "./words/say.ts";

/** ISO days; `lastDay` null for one day, `slot` as a request names it. */
export type SaidWhen = { day: string | null; lastDay?: string | null | undefined; slot?: unknown };

/** '12 February 2027', '12 to 14 February 2027', '30 January 2027 to 2 February 2027'. */
export const daysSaid = (from: string, until: string): string =>
  until <= from
    ? formatDay(from)
    : say("{from} to {until}", {
        from: from.slice(0, 7) === until.slice(0, 7) ? Number(from.slice(8)) : formatDay(from),
        until: formatDay(until),
      });

/** '12 to 14 February 2027, Evening', '12 February 2027, 6 pm to 1:30 am'; '' where no day is named. The whole day is not named. */
export function whenSaid({ day, lastDay, slot }: SaidWhen): string {
  if (!day) return "";
  const days = daysSaid(day, lastDay ?? day);
  return isSlot(slot) && slot !== "whole" ? `${days}, ${slotLabel(slot)}` : days;
}

/** The same within so many letters: without the part of the day where both are too long. */
export function whenSaidIn(letters: number, when: SaidWhen): string {
  const all = whenSaid(when);
  return all.length <= letters ? all : whenSaid({ ...when, slot: null });
}
