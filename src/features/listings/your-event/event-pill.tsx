import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { language, say } from "../../../domain/words/say.ts";
import { CalendarCheck, Icon } from "../../../ui/icons.tsx";
import type { PlaceName } from "../../../ui/use-place-names.ts";
import { useEventText } from "./event-store.ts";
import { EventTools, useEventDialog } from "./event-tools.tsx";
import type { YourEvent } from "./your-event.ts";

type Read = { text: string; event: YourEvent | null; words: string; short: string };

/** The event that is kept, with its words. The schema that reads it comes only where something is kept. */
function useYourEvent(): Read | null {
  const text = useEventText();
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let here = true;
    if (text)
      void import("./your-event.ts").then(
        ({ eventIn, eventShort, eventWords, placeNames }) => {
          const event = eventIn(text);
          const tell = (named?: PlaceName) => {
            if (here)
              setRead({
                text,
                event,
                words: event ? eventWords(event, named) : "",
                short: event ? eventShort(event, named) : "",
              });
          };
          tell();
          if (event && language() !== "en") void placeNames().then(tell, () => undefined);
        },
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [text]);
  return read?.text === text ? read : null;
}

/**
 * Your event on a list: one tap searches for it, others change and forget it; where there is none, a chip asks for it
 * and searches.
 * `hrefFor` is the address of the search for it.
 */
export function EventPill({ hrefFor }: { hrefFor: (event: YourEvent) => string }) {
  const read = useYourEvent();
  const navigate = useNavigate();
  const { open, dialog } = useEventDialog((event) => void navigate(hrefFor(event), { preventScrollReset: true }));
  return (
    <span className="event-slot">
      {read?.event ? (
        <span className="event-pill">
          <Link to={hrefFor(read.event)} preventScrollReset>
            <Icon as={CalendarCheck} />
            <span className="sr">
              {say("Search for your event:")} {read.words}
            </span>
            <span className="event-words" aria-hidden="true">
              {read.short}
            </span>
          </Link>
          <EventTools onChange={open} />
        </span>
      ) : (
        <button type="button" className="chip event-chip" aria-haspopup="dialog" onClick={open}>
          <Icon as={CalendarCheck} />
          {say("Your event")}
        </button>
      )}
      {dialog}
    </span>
  );
}
