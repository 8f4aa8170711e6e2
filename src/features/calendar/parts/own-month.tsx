import { Fragment } from "react";
import { Link } from "react-router";
import { formatDay, weekdayOf } from "../../../domain/dates.ts";
import { areaCallPath, requestAddress } from "../../../domain/request-paths.ts";
import { busyHours, partLabel, type OwnPart } from "../calendar-model.ts";
import type { CalendarEntry } from "../calendar-store.server.ts";
import { LOOKS, monthName } from "../month.ts";
import type { OwnDay, OwnMonth } from "../own-month.server.ts";
import { MonthArrows } from "./month-arrows.tsx";
import { MonthTable, type DayCell } from "./month-table.tsx";
import { calendarPath } from "../../listings/listing-edit-path.ts";

/** The address of a month, with what is chosen in it. */
function addressOf({ id }: Pick<OwnMonth, "id">, search: Record<string, string>): string {
  return `${calendarPath(id)}?${new URLSearchParams(search)}`;
}

/** A tap on a day chooses the first, a second one the last, a third begins anew: links, which work without a script. */
function tapped({ month, chosen: { from, to } }: OwnMonth, day: string): Record<string, string> {
  return from && !to ? { month, from, to: day } : { month, from: day };
}

const isChosen = ({ chosen: { from, to } }: OwnMonth, day: string): boolean =>
  day === from || (to !== "" && day >= from && day <= to);

/** 'Wedding', 'Blocked: cousin's wedding'. */
function entryWords({ kind, note, eventType, quantity, forQuote }: CalendarEntry): string {
  if (kind === "block") return note ? `Blocked: ${note}` : "Blocked";
  const held = forQuote ? ", held for a quote" : "";
  return `${eventType ?? "Booked"}${quantity && quantity > 1 ? ` (${quantity})` : ""}${held}`;
}

function OwnDayLink({ own, of: { day, letter, entries, outside } }: { own: OwnMonth; of: OwnDay }) {
  const { look, words } = LOOKS[letter];
  const there = [...entries.map(entryWords), ...(outside.length > 0 ? ["Also busy outside"] : [])].join(", ");
  const number = Number(day.slice(8));
  if (look === "past") return <span className="cal-day">{number}</span>;
  const chosen = isChosen(own, day);
  return (
    <Link
      to={addressOf(own, tapped(own, day))}
      className={chosen ? "cal-day on" : "cal-day"}
      aria-current={chosen ? "date" : undefined}
      preventScrollReset
    >
      <b>{number}</b>
      {outside.length > 0 ? <i className="cal-outside" aria-hidden="true" /> : null}
      <span className="sr">{`, ${weekdayOf(day)}, ${words}${there ? `: ${there}` : ""}`}</span>
      <span className="cal-what" aria-hidden="true">
        {there}
      </span>
    </Link>
  );
}

const cellsOf = (own: OwnMonth): Map<string, DayCell> =>
  new Map(
    own.days.map((day) => [day.day, { look: LOOKS[day.letter].look, content: <OwnDayLink own={own} of={day} /> }]),
  );

/** The month in which days are chosen. */
export function OwnMonthTable({ own }: { own: OwnMonth }) {
  return (
    <>
      <nav aria-label="Months" className="cal-nav">
        <MonthArrows ways={[own.earlier, own.later]} to={(month) => addressOf(own, { month })} />
      </nav>
      <MonthTable month={own.month} className="cal-big" cells={cellsOf(own)} />
    </>
  );
}

/** Twelve months, each with how much of it is taken. */
export function YearStrip({ own }: { own: OwnMonth }) {
  return (
    <nav aria-label="The year" className="cal-year">
      <ul>
        {own.year.map(({ month, taken, days }) => (
          <li key={month}>
            <Link
              to={addressOf(own, { month })}
              aria-current={month === own.month ? "page" : undefined}
              preventScrollReset
            >
              <b>{monthName(month).slice(0, 3)}</b>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect className="rest" width="100" height="10" />
                <rect width={Math.round((taken / days) * 100)} height="10" />
              </svg>
              <span className="small">
                {taken} <span className="sr">of {days} days with something on them</span>
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
          href={entry.area ? areaCallPath(entry.number) : requestAddress("received", entry.number)}
          className="inline-flex min-h-11 items-center"
        >
          Open {entry.number}
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
      <h2 id="there">In {monthName(own.month)}</h2>
      {days.length === 0 ? (
        <p className="soft">Nothing yet. Requests that both sides confirm hold their day by themselves.</p>
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
                    Also busy outside · {busy.calendar}, {busyHours(busy)}
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
