/** What the calls about one's own listings answer. */
import { z } from "zod";
import type { EditableListing } from "./own-listing-service.server.ts";

const image = z.object({
  id: z.string(),
  src: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string().optional(),
  srcSet: z.string().optional(),
  avifSrcSet: z.string().optional(),
});

export const ownListingBody = z.object({
  _id: z.string(),
  category: z.string(),
  categoryName: z.string(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(["draft", "pending", "approved", "rejected", "suspended"]),
  statusReason: z.string(),
  state: z.string(),
  district: z.string(),
  city: z.string(),
  averageRating: z.number(),
  ratingCount: z.number(),
  viewCount: z.number(),
  path: z.string().nullable(),
  editPath: z.string(),
  photo: image.nullable(),
});

export const listingBody = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  listing: ownListingBody.extend({
    values: z.record(z.string(), z.unknown()).describe("What each field of the form holds, by its name."),
    profileImage: z.string().nullable(),
    images: z.array(z.string()),
  }),
});

/** The page needs more of it than a client does. */
export function apiListing({ edit, ...listing }: EditableListing): z.infer<typeof listingBody>["listing"] {
  const { values, photos } = edit;
  return {
    ...listing,
    values,
    profileImage: photos.profile?.path ?? null,
    images: photos.gallery.map(({ path }) => path),
  };
}
