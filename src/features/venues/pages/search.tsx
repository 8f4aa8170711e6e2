import { LinkButton } from "../../../ui/button.tsx";
import { searchMeta } from "../../listings/listing-seo.ts";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import { ListingSearchPage } from "../../listings/parts/listing-search-page.tsx";
import type { ListingCardData } from "../../listings/listing-page-types.ts";
import { searchPage } from "../../listings/search-page.server.ts";
import type { PriceUnit } from "../venue-category.ts";
import { venuePath, venues } from "../venue-category.ts";
import { VENUE_FILTERS, venueQuery } from "../venue-filters.ts";
import { VENUE_REGISTRATION, VENUE_SEARCH, guestWords, priceWords } from "../venue-words.ts";
import type { Route } from "./+types/search";

/** Numbers of a card come as text. */
type Card = ListingCardData & { kind: string; capacity: string; priceUnit: PriceUnit; price: string };

const WORDS = {
  title: "Venue Booking",
  description: "Marriage gardens, banquet halls, hotel lawns and havelis: compare capacity and price, see photos, and ask.",
  path: VENUE_SEARCH,
  listingPath: venuePath,
};

export function loader(args: Route.LoaderArgs) {
  return searchPage<Card>(args, venues, VENUE_FILTERS.map(({ name }) => name), venueQuery);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return searchMeta(WORDS, loaderData, matches);
}

/** Venues: search by place, guests and price. */
export default function VenueSearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListingSearchPage<Card>
      data={loaderData}
      path={VENUE_SEARCH}
      title={WORDS.title}
      crumb="Venue Booking"
      lead="Gardens, halls, havelis and hotel lawns. Say how many guests you expect and what you want to spend."
      art="venues"
      actions={
        <LinkButton to={VENUE_REGISTRATION} variant="gold">
          Register your venue
        </LinkButton>
      }
      noun={["venue", "venues"]}
      words={{ label: "What do you look for?", placeholder: "Name, parking, pool" }}
      extra={VENUE_FILTERS}
      renderCard={(venue, early) => (
        <ListingCard
          key={venue._id}
          id={venue._id}
          path={venuePath(venue.slug)}
          title={venue.title}
          place={[...new Set([venue.city, venue.district, venue.state].filter(Boolean))].join(", ")}
          photo={venue.photo}
          tag={venue.kind}
          facts={[`Up to ${guestWords(Number(venue.capacity))}`, <b key="price">{priceWords(Number(venue.price), venue.priceUnit)}</b>]}
          rating={venue.averageRating}
          ratingCount={venue.ratingCount}
          action="View venue"
          early={early}
        />
      )}
      otherwise={
        <LinkButton to="/PlannerProfile" variant="line">
          Let a planner find one
        </LinkButton>
      }
    />
  );
}
