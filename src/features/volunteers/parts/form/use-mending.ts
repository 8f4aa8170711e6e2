import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FieldName } from "./form-steps.ts";
import type { FormOutput, FormValues } from "./form-values.ts";

/**
 * Looks again at a field with an error whenever it is edited. Errors come with 'Continue' and submit alone: one that
 * appeared on leaving a field would move the button away from under the finger that is about to press it.
 */
export function useMending(form: UseFormReturn<FormValues, unknown, FormOutput>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && form.getFieldState(name as FieldName).error) void form.trigger(name as FieldName);
        },
      }),
    [form],
  );
}
