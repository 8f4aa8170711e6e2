/** The picture of a listing from its facts: one hand for each category. */
import type { Facts } from "./scene/frame.ts";
import { drawBeauty } from "./trades/beauty.ts";
import { drawCaterer } from "./trades/caterers.ts";
import { drawCeremony } from "./trades/ceremonies.ts";
import { drawDecorator } from "./trades/decorators.ts";
import { drawPhotographer } from "./trades/photographers.ts";
import { drawEvents, drawPlanner } from "./trades/planners.ts";
import { drawRental } from "./trades/rentals.ts";
import { drawVenue } from "./trades/venues.ts";

type Draw = (facts: Facts, w: number, h: number) => string;
const TRADES: Readonly<Record<string, Draw>> = {
  venues: drawVenue,
  planners: drawPlanner,
  rentals: drawRental,
  photographers: drawPhotographer,
  caterers: drawCaterer,
  decorators: drawDecorator,
  beauty: drawBeauty,
  ceremonies: drawCeremony,
};

/** `w` by `h` units, as SVG. The same facts give the same picture, for ever. */
export const drawListing: Draw = (facts, w, h) => (TRADES[facts.category] ?? drawEvents)(facts, w, h);
