import { data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton, buttonClass } from "../../../ui/button.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { GalleryGrid } from "../../listings/parts/gallery.tsx";
import { ListingFacts } from "../../listings/parts/listing-facts.tsx";
import { VideoList } from "../../listings/parts/video-list.tsx";
import { ReportListing } from "../../reports/parts/report-listing.tsx";
import { UserReviews } from "../../reviews/parts/user-reviews.tsx";
import { listingReviews, mayReview } from "../../reviews/review-service.server.ts";
import { MessagePage } from "../../site/parts/message-page.tsx";
import { originOf, seo } from "../../site/seo.ts";
import { MANAGER_MESSAGES as TEXT } from "../manager-messages.ts";
import { managerDescription, managerLd, managerTitle } from "../manager-seo.ts";
import { publicManager } from "../manager-service.server.ts";
import { LANDING_PATH, managerEditPath, managerPath, placeOf } from "../manager-words.ts";
import { ContactLinks } from "../parts/contact-links.tsx";
import { ProfileHead } from "../parts/profile-head.tsx";
import { RequestForm } from "../parts/request-form.tsx";
import type { Route } from "./+types/profile";

/** Reviews on one page. */
const REVIEWS = 10;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor, visitor } = pageContext(args);
  const manager = await publicManager(deps, args.params.username, actor, visitor);
  if (!manager) return data(null, { status: 404 });
  const cursor = new URL(args.request.url).searchParams.get("reviews") || undefined;
  const [opinions, may] = await Promise.all([listingReviews(deps, manager._id, { limit: REVIEWS, cursor }), mayReview(deps, actor, { id: manager._id, ownerId: manager.userId._id })]);
  return data({
    manager,
    opinions,
    mayReview: may,
    later: cursor !== undefined,
    own: actor !== null && actor.id === manager.userId._id,
    me: actor && { name: actor.name, email: actor.email ?? "" },
    today: todayIST(deps.now()),
    url: deps.config.publicUrl + managerPath(manager),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(TEXT.notFound) }, { name: "robots", content: "noindex" }];
  const { manager, later } = loaderData;
  const origin = originOf(matches);
  const image = manager.portrait ? { src: manager.portrait.src, width: manager.portrait.width, height: manager.portrait.height, alt: `Portrait of ${manager.fullName}` } : null;
  return seo({ title: pageTitle(managerTitle(manager)), description: managerDescription(manager), path: managerPath(manager), type: "profile", image, jsonLd: managerLd(manager, origin), noindex: later || !manager.isApproved }, origin);
}

/** Volunteer manager public profile (spec 001 section 2). */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <MessagePage title={TEXT.notFound} actions={<LinkButton to={LANDING_PATH}>See all volunteer managers</LinkButton>}>
        <p>Nobody manages volunteers here under this name.</p>
      </MessagePage>
    );
  }
  // Another manager is another page: nothing typed for one may reach the other.
  return <Profile key={loaderData.manager._id} {...loaderData} />;
}

function Profile({ manager, opinions, mayReview: may, later, own, me, today, url }: NonNullable<Route.ComponentProps["loaderData"]>) {
  const { fullName: name, rating, reviewCount, isApproved } = manager;
  return (
    <>
      <ProfileHead manager={manager} url={url} />
      <div className="wrap manager-profile">
        {isApproved ? null : <p className="notice-box">Only you and our team see this profile: it is not approved.</p>}
        <div className="pro-main">
          <section aria-labelledby="summary">
            <h2 id="summary">Professional Summary</h2>
            <p className="whitespace-pre-line">{manager.professionalSummary || manager.experience}</p>
          </section>
          {manager.professionalSummary ? (
            <section aria-labelledby="experience">
              <h2 id="experience">Work experience</h2>
              <p className="whitespace-pre-line">{manager.experience}</p>
            </section>
          ) : null}
          <section aria-labelledby="portfolio">
            <h2 id="portfolio">Portfolio</h2>
            <Tabs
              label="Portfolio"
              tabs={[
                { key: "images", label: "Images", content: manager.gallery.length > 0 ? <GalleryGrid gallery={manager.gallery} name={name} /> : <p className="soft">No images available.</p> },
                { key: "videos", label: "Videos", content: <VideoList links={manager.videos} name={name} empty="No videos available." /> },
              ]}
            />
          </section>
          {isApproved ? <UserReviews id={manager._id} list={opinions} later={later} own={own} signedIn={me !== null} reviewed={!may} /> : null}
          {isApproved && !own ? <ReportListing id={manager._id} title={manager.fullName} /> : null}
        </div>
        <aside className="manager-side">
          <ListingFacts title="At a glance" facts={[["Location", placeOf(manager)], ["Experience", manager.experienceYears], ["Events handled", manager.totalEventCount], ["Rating", reviewCount > 0 ? `${rating.toFixed(1)} of 5` : "N/A"]]} />
          <ContactLinks manager={manager} />
          {own ? (
            <LinkButton to={managerEditPath(manager)} wide>
              Edit profile
            </LinkButton>
          ) : isApproved ? (
            <section className="panel inquiry" aria-labelledby="inquiry">
              <h2 id="inquiry">Send an Inquiry</h2>
              <RequestForm manager={manager} me={me} today={today} />
            </section>
          ) : null}
        </aside>
      </div>
      {own || !isApproved ? null : (
        <div className="bookbar">
          <p className="min-w-0">
            <b className="block truncate">{name}</b>
            <span className="small soft block truncate">{placeOf(manager)}</span>
          </p>
          <a className={buttonClass({})} href="#inquiry">
            Send an Inquiry
          </a>
        </div>
      )}
    </>
  );
}
