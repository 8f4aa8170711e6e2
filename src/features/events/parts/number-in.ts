/** A whole number as it was typed, with or without commas; NaN for what is none, null for nothing. */
export const numberIn = (typed: string): number | null => {
  const digits = typed.replace(/[,\s]/g, "");
  return digits === "" ? null : /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** What stands in a field of a form, without blanks around it. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};
