import { FormProvider } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { FailureNotice } from "../../../ui/failure-notice.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { ShelfGalleryField, ShelfProfileField } from "../../../ui/shelf-fields.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { EditableListing } from "../own-listing-types.ts";
import { ContactInputs, ListingInput, PlaceInputs, TitleInput } from "./own-listing-fields.tsx";
import { useOwnListingForm } from "./use-own-listing-form.ts";

/** The edit form of every category without a form of its own: its fields come from the category's configuration. */
export function OwnListingForm({ listing, onDone }: { listing: EditableListing; onDone: () => void }) {
  const state = useOwnListingForm(listing, onDone);
  const hydrated = useHydrated();
  const { fields, photoRules, categoryName } = listing;
  const { profile, gallery } = photoRules;
  if (state.submit.phase === "kept") return <KeptNote photos />;
  return (
    <FormProvider {...state.form}>
      <form className="sheet-form" method="post" noValidate aria-label={`Edit ${listing.title}`} onSubmit={state.onSubmit}>
        <ErrorSummary errors={state.problems} attempt={state.attempt} />
        <fieldset className="form-steps" disabled={!hydrated || state.busy || state.done}>
          <section aria-labelledby="about" className="stack">
            <h2 id="about">{categoryName}</h2>
            <TitleInput />
            <div className="two">
              {fields.map((field) => (
                <ListingInput key={field.name} field={field} />
              ))}
            </div>
          </section>
          <section aria-labelledby="place" className="stack">
            <h2 id="place">Where it is</h2>
            <PlaceInputs />
          </section>
          <section aria-labelledby="photos" className="stack">
            <h2 id="photos">Photos</h2>
            <ShelfProfileField shelf={state.shelf} label="Main photo" name={profile.field} optional removable hint="The first thing people see. JPEG, PNG or WebP, less than 25 MB." />
            <ShelfGalleryField shelf={state.shelf} label="Gallery" name={gallery.field} optional max={gallery.max} hint={(total) => `${total} of ${gallery.max} chosen, each less than 25 MB.`} />
          </section>
          <section aria-labelledby="contact" className="stack">
            <h2 id="contact">How we reach you</h2>
            <ContactInputs />
          </section>
        </fieldset>
        <FailureNotice failure={state.submit.failure} />
        <div className="formbar">
          <div className="wrap">
            {state.busy ? <UploadProgress state={state.submit} photoCount={state.photoCount} onCancel={state.submit.cancel} words="Saving..." /> : null}
            <Button type="submit" disabled={!hydrated} busy={state.busy || state.done} busyLabel={state.done ? "Saved" : "Saving..."}>
              {state.submit.failure ? "Try again" : "Save changes"}
            </Button>
          </div>
        </div>
        <UnsavedGuard active={state.unsaved}>Your changes are not saved yet.</UnsavedGuard>
      </form>
    </FormProvider>
  );
}
