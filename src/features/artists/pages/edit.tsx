import { useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ChangePassword } from "../../accounts/parts/change-password.tsx";
import { SignInPrompt } from "../../accounts/parts/sign-in-prompt.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { ownListing } from "../../listings/listing-service.server.ts";
import { artists } from "../artist-category.ts";
import { StatusNotice } from "../parts/artist-states.tsx";
import { ProfileForm } from "../../listings/parts/form/profile-form.tsx";
import { editOf, type EditPage as EditOf } from "../../listings/profile-pages.server.ts";
import type { Route } from "./+types/edit";

/** The fields of 'My Profile'; the others stand on 'Artist Profile' (spec 001 section 2). */
const PERSON = ["firstName", "lastName", "email", "mobile"];
const ART = Object.keys(artists.fields).filter((name) => !PERSON.includes(name));

/** Reachable without a session, and then a prompt to sign in (DECISIONS 5). */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = pageContext(args);
  const row = actor && (await ownListing(deps, actor, artists.key));
  const username = actor?.username ?? null;
  if (!actor || !row) return { username, edit: null };
  const [me, art] = await Promise.all([
    editOf(deps, artists, row, actor, { only: PERSON, photos: false }),
    editOf(deps, artists, row, actor, { only: ART }),
  ]);
  return { username, edit: { me, art } };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Edit artist profile")),
      description: say("Change your artist profile, your details and your password."),
      path: "/EditArtistProfile",
      noindex: true,
    },
    originOf(matches),
  );
}

/** The edit-artist page with its three tabs (spec 001 section 2). */
export default function EditPage({ loaderData: { username, edit } }: Route.ComponentProps) {
  return (
    <div className="wrap artist-edit">
      <div className="form-top">
        <h1>{say("Edit Artist Profile")}</h1>
      </div>
      {username === null ? (
        <SignInPrompt path="/EditArtistProfile">{say("Sign in to change your artist profile.")}</SignInPrompt>
      ) : edit ? (
        <Editor {...edit} username={username} />
      ) : (
        <EmptyState
          title={say("You have no artist profile yet")}
          actions={<LinkButton to="/BasicDetail">{say("Artist Registration")}</LinkButton>}
        >
          <p>{say("Register as an artist first: it takes about five minutes.")}</p>
        </EmptyState>
      )}
    </div>
  );
}

function Editor({ me, art, username }: { me: EditOf; art: EditOf; username: string }) {
  const { revalidate } = useRevalidator();
  const tab = (key: string, label: string, { plan, values, photos, version }: EditOf) => ({
    key,
    label,
    content: (
      <ProfileForm
        // What was saved is what the form begins with anew.
        key={JSON.stringify([values, photos])}
        label={label}
        plan={plan}
        mode={{ kind: "edit", path: "/api/artist/update", version }}
        values={values}
        photos={photos}
        onDone={() => void revalidate()}
      />
    ),
  });
  return (
    <>
      <StatusNotice artist={art} editing />
      <Tabs
        label={say("Edit artist profile")}
        tabs={[
          tab("me", say("My Profile"), me),
          tab("art", say("Artist Profile"), art),
          { key: "password", label: say("Change Password"), content: <ChangePassword username={username} /> },
        ]}
      />
    </>
  );
}
