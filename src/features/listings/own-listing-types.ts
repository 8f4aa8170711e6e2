/** What people keep, as their pages and calls show it. */
import type { ImageInfo } from "../../domain/images.ts";
import type { PhotoRule } from "./category.ts";
import type { ListingStatus } from "./listing-access.ts";
import type { ListingField } from "./listing-fields.ts";
import type { ListingFormValues } from "./listing-form-model.ts";

export type OwnListing = {
  _id: string;
  category: string;
  /** 'Venue'. */
  categoryName: string;
  title: string;
  slug: string;
  status: ListingStatus;
  /** Why it is rejected or suspended; '' otherwise. */
  statusReason: string;
  state: string;
  district: string;
  city: string;
  averageRating: number;
  ratingCount: number;
  viewCount: number;
  /** Its public page, while it is approved. */
  path: string | null;
  editPath: string;
  /** The profile photo, else the first of the gallery. */
  photo: ImageInfo | null;
};

/** With everything that the shared edit form needs. */
export type EditableListing = OwnListing & {
  /** False where an admin edits somebody else's. */
  own: boolean;
  /** What the form begins with (`listingVersion`): sent later, it must still be that. */
  version: string;
  fields: readonly ListingField[];
  values: ListingFormValues;
  photoRules: { profile: PhotoRule; gallery: PhotoRule };
  profile: ImageInfo | null;
  gallery: ImageInfo[];
};
