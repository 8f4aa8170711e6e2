import { useLocation } from "react-router";
import { placeSaid } from "../../../domain/places/place-said.ts";
import type { OwnListing } from "../../listings/own-listing-types.ts";
import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Garland } from "../../../ui/garland.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { APPLICATION_PAGES } from "../../enquiries/application-model.ts";
import { receivedFirst } from "../../enquiries/enquiry-service.server.ts";
import { ReceivedEnquiries } from "../../enquiries/parts/received-enquiries.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { MY_LISTINGS } from "../../listings/listing-edit-path.ts";
import { categories } from "../../registry.ts";
import { ownListings } from "../../listings/own-listing-service.server.ts";
import { ownDesk } from "../own-desk.server.ts";
import { OpenDrafts } from "../parts/open-drafts.tsx";
import { NextThings } from "../../enquiries/parts/next-things.tsx";
import { ComingAndFigures } from "../parts/own-desk.tsx";
import { OwnListingCard } from "../../listings/parts/own-listing-card.tsx";
import type { Route } from "./+types/my-listings";
import "../../../ui/styles/desk.css";

/** Requests on this page; the others stand in My requests. */
const SHOWN = 3;

/** As its page shows it: calls say the same in English. */
const saidListing = (listing: OwnListing): OwnListing => ({
  ...listing,
  categoryName: say(listing.categoryName),
  state: placeSaid(listing.state),
  city: placeSaid(listing.state, listing.city),
});

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const listings = await ownListings(deps, actor);
  const [received, desk] = await Promise.all([receivedFirst(deps, actor, SHOWN), ownDesk(deps, actor, listings)]);
  const kinds = categories.flatMap(({ key, singular, registerPath, becomePath }) => {
    const path = registerPath ?? becomePath;
    return path ? [{ key, label: say(singular), path }] : [];
  });
  return {
    userId: actor.id,
    desk,
    listings: listings.map(saidListing),
    enquiries: received.enquiries,
    more: received.more,
    kinds,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("My listings")),
      description: say("What you offer here, and what people ask of you."),
      path: MY_LISTINGS,
      noindex: true,
    },
    originOf(matches),
  );
}

/** The dashboard of everybody who keeps a listing: how each stands, the way to its edit page, and the requests for all of them. */
export default function MyListings({
  loaderData: { userId, desk, listings, enquiries, more, kinds },
}: Route.ComponentProps) {
  const sent = Boolean((useLocation().state as { registered?: boolean } | null)?.registered);
  return (
    <div className="wrap band own-page">
      <h1>{say("My listings")}</h1>
      {sent ? (
        <div className="sent mt-6">
          <Garland />
          <SuccessNote title={say("Your listing is with our team.")}>
            {say("We will tell you here and by email as soon as it is approved. Until then nobody else sees it.")}
          </SuccessNote>
        </div>
      ) : null}
      <div className="mt-6">
        <NextThings next={desk.next}>
          <OpenDrafts userId={userId} kinds={[...kinds, ...APPLICATION_PAGES]} />
        </NextThings>
      </div>
      <h2 id="offer" className="mt-12">
        {say("What you offer")}
      </h2>
      {listings.length > 0 ? (
        <ul className="lcards mt-6">
          {listings.map((listing) => (
            <li key={listing._id} className="grid">
              <OwnListingCard listing={listing} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          className="own-kinds"
          title={say("You have no listing yet")}
          actions={[...kinds, { label: say("Something else"), path: "/Registration" }].map(({ label, path }) => (
            <LinkButton key={path} to={path} variant="line" slim>
              {label}
            </LinkButton>
          ))}
        >
          <p>{say("What do you offer? Tell us about it: requests for it come to this page.")}</p>
        </EmptyState>
      )}
      <ComingAndFigures desk={desk} />
      {/* Whoever keeps nothing is asked for nothing. */}
      {listings.length > 0 || enquiries.length > 0 ? (
        <section aria-labelledby="received" className="mt-12">
          <h2 id="received">{say("Enquiries received")}</h2>
          <ReceivedEnquiries
            enquiries={enquiries}
            more={more}
            className="mt-4"
            none={
              <p className="soft mt-2">
                {say("Nobody has asked yet. What people ask on your page shows up here, and we mail it to you.")}
              </p>
            }
          />
        </section>
      ) : null}
    </div>
  );
}
