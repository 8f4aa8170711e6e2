/** The four steps of the form and the fields of each, in the order in which they stand on the page. */
import type { FormValues } from "./form-values.ts";

export type FieldName = keyof FormValues;
/** The two fields that hold files and are no inputs of the form. */
export type PhotoField = "profileImage" | "galleryImages";

export type FormStep = { title: string; fields: readonly (FieldName | PhotoField)[] };

export const FORM_STEPS: readonly FormStep[] = [
  { title: "About you", fields: ["firstName", "lastName", "email", "phone", "dob", "gender"] },
  { title: "Where you work", fields: ["address", "addressState", "addressDistrict", "city", "zipCode", "selectedState", "selectedDistricts"] },
  {
    title: "Skills and experience",
    fields: ["educationLevel", "degree", "exprience", "profileSummary", "skills", "hasAward", "awards", "hasExhibition", "exhibitionName", "exhibitionDesc"],
  },
  { title: "Photos and review", fields: ["profileImage", "galleryImages", "showPhone", "showEmail", "showAddress", "showDob", "termsAccepted"] },
];

/** The step that holds a field; `skills.0.level` stands where `skills` stands. The last one for what is unknown. */
export function stepOfField(name: string): number {
  const head = name.split(".")[0] ?? "";
  const found = FORM_STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(head));
  return found < 0 ? FORM_STEPS.length - 1 : found;
}

/** Where a field stands in the whole form, for sorting. */
export function placeOfField(name: string): number {
  const head = name.split(".")[0] ?? "";
  return FORM_STEPS.flatMap(({ fields }) => fields as readonly string[]).indexOf(head);
}

/** The number of a step from a page's hash (`#step-3` is 2); 0 for anything else. */
export function stepOfHash(hash: string): number {
  const wanted = Number(/^#step-(\d)$/.exec(hash)?.[1] ?? 1) - 1;
  return wanted >= 0 && wanted < FORM_STEPS.length ? wanted : 0;
}
