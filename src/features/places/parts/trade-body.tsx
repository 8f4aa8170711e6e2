import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import type { PlaceFact, TradeView } from "../place-view.ts";
import { PlaceLinks } from "./place-links.tsx";

function Fact({ fact: { label, lines } }: { fact: PlaceFact }) {
  return (
    <div>
      <dt>{label}</dt>
      {lines.map(({ text, to }) => (
        <dd key={text}>
          {to ? (
            <Link to={to} rel="nofollow">
              {text}
            </Link>
          ) : (
            text
          )}
        </dd>
      ))}
    </div>
  );
}

/** A category in a place: the best of it, the whole list, its figures, and where else. */
export function TradeBody({ view: { facts, cards, words, all, near, others } }: { view: TradeView }) {
  return (
    <div className="wrap place-page">
      <section aria-labelledby="best">
        <h2 id="best">{say("Best first")}</h2>
        <div className={words.portraits ? "cards" : "lcards"}>
          {cards.map((card, at) => (
            <ListingCard key={card.id} card={card} words={words} early={at < 3} />
          ))}
        </div>
        <p className="actions">
          <LinkButton to={all.to}>{all.label}</LinkButton>
        </p>
      </section>
      {facts.length > 0 ? (
        <section aria-labelledby="figures">
          <h2 id="figures" className="sr">
            {say("In figures")}
          </h2>
          <dl className="place-facts">
            {facts.map((fact) => (
              <Fact key={fact.label} fact={fact} />
            ))}
          </dl>
        </section>
      ) : null}
      <PlaceLinks id="near" {...near} />
      <PlaceLinks id="others" {...others} />
    </div>
  );
}
