import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CircleAlert, Clock } from "../../../ui/icons.tsx";
import type { ArtistProfile } from "../artist-types.ts";
import { artists } from "../artist-category.ts";

/** Nobody has this address, or it is not public yet. */
export function ArtistMissing() {
  return (
    <div className="wrap profile-state">
      <EmptyState
        title={say("Artist Not Found")}
        actions={
          <>
            <LinkButton to="/ArtistBooking">{say("Search artists")}</LinkButton>
            <LinkButton to="/ContactUs" variant="line">
              {say("Tell us what you need")}
            </LinkButton>
          </>
        }
      >
        <p>
          {say("There is no artist at this address. The link may be mistyped, or the profile may not be public yet.")}
        </p>
      </EmptyState>
    </div>
  );
}

type Standing = Pick<ArtistProfile, "status" | "statusReason"> & { slug: string };

/** Where the profile stands, for its owner: waiting, rejected with the reason, suspended. Nothing once it is public. */
export function StatusNotice({ artist, editing = false }: { artist: Standing; editing?: boolean }) {
  if (artist.status === "approved") return null;
  const waits = artist.status === "pending" || artist.status === "draft";
  const Sign = waits ? Clock : CircleAlert;
  return (
    <div className="notice-box" role="note">
      <Sign className="icon" />
      <div>
        <b>
          {waits
            ? say("Your profile is waiting for approval")
            : artist.status === "rejected"
              ? say("Your profile was not approved")
              : say("Your profile is suspended")}
        </b>
        <p>
          {waits
            ? say(
                "Our team looks at every new artist. You will be told here and by e-mail. Until then only you see your page.",
              )
            : null}
          {waits ? null : artist.statusReason}
        </p>
        {artist.status === "rejected" ? (
          <p>
            {editing
              ? say("Correct it below and save: it is then sent to our team again.")
              : say("Correct it and save: it is then sent to our team again.")}
          </p>
        ) : null}
        {waits ? (
          <LinkButton to={artists.profilePath(artist.slug)} variant="line" slim>
            {say("See your page")}
          </LinkButton>
        ) : editing || artist.status !== "rejected" ? null : (
          <LinkButton to="/EditArtistProfile" variant="line" slim>
            {say("Correct your profile")}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
