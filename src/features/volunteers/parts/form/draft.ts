/** The draft of a registration as text: everything typed and chosen, of photos only the names. */
import { COUNTS } from "../../../../domain/limits.ts";
import { VOLUNTEER_DRAFTS } from "../../../../ui/typed-words.ts";
import type { FormValues } from "./form-values.ts";

export type Draft = {
  values: FormValues;
  /** Names of the photos that had been chosen: they have to be chosen again. */
  photos: string[];
  /** When it was kept, in milliseconds. */
  savedAt: number;
};

/** A draft holds personal data; on a shared computer it must not lie for ever. */
const KEPT_MS = 30 * 86_400_000;
const VERSION = 1;

export const draftKey = (userId: string) => `${VOLUNTEER_DRAFTS}${userId}`;

/** The acceptance of the terms is left out: it is given anew with what is sent. */
export function encodeDraft({ values: { termsAccepted: _given, ...values }, photos, savedAt }: Draft): string {
  return JSON.stringify({ version: VERSION, savedAt, photos, values });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

function skillsOf(value: unknown): FormValues["skills"] {
  const list = Array.isArray(value) ? value.filter(isObject) : [];
  return list.slice(0, COUNTS.skills).map(({ skill, level }) => ({ skill: typeof skill === "string" ? skill : "", level: typeof level === "string" ? level : "" }));
}

/** A kept draft laid over the empty form; null when there is none, it is too old, or it cannot be read. */
export function decodeDraft(text: string | null, empty: FormValues, now: number): Draft | null {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (!isObject(kept) || kept.version !== VERSION || !isObject(kept.values) || typeof kept.savedAt !== "number") return null;
  if (now - kept.savedAt > KEPT_MS) return null;
  const values: Record<string, unknown> = { ...empty };
  for (const [name, fallback] of Object.entries(empty)) {
    const value = kept.values[name];
    if (!Array.isArray(fallback) && typeof value === typeof fallback) values[name] = value;
  }
  const { skills, awards, selectedDistricts } = kept.values;
  const lists = { skills: skillsOf(skills), awards: texts(awards).slice(0, COUNTS.awards), selectedDistricts: texts(selectedDistricts) };
  return { values: { ...(values as FormValues), ...lists, termsAccepted: false }, photos: texts(kept.photos), savedAt: kept.savedAt };
}
