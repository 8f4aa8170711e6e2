import { say } from "../../../../domain/words/say.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type SubmitEvent } from "react";
import { useForm, type FieldPath, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { FAILED } from "../../../../domain/failed.ts";
import { flatErrors } from "../../../../ui/form-trouble.ts";
import { preparePhoto } from "../../../../ui/photo-prepare.ts";
import { PhotoShelf, type KeptPhoto } from "../../../../ui/photo-shelf.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useTypedWords } from "../../../../ui/use-typed-words.ts";
import { useUploadSubmit } from "../../../../ui/use-upload-submit.ts";
import type { FormPlan } from "../../form-plan.ts";
import type { FormValues } from "../../fields/field.ts";
import { formSchema } from "../../fields/field-schema.ts";
import { formDataOf, withAmounts } from "../../fields/field-values.ts";
import { byFields } from "./draft.ts";
import { useDraft } from "./use-draft.ts";
import { useFormStep } from "./use-form-step.ts";
import { allErrors, useFormProblems } from "./use-form-problems.ts";

const tools = {
  prepare: preparePhoto,
  urlOf: (file: File) => URL.createObjectURL(file),
  freeUrl: (url: string) => URL.revokeObjectURL(url),
};
const NO_PHOTOS = {
  profile: { field: "", max: 0, maxBytes: 0, tooMany: "", tooLarge: "" },
  gallery: { field: "", max: 0, maxBytes: 0, tooMany: "", tooLarge: "" },
};

export type ProfileFormOptions = {
  plan: FormPlan;
  /** `userId` keeps a draft for this person; `version` is what an edit began with. */
  mode:
    | { kind: "register"; path: string; userId: string | null }
    | {
        kind: "edit";
        path: string;
        version: string;
        /** One step at a time, in any order. */
        paged?: boolean;
        /** Sends what was changed alone: the call makes more of a field than what is shown of it. */
        changedOnly?: true;
      };
  values: FormValues;
  photos?: { profile: KeptPhoto | null; gallery: readonly KeptPhoto[] } | undefined;
  /** What is said after a success, where the plan's words will not do. */
  success?: string;
  /** Called once, after the server has taken it. */
  onDone: () => void;
};

/**
 * Looks again at a field with an error whenever it is edited. Errors come with 'Continue' and submit alone: one that
 * appeared on leaving a field would move the button away from under the finger that is about to press it.
 */
function useMending(form: UseFormReturn<FormValues>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && form.getFieldState(name).error) void form.trigger(name);
        },
      }),
    [form],
  );
}

