/** The shapes that pages and calls hand around. They carry what the viewer may see: hidden values are ''. */
import type { ImageInfo } from "../../domain/images.ts";
import type { ProfileOf } from "../listings/profile-present.server.ts";
import type { artistFields } from "./artist-category.ts";

/** A whole profile, as the calls answer it, and its photos for pages. */
export type ArtistProfile = ProfileOf<
  typeof artistFields,
  {
    /** Path of the photo, starting with '/'; '' without one. */
    profileImage: string;
    images: string[];
    /** 0 to 5; 0 while nobody has reviewed. */
    rating: number;
    /** How many reviews there are. */
    reviews: number;
    photo: ImageInfo | null;
  }
>;

/** A card of the search: what everybody may know. */
export type ArtistCard = Omit<
  ArtistProfile,
  "email" | "mobile" | "status" | "statusReason" | "viewCount" | "createdAt"
>;
