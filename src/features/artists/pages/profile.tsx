import { data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { ReportListing } from "../../reports/parts/report-listing.tsx";
import { UserReviews } from "../../reviews/parts/user-reviews.tsx";
import { listingReviews, mayReview } from "../../reviews/review-service.server.ts";
import { originOf, seo } from "../../site/seo.ts";
import { ARTIST_MESSAGES as TEXT } from "../artist-messages.ts";
import { artistSeo } from "../artist-seo.ts";
import { publicArtist } from "../artist-service.server.ts";
import { ArtistHead } from "../parts/artist-head.tsx";
import { ArtistMissing, StatusNotice } from "../parts/artist-states.tsx";
import { infoOf, nameOf, pathOf } from "../parts/artist-words.ts";
import { BookingForm } from "../parts/booking-form.tsx";
import { MediaTabs } from "../parts/media-tabs.tsx";
import type { Route } from "./+types/profile";

/** Reviews on one page. */
const REVIEWS = 10;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor, visitor } = pageContext(args);
  const artist = await publicArtist(deps, args.params.id, actor, visitor);
  if (!artist) return data(null, { status: 404 });
  const cursor = new URL(args.request.url).searchParams.get("reviews") || undefined;
  // The page stands without its reviews too.
  const reviews = await listingReviews(deps, artist._id, { limit: REVIEWS, cursor }).catch((problem: unknown) => {
    deps.log.error({ err: problem }, "reviews not loaded");
    return null;
  });
  return data({
    artist,
    reviews,
    later: cursor !== undefined,
    mayReview: await mayReview(deps, actor, { id: artist._id, ownerId: artist.userId._id }),
    own: actor !== null && actor.id === artist.userId._id,
    me: actor && { name: actor.name, email: actor.email ?? "" },
    today: todayIST(deps.now()),
    url: deps.config.publicUrl + pathOf(artist),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle("Artist Not Found") }, { name: "robots", content: "noindex" }];
  const origin = originOf(matches);
  const facts = artistSeo(loaderData.artist, origin);
  const keywords = loaderData.artist.profileKeywords;
  return [...seo({ ...facts, noindex: facts.noindex || loaderData.later }, origin), ...(keywords ? [{ name: "keywords", content: keywords }] : [])];
}

/** Artist detail (spec 001 section 2). */
export default function ArtistPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ArtistMissing />;
  // Another artist is another page: nothing typed for one may reach the other.
  return <Artist key={loaderData.artist._id} {...loaderData} />;
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

function Artist({ artist, reviews, later, mayReview: may, own, me, today, url }: Loaded) {
  const name = nameOf(artist);
  return (
    <>
      <ArtistHead artist={artist} url={url} />
      <div className="wrap artist-body">
        {own ? <StatusNotice artist={artist} /> : null}
        <section className="artist-book" aria-labelledby="book">
          <figure>
            <Avatar name={name} image={photoOf(artist.photo, `Portrait of ${name}`)} seed={artist.userId.username || artist._id} sizes="(min-width: 64rem) 24rem, 92vw" priority />
          </figure>
          <div>
            <h2 id="book">{own ? "Your page" : `Book ${name}`}</h2>
            {own ? (
              <p className="actions">
                <LinkButton to="/EditArtistProfile">Edit profile</LinkButton>
                <LinkButton to="/user-dashboard" variant="line">
                  Dashboard
                </LinkButton>
              </p>
            ) : (
              <BookingForm artist={artist} me={me} today={today} />
            )}
          </div>
        </section>
        <section aria-labelledby="info">
          <h2 id="info">At a glance</h2>
          <dl className="artist-info">
            {infoOf(artist).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="about">
          <h2 id="about">About</h2>
          <p className="prose-text whitespace-pre-line">{artist.description || TEXT.noDescription}</p>
        </section>
        <section aria-label="Photos and videos">
          <MediaTabs gallery={artist.gallery} videos={artist.videoLink} name={name} />
        </section>
        <UserReviews id={artist._id} list={reviews} later={later} own={own} signedIn={me !== null} reviewed={!may} />
        {own ? null : <ReportListing id={artist._id} title={name} />}
      </div>
    </>
  );
}
