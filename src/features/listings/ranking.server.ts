/** The means by which listings are ranked, and keeping them up to date (migration 0009). */
import type { Db } from "../../platform/database/database.server.ts";
import { RANKING } from "./ranking.ts";

/** The mean of each category that has ratings. */
export async function rankedMeans(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.$client.query<{ category: string; mean: number }>(
    "SELECT category, mean FROM category_ratings",
  );
  return new Map(rows.map(({ category, mean }) => [category, mean]));
}

/** Rows that are written anew at a time, so that nobody waits long for one. */
const AT_ONCE = 500;

/** Takes the means anew where they have moved, and ranks the listings of such categories again. @returns their keys */
export async function rankAnew(db: Db): Promise<string[]> {
  const { rows } = await db.$client.query<{ category: string }>(
    `INSERT INTO category_ratings AS known (category, mean)
     SELECT category, sum(rating_sum)::real / sum(rating_count) FROM listings WHERE rating_count > 0 GROUP BY 1
     ON CONFLICT (category) DO UPDATE SET mean = excluded.mean WHERE abs(known.mean - excluded.mean) >= $1::real
     RETURNING category`,
    [RANKING.meanMoves],
  );
  for (const { category } of rows) {
    let after: string | null = "00000000-0000-0000-0000-000000000000";
    while (after) {
      const done: { rows: { last: string | null }[] } = await db.$client.query<{ last: string | null }>(
        `WITH next AS (SELECT id FROM listings WHERE category = $1 AND id > $2::uuid ORDER BY id LIMIT ${AT_ONCE}),
         ranked AS (UPDATE listings l SET ranking = 0 FROM next WHERE l.id = next.id RETURNING l.id)
         SELECT (SELECT max(id::text) FROM next) AS last, count(*) FROM ranked`,
        [category, after],
      );
      after = done.rows[0]?.last ?? null;
    }
  }
  return rows.map(({ category }) => category);
}
