import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { PlaceHead } from "../parts/place-head.tsx";
import { IndiaMap } from "../parts/india-map.tsx";
import { allPlaces } from "../all-places.server.ts";
import { placesMeta } from "../place-seo.ts";
import type { StateView } from "../place-view.ts";
import type { Route } from "./+types/places";

export function loader(args: Route.LoaderArgs) {
  return allPlaces(args);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return placesMeta(loaderData, matches);
}

/** The states with what is listed in each; those of which too little is listed lead nowhere. */
function StateList({ states }: { states: readonly StateView[] }) {
  return (
    <section aria-labelledby="states">
      <h2 id="states">{say("States and union territories")}</h2>
      <ul className="state-list">
        {states.map(({ name, to, listings }) => (
          <li key={name}>
            {to ? <Link to={to}>{name}</Link> : <b>{name}</b>}
            <span className="n">{listings.toLocaleString("en-IN")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every state and union territory, and what is listed there. */
export default function PlacesPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PlaceHead view={view} />
      <div className="wrap place-page india-page">
        <IndiaMap states={view.map} />
        <StateList states={view.states} />
      </div>
    </>
  );
}
