import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { keepsListing } from "../../listings/own-listing-service.server.ts";
import { originOf, seo } from "../../site/seo.ts";
import { receivedEnquiries, sentEnquiries } from "../enquiry-service.server.ts";
import { EnquiryCard } from "../parts/enquiry-card.tsx";
import type { Route } from "./+types/my-requests";

const BOXES = ["received", "sent"] as const;
type Box = (typeof BOXES)[number];

const WORDS: Record<Box, string> = { received: "Received", sent: "Sent" };
const addressOf = (box: Box, cursor?: string) => `/my-requests?${new URLSearchParams({ box, ...(cursor ? { cursor } : {}) })}`;

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const params = new URL(args.request.url).searchParams;
  const wanted = BOXES.find((box) => box === params.get("box"));
  // Who offers something wants to see who asks; guests and admins, what they asked.
  const offers = actor.role === "volunteer" || actor.role === "volunteer-manager" || actor.role === "artist" || (await keepsListing(deps, actor.id));
  const box = wanted ?? (offers ? "received" : "sent");
  const cursor = params.get("cursor");
  const list = await (box === "received" ? receivedEnquiries : sentEnquiries)(deps, actor, { cursor });
  return { ...list, box, offers, later: cursor !== null };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle("My requests"), description: "What you asked of others and what others asked of you.", path: "/my-requests", noindex: true }, originOf(matches));
}

export default function MyRequests({ loaderData }: Route.ComponentProps) {
  const { enquiries, next, box, offers, later } = loaderData;
  return (
    <div className="wrap band">
      <h1>My requests</h1>
      <nav className="chips my-6" aria-label="Requests">
        {BOXES.map((one) => (
          <Link key={one} to={addressOf(one)} className={one === box ? "chip on" : "chip"} aria-current={one === box ? "page" : undefined}>
            {WORDS[one]}
          </Link>
        ))}
      </nav>
      {enquiries.length > 0 ? (
        <div className="stack max-w-4xl">
          {enquiries.map((enquiry) => (
            <EnquiryCard key={enquiry.number} enquiry={enquiry} />
          ))}
        </div>
      ) : (
        <Nothing box={box} offers={offers} later={later} />
      )}
      <Pagination prev={later ? addressOf(box) : null} prevLabel="Newest" next={next && addressOf(box, next)} />
    </div>
  );
}

function Nothing({ box, offers, later }: { box: Box; offers: boolean; later: boolean }) {
  if (later) return <EmptyState title="No older requests">That was all.</EmptyState>;
  if (box === "sent") {
    return (
      <EmptyState
        title="You have not asked anybody yet"
        actions={
          <>
            <LinkButton to="/Volunteers">Find volunteers</LinkButton>
            <LinkButton to="/VolunteerEnquiryForm" variant="line">
              Ask all in an area
            </LinkButton>
          </>
        }
      >
        <p>Open a profile and book: the answer shows up here.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No requests yet" actions={<LinkButton to={offers ? "/MyDashBoard" : "/choose-role"}>{offers ? "Go to my profile" : "Offer your help"}</LinkButton>}>
      <p>{offers ? "A profile with photos and skills is asked more often. Share its link with people who plan events." : "Register a profile, and organisers can book you."}</p>
    </EmptyState>
  );
}
