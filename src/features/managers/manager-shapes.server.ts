import { z } from "zod";
import { SOCIAL_NAMES, type SocialName } from "./manager-messages.ts";

/** The answers of the managers' calls, for the OpenAPI document and to let nothing else out. */
export const managerCardBody = z.object({
  _id: z.string(),
  userId: z.object({ _id: z.string(), username: z.string() }),
  fullName: z.string(),
  CompanyName: z.string(),
  email: z.string(),
  addressState: z.string(),
  addressDistrict: z.string(),
  city: z.string(),
  category: z.array(z.string()),
  experienceYears: z.string(),
  totalEventCount: z.string(),
  experience: z.string(),
  photo: z.string(),
  rating: z.number(),
  reviewCount: z.number(),
  isApproved: z.boolean(),
});

export const managerBody = managerCardBody.extend({
  mobile: z.string().describe("'' for everybody but the owner and admins"),
  professionalSummary: z.string(),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  socialLinks: z.object(Object.fromEntries(SOCIAL_NAMES.map((name) => [name, z.string()])) as Record<SocialName, z.ZodString>),
  showEmail: z.boolean(),
  status: z.enum(["draft", "pending", "approved", "rejected", "suspended"]),
  statusReason: z.string(),
  viewCount: z.number(),
  createdAt: z.string(),
});

export const ownManagerBody = z.object({ success: z.literal(true), data: managerBody });
export const shownManagerBody = z.object({ success: z.literal(true), data: managerBody.extend({ data: managerBody }) });
export const writtenManagerBody = z.object({ success: z.literal(true), message: z.string(), data: managerBody });
export const rejectionBody = z.object({ reason: z.string().max(1000).optional() }).nullish();
