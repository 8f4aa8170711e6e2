/** What is true of a category in a place, in figures: prices, ratings, the next Saturdays, what is booked most. */
import { addDays, weekdayIndex } from "../../domain/dates.ts";
import { remembered } from "../../platform/cache/remembered.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { priceFields, type Category } from "../listings/category.ts";
import { named } from "../listings/fields/field.ts";
import { plainName } from "../listings/listing-filter-sql.ts";
import { daysAsked, freeCondition } from "../listings/listing-days-sql.ts";
import type { Place } from "./place-address.server.ts";

const SATURDAY = 6;
const SATURDAYS = 4;
const KINDS = 3;

/** Amounts in paise, of what has the same unit ('' where the category has but one). */
export type PriceRange = { unit: string; listings: number; low: number; middle: number; high: number };
export type PlaceFacts = {
  prices: PriceRange[];
  /** Of all reviews; null where nobody has been reviewed. */
  rating: { mean: number; reviews: number; listings: number } | null;
  /** The kinds that were booked most, or, where nothing was booked yet, of which there are most; the most first. */
  kinds: { kind: string; listings: number; booked: number }[];
  /** Whose calendar was looked after in the last 30 days, and how many of these are free on each of the next Saturdays. */
  told: number;
  saturdays: { day: string; free: number }[];
};

/** The field by which people tell a category's listings apart: what they search by, else its first closed choice. */
export function kindField({ words, fields }: Pick<Category, "words" | "fields">): string | null {
  const [searched] = Object.keys(words?.kinds ?? {});
  return (
    searched ??
    named(fields).find(({ kind, facet }) => facet && (kind === "choice" || kind === "choices"))?.name ??
    null
  );
}

/** The next Saturdays after a day. */
export function nextSaturdays(today: string): string[] {
  const first = addDays(today, ((SATURDAY - weekdayIndex(today) + 6) % 7) + 1);
  return Array.from({ length: SATURDAYS }, (_, at) => addDays(first, 7 * at));
}

type Asked = { category: Category; place: Place; today: string };
type Row = {
  prices: PriceRange[] | null;
  rating: PlaceFacts["rating"];
  kinds: PlaceFacts["kinds"] | null;
  days: Record<string, number>;
};

/** One statement: the listings of the place once, and the bits of their days once. */
async function read({ database }: Deps, { category, place, today }: Asked): Promise<PlaceFacts> {
  const values: unknown[] = [category.key, place.state, place.district];
  const put = (value: unknown) => `$${values.push(value)}`;
  const field = kindField(category);
  const unit = priceFields(category).unit;
  const kinds = field ? `l.attributes->'${plainName(field)}'` : "NULL::jsonb";
  const saturdays = nextSaturdays(today);
  const free = saturdays.map((day, at) => {
    const when = daysAsked({ from: day, until: day, slot: "", only: true }, today);
    return `'d${at}', count(*) FILTER (WHERE ${freeCondition(put, when)})`;
  });
  const text = `WITH here AS MATERIALIZED (
  SELECT l.price, l.rating, l.rating_count, l.booked, ${unit ? `coalesce(l.attributes->>'${plainName(unit.name)}', '')` : "''"} AS unit, ${kinds} AS kind
  FROM listing_places p JOIN listings l ON l.id = p.listing_id
  WHERE p.category = $1 AND p.state = $2 AND p.district = $3 AND p.visible
)
SELECT
  (SELECT json_agg(u ORDER BY u.listings DESC, u.unit) FROM (
    SELECT unit, count(*)::int AS listings, min(price) AS low, percentile_disc(0.5) WITHIN GROUP (ORDER BY price) AS middle, max(price) AS high
    FROM here WHERE price > 0 GROUP BY unit) u) AS prices,
  (SELECT json_build_object('mean', sum(rating * rating_count) / sum(rating_count), 'reviews', sum(rating_count)::int, 'listings', count(*)::int)
    FROM here WHERE rating_count > 0 HAVING count(*) > 0) AS rating,
  (SELECT json_agg(k ORDER BY k.booked DESC, k.listings DESC, k.kind) FROM (
    SELECT kind, count(*)::int AS listings, sum(booked)::int AS booked
    FROM (SELECT booked, jsonb_array_elements_text(CASE jsonb_typeof(kind) WHEN 'array' THEN kind WHEN 'string' THEN jsonb_build_array(kind) ELSE '[]'::jsonb END) AS kind FROM here) h
    WHERE kind <> '' GROUP BY kind ORDER BY 3 DESC, 2 DESC, 1 LIMIT ${KINDS}) k) AS kinds,
  (SELECT json_build_object('told', count(*), ${free.join(", ")}) FROM listing_days d
    WHERE d.category = $1 AND d.state = $2 AND d.district = $3 AND d.told) AS days`;
  const { rows } = await database.reads.$client.query<Row>({ text, values });
  const { prices, rating, kinds: found, days } = rows[0]!;
  return {
    prices: prices ?? [],
    rating,
    kinds: found ?? [],
    told: days.told ?? 0,
    saturdays: saturdays.map((day, at) => ({ day, free: days[`d${at}`] ?? 0 })),
  };
}

const facts = remembered({ forMs: 60_000, most: 500, changedBy: (tag) => tag === "listings", read });

/** Read anew when a listing changes, and after a minute. */
export const placeFacts = (deps: Deps, asked: Asked): Promise<PlaceFacts> =>
  facts(deps, JSON.stringify([asked.category.key, asked.place.state, asked.place.district, asked.today]), asked);
