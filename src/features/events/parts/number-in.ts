import { numberTyped } from "../../../domain/typed-numbers.ts";

/** A whole number as it was typed; NaN for what is none, null for nothing. */
export const numberIn = (typed: string): number | null => {
  const value = numberTyped(typed);
  return value === null || Number.isInteger(value) ? value : Number.NaN;
};

/** What stands in a field of a form, without blanks around it. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};
