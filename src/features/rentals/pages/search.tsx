import { LinkButton } from "../../../ui/button.tsx";
import { searchMeta } from "../../listings/listing-seo.ts";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import { ListingSearchPage } from "../../listings/parts/listing-search-page.tsx";
import type { ListingCardData } from "../../listings/listing-page-types.ts";
import { searchPage } from "../../listings/search-page.server.ts";
import { RENTAL_CATEGORIES, rentalPath, rentals } from "../rental-category.ts";
import { RENTAL_SEARCH } from "../rental-words.ts";
import type { Route } from "./+types/search";

type Card = ListingCardData & { itemCategory: string; brand: string; rental: string; cities: string[] };

const WORDS = {
  title: "Event Equipment Rental",
  description: "Rent projectors, sound, light, stages, chairs and generators for your event, with people who set them up.",
  path: RENTAL_SEARCH,
  listingPath: rentalPath,
};

export function loader(args: Route.LoaderArgs) {
  return searchPage<Card>(args, rentals, ["itemCategory"]);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return searchMeta(WORDS, loaderData, matches);
}

/** Equipment for rent: search and list (spec 001 section 2, Rentals). */
export default function RentalSearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListingSearchPage<Card>
      data={loaderData}
      path={RENTAL_SEARCH}
      title={WORDS.title}
      crumb="Equipment rental"
      lead="Sound, light, stage, power and screens, brought to your ground and set up by people who do nothing else."
      art="equipment"
      actions={
        <LinkButton to="/EventRentalForm" variant="gold">
          Registration
        </LinkButton>
      }
      noun={["item", "items"]}
      words={{ label: "What do you need?", placeholder: "Projector, generator" }}
      extra={[{ name: "itemCategory", label: "Category", options: RENTAL_CATEGORIES, placeholder: "All" }]}
      renderCard={(item, early) => (
        <ListingCard
          key={item._id}
          id={item._id}
          path={rentalPath(item.slug)}
          title={item.title}
          place={item.cities.slice(0, 3).join(", ") + (item.cities.length > 3 ? ` and ${item.cities.length - 3} more` : "")}
          photo={item.photo}
          tag={item.itemCategory}
          facts={[item.brand && `Brand: ${item.brand}`, `Rental: ${item.rental.toLowerCase()}`].filter(Boolean)}
          rating={item.averageRating}
          ratingCount={item.ratingCount}
          action="Book Now"
          early={early}
        />
      )}
      otherwise={
        <LinkButton to="/RentalDetail" variant="line">
          Ask for equipment
        </LinkButton>
      }
    />
  );
}
