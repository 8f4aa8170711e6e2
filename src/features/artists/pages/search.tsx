import { pageTitle } from "../../../domain/brand.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { ListingSearchPage } from "../../listings/parts/listing-search-page.tsx";
import { listingSearchHref, placeOfSearch } from "../../listings/search-address.ts";
import { searchPage } from "../../listings/search-page.server.ts";
import { breadcrumbsLd, originOf, seo } from "../../site/seo.ts";
import { artists } from "../artist-category.ts";
import { ARTIST_CATEGORIES } from "../artist-model.ts";
import type { ArtistCard as Artist } from "../artist-types.ts";
import { ArtistCard } from "../parts/artist-card.tsx";
import { nameOf, pathOf } from "../parts/artist-words.ts";
import type { Route } from "./+types/search";

const PATH = "/ArtistBooking";
const EXTRA = ["category", "genre", "language", "rating"] as const;
const RATINGS = [{ value: "4.5", label: "4.5 and more" }, { value: "4", label: "4 and more" }, { value: "3", label: "3 and more" }];
const FIELDS = [
  { name: "category", label: "Category", options: ARTIST_CATEGORIES, placeholder: "All categories" },
  { name: "genre", label: "Genre", placeholder: "Sufi, Kathak, EDM" },
  { name: "language", label: "Language", placeholder: "Hindi" },
  { name: "rating", label: "Rating", options: RATINGS, placeholder: "Any rating" },
] as const;

export function loader(args: Route.LoaderArgs) {
  return searchPage<Artist>(args, artists, EXTRA, ({ rating, ...facets }) => ({ facets, minRating: RATINGS.some(({ value }) => value === rating) ? Number(rating) : 0 }));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle("Artists") }];
  const { filters, rows, later } = loaderData;
  const origin = originOf(matches);
  const place = placeOfSearch(filters);
  const what = filters.extra.category || "Artists";
  return seo(
    {
      title: pageTitle(place ? `${what} in ${place}` : what),
      description: `${what} for weddings, festivals and company events${place ? ` in ${place}` : " all over India"}: see photos, videos and reviews, and ask for a date.`,
      path: listingSearchHref(PATH, { ...filters, sort: "rating" }),
      noindex: later || rows.length === 0,
      jsonLd:
        rows.length > 0
          ? [
              { "@type": "ItemList", numberOfItems: rows.length, itemListElement: rows.map((row, at) => ({ "@type": "ListItem", position: at + 1, name: nameOf(row), url: origin + pathOf(row) })) },
              breadcrumbsLd([["Artists", PATH]], origin),
            ]
          : undefined,
    },
    origin,
  );
}

/** Artist search: the address holds the whole search. */
export default function ArtistSearch({ loaderData }: Route.ComponentProps) {
  return (
    <ListingSearchPage<Artist>
      data={loaderData}
      path={PATH}
      title="Artists"
      crumb="Artists"
      lead="Singers, dancers, anchors, DJs and whole bands. Look, listen, and ask for your date."
      art="artists"
      actions={
        <LinkButton to="/BasicDetail" variant="gold">
          Artist Registration
        </LinkButton>
      }
      noun={["artist", "artists"]}
      words={{ label: "Name or words", placeholder: "Name, art, occasion" }}
      extra={FIELDS}
      renderCard={(artist, early) => <ArtistCard key={artist._id} artist={artist} early={early} />}
      otherwise={
        <LinkButton to="/ContactUs" variant="line">
          Tell us what you need
        </LinkButton>
      }
    />
  );
}
