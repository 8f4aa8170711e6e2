import { displayName } from "../../domain/names.ts";
import type { JsonLd } from "../site/seo.ts";
import type { SearchFilters } from "./search-filters.ts";
import { NO_FILTERS, placeWords, searchHref } from "./search-filters.ts";
import type { VolunteerCard } from "./volunteer-types.ts";

/** What a search result says below the page's title. */
export function searchDescription(filters: SearchFilters, total: number, capped: boolean): string {
  const place = placeWords(filters) || "India";
  const many = capped || total > 1 ? `${capped ? "1,000+" : total} volunteers` : "Volunteers";
  return `${many}${filters.q ? ` for “${filters.q}”` : ""} in ${place} for the gate, the stage and the registration desk. See profiles and ratings, and book for your event.`;
}

/** The canonical address: the place makes another page, the order does not. */
export function canonicalSearch(filters: SearchFilters): string {
  return searchHref({ ...filters, districts: [...filters.districts].sort(), sort: NO_FILTERS.sort });
}

/** The results as schema.org's ItemList, each entry with its own page. */
export function itemListLd(rows: readonly VolunteerCard[], origin: string): JsonLd {
  return {
    "@type": "ItemList",
    numberOfItems: rows.length,
    itemListElement: rows.map((row, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: displayName(row.firstName, row.lastName),
      url: `${origin}/volunteer/${encodeURIComponent(row.userId.username || row.userId._id)}`,
    })),
  };
}
