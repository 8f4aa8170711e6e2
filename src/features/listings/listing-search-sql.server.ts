import type { QueryConfig } from "pg";
import { LISTS } from "../../domain/limits.ts";
import type { Category } from "./category.ts";
import { numberConditions } from "./listing-filter-sql.ts";
import type { AskedNumber } from "./listing-filters.ts";
import { cardJson } from "./listing-card-sql.ts";
import type { Place, Sort } from "./listing-cursor.ts";

/** `places`: pairs of state and district, '' for a whole state; null for everywhere. `patterns`: LIKE patterns that all hold. `minRating`: absent or 0 for any. */
export type Where = { category: Category; places: { state: string; district: string }[] | null; patterns: string[]; minRating?: number; numbers?: readonly AskedNumber[] };
export type PageOf = Where & { sort: Sort; after: Place | null; limit: number; photo: boolean };

/** Collects the values of a query and gives them their numbers. */
function parameters() {
  const values: unknown[] = [];
  return { values, put: (value: unknown) => `$${values.push(value)}` };
}
type Put = (value: unknown) => string;

const order = (sort: Sort, rating: string, id: string) => (sort === "rating" ? `${rating} DESC, ${id} DESC` : `${id} DESC`);

function behind(put: Put, sort: Sort, after: Place | null, rating: string, id: string): string {
  if (!after) return "";
  return sort === "rating" ? ` AND (${rating}, ${id}) < (${put(after.rating)}::real, ${put(after.id)}::uuid)` : ` AND ${id} < ${put(after.id)}::uuid`;
}

const wanted = (put: Put, places: NonNullable<Where["places"]>) =>
  `unnest(${put(places.map(({ state }) => state))}::text[], ${put(places.map(({ district }) => district))}::text[]) AS d(state, district)`;

/** Approved listings by their own columns, for searches by text and for those of everywhere. */
function fromListings(put: Put, { category, places, patterns, minRating = 0, numbers = [] }: Where): string {
  const near = places ? ` AND EXISTS (SELECT 1 FROM listing_places p JOIN ${wanted(put, places)} USING (state, district) WHERE p.listing_id = l.id)` : "";
  const like = patterns.map((pattern) => ` AND l.search_text LIKE ${put(pattern)}`).join("");
  const rated = minRating > 0 ? ` AND l.rating >= ${put(minRating)}::real` : "";
  return `FROM listings l WHERE l.category = ${put(category.key)} AND l.status = 'approved'${near}${like}${rated}${numberConditions(put, numbers)}`;
}

/** Places alone can be read from their own index; words and numbers need the listing. */
const onlyPlaces = ({ places, patterns, numbers = [] }: Where) => places !== null && patterns.length === 0 && numbers.length === 0;

/** For each place the rows of its index that `rest` leaves: a few index ranges, however many listings there are. */
const fromPlaces = (put: Put, { category, places, minRating = 0 }: Where, columns: string, rest: string) =>
  `FROM ${wanted(put, places ?? [])} CROSS JOIN LATERAL (SELECT ${columns} FROM listing_places p
    WHERE p.category = ${put(category.key)} AND p.state = d.state AND p.district = d.district AND p.visible${minRating > 0 ? ` AND p.rating >= ${put(minRating)}::real` : ""}${rest}) x`;

/**
 * The query for a page: one row with the cards as JSON text, whether there are more, and where the page ends.
 * The limit stands in the text, so that a prepared plan knows it; only the usual one is prepared by name.
 */
export function pageQuery(page: PageOf): QueryConfig {
  const { category, sort, after, limit, photo, patterns, numbers = [] } = page;
  const { values, put } = parameters();
  const more = Math.trunc(limit) + 1;
  const byPlace = onlyPlaces(page);
  const found = byPlace
    ? `SELECT DISTINCT x.id, x.rating ${fromPlaces(put, page, "p.listing_id AS id, p.rating", `${behind(put, sort, after, "p.rating", "p.listing_id")} ORDER BY ${order(sort, "p.rating", "p.listing_id")} LIMIT ${more}`)}
  ORDER BY ${order(sort, "x.rating", "x.id")} LIMIT ${more}`
    : `SELECT l.id, l.rating ${fromListings(put, page)}${behind(put, sort, after, "l.rating", "l.id")} ORDER BY ${order(sort, "l.rating", "l.id")} LIMIT ${more}`;
  const text = `WITH found AS MATERIALIZED (${found}), numbered AS (SELECT f.*, row_number() OVER (ORDER BY ${order(sort, "f.rating", "f.id")}) AS n FROM found f)
SELECT coalesce(json_agg(${cardJson(category, photo)} ORDER BY f.n) FILTER (WHERE f.n < ${more}), '[]')::text AS cards,
  coalesce(bool_or(f.n = ${more}), false) AS more,
  max(f.rating::text) FILTER (WHERE f.n = ${more - 1}) AS rating, max(f.id::text) FILTER (WHERE f.n = ${more - 1}) AS id
FROM numbered f JOIN listings l ON l.id = f.id LEFT JOIN media m ON m.listing_id = l.id AND m.kind = 'profile'`;
  const usual = limit === LISTS.page && patterns.length === 0 && numbers.length === 0 && !page.minRating;
  return usual ? { name: `page ${category.key} ${sort} ${byPlace} ${after !== null} ${photo}`, text, values } : { text, values };
}

/** The query that counts, and stops behind the number at which counting stops (DECISIONS 22). */
export function countQuery(where: Where): QueryConfig {
  const { values, put } = parameters();
  const stop = `LIMIT ${LISTS.countStopsAt + 1}`;
  const places = where.places ?? [];
  const rows =
    onlyPlaces(where)
      ? `SELECT ${places.length > 1 ? "DISTINCT " : ""}x.listing_id ${fromPlaces(put, where, "p.listing_id", ` ${stop}`)} ${stop}`
      : `SELECT 1 ${fromListings(put, where)} ${stop}`;
  return { text: `SELECT count(*)::int AS total FROM (${rows}) c`, values };
}
