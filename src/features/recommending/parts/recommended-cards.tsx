import type { ReactNode } from "react";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import { eventsWords, type Recommendation } from "../recommend-model.ts";

/** Recommended listings as their cards, and in words why these; nothing where there are none. */
export function RecommendedCards({
  id,
  title,
  recommended: { words, found },
  children,
}: {
  id: string;
  title: string;
  recommended: Recommendation;
  children?: ReactNode;
}) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id} className="recommended">
      <h2 id={id}>{title}</h2>
      <p className="small soft">{words}</p>
      <ul>
        {found.map(({ card, events }) => (
          <li key={card.id}>
            <ListingCard card={card} words={{ portraits: card.sign === undefined }} />
            {events ? <p className="small soft">{eventsWords(events)}</p> : null}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
