/** What every input of a field shares: its tie to the form around it, its error, its hint. */
import type { ReactNode } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { TriangleAlert } from "../../../../ui/icons.tsx";
import type { Field, FormValues, NamedField } from "../../fields/field.ts";

export type Of<Kind extends Field["kind"]> = Extract<NamedField, { kind: Kind }>;
/** `at` is the place of a field in the form: 'halls.0.name' inside a list. */
export type InputProps<F> = { field: F; at: string; label: string };

/** The text of a field's error. Lists carry theirs in `root`. */
export function useMessage(at: string): string | undefined {
  const { formState } = useFormContext<FormValues>();
  const { message, root } = (get(formState.errors, at) ?? {}) as { message?: unknown; root?: { message?: unknown } };
  const text = message ?? root?.message;
  return typeof text === "string" ? text : undefined;
}

/**
 * Ties an input to the form around it. The value stands in the server's page too, before the script runs; it must stay
 * what it was, for React moves the choice of radios along with a changed default. Entries of lists have no place of
 * their own, hence their value.
 */
export function useTied(at: string, onBlur?: () => void) {
  const { register, getValues, formState } = useFormContext<FormValues>();
  return {
    ...register(at, { onBlur }),
    error: useMessage(at),
    defaultValue: String((at.includes(".") ? getValues(at) : get(formState.defaultValues, at)) ?? ""),
  };
}

/** A warning in the place of the hint, once a box was touched and left empty. It does not block. */
export function useHint({ hint, warn }: Field, at: string): ReactNode {
  const { formState } = useFormContext<FormValues>();
  const value = useWatch<FormValues>({ name: at });
  const touched = Boolean(get(formState.touchedFields, at) ?? get(formState.dirtyFields, at));
  if (!warn || !touched || String(value ?? "").trim() !== "") return hint;
  return (
    <span className="warn" role="status">
      <TriangleAlert className="icon" />
      {warn}
    </span>
  );
}

/** How an input is called, and whether it may stay empty. */
export const commonOf = ({ required, hint, placeholder, autoComplete }: Field, label: string) => ({
  label,
  hint,
  placeholder,
  autoComplete,
  optional: required === undefined,
});
