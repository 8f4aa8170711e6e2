import { useState } from "react";
import { data, useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { mayReview, ratingsOf } from "../../reviews/review-service.server.ts";
import { originOf, seo } from "../../site/seo.ts";
import { BookBar, BookCard } from "../parts/book-card.tsx";
import { BookingDialog } from "../parts/booking-dialog.tsx";
import { ProfileFacts } from "../parts/profile-facts.tsx";
import { Gallery } from "../../listings/parts/gallery.tsx";
import { ProfileHeader } from "../parts/profile-header.tsx";
import { Background, BookableIn, Honours, Skills, Summary } from "../parts/profile-sections.tsx";
import { ProfileFailed, ProfileMissing } from "../parts/profile-states.tsx";
import { fullName } from "../parts/profile-words.ts";
import { ReportListing } from "../../reports/parts/report-listing.tsx";
import { RatingsSection } from "../parts/ratings-section.tsx";
import { canonicalProfile, previewImage, profileDescription, profileLd, profileTitle } from "../profile-seo.ts";
import { publicVolunteer, volunteerOfUser } from "../volunteer-service.server.ts";
import type { Route } from "./+types/profile";

/** Reviews on one page. */
const REVIEWS = 10;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor, visitor } = pageContext(args);
  const { username } = args.params;
  // Cards of people without a username lead here by user id.
  const volunteer = (await publicVolunteer(deps, username, actor, visitor)) ?? (await volunteerOfUser(deps, username, actor));
  if (!volunteer) return data(null, { status: 404 });
  const cursor = new URL(args.request.url).searchParams.get("reviews") || undefined;
  const { _id: id, averageRating: rating, ratingCount, userId } = volunteer;
  const [ratings, mayRate] = await Promise.all([
    ratingsOf(deps, { id, rating, ratingCount }, { limit: REVIEWS, cursor }),
    mayReview(deps, actor, { id, ownerId: userId._id || null }),
  ]);
  return data({
    volunteer,
    ratings,
    later: cursor !== undefined,
    mayRate,
    own: actor !== null && actor.id === userId._id,
    me: actor && { name: actor.name, email: actor.email ?? "" },
    url: deps.config.publicUrl + canonicalProfile(volunteer),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle("Volunteer Not Found") }, { name: "robots", content: "noindex" }];
  const { volunteer, ratings, later } = loaderData;
  const origin = originOf(matches);
  return seo(
    {
      title: pageTitle(profileTitle(volunteer)),
      description: profileDescription(volunteer),
      path: canonicalProfile(volunteer),
      type: "profile",
      image: previewImage(volunteer.photo, `Portrait of ${fullName(volunteer)}`),
      jsonLd: profileLd(volunteer, ratings, origin),
      noindex: later,
    },
    origin,
  );
}

/** Public volunteer profile (spec 001 section 2). */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ProfileMissing />;
  // Another volunteer is another page: nothing typed for one may reach the other.
  return <Profile key={loaderData.volunteer._id} {...loaderData} />;
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

function Profile({ volunteer, ratings, later, mayRate, own, me, url }: Loaded) {
  const [booking, setBooking] = useState(false);
  const book = () => setBooking(true);
  return (
    <>
      <ProfileHeader volunteer={volunteer} averageRating={ratings.averageRating} ratingCount={ratings.ratingCount} url={url} />
      <div className="wrap pro-body">
        <div className="pro-main">
          <Summary volunteer={volunteer} />
          <ProfileFacts volunteer={volunteer} />
          <Skills volunteer={volunteer} />
          <Honours volunteer={volunteer} />
          <Background volunteer={volunteer} />
          <Gallery gallery={volunteer.gallery} name={fullName(volunteer)} />
          <BookableIn volunteer={volunteer} />
          {volunteer.userId._id ? <RatingsSection username={volunteer.userId.username || volunteer.userId._id} ratings={ratings} later={later} own={own} signedIn={me !== null} rated={!mayRate} /> : null}
          {own ? null : <ReportListing id={volunteer._id} title={fullName(volunteer)} />}
        </div>
        <BookCard volunteer={volunteer} own={own} onBook={book} />
      </div>
      <BookBar volunteer={volunteer} own={own} onBook={book} url={url} />
      {own ? null : <BookingDialog volunteer={volunteer} me={me} open={booking} onClose={() => setBooking(false)} />}
    </>
  );
}

/** The loader failed: say so, and offer to try again. */
export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  return <ProfileFailed onRetry={() => void revalidate()} busy={state === "loading"} />;
}
