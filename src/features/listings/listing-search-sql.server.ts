import { getTableColumns } from "drizzle-orm";
import type { QueryConfig } from "pg";
import { LISTS } from "../../domain/limits.ts";
import { listings } from "../../platform/database/schema.server.ts";
import { priceFields, type Category } from "./category.ts";
import { numberConditions, plainName } from "./listing-filter-sql.ts";
import type { AskedNumber } from "./listing-filters.ts";
import { cardJson, photoJson } from "./listing-card-sql.ts";
import type { Position, Sort } from "./listing-cursor.ts";
import { freeCondition, TOLD_FIRST, type DaysAsked } from "./listing-days-sql.ts";
import { pickedCondition, type Picked } from "./listing-picked-sql.ts";
import { NEWCOMERS } from "./ranking.ts";
import { proofConditions, type ProofAsked } from "./proof-filter.ts";
import { kmOf, nearestFirst, type NearAsked } from "./listing-near-sql.ts";
import { bestQuery } from "./understanding/word-index.server.ts";
import type { Best } from "./understanding/word-index.server.ts";

/** `places`: pairs of state and district, '' for a whole state; null for everywhere. `patterns`: LIKE patterns that all hold; `city`: of which one does. `minRating`: absent or 0 for any; `status`: absent for approved ones. */
export type Where = {
  category: Category;
  places: { state: string; district: string }[] | null;
  patterns: string[];
  city?: readonly string[];
  minRating?: number;
  numbers?: readonly AskedNumber[];
  proof?: ProofAsked | undefined;
  /** What its price must be for one of. */
  unit?: string | undefined;
  status?: "approved" | "pending";
  /** Only who is free; of approved listings. */
  days?: DaysAsked | undefined;
  /** Only what lies there; of approved listings. */
  near?: NearAsked | undefined;
};
/** `best`: where words or prices decide, which the index of words answers. */
export type PageOf = Where & {
  sort: Sort;
  after: Position | null;
  limit: number;
  photo: boolean;
  best?: Omit<Best, "limit">;
} & Picked;

/** Collects the values of a query and gives them their numbers. */
function parameters() {
  const values: unknown[] = [];
  return { values, put: (value: unknown) => `$${values.push(value)}` };
}
type Put = (value: unknown) => string;

/** What the rows of a table stand by, where no distance and no price decides. */
const orderedBy = (sort: Sort, of: string): string => (sort === "rating" ? `${of}.by_stars` : `${of}.ranking`);

const order = (sort: Sort, rating: string, id: string) =>
  ({
    best: `${rating} DESC, ${id} DESC`,
    rating: `${rating} DESC, ${id} DESC`,
    newest: `${id} DESC`,
    price: `${rating}, ${id} DESC`,
    near: `${rating}, ${id} DESC`,
  })[sort];

function behind(put: Put, sort: Sort, after: Position | null, rating: string, id: string): string {
  if (!after) return "";
  if (sort === "near") {
    const last = put(after.rating);
    return ` AND ${rating} >= ${last}::numeric AND (${rating} > ${last}::numeric OR ${id} < ${put(after.id)}::uuid)`;
  }
  return sort === "best" || sort === "rating"
    ? ` AND (${rating}, ${id}) < (${put(after.rating)}::real, ${put(after.id)}::uuid)`
    : ` AND ${id} < ${put(after.id)}::uuid`;
}

const wanted = (put: Put, places: NonNullable<Where["places"]>) =>
  `unnest(${put(places.map(({ state }) => state))}::text[], ${put(places.map(({ district }) => district))}::text[]) AS at(state, district)`;

/** Listings by their own columns, for searches by text, for those of everywhere and for what is not approved. */
function fromListings(
  put: Put,
  { category, places, patterns, city = [], minRating = 0, numbers = [], proof, unit, status = "approved" }: Where,
): string {
  const near = places
    ? ` AND EXISTS (SELECT 1 FROM listing_places p JOIN ${wanted(put, places)} USING (state, district) WHERE p.listing_id = l.id)`
    : "";
  return `FROM listings l WHERE l.category = '${category.key}' AND l.status = '${status}'${near}${ownConditions(put, { category, patterns, city, minRating, numbers, proof, unit })}`;
}

