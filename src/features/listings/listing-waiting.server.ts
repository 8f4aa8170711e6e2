/** The listings of a category that wait for an admin: filtered and paged as every other list is (DECISIONS 22). */
import { LISTS } from "../../domain/limits.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { encodeCursor } from "./listing-cursor.ts";
import { photosByKind, type Photos, type ShownPhoto } from "./listing-media.server.ts";
import { askedPage, type Found, type ListingQuery } from "./listing-search.server.ts";
import { countQuery, rowsQuery } from "./listing-search-sql.server.ts";
import { wordPatterns } from "./listing-search-text.ts";
import type { ListingRow } from "./listing-store.server.ts";

export type WaitingListing = { row: ListingRow; photos: Photos };
type Raw = ListingRow & { ratingText: string; photos: ShownPhoto[] };

/** A page of them with their photos, in two statements however many there are. @throws 400 for a bad cursor */
export async function waitingListings(
  { db }: Pick<Deps, "db">,
  key: string,
  query: ListingQuery,
): Promise<Found<WaitingListing>> {
  const asked = askedPage(key, query);
  const { where, after, limit } = asked;
  const sort = asked.sort === "price" || asked.sort === "near" ? "rating" : asked.sort;
  // The index of words has approved ones alone.
  const patterns = [...where.patterns, ...wordPatterns(query.q ?? "")];
  const waiting = { ...where, patterns, status: "pending" as const };
  const [{ rows }, counted] = await Promise.all([
    db.$client.query<Raw>(rowsQuery({ ...waiting, sort, after, limit })),
    db.$client.query<{ total: number }>(countQuery(waiting)),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const total = counted.rows[0]?.total ?? 0;
  return {
    rows: shown.map(({ ratingText: _rating, photos, ...row }) => ({ row, photos: photosByKind(photos) })),
    next: last && rows.length > limit ? encodeCursor(sort, { rating: last.ratingText, id: last.id }) : null,
    total: Math.min(total, LISTS.countStopsAt),
    capped: total > LISTS.countStopsAt,
  };
}
