import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { flatErrors } from "../../../ui/form-trouble.ts";
import type { PhotoState } from "../../../ui/photo-shelf.ts";
import { MANAGER_REQUIRED } from "../manager-messages.ts";
import type { ManagerFormValues, ManagerInput } from "../manager-model.ts";
import { sorted } from "./form-values.ts";

/**
 * What the error summary says: what was wrong at the last attempt and is not mended yet. Errors clear when their
 * field is edited (spec 001 section 5); what goes wrong afterwards shows beside its field only.
 */
export function useManagerProblems(form: UseFormReturn<ManagerFormValues, unknown, ManagerInput>, { profileError, galleryError }: PhotoState) {
  const [asked, setAsked] = useState(0);
  const [held, setHeld] = useState<{ attempt: number; fields: readonly string[] }>({ attempt: 0, fields: [] });
  const { errors } = form.formState;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && form.getFieldState(name as keyof ManagerFormValues).error) form.clearErrors(name as keyof ManagerFormValues);
        },
      }),
    [form],
  );
  const photos = [{ field: "photo", message: profileError }, { field: "images", message: galleryError }].filter(({ message }) => message);
  const current = sorted([...flatErrors(errors), ...photos]);

  // Adjusted while rendering: what is mended leaves the list, a new attempt fills it anew.
  const wrong = current.map(({ field }) => field);
  const fields = held.attempt === asked ? held.fields.filter((field) => wrong.includes(field)) : wrong;
  if (held.attempt !== asked || fields.length !== held.fields.length) setHeld({ attempt: asked, fields });
  return {
    shown: current.filter(({ field }) => held.fields.includes(field)),
    attempt: held.attempt,
    photoRequired: MANAGER_REQUIRED.photo,
    /** An attempt failed. Call it after the errors are set. */
    report: () => setAsked((before) => before + 1),
  };
}
