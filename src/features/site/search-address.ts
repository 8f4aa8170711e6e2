import type { Place } from "../../domain/places/places-search.ts";
import { searchKey } from "../../domain/text.ts";

/** What the home page's search box is asked: the key of a category, a place as typed or chosen, and a city or locality. */
export type BoxQuestion = { what: string; place: string; city: string };

/**
 * The address of the search for what was typed: a known state or district (by any of its names) as such, anything
 * else as a city. What is no category looks for volunteers.
 * @param searches what can be looked for, and where
 * @param find `findPlaces` of domain/places, handed in because the browser loads it late
 */
export function searchAddress(
  { what, place, city }: BoxQuestion,
  searches: readonly { key: string; path: string }[],
  find: (query: string, limit: number) => Place[],
): string {
  // A chosen suggestion carries the name it was found by in brackets: 'Gurugram (Gurgaon), Haryana'.
  const typed = place.replace(/\s*\([^)]*\)/g, "").trim();
  const known = typed ? knownPlace(typed, find) : null;
  const params = new URLSearchParams();
  if (known) params.set("state", known.state);
  if (known?.district) params.set("district", known.district);
  const town = city.trim() || (known ? "" : typed);
  if (town) params.set("city", town);
  const path = searches.find(({ key }) => key === what)?.path ?? "/Volunteers";
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The best match, where what was typed is the beginning of a name and not just some letters inside it. */
function knownPlace(typed: string, find: (query: string, limit: number) => Place[]): Place | null {
  const best = find(typed, 1)[0];
  if (!best) return null;
  const words = (text: string) =>
    searchKey(text)
      .replaceAll("&", "and")
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, "");
  const asked = words(typed);
  const alias = /\(([^)]+)\)/.exec(best.label)?.[1] ?? "";
  return [best.label, `${best.district ?? best.state}${best.state}`, alias].some((name) =>
    words(name).startsWith(asked),
  )
    ? best
    : null;
}
