import type { CardView } from "./search-view.ts";

/** Where a card leads, with what is asked for of the event. */
export const cardHref = ({ path, asked }: Pick<CardView, "path" | "asked">): string =>
  asked ? `${path}${path.includes("?") ? "&" : "?"}${asked}` : path;
