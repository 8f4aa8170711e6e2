import { announceListing } from "../../platform/cache/changes.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";

/**
 * Brings a listing's rating in line with its visible reviews; call it in the transaction that changed them.
 * The average is kept with two decimals, on the listing and beside its places, by which the search sorts.
 */
export async function applyRating(tx: Tx, listingId: string): Promise<{ averageRating: number; ratingCount: number }> {
  // A statement of its own: the next one then sees what whoever held the lock before us has committed.
  // NO KEY: a review's foreign key holds a lock on this row too, and two such must not wait for each other.
  await tx.$client.query("SELECT 1 FROM listings WHERE id = $1 FOR NO KEY UPDATE", [listingId]);
  const { rows } = await tx.$client.query<{ rating: number; rating_count: number; category: string }>(
    `UPDATE listings l SET rating_sum = r.total, rating_count = r.number, rating = r.average, booked_stars = r.booked_stars, booked_reviews = r.booked_reviews
     FROM (SELECT coalesce(sum(stars), 0)::int AS total, count(*)::int AS number, coalesce(round(avg(stars), 2), 0)::real AS average,
             coalesce(sum(stars) FILTER (WHERE booked), 0)::int AS booked_stars, count(*) FILTER (WHERE booked)::int AS booked_reviews
           FROM reviews WHERE listing_id = $1 AND hidden_at IS NULL) r
     WHERE l.id = $1 RETURNING l.rating, l.rating_count, l.category`,
    [listingId],
  );
  const now = rows[0];
  await tx.$client.query("UPDATE listing_places SET rating = $2 WHERE listing_id = $1 AND rating <> $2", [
    listingId,
    now?.rating ?? 0,
  ]);
  if (now) await announceListing(tx, { id: listingId, category: now.category });
  return { averageRating: now?.rating ?? 0, ratingCount: now?.rating_count ?? 0 };
}
