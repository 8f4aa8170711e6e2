import { placeSaid } from "../../../domain/places/place-said.ts";
import { data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { later as laterPart } from "../../../ui/later.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { recommendedBeside } from "../../recommending/recommend-page.server.ts";
import { priceAndDates } from "../../prices/price-page.server.ts";
import { afterSending } from "../../enquiries/after-sending.server.ts";
import { partChoices } from "../../enquiries/listing-enquiry.server.ts";
import { meOf } from "../../enquiries/me.server.ts";
import { AskPanel, OwnPanel } from "../../listings/parts/ask-panel.tsx";
import { GalleryGrid } from "../../listings/parts/gallery.tsx";
import { ListingFacts } from "../../listings/parts/listing-facts.tsx";
import { VideoList } from "../../listings/parts/video-list.tsx";
import { listingReviews, mayReview } from "../../reviews/review-service.server.ts";
import { badgeLines } from "../../listings/badge-lines.server.ts";
import { shareImage } from "../../listings/share-image.ts";
import { baseOf } from "../../prices/price-model.ts";
import { withOffer } from "../../storefront/offer-ld.ts";
import { provenLines } from "../../trust/proven.server.ts";
import { MessagePage } from "../../../ui/page/message-page.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { MANAGER_MESSAGES as TEXT } from "../manager-messages.ts";
import { managerDescription, managerLd, managerTitle } from "../manager-seo.ts";
import { priceOnCard } from "../../listings/card-view.ts";
import { placeCrumb } from "../../listings/place-pages.server.ts";
import { publicProfile } from "../../listings/profile-service.server.ts";
import { MANAGER_NAMED_BY, managers } from "../manager-category.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { LANDING_PATH, managerEditPath, managerPath, placeOf, yearsWords } from "../manager-words.ts";
import { ContactLinks } from "../parts/contact-links.tsx";
import { ProfileHead } from "../parts/profile-head.tsx";
import type { Route } from "./+types/profile";

const parts = () => import("../parts/profile-later.ts");
const here = import.meta.env.SSR ? await parts() : null;
const ManagerInquiry = laterPart(here?.ManagerInquiry, async () => (await parts()).ManagerInquiry);
const ProvenLines = laterPart(here?.ProvenLines, async () => (await parts()).ProvenLines);
const PriceAndDates = laterPart(here?.PriceAndDates, async () => (await parts()).PriceAndDates);
const Recommended = laterPart(here?.Recommended, async () => (await parts()).Recommended);
const ReportListing = laterPart(here?.ReportListing, async () => (await parts()).ReportListing);
const UserReviews = laterPart(here?.UserReviews, async () => (await parts()).UserReviews);

/** Reviews on one page. */
const REVIEWS = 10;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor, visitor } = pageContext(args);
  const manager = await publicProfile<ManagerProfile>(deps, managers, args.params.slug, actor, {
    by: MANAGER_NAMED_BY,
    visitor,
  });
  if (!manager) return data(null, { status: 404 });
  const cursor = new URL(args.request.url).searchParams.get("reviews") || undefined;
  const [opinions, may, me, after, dates, recommended, slots, verified, badges] = await Promise.all([
    listingReviews(deps, manager._id, { limit: REVIEWS, cursor, order: "booked" }),
    mayReview(deps, actor, { id: manager._id, ownerId: manager.userId._id }),
    meOf(args),
    afterSending(deps, managers, { id: manager._id, to: manager.fullName }),
    priceAndDates(deps, manager._id, args.request),
    recommendedBeside(deps, manager._id, args.request, actor !== null && actor.id === manager.userId._id),
    partChoices(deps, manager._id),
    provenLines(deps, manager.userId._id),
    badgeLines(deps, manager._id),
  ]);
  const { addressState, addressDistrict } = manager;
  return data({
    crumb: await placeCrumb(deps, managers, { state: addressState, district: addressDistrict }),
    manager: {
      ...manager,
      addressState: placeSaid(addressState),
      addressDistrict: placeSaid(addressState, addressDistrict),
    },
    price: priceOnCard(managers, manager),
    offer: withOffer({ "@type": "LocalBusiness" }, baseOf(managers, manager)),
    opinions,
    dates,
    recommended,
    proven: [...verified, ...badges],
    mayReview: may,
    later: cursor !== undefined,
    own: actor !== null && actor.id === manager.userId._id,
    me,
    after,
    slots,
    today: todayIST(deps.now()),
    url: deps.config.publicUrl + managerPath(manager),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(say(TEXT.notFound)) }, { name: "robots", content: "noindex" }];
  const { manager, later } = loaderData;
  const origin = originOf(matches);
  return seo(
    {
      title: pageTitle(managerTitle(manager)),
      description: managerDescription(manager),
      path: managerPath(manager),
      theirWords: true,
      type: "profile",
      image: shareImage(manager._id, managerTitle(manager)),
      jsonLd: managerLd(manager, origin, loaderData.offer),
      noindex: later || !manager.isApproved,
    },
    origin,
  );
}

