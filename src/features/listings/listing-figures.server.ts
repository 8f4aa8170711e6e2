/** How often what somebody keeps was seen, by day: for their own page. */
import type { Deps } from "../../platform/deps.server.ts";

/** Days of which the counts are kept; a few more than are shown. */
export const FIGURE_DAYS = 90;

/** Views since a day, over all listings of a person: of the last days as they are counted, of those before as they were added up. */
export async function viewDays(
  { db }: Pick<Deps, "db">,
  ownerId: string,
  since: string,
): Promise<{ day: string; n: number }[]> {
  const { rows } = await db.$client.query<{ day: string; n: number }>(
    `WITH own AS (SELECT id FROM listings WHERE owner_id = $1)
     SELECT day::text AS day, sum(n)::int AS n FROM (
       SELECT d.day, d.views AS n FROM listing_view_days d JOIN own ON own.id = d.listing_id WHERE d.day >= $2::date
       UNION ALL SELECT v.day, count(*) AS n FROM listing_views v JOIN own ON own.id = v.listing_id WHERE v.day >= $2::date GROUP BY v.day) seen
     GROUP BY 1 ORDER BY 1`,
    [ownerId, since],
  );
  return rows;
}
