import { z } from "zod";

/** The answers of the artists' calls, for the OpenAPI document and to let nothing else out. */
export const artistCardBody = z.object({
  _id: z.string(),
  userId: z.object({ _id: z.string(), username: z.string() }),
  firstName: z.string(),
  lastName: z.string(),
  profileImage: z.string(),
  images: z.array(z.string()),
  videoLink: z.array(z.string()),
  duration: z.string(),
  team: z.string(),
  travel: z.string(),
  location: z.string(),
  language: z.string(),
  genre: z.string(),
  category: z.string(),
  addressState: z.string(),
  city: z.string(),
  profileTitle: z.string(),
  profileKeywords: z.string(),
  description: z.string(),
  profileDescription: z.string(),
  rating: z.number(),
  reviews: z.number().describe("How many reviews there are."),
});

export const artistBody = artistCardBody.extend({
  email: z.string().describe("For the owner and admins; '' otherwise."),
  mobile: z.string().describe("For the owner and admins; '' otherwise."),
  status: z.enum(["draft", "pending", "approved", "rejected", "suspended"]),
  statusReason: z.string(),
  viewCount: z.number(),
  createdAt: z.string(),
});

export const artistWritten = z.object({ success: z.literal(true), message: z.string(), artist: artistBody });
export const ownSummaryBody = z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string(), bio: z.string(), profileImage: z.string() });
export const rejection = z.object({ reason: z.string().max(1000).optional().describe("Told to the artist.") }).nullish();
