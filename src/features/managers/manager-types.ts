/** The shapes that pages and calls hand around. They carry what the viewer may see: hidden values are ''. */
import type { ImageInfo } from "../../domain/images.ts";
import type { ProfileOf } from "../listings/profile-present.server.ts";
import type { managerFields } from "./manager-category.ts";

/** A whole profile, as the calls answer it, and its photos for pages. */
export type ManagerProfile = ProfileOf<
  typeof managerFields,
  {
    /** Path of the photo, starting with '/'; '' without one. */
    photo: string;
    images: string[];
    /** 0 to 5; 0 while nobody has reviewed. */
    rating: number;
    reviewCount: number;
  }
>;

/** A card as pages get it: the photo's widths stand under `photo`, in place of its path. */
export type ManagerTile = Pick<
  ManagerProfile,
  | "_id"
  | "userId"
  | "fullName"
  | "CompanyName"
  | "email"
  | "addressState"
  | "addressDistrict"
  | "city"
  | "category"
  | "experienceYears"
  | "totalEventCount"
  | "experience"
  | "rating"
  | "reviewCount"
  | "isApproved"
> & { photo: ImageInfo | null };
