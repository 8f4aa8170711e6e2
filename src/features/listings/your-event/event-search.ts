import type { ListingFilters } from "../search-address.ts";
import { whenOn } from "../when.ts";
import { placeOf, type EventGlance } from "./event-glance.ts";

/** The search of a category for the event: free on its day, near it, and for its guests where the category asks for them. */
export function filtersFor(
  filters: ListingFilters,
  { date, state, district, city, guests }: EventGlance,
): ListingFilters {
  const asksGuests = "guests" in filters.extra && guests !== null;
  return {
    ...filters,
    ...(state ? { state, districts: district ? [district] : [], city: "" } : city ? { city } : {}),
    ...(date ? { when: whenOn(date, filters.when) } : {}),
    extra: asksGuests ? { ...filters.extra, guests: String(guests) } : filters.extra,
  };
}

/**
 * The same as words of a search over everything: its place, unless it is asked for already.
 * @param before the event that was searched for until now, whose place goes
 */
export function wordsFor(q: string, event: EventGlance, before: EventGlance | null = null): string {
  const [place, gone] = [placeOf(event), before ? placeOf(before) : ""];
  const moved = gone !== "" && gone !== place && q.toLowerCase().endsWith(gone.toLowerCase());
  const asked = moved
    ? q
        .slice(0, -gone.length)
        .replace(/(^|\s)in\s*$/i, "")
        .trim()
    : q;
  return !place || asked.toLowerCase().includes(place.toLowerCase())
    ? asked
    : `${asked} in ${place}`.trim().replace(/^in /, "");
}
