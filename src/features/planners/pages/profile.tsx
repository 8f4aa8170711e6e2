import { data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { detailPage, meOf } from "../../listings/detail-page.server.ts";
import type { DetailPageData } from "../../listings/listing-page-types.ts";
import { listingMeta } from "../../listings/listing-seo.ts";
import { Gallery } from "../../listings/parts/gallery.tsx";
import { ListingFacts } from "../../listings/parts/listing-facts.tsx";
import { ListingHead } from "../../listings/parts/listing-head.tsx";
import { ListingMissing } from "../../listings/parts/listing-missing.tsx";
import { ListingPicture } from "../../listings/parts/listing-picture.tsx";
import { ReportListing } from "../../reports/parts/report-listing.tsx";
import { UserReviews } from "../../reviews/parts/user-reviews.tsx";
import { PlannerBooking } from "../parts/planner-booking.tsx";
import type { PlannerAttributes } from "../planner-category.ts";
import { plannerAttributes, plannerPath, planners } from "../planner-category.ts";
import { firstPlanner } from "../planner-service.server.ts";
import { LISTING_TERMS, OWN_DESK, PLANNER_PROFILE, PLANNER_SEARCH } from "../planner-words.ts";
import type { Route } from "./+types/profile";

export async function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const asked = new URL(args.request.url).searchParams.get("planner")?.trim() ?? "";
  const today = todayIST(deps.now());
  const slug = asked || (await firstPlanner(deps));
  const found = slug ? await detailPage(args, planners, plannerAttributes, slug) : null;
  if (found) return data({ ...found, today });
  if (asked) return data(null, { status: 404 });
  const desk: DetailPageData<PlannerAttributes> = { listing: OWN_DESK, ratings: { averageRating: 0, ratingCount: 0, reviews: [], next: null }, later: false, mayReview: false, own: false, me: meOf(args) };
  return data({ ...desk, today });
}

const pathOf = ({ slug }: { slug: string }) => (slug ? plannerPath(slug) : PLANNER_PROFILE);
const placeOf = ({ city, district, state }: { city: string; district: string; state: string }) => [...new Set([city, district, state].filter(Boolean))].join(", ");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(planners.messages.notFound) }, { name: "robots", content: "noindex" }];
  const { listing } = loaderData;
  const { attributes, title } = listing;
  return listingMeta(
    loaderData,
    {
      title: `${title}, event planner${listing.city ? ` in ${listing.city}` : ""}`,
      description: `${title} plans ${attributes.kinds.join(", ").toLowerCase()}. ${attributes.summary}`,
      path: pathOf(listing),
      search: ["Event Planners", PLANNER_SEARCH],
      thing: { "@type": "LocalBusiness", description: attributes.summary, address: { "@type": "PostalAddress", addressLocality: listing.city, addressRegion: listing.state, addressCountry: "IN" } },
    },
    matches,
  );
}

/** One planner, the first of the list by default (spec 001 section 2, Planners). */
export default function PlannerProfilePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ListingMissing title={planners.messages.notFound} searchPath={PLANNER_SEARCH} searchLabel="See all planners" />;
  return <Profile key={loaderData.listing.id} {...loaderData} />;
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

function Profile({ listing, ratings, later, mayReview, own, me, today }: Loaded) {
  const { attributes, title, slug } = listing;
  return (
    <>
      <ListingHead crumbs={[{ label: "Event planner", to: PLANNER_SEARCH }, { label: title }]} title={title} lead={placeOf(listing)}>
        {ratings.ratingCount > 0 ? <Stars value={ratings.averageRating} count={ratings.ratingCount} /> : null}
        <a className={buttonClass({ variant: "gold", slim: true }, "ljump")} href="#book-form">
          Book Now
        </a>
      </ListingHead>
      <div className="wrap lbody">
        <div className="pro-main">
          <ListingPicture id={listing.id} title={title} photo={listing.photo} />
          <section aria-labelledby="about">
            <h2 id="about">About</h2>
            <p className="whitespace-pre-line">{attributes.summary}</p>
          </section>
          <ListingFacts
            title="Profile"
            facts={[
              ["Plans", attributes.kinds.join(", ")],
              ["Experience", attributes.experience && `${attributes.experience} years`],
              ["Events", attributes.events],
              ["Languages", attributes.languages.join(", ")],
              ["Location", placeOf(listing)],
              ...LISTING_TERMS,
            ]}
          />
          <Gallery gallery={listing.gallery} name={title} />
          {slug ? <UserReviews id={listing.id} list={ratings} later={later} own={own} signedIn={me !== null} reviewed={me !== null && !mayReview} query={{ planner: slug }} /> : null}
          {slug && !own ? <ReportListing id={listing.id} title={listing.title} /> : null}
        </div>
        <PlannerBooking planner={slug} me={me} today={today} />
      </div>
    </>
  );
}
