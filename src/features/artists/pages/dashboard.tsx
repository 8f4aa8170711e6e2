import { redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { receivedFirst } from "../../enquiries/enquiry-service.server.ts";
import { EnquiryCard } from "../../enquiries/parts/enquiry-card.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { calendarPath, pricesPath } from "../../listings/listing-edit-path.ts";
import { ownProfile } from "../../listings/profile-service.server.ts";
import { ownDesk } from "../../storefront/own-desk.server.ts";
import { OwnDesk } from "../../storefront/parts/own-desk.tsx";
import { artists } from "../artist-category.ts";
import type { ArtistProfile } from "../artist-types.ts";
import { StatusNotice } from "../parts/artist-states.tsx";
import { pathOf } from "../parts/artist-words.ts";
import type { Route } from "./+types/dashboard";
import "../../../ui/styles/desk.css";

/** Bookings on the dashboard; the others are a click away. */
const SHOWN = 3;

/** The home of artists (spec 001 section 2, post-login redirect). */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const artist = await ownProfile<ArtistProfile>(deps, artists, actor);
  if (!artist) {
    guarded(args, ["artist"]);
    throw redirect("/BasicDetail");
  }
  const [received, desk] = await Promise.all([receivedFirst(deps, actor, SHOWN), ownDesk(deps, actor)]);
  return { artist, received, desk };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Artist dashboard")),
      description: say("Your profile and the bookings you received."),
      path: "/user-dashboard",
      noindex: true,
    },
    originOf(matches),
  );
}

export default function Dashboard({ loaderData: { artist, received, desk } }: Route.ComponentProps) {
  return (
    <div className="wrap artist-home">
      <div className="artist-home-head">
        <h1>{say("Namaste {name}", { name: artist.firstName })}</h1>
        <p className="actions own-ways">
          {/* Until it is public, the way stands in the notice below. */}
          {artist.status === "approved" ? (
            <LinkButton to={pathOf(artist)} variant="line">
              {say("See your page")}
            </LinkButton>
          ) : null}
          <LinkButton to={calendarPath(artist._id)} variant="line">
            {say("Calendar")}
          </LinkButton>
          <LinkButton to={pricesPath(artist._id)} variant="line">
            {say("Prices")}
          </LinkButton>
          <LinkButton to="/user-dashboard/edit" variant="line">
            {say("Edit name, bio and picture")}
          </LinkButton>
          <LinkButton to="/EditArtistProfile" variant="line">
            {say("Edit Artist Profile")}
          </LinkButton>
        </p>
      </div>
      <StatusNotice artist={{ ...artist, slug: artist.userId.username }} />
      <OwnDesk desk={desk} />

      <section aria-labelledby="bookings">
        <h2 id="bookings">{say("Bookings received")}</h2>
        {received.enquiries.length === 0 ? (
          <p className="soft">
            {artist.status === "approved"
              ? say("No bookings yet. Share your page with people who plan events.")
              : say("No bookings yet.")}
          </p>
        ) : null}
        <div className="stack">
          {received.enquiries.map((enquiry) => (
            <EnquiryCard key={enquiry.number} enquiry={enquiry} />
          ))}
        </div>
        {received.more ? (
          <p className="mt-4">
            <LinkButton to="/my-requests?box=received" variant="line">
              {say("All bookings")}
            </LinkButton>
          </p>
        ) : null}
      </section>
    </div>
  );
}
