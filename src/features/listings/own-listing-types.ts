/** What people keep, as their pages and calls show it. */
import type { ImageInfo } from "../../domain/images.ts";
import type { ListingStatus } from "./listing-access.ts";

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
