import { z } from "zod";
import { LISTS } from "../../domain/limits.ts";

/** The answers and queries of the volunteers' calls, for the OpenAPI document and to let nothing else out. */
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

const text = z.string().trim().max(200).optional();
const texts = z.union([z.string(), z.array(z.string())]).optional();
const LIMIT = `limit must be a whole number from 1 to ${LISTS.maxPage}.`;

/** The filters of `fetch` (DECISIONS 22). Unknown parameters are ignored. */
export const fetchQuery = z.object({
  state: text.describe("A state; its former and common names are understood."),
  district: texts.describe("Repeat it for several districts of the state."),
  "district[]": texts,
  districts: texts,
  "districts[]": texts,
  city: text.describe("Part of the city's name."),
  q: text.describe("Words to look for in name, places and skills."),
  sort: z.enum(["rating", "newest", ""], { error: "sort must be rating or newest." }).optional(),
  limit: z.string().regex(/^(?:[1-9]\d?|100|)$/, LIMIT).optional().describe(`1 to ${LISTS.maxPage}; ${LISTS.page} by default.`),
  cursor: text.describe("From the Link header of the page before."),
});
