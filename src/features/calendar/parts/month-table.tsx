import type { ReactNode } from "react";
import { WEEKDAYS, formatMonth } from "../../../domain/dates.ts";
import { say, text } from "../../../domain/words/say.ts";
import { weeksOf } from "../month.ts";

/** What a day looks like, and what stands in it. */
export type DayCell = { look: string; content: ReactNode };

const SHORT = [text("Su"), text("Mo"), text("Tu"), text("We"), text("Th"), text("Fr"), text("Sa")] as const;

const LEGEND = [
  ["free", text("Free")],
  ["part", text("Free in part")],
  ["some", text("Partly taken")],
  ["asked", text("Asked")],
  ["taken", text("Taken")],
  ["soon", text("Too soon")],
  ["unsaid", text("Not said")],
] as const;

/** What the colours of months mean, as far as they are shown. */
export const MonthLegend = ({ looks }: { looks: ReadonlySet<string> }) => (
  <ul className="cal-legend small">
    {LEGEND.filter(([look]) => looks.has(look)).map(([look, label]) => (
      <li key={look}>
        <span className={`cal-${look}`} aria-hidden="true" />
        {say(label)}
      </li>
    ))}
  </ul>
);

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
      <caption>{formatMonth(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day, at) => (
            <th key={day} scope="col" abbr={say(day)}>
              {say(SHORT[at]!)}
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
