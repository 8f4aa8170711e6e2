import { Link, data, useNavigate, useRevalidator } from "react-router";
import { BRAND, pageTitle } from "../../../domain/brand.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { displayName } from "../../../domain/names.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { versionOf } from "../../listings/edit-origin.server.ts";
import { statusOf } from "../../site/error-status.ts";
import { ErrorPage } from "../../site/parts/error-page.tsx";
import { MessagePage } from "../../site/parts/message-page.tsx";
import { originOf, seo } from "../../site/seo.ts";
import { useShellSession } from "../../site/use-shell-session.ts";
import { editValues } from "../parts/form/form-values.ts";
import { smallest } from "../../../ui/kept-photos.ts";
import { VolunteerForm } from "../parts/form/volunteer-form.tsx";
import { VOLUNTEER_MESSAGES } from "../volunteer-messages.ts";
import { publicVolunteer } from "../volunteer-service.server.ts";
import type { Route } from "./+types/edit";

/** For the profile's owner and admins. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const profile = await publicVolunteer(deps, args.params.username, actor);
  if (!profile) throw data({ message: VOLUNTEER_MESSAGES.notFound }, { status: 404 });
  const own = profile.userId.username === actor.username;
  if (!own && actor.role !== "admin") throw data({ message: "You are not allowed to see this page." }, { status: 403 });
  return { profile, own, version: await versionOf(deps, profile._id) };
}

export function meta({ matches, params, error }: Route.MetaArgs) {
  const failed: Record<number, string> = { 403: "Not allowed", 404: VOLUNTEER_MESSAGES.notFound };
  const title = error ? (failed[statusOf(error)] ?? VOLUNTEER_MESSAGES.loadFailed) : "Edit your volunteer profile";
  return seo({ title: pageTitle(title), description: "Change your volunteer profile.", path: `/volunteer/edit/${params.username}`, noindex: true }, originOf(matches));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const session = useShellSession();
  const { state, revalidate } = useRevalidator();
  const status = statusOf(error);
  if (status === 403) return <ErrorPage error={error} session={session} />;
  if (status === 404) {
    return (
      <MessagePage title={VOLUNTEER_MESSAGES.notFound} actions={<LinkButton to="/Volunteers">See all volunteers</LinkButton>}>
        <p>Nobody volunteers here under this name.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={VOLUNTEER_MESSAGES.loadFailed}
      actions={
        <Button busy={state !== "idle"} busyLabel="Trying again…" onClick={() => void revalidate()}>
          Try Again
        </Button>
      }
    >
      <p>The mistake is ours, and it has been noted. Please try again in a minute.</p>
    </MessagePage>
  );
}

/** By oneself on the account page (DECISIONS 24a), or by contacting support (spec 001 section 6). */
function DeleteProfile({ username }: { username: string }) {
  const subject = encodeURIComponent(`Delete my volunteer profile: ${username}`);
  return (
    <details className="wrap delete-profile">
      <summary>Delete my profile</summary>
      <p>
        <Link to="/account#delete">Delete your account yourself</Link>: profile and photos leave the site at once. Or write to <a href={`mailto:${BRAND.email.contact}?subject=${subject}`}>{BRAND.email.contact}</a> or call <a href={`tel:${BRAND.phone.e164}`}>{BRAND.phone.shown}</a>. Our support team deletes your profile and its photos for you.
      </p>
    </details>
  );
}

/** Volunteer edit (spec 001 section 2, /volunteer/edit/{username}). */
export default function EditPage({ loaderData: { profile, own, version } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { username } = profile.userId;
  const photos = {
    profile: profile.profileImage ? { path: profile.profileImage, previewUrl: smallest(profile.photo) ?? profile.profileImage } : null,
    gallery: profile.galleryImages.map((path, at) => ({ path, previewUrl: smallest(profile.gallery[at]) ?? path })),
  };
  const title = own ? "Edit your profile" : `Edit the profile of ${displayName(profile.firstName, profile.lastName)}`;
  return (
    <>
      {/* Another profile is another form. */}
      <VolunteerForm
        key={username}
        mode={{ kind: "edit", username, version }}
        title={title}
        initial={editValues(profile)}
        photos={photos}
        onDone={() => setTimeout(() => void navigate(`/volunteer/${encodeURIComponent(username)}`), REDIRECT_MS.profileUpdated)}
      />
      {own ? <DeleteProfile username={username} /> : null}
    </>
  );
}
