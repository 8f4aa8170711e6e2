import { PlaceBody } from "../parts/place-body.tsx";
import { PlaceHead } from "../parts/place-head.tsx";
import { TradeBody } from "../parts/trade-body.tsx";
import { placePage } from "../place-pages.server.ts";
import { placeMeta } from "../place-seo.ts";
import type { Route } from "./+types/place";

export function loader(args: Route.LoaderArgs) {
  return placePage(args);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return placeMeta(loaderData, matches);
}

/** A state or a district, and which categories it has; or one of these there. */
export default function PlacePage({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PlaceHead view={view} />
      {view.kind === "trade" ? <TradeBody view={view} /> : <PlaceBody view={view} />}
    </>
  );
}
