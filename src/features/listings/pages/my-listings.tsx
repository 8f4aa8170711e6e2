import { pageTitle } from "../../../domain/brand.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { receivedEnquiries } from "../../enquiries/enquiry-service.server.ts";
import { ReceivedEnquiries } from "../../enquiries/parts/received-enquiries.tsx";
import { originOf, seo } from "../../site/seo.ts";
import { MY_LISTINGS } from "../listing-edit-path.ts";
import { ownListings } from "../own-listing-service.server.ts";
import { OwnListingCard } from "../parts/own-listing-card.tsx";
import type { Route } from "./+types/my-listings";

/** Requests on this page; the others stand in My requests. */
const SHOWN = 10;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const [listings, received] = await Promise.all([ownListings(deps, actor), receivedEnquiries(deps, actor, { limit: SHOWN })]);
  return { listings, enquiries: received.enquiries, more: received.next !== null };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle("My listings"), description: "What you offer here, and what people ask of you.", path: MY_LISTINGS, noindex: true }, originOf(matches));
}

/** The dashboard of everybody who keeps a listing: how each stands, the way to its edit page, and the requests for all of them. */
export default function MyListings({ loaderData: { listings, enquiries, more } }: Route.ComponentProps) {
  return (
    <div className="wrap band">
      <h1>My listings</h1>
      {listings.length > 0 ? (
        <ul className="lcards mt-6">
          {listings.map((listing) => (
            <li key={listing._id} className="grid">
              <OwnListingCard listing={listing} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="You keep no listing yet" actions={<LinkButton to="/Registration">Register your business</LinkButton>}>
          <p>Register your venue, equipment or services: we look at it, make the listing and link it to your account.</p>
        </EmptyState>
      )}
      <section aria-labelledby="received" className="mt-12">
        <h2 id="received">Enquiries received</h2>
        <ReceivedEnquiries
          enquiries={enquiries}
          more={more}
          className="mt-4"
          none={<p className="soft mt-2">Nobody has asked yet. What people ask on your page shows up here, and we mail it to you.</p>}
        />
      </section>
    </div>
  );
}
