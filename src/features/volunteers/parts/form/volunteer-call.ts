/** What is sent for a valid form: the multipart body, and whether it is the same as the last one. */
import { volunteerFormData } from "../../volunteer-model.ts";
import type { FormOutput } from "./form-values.ts";
import type { PhotoState } from "./photo-shelf.ts";

export type FormMode = { kind: "register"; userId: string } | { kind: "edit"; username: string; /** What the form began with. */ version: string };

/** Where the form goes (spec 001 section 7). */
export function callOf(mode: FormMode): { path: string; method: "POST" | "PUT" } {
  return mode.kind === "register" ? { path: "/api/volunteers/add", method: "POST" } : { path: `/api/volunteers/username/${encodeURIComponent(mode.username)}`, method: "PUT" };
}

/** The fields, and the photos as the call wants them: files for new ones, paths for those kept. */
export function bodyOf(mode: FormMode, output: FormOutput, photos: PhotoState): FormData {
  const { termsAccepted, ...fields } = output;
  const body = mode.kind === "register" ? volunteerFormData({ ...fields, termsAccepted }) : volunteerFormData(fields);
  const { profile, keptProfile, kept, gallery } = photos;
  if (profile?.file) body.append("profileImage", profile.file, profile.file.name);
  else if (keptProfile) body.append("profileImage", keptProfile.path);
  if (mode.kind === "edit") body.append("oldGalleryImages", JSON.stringify(kept.map(({ path }) => path)));
  for (const { file } of gallery) if (file) body.append("galleryImages", file, file.name);
  return body;
}

/** What is sent, photos by their ids: while it stays the same, a retry keeps its Idempotency-Key. */
export function contentOf(output: FormOutput, { profile, kept, gallery }: PhotoState): unknown {
  return [output, profile?.id, kept.map(({ path }) => path), gallery.map(({ id }) => id)];
}
