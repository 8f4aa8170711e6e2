import { redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatMobile } from "../../../domain/phone.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { smallest } from "../../../ui/kept-photos.ts";
import { receivedEnquiries } from "../../enquiries/enquiry-service.server.ts";
import { EnquiryCard } from "../../enquiries/parts/enquiry-card.tsx";
import { originOf, seo } from "../../site/seo.ts";
import { ownArtist } from "../artist-service.server.ts";
import { StatusNotice } from "../parts/artist-states.tsx";
import { nameOf, pathOf } from "../parts/artist-words.ts";
import { SelfEditForm } from "../parts/self-edit-form.tsx";
import type { Route } from "./+types/dashboard";

/** Bookings on the dashboard; the others are a click away. */
const SHOWN = 5;

/** The home of artists (spec 001 section 2, post-login redirect). */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const artist = await ownArtist(deps, actor);
  if (!artist) {
    guarded(args, ["artist"]);
    throw redirect("/BasicDetail");
  }
  return { artist, received: await receivedEnquiries(deps, actor, { limit: SHOWN }) };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle("Artist dashboard"), description: "Your profile and the bookings you received.", path: "/user-dashboard", noindex: true }, originOf(matches));
}

export default function Dashboard({ loaderData: { artist, received } }: Route.ComponentProps) {
  const { email, mobile, description, profileImage, photo } = artist;
  const values = { name: nameOf(artist), email, phone: formatMobile(mobile), bio: description };
  return (
    <div className="wrap artist-home">
      <div className="artist-home-head">
        <h1>Namaste {artist.firstName}</h1>
        <p className="actions">
          <LinkButton to={pathOf(artist)} variant="line">
            See your page
          </LinkButton>
          <LinkButton to="/EditArtistProfile" variant="line">
            Edit Artist Profile
          </LinkButton>
        </p>
      </div>
      <StatusNotice artist={artist} />
      <div className="artist-home-body">
        <section aria-labelledby="self">
          <h2 id="self">My profile</h2>
          {/* What was saved is what the form begins with anew. */}
          <SelfEditForm key={JSON.stringify([values, profileImage])} values={values} photo={profileImage ? { path: profileImage, previewUrl: smallest(photo) ?? profileImage } : null} />
        </section>
        <section aria-labelledby="bookings">
          <h2 id="bookings">Bookings received</h2>
          {received.enquiries.length === 0 ? <p className="soft">No bookings yet. Share your page with people who plan events.</p> : null}
          <div className="stack">
            {received.enquiries.map((enquiry) => (
              <EnquiryCard key={enquiry.number} enquiry={enquiry} />
            ))}
          </div>
          {received.next ? (
            <p>
              <LinkButton to="/my-requests?box=received" variant="line">
                All bookings
              </LinkButton>
            </p>
          ) : null}
        </section>
      </div>
    </div>
  );
}