/** What is asked of a listing's own columns: ' AND … AND …', or ''. */
function ownConditions(
  put: Put,
  {
    category,
    patterns,
    city = [],
    minRating = 0,
    numbers = [],
    proof,
    unit,
  }: Pick<Where, "category" | "patterns" | "city" | "minRating" | "numbers" | "proof" | "unit">,
): string {
  const like = patterns.map((pattern) => ` AND l.search_text LIKE ${put(pattern)}`).join("");
  const town = city.map((pattern) => `l.search_text LIKE ${put(pattern)}`).join(" OR ");
  const inTown = town && ` AND (${town})`;
  const rated = minRating > 0 ? ` AND l.rating >= ${put(minRating)}::real` : "";
  const { unit: unitField } = priceFields(category);
  const priced = unit && unitField ? ` AND l.attributes->>'${plainName(unitField.name)}' = ${put(unit)}` : "";
  return `${like}${inTown}${rated}${numberConditions(put, numbers)}${proofConditions(put, "l", proof)}${priced}`;
}

/** Places alone can be read from their own index; words and numbers need the listing. */
const onlyPlaces = ({ places, patterns, city = [], numbers = [], proof, unit, status = "approved" }: Where) =>
  status === "approved" &&
  places !== null &&
  patterns.length === 0 &&
  city.length === 0 &&
  numbers.length === 0 &&
  proof === undefined &&
  !unit;

/** Place by place `rows` of it, as `x`. One place stands in the query itself: the planner knows how few rows are read then, and keeps the plan. */
function inEach(
  put: Put,
  places: NonNullable<Where["places"]>,
  rows: (state: string, district: string) => string,
): string {
  const [one, another] = places;
  return one && !another
    ? `FROM (${rows(`${put(one.state)}::text`, `${put(one.district)}::text`)}) x`
    : `FROM ${wanted(put, places)} CROSS JOIN LATERAL (${rows("at.state", "at.district")}) x`;
}

/** For each place the rows of its index that `rest` leaves: a few index ranges, however many listings there are. */
const fromPlaces = (put: Put, { category, places, minRating = 0 }: Where, columns: string, rest: string) =>
  inEach(
    put,
    places ?? [],
    (state, district) => `SELECT ${columns} FROM listing_places p
    WHERE p.category = '${category.key}' AND p.state = ${state} AND p.district = ${district} AND p.visible${minRating > 0 ? ` AND p.rating >= ${put(minRating)}::real` : ""}${rest}`,
  );

/** Those of each place, or of everywhere, that are free, from the index of those who keep a calendar or of the others. */
function fromDays(put: Put, where: Where & { days: DaysAsked }, told: boolean, columns: string, rest: string): string {
  const own = ownConditions(put, where);
  const listing = own && ` JOIN listings l ON l.id = d.listing_id`;
  return inEach(
    put,
    where.places ?? [{ state: "", district: "" }],
    (state, district) => `SELECT ${columns} FROM listing_days d${listing}
    WHERE d.category = '${where.category.key}' AND d.state = ${state} AND d.district = ${district} AND ${told ? "" : "NOT "}d.told AND ${freeCondition(put, where.days)}${own}${rest}`,
  );
}

/** What is asked of a row `c` of `listing_cells` besides where it lies: what it is joined with, and the conditions. `d` are its days. */
function ofCells(put: Put, where: Where, told: boolean | null): [joins: string, conditions: string] {
  const { places, days } = where;
  const own = ownConditions(put, where);
  const listing = own && " JOIN listings l ON l.id = c.listing_id";
  const dated = days ? " JOIN listing_days d ON d.listing_id = c.listing_id AND d.state = '' AND d.district = ''" : "";
  const free = days ? ` AND ${freeCondition(put, days)}${told === null ? "" : ` AND ${told ? "" : "NOT "}d.told`}` : "";
  const inPlaces = places
    ? ` AND EXISTS (SELECT 1 FROM listing_places p JOIN ${wanted(put, places)} USING (state, district) WHERE p.listing_id = c.listing_id)`
    : "";
  return [`${dated}${listing}`, `${free}${inPlaces}${own}`];
}

/** What lies in a circle, cell by cell; of a search for a day those who keep a calendar or the others. */
function fromCells(
  put: Put,
  where: Where & { near: NearAsked },
  told: boolean | null,
  columns: string,
  rest: string,
): string {
  const { category, near } = where;
  const [joins, conditions] = ofCells(put, where, told);
  return `FROM unnest(${put(near.cells)}::int[]) AS at(cell) CROSS JOIN LATERAL (SELECT ${columns} FROM listing_cells c${joins}
    WHERE c.category = '${category.key}' AND c.cell = at.cell AND ${kmOf(put, near)} <= ${put(near.km)}::double precision${conditions}${rest}) x`;
}