/** Volunteer manager public profile (spec 001 section 2). */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <MessagePage
        title={say(TEXT.notFound)}
        actions={<LinkButton to={LANDING_PATH}>{say("See all volunteer managers")}</LinkButton>}
      >
        <p>{say("Nobody manages volunteers here under this name.")}</p>
      </MessagePage>
    );
  }
  // Another manager is another page: nothing typed for one may reach the other.
  return <Profile key={loaderData.manager._id} {...loaderData} />;
}

function Profile({
  manager,
  crumb,
  price,
  opinions,
  dates,
  recommended,
  proven,
  mayReview: may,
  later,
  own,
  me,
  after,
  today,
  slots,
  url,
}: NonNullable<Route.ComponentProps["loaderData"]>) {
  const { fullName: name, rating, reviewCount, isApproved } = manager;
  const asked = isApproved && !own;
  return (
    <>
      <ProfileHead
        manager={manager}
        price={price}
        crumb={crumb}
        url={url}
        action={asked ? say("Send an Inquiry") : ""}
      />
      <div className="wrap pro-body asks">
        <div className="pro-main">
          {isApproved ? null : (
            <p className="notice-box">{say("Only you and our team see this profile: it is not approved.")}</p>
          )}
          <ListingFacts
            title={say("At a glance")}
            facts={[
              [say("Location"), placeOf(manager)],
              [say("Experience"), yearsWords(manager.experienceYears)],
              [say("Events handled"), manager.totalEventCount],
              [say("Rating"), reviewCount > 0 ? say("{rating} of 5", { rating: rating.toFixed(1) }) : say("N/A")],
            ]}
          />
          <section aria-labelledby="summary">
            <h2 id="summary">{say("Professional Summary")}</h2>
            <p className="whitespace-pre-line">{manager.professionalSummary || manager.experience}</p>
          </section>
          {manager.professionalSummary ? (
            <section aria-labelledby="experience">
              <h2 id="experience">{say("Work experience")}</h2>
              <p className="whitespace-pre-line">{manager.experience}</p>
            </section>
          ) : null}
          <PriceAndDates id={manager._id} dates={dates} own={own} />
          <ProvenLines lines={proven} own={own} />
          <ContactLinks manager={manager} />
          <section aria-labelledby="portfolio">
            <h2 id="portfolio">{say("Portfolio")}</h2>
            <Tabs
              label={say("Portfolio")}
              tabs={[
                {
                  key: "images",
                  label: say("Images"),
                  content:
                    manager.gallery.length > 0 ? (
                      <GalleryGrid gallery={manager.gallery} name={name} />
                    ) : (
                      <p className="soft">{say("No images available.")}</p>
                    ),
                },
                {
                  key: "videos",
                  label: say("Videos"),
                  content: <VideoList links={manager.videos} name={name} empty={say("No videos available.")} />,
                },
              ]}
            />
          </section>
          {isApproved ? (
            <UserReviews
              id={manager._id}
              list={opinions}
              later={later}
              own={own}
              signedIn={me !== null}
              reviewed={!may}
            />
          ) : null}
          <Recommended beside={recommended} />
          {isApproved && !own ? <ReportListing id={manager._id} title={manager.fullName} /> : null}
        </div>
        {own ? (
          <OwnPanel title={say("Your page")}>
            <LinkButton to={managerEditPath(manager)} wide>
              {say("Edit profile")}
            </LinkButton>
          </OwnPanel>
        ) : asked ? (
          <AskPanel
            title={say("Send an Inquiry")}
            bar={{ says: price || name, also: price ? name : placeOf(manager), action: say("Send an Inquiry") }}
          >
            <ManagerInquiry
              about={manager.userId.username || manager._id}
              listing={manager._id}
              me={me}
              after={after}
              today={today}
              slots={slots}
            />
          </AskPanel>
        ) : null}
      </div>
    </>
  );
}
