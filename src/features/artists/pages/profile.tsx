import { placeSaid } from "../../../domain/places/place-said.ts";
import { data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Music } from "../../../ui/icons.tsx";
import { AskPanel, OwnPanel } from "../../listings/parts/ask-panel.tsx";
import { ProfileHero } from "../../listings/parts/profile-hero.tsx";
import { viewsWords } from "../../listings/profile-words.ts";
import { recommendedBeside } from "../../recommending/recommend-page.server.ts";
import { priceAndDates } from "../../prices/price-page.server.ts";
import { listingEnquiry } from "../../enquiries/listing-enquiry.server.ts";
import { later as laterPart } from "../../../ui/later.tsx";
import { listingReviews, mayReview } from "../../reviews/review-service.server.ts";
import { badgeLines } from "../../listings/badge-lines.server.ts";
import { baseOf } from "../../prices/price-model.ts";
import { withOffer } from "../../storefront/offer-ld.ts";
import { provenLines } from "../../trust/proven.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { artistWhat } from "../artist-kinds.ts";
import { artists } from "../artist-category.ts";
import { ARTIST_MESSAGES as TEXT } from "../artist-messages.ts";
import { artistKeywords, artistSeo } from "../artist-seo.ts";
import { priceOnCard } from "../../listings/card-view.ts";
import { placeCrumb } from "../../listings/place-pages.server.ts";
import { publicProfile } from "../../listings/profile-service.server.ts";
import type { ArtistProfile } from "../artist-types.ts";
import { ArtistMissing, StatusNotice } from "../parts/artist-states.tsx";
import { infoOf, nameOf, pathOf, placeOf } from "../parts/artist-words.ts";
import { MediaTabs } from "../parts/media-tabs.tsx";
import type { Route } from "./+types/profile";

const parts = () => import("../parts/artist-later.ts");
const here = import.meta.env.SSR ? await parts() : null;
const ListingEnquiryForm = laterPart(here?.ListingEnquiryForm, async () => (await parts()).ListingEnquiryForm);
const ProvenLines = laterPart(here?.ProvenLines, async () => (await parts()).ProvenLines);
const PriceAndDates = laterPart(here?.PriceAndDates, async () => (await parts()).PriceAndDates);
const Recommended = laterPart(here?.Recommended, async () => (await parts()).Recommended);
const ReportListing = laterPart(here?.ReportListing, async () => (await parts()).ReportListing);
const UserReviews = laterPart(here?.UserReviews, async () => (await parts()).UserReviews);

/** Reviews on one page. */
const REVIEWS = 10;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor, visitor } = pageContext(args);
  const artist = await publicProfile<ArtistProfile>(deps, artists, args.params.slug, actor, {
    by: ["id", "slug"],
    visitor,
  });
  if (!artist) return data(null, { status: 404 });
  const cursor = new URL(args.request.url).searchParams.get("reviews") || undefined;
  const own = actor !== null && actor.id === artist.userId._id;
  const [reviews, dates, recommended, verified, badges, may, enquiry] = await Promise.all([
    // The page stands without its reviews too.
    listingReviews(deps, artist._id, { limit: REVIEWS, cursor, order: "booked" }).catch((problem: unknown) => {
      deps.log.error({ err: problem }, "reviews not loaded");
      return null;
    }),
    priceAndDates(deps, artist._id, args.request),
    recommendedBeside(deps, artist._id, args.request, actor !== null && actor.id === artist.userId._id),
    provenLines(deps, artist.userId._id),
    badgeLines(deps, artist._id),
    mayReview(deps, actor, { id: artist._id, ownerId: artist.userId._id }),
    // Nobody asks themselves.
    own ? null : listingEnquiry(args, artists, { id: artist._id, slug: artist._id, title: nameOf(artist) }),
  ]);
  const { addressState, city } = artist;
  return data({
    crumb: await placeCrumb(deps, artists, { state: addressState, district: city }),
    artist: { ...artist, addressState: placeSaid(addressState), city: placeSaid(addressState, city) },
    price: priceOnCard(artists, artist),
    offer: withOffer({ "@type": "Person" }, baseOf(artists, artist)),
    reviews,
    dates,
    recommended,
    proven: [...verified, ...badges],
    later: cursor !== undefined,
    mayReview: may,
    own,
    signedIn: actor !== null,
    enquiry,
    url: deps.config.publicUrl + pathOf(artist),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(say("Artist Not Found")) }, { name: "robots", content: "noindex" }];
  const origin = originOf(matches);
  const facts = artistSeo(loaderData.artist, origin, loaderData.offer);
  return [
    ...seo({ ...facts, theirWords: true, noindex: facts.noindex || loaderData.later }, origin),
    { name: "keywords", content: artistKeywords(loaderData.artist) },
  ];
}

/** Artist detail (spec 001 section 2). */
export default function ArtistPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ArtistMissing />;
  // Another artist is another page: nothing typed for one may reach the other.
  return <Artist key={loaderData.artist._id} {...loaderData} />;
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

function Artist({
  artist,
  crumb,
  price,
  reviews,
  dates,
  recommended,
  proven,
  later,
  mayReview: may,
  own,
  signedIn,
  enquiry,
  url,
}: Loaded) {
  const name = nameOf(artist);
  const place = placeOf(artist);
  return (
    <>
      <ProfileHero
        crumbs={[{ label: say("Artists"), to: "/ArtistBooking" }, ...crumb, { label: name }]}
        name={name}
        lead={artist.profileTitle}
        kind={
          <>
            <Music className="icon" />
            {artistWhat(artist)}
          </>
        }
        place={place}
        rating={{ value: artist.rating, count: artist.reviews }}
        views={viewsWords(artist.viewCount)}
        price={price}
        action={enquiry?.submit}
        seed={artist.userId.username || artist._id}
        photo={artist.photo}
        url={url}
        title={say("{name}, {category} in {place}", { name, category: artistWhat(artist), place })}
      />
      <div className="wrap pro-body asks">
        <div className="pro-main">
          {own ? <StatusNotice artist={{ ...artist, slug: artist.userId.username }} /> : null}
          <section aria-labelledby="info">
            <h2 id="info">{say("At a glance")}</h2>
            <dl className="artist-info">
              {infoOf(artist).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <PriceAndDates id={artist._id} dates={dates} own={own} />
          <ProvenLines lines={proven} own={own} />
          <section aria-labelledby="about">
            <h2 id="about">{say("About")}</h2>
            <p className="wrap-anywhere whitespace-pre-line">{artist.description || say(TEXT.noDescription)}</p>
          </section>
          <section aria-label={say("Photos and videos")}>
            <MediaTabs gallery={artist.gallery} videos={artist.videoLink} name={name} />
          </section>
          <UserReviews id={artist._id} list={reviews} later={later} own={own} signedIn={signedIn} reviewed={!may} />
          <Recommended beside={recommended} />
          {own ? null : <ReportListing id={artist._id} title={name} />}
        </div>
        {own ? (
          <OwnPanel title={say("Your page")}>
            <LinkButton to="/EditArtistProfile" wide>
              {say("Edit profile")}
            </LinkButton>
            <LinkButton to="/user-dashboard" variant="line" wide>
              {say("Dashboard")}
            </LinkButton>
          </OwnPanel>
        ) : enquiry ? (
          <AskPanel
            title={say("Book {name}", { name })}
            lead={<p className="soft">{enquiry.lead}</p>}
            bar={{ says: price || name, also: price ? name : place, action: enquiry.submit }}
          >
            <ListingEnquiryForm enquiry={enquiry} />
          </AskPanel>
        ) : null}
      </div>
    </>
  );
}
