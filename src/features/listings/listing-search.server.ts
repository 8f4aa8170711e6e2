import { badInput } from "../../domain/errors.ts";
import type { ImageInfo } from "../../domain/images.ts";
import { LISTS } from "../../domain/limits.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { categoryOf } from "../registry.ts";
import { countOf } from "./listing-count.server.ts";
import { decodeCursor, encodeCursor } from "./listing-cursor.ts";
import type { Sort } from "./listing-cursor.ts";
import { askedNumbers } from "./listing-filters.ts";
import { imageInfo } from "./listing-media.server.ts";
import type { MediaRow } from "./listing-media.server.ts";
import { searchedPlaces } from "./listing-places.ts";
import { pageQuery } from "./listing-search-sql.server.ts";
import { facetPatterns, searchPatterns } from "./listing-search-text.ts";
import type { Facets } from "./listing-search-text.ts";

export type { Sort } from "./listing-cursor.ts";

/** `state` and `districts` in any spelling; `city` a part of the city's name; `q` words found anywhere; `facets` and `numbers` as the category names them. */
export type ListingQuery = { state?: string; districts?: readonly string[]; city?: string; q?: string; facets?: Facets; numbers?: Readonly<Record<string, string | undefined>>; minRating?: number; sort?: Sort; limit?: number; cursor?: string };
/** `total` stops at 1,000: `capped` then says that there are more. `next` is the cursor of the next page. */
export type Found<Row> = { rows: Row[]; next: string | null; total: number; capped: boolean };

type Raw = { cards: string; more: boolean; rating: string | null; id: string | null };

async function find(deps: Deps, key: string, query: ListingQuery, photo: boolean): Promise<{ cards: string; next: string | null; total: number; capped: boolean }> {
  const { state = "", districts = [], sort = "rating", limit = LISTS.page } = query;
  dependsOn(`listings:${key}`);
  const after = query.cursor ? decodeCursor(sort, query.cursor) : null;
  if (query.cursor && !after) throw badInput("This page of the list is not known.", { cursor: "This page of the list is not known." });
  const category = categoryOf(key);
  const patterns = [...facetPatterns(query.facets ?? {}, category.facets ?? {}), ...searchPatterns(query)];
  const where = { category, places: searchedPlaces(state, districts), patterns, minRating: query.minRating ?? 0, numbers: askedNumbers(category, query.numbers ?? {}) };
  if (where.places?.length === 0) return { cards: "[]", next: null, total: 0, capped: false };
  const [{ rows }, count] = await Promise.all([
    deps.database.reads.$client.query<Raw>(pageQuery({ ...where, sort, after, limit, photo })),
    countOf(deps, where),
  ]);
  const { cards, more, rating, id } = rows[0]!;
  return { cards, next: more && rating !== null && id !== null ? encodeCursor(sort, { rating, id }) : null, ...count };
}

/** A search whose cards stay the JSON text that PostgreSQL made, for calls that send it on as it is. @throws 400 for a bad cursor */
export function searchListingsJson(deps: Deps, category: string, query: ListingQuery) {
  return find(deps, category, query, false);
}

/**
 * Approved listings by place, city and words; by rating then newest, or newest. `Card` is what the category's
 * configuration says. @throws 400 for a bad cursor
 */
export async function searchListings<Card>(deps: Deps, category: string, query: ListingQuery): Promise<Found<Card & { photo: ImageInfo | null }>> {
  const { cards, ...found } = await find(deps, category, query, true);
  const rows = JSON.parse(cards) as (Card & { photo: MediaRow | null })[];
  return { ...found, rows: rows.map((row) => ({ ...row, photo: row.photo && imageInfo(row.photo, "") })) };
}
