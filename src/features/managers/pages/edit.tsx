import { useNavigate, useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { NotAllowed } from "../../accounts/parts/not-allowed.tsx";
import { useSignedIn } from "../../accounts/use-signed-in.ts";
import { statusOf } from "../../../ui/page/error-status.ts";
import { MessagePage } from "../../../ui/page/message-page.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { MANAGER_MESSAGES as TEXT } from "../manager-messages.ts";
import { ProfileForm } from "../../listings/parts/form/profile-form.tsx";
import { editPage } from "../../listings/profile-pages.server.ts";
import { MANAGER_NAMED_BY, managers } from "../manager-category.ts";
import { LANDING_PATH } from "../manager-words.ts";
import type { Route } from "./+types/edit";
import "../../../ui/styles/desk.css";

/** For the profile's owner and admins. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return editPage(deps, managers, actor, args.params.slug, MANAGER_NAMED_BY);
}

export function meta({ matches, params, error }: Route.MetaArgs) {
  const title = statusOf(error) === 404 ? say(TEXT.notFound) : say("Edit My Profile");
  return seo(
    {
      title: pageTitle(title),
      description: say("Change your volunteer manager profile."),
      path: `/VolunteerManagerEditPage/${params.slug ?? ""}`,
      noindex: true,
    },
    originOf(matches),
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const actor = useSignedIn();
  const { state, revalidate } = useRevalidator();
  const status = statusOf(error);
  if (status === 403) return <NotAllowed actor={actor} />;
  if (status === 404) {
    return (
      <MessagePage
        title={say(TEXT.notFound)}
        actions={<LinkButton to={LANDING_PATH}>{say("See all volunteer managers")}</LinkButton>}
      >
        <p>{say("Nobody manages volunteers here under this name.")}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={say(TEXT.loadFailed)}
      actions={
        <Button busy={state !== "idle"} busyLabel={say(TEXT.loading)} onClick={() => void revalidate()}>
          {say("Try Again")}
        </Button>
      }
    >
      <p>{say("The mistake is ours, and it has been noted. Please try again in a minute.")}</p>
    </MessagePage>
  );
}

/** Volunteer manager edit (spec 001 section 2, /VolunteerManagerEditPage/{username}). */
export default function EditPage({ loaderData: edit }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { slug, own, title } = edit;
  const heading = own ? say("Edit My Profile") : say("Edit the profile of {title}", { title });
  return (
    <div className="wrap edit-page">
      <div className="form-top">
        <h1>{heading}</h1>
        <p className="lead soft">
          {edit.status === "rejected"
            ? say("Not approved yet: {statusReason} Correct it and save: it is sent to us again.", {
                statusReason: edit.statusReason,
              })
            : say("Change what you like, then save.")}
        </p>
      </div>
      <ProfileForm
        // Another profile is another form.
        key={slug}
        label={heading}
        plan={edit.plan}
        mode={{
          kind: "edit",
          path: `/api/volunteersManager/profile/${encodeURIComponent(slug)}`,
          version: edit.version,
        }}
        values={edit.values}
        photos={edit.photos}
        onDone={() => setTimeout(() => void navigate(managers.profilePath(slug)), REDIRECT_MS.profileUpdated)}
      />
    </div>
  );
}
