import type { KeptForm } from "./outbox.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** Filled in by the page and not by the person. */
const NOT_THEIRS = new Set(["username", "artistName", "lastName", "phonetwo", "emailvolunteer", "plannerId", "consent"]);

const labelOf = (name: string) => {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[_.]/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What the person wrote, field by field, as it can be read and copied. */
export function keptWords({ body }: Pick<KeptForm, "body">): { label: string; value: string }[] {
  const entries: [string, unknown][] = typeof body === "string" ? Object.entries((body ? JSON.parse(body) : {}) as Record<string, unknown>) : body;
  return entries.flatMap(([name, value]) => {
    if (NOT_THEIRS.has(name)) return [];
    if (value instanceof File) return [{ label: labelOf(name), value: `${value.name} (photo)` }];
    if (typeof value !== "string" && typeof value !== "number") return [];
    const text = String(value).trim();
    return text && !UUID.test(text) ? [{ label: labelOf(name), value: text }] : [];
  });
}
