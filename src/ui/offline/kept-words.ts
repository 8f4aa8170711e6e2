import type { KeptForm } from "./kept-form.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** Filled in by the page and not by the person. */
const NOT_THEIRS = new Set([
  "username",
  "artistName",
  "phonetwo",
  "emailvolunteer",
  "plannerId",
  "consent",
  "termsAccepted",
  "oldGalleryImages",
  "oldImages",
  "keepExistingImages",
  "removedImages",
  "keepExistingPhoto",
]);

const labelOf = (name: string) => {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_.]/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A list inside a form with files is JSON text: its entries, the parts of each side by side. */
function listed(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return text;
    return parsed
      .map((one: unknown) =>
        one && typeof one === "object" ? Object.values(one).filter(Boolean).join(", ") : String(one),
      )
      .filter(Boolean)
      .join("\n");
  } catch {
    return text;
  }
}
const plain = (text: string) =>
  text === "true" ? "Yes" : text === "false" ? "No" : text.startsWith("[") ? listed(text) : text;

/** What the person wrote, field by field, as it can be read and copied. */
export function keptWords({ body }: Pick<KeptForm, "body">): { label: string; value: string }[] {
  const entries: [string, unknown][] =
    typeof body === "string" ? Object.entries((body ? JSON.parse(body) : {}) as Record<string, unknown>) : body;
  // A booking names the volunteer whom it is for.
  const names = entries.some(([name]) => name === "artistName");
  return entries.flatMap(([name, value]) => {
    if (NOT_THEIRS.has(name) || (names && name === "lastName")) return [];
    if (value instanceof File) return [{ label: labelOf(name), value: `${value.name} (photo)` }];
    if (typeof value !== "string" && typeof value !== "number") return [];
    const text = String(value).trim();
    const shown = plain(text);
    return shown && !UUID.test(text) && !text.startsWith("/images/") ? [{ label: labelOf(name), value: shown }] : [];
  });
}
