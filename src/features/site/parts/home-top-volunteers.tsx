import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { ArrowRight, Icon } from "../../../ui/icons.tsx";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import type { CardView } from "../../listings/search-view.ts";

/** The volunteers whom others rated best, and what to do when none of them fits. */
export function HomeTopVolunteers({ volunteers }: { volunteers: readonly CardView[] }) {
  const look = { portraits: true, action: say("Contact Us") };
  return (
    <section className="band" aria-labelledby="top-title">
      <div className="wrap">
        <div className="head">
          <h2 id="top-title">{volunteers.length > 0 ? say("Rated best by others") : say("Volunteers")}</h2>
          <Link to="/Volunteers" className="more">
            {say("See all volunteers")} <Icon as={ArrowRight} />
          </Link>
        </div>
        {volunteers.length > 0 ? (
          <div className="cards">
            {volunteers.map((volunteer) => (
              <ListingCard key={volunteer.id} card={volunteer} words={look} />
            ))}
          </div>
        ) : (
          <p className="lead soft">{say("Nobody has registered yet. Be the first under this canopy.")}</p>
        )}
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 rounded-card bg-haldi px-6 py-5">
          <p className="lead">{say("Tell us the place, and volunteers there hear of your event.")}</p>
          <LinkButton to="/VolunteerEnquiryForm">{say("Send an enquiry")}</LinkButton>
        </div>
      </div>
    </section>
  );
}
