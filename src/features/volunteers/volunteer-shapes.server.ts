import { z } from "zod";

/** The answers of the volunteers' calls, for the OpenAPI document and to let nothing else out. */
const user = z.object({ _id: z.string(), username: z.string() });

export const volunteerCardBody = z.object({
  _id: z.string(),
  userId: user,
  firstName: z.string(),
  lastName: z.string(),
  addressState: z.string(),
  addressDistrict: z.string(),
  city: z.string(),
  profileImage: z.string(),
  averageRating: z.number(),
  ratingCount: z.number(),
  selectedState: z.string(),
  selectedDistricts: z.array(z.string()),
});

export const volunteerBody = volunteerCardBody.extend({
  email: z.string(),
  phone: z.string(),
  dob: z.string(),
  age: z.union([z.number(), z.literal("")]),
  gender: z.string(),
  address: z.string(),
  exprience: z.string(),
  zipCode: z.string(),
  educationLevel: z.string(),
  degree: z.string(),
  profileSummary: z.string(),
  hasExhibition: z.enum(["Yes", "No"]),
  exhibitionName: z.string(),
  exhibitionDesc: z.string(),
  hasAward: z.enum(["Yes", "No"]),
  awards: z.array(z.string()),
  skills: z.array(z.object({ skill: z.string(), level: z.string() })),
  galleryImages: z.array(z.string()),
  viewCount: z.number(),
  showPhone: z.boolean(),
  showEmail: z.boolean(),
  showAddress: z.boolean(),
  showDob: z.boolean(),
  createdAt: z.string(),
});

export const writtenBody = z.object({ success: z.literal(true), message: z.string(), volunteer: volunteerBody });
