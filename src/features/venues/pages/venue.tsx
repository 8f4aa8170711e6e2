import { data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { detailPage } from "../../listings/detail-page.server.ts";
import { listingMeta } from "../../listings/listing-seo.ts";
import { Gallery } from "../../listings/parts/gallery.tsx";
import { ChipList, ListingFacts } from "../../listings/parts/listing-facts.tsx";
import { ListingHead } from "../../listings/parts/listing-head.tsx";
import { ListingMissing } from "../../listings/parts/listing-missing.tsx";
import { ListingPicture } from "../../listings/parts/listing-picture.tsx";
import { ReportListing } from "../../reports/parts/report-listing.tsx";
import { UserReviews } from "../../reviews/parts/user-reviews.tsx";
import { HallTable } from "../parts/hall-table.tsx";
import { VenueEnquiry } from "../parts/venue-enquiry.tsx";
import { venueAttributes, venuePath, venues } from "../venue-category.ts";
import { VENUE_SEARCH, guestWords, priceFacts, priceWords } from "../venue-words.ts";
import type { Route } from "./+types/venue";

export async function loader(args: Route.LoaderArgs) {
  const found = await detailPage(args, venues, venueAttributes, args.params.slug);
  if (!found) return data(null, { status: 404 });
  return data({ ...found, today: todayIST(pageContext(args).deps.now()) });
}

const placeOf = ({ city, district, state }: { city: string; district: string; state: string }) => [...new Set([city, district, state].filter(Boolean))].join(", ");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(venues.messages.notFound) }, { name: "robots", content: "noindex" }];
  const { listing } = loaderData;
  const { attributes, title } = listing;
  return listingMeta(
    loaderData,
    {
      title: `${title}, ${attributes.kind.toLowerCase()}${listing.city ? ` in ${listing.city}` : ""}`,
      description: `${title} in ${placeOf(listing)}: up to ${guestWords(attributes.capacity)}, from ${priceWords(attributes.price, attributes.priceUnit)}. ${attributes.description}`,
      path: venuePath(listing.slug),
      search: ["Venue Booking", VENUE_SEARCH],
      thing: {
        "@type": "EventVenue", description: attributes.description, maximumAttendeeCapacity: attributes.capacity,
        address: { "@type": "PostalAddress", streetAddress: listing.address, addressLocality: listing.city, addressRegion: listing.state, addressCountry: "IN" },
      },
    },
    matches,
  );
}

/** One venue: capacity, halls, price, amenities, rules, photos, place, and the way to ask. */
export default function VenuePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ListingMissing title={venues.messages.notFound} searchPath={VENUE_SEARCH} searchLabel="See all venues" />;
  return <Venue key={loaderData.listing.id} {...loaderData} />;
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

function Venue({ listing, ratings, later, mayReview, own, me, today }: Loaded) {
  const { attributes, title } = listing;
  const { amenities, rules, rooms } = attributes;
  return (
    <>
      <ListingHead crumbs={[{ label: "Venue Booking", to: VENUE_SEARCH }, { label: title }]} title={title} lead={`${attributes.kind} in ${placeOf(listing)}`}>
        {ratings.ratingCount > 0 ? <Stars value={ratings.averageRating} count={ratings.ratingCount} /> : null}
        <a className={buttonClass({ variant: "gold", slim: true }, "ljump")} href="#book-form">
          Is it free?
        </a>
      </ListingHead>
      <div className="wrap lbody">
        <div className="pro-main">
          <ListingPicture id={listing.id} title={title} photo={listing.photo} />
          {attributes.description ? <p className="lead">{attributes.description}</p> : null}
          <ListingFacts
            title="At a glance"
            facts={[
              ["Type", attributes.kind],
              ["Capacity", `Up to ${guestWords(attributes.capacity)}`],
              ...priceFacts(attributes),
              ["Guest rooms", rooms > 0 ? String(rooms) : ""],
              ["Address", [listing.address, placeOf(listing)].filter(Boolean).join(", ")],
            ]}
          />
          <HallTable halls={attributes.halls} />
          {amenities.length > 0 ? (
            <section aria-labelledby="amenities">
              <h2 id="amenities">Amenities</h2>
              <ChipList items={amenities} />
            </section>
          ) : null}
          {rules.length > 0 ? (
            <section aria-labelledby="rules">
              <h2 id="rules">Rules of the house</h2>
              <ul className="llist">
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </section>
          ) : null}
          <Gallery gallery={listing.gallery} name={title} />
          <UserReviews id={listing.id} list={ratings} later={later} own={own} signedIn={me !== null} reviewed={me !== null && !mayReview} />
          {own ? null : <ReportListing id={listing.id} title={title} />}
        </div>
        <VenueEnquiry venue={listing.slug} price={priceWords(attributes.price, attributes.priceUnit)} me={me} today={today} />
      </div>
    </>
  );
}
