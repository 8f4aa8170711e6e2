import type { ListingFilters } from "../search-address.ts";
import { whenOn } from "../when.ts";
import type { YourEvent } from "./your-event.ts";

/** The search of a category for the event: free on its day, near it, and for its guests where the category asks for them. */
export function filtersFor(
  filters: ListingFilters,
  { date, state, district, city, guests }: YourEvent,
): ListingFilters {
  const asksGuests = "guests" in filters.extra && guests !== null;
  return {
    ...filters,
    ...(state ? { state, districts: district ? [district] : [], city: "" } : city ? { city } : {}),
    ...(date ? { when: whenOn(date, filters.when) } : {}),
    extra: asksGuests ? { ...filters.extra, guests: String(guests) } : filters.extra,
  };
}

/** The same as words of a search over everything: its place, unless it is asked for already. */
export function wordsFor(q: string, { state, district, city }: YourEvent): string {
  const place = district || city || state;
  return !place || q.toLowerCase().includes(place.toLowerCase()) ? q : `${q} in ${place}`.trim().replace(/^in /, "");
}
