import { placeSaid } from "../../../domain/places/place-said.ts";
import { Suspense, useCallback, useState } from "react";
import { data, useLocation, useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { later, onDemand, useWarm } from "../../../ui/later.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { recommendedBeside } from "../../recommending/recommend-page.server.ts";
import { priceAndDates } from "../../prices/price-page.server.ts";
import { calledOffBy } from "../../booking-reviews/called-off.server.ts";
import { mayReview, ratingsOf } from "../../reviews/review-service.server.ts";
import { badgeLines } from "../../listings/badge-lines.server.ts";
import { provenLines } from "../../trust/proven.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { BookBar, BookCard } from "../parts/book-card.tsx";
import { ProfileHeader } from "../parts/profile-header.tsx";
import { shareImage } from "../../listings/share-image.ts";
import { canonicalProfile, profileDescription, profileLd, profileTitle } from "../profile-seo.ts";
import { priceOnCard } from "../../listings/card-view.ts";
import { placeCrumb } from "../../listings/place-pages.server.ts";
import { publicProfile } from "../../listings/profile-service.server.ts";
import { volunteers } from "../volunteer-category.ts";
import type { VolunteerProfile } from "../volunteer-types.ts";
import type { Route } from "./+types/profile";

const parts = () => import("../parts/profile-later.ts");
const here = import.meta.env.SSR ? await parts() : null;
const ProfileFailed = later(here?.ProfileFailed, async () => (await parts()).ProfileFailed);
const ProfileMain = later(here?.ProfileMain, async () => (await parts()).ProfileMain);
const ProfileMissing = later(here?.ProfileMissing, async () => (await parts()).ProfileMissing);
const dialog = () => import("../parts/booking-dialog.tsx");
const BookingDialog = onDemand(async () => (await dialog()).BookingDialog);

/** Reviews on one page. */
const REVIEWS = 10;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor, visitor } = pageContext(args);
  const { slug: username } = args.params;
  // Cards of people without a username lead here by user id.
  const volunteer = await publicProfile<VolunteerProfile>(deps, volunteers, username, actor, {
    by: ["slug", "owner"],
    visitor,
  });
  if (!volunteer) return data(null, { status: 404 });
  const cursor = new URL(args.request.url).searchParams.get("reviews") || undefined;
  const { _id: id, averageRating: rating, ratingCount, userId } = volunteer;
  const own = actor !== null && actor.id === userId._id;
  const [ratings, mayRate, dates, recommended, verified, badges, calledOff] = await Promise.all([
    ratingsOf(deps, { id, rating, ratingCount }, { limit: REVIEWS, cursor, order: "booked" }),
    mayReview(deps, actor, { id, ownerId: userId._id || null }),
    priceAndDates(deps, id, args.request),
    recommendedBeside(deps, id, args.request, own),
    provenLines(deps, userId._id || null),
    badgeLines(deps, id),
    cursor === undefined ? calledOffBy(deps.database.reads, id, new Date()) : [],
  ]);
  const { addressState, addressDistrict, city, selectedState, selectedDistricts } = volunteer;
  const crumb = await placeCrumb(deps, volunteers, { state: addressState, district: addressDistrict });
  return data({
    crumb,
    volunteer: {
      ...volunteer,
      addressState: placeSaid(addressState),
      addressDistrict: placeSaid(addressState, addressDistrict),
      city: placeSaid(addressState, city),
      selectedState: placeSaid(selectedState),
      selectedDistricts: selectedDistricts.map((district) => placeSaid(selectedState, district)),
    },
    price: priceOnCard(volunteers, volunteer),
    ratings,
    dates,
    recommended,
    proven: [...verified, ...badges],
    calledOff,
    later: cursor !== undefined,
    mayRate,
    own,
    signedIn: actor !== null,
    url: deps.config.publicUrl + canonicalProfile(volunteer),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(say("Volunteer Not Found")) }, { name: "robots", content: "noindex" }];
  const { volunteer, ratings, later } = loaderData;
  const origin = originOf(matches);
  return seo(
    {
      title: pageTitle(profileTitle(volunteer)),
      description: profileDescription(volunteer),
      path: canonicalProfile(volunteer),
      theirWords: true,
      type: "profile",
      image: shareImage(volunteer._id, profileTitle(volunteer)),
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

function Profile(loaded: Loaded) {
  const { volunteer, price, mayRate, own, url, dates } = loaded;
  const [booking, setBooking] = useState<"never" | "open" | "closed">("never");
  const book = () => setBooking("open");
  // A day of the calendar leads into the form, until that is closed.
  const { key, search } = useLocation();
  const [closed, setClosed] = useState("");
  const wanted = useHydrated() && dates.months?.wanted && closed !== key;
  const close = () => {
    setBooking("closed");
    setClosed(key);
  };
  useWarm(useCallback(async () => (await dialog()).formOf(volunteer, search), [volunteer, search]));
  return (
    <>
      <ProfileHeader {...loaded} onBook={own ? undefined : book} />
      <div className="wrap pro-body">
        <ProfileMain {...loaded} rated={!mayRate} />
        <BookCard volunteer={volunteer} price={price} own={own} onBook={book} />
      </div>
      <BookBar volunteer={volunteer} price={price} own={own} onBook={book} url={url} />
      {own || (booking === "never" && !wanted) ? null : (
        <Suspense>
          <BookingDialog volunteer={volunteer} open={booking === "open" || Boolean(wanted)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The loader failed: say so, and offer to try again. */
export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  return <ProfileFailed onRetry={() => void revalidate()} busy={state === "loading"} />;
}