/**
 * A page by distance. Listings lie in the middles of PIN codes and districts, so that the points of the circle are read in the order of
 * their distance, and of each the best, until there are enough: the planner keeps that order and stops (an incremental sort).
 */
function nearestPage(put: Put, page: PageOf & { near: NearAsked }, more: number): string {
  const { category, near, after } = page;
  const [joins, conditions] = ofCells(put, page, null);
  const by = nearestFirst("p.km", "c.ranking");
  const km = kmOf(put, near);
  const later = after ? `WHERE p.km >= trunc(${put(after.rating)}::numeric)` : "";
  return `SELECT x.id, x.ranking FROM (SELECT latitude, longitude, min(round((${km})::numeric)) AS km FROM place_points c
      WHERE cell_of(latitude, longitude) = ANY(${put(near.cells)}::int[]) AND ${km} <= ${put(near.km)}::double precision GROUP BY 1, 2 ORDER BY 3 OFFSET 0) p
    CROSS JOIN LATERAL (SELECT c.listing_id AS id, ${by} AS ranking FROM listing_cells c${joins}
      WHERE c.category = '${category.key}' AND c.latitude = p.latitude AND c.longitude = p.longitude${conditions}${pickedCondition(put, page, "c.listing_id")}${behind(put, "near", after, by, "c.listing_id")}
      ORDER BY c.ranking DESC, c.listing_id DESC LIMIT ${more}) x
    ${later} ORDER BY p.km, x.ranking, x.id DESC LIMIT ${more}`;
}

/** A page of what lies in a circle in another order; of a search for a day in its own order see `freePage`. */
function nearPage(put: Put, page: PageOf & { near: NearAsked }, more: number): string {
  const { sort, after } = page;
  const by = orderedBy(sort, "c");
  const found = fromCells(
    put,
    page,
    null,
    `c.listing_id AS id, ${by} AS ranking`,
    `${pickedCondition(put, page, "c.listing_id")}${behind(put, sort, after, by, "c.listing_id")} ORDER BY ${order(sort, by, "c.listing_id")} LIMIT ${more}`,
  );
  return `SELECT x.id, x.ranking ${found} ORDER BY ${order(sort, "x.ranking", "x.id")} LIMIT ${more}`;
}

/** Both kinds, or only those who keep a calendar, or the others: each is read in its order until there are enough. */
const kinds = ({ only, unsaid }: DaysAsked) => (only ? [true] : unsaid ? [false] : [true, false]);

/**
 * A page of who is free: of the best those who keep a calendar first, `ranking` then says so (TOLD_FIRST), and of the
 * others only as many are looked for as places are left.
 */
function freePage(put: Put, page: PageOf & { days: DaysAsked }, more: number): string {
  const { sort, after, days, near, places } = page;
  const at = near ? "c" : "d";
  const last = after && sort === "best" ? Number(after.rating) : null;
  const part = (told: boolean): string => {
    const first = told ? TOLD_FIRST : 0;
    const within = last === null || (told ? last >= TOLD_FIRST : last < TOLD_FIRST);
    const position = after && last !== null ? { ...after, rating: String(Number((last - first).toFixed(4))) } : after;
    const key = within ? behind(put, sort, position, `${at}.ranking`, `${at}.listing_id`) : "";
    const columns = `${at}.listing_id AS id, ${sort === "best" ? `${first} + ${at}.ranking::numeric` : `${at}.ranking::numeric`} AS ranking`;
    const rest = `${pickedCondition(put, page, `${at}.listing_id`)}${key} ORDER BY ${order(sort, `${at}.ranking`, `${at}.listing_id`)} LIMIT ${more}`;
    const found = near
      ? fromCells(put, { ...page, near }, told, columns, rest)
      : fromDays(put, page, told, columns, rest);
    // Of several districts one may be in two.
    return `SELECT ${places && places.length > 1 && !near ? "DISTINCT " : ""}x.id, x.ranking ${found}`;
  };
  // The page before may have ended among the others.
  const left = kinds(days).filter((told) => !(told && last !== null && last < TOLD_FIRST));
  const sorted = (of: string) => `ORDER BY ${order(sort, `${of}.ranking`, `${of}.id`)} LIMIT`;
  if (left.length === 0) return "SELECT l.id, l.ranking FROM listings l WHERE false";
  if (sort === "best" && left.length === 2)
    return `WITH told AS MATERIALIZED (${part(true)} ${sorted("x")} ${more})
  SELECT t.id, t.ranking FROM told t UNION ALL (${part(false)} ${sorted("x")} (SELECT ${more} - count(*) FROM told))`;
  return `SELECT f.id, f.ranking FROM (${left.map(part).join(" UNION ALL ")}) f ${sorted("f")} ${more}`;
}

