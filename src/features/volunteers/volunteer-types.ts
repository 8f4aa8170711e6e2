/** The shapes that pages and calls hand around. They carry what the viewer may see: hidden values are ''. */
import type { ImageInfo } from "../../domain/images.ts";
import type { ProfileOf } from "../listings/profile-present.server.ts";
import type { volunteerFields } from "./volunteer-category.ts";

/** A whole profile, as `GET api/volunteers/username/{username}` answers it, and its photos for pages. */
export type VolunteerProfile = ProfileOf<
  typeof volunteerFields,
  {
    /** Completed years, computed; '' where the date of birth is hidden. */
    age: number | "";
    /** Path of the photo, starting with '/'; '' without one. */
    profileImage: string;
    galleryImages: string[];
    /** 0 to 5; 0 while nobody has rated. */
    averageRating: number;
    ratingCount: number;
    photo: ImageInfo | null;
  }
>;
