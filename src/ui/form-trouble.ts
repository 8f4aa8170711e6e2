import type { FieldErrors, FieldValues, Path, UseFormSetError } from "react-hook-form";
import type { CallFailure } from "./call.ts";
import type { FormError } from "./error-summary.tsx";

/** A form's errors in the order of its fields, as the summary shows them. */
export function listedErrors<T extends FieldValues>(
  errors: FieldErrors<T>,
  order: readonly (keyof T & string)[],
): FormError[] {
  return order.flatMap((field) => {
    const text = errors[field]?.message;
    return typeof text === "string" && text ? [{ field, message: text }] : [];
  });
}

/** Puts the server's field errors beside their fields; true when there was one for a field of this form. */
export function showFieldErrors<T extends FieldValues>(
  { fields }: CallFailure,
  order: readonly (keyof T & string)[],
  setError: UseFormSetError<T>,
): boolean {
  const known = order.filter((field) => fields[field]);
  for (const field of known) setError(field as unknown as Path<T>, { type: "server", message: fields[field] });
  return known.length > 0;
}

/** The nested errors of a form as a flat list: `socialLinks.website` and its message, in the order in which they are found. */
export function flatErrors(errors: FieldErrors, path = ""): FormError[] {
  return Object.entries(errors).flatMap(([name, error]): FormError[] => {
    // `root` carries what concerns a whole list; `ref` leads into the page.
    const field = name === "root" ? path : path ? `${path}.${name}` : name;
    if (!error || typeof error !== "object" || name === "ref") return [];
    if (typeof error.message === "string") return [{ field, message: error.message }];
    return flatErrors(error as FieldErrors, field);
  });
}
