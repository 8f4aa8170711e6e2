/** A list by what each would cost all in: the sums are reckoned for the best of the search, and those are put in order. */
import { LISTS } from "../../domain/limits.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { PriceAsked } from "./card-prices.server.ts";
import { cardsOf } from "./listing-cards.server.ts";
import { searchIds, type ListingQuery } from "./listing-search.server.ts";
import type { CardView } from "./search-view.ts";

/** So many of a search at most: where there are more, the list says so. */
const MOST_RECKONED = LISTS.countStopsAt;

export type BySum = {
  cards: CardView[];
  total: number;
  capped: boolean;
  next: string | null;
  leftOut: string[];
};

type Sums = { asked: PriceAsked; upto: number | null; cheapest: boolean };

/** The ids of a search in their order, with the sums by which they stand there. */
export async function idsBySum(deps: Deps, category: string, query: ListingQuery, { asked, upto, cheapest }: Sums) {
  const { ids, leftOut } = await searchIds(deps, category, {
    ...query,
    sort: query.sort ?? "best",
    limit: MOST_RECKONED,
  });
  const prices = await deps.cardPrices(deps, ids, asked);
  const within = ids.filter((id) => {
    const sum = prices.get(id)?.totalPaise;
    return sum !== undefined && (upto === null || sum <= upto);
  });
  // Who tells a price on request stands behind, as far as no sum is asked for.
  const all = upto === null ? [...within, ...ids.filter((id) => !prices.has(id))] : within;
  const sum = (id: string) => prices.get(id)?.totalPaise ?? Infinity;
  const inOrder = cheapest ? all.toSorted((a, b) => (sum(a) === sum(b) ? 0 : sum(a) - sum(b))) : all;
  return { inOrder, prices, leftOut, capped: ids.length === MOST_RECKONED };
}

/**
 * @param upto the most that it may cost, in paise; null for any
 * @param cheapest in the order of the sums; else in that of the list
 * @param cursor of a later page; one that is none is the first
 */
export async function searchBySum(
  deps: Deps,
  category: string,
  query: ListingQuery,
  { cursor, ...sums }: Sums & { cursor?: string | undefined },
): Promise<BySum> {
  const { inOrder, prices, leftOut, capped } = await idsBySum(deps, category, query, sums);
  const from = Number(/^s(\d{1,4})$/.exec(cursor ?? "")?.[1] ?? 0);
  const page = inOrder.slice(from, from + LISTS.page);
  const cards = await cardsOf(deps, page, { state: query.state ?? "" });
  return {
    cards: page.flatMap((id) => {
      const card = cards.get(id);
      return card ? [{ ...card, allIn: prices.get(id) }] : [];
    }),
    total: inOrder.length,
    capped,
    next: from + LISTS.page < inOrder.length ? `s${from + LISTS.page}` : null,
    leftOut,
  };
}
