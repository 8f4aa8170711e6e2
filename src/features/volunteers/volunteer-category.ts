/** Volunteers as a category of listings. */
import { z } from "zod";
import { EDUCATION_LEVELS, GENDERS, YES_NO } from "../../domain/event-types.ts";
import { COUNTS, IMAGE_BYTES } from "../../domain/limits.ts";
import type { Category } from "../listings/category.ts";
import { VOLUNTEER_MESSAGES as TEXT } from "./volunteer-messages.ts";

/** What a volunteer has beyond the columns that all listings share. Limits of length stand in the form's schema. */
export const volunteerAttributes = z.strictObject({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  dob: z.iso.date(),
  gender: z.enum(GENDERS),
  exprience: z.string(),
  educationLevel: z.enum(EDUCATION_LEVELS),
  degree: z.string(),
  profileSummary: z.string(),
  hasExhibition: z.enum(YES_NO),
  exhibitionName: z.string(),
  exhibitionDesc: z.string(),
  hasAward: z.enum(YES_NO),
  awards: z.array(z.string()).max(COUNTS.awards),
  skills: z.array(z.strictObject({ skill: z.string().min(1), level: z.string().min(1) })).max(COUNTS.skills),
  selectedState: z.string(),
  selectedDistricts: z.array(z.string()),
  showPhone: z.boolean(),
  showEmail: z.boolean(),
  showAddress: z.boolean(),
  showDob: z.boolean(),
});
export type VolunteerAttributes = z.infer<typeof volunteerAttributes>;

export const volunteers: Category = {
  key: "volunteers",
  singular: "Volunteer",
  plural: "Volunteers",
  onePerPerson: true,
  approval: "none",
  areaMails: true,
  roleGiven: "volunteer",
  attributes: volunteerAttributes,
  card: {
    _id: "id",
    userId: "owner",
    firstName: "text:firstName",
    lastName: "text:lastName",
    addressState: "column:state",
    addressDistrict: "column:district",
    city: "column:city",
    profileImage: "photoPath",
    averageRating: "rating",
    ratingCount: "ratingCount",
    selectedState: "text:selectedState",
    selectedDistricts: "list:selectedDistricts",
  },
  mediaFolder: "volunteers",
  photos: {
    profile: { field: "profileImage", max: 1, maxBytes: IMAGE_BYTES.volunteer, tooMany: "Please choose one profile image.", tooLarge: TEXT.profileTooLarge },
    gallery: { field: "galleryImages", max: COUNTS.galleryImages, maxBytes: IMAGE_BYTES.volunteer, tooMany: TEXT.galleryTooMany, tooLarge: TEXT.galleryTooLarge },
  },
  opinions: "ratings",
  profilePath: (slug) => `/volunteer/${encodeURIComponent(slug)}`,
  ownPath: (slug) => `/volunteer/edit/${encodeURIComponent(slug)}`,
  searchPath: "/Volunteers",
  messages: { registeredAlready: TEXT.alreadyRegistered, otherProfile: TEXT.otherProfile, notFound: TEXT.notFound },
};
