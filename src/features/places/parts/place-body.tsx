import { say } from "../../../domain/words/say.ts";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import type { PlaceView, StateMapView } from "../place-view.ts";
import { PlaceLinks } from "./place-links.tsx";

/** A state, with a dot where each district lies: what it shows is told by the list beside it. */
function StateMap({ map: { d, box, said, line, dots, names, high } }: { map: StateMapView }) {
  return (
    <svg
      className="state-map"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      strokeWidth={line}
      role="img"
      aria-label={said}
    >
      <path d={d} />
      {dots.map(({ name, x, y, r }) => (
        <circle key={name} cx={x} cy={y} r={r}>
          <title>{name}</title>
        </circle>
      ))}
      {names.map(({ text, x, y, anchor }) => (
        <text key={text} x={x} y={y} fontSize={high} textAnchor={anchor} aria-hidden="true">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** What a place has, and the places in it or around it. */
export function PlaceBody({ view: { trades, best, map, near } }: { view: PlaceView }) {
  return (
    <div className="wrap place-page">
      {best.length > 0 ? (
        <section aria-labelledby="best">
          <h2 id="best">{say("Start with these")}</h2>
          <div className="lcards">
            {best.map((card, at) => (
              <ListingCard key={card.id} card={card} words={card} early={at < 3} />
            ))}
          </div>
        </section>
      ) : null}
      <PlaceLinks id="trades" title={say("What is listed here")} links={trades} />
      {map ? (
        <div className="in-state">
          <StateMap map={map} />
          <PlaceLinks id="near" {...near} />
        </div>
      ) : (
        <PlaceLinks id="near" {...near} />
      )}
    </div>
  );
}
