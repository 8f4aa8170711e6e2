import { badInput } from "../../domain/errors.ts";
import type { CardPicture } from "../../domain/images.ts";
import { LISTS } from "../../domain/limits.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { priceRule, type Category } from "./category.ts";
import { bandNumbers, proofIn } from "./proof-filter.ts";
import { RANKING } from "./ranking.ts";
import { countOf } from "./listing-count.server.ts";
import { decodeCursor, encodeCursor } from "./listing-cursor.ts";
import type { Sort } from "./listing-cursor.ts";
import { todayIST } from "../../domain/dates.ts";
import { cellsWithin } from "../../domain/places/centres.ts";
import { daysAsked } from "./listing-days-sql.ts";
import type { Circle } from "./near.server.ts";
import type { When } from "./when.ts";
import { askedNumbers } from "./listing-filters.ts";
import { cardPicture } from "./listing-media.server.ts";
import type { MediaRow } from "./listing-media.server.ts";
import { searchedPlaces } from "./listing-places.ts";
import { idsQuery, pageQuery } from "./listing-search-sql.server.ts";
import type { NearAsked } from "./listing-near-sql.ts";
import { cityPatterns, facetPatterns, facetTerms } from "./listing-search-text.ts";
import type { Facets } from "./listing-search-text.ts";

import { mark, tsquery } from "./understanding/terms.ts";
import { understand } from "./understanding/understand.server.ts";
import type { Asked, Within } from "./understanding/understand.server.ts";
import type { Named } from "./understanding/word-index.server.ts";
import { text } from "../../domain/words/say.ts";

export type { Sort } from "./listing-cursor.ts";

/** `state` and `districts` in any spelling; `city` a part of the city's name; `q` a question in words; `facets` and `numbers` as the category names them. */
export type ListingQuery = {
  state?: string;
  districts?: readonly string[];
  city?: string;
  q?: string;
  facets?: Facets;
  numbers?: Readonly<Record<string, string | undefined>>;
  minRating?: number;
  /** What its price must be for one of: 'plate'. */
  unit?: string | undefined;
  /** As addresses say it: what is verified, how soon an answer comes, and the band of its price in rupees. */
  verified?: string | undefined;
  answers?: string | undefined;
  band?: string | undefined;
  sort?: Sort;
  limit?: number;
  cursor?: string;
  /** Only who is free then. */
  when?: When | undefined;
  /** Only what lies there. */
  near?: Circle | undefined;
  /** The page, not the count: nothing but these, and none of those. */
  among?: readonly string[] | undefined;
  without?: readonly string[] | undefined;
};
/** `total` stops at 1,000: `capped` then says that there are more. `next` is the cursor of the next page. */
export type Found<Row> = {
  rows: Row[];
  next: string | null;
  total: number;
  capped: boolean;
  /** What was left out of the words so that something is found; absent where nothing was. */
  leftOut?: string[];
};

type Raw = { cards: string; more: boolean; place: string | null; id: string | null };

/** Of more the best of a category are read in their order until there are enough. */
export const MANY = RANKING.namesUpTo;
/** No name was asked for. */
export const NO_NAMES: Named = {
  names: [],
  inName: null,
  asTyped: null,
  exactName: 0,
  wordsInName: 0,
  wordsAsTyped: 0,
};

/** A circle as the queries take it. */
export const nearAsked = ({ point, km }: Circle, category?: Category): NearAsked => ({
  ...point,
  km,
  cells: cellsWithin(point, km),
  categories: category ? [category.key] : categories.map(({ key }) => key),
});

type Where = ReturnType<typeof whereOf>;
function whereOf(
  category: Category,
  { state = "", districts = [], minRating = 0, when, near, ...query }: ListingQuery,
  today: string,
) {
  return {
    category,
    places: searchedPlaces(state, districts),
    patterns: facetPatterns(query.facets ?? {}, category.facets ?? {}),
    facets: facetTerms(query.facets ?? {}, category.facets ?? {}),
    city: cityPatterns(query.city ?? ""),
    minRating,
    numbers: [...askedNumbers(category, query.numbers ?? {}), ...bandNumbers(priceRule(category), query.band ?? "")],
    proof: proofIn(query),
    unit: query.unit,
    days: when && daysAsked(when, today),
    near: near && nearAsked(near, category),
  };
}

/** The same as the index of words has it. */
export const withinOf = ({ category, places, facets, numbers, city, minRating, proof, days, near }: Where): Within => ({
  terms: [
    { any: [[mark.category(category.key)]] },
    ...(places ? [{ any: places.map((at) => [mark.place(at)]) }] : []),
    ...facets,
  ],
  numbers,
  city,
  minRating,
  proof,
  days,
  near,
});

/** Of a question in words: its best, and how many there are; null where it asks for nothing. */
async function byWords(deps: Deps, where: Where, q: string) {
  const asked = await understand(deps.db, q, { category: where.category.key, within: withinOf(where) });
  if (!asked) return null;
  const total = asked.counted.found.reduce((sum, { n }) => sum + n, 0);
  return {
    best: { ...asked.query(), named: asked.named, many: total > MANY && !where.near },
    count: { total: Math.min(total, LISTS.countStopsAt), capped: total > LISTS.countStopsAt },
    asked,
  };
}

