/** How the text fields of a form are read. Pure. */

/** As `receiveForm` gives them. */
export type SentFields = Record<string, string | string[]>;

/** A list as clients send it: repeated, with `[]`, or as JSON text; absent is the empty list. */
export function listField(value: string | string[] | undefined): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  if (!value.trim().startsWith("[")) return [value];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [value];
  } catch {
    return [value];
  }
}
