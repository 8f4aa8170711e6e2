/** Bars from numbers: computed on the server, drawn by the page as plain SVG (ADR 18). */
import { say } from "../domain/words/say.ts";
import { addDays, daysBetween, formatDay } from "../domain/dates.ts";

/** A bar of a picture: where it stands and how high it is, of a hundred. */
export type Bar = { label: string; value: number; x: number; width: number; height: number };
/** `ends`: what stands below the first and the last bar, where they are too many for each to have its word. */
export type BarPicture = {
  title: string;
  total: number;
  unit: string;
  bars: Bar[];
  ends?: readonly [first: string, last: string];
};

const HUNDRED = 100;
/** Of the room of a bar, so much stays free. */
const GAP = 0.25;

/** Bars side by side, the highest as high as the picture. */
export function barPicture(
  title: string,
  unit: string,
  columns: readonly (readonly [label: string, value: number])[],
): BarPicture {
  const room = HUNDRED / Math.max(1, columns.length);
  const highest = Math.max(1, ...columns.map(([, value]) => value));
  const two = (size: number) => Math.round(size * 100) / 100;
  const bars = columns.map(([label, value], at): Bar => ({
    label,
    value,
    x: two(at * room + (room * GAP) / 2),
    width: two(room * (1 - GAP)),
    height: two((value / highest) * HUNDRED),
  }));
  return { title, unit, total: columns.reduce((sum, [, value]) => sum + value, 0), bars };
}

/** Days added up by the week, the last of which ends today. */
export function byWeek(
  days: readonly { day: string; n: number }[],
  today: string,
  weeks: number,
): [label: string, value: number][] {
  const sums = Array.from({ length: weeks }, () => 0);
  for (const { day, n } of days) {
    const at = weeks - 1 - Math.floor(daysBetween(day, today) / 7);
    if (at >= 0 && at < weeks) sums[at] = (sums[at] ?? 0) + n;
  }
  return sums.map((sum, at) => [say("Week to {day}", { day: formatDay(addDays(today, -7 * (weeks - 1 - at))) }), sum]);
}