/** What is asked, as the queries take it, but for the words. @throws 400 for a bad cursor */
export function askedPage(key: string, query: ListingQuery, today: string = todayIST()) {
  const { sort = "best", limit = LISTS.page } = query;
  const after = query.cursor ? decodeCursor(sort, query.cursor) : null;
  if (query.cursor && !after)
    throw badInput(text("This page of the list is not known."), {
      cursor: text("This page of the list is not known."),
    });
  const category = categoryOf(key);
  return { where: whereOf(category, query, today), sort, after, limit };
}

/** The page that is asked for as the database is asked for it, and how many there are of it; `page` is null where there are none. */
async function prepared(deps: Deps, key: string, query: ListingQuery) {
  dependsOn(`listings:${key}`);
  const { where, sort, after, limit } = askedPage(key, query, todayIST(deps.now()));
  const nothing = { page: null, count: { total: 0, capped: false } };
  if (where.places?.length === 0) return { ...nothing, asked: null };
  const words = query.q ? await byWords(deps, where, query.q) : null;
  if (words?.count.total === 0) return { ...nothing, asked: words.asked };
  const plain =
    sort === "price"
      ? {
          query: tsquery([], [], withinOf(where).terms),
          ...withinOf(where),
          named: NO_NAMES,
          many: where.places === null && !where.near,
        }
      : null;
  const chosen = words?.best ?? plain;
  const picked = { among: query.among, without: query.without };
  const best = chosen && { ...chosen, ...picked, category: key, sort, after };
  return {
    page: { ...where, ...picked, sort, after, limit, ...(best ? { best } : {}) },
    count: words?.count ?? countOf(deps, where),
    asked: words?.asked ?? null,
  };
}

async function find(
  deps: Deps,
  key: string,
  query: ListingQuery,
  photo: boolean,
): Promise<{ cards: string; next: string | null; total: number; capped: boolean; asked: Asked | null }> {
  const { page, asked, ...counted } = await prepared(deps, key, query);
  if (!page) return { cards: "[]", next: null, ...(await counted.count), asked };
  const [{ rows }, count] = await Promise.all([
    deps.database.reads.$client.query<Raw>(pageQuery({ ...page, photo })),
    counted.count,
  ]);
  const { cards, more, place, id } = rows[0]!;
  const next = more && place !== null && id !== null ? encodeCursor(page.sort, { rating: place, id }) : null;
  return { cards, next, ...count, asked };
}

/** The first cards of a search without words in its own order, by one statement: nothing is counted. */
export async function firstCards<Card>(
  deps: Pick<Deps, "database" | "now">,
  key: string,
  query: Omit<ListingQuery, "q" | "sort" | "cursor">,
): Promise<(Card & { photo: CardPicture | null })[]> {
  dependsOn(`listings:${key}`);
  const { where, ...page } = askedPage(key, query, todayIST(deps.now()));
  if (where.places?.length === 0) return [];
  const { among, without } = query;
  const { rows } = await deps.database.reads.$client.query<Raw>(
    pageQuery({ ...where, ...page, among, without, photo: true }),
  );
  const cards = JSON.parse(rows[0]!.cards) as (Card & { photo: MediaRow | null })[];
  return cards.map((card) => ({ ...card, photo: card.photo && cardPicture(card.photo) }));
}

/**
 * The ids of a search in their order, `limit` of them at most, and what was left out of its words.
 * @throws 400 for a bad cursor
 */
export async function searchIds(
  deps: Deps,
  key: string,
  query: ListingQuery,
): Promise<{ ids: string[]; leftOut: string[] }> {
  const { page, asked } = await prepared(deps, key, query);
  const { rows } = page
    ? await deps.db.$client.query<{ id: string }>(idsQuery({ ...page, photo: false }))
    : { rows: [] };
  return { ids: rows.map(({ id }) => id), leftOut: asked?.understood.leftOut ?? [] };
}

/** A search whose cards stay the JSON text that PostgreSQL made, for calls that send it on as it is. @throws 400 for a bad cursor */
export function searchListingsJson(deps: Deps, category: string, query: ListingQuery) {
  return find(deps, category, query, false);
}

/**
 * Approved listings by place, city and words; by ranking, stars, newest or price. `Card` is what the category's
 * configuration says. @throws 400 for a bad cursor
 */
export async function searchListings<Card>(
  deps: Deps,
  category: string,
  query: ListingQuery,
): Promise<Found<Card & { photo: CardPicture | null }>> {
  const { cards, asked, ...found } = await find(deps, category, query, true);
  const leftOut = asked?.understood.leftOut ?? [];
  const rows = JSON.parse(cards) as (Card & { photo: MediaRow | null })[];
  return {
    ...found,
    ...(leftOut.length > 0 ? { leftOut } : {}),
    rows: rows.map((row) => ({ ...row, photo: row.photo && cardPicture(row.photo) })),
  };
}
