/** The pages of places to which lists and profiles lead. */
import type { Deps } from "../../platform/deps.server.ts";
import type { Category } from "./category.ts";
import type { SearchLink } from "./search-view.ts";

/**
 * The pages of a category in a place (state and district, '' for none) and its state, then `most` of those around it, the nearest first. The feature
 * above knows; src/app hands it in (`featurePlacePages` of features.server.ts).
 */
export type PlacePages = (
  deps: Deps,
  category: Category,
  place: { state: string; district: string },
  most: number,
) => Promise<SearchLink[]>;

declare module "../../platform/deps.server.ts" {
  interface Deps {
    placePages: PlacePages;
  }
}

/** The page of a category where a listing is, for the way that its page shows above its name; none where there is no such page. */
export async function placeCrumb(
  deps: Deps,
  category: Category,
  { state, district }: { state: string | null; district: string | null },
): Promise<SearchLink[]> {
  if (!state) return [];
  return (await deps.placePages(deps, category, { state, district: district ?? "" }, 0)).slice(0, 1);
}
