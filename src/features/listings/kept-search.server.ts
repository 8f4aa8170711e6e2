/** A list by its address, for whoever keeps it: what it is called, and what it finds, the newest first. */
import { say } from "../../domain/words/say.ts";
import { placesSaid } from "../../domain/places/place-said.ts";
import { districtsOf } from "../../domain/places/places.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { takenAlong } from "./brief-along.ts";
import { withDays } from "./card-days.server.ts";
import { priceOf, type Category } from "./category.ts";
import { cardsOf } from "./listing-cards.server.ts";
import { searchIds } from "./listing-search.server.ts";
import { nearIn } from "./near.server.ts";
import { listingFiltersIn, listingSearchHref } from "./search-address.ts";
import { idsBySum } from "./search-by-sum.server.ts";
import { conditionsOf } from "./search-conditions.ts";
import { priceBrief, searchPageWords } from "./search-description.ts";
import { queryOf, settled } from "./list-question.server.ts";
import { askedAt, withPrices } from "./search-page.server.ts";
import type { CardView } from "./search-view.ts";
import { whenIn } from "./when.ts";
import { isAhead } from "./when-words.ts";

/** A search that is looked at again and again. */
export type KeptSearch = {
  /** Its address in the one spelling that it has, without an order. */
  search: string;
  /** What it is called: the list, and its conditions as chips say them. */
  name: string;
  /** Its days have passed: nothing is looked for any more. */
  over: boolean;
  /** The ids of what it finds, the newest first; nothing where only a part of what is asked is found. */
  ids: (limit: number) => Promise<string[]>;
  /** Those as their cards stand in the list. */
  cards: (ids: readonly string[]) => Promise<CardView[]>;
};

/** Of the words that stand for a list and what it is narrowed by. */
export const nameOfSearch = (list: string, conditions: readonly string[]): string =>
  conditions.length === 0 ? list : say("{list}: {asked}", { list, asked: conditions.join(" · ") });

/** The same list of a category as `searchPage` shows at this address. @param today in India */
export async function keptList(
  deps: Deps,
  category: Category,
  params: URLSearchParams,
  today: string,
): Promise<KeptSearch> {
  const asks = searchPageWords(category);
  const typed = listingFiltersIn(
    params,
    asks.extra.map(({ name }) => name),
  );
  const when = whenIn((name) => params.get(name));
  const over = when !== undefined && !isAhead(when, today);
  const near = await nearIn(typed.extra["near"] ?? "");
  const place = settled(typed, today);
  const extra = near ? place.extra : { ...place.extra, radius: "" };
  const filters = { ...place, extra, ...(when ? { when } : {}), sort: "newest" as const };
  const point = near?.known ? near.point : undefined;
  const places = placesSaid([filters.state], filters.state, districtsOf(filters.state));
  const { asked, upto, told } = priceBrief(filters);
  const priced = priceOf(category) !== undefined;
  return {
    search: listingSearchHref(category.searchPath, { ...filters, sort: "best" }),
    name: nameOfSearch(
      say(category.plural),
      conditionsOf(filters, { extra: asks.extra, places }).map(({ label }) => label),
    ),
    over,
    async ids(limit) {
      if (over || (near && !near.known)) return [];
      const query = queryOf(category, filters, point);
      if (!priced || upto === null) {
        const { ids, leftOut } = await searchIds(deps, category.key, { ...query, limit });
        return leftOut.length > 0 ? [] : ids;
      }
      const found = await idsBySum(deps, category.key, query, {
        asked: askedAt(asked, point, filters.extra["near"]),
        upto,
        cheapest: false,
      });
      return found.leftOut.length > 0 ? [] : found.inOrder.slice(0, limit);
    },
    async cards(ids) {
      const known = await cardsOf(deps, ids, filters);
      const cards = ids.flatMap((id) => known.get(id) ?? []);
      const { guests, hours, pin } = asked;
      const dated = takenAlong(
        await withDays(deps, cards, filters.when),
        { when: filters.when, guests, hours, pin },
        filters.extra["near"],
      );
      return priced && (told || point) ? withPrices(deps, dated, askedAt(asked, point, filters.extra["near"])) : dated;
    },
  };
}
