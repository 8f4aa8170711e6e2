import type { Deps } from "../../platform/deps.server.ts";
import { searchListings } from "../listings/listing-search.server.ts";
import { planners } from "./planner-category.ts";

/** The slug of the planner who stands first in the list, for the bare path; null where none is listed. */
export async function firstPlanner(deps: Deps): Promise<string | null> {
  const { rows } = await searchListings<{ slug: string }>(deps, planners.key, { limit: 1 });
  return rows[0]?.slug ?? null;
}
