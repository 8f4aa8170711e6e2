import { PlaceHead } from "../parts/place-head.tsx";
import { IndiaMap } from "../parts/india-map.tsx";
import { StateList } from "../parts/state-list.tsx";
import { allPlaces } from "../all-places.server.ts";
import { placesMeta } from "../place-seo.ts";
import type { Route } from "./+types/places";

export function loader(args: Route.LoaderArgs) {
  return allPlaces(args);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return placesMeta(loaderData, matches);
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
