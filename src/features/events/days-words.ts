import { formatDay } from "../../domain/dates.ts";

/** Days as one reads them together: those of a month share its name, '17, 18, 19 December 2026'. Each counts once. */
export function daysWords(days: readonly string[]): string {
  const months = new Map<string, string[]>();
  for (const day of [...new Set(days)].toSorted())
    months.set(day.slice(0, 7), [...(months.get(day.slice(0, 7)) ?? []), day]);
  return [...months.values()]
    .map((of) => [...of.slice(0, -1).map((day) => String(Number(day.slice(8)))), formatDay(of.at(-1)!)].join(", "))
    .join(", ");
}
