import { useState } from "react";
import type { FieldErrors } from "react-hook-form";
import type { FormError } from "../../../../ui/error-summary.tsx";
import { VOLUNTEER_MESSAGES } from "../../volunteer-messages.ts";
import { listErrors, someMissing } from "./form-errors.ts";
import { placeOfField, stepOfField } from "./form-steps.ts";
import type { FormValues } from "./form-values.ts";
import type { PhotoState } from "./photo-shelf.ts";

/** The errors of inputs and photos in the order of the form. */
export function allErrors(errors: FieldErrors<FormValues>, { profileError, galleryError }: PhotoState): FormError[] {
  const photos = [
    { field: "profileImage", message: profileError },
    { field: "galleryImages", message: galleryError },
  ];
  return [...listErrors(errors), ...photos.filter(({ message }) => message)].sort((a, b) => placeOfField(a.field) - placeOfField(b.field));
}

/**
 * What the error summary says. It holds what was wrong at the last attempt and is not mended yet; what goes wrong
 * afterwards shows beside its field only, so that the summary never takes the focus from somebody who is typing.
 */
export function useFormProblems(current: readonly FormError[]) {
  const [asked, setAsked] = useState<{ attempt: number; step: number | null }>({ attempt: 0, step: null });
  const [fields, setFields] = useState<{ attempt: number; names: readonly string[] }>({ attempt: 0, names: [] });

  // Adjusted while rendering: what is mended leaves the list, a new attempt fills it anew.
  const wrong = current.filter(({ field }) => asked.step === null || stepOfField(field) === asked.step).map(({ field }) => field);
  const names = fields.attempt === asked.attempt ? fields.names.filter((name) => wrong.includes(name)) : wrong;
  if (fields.attempt !== asked.attempt || names.length !== fields.names.length) setFields({ attempt: asked.attempt, names });

  const shown = current.filter(({ field }) => fields.names.includes(field));
  return {
    shown,
    attempt: fields.attempt,
    title: someMissing(shown) ? VOLUNTEER_MESSAGES.fillAll : undefined,
    /** An attempt failed: of one step, or (null) of the whole form. Call it after the errors are set. */
    report: (step: number | null) => setAsked((old) => ({ attempt: old.attempt + 1, step })),
  };
}
