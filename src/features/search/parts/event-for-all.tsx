import { EventPill } from "../../listings/your-event/event-pill.tsx";
import { wordsFor } from "../../listings/your-event/event-search.ts";
import { whenOn } from "../../listings/when.ts";
import { searchHref, type SearchQuestion } from "../search-model.ts";

/** Your event, on the search over everything. */
export function EventForAll({ question }: { question: SearchQuestion }) {
  return (
    <EventPill
      hrefFor={(event, before) =>
        searchHref({
          ...question,
          q: wordsFor(question.q, event, before),
          ...(event.date ? { when: whenOn(event.date, question.when) } : {}),
        })
      }
    />
  );
}
