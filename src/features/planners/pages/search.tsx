import { PLANNER_KINDS } from "../../../domain/event-types.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { searchMeta } from "../../listings/listing-seo.ts";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import { ListingSearchPage } from "../../listings/parts/listing-search-page.tsx";
import type { ListingCardData } from "../../listings/listing-page-types.ts";
import { searchPage } from "../../listings/search-page.server.ts";
import { plannerPath, planners } from "../planner-category.ts";
import { PLANNER_SEARCH, PRICE_WORDS } from "../planner-words.ts";
import type { Route } from "./+types/search";

type Card = ListingCardData & { kinds: string[]; experience: string };

const WORDS = {
  title: "Event Planners",
  description: "Find an event planner for your wedding, company event or birthday: profiles, reviews and clear terms.",
  path: PLANNER_SEARCH,
  listingPath: plannerPath,
};

export function loader(args: Route.LoaderArgs) {
  return searchPage<Card>(args, planners, ["kinds"]);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return searchMeta(WORDS, loaderData, matches);
}

/** Event planners: search and list. */
export default function PlannerSearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListingSearchPage<Card>
      data={loaderData}
      path={PLANNER_SEARCH}
      title={WORDS.title}
      crumb="Event planner"
      lead="One person who holds the whole day together: budget, vendors, guests and the clock."
      art="planner"
      actions={
        <LinkButton to="/EventPlannerForm" variant="gold">
          Registration
        </LinkButton>
      }
      noun={["planner", "planners"]}
      words={{ label: "Whom do you look for?", placeholder: "Name, or what is planned" }}
      extra={[{ name: "kinds", label: "Category", options: PLANNER_KINDS, placeholder: "All" }]}
      renderCard={(planner, early) => (
        <ListingCard
          key={planner._id}
          id={planner._id}
          path={plannerPath(planner.slug)}
          title={planner.title}
          place={[...new Set([planner.city, planner.district, planner.state].filter(Boolean))].join(", ")}
          photo={planner.photo}
          tag={planner.experience ? `${planner.experience} years` : undefined}
          facts={[planner.kinds.join(", "), PRICE_WORDS]}
          rating={planner.averageRating}
          ratingCount={planner.ratingCount}
          action="Book Now"
          early={early}
        />
      )}
      otherwise={
        <LinkButton to="/PlannerProfile" variant="line">
          Ask for a planner
        </LinkButton>
      }
    />
  );
}
