import { LinkButton } from "../../../ui/button.tsx";
import type { SearchPageData } from "../../listings/listing-page-types.ts";
import { ListingSearchBody } from "../../listings/parts/listing-search-body.tsx";
import { ARTIST_CATEGORIES, ARTIST_RATINGS, ARTIST_SEARCH } from "../artist-kinds.ts";
import type { ArtistCard as Artist } from "../artist-types.ts";
import { ArtistCard } from "./artist-card.tsx";

const FIELDS = [
  { name: "category", label: "Category", options: ARTIST_CATEGORIES, placeholder: "All categories" },
  { name: "genre", label: "Genre", placeholder: "Sufi, Kathak, EDM" },
  { name: "language", label: "Language", placeholder: "Hindi" },
  { name: "rating", label: "Rating", options: ARTIST_RATINGS, placeholder: "Any rating" },
] as const;

/** The artist search below its head. */
export function ArtistSearchBody({ data }: { data: SearchPageData<Artist> }) {
  return (
    <ListingSearchBody<Artist>
      data={data}
      path={ARTIST_SEARCH}
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
