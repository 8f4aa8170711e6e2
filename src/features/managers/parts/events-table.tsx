import { say } from "../../../domain/words/say.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon, Mail, WhatsAppIcon } from "../../../ui/icons.tsx";
import { passedOnBy, type ConfirmedEvent } from "../../enquiries/confirmed-events.ts";
import { EventsList } from "./events-list.tsx";

type EventsTableProps = {
  events: readonly ConfirmedEvent[];
  name: string;
  /** Where whoever gets the link reads them. */
  address: string;
};

/** The manager's confirmed events, and the ways to pass them on. */
export function EventsTable({ events, name, address }: EventsTableProps) {
  if (events.length === 0)
    return (
      <p className="soft">
        {say("No confirmed events yet. Accept a request, agree on the details, and confirm it: it stands here then.")}
      </p>
    );
  const { whatsapp, mail } = passedOnBy(events.length, name, address);
  return (
    <>
      {/* What comes first, what is done below it. */}
      <EventsList events={[...events.filter(({ done }) => !done), ...events.filter(({ done }) => done)]} />
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
      <p className="help mt-3">
        {say("Whoever has the link reads these events for 30 days: no names and no numbers.")}
      </p>
    </>
  );
}