/**
 * A page by the stars alone of who is free, whoever keeps a calendar: read in the order of the stars, and each row's days
 * looked up. The days' own indexes are by ranking: another pair would be as large again, and written with every hold.
 */
function starredFreePage(put: Put, page: PageOf & { days: DaysAsked }, more: number): string {
  const { category, places, after, days } = page;
  const own = ownConditions(put, page);
  const free = (of: string) => ` AND ${freeCondition(put, days)}${own}${pickedCondition(put, page, of)}`;
  if (!places)
    return `SELECT l.id, l.by_stars AS ranking FROM listings l JOIN listing_days d ON d.listing_id = l.id AND d.state = '' AND d.district = ''
    WHERE l.category = '${category.key}' AND l.status = 'approved'${free("l.id")}${behind(put, "rating", after, "l.by_stars", "l.id")} ORDER BY ${order("rating", "l.by_stars", "l.id")} LIMIT ${more}`;
  const found = inEach(
    put,
    places,
    (state, district) => `SELECT p.listing_id AS id, p.by_stars AS ranking FROM listing_places p
    JOIN listing_days d ON d.listing_id = p.listing_id AND d.state = p.state AND d.district = p.district${own && " JOIN listings l ON l.id = p.listing_id"}
    WHERE p.category = '${category.key}' AND p.state = ${state} AND p.district = ${district} AND p.visible${free("p.listing_id")}${behind(put, "rating", after, "p.by_stars", "p.listing_id")} ORDER BY ${order("rating", "p.by_stars", "p.listing_id")} LIMIT ${more}`,
  );
  return `SELECT DISTINCT x.id, x.ranking ${found} ORDER BY ${order("rating", "x.ranking", "x.id")} LIMIT ${more}`;
}

/** `SELECT id, ranking …`: the first of a search, in their order. */
function foundQuery(put: Put, page: PageOf, more: number): string {
  const { sort, after, best, days, near } = page;
  if (best) return `SELECT b.id, b.place AS ranking FROM (${bestQuery(put, { ...best, limit: more })}) b`;
  if (near && sort === "near") return nearestPage(put, { ...page, near }, more);
  if (near && (!days || sort === "rating")) return nearPage(put, { ...page, near }, more);
  if (days)
    return sort === "rating" ? starredFreePage(put, { ...page, days }, more) : freePage(put, { ...page, days }, more);
  const [inPlace, inAll] = [orderedBy(sort, "p"), orderedBy(sort, "l")];
  return onlyPlaces(page)
    ? `SELECT DISTINCT x.id, x.ranking ${fromPlaces(put, page, `p.listing_id AS id, ${inPlace} AS ranking`, `${pickedCondition(put, page, "p.listing_id")}${behind(put, sort, after, inPlace, "p.listing_id")} ORDER BY ${order(sort, inPlace, "p.listing_id")} LIMIT ${more}`)}
  ORDER BY ${order(sort, "x.ranking", "x.id")} LIMIT ${more}`
    : `SELECT l.id, ${inAll} AS ranking ${fromListings(put, page)}${pickedCondition(put, page, "l.id")}${behind(put, sort, after, inAll, "l.id")} ORDER BY ${order(sort, inAll, "l.id")} LIMIT ${more}`;
}

/** The query for the ids alone, in their order: no more than `limit`. */
export function idsQuery(page: PageOf): QueryConfig {
  const { values, put } = parameters();
  const found = foundQuery(put, page, Math.trunc(page.limit));
  return {
    text: `SELECT f.id FROM (${found}) f ORDER BY ${order(page.sort, "f.ranking", "f.id")}`,
    values,
  };
}

/** How many a page has in which places are left for the new ones. */
const PLACES_LEFT: ReadonlySet<number> = new Set(
  Array.from({ length: Math.floor(LISTS.page / NEWCOMERS.oneIn) + 1 }, (_, left) => LISTS.page - left),
);

