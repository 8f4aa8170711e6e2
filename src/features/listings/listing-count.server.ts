import { LISTS } from "../../domain/limits.ts";
import { onChange } from "../../platform/cache/changes.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { countQuery } from "./listing-search-sql.server.ts";
import type { Where } from "./listing-search-sql.server.ts";

export type Count = { total: number; capped: boolean };

/** A change of a listing that any process makes lets go of all at once; this is for the case that nobody heard of it. */
const KEPT_MS = 30_000;
/** Different searches remembered at a time. */
const MOST = 500;

let counts = new WeakMap<Deps["database"], Map<string, { at: number; count: Promise<Count> }>>();
onChange((tags) => {
  if (tags === null || tags.includes("listings")) counts = new WeakMap();
});

/** How many a search finds, at most 1,000 (DECISIONS 22); a count is kept until a listing changes. */
export function countOf(deps: Deps, where: Where): Promise<Count> {
  let known = counts.get(deps.database);
  if (!known) counts.set(deps.database, (known = new Map()));
  const key = JSON.stringify([where.category.key, where.places, where.patterns, where.minRating, where.numbers]);
  const kept = known.get(key);
  if (kept && Date.now() - kept.at < KEPT_MS) return kept.count;
  if (known.size >= MOST) known.clear();
  const count = deps.db.$client.query<{ total: number }>(countQuery(where)).then(({ rows }) => {
    const total = rows[0]?.total ?? 0;
    return { total: Math.min(total, LISTS.countStopsAt), capped: total > LISTS.countStopsAt };
  });
  known.set(key, { at: Date.now(), count });
  // A failure is told to those who wait for it and not kept.
  count.catch(() => known.delete(key));
  return count;
}
