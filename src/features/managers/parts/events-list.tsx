import { closedWords } from "../../../domain/closed-words.ts";
import { whenSaid } from "../../../domain/when-said.ts";
import { say } from "../../../domain/words/say.ts";
import type { ConfirmedEvent } from "../../enquiries/confirmed-events.ts";

/** A manager's confirmed events: when, what, where, and how many people. */
export function EventsList({ events }: { events: readonly ConfirmedEvent[] }) {
  return (
    <table className="data-table pair-table">
      <thead>
        <tr>
          <th scope="col">{say("Event date")}</th>
          <th scope="col">{say("Event type")}</th>
          <th scope="col">{say("Place")}</th>
          <th scope="col">{say("Volunteers")}</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ number, eventDate, lastDay, slot, eventType, place, volunteers, done }) => (
          <tr key={number}>
            <td data-label={say("Event date")}>{whenSaid({ day: eventDate, lastDay, slot }) || say("To be agreed")}</td>
            <td data-label={say("Event type")}>
              {closedWords(eventType)}
              {done ? ` ${say("(done)")}` : ""}
            </td>
            <td data-label={say("Place")}>{place || say("To be agreed")}</td>
            <td data-label={say("Volunteers")}>{volunteers || say("To be agreed")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
