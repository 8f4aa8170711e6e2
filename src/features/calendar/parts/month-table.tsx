import type { ReactNode } from "react";
import { WEEKDAYS } from "../../../domain/dates.ts";
import { monthName, weeksOf } from "../month.ts";

/** What a day looks like, and what stands in it. */
export type DayCell = { look: string; content: ReactNode };

/** One month as a table, a week a row. */
export function MonthTable({
  month,
  className,
  cells,
}: {
  month: string;
  className?: string;
  /** By ISO day. */
  cells: ReadonlyMap<string, DayCell>;
}) {
  return (
    <table className={className ? `cal ${className}` : "cal"}>
      <caption>{monthName(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) => {
              // Where the week reaches into another month.
              const { look = "past", content = null } = cells.get(day ?? "") ?? {};
              return (
                <td key={WEEKDAYS[at]} className={`cal-${look}`}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