/** The form of a category: checks by the schema of the call, keeps a draft, sends fields and photos, tells what was wrong beside its field. */
export function useProfileForm({ plan, mode, values, photos, success, onDone }: ProfileFormOptions) {
  const editing = mode.kind === "edit";
  const { messages } = plan;
  const rules = plan.photos ?? NO_PHOTOS;
  const toast = useToast();
  const [shelf] = useState(() => new PhotoShelf(tools, rules, photos?.profile ?? null, photos?.gallery ?? []));
  const photoState = useSyncExternalStore(shelf.subscribe, shelf.read, shelf.read);
  const [initial] = useState<FormValues>(() => {
    const shown = withAmounts(plan.fields, values);
    return plan.terms && !editing ? { ...shown, termsAccepted: false } : shown;
  });
  const [resolver] = useState(() =>
    zodResolver(
      formSchema(plan.fields, !editing && plan.terms ? { terms: plan.terms } : {}) as unknown as z.ZodType<
        FormValues,
        FormValues
      >,
      undefined,
      { raw: true },
    ),
  );
  const form = useForm<FormValues>({
    resolver,
    defaultValues: initial,
    shouldFocusError: false,
    reValidateMode: "onSubmit",
  });
  useMending(form as UseFormReturn<FormValues>);
  const { errors, isDirty } = form.formState;
  const current = useMemo(() => allErrors(plan, flatErrors(errors), photoState), [plan, errors, photoState]);
  const problems = useFormProblems(plan, current);
  const { step, go, goBack, goToField } = useFormStep(plan);
  // The page may ask anew while the form keeps what it began with: a later version would claim that it has seen the change.
  const [basedOn] = useState(editing ? mode.version || undefined : undefined);
  const submit = useUploadSubmit(
    editing
      ? { path: mode.path, method: "PUT", failed: messages.updateFailed ?? FAILED, basedOn, onArrived: onDone }
      : { path: mode.path, method: "POST", failed: messages.registrationFailed ?? FAILED },
    shelf,
  );
  const done = submit.phase === "done";
  const busy = submit.phase !== "idle" && !done;
  // A second click comes before React has disabled the button.
  const underway = useRef(false);
  const userId = mode.kind === "register" ? mode.userId : null;
  const draft = useDraft({
    name: plan.category,
    form: form as UseFormReturn<FormValues>,
    takes: byFields(plan.fields),
    shelf,
    initial,
    userId,
    step,
    onReturn: goBack,
  });
  useTypedWords(form, { name: editing || !userId ? mode.path : null, initial, over: done, editing });
  const { stop } = draft;
  const arrived = done && !editing;
  useEffect(() => void (arrived && stop()), [arrived, stop]);
  const paged = mode.kind === "register" || mode.paged === true;
  const last = plan.steps.length - 1;

  async function next() {
    const names = plan.steps[step]?.sections.flatMap(({ fields }) => [...fields]) ?? [];
    const photosHere = plan.steps[step]?.photos ? photosComplete() : true;
    if ((await form.trigger(names as FieldPath<FormValues>[])) && photosHere) go(step + 1);
    else problems.report(step);
  }
  /** False, and the message shown, where a registration needs a profile photo and has none. */
  function photosComplete(): boolean {
    if (editing || !messages.photoRequired || shelf.state.profile) return true;
    shelf.fail("profileError", messages.photoRequired);
    return false;
  }
  function bodyOf(typed: FormValues): FormData {
    const differs = (name: string) => JSON.stringify(typed[name]) !== JSON.stringify(initial[name]);
    const changedOnly = mode.kind === "edit" && mode.changedOnly;
    const body = formDataOf(
      changedOnly ? Object.fromEntries(Object.entries(typed).filter(([name]) => differs(name))) : typed,
    );
    if (!plan.photos) return body;
    const { profile, keptProfile, kept, gallery } = shelf.state;
    if (profile?.file) body.append(rules.profile.field, profile.file, profile.file.name);
    for (const { file } of gallery) if (file) body.append(rules.gallery.field, file, file.name);
    if (editing && rules.gallery.max > 0) {
      body.append(plan.kept, JSON.stringify(kept.map(({ path }) => path)));
      body.append("keepExistingPhoto", String(keptProfile !== null));
    }
    return body;
  }
  async function send(typed: FormValues) {
    if (!photosComplete()) return problems.report(null);
    const outcome = await submit.send({
      body: () => bodyOf(typed),
      content: () => {
        const { profile, keptProfile, kept, gallery } = shelf.state;
        return [typed, profile?.id, keptProfile?.path, kept.map(({ path }) => path), gallery.map(({ id }) => id)];
      },
      typed: () => form.getValues(),
    });
    if (outcome === "cancelled") return toast.info(say("Cancelled. Nothing you entered is lost."));
    // A photo that could not be used was dropped while it was prepared: ask before sending without it.
    if (outcome === "photos") return problems.report(null);
    // The draft stays until it has arrived: should it come back, the words are there.
    if (outcome === "kept") return;
    if (outcome === null) {
      toast.success(success ?? (editing ? messages.updated : messages.registered) ?? say("Saved."));
      return onDone();
    }
    toast.error(outcome.failure.text);
    const { [rules.profile.field]: profileError, [rules.gallery.field]: galleryError, ...others } = outcome.fields;
    const keptError = others[plan.kept];
    if (profileError) shelf.fail("profileError", profileError);
    if (galleryError ?? keptError) shelf.fail("galleryError", galleryError ?? keptError ?? "");
    for (const [name, message] of Object.entries(others))
      if ((name.split(".")[0] ?? "") in initial) form.setError(name, { type: "server", message });
    if (Object.keys(outcome.fields).length > 0) problems.report(null);
  }
  async function submitAll() {
    let valid = true;
    await form.handleSubmit(send, () => {
      photosComplete();
      valid = false;
    })();
    // Only now does the form tell its errors.
    if (valid) return;
    problems.report(null);
    if (messages.fixErrors) toast.error(messages.fixErrors);
  }
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (busy || done || underway.current) return;
    underway.current = true;
    void (!editing && step < last ? next() : submitAll()).finally(() => {
      underway.current = false;
    });
  }
  return {
    form: form as UseFormReturn<FormValues>,
    shelf,
    submit,
    busy,
    done,
    editing,
    paged,
    step,
    go,
    goToField,
    problems,
    draft,
    photoCount: [photoState.profile, ...photoState.gallery].filter(Boolean).length,
    // Of a registration words and photos are kept.
    unsaved: !done && (shelf.changed ? !userId : editing && isDirty),
    onSubmit,
  };
}
