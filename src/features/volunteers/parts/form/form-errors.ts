import type { FieldErrors } from "react-hook-form";
import type { FormError } from "../../../../ui/error-summary.tsx";
import { VOLUNTEER_REQUIRED } from "../../volunteer-messages.ts";
import { placeOfField } from "./form-steps.ts";

/** The nested errors of a form as a flat list: `skills.0.level` and its message, in the order of the form. */
export function listErrors(errors: FieldErrors, path = ""): FormError[] {
  const found = Object.entries(errors).flatMap(([name, error]): FormError[] => {
    // `root` carries what concerns a whole list; `ref` leads into the page.
    const field = name === "root" ? path : path ? `${path}.${name}` : name;
    if (!error || typeof error !== "object" || name === "ref") return [];
    if (typeof error.message === "string") return [{ field, message: error.message }];
    return listErrors(error as FieldErrors, field);
  });
  return path ? found : found.sort((a, b) => placeOfField(a.field) - placeOfField(b.field));
}

const required: ReadonlySet<string> = new Set(Object.values(VOLUNTEER_REQUIRED));

/** True when one of the errors is about something that was left out. */
export function someMissing(errors: readonly FormError[]): boolean {
  return errors.some(({ message }) => required.has(message));
}