/** What the text of a page of who is free depends on besides. */
const freeShape = ({ slot, only, unsaid, from, until }: DaysAsked, after: Position | null): string =>
  `free ${slot || (from === until ? "" : "days")} ${only ? 1 : unsaid ? 2 : 0}${Number(after !== null && Number(after.rating) >= TOLD_FIRST)}`;

/**
 * The query for a page: one row with the cards as JSON text, whether there are more, and where the page ends.
 * The limit stands in the text, so that a prepared plan knows it; only the usual one is prepared by name.
 */
export function pageQuery(page: PageOf): QueryConfig {
  const { category, sort, after, limit, photo, patterns, city = [], numbers = [], best, days, near } = page;
  const { values, put } = parameters();
  const more = Math.trunc(limit) + 1;
  const byPlace = !best && onlyPlaces(page);
  const found = foundQuery(put, page, more);
  const text = `WITH found AS MATERIALIZED (${found}), numbered AS (SELECT f.*, row_number() OVER (ORDER BY ${order(sort, "f.ranking", "f.id")}) AS n FROM found f)
SELECT coalesce(json_agg(${cardJson(category, photo)} ORDER BY f.n) FILTER (WHERE f.n < ${more}), '[]')::text AS cards,
  coalesce(bool_or(f.n = ${more}), false) AS more,
  max(f.ranking::text) FILTER (WHERE f.n = ${more - 1}) AS place, max(f.id::text) FILTER (WHERE f.n = ${more - 1}) AS id
FROM numbered f JOIN listings l ON l.id = f.id LEFT JOIN media m ON m.listing_id = l.id AND m.kind = 'profile'`;
  const usual =
    !best &&
    !near &&
    (page.without ? PLACES_LEFT.has(limit) : limit === LISTS.page) &&
    !page.among &&
    patterns.length === 0 &&
    city.length === 0 &&
    numbers.length === 0 &&
    page.proof === undefined &&
    !page.unit &&
    !page.minRating;
  return usual
    ? {
        name: `page ${category.key} ${sort} ${days ? `${freeShape(days, after)}${sort === "rating" ? ` ${Number(page.places !== null)}` : ""}` : Number(byPlace)} ${Number(after !== null)}${Number(photo)}${page.places?.length === 1 ? " one" : ""}${page.without ? ` ${limit}` : ""}`,
        text,
        values,
      }
    : { text, values };
}

const ROW = Object.entries(getTableColumns(listings))
  .map(([name, column]) => `l."${column.name}" AS "${name}"`)
  .join(", ");

/** The query for a page of whole rows with all of their photos, and one row more where there are more. */
export function rowsQuery(page: Omit<PageOf, "photo">): QueryConfig {
  const { sort, after, limit } = page;
  const { values, put } = parameters();
  const text = `SELECT ${ROW}, l.rating::text AS "ratingText", (SELECT coalesce(json_agg(${photoJson("g")} ORDER BY g.position, g.id), '[]') FROM media g WHERE g.listing_id = l.id) AS photos
${fromListings(put, page)}${behind(put, sort, after, "l.rating", "l.id")} ORDER BY ${order(sort, "l.rating", "l.id")} LIMIT ${Math.trunc(limit) + 1}`;
  return { text, values };
}

/** The query that counts, and stops behind the number at which counting stops (DECISIONS 22). */
export function countQuery(where: Where): QueryConfig {
  const { values, put } = parameters();
  const stop = `LIMIT ${LISTS.countStopsAt + 1}`;
  const places = where.places ?? [];
  const { days, near } = where;
  const rows = near
    ? `SELECT 1 ${fromCells(put, { ...where, near }, null, "1", ` ${stop}`)} ${stop}`
    : days
      ? `SELECT ${places.length > 1 ? "DISTINCT " : ""}f.id FROM (${kinds(days)
          .map((told) => `SELECT x.id ${fromDays(put, { ...where, days }, told, "d.listing_id AS id", ` ${stop}`)}`)
          .join(" UNION ALL ")}) f ${stop}`
      : onlyPlaces(where)
        ? `SELECT ${places.length > 1 ? "DISTINCT " : ""}x.listing_id ${fromPlaces(put, where, "p.listing_id", ` ${stop}`)} ${stop}`
        : `SELECT 1 ${fromListings(put, where)} ${stop}`;
  return { text: `SELECT count(*)::int AS total FROM (${rows}) c`, values };
}
