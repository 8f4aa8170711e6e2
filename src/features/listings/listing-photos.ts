/** The photo rules of categories whose listings admins look after: 25 MB each, a gallery of ten. */
import { COUNTS, IMAGE_BYTES } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import type { PhotoRule } from "./category.ts";

const tooLarge = "{file} is too large. Maximum size is 25MB.";

export const LISTING_PHOTOS: { profile: PhotoRule; gallery: PhotoRule } = {
  profile: {
    field: "photo",
    max: 1,
    maxBytes: IMAGE_BYTES.listing,
    tooMany: text("Please choose one photo."),
    tooLarge,
    label: text("Main photo"),
    hint: text("The first thing people see."),
  },
  gallery: {
    field: "images",
    max: COUNTS.galleryImages,
    maxBytes: IMAGE_BYTES.listing,
    tooMany: text("Maximum 10 images allowed"),
    tooLarge,
  },
};

/** What every card of the search shows; a category adds its own fields. */
export const CARD = {
  _id: "id",
  slug: "column:slug",
  title: "column:title",
  state: "column:state",
  district: "column:district",
  city: "column:city",
  averageRating: "rating",
  ratingCount: "ratingCount",
} as const;
