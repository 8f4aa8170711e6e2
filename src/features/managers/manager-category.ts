/** Volunteer managers as a category of listings. */
import { z } from "zod";
import { COUNTS } from "../../domain/limits.ts";
import type { Category } from "../listings/category.ts";
import { MANAGER_MESSAGES as TEXT, MANAGER_PHOTOS, SOCIAL_NAMES, type SocialName } from "./manager-messages.ts";

/** What a manager has beyond the columns that all listings share. Limits of length stand in the form's schema. */
export const managerAttributes = z.strictObject({
  CompanyName: z.string(),
  category: z.array(z.string()),
  experienceYears: z.string().min(1),
  totalEventCount: z.string().min(1),
  experience: z.string().min(1),
  professionalSummary: z.string(),
  videos: z.array(z.string()).max(COUNTS.videoLinks),
  socialLinks: z.strictObject(Object.fromEntries(SOCIAL_NAMES.map((name) => [name, z.string()])) as Record<SocialName, z.ZodString>),
  showEmail: z.boolean(),
  /** What cards show: the address, or '' where it is hidden. */
  publicEmail: z.string(),
});
export type ManagerAttributes = z.infer<typeof managerAttributes>;

export const managers: Category = {
  key: "managers",
  singular: "Volunteer manager",
  plural: "Volunteer managers",
  onePerPerson: true,
  approval: "admin",
  roleGiven: "volunteer-manager",
  attributes: managerAttributes,
  card: {
    _id: "id",
    userId: "owner",
    fullName: "column:title",
    CompanyName: "text:CompanyName",
    email: "text:publicEmail",
    addressState: "column:state",
    addressDistrict: "column:district",
    city: "column:city",
    category: "list:category",
    experienceYears: "text:experienceYears",
    totalEventCount: "text:totalEventCount",
    experience: "text:experience",
    photo: "photoPath",
    rating: "rating",
    reviewCount: "ratingCount",
    isApproved: "approved",
  },
  mediaFolder: "managers",
  photos: MANAGER_PHOTOS,
  opinions: "reviews",
  profilePath: (slug) => `/volunteermanagerprofile/${encodeURIComponent(slug)}`,
  ownPath: (slug) => `/VolunteerManagerEditPage/${encodeURIComponent(slug)}`,
  searchPath: "/VolunteerManagerLanding",
  messages: { registeredAlready: TEXT.alreadyRegistered, otherProfile: TEXT.otherProfile, notFound: TEXT.notFound },
};
