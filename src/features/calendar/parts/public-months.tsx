import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { LOOKS, type Letter } from "../month.ts";
import type { PublicMonthsData } from "../public-months.server.ts";
import { formatDay } from "../../../domain/dates.ts";
import { calendarPath } from "../../listings/listing-edit-path.ts";
import { ASK_FORM } from "../../listings/parts/ask-form.ts";
import { WANTED_DAY } from "../wanted-day.ts";
import { MonthArrows } from "./month-arrows.tsx";
import { MonthLegend, MonthTable, type DayCell } from "./month-table.tsx";

/** Where it stands on a profile. */
const ID = "dates";

/** A letter a day becomes its number, with the words for who does not see colours; `ask`: where a free day leads. */
function cellsOf(
  month: string,
  days: string,
  wanted: string,
  ask: ((day: string) => string) | null,
): Map<string, DayCell> {
  return new Map(
    [...days].map((letter, at) => {
      const { look, words } = LOOKS[letter as Letter];
      const silent = look === "past" || look === "unsaid";
      const day = `${month}-${String(at + 1).padStart(2, "0")}`;
      const said = (
        <>
          {at + 1}
          {silent ? null : <span className="sr"> {say(words)}</span>}
        </>
      );
      const content =
        ask && (look === "free" || look === "part") ? (
          <Link
            to={ask(day)}
            rel="nofollow"
            className={day === wanted ? "cal-ask on" : "cal-ask"}
            aria-current={day === wanted ? "date" : undefined}
            preventScrollReset
          >
            {said}
          </Link>
        ) : (
          said
        );
      return [day, { look, content }];
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
  const { months, said, rules, earlier, later, brief, day: searched } = dates;
  const wanted = !own ? dates.wanted : "";
  const ask = (day: string) =>
    `?${new URLSearchParams({ ...query, ...brief, month: months[0]?.month ?? day.slice(0, 7), [WANTED_DAY]: day })}#${ASK_FORM}`;
  const shown = new Set(months.flatMap(({ days }) => [...days].map((letter) => LOOKS[letter as Letter].look)));
  // Days of which nothing is known would be two tables of nothing: the sentence says all of it.
  const blank = !own && !said && !(["free", "part", "asked", "taken"] as const).some((look) => shown.has(look));
  if (blank)
    return (
      <section aria-labelledby={ID} className="cal-public">
        <h2 id={ID}>{say("Dates")}</h2>
        <p>{say("No calendar here yet. Ask for your date and you will be told.")}</p>
        {rules.length > 0 ? <Rules rules={rules} /> : null}
        {wanted ? <Wanted day={wanted} /> : null}
      </section>
    );
  return (
    <section aria-labelledby={ID} className="cal-public">
      <div className="cal-head">
        <h2 id={ID}>{say("Dates")}</h2>
        <nav aria-label={say("Months")}>
          <MonthArrows
            ways={[earlier, later]}
            to={(month) => `?${new URLSearchParams({ ...query, ...brief, ...searched, month })}#${ID}`}
            said={(month, isLater) => (isLater ? say("Later: {month}", { month }) : say("Earlier: {month}", { month }))}
          />
        </nav>
      </div>
      {own ? (
        <p>
          <Link to={calendarPath(id)}>{say("Keep your calendar")}</Link>
        </p>
      ) : said ? null : (
        <p className="soft">{say("Not every day is known here. Ask for your date and you will be told.")}</p>
      )}
      {rules.length > 0 ? <Rules rules={rules} /> : null}
      <div className="cal-months">
        {months.map(({ month, days }) => (
          <MonthTable key={month} month={month} cells={cellsOf(month, days, wanted, !own ? ask : null)} />
        ))}
      </div>
      <MonthLegend looks={shown} />
      {wanted ? (
        <Wanted day={wanted} />
      ) : !own && (shown.has("free") || shown.has("part")) ? (
        <p className="small soft">{say("Choose a free day to ask for it.")}</p>
      ) : null}
    </section>
  );
}

const Rules = ({ rules }: { rules: readonly string[] }) => (
  <p className="cal-rules">{rules.map((rule) => say("{rule}.", { rule })).join(" ")}</p>
);

const Wanted = ({ day }: { day: string }) => (
  <p className="small" role="status">
    {say("{wanted} stands in the form: go on there.", { wanted: formatDay(day) })}
  </p>
);
