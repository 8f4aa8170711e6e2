import { data, redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { AppError } from "../../../domain/errors.ts";
import { REDIRECT_MS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { listingStatusWords } from "../listing-status-words.ts";
import { MY_LISTINGS } from "../listing-edit-path.ts";
import { editPathFor, editableListing } from "../own-listing-service.server.ts";
import { OWN_LISTING_TEXT as TEXT } from "../own-listing-words.ts";
import { ProfileForm } from "../parts/form/profile-form.tsx";
import type { Route } from "./+types/edit-listing";
import "../../../ui/styles/desk.css";

/** For the listing's owner and admins; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const { id } = args.params;
  try {
    return await editableListing(deps, actor, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    // Its category has an edit page of its own.
    if (error.status === 409) throw redirect(await editPathFor(deps, actor, id));
    throw data({ message: error.message }, { status: error.status });
  }
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(loaderData ? say("Edit {title}", { title: loaderData.title }) : say("Edit")),
      description: say("Change what your listing says and shows."),
      path: `${MY_LISTINGS}/${params.id}/edit`,
      noindex: true,
    },
    originOf(matches),
  );
}

function lead({ status, statusReason }: Route.ComponentProps["loaderData"]): string {
  if (status === "rejected")
    return say("Not approved yet: {reason} Correct it and save: it is sent to us again.", { reason: statusReason });
  if (status === "suspended") return say("Not shown at the moment: {reason}", { reason: statusReason });
  return status === "pending"
    ? say("We are looking at it. You can still change it.")
    : say("Change what you like, then save. It stays on the site.");
}

/** Edits a listing of whatever category has no edit page of its own. */
export default function EditListing({ loaderData: listing }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { plan, values, photos, version, own } = listing.edit;
  return (
    <div className="wrap edit-page">
      <div className="form-top">
        {own ? (
          <Breadcrumbs items={[{ label: say("My listings"), to: MY_LISTINGS }, { label: listing.title }]} />
        ) : null}
        <h1 className="break-words">
          {own ? say("Edit your listing") : say("Edit {title}", { title: listing.title })}
        </h1>
        <p className="lead soft">{lead(listing)}</p>
        <p className="mt-2">
          <StatusBadge status={listing.status} label={listingStatusWords(listing.status)} />
        </p>
      </div>
      <ProfileForm
        key={listing._id}
        label={say("Edit {title}", { title: listing.title })}
        plan={{
          ...plan,
          messages: { ...plan.messages, updated: say(TEXT.updated), updateFailed: say(TEXT.updateFailed) },
        }}
        mode={{ kind: "edit", path: `/api/listings/${listing._id}`, version }}
        values={values}
        photos={photos}
        success={listing.status === "rejected" && own ? say(TEXT.resent) : say(TEXT.updated)}
        onDone={() =>
          setTimeout(() => void navigate(own ? MY_LISTINGS : `/artistko/${listing._id}`), REDIRECT_MS.profileUpdated)
        }
      />
    </div>
  );
}
