import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SignInPrompt } from "../../accounts/parts/sign-in-prompt.tsx";
import { later } from "../../../ui/later.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { ownListing } from "../../listings/listing-service.server.ts";
import { artists } from "../artist-category.ts";
import { editOf } from "../../listings/profile-pages.server.ts";
import type { Route } from "./+types/edit";
import "../../../ui/styles/desk.css";

const editor = () => import("../parts/artist-editor.tsx");
const ArtistEditor = later(
  import.meta.env.SSR ? (await editor()).ArtistEditor : null,
  async () => (await editor()).ArtistEditor,
);

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
        <ArtistEditor {...edit} username={username} />
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
