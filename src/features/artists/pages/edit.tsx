import { useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { states } from "../../../domain/places/places.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ChangePassword } from "../../accounts/parts/change-password.tsx";
import { SignInPrompt } from "../../accounts/parts/sign-in-prompt.tsx";
import { versionOf } from "../../listings/edit-origin.server.ts";
import { originOf, seo } from "../../site/seo.ts";
import { ownArtist } from "../artist-service.server.ts";
import type { ArtistProfile } from "../artist-types.ts";
import { StatusNotice } from "../parts/artist-states.tsx";
import { ArtistProfileForm, MyProfileForm } from "../parts/form/artist-form.tsx";
import { editValues, photosOf } from "../parts/form/artist-values.ts";
import type { Route } from "./+types/edit";

/** Reachable without a session, and then a prompt to sign in (DECISIONS 5). */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = pageContext(args);
  const artist = actor && (await ownArtist(deps, actor));
  return { username: actor?.username ?? null, artist, version: artist ? await versionOf(deps, artist._id) : "", states: states() };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo({ title: pageTitle("Edit artist profile"), description: "Change your artist profile, your details and your password.", path: "/EditArtistProfile", noindex: true }, originOf(matches));
}

/** The edit-artist page with its three tabs (spec 001 section 2). */
export default function EditPage({ loaderData: { username, artist, version, states: names } }: Route.ComponentProps) {
  return (
    <div className="wrap artist-edit">
      <div className="form-top">
        <h1>Edit Artist Profile</h1>
      </div>
      {username === null ? (
        <SignInPrompt path="/EditArtistProfile">Sign in to change your artist profile.</SignInPrompt>
      ) : artist ? (
        <Editor artist={artist} version={version} username={username} states={names} />
      ) : (
        <EmptyState title="You have no artist profile yet" actions={<LinkButton to="/BasicDetail">Artist Registration</LinkButton>}>
          <p>Register as an artist first: it takes about five minutes.</p>
        </EmptyState>
      )}
    </div>
  );
}

function Editor({ artist, version, username, states: names }: { artist: ArtistProfile; version: string; username: string; states: readonly string[] }) {
  const { revalidate } = useRevalidator();
  const values = editValues(artist);
  const onDone = () => void revalidate();
  // What was saved is what the forms begin with anew.
  const content = JSON.stringify([values, artist.profileImage, artist.images]);
  return (
    <>
      <StatusNotice artist={artist} editing />
      <Tabs
        label="Edit artist profile"
        tabs={[
          { key: "me", label: "My Profile", content: <MyProfileForm key={`${values.firstName}\n${values.lastName}\n${values.email}\n${values.mobile}`} mode="edit" version={version} values={values} onDone={onDone} /> },
          { key: "artist", label: "Artist Profile", content: <ArtistProfileForm key={content} mode="edit" version={version} values={values} photos={photosOf(artist)} states={names} onDone={onDone} /> },
          { key: "password", label: "Change Password", content: <ChangePassword username={username} /> },
        ]}
      />
    </>
  );
}
