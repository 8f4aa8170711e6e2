import type { ImageInfo } from "../../domain/images.ts";

/** A card of the search, and an entry of `GET api/artists/`: what everybody may know. */
export type ArtistCard = {
  _id: string;
  userId: { _id: string; username: string };
  firstName: string;
  /** '.' for people with a single name: show by `displayName`. */
  lastName: string;
  /** Path of the photo, starting with '/'; '' without one. */
  profileImage: string;
  images: string[];
  videoLink: string[];
  duration: string;
  team: string;
  travel: string;
  location: string;
  language: string;
  genre: string;
  category: string;
  addressState: string;
  city: string;
  profileTitle: string;
  profileKeywords: string;
  description: string;
  profileDescription: string;
  /** 0 to 5; 0 while nobody has reviewed. */
  rating: number;
  /** How many reviews there are. */
  reviews: number;
  photo: ImageInfo | null;
};

/** A whole profile. `email` and `mobile` are '' for everybody but the owner and admins (DECISIONS 16a). */
export type ArtistProfile = ArtistCard & {
  email: string;
  mobile: string;
  status: "draft" | "pending" | "approved" | "rejected" | "suspended";
  /** Why it was rejected or suspended, for the owner and admins; '' otherwise. */
  statusReason: string;
  viewCount: number;
  createdAt: string;
  gallery: ImageInfo[];
};
