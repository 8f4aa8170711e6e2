import { data, useNavigate, useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { AppError } from "../../../domain/errors.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { smallest } from "../../../ui/kept-photos.ts";
import { versionOf } from "../../listings/edit-origin.server.ts";
import { statusOf } from "../../site/error-status.ts";
import { ErrorPage } from "../../site/parts/error-page.tsx";
import { MessagePage } from "../../site/parts/message-page.tsx";
import { originOf, seo } from "../../site/seo.ts";
import { useShellSession } from "../../site/use-shell-session.ts";
import { MANAGER_MESSAGES as TEXT } from "../manager-messages.ts";
import { editableManager } from "../manager-service.server.ts";
import { LANDING_PATH, managerPath } from "../manager-words.ts";
import { editValues } from "../parts/form-values.ts";
import { ManagerForm } from "../parts/manager-form.tsx";
import type { Route } from "./+types/edit";

/** For the profile's owner and admins. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const profile = await editableManager(deps, actor, args.params.username).catch((error: unknown) => {
    throw error instanceof AppError && error.status < 500 ? data({ message: error.message }, { status: error.status }) : error;
  });
  return { profile, own: profile.userId._id === actor.id, version: await versionOf(deps, profile._id) };
}

export function meta({ matches, params, error }: Route.MetaArgs) {
  const title = statusOf(error) === 404 ? TEXT.notFound : "Edit My Profile";
  return seo({ title: pageTitle(title), description: "Change your volunteer manager profile.", path: `/VolunteerManagerEditPage/${params.username ?? ""}`, noindex: true }, originOf(matches));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const session = useShellSession();
  const { state, revalidate } = useRevalidator();
  const status = statusOf(error);
  if (status === 403) return <ErrorPage error={error} session={session} />;
  if (status === 404) {
    return (
      <MessagePage title={TEXT.notFound} actions={<LinkButton to={LANDING_PATH}>See all volunteer managers</LinkButton>}>
        <p>Nobody manages volunteers here under this name.</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={TEXT.loadFailed}
      actions={
        <Button busy={state !== "idle"} busyLabel={TEXT.loading} onClick={() => void revalidate()}>
          Try Again
        </Button>
      }
    >
      <p>The mistake is ours, and it has been noted. Please try again in a minute.</p>
    </MessagePage>
  );
}

/** Volunteer manager edit (spec 001 section 2, /VolunteerManagerEditPage/{username}). */
export default function EditPage({ loaderData: { profile, own, version } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const photos = {
    profile: profile.photo ? { path: profile.photo, previewUrl: smallest(profile.portrait) ?? profile.photo } : null,
    gallery: profile.images.map((path, at) => ({ path, previewUrl: smallest(profile.gallery[at]) ?? path })),
  };
  return (
    <ManagerForm
      // Another profile is another form.
      key={profile._id}
      mode={{ kind: "edit", username: profile.userId.username, version }}
      title={own ? "Edit My Profile" : `Edit the profile of ${profile.fullName}`}
      lead={profile.status === "rejected" ? `Not approved yet: ${profile.statusReason} Correct it and save: it is sent to us again.` : "Change what you like, then save."}
      initial={editValues(profile)}
      photos={photos}
      onDone={() => setTimeout(() => void navigate(managerPath(profile)), REDIRECT_MS.profileUpdated)}
    />
  );
}
