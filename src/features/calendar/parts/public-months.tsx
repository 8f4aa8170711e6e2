import { Link } from "react-router";
import { LOOKS, type Letter } from "../month.ts";
import type { PublicMonthsData } from "../public-months.server.ts";
import { calendarPath } from "../../listings/listing-edit-path.ts";
import { MonthArrows } from "./month-arrows.tsx";
import { MonthTable, type DayCell } from "./month-table.tsx";

/** Where it stands on a profile. */
const ID = "dates";

const LEGEND = [
  ["free", "Free"],
  ["part", "Free in part"],
  ["asked", "Asked"],
  ["taken", "Taken"],
  ["unsaid", "Not said"],
] as const;

/** A letter a day becomes its number, with the words for who does not see colours. */
function cellsOf(month: string, days: string): Map<string, DayCell> {
  return new Map(
    [...days].map((letter, at) => {
      const { look, words } = LOOKS[letter as Letter];
      const silent = look === "past" || look === "unsaid";
      const content = (
        <>
          {at + 1}
          {silent ? null : <span className="sr"> {words}</span>}
        </>
      );
      return [`${month}-${String(at + 1).padStart(2, "0")}`, { look, content }];
    }),
  );
}

/** Which dates of a listing are free, two months at a time: plain HTML, and the arrows are links. `query`: what else stands in the page's address. */
export function PublicMonths({
  id,
  dates,
  own,
  query = {},
}: {
  id: string;
  dates: PublicMonthsData | null;
  own: boolean;
  query?: Record<string, string>;
}) {
  if (!dates) return null;
  const { months, said, earlier, later } = dates;
  const shown = new Set(months.flatMap(({ days }) => [...days].map((letter) => LOOKS[letter as Letter].look)));
  return (
    <section aria-labelledby={ID} className="cal-public">
      <div className="cal-head">
        <h2 id={ID}>Dates</h2>
        <nav aria-label="Months">
          <MonthArrows
            ways={[earlier, later]}
            to={(month) => `?${new URLSearchParams({ ...query, month })}#${ID}`}
            said={["Earlier: ", "Later: "]}
          />
        </nav>
      </div>
      {own ? (
        <p>
          <Link to={calendarPath(id)}>Keep your calendar</Link>
        </p>
      ) : said ? null : (
        <p className="soft">No calendar is kept here yet: ask, and you are told.</p>
      )}
      <div className="cal-months">
        {months.map(({ month, days }) => (
          <MonthTable key={month} month={month} cells={cellsOf(month, days)} />
        ))}
      </div>
      <ul className="cal-legend small">
        {LEGEND.filter(([look]) => shown.has(look)).map(([look, label]) => (
          <li key={look}>
            <span className={`cal-${look}`} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
