/** What lies within so many kilometres, as SQL over `listing_cells` (migration 0056, docs/adr/0042). */
import type { Point } from "../../domain/places/centres.ts";

/** A circle, the cells that it touches, and of which categories it may be. */
export type NearAsked = Point & { km: number; cells: readonly number[]; categories: readonly string[] };

/** How far it is, of the row `c` of `listing_cells`. */
export const kmOf = (put: (value: unknown) => string, { latitude, longitude }: Point): string =>
  `km_between(c.latitude, c.longitude, ${put(latitude)}::double precision, ${put(longitude)}::double precision)`;

/** Within the circle: its cells first, which an index knows for each category. */
export const nearCondition = (put: (value: unknown) => string, near: NearAsked): string =>
  `c.category = ANY(${put(near.categories)}::text[]) AND c.cell = ANY(${put(near.cells)}::int[]) AND ${kmOf(put, near)} <= ${put(near.km)}::double precision`;

/** What a list by distance is in the order of: whole kilometres, and of as many the best first. `ranking` is SQL. */
export const nearestFirst = (km: string, ranking: string): string =>
  `(round((${km})::numeric) + round((9.9 - ${ranking}::numeric) / 10, 5))`;
