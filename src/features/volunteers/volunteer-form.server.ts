import { z } from "zod";
import { SKILL_LEVELS, YES_NO } from "../../domain/event-types.ts";
import { COUNTS } from "../../domain/limits.ts";
import { AppError } from "../../domain/errors.ts";
import { boolText, jsonList } from "../../domain/zod-fields.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import type { ListingContent } from "../listings/listing-service.server.ts";
import { placeRows } from "../listings/listing-places.ts";
import { displayName } from "../../domain/names.ts";
import type { VolunteerAttributes } from "./volunteer-category.ts";
import { VOLUNTEER_MESSAGES as TEXT, VOLUNTEER_REQUIRED as REQUIRED, settleVolunteer, volunteerFields } from "./volunteer-model.ts";
import type { VolunteerInput } from "./volunteer-model.ts";

type Fields = Record<string, string | string[]>;

const list = <T extends z.ZodType>(field: T) => jsonList(z.unknown()).pipe(field as unknown as z.ZodType<z.output<T>, unknown[]>);
const yesNo = (message: string) => z.enum([...YES_NO, ""], { error: message }).optional();

/** The form's schema over the text fields of a multipart body: lists are JSON text, switches 'true' or 'false'. */
export const volunteerCallSchema = z
  .object({
    ...volunteerFields,
    skills: list(volunteerFields.skills).describe(`JSON list of at most ${COUNTS.skills}: [{"skill", "level"}], level ${SKILL_LEVELS.join(", ")}.`),
    awards: list(volunteerFields.awards).describe(`JSON list of at most ${COUNTS.awards} titles.`),
    selectedDistricts: list(volunteerFields.selectedDistricts).describe("JSON list of districts of selectedState."),
    // Absent: Yes where something stands behind it.
    hasExhibition: yesNo(TEXT.yesNo),
    hasAward: yesNo(TEXT.yesNo),
    showPhone: boolText(true),
    showEmail: boolText(true),
    showAddress: boolText(true),
    showDob: boolText(true),
    // Our own form sends it; clients that were written before do not.
    termsAccepted: boolText().refine((accepted) => accepted !== false, TEXT.terms),
  })
  .transform(({ termsAccepted: _terms, ...form }, context): VolunteerInput =>
    settleVolunteer(
      {
        ...form,
        hasExhibition: form.hasExhibition || (form.exhibitionName || form.exhibitionDesc ? "Yes" : "No"),
        hasAward: form.hasAward || (form.awards.length > 0 ? "Yes" : "No"),
      },
      context as unknown as z.core.$RefinementCtx<VolunteerInput>,
    ),
  );

/** Which photos an edit keeps. */
export const keptPhotosSchema = z.object({
  oldGalleryImages: z.union([z.literal(""), jsonList(z.string()).pipe(z.array(z.string()).max(COUNTS.galleryImages, TEXT.galleryTooMany))]).optional().describe("JSON list of the paths that stay; absent: all."),
  profileImage: z.string().optional(),
});

const required = new Set<string>(Object.values(REQUIRED));

/** The text of the whole: that required fields are missing, else the first thing that is wrong. */
function refusal(error: z.core.$ZodError): AppError {
  const missing = error.issues.filter(({ message }) => required.has(message)).map(({ path }) => String(path[0]));
  return missing.length > 0 ? badInputFrom(error, TEXT.fillAll, missing) : badInputFrom(error);
}

/**
 * What a volunteer's form says.
 * @param photo whether there is a profile photo, sent or kept
 * @throws 400 with `errors` by field; 'Please fill all required fields.' when a required one is missing
 */
export function parseVolunteer(fields: Fields, { photo }: { photo: boolean }): VolunteerInput {
  const sent = { ...fields, termsAccepted: fields.termsAccepted ?? fields.terms };
  const parsed = volunteerCallSchema.safeParse(sent);
  if (parsed.success && photo) return parsed.data;
  const issues = parsed.success ? [] : [...parsed.error.issues];
  if (!photo) issues.push({ code: "custom", path: ["profileImage"], message: REQUIRED.profileImage, input: undefined });
  throw refusal(new z.ZodError(issues));
}

/** Which photos an edit names as kept; undefined where it says nothing about them. */
export function parseKeptPhotos(fields: Fields): { gallery: string[] | undefined; profile: string | undefined } {
  const parsed = keptPhotosSchema.safeParse(fields);
  if (!parsed.success) throw badInputFrom(parsed.error);
  const { oldGalleryImages, profileImage } = parsed.data;
  return { gallery: oldGalleryImages === "" ? undefined : oldGalleryImages, profile: profileImage?.trim() || undefined };
}

/** The form as a listing: shared columns, attributes, places, and what it is found by. */
export function contentOf(form: VolunteerInput, username: string): ListingContent {
  const { email, phone, address, addressState, addressDistrict, city, zipCode, ...rest } = form;
  const attributes: VolunteerAttributes = rest;
  const title = displayName(form.firstName, form.lastName);
  return {
    title, email, phone: phone || null, address, state: addressState, district: addressDistrict, city: city || null, pin: zipCode || null,
    attributes,
    places: placeRows({ home: { state: addressState, district: addressDistrict }, works: { state: form.selectedState, districts: form.selectedDistricts } }),
    searchParts: [title, username, addressDistrict, addressState, ...form.selectedDistricts, form.selectedState, ...form.skills.map(({ skill }) => skill)],
  };
}
