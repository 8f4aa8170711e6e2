/** What calls and pages answer of recommendations. */
import { cardHref } from "../listings/card-href.ts";
import type { CardDay, CardPrice } from "../listings/search-view.ts";
import type { Recommendation } from "./recommend-model.ts";

/** One of them, in plain words. */
export type ShownListing = {
  id: string;
  path: string;
  title: string;
  /** 'Singer', 'Pandit · Hindu'; '' where its category says it all. */
  what: string;
  place: string;
  price: string;
  allIn: CardPrice | null;
  day: CardDay | null;
  proof: string;
  rating: number;
  ratingCount: number;
  /** Of what is booked together: in how many events. */
  events: number | null;
};
/** `words`: why these; '' where there are none. */
export type ShownRecommendation = { words: string; listings: ShownListing[] };

/** A recommendation without its pictures. */
export const shownRecommendation = ({ words, found }: Recommendation): ShownRecommendation => ({
  words,
  listings: found.map(({ card, events }) => ({
    id: card.id,
    path: cardHref(card),
    title: card.title,
    what: card.tag ?? card.facts[0] ?? "",
    place: card.place,
    price: card.price,
    allIn: card.allIn ?? null,
    day: card.day ?? null,
    proof: card.proof,
    rating: card.rating,
    ratingCount: card.ratingCount,
    events: events ?? null,
  })),
});
