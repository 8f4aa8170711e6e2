import type { SubmitEvent } from "react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useHydrated } from "../../../../ui/use-hydrated.ts";
import { ErrorSummary } from "../../../../ui/error-summary.tsx";
import { preparePhoto } from "../../../../ui/photo-prepare.ts";
import { Steps } from "../../../../ui/steps.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { VOLUNTEER_MESSAGES, VOLUNTEER_REQUIRED } from "../../volunteer-messages.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { FailureNotice } from "../../../../ui/failure-notice.tsx";
import { FORM_STEPS, type FieldName } from "./form-steps.ts";
import { type FormOutput, type FormValues, formResolver } from "./form-values.ts";
import { FormPanels } from "./form-panels.tsx";
import { KeptPage } from "../../../../ui/offline/kept-note.tsx";
import { type KeptPhoto, PhotoShelf } from "./photo-shelf.ts";
import { SubmitBar } from "./submit-bar.tsx";
import { useTypedWords } from "../../../../ui/use-typed-words.ts";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { useDraft } from "./use-draft.ts";
import { allErrors, useFormProblems } from "./use-form-problems.ts";
import { useMending } from "./use-mending.ts";
import { useFormStep } from "./use-form-step.ts";
import { useVolunteerSubmit } from "./use-volunteer-submit.ts";
import { callOf, type FormMode } from "./volunteer-call.ts";

type VolunteerFormProps = {
  mode: FormMode;
  title: string;
  initial: FormValues;
  photos?: { profile: KeptPhoto | null; gallery: readonly KeptPhoto[] };
  /** Called once, after the server has taken it. */
  onDone: () => void;
};

/** The whole volunteer form in four steps, for registration and edit: everything stays in the page, one call sends it. */
export function VolunteerForm({ mode, title, initial, photos, onDone }: VolunteerFormProps) {
  const editing = mode.kind === "edit";
  const toast = useToast();
  const hydrated = useHydrated();
  const [shelf] = useState(() => new PhotoShelf({ prepare: preparePhoto, urlOf: (file) => URL.createObjectURL(file), freeUrl: (url) => URL.revokeObjectURL(url) }, photos?.profile, photos?.gallery));
  const photoState = useSyncExternalStore(shelf.subscribe, shelf.read, shelf.read);
  const form = useForm<FormValues, unknown, FormOutput>({ resolver: formResolver, defaultValues: initial, shouldFocusError: false });
  useMending(form);
  const { errors, isDirty } = form.formState;
  const current = useMemo(() => allErrors(errors, photoState), [errors, photoState]);
  const problems = useFormProblems(current);
  const { step, go, goToField } = useFormStep();
  const submit = useVolunteerSubmit(mode, shelf, onDone);
  const draft = useDraft({ form, shelf, initial, userId: mode.kind === "register" ? mode.userId : null });
  const busy = submit.phase !== "idle";
  useTypedWords(form, { name: editing ? callOf(mode).path : null, initial, over: submit.phase === "done", editing });
  const { stop } = draft;
  const arrived = submit.phase === "done" && !editing;
  useEffect(() => void (arrived && stop()), [arrived, stop]);
  const last = FORM_STEPS.length - 1;

  async function next() {
    const fields = (FORM_STEPS[step]?.fields ?? []).filter((name): name is FieldName => name in initial);
    if (await form.trigger(fields)) go(step + 1);
    else problems.report(step);
  }
  /** False, and the message shown, where a registration has no profile photo. */
  function photosComplete(): boolean {
    if (editing || shelf.state.profile) return true;
    shelf.fail("profileError", VOLUNTEER_REQUIRED.profileImage);
    return false;
  }
  async function send(output: FormOutput) {
    if (!photosComplete()) return problems.report(null);
    const outcome = await submit.send(output);
    if (outcome === "cancelled") return toast.info("Cancelled. Nothing you entered is lost.");
    // A photo that could not be used was dropped while it was prepared: ask before sending without it.
    if (outcome === "photos") return problems.report(null);
    // The draft stays until it has arrived: should it come back, the words are there.
    if (outcome === "kept") return;
    if (outcome === null) {
      toast.success(editing ? VOLUNTEER_MESSAGES.updated : VOLUNTEER_MESSAGES.registered);
      return onDone();
    }
    toast.error(outcome.failure.text);
    const { profileImage, galleryImages, ...fields } = outcome.fields;
    if (profileImage) shelf.fail("profileError", profileImage);
    if (galleryImages) shelf.fail("galleryError", galleryImages);
    for (const [name, message] of Object.entries(fields)) if ((name.split(".")[0] ?? "") in initial) form.setError(name as FieldName, { type: "server", message });
    if (Object.keys(outcome.fields).length > 0) problems.report(null);
  }
  async function submitAll() {
    let valid = true;
    await form.handleSubmit(send, () => {
      photosComplete();
      valid = false;
    })();
    // Only now does the form tell its errors.
    if (!valid) problems.report(null);
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) void (!editing && step < last ? next() : submitAll());
  }

  if (submit.phase === "kept") return <KeptPage title={title} />;
  return (
    <FormProvider {...form}>
      <div className="wrap form-page">
        <div className="form-top">
          <h1>{title}</h1>
          <p className="lead soft">{editing ? "Change what you like, then save." : `Step ${step + 1} of ${FORM_STEPS.length}. About 5 minutes. We save as you go.`}</p>
        </div>
        <Steps steps={FORM_STEPS.map((one) => one.title)} current={step} free={editing} onStep={busy ? undefined : go} />
        <form className="sheet-form" noValidate onSubmit={onSubmit} aria-label={title}>
          <DraftNotice draft={draft.found} step={step} onClear={draft.forget} />
          <ErrorSummary errors={problems.shown} attempt={problems.attempt} title={problems.title} onGo={goToField} />
          <fieldset className="form-steps" disabled={!hydrated || busy}>
            <FormPanels step={step} shelf={shelf} editing={editing} onStep={go} />
          </fieldset>
          <FailureNotice failure={submit.failure} />
          <SubmitBar state={submit} editing={editing} step={step} photoCount={[photoState.profile, ...photoState.gallery].filter(Boolean).length} onBack={() => go(step - 1)} onNext={() => go(step + 1)} onCancel={submit.cancel} />
        </form>
      </div>
      <UnsavedGuard active={submit.phase !== "done" && (shelf.changed || (editing && isDirty))}>
        {editing ? "Your changes are not saved yet." : "What you typed is kept as a draft, but your photos would have to be chosen again."}
      </UnsavedGuard>
    </FormProvider>
  );
}
