import { closedWords } from "../../../domain/closed-words.ts";
import { formatDay } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon, Mail, WhatsAppIcon } from "../../../ui/icons.tsx";
import { eventLinks, type ConfirmedEvent } from "../../enquiries/confirmed-events.ts";

/** The manager's confirmed events, and the ways to share them. */
export function EventsTable({ events, name }: { events: readonly ConfirmedEvent[]; name: string }) {
  if (events.length === 0)
    return (
      <p className="soft">
        {say("No confirmed events yet. Accept a request, agree on the details, and confirm it: it stands here then.")}
      </p>
    );
  const { whatsapp, mail } = eventLinks(events, name);
  return (
    <>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{say("Event date")}</th>
            <th scope="col">{say("Event type")}</th>
            <th scope="col">{say("Place")}</th>
            <th scope="col">{say("Volunteers")}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ number, eventDate, eventType, place, volunteers, done }) => (
            <tr key={number}>
              <td data-label={say("Event date")}>{eventDate ? formatDay(eventDate) : say("To be agreed")}</td>
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
      <p className="flex flex-wrap gap-3 pt-4">
        <a className={buttonClass({ variant: "line", slim: true })} href={whatsapp} target="_blank" rel="noopener">
          <Icon as={WhatsAppIcon} />
          {say("Share on WhatsApp")}
        </a>
        <a className={buttonClass({ variant: "line", slim: true })} href={mail}>
          <Mail className="icon" />
          {say("Share by email")}
        </a>
      </p>
    </>
  );
}
