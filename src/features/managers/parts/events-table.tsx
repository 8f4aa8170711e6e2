import { formatDay } from "../../../domain/dates.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon, Mail, WhatsAppIcon } from "../../../ui/icons.tsx";
import { eventLinks, type ConfirmedEvent } from "../../enquiries/confirmed-events.ts";

/** The manager's confirmed events, and the ways to share them. */
export function EventsTable({ events, name }: { events: readonly ConfirmedEvent[]; name: string }) {
  if (events.length === 0)
    return (
      <p className="soft">
        No confirmed events yet. Accept a request, agree on the details, and confirm it: it stands here then.
      </p>
    );
  const { whatsapp, mail } = eventLinks(events, name);
  return (
    <>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Event date</th>
            <th scope="col">Event type</th>
            <th scope="col">Place</th>
            <th scope="col">Volunteers</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ number, eventDate, eventType, place, volunteers, done }) => (
            <tr key={number}>
              <td data-label="Event date">{eventDate ? formatDay(eventDate) : "To be agreed"}</td>
              <td data-label="Event type">
                {eventType}
                {done ? " (done)" : ""}
              </td>
              <td data-label="Place">{place || "To be agreed"}</td>
              <td data-label="Volunteers">{volunteers || "To be agreed"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-3 pt-4">
        <a className={buttonClass({ variant: "line", slim: true })} href={whatsapp} target="_blank" rel="noopener">
          <Icon as={WhatsAppIcon} />
          Share on WhatsApp
        </a>
        <a className={buttonClass({ variant: "line", slim: true })} href={mail}>
          <Mail className="icon" />
          Share by email
        </a>
      </p>
    </>
  );
}
