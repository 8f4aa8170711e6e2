import { Fragment, Suspense, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { daysBetween, formatDay, weekdayOf, formatMonth } from "../../../domain/dates.ts";
import { areaCallPath, requestAddress } from "../../../domain/request-paths.ts";
import { busyHours, partLabel, type OwnPart } from "../calendar-model.ts";
import type { CalendarEntry } from "../calendar-store.server.ts";
import { LOOKS } from "../month.ts";
import type { OwnDay, OwnMonth } from "../own-month.server.ts";
import { MonthArrows } from "./month-arrows.tsx";
import { MonthLegend, MonthTable, type DayCell } from "./month-table.tsx";
import { calendarPath } from "../../listings/listing-edit-path.ts";
import { occasionWords } from "../../../domain/occasion-words.ts";
import { shortMonth } from "../../listings/when.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say } from "../../../domain/words/say.ts";
import { whenAwake } from "../../../ui/awake.ts";
import { onDemand } from "../../../ui/later.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";

const DayPicking = onDemand(async () => (await import("./day-picking.tsx")).DayPicking);

/** The address of a month, with what is chosen in it. */
function addressOf({ id }: Pick<OwnMonth, "id">, search: Record<string, string>): string {
  return `${calendarPath(id)}?${new URLSearchParams(search)}`;
}

/** A tap on a day chooses the first, a second one the last, a third begins anew: links, which work without a script. */
function tapped({ month, chosen: { from, to } }: OwnMonth, day: string): Record<string, string> {
  return from && !to ? { month, from, to: day } : { month, from: day };
}

/** The way to another month; the first of two taps may be in this one. */
const toMonth = (own: OwnMonth, month: string): string =>
  addressOf(own, { month, ...(own.chosen.from && !own.chosen.to ? { from: own.chosen.from } : {}) });

type Chosen = OwnMonth["chosen"];
const isChosen = ({ from, to }: Chosen, day: string): boolean =>
  day === from || (to !== "" && day >= from && day <= to);

/** 'Wedding', 'Blocked: cousin's wedding'. */
function entryWords({ kind, note, eventType, quantity, forQuote }: CalendarEntry): string {
  if (kind === "block") return note ? say("Blocked: {note}", { note }) : say("Blocked");
  const what = `${eventType ? occasionWords(eventType) : say("Booked")}${quantity && quantity > 1 ? ` (${quantity})` : ""}`;
  return forQuote ? say("{what}, held for a quote", { what }) : what;
}

function OwnDayLink({
  own,
  shown,
  of: { day, letter, entries, outside },
}: {
  own: OwnMonth;
  shown: Chosen;
  of: OwnDay;
}) {
  const { look, words } = LOOKS[letter];
  const there = [...entries.map(entryWords), ...(outside.length > 0 ? [say("Also busy outside")] : [])].join(", ");
  const number = Number(day.slice(8));
  if (look === "past") return <span className="cal-day">{number}</span>;
  const chosen = isChosen(shown, day);
  return (
    <Link
      to={addressOf(own, tapped(own, day))}
      data-day={day}
      draggable={false}
      className={chosen ? "cal-day on" : "cal-day"}
      aria-current={chosen ? "date" : undefined}
      preventScrollReset
    >
      <b>{number}</b>
      {outside.length > 0 ? <i className="cal-outside" aria-hidden="true" /> : null}
      <span className="sr">{`, ${weekdayOf(day)}, ${say(words)}${there ? `: ${there}` : ""}`}</span>
      <span className="cal-what" aria-hidden="true">
        {there}
      </span>
    </Link>
  );
}

const cellsOf = (own: OwnMonth, shown: Chosen): Map<string, DayCell> =>
  new Map(
    own.days.map((day) => [
      day.day,
      { look: LOOKS[day.letter].look, content: <OwnDayLink own={own} shown={shown} of={day} /> },
    ]),
  );

/** What is chosen, as it is told while days are picked. */
function chosenWords({ from, to }: Chosen): string {
  if (to)
    return say("{from} to {to}, {days, plural, one {# day} other {# days}}: block or open them now.", {
      from: formatDay(from),
      to: formatDay(to),
      days: daysBetween(from, to) + 1,
    });
  return from
    ? say("{day}: choose the last day, or go on with this one.", { day: formatDay(from) })
    : say("Choose the first day, then the last: tap both, or draw over them.");
}

/**
 * The month in which days are chosen: by links, which need no script, and with one by drawing over them and by keys (see
 * `DayPicking`).
 */
export function OwnMonthTable({
  own,
  drawn,
  draw,
}: {
  own: OwnMonth;
  drawn: Chosen | null;
  draw: (days: Chosen | null) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    let here = true;
    void whenAwake().then(() => here && setAwake(true));
    return () => {
      here = false;
    };
  }, []);
  const shown = drawn ?? own.chosen;
  return (
    <>
      <nav aria-label={say("Months")} className="cal-nav">
        <MonthArrows ways={[own.earlier, own.later]} to={(month) => toMonth(own, month)} />
      </nav>
      <div ref={box} className="cal-pick" role="group" aria-label={say("Days")} aria-describedby="picking">
        <MonthTable month={own.month} className="cal-big" cells={cellsOf(own, shown)} />
      </div>
      <MonthLegend looks={new Set(own.days.map(({ letter }) => LOOKS[letter].look))} />
      <p className="small soft" aria-live="polite">
        {chosenWords(shown)}
      </p>
      <p className="small soft cal-keys" id="picking">
        {say(
          "Keys: arrows go from day to day, Shift with arrows draws over several, Enter chooses, Page Up and Page Down turn the month.",
        )}
      </p>
      {awake ? (
        <Suspense>
          <DayPicking
            box={box}
            months={[own.earlier, own.later]}
            drawn={drawn}
            draw={draw}
            choose={async ({ from, to }) => {
              await navigate(addressOf(own, { month: own.month, from, ...(to ? { to } : {}) }), {
                preventScrollReset: true,
              });
              draw(null);
            }}
            turn={(month) => navigate(toMonth(own, month), { preventScrollReset: true })}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Twelve months, each with how much of it is taken. */
export function YearStrip({ own }: { own: OwnMonth }) {
  return (
    <nav aria-label={say("The year")} className="cal-year">
      <ul>
        {own.year.map(({ month, taken, days }) => (
          <li key={month}>
            <Link to={toMonth(own, month)} aria-current={month === own.month ? "page" : undefined} preventScrollReset>
              <b>{shortMonth(month)}</b>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect className="rest" width="100" height="10" />
                <rect width={Math.round((taken / days) * 100)} height="10" />
              </svg>
              <span className="small">
                <Rich text={say("{taken} taken<sr>, of {days} days</sr>", { taken, days })} as={HEARD} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function EntryLine({ entry, ownSlots }: { entry: CalendarEntry; ownSlots: readonly OwnPart[] }) {
  return (
    <li>
      <b>{formatDay(entry.day)}</b>
      <span className="wrap-anywhere">
        {[
          entryWords(entry),
          entry.slot === "whole" ? "" : partLabel(entry.slot, ownSlots),
          entry.unit,
          entry.city ?? "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      {entry.number ? (
        <a
          href={spokenPath(entry.area ? areaCallPath(entry.number) : requestAddress("received", entry.number))}
          className="inline-flex min-h-11 items-center"
        >
          {say("Open {number}", { number: entry.number })}
        </a>
      ) : null}
    </li>
  );
}

/** Who is there in this month, with the way to each request. */
export function WhoIsThere({ own }: { own: OwnMonth }) {
  const days = own.days.filter(({ entries, outside }) => entries.length + outside.length > 0);
  return (
    <section aria-labelledby="there">
      <h2 id="there">{say("In {month}", { month: formatMonth(own.month) })}</h2>
      {days.length === 0 ? (
        <p className="soft">{say("Nothing yet. Requests that both sides confirm hold their day by themselves.")}</p>
      ) : (
        <ul className="cal-there">
          {days.map(({ day, entries, outside }) => (
            <Fragment key={day}>
              {entries.map((entry) => (
                <EntryLine
                  key={`${entry.slot} ${entry.unit} ${entry.number ?? ""}`}
                  entry={entry}
                  ownSlots={own.settings.ownSlots}
                />
              ))}
              {outside.map((busy, at) => (
                <li key={at}>
                  <b>{formatDay(day)}</b>
                  <span className="wrap-anywhere">
                    {say("Also busy outside")} · {busy.calendar}, {busyHours(busy)}
                  </span>
                </li>
              ))}
            </Fragment>
          ))}
        </ul>
      )}
    </section>
  );
}
