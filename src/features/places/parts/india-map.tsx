import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import type { StateOnMap } from "../place-view.ts";

/** The sheet with room for labels (`MAP_BOX`, which a test compares). */
export const VIEW_BOX = "-62 0 1200 1122";

function Shape({ state: { d, label, hit } }: { state: StateOnMap }) {
  return (
    <>
      {hit ? <rect className="map-hit" {...hit} /> : null}
      <path d={d} />
      {label ? (
        <>
          <path
            className="map-line"
            d={`M${label.x + label.width / 2} ${label.y + label.height / 2}L${label.at.join(" ")}`}
          />
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx="20" />
          <text x={label.x + label.width / 2} y={label.y + label.height / 2 + 14}>
            {label.text}
          </text>
        </>
      ) : null}
    </>
  );
}

/** India, to choose a state; the list beside it does the same. States of which too little is listed are drawn and lead nowhere. */
export function IndiaMap({ states }: { states: readonly StateOnMap[] }) {
  return (
    <section className="india" aria-label={say("Map of India")}>
      <svg className="india-map" viewBox={VIEW_BOX} role="list" aria-label={say("States on the map")}>
        {states
          .filter(({ to }) => to === "")
          .map((state) => (
            <g key={state.name} aria-hidden="true">
              <path d={state.d} />
            </g>
          ))}
        {states
          .filter(({ to }) => to !== "")
          .map((state) => (
            <g key={state.name} role="listitem">
              <Link to={state.to} aria-label={state.name}>
                <Shape state={state} />
              </Link>
            </g>
          ))}
      </svg>
      <p className="map-source">
        {say("The outline follows the Survey of India's; it is simplified, and no proof of where a border runs.")}
      </p>
    </section>
  );
}
