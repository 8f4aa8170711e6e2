/** Where a listing is found, and where a search looks. */
import { LISTS } from "../../domain/limits.ts";
import { canonicalDistrict, canonicalState, districtsOf, states } from "../../domain/places/places.ts";

export type PlaceRow = { state: string; district: string; worksHere: boolean };
export type At = { state: string; district: string };

/**
 * One row for each district and one for each state (district ''), so that a search by state alone reads one
 * index range. A place both lived and worked in is a place of work (DECISIONS 16a).
 */
export function placeRows({
  home,
  works,
}: {
  home: At | null;
  works: { state: string; districts: readonly string[] } | null;
}): PlaceRow[] {
  const rows = new Map<string, PlaceRow>();
  const put = (row: PlaceRow) => {
    const key = `${row.state}\n${row.district}`;
    if (!rows.get(key)?.worksHere) rows.set(key, row);
  };
  for (const district of works && works.districts.length > 0 ? ["", ...works.districts] : [])
    put({ state: works!.state, district, worksHere: true });
  for (const district of home?.state ? ["", home.district] : [])
    put({ state: home!.state, district, worksHere: false });
  return [...rows.values()];
}

/**
 * What a search names, as pairs to look up: aliases are understood ('Gurgaon'), a district without a state means
 * those of that name in every state. null is everywhere; an empty list is nowhere (names that do not exist).
 */
export function searchedPlaces(state: string, districts: readonly string[]): At[] | null {
  const named = districts
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, LISTS.maxPage);
  if (state.trim() === "" && named.length === 0) return null;
  const within = state.trim() === "" ? states() : [canonicalState(state)].filter((found) => found !== null);
  if (named.length === 0) return within.map((found) => ({ state: found, district: "" }));
  const found = within.flatMap((of) => {
    const own = named.map((name) => canonicalDistrict(of, name)).filter((district) => district !== null);
    return [...new Set(own)].map((district) => ({ state: of, district }));
  });
  // All districts of a state are the state, in one index range.
  const [only] = within;
  return only && within.length === 1 && found.length === districtsOf(only).length
    ? [{ state: only, district: "" }]
    : found;
}
