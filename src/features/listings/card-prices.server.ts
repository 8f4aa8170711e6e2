/** What cards say of a price for somebody's event. */
import type { Point } from "../../domain/places/centres.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { CardPrice } from "./search-view.ts";

/** What is known of the event; null and '' are not said. */
export type PriceAsked = {
  guests: number | null;
  pieces: number | null;
  days: number | null;
  hours: number | null;
  pin: string;
  state: string;
  district: string;
  /** In place of these, where it is known. */
  point?: Point | undefined;
  /** It is where the search looks, and no request will say it: the way there is told beside the sum, which is without it. */
  apart?: boolean;
};

/**
 * What these listings would cost, by id, in one statement; what is told on request is absent. The feature above knows;
 * src/app hands it in (`featureCardPrices` of features.server.ts).
 */
export type CardPrices = (
  deps: Pick<Deps, "database">,
  ids: readonly string[],
  asked: PriceAsked,
) => Promise<Map<string, CardPrice>>;

declare module "../../platform/deps.server.ts" {
  interface Deps {
    cardPrices: CardPrices;
  }
}
