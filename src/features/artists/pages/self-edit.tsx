import { redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatMobile } from "../../../domain/phone.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { smallest } from "../../../ui/kept-photos.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { ownProfile } from "../../listings/profile-service.server.ts";
import { artists } from "../artist-category.ts";
import type { ArtistProfile } from "../artist-types.ts";
import { nameOf } from "../parts/artist-words.ts";
import { SelfEditForm } from "../parts/self-edit-form.tsx";
import type { Route } from "./+types/self-edit";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const artist = await ownProfile<ArtistProfile>(deps, artists, actor);
  if (!artist) {
    guarded(args, ["artist"]);
    throw redirect("/BasicDetail");
  }
  return { artist, photoRule: artists.photos.profile };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Edit your profile")),
      description: say("Change your name, e-mail, phone, bio and picture."),
      path: "/user-dashboard/edit",
      noindex: true,
    },
    originOf(matches),
  );
}

/** The artist's self-edit: name, email, phone, bio and image (spec 001 section 2). */
export default function SelfEditPage({ loaderData: { artist, photoRule } }: Route.ComponentProps) {
  const { email, mobile, description, profileImage, photo } = artist;
  const values = { name: nameOf(artist), email, phone: formatMobile(mobile), bio: description };
  return (
    <div className="wrap artist-edit">
      <div className="form-top spaced">
        <h1>{say("Edit your profile")}</h1>
        <p className="actions">
          <LinkButton to="/user-dashboard" variant="line">
            {say("Dashboard")}
          </LinkButton>
          <LinkButton to="/EditArtistProfile" variant="line">
            {say("Edit Artist Profile")}
          </LinkButton>
        </p>
      </div>
      {/* What was saved is what the form begins with anew. */}
      <SelfEditForm
        key={JSON.stringify([values, profileImage])}
        values={values}
        rule={photoRule}
        photo={profileImage ? { path: profileImage, previewUrl: smallest(photo) ?? profileImage } : null}
      />
    </div>
  );
}
