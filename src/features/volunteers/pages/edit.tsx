import { Link, useNavigate, useRevalidator } from "react-router";
import { BRAND, pageTitle } from "../../../domain/brand.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { NotAllowed } from "../../accounts/parts/not-allowed.tsx";
import { useSignedIn } from "../../accounts/use-signed-in.ts";
import { statusOf } from "../../../ui/page/error-status.ts";
import { MessagePage } from "../../../ui/page/message-page.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { VOLUNTEER_MESSAGES } from "../volunteer-messages.ts";
import { ProfileForm } from "../../listings/parts/form/profile-form.tsx";
import { editPage } from "../../listings/profile-pages.server.ts";
import { ownDesk } from "../../storefront/own-desk.server.ts";
import { NextThings } from "../../enquiries/parts/next-things.tsx";
import { volunteers } from "../volunteer-category.ts";
import type { Route } from "./+types/edit";
import "../../../ui/styles/desk.css";

/** For the profile's owner and admins. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const edit = await editPage(deps, volunteers, actor, args.params.slug);
  // It is the start page of volunteers, too: what waits for them stands before their profile.
  return { ...edit, next: edit.own ? (await ownDesk(deps, actor)).next : [] };
}

export function meta({ matches, params, error }: Route.MetaArgs) {
  const failed: Record<number, string> = { 403: say("Not allowed"), 404: say(VOLUNTEER_MESSAGES.notFound) };
  const title = error
    ? (failed[statusOf(error)] ?? say(VOLUNTEER_MESSAGES.loadFailed))
    : say("Edit your volunteer profile");
  return seo(
    {
      title: pageTitle(title),
      description: say("Change your volunteer profile."),
      path: `/volunteer/edit/${params.slug}`,
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
        title={say(VOLUNTEER_MESSAGES.notFound)}
        actions={<LinkButton to="/Volunteers">{say("See all volunteers")}</LinkButton>}
      >
        <p>{say("Nobody volunteers here under this name.")}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={say(VOLUNTEER_MESSAGES.loadFailed)}
      actions={
        <Button busy={state !== "idle"} busyLabel={say("Trying again…")} onClick={() => void revalidate()}>
          {say("Try Again")}
        </Button>
      }
    >
      <p>{say("The mistake is ours, and it has been noted. Please try again in a minute.")}</p>
    </MessagePage>
  );
}

/** By oneself on the account page (DECISIONS 24a), or by contacting support (spec 001 section 6). */
function DeleteProfile({ username }: { username: string }) {
  const subject = encodeURIComponent(`Delete my volunteer profile: ${username}`);
  return (
    <details className="wrap delete-profile">
      <summary>{say("Delete my profile")}</summary>
      <p>
        <Rich
          text={say(
            "<a>Delete your account yourself</a>: profile and photos leave the site at once. Or write to <b>{mail}</b> or call <i>{phone}</i>. Our support team deletes your profile and its photos for you.",
            { mail: BRAND.email.contact, phone: BRAND.phone.shown },
          )}
          as={{
            a: (words) => <Link to="/account#delete">{words}</Link>,
            b: (words) => <a href={`mailto:${BRAND.email.contact}?subject=${subject}`}>{words}</a>,
            i: (words) => <a href={`tel:${BRAND.phone.e164}`}>{words}</a>,
          }}
        />
      </p>
    </details>
  );
}

/** Volunteer edit (spec 001 section 2, /volunteer/edit/{username}). */
export default function EditPage({ loaderData: edit }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { slug, own, title } = edit;
  return (
    <>
      {edit.next.length > 0 ? (
        <div className="wrap mt-16">
          <NextThings next={edit.next} />
        </div>
      ) : null}
      <div className="wrap form-page">
        <div className="form-top">
          <h1>{own ? say("Edit your profile") : say("Edit the profile of {title}", { title })}</h1>
          <p className="lead soft">{say("Change what you like, then save.")}</p>
        </div>
        {/* Another profile is another form. */}
        <ProfileForm
          key={slug}
          label={say("Edit your profile")}
          plan={edit.plan}
          mode={{
            kind: "edit",
            path: `/api/volunteers/username/${encodeURIComponent(slug)}`,
            version: edit.version,
            paged: true,
          }}
          values={edit.values}
          photos={edit.photos}
          onDone={() => setTimeout(() => void navigate(volunteers.profilePath(slug)), REDIRECT_MS.profileUpdated)}
        />
      </div>
      {own ? <DeleteProfile username={slug} /> : null}
    </>
  );
}
