import type { SubmitEvent } from "react";
import { useState, useSyncExternalStore } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { COUNTS } from "../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { FailureNotice } from "../../../ui/failure-notice.tsx";
import { KeptPage } from "../../../ui/offline/kept-note.tsx";
import { PhotoShelf, type KeptPhoto } from "../../../ui/photo-shelf.ts";
import { preparePhoto } from "../../../ui/photo-prepare.ts";
import { ShelfGalleryField, ShelfProfileField } from "../../../ui/shelf-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useTypedWords } from "../../../ui/use-typed-words.ts";
import { useUploadSubmit } from "../../../ui/use-upload-submit.ts";
import { MANAGER_MESSAGES as TEXT, MANAGER_PHOTOS } from "../manager-messages.ts";
import type { ManagerFormValues, ManagerInput } from "../manager-model.ts";
import { bodyOf, managerResolver, type ManagerFormMode } from "./form-values.ts";
import { BasicFields, ProfessionalFields, SocialFields, VideoFields } from "./manager-fields.tsx";
import { useManagerProblems } from "./use-manager-problems.ts";

export interface ManagerFormProps {
  mode: ManagerFormMode;
  title: string;
  lead: string;
  initial: ManagerFormValues;
  photos?: { profile: KeptPhoto | null; gallery: readonly KeptPhoto[] };
  /** Called once, after the server has taken it. */
  onDone: () => void;
}

const tools = { prepare: preparePhoto, urlOf: (file: File) => URL.createObjectURL(file), freeUrl: (url: string) => URL.revokeObjectURL(url) };

/** The whole form of a volunteer manager, for registration and edit: one call sends it. */
export function ManagerForm({ mode, title, lead, initial, photos, onDone }: ManagerFormProps) {
  const editing = mode.kind === "edit";
  const toast = useToast();
  const hydrated = useHydrated();
  const [shelf] = useState(() => new PhotoShelf(tools, MANAGER_PHOTOS, photos?.profile, photos?.gallery));
  const photoState = useSyncExternalStore(shelf.subscribe, shelf.read, shelf.read);
  const form = useForm<ManagerFormValues, unknown, ManagerInput>({ resolver: managerResolver, defaultValues: initial, shouldFocusError: false, reValidateMode: "onSubmit" });
  const problems = useManagerProblems(form, photoState);
  // The page may ask anew while the form keeps what it began with: a later version would claim that it has seen the change.
  const [basedOn] = useState(editing ? mode.version : undefined);
  const target = editing ? { path: `/api/volunteersManager/profile/${encodeURIComponent(mode.username)}`, method: "PUT" as const, failed: TEXT.updateFailed, basedOn, onArrived: onDone } : { path: "/api/volunteersManager/register", method: "POST" as const, failed: TEXT.registrationFailed };
  const submit = useUploadSubmit(target, shelf);
  const running = submit.phase !== "idle" && submit.phase !== "done";
  const done = submit.phase === "done";
  useTypedWords(form, { name: target.path, initial, over: done, editing });

  function refuse() {
    problems.report();
    toast.error(TEXT.fixErrors);
  }
  async function send(input: ManagerInput) {
    const before = photos?.gallery.map(({ path }) => path) ?? [];
    const { state } = shelf;
    const outcome = await submit.send({ body: () => bodyOf(mode, input, shelf.state, before), content: () => [input, state.profile?.id, state.keptProfile?.path, state.kept.map(({ path }) => path), state.gallery.map(({ id }) => id)], typed: () => form.getValues() });
    if (outcome === "cancelled") return toast.info("Cancelled. Nothing you entered is lost.");
    // A photo that could not be used was dropped while it was prepared: ask before sending without it.
    if (outcome === "photos") return refuse();
    if (outcome === "kept") return;
    if (outcome === null) {
      toast.success(editing ? TEXT.updated : TEXT.registered);
      if (!editing) form.reset(initial);
      return onDone();
    }
    toast.error(outcome.failure.text);
    const { photo, images, ...fields } = outcome.fields;
    if (photo) shelf.fail("profileError", photo);
    if (images) shelf.fail("galleryError", images);
    for (const [name, message] of Object.entries(fields)) form.setError(name as keyof ManagerFormValues, { type: "server", message });
    if (Object.keys(outcome.fields).length > 0) problems.report();
  }
  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (running || done) return;
    const photoMissing = !editing && !shelf.state.profile;
    if (photoMissing) shelf.fail("profileError", problems.photoRequired);
    let valid: ManagerInput | null = null;
    await form.handleSubmit((input) => {
      valid = input;
    })();
    if (valid === null || photoMissing) refuse();
    else await send(valid);
  }
  if (submit.phase === "kept") return <KeptPage title={title} />;
  const sending = [photoState.profile, ...photoState.gallery].filter(Boolean).length;
  const busyWords = editing ? "Updating..." : "Submitting...";
  return (
    <FormProvider {...form}>
      <div className="wrap edit-page">
        <div className="form-top">
          <h1>{title}</h1>
          <p className="lead soft">{lead}</p>
        </div>
        <form className="sheet-form" method="post" noValidate onSubmit={(event) => void onSubmit(event)} aria-label={title}>
          <ErrorSummary errors={problems.shown} attempt={problems.attempt} title={TEXT.fixErrors} />
          <fieldset className="form-steps" disabled={!hydrated || running || done}>
            <BasicFields />
            <ProfessionalFields />
            <section aria-labelledby="media" className="stack">
              <h2 id="media">Media &amp; Portfolio</h2>
              <ShelfProfileField shelf={shelf} label="Profile photo" name="photo" optional={editing} removable={editing} hint="Your face, well lit. JPEG, PNG or WebP, less than 25 MB." />
              <ShelfGalleryField shelf={shelf} label="Gallery images" name="images" optional max={COUNTS.galleryImages} hint={(total) => `Your teams at past events. ${total} of ${COUNTS.galleryImages} chosen, each less than 25 MB.`} />
              <VideoFields />
            </section>
            <SocialFields />
          </fieldset>
          <FailureNotice failure={submit.failure} />
          <div className="formbar">
            <div className="wrap">
              {running ? <UploadProgress state={submit} photoCount={sending} onCancel={submit.cancel} words={busyWords} /> : null}
              <Button type="submit" disabled={!hydrated} busy={running || done} busyLabel={done ? (editing ? "Saved" : "Registered") : busyWords}>
                {submit.failure ? "Try again" : editing ? "Update profile" : "Register"}
              </Button>
            </div>
          </div>
        </form>
      </div>
      <UnsavedGuard active={!done && (shelf.changed || form.formState.isDirty)}>What you entered is not saved yet.</UnsavedGuard>
    </FormProvider>
  );
}
