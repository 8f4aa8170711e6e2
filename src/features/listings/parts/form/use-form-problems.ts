import { useState } from "react";
import type { FormError } from "../../../../ui/error-summary.tsx";
import type { PhotoState } from "../../../../ui/photo-shelf.ts";
import { placeOfField, stepOfField, type FormPlan } from "../../form-plan.ts";

/** The errors of inputs and photos in the order of the form. */
export function allErrors(
  plan: FormPlan,
  errors: readonly FormError[],
  { profileError, galleryError }: PhotoState,
): FormError[] {
  const photos = plan.photos
    ? [
        { field: plan.photos.profile.field, message: profileError },
        { field: plan.photos.gallery.field, message: galleryError },
      ]
    : [];
  return [...errors, ...photos.filter(({ message }) => message)].sort(
    (a, b) =>
      stepOfField(plan, a.field) - stepOfField(plan, b.field) ||
      placeOfField(plan, a.field) - placeOfField(plan, b.field),
  );
}

/** True when one of the errors is about something that was left out. */
function someMissing({ fields, messages }: FormPlan, errors: readonly FormError[]): boolean {
  return errors.some(
    ({ field, message }) =>
      message === messages.photoRequired ||
      (fields[field]?.kind !== "districts" &&
        fields[field]?.required !== undefined &&
        fields[field].required === message),
  );
}

/**
 * What the error summary says. It holds what was wrong at the last attempt and is not mended yet; what goes wrong
 * afterwards shows beside its field only, so that the summary never takes the focus from somebody who is typing.
 */
export function useFormProblems(plan: FormPlan, current: readonly FormError[]) {
  const [asked, setAsked] = useState<{ attempt: number; step: number | null }>({ attempt: 0, step: null });
  const [fields, setFields] = useState<{ attempt: number; names: readonly string[] }>({ attempt: 0, names: [] });

  // Adjusted while rendering: what is mended leaves the list, a new attempt fills it anew.
  const wrong = current
    .filter(({ field }) => asked.step === null || stepOfField(plan, field) === asked.step)
    .map(({ field }) => field);
  const names = fields.attempt === asked.attempt ? fields.names.filter((name) => wrong.includes(name)) : wrong;
  if (fields.attempt !== asked.attempt || names.length !== fields.names.length)
    setFields({ attempt: asked.attempt, names });

  const shown = current.filter(({ field }) => fields.names.includes(field));
  const { fillAll, fixErrors } = plan.messages;
  return {
    shown,
    attempt: fields.attempt,
    title: fixErrors ?? (someMissing(plan, shown) ? fillAll : undefined),
    /** An attempt failed: of one step, or (null) of the whole form. Call it after the errors are set. */
    report: (step: number | null) => setAsked((old) => ({ attempt: old.attempt + 1, step })),
  };
}
