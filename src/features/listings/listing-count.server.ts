import { LISTS } from "../../domain/limits.ts";
import { remembered } from "../../platform/cache/remembered.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { countQuery } from "./listing-search-sql.server.ts";
import type { Where } from "./listing-search-sql.server.ts";

export type Count = { total: number; capped: boolean };

const counted = remembered({
  forMs: 30_000,
  most: 500,
  changedBy: (tag) => tag === "listings",
  async read({ db }, where: Where): Promise<Count> {
    const { rows } = await db.$client.query<{ total: number }>(countQuery(where));
    const total = rows[0]?.total ?? 0;
    return { total: Math.min(total, LISTS.countStopsAt), capped: total > LISTS.countStopsAt };
  },
});

/** How many a search finds, at most 1,000 (DECISIONS 22); a count is kept until a listing changes. */
export function countOf(deps: Deps, where: Where): Promise<Count> {
  const { category, places, patterns, city, minRating, numbers, proof, days, near } = where;
  return counted(
    deps,
    JSON.stringify([category.key, places, patterns, city, minRating, numbers, proof, days, near]),
    where,
  );
}
