import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { language, say } from "../../../domain/words/say.ts";
import { CalendarCheck, Icon, Search } from "../../../ui/icons.tsx";
import type { PlaceName } from "../../../ui/use-place-names.ts";
import { glanceAt, glanceWords, placeOf, type EventGlance } from "./event-glance.ts";
import { readText } from "./event-place.ts";
import { useEventText } from "./event-store.ts";
import { EventTools, useEventDialog } from "./event-tools.tsx";

const inEnglish: PlaceName = (state, place) => place ?? state;

/** What its place is called; null until the names in the language of the page have come. */
function useNamed(wanted: boolean): PlaceName | null {
  const [named, setNamed] = useState<PlaceName | null>(null);
  useEffect(() => {
    let here = wanted;
    const tell = (name: PlaceName) => {
      if (here) setNamed(() => name);
    };
    if (wanted)
      void import("../../../ui/use-place-names.ts")
        .then(({ placeNames }) => placeNames())
        .then(tell, () => tell(inEnglish));
    return () => {
      here = false;
    };
  }, [wanted]);
  return wanted ? named : inEnglish;
}

/**
 * Your event on a list: one tap searches for it, others change and forget it; where there is none, a chip asks for it
 * and then searches.
 * @param hrefFor the address of the search for it, `before` being what was searched for until now
 */
export function EventPill({ hrefFor }: { hrefFor: (event: EventGlance, before: EventGlance | null) => string }) {
  const event = glanceAt(useEventText());
  const named = useNamed(language() !== "en" && event !== null && placeOf(event) !== "");
  const navigate = useNavigate();
  const search = (found: EventGlance, before: EventGlance | null) =>
    void navigate(hrefFor(found, before), { preventScrollReset: true });
  const { open, dialog } = useEventDialog(search);
  const words = event && named && glanceWords(event, named);
  return (
    <span className="event-slot">
      {event && words ? (
        <span className="event-pill">
          <Link
            to={hrefFor(event, null)}
            preventScrollReset
            aria-label={`${say("Search for your event:")} ${[words.place, words.day].filter(Boolean).join(", ")}`.trim()}
          >
            <Icon as={Search} />
            <EventWords {...words} />
          </Link>
          <EventTools onChange={open} />
        </span>
      ) : (
        <button
          type="button"
          className="chip event-chip"
          aria-haspopup="dialog"
          onClick={() => {
            // Pressed before the page was awake, it has not been said here yet that there is one.
            const found = glanceAt(readText());
            if (found) search(found, null);
            else open();
          }}
        >
          <Icon as={CalendarCheck} />
          {say("Your event")}
        </button>
      )}
      {dialog}
    </span>
  );
}

/** A long place is cut, never the day. */
function EventWords({ place, day }: { place: string; day: string }) {
  return (
    <span className="event-words">
      <span>{place || day || say("Your event")}</span>
      {place && day ? `, ${day}` : null}
    </span>
  );
}
