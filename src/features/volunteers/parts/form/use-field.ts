import { get, useFormContext, type FieldErrors, type FieldPath, type RegisterOptions } from "react-hook-form";
import type { FormValues } from "./form-values.ts";

/** The text of a field's error, if it has one. Lists carry theirs in `root`. */
export function messageOf(errors: FieldErrors<FormValues>, name: string): string | undefined {
  const error: unknown = get(errors, name);
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const text = message ?? root?.message;
  return typeof text === "string" ? text : undefined;
}

/** Ties inputs to the form around them: `<TextField label="City" {...field("city")} />`. */
export function useField() {
  const { register, getValues, formState } = useFormContext<FormValues>();
  return <N extends FieldPath<FormValues>>(name: N, options?: RegisterOptions<FormValues, N>) => ({
    ...register(name, options),
    error: messageOf(formState.errors, name),
    // So that the server's page shows the value before the script runs. It must stay what it was: React moves the
    // choice of radios along with a changed default. Entries of lists have no place of their own, hence their value.
    defaultValue: String((name.includes(".") ? getValues(name) : get(formState.defaultValues, name)) ?? ""),
  });
}
