import type { MetaDescriptor } from "react-router";
import { pageTitle } from "../../domain/brand.ts";
import { truncate } from "../../domain/text.ts";
import { breadcrumbsLd, originOf, seo } from "../site/seo.ts";
import type { JsonLd } from "../site/seo.ts";
import { isNarrowed, listingSearchHref, placeOfSearch } from "./search-address.ts";
import type { DetailPageData } from "./listing-page-types.ts";
import type { ListingCardData, SearchPageData } from "./listing-page-types.ts";

type Matches = Parameters<typeof originOf>[0];
export type SearchWords = { title: string; description: string; path: string; listingPath(slug: string): string };

/** What a category's search page says of itself. */
export function searchMeta({ title, description, path, listingPath }: SearchWords, data: SearchPageData<ListingCardData> | undefined, matches: Matches): MetaDescriptor[] {
  if (!data) return [{ title: pageTitle(title) }];
  const { filters, rows, later } = data;
  const origin = originOf(matches);
  const place = placeOfSearch(filters);
  const list: JsonLd = { "@type": "ItemList", numberOfItems: rows.length, itemListElement: rows.map((row, at) => ({ "@type": "ListItem", position: at + 1, name: row.title, url: origin + listingPath(row.slug) })) };
  return seo(
    {
      title: pageTitle(place ? `${title} in ${place}` : title),
      description: truncate(place ? `${description} In ${place}.` : description, 160),
      path: listingSearchHref(path, { ...filters, sort: "rating" }),
      noindex: later || (rows.length === 0 && isNarrowed(filters)),
      jsonLd: rows.length > 0 ? [list, breadcrumbsLd([[title, path]], origin)] : undefined,
    },
    origin,
  );
}

/** What a listing's page says of itself. `thing` is its kind in schema.org, with what is known of it. */
export function listingMeta({ listing, ratings, later }: Pick<DetailPageData<unknown>, "listing" | "ratings" | "later">, { title, description, path, search, thing }: { title: string; description: string; path: string; search: readonly [name: string, path: string]; thing: JsonLd }, matches: Matches): MetaDescriptor[] {
  const origin = originOf(matches);
  const rating = ratings.ratingCount > 0 ? { aggregateRating: { "@type": "AggregateRating", ratingValue: ratings.averageRating, ratingCount: ratings.ratingCount, bestRating: 5, worstRating: 1 } } : {};
  return seo(
    {
      title: pageTitle(title),
      description: truncate(description.replace(/\s+/g, " "), 160),
      path,
      image: listing.photo,
      noindex: later || listing.status !== "approved",
      jsonLd: [{ ...thing, name: listing.title, url: origin + path, ...rating }, breadcrumbsLd([search, [listing.title, path]], origin)],
    },
    origin,
  );
}
