import { Link } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { ArrowRight, Icon } from "../../../ui/icons.tsx";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import type { CardView } from "../../listings/search-view.ts";

const LOOK = { portraits: true, action: "Contact Us" };

/** The volunteers whom others rated best, and what to do when none of them fits. */
export function HomeTopVolunteers({ volunteers }: { volunteers: readonly CardView[] }) {
  return (
    <section className="band" aria-labelledby="top-title">
      <div className="wrap">
        <div className="head">
          <h2 id="top-title">{volunteers.length > 0 ? "Rated best by others" : "Volunteers"}</h2>
          <Link to="/Volunteers" className="more">
            See all volunteers <Icon as={ArrowRight} />
          </Link>
        </div>
        {volunteers.length > 0 ? (
          <div className="cards">
            {volunteers.map((volunteer) => (
              <ListingCard key={volunteer.id} card={volunteer} words={LOOK} />
            ))}
          </div>
        ) : (
          <p className="lead soft">Nobody has registered yet. Be the first under this canopy.</p>
        )}
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-card bg-haldi px-6 py-5">
          <p className="lead">Tell us the place, and volunteers there hear of your event.</p>
          <LinkButton to="/VolunteerEnquiryForm">Send an enquiry</LinkButton>
        </div>
      </div>
    </section>
  );
}
