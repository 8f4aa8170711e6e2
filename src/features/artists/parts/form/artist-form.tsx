import type { ReactNode } from "react";
import { useSyncExternalStore } from "react";
import { COUNTS } from "../../../../domain/limits.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorSummary } from "../../../../ui/error-summary.tsx";
import { FailureNotice } from "../../../../ui/failure-notice.tsx";
import { KeptNote } from "../../../../ui/offline/kept-note.tsx";
import { ShelfGalleryField, ShelfProfileField } from "../../../../ui/shelf-fields.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { UploadProgress } from "../../../../ui/upload-progress.tsx";
import { useHydrated } from "../../../../ui/use-hydrated.ts";
import { ArtFields, PersonFields, VideoFields, WordsFields } from "./artist-inputs.tsx";
import type { ArtistFormOptions, ArtistFormState } from "./use-artist-form.ts";
import { useArtistForm } from "./use-artist-form.ts";

/** The fields of 'My Profile', and of 'Artist Profile' (spec 001 section 2, edit-artist page). */
export const PERSON_FIELDS = ["firstName", "lastName", "email", "mobile"] as const;
export const ART_FIELDS = ["category", "genre", "duration", "team", "language", "travel", "addressState", "city", "location", "profileTitle", "description", "profileKeywords", "profileDescription", "videoLink"] as const;

function Part({ id, title, hint, children }: { id: string; title: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint ? <p className="soft">{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** The form's frame: what is wrong, the fields, why it failed, and the button or the progress. */
function Frame({ state, label, submit, children }: { state: ArtistFormState; label: string; submit: string; children: ReactNode }) {
  const hydrated = useHydrated();
  const { profile, gallery } = useSyncExternalStore(state.shelf.subscribe, state.shelf.read, state.shelf.read);
  const photos = [profile, ...gallery].filter(Boolean).length;
  if (state.submit.phase === "kept") return <KeptNote photos />;
  return (
    <form className="sheet-form artist-form" method="post" noValidate aria-label={label} onSubmit={state.onSubmit}>
      <ErrorSummary errors={state.problems} attempt={state.attempt} title={state.title} />
      <fieldset className="form-steps" disabled={!hydrated || state.busy}>
        {children}
      </fieldset>
      <FailureNotice failure={state.submit.failure} />
      <div className="artist-send">
        {state.busy ? (
          <UploadProgress state={state.submit} photoCount={photos} onCancel={state.submit.cancel} />
        ) : (
          <Button type="submit" disabled={!hydrated}>
            {state.submit.failure ? "Try again" : submit}
          </Button>
        )}
      </div>
      <UnsavedGuard active={state.unsaved}>Your changes are not saved yet.</UnsavedGuard>
    </form>
  );
}

type FormProps = Omit<ArtistFormOptions, "fields">;

function Media({ state, editing }: { state: ArtistFormState; editing: boolean }) {
  return (
    <>
      <Part id="artist-photos" title="Photos">
        <ShelfProfileField shelf={state.shelf} label="Profile photo" name="profileImage" optional={editing} hint={editing ? "Choose another one to replace it. JPEG, PNG or WebP, less than 25 MB." : "You, well lit. JPEG, PNG or WebP, less than 25 MB."} />
        <ShelfGalleryField shelf={state.shelf} label="Gallery" name="images" optional max={COUNTS.galleryImages} hint={(total) => `On stage, in costume, with your team. ${total} of ${COUNTS.galleryImages} chosen, each less than 25 MB.`} />
      </Part>
      <Part id="artist-videos" title="Videos" hint={`Up to ${COUNTS.videoLinks} links. YouTube videos play on your page.`}>
        <VideoFields state={state} />
      </Part>
    </>
  );
}

/** Artist registration: everything on one page, sent at once. */
export function ArtistRegistration({ states, ...options }: FormProps & { states: readonly string[] }) {
  const state = useArtistForm({ ...options, fields: [...PERSON_FIELDS, ...ART_FIELDS] });
  return (
    <Frame state={state} label="Artist Registration" submit="Register as an artist">
      <Part id="artist-you" title="About you">
        <PersonFields state={state} />
      </Part>
      <Part id="artist-art" title="Your art">
        <ArtFields state={state} states={states} />
      </Part>
      <Media state={state} editing={false} />
      <Part id="artist-words" title="Your page in words">
        <WordsFields state={state} />
      </Part>
    </Frame>
  );
}

/** The tab 'My Profile'. */
export function MyProfileForm(options: FormProps) {
  const state = useArtistForm({ ...options, fields: PERSON_FIELDS });
  return (
    <Frame state={state} label="My Profile" submit="Save changes">
      <PersonFields state={state} />
    </Frame>
  );
}

/** The tab 'Artist Profile'. */
export function ArtistProfileForm({ states, ...options }: FormProps & { states: readonly string[] }) {
  const state = useArtistForm({ ...options, fields: ART_FIELDS });
  return (
    <Frame state={state} label="Artist Profile" submit="Save changes">
      <Part id="artist-art" title="Your art">
        <ArtFields state={state} states={states} />
      </Part>
      <Part id="artist-words" title="Your page in words">
        <WordsFields state={state} />
      </Part>
      <Media state={state} editing />
    </Frame>
  );
}
