import { data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { detailPage, meOf } from "../../listings/detail-page.server.ts";
import type { DetailPageData } from "../../listings/listing-page-types.ts";
import { listingMeta } from "../../listings/listing-seo.ts";
import { Gallery } from "../../listings/parts/gallery.tsx";
import { ChipList, ListingFacts } from "../../listings/parts/listing-facts.tsx";
import { ListingHead } from "../../listings/parts/listing-head.tsx";
import { ListingMissing } from "../../listings/parts/listing-missing.tsx";
import { ListingPicture } from "../../listings/parts/listing-picture.tsx";
import { ReportListing } from "../../reports/parts/report-listing.tsx";
import { UserReviews } from "../../reviews/parts/user-reviews.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { RentalBooking } from "../parts/rental-booking.tsx";
import type { RentalAttributes } from "../rental-category.ts";
import { PROJECTOR_SLUG, RENTAL_DETAIL, rentalAttributes, rentalPath, rentals } from "../rental-category.ts";
import { RENTAL_SEARCH, UNLISTED_PROJECTOR } from "../rental-words.ts";
import type { Route } from "./+types/detail";

export async function loader(args: Route.LoaderArgs) {
  const item = new URL(args.request.url).searchParams.get("item")?.trim() ?? "";
  const today = todayIST(pageContext(args).deps.now());
  const found = await detailPage(args, rentals, rentalAttributes, item || PROJECTOR_SLUG);
  if (found) return data({ ...found, today, bare: item === "" });
  if (item) return data(null, { status: 404 });
  const unlisted: DetailPageData<RentalAttributes> = { listing: UNLISTED_PROJECTOR, ratings: { averageRating: 0, ratingCount: 0, reviews: [], next: null }, later: false, mayReview: false, own: false, me: meOf(args) };
  return data({ ...unlisted, today, bare: true });
}

const pathOf = ({ slug }: { slug: string }) => (slug === "" ? RENTAL_DETAIL : rentalPath(slug));

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(rentals.messages.notFound) }, { name: "robots", content: "noindex" }];
  const { title, attributes } = loaderData.listing;
  return listingMeta(
    loaderData,
    {
      title: `${title} on rent`,
      description: `${title} on rent: ${attributes.description}`,
      path: pathOf(loaderData.listing),
      search: ["Event Equipment Rental", RENTAL_SEARCH],
      thing: { "@type": "Product", category: attributes.itemCategory, description: attributes.description, ...(attributes.brand ? { brand: { "@type": "Brand", name: attributes.brand } } : {}) },
    },
    matches,
  );
}

/** One item for rent, the projector by default (spec 001 section 2, Rentals). */
export default function RentalDetailPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ListingMissing title={rentals.messages.notFound} searchPath={RENTAL_SEARCH} searchLabel="See all equipment" />;
  return <Item key={loaderData.listing.id} {...loaderData} />;
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

function Item({ listing, ratings, later, mayReview, own, me, today }: Loaded) {
  const { attributes, title, slug } = listing;
  return (
    <>
      <ListingHead crumbs={[{ label: "Equipment rental", to: RENTAL_SEARCH }, { label: title }]} title={title} lead={attributes.description}>
        {ratings.ratingCount > 0 ? <Stars value={ratings.averageRating} count={ratings.ratingCount} /> : null}
        <a className={buttonClass({ variant: "gold", slim: true }, "ljump")} href="#book-form">
          Book Now
        </a>
      </ListingHead>
      <div className="wrap lbody">
        <div className="pro-main">
          <ListingPicture id={listing.id} title={title} photo={listing.photo} />
          <ListingFacts
            title="About this equipment"
            facts={[
              ["Category", attributes.itemCategory],
              ["Brand", attributes.brand],
              ["Rental", attributes.rental],
              ["Uses", attributes.uses.join(", ")],
            ]}
          />
          <section aria-labelledby="cities">
            <h2 id="cities">Available cities</h2>
            <ChipList items={attributes.cities} />
          </section>
          <Gallery gallery={listing.gallery} name={title} />
          {slug ? <UserReviews id={listing.id} list={ratings} later={later} own={own} signedIn={me !== null} reviewed={me !== null && !mayReview} query={slug === PROJECTOR_SLUG ? {} : { item: slug }} /> : null}
          {slug && !own ? <ReportListing id={listing.id} title={listing.title} /> : null}
        </div>
        <RentalBooking item={slug} equipmentName={title} me={me} today={today} />
      </div>
    </>
  );
}
