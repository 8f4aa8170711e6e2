/** The ways from lists, profiles and the home page to the pages of places; none to one that is too thin to exist. */
import { nearDistricts } from "../../domain/places/near-districts.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Category } from "../listings/category.ts";
import type { PlacePages } from "../listings/place-pages.server.ts";
import type { SearchLink } from "../listings/search-view.ts";
import { categories } from "../registry.ts";
import { nameOf, placePath, type Place } from "./place-address.server.ts";
import { placeCounts } from "./place-counts.server.ts";

const linkTo = (category: Category, place: Place): SearchLink => ({
  label: say("{what} in {place}", {
    what: nameOf(category),
    place: placeSaid(place.state, place.district || place.state),
  }),
  to: placePath(place, category),
});

/** The place and its state, then what is around it; of a state its fullest districts, of no place those of India. */
export const placePages: PlacePages = async (deps, category, { state, district }, most) => {
  const counts = await placeCounts(deps);
  const kept = (at: Place) => counts.hasPage(at, category.key);
  const own = [{ state, district }, ...(district ? [{ state, district: "" }] : [])].filter(
    (at) => at.state !== "" && kept(at),
  );
  const around =
    most <= 0
      ? []
      : district
        ? nearDistricts({ state, district }, most, kept)
        : counts.fullest(category.key, state).slice(0, most);
  return [...own, ...around].map((at) => linkTo(category, at));
};

/** The fullest districts of the fullest categories, each category once and each district once. */
export async function homePlaces(deps: Deps): Promise<SearchLink[]> {
  const counts = await placeCounts(deps);
  const taken = new Set<string>();
  return categories.flatMap((category) => {
    const place = counts.fullest(category.key, "").find(({ state, district }) => !taken.has(`${state}/${district}`));
    if (!place) return [];
    taken.add(`${place.state}/${place.district}`);
    return [linkTo(category, place)];
  });
}
