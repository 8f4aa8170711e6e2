import { later } from "../../../ui/later.tsx";
import { PlaceHead } from "../parts/place-head.tsx";
import { placePage } from "../place-pages.server.ts";
import { placeMeta } from "../place-seo.ts";
import type { Route } from "./+types/place";

const trade = () => import("../parts/trade-body.tsx");
const place = () => import("../parts/place-body.tsx");
const here = import.meta.env.SSR ? { ...(await trade()), ...(await place()) } : null;
const TradeBody = later(here?.TradeBody, async () => (await trade()).TradeBody);
const PlaceBody = later(here?.PlaceBody, async () => (await place()).PlaceBody);

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
