/** The draft of a registration as text: everything typed and chosen, where one was, and of photos the names (ui/offline/draft-photos.ts has the files). */
import { DRAFTS } from "../../../../ui/typed-words.ts";
import type { Fields, FormValues } from "../../fields/field.ts";
import { shownValue } from "../../fields/field-values.ts";

export type Draft = {
  values: FormValues;
  /** Names of the photos that had been chosen. */
  photos: string[];
  /** The step that was in sight. */
  step: number;
  /** When it was kept, in milliseconds. */
  savedAt: number;
};

/** A draft holds personal data; on a shared computer it must not lie for ever. */
const KEPT_MS = 30 * 86_400_000;
const VERSION = 2;

/** Where a draft stands in localStorage; `forgetWords` finds all of them by DRAFTS. */
export const draftKey = (category: string, userId: string) => `${DRAFTS}${category}:${userId}`;

/** The acceptance of the terms is left out: it is given anew with what is sent. */
export function encodeDraft({ values: { termsAccepted: _given, ...values }, photos, step, savedAt }: Draft): string {
  return JSON.stringify({ version: VERSION, savedAt, photos, step, values });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a form takes back of the values that were kept: those that its boxes can hold. */
export type TakesBack = (kept: Readonly<Record<string, unknown>>) => FormValues;

/** Numbers and dates are typed as text; what is of another kind than the box holds is left out. */
export const byFields =
  (fields: Fields): TakesBack =>
  (kept) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const value = kept[name];
        return value === undefined
          ? []
          : [
              [
                name,
                shownValue(field.kind === "mobile" ? { ...field, kind: "text", max: 100 } : field, value),
              ] as const,
            ];
      }),
    );

/** Of a form whose boxes all hold text. */
export const asTexts: TakesBack = (kept) =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** A kept draft laid over the empty form; null when there is none, it is too old, or it cannot be read. @param now ms */
export function decodeDraft(text: string | null, takes: TakesBack, empty: FormValues, now: number): Draft | null {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (!isObject(kept) || kept.version !== VERSION || !isObject(kept.values) || typeof kept.savedAt !== "number")
    return null;
  if (now - kept.savedAt > KEPT_MS) return null;
  const { values, photos, step, savedAt } = kept;
  const typed = Object.entries(takes(values)).filter(([name]) => name in empty);
  return {
    values: { ...empty, ...Object.fromEntries(typed) },
    photos: Array.isArray(photos) ? photos.filter((name) => typeof name === "string") : [],
    step: Number.isInteger(step) ? (step as number) : 0,
    savedAt,
  };
}
