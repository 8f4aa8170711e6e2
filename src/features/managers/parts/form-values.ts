/** What the form holds, and how a profile or an account fills it. */
import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "zod";
import { displayName } from "../../../domain/names.ts";
import { formatMobile } from "../../../domain/phone.ts";
import type { FormError } from "../../../ui/error-summary.tsx";
import { managerFormData, managerSchema, managerValues, type ManagerFormValues, type ManagerInput } from "../manager-model.ts";
import type { ManagerProfile } from "../manager-types.ts";
import type { PhotoState } from "../../../ui/photo-shelf.ts";

export type ManagerFormMode = { kind: "register" } | { kind: "edit"; username: string; /** What the form began with. */ version: string };

/** The rules of the form. The schema also takes what calls may leave out; inputs never do. */
export const managerResolver = zodResolver(managerSchema as unknown as z.ZodType<ManagerInput, ManagerFormValues>);

/** The registration form, with what the account knows already. */
export function registrationValues(known: { firstName: string; lastName: string; email: string | null; mobile: string }): ManagerFormValues {
  return managerValues({ fullName: displayName(known.firstName, known.lastName), email: known.email ?? "", mobile: formatMobile(known.mobile) });
}

export function editValues(profile: ManagerProfile): ManagerFormValues {
  const { fullName, CompanyName, mobile, email, addressState, addressDistrict, experienceYears, totalEventCount, experience, professionalSummary, videos, socialLinks, showEmail } = profile;
  return managerValues({ fullName, CompanyName, mobile: formatMobile(mobile), email, addressState, addressDistrict, experienceYears, totalEventCount, experience, professionalSummary, videos, socialLinks, showEmail });
}

/** The multipart body of spec 001 section 7: what is kept, what is removed, what is new. */
export function bodyOf(mode: ManagerFormMode, input: ManagerInput, photos: PhotoState, before: readonly string[]): FormData {
  const body = managerFormData(input, { editing: mode.kind === "edit" });
  if (photos.profile?.file) body.append("photo", photos.profile.file, photos.profile.file.name);
  for (const { file } of photos.gallery) if (file) body.append("images", file, file.name);
  if (mode.kind === "edit") {
    const kept = photos.kept.map(({ path }) => path);
    body.append("keepExistingImages", JSON.stringify(kept));
    body.append("removedImages", JSON.stringify(before.filter((path) => !kept.includes(path))));
    body.append("keepExistingPhoto", String(photos.keptProfile !== null && photos.profile === null));
  }
  return body;
}

const ORDER = ["fullName", "CompanyName", "mobile", "email", "showEmail", "addressState", "addressDistrict", "experienceYears", "totalEventCount", "experience", "professionalSummary", "photo", "images", "videos", "socialLinks"];

/** In the order of the page. */
export function sorted(errors: readonly FormError[]): FormError[] {
  const place = ({ field }: FormError) => ORDER.indexOf(field.split(".")[0] ?? "");
  return [...errors].sort((a, b) => place(a) - place(b));
}
