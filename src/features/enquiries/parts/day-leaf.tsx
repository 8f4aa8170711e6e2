import { shortDays, shortMonth } from "../../listings/when.ts";
import { formatDay, weekdayOf } from "../../../domain/dates.ts";
import { soonWords } from "./next-words.ts";
import { say } from "../../../domain/words/say.ts";

type DayLeafProps = {
  eventDate: string | null;
  inDays: number | null;
  /** Of several days the last one. */
  lastDay?: string | null;
};

/** The day as a leaf of a calendar. */
export function DayLeaf({ eventDate, inDays, lastDay = null }: DayLeafProps) {
  if (!eventDate)
    return (
      <p className="invite-day none">
        <b>{say("Day to be agreed")}</b>
      </p>
    );
  const [year, , day] = eventDate.split("-").map(Number);
  const soon = soonWords(inDays);
  return (
    <p className="invite-day">
      <span aria-hidden="true" className="invite-weekday">
        {weekdayOf(eventDate)}
      </span>
      <b aria-hidden="true">{day}</b>
      <span aria-hidden="true">
        {shortMonth(eventDate)} {year}
      </span>
      <span className="sr">
        {weekdayOf(eventDate)}, {formatDay(eventDate)}
      </span>
      {lastDay ? <span>{say("to {day}", { day: shortDays({ from: lastDay, until: lastDay }) })}</span> : null}
      {soon ? <em>{soon}</em> : null}
    </p>
  );
}
