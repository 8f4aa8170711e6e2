import { pageTitle } from "../../../domain/brand.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { ListingHead } from "../../listings/parts/listing-head.tsx";
import { listingSearchHref, placeOfSearch } from "../../listings/search-address.ts";
import { searchPage } from "../../listings/search-page.server.ts";
import { breadcrumbsLd, originOf, seo } from "../../site/seo.ts";
import { artists } from "../artist-category.ts";
import { ARTIST_RATINGS, ARTIST_SEARCH as PATH } from "../artist-kinds.ts";
import type { ArtistCard as Artist } from "../artist-types.ts";
import { nameOf, pathOf } from "../parts/artist-words.ts";
import type { Route } from "./+types/search";

const EXTRA = ["category", "genre", "language", "rating"] as const;

const body = () => import("../parts/artist-search-body.tsx");
const here = import.meta.env.SSR ? await body() : null;
const ArtistSearchBody = later(here?.ArtistSearchBody, async () => (await body()).ArtistSearchBody);

export function loader(args: Route.LoaderArgs) {
  return searchPage<Artist>(args, artists, EXTRA, ({ rating, ...facets }) => ({ facets, minRating: ARTIST_RATINGS.some(({ value }) => value === rating) ? Number(rating) : 0 }));
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
    <>
      <ListingHead crumbs={[{ label: "Artists" }]} title="Artists" lead="Singers, dancers, anchors, DJs and whole bands. Look, listen, and ask for your date." art="artists">
        <LinkButton to="/BasicDetail" variant="gold">
          Artist Registration
        </LinkButton>
      </ListingHead>
      <ArtistSearchBody data={loaderData} />
    </>
  );
}
