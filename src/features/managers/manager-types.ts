/** The shapes that pages and calls hand around. They carry what the viewer may see: hidden values are ''. */
import type { ImageInfo } from "../../domain/images.ts";
import type { ListingStatus } from "../listings/listing-access.ts";
import type { SocialName } from "./manager-messages.ts";

/** A card of the landing page, and an entry of `GET api/volunteersmanager/all`. */
export type ManagerCard = {
  _id: string;
  userId: { _id: string; username: string };
  fullName: string;
  CompanyName: string;
  /** '' where its owner hides it. */
  email: string;
  addressState: string;
  addressDistrict: string;
  city: string;
  category: string[];
  /** '3+'. */
  experienceYears: string;
  /** '50+'. */
  totalEventCount: string;
  experience: string;
  /** Path of the photo, starting with '/'; '' without one. */
  photo: string;
  /** 0 to 5; 0 while nobody has reviewed. */
  rating: number;
  reviewCount: number;
  isApproved: boolean;
};

/** A card as pages get it: the photo's widths stand under `photo`, in place of its path. */
export type ManagerTile = Omit<ManagerCard, "photo"> & { photo: ImageInfo | null };

/** A whole profile. `mobile` and what its owner hides is '' for everybody but the owner and admins. */
export type ManagerProfile = ManagerCard & {
  /** E.164, '+91…'. */
  mobile: string;
  professionalSummary: string;
  /** Paths, in their order. */
  images: string[];
  /** Full web addresses. */
  videos: string[];
  /** Full web addresses; '' where there is none. */
  socialLinks: Record<SocialName, string>;
  showEmail: boolean;
  status: ListingStatus;
  /** Why it was rejected or suspended; '' for strangers. */
  statusReason: string;
  viewCount: number;
  /** Instant in ISO form. */
  createdAt: string;
  portrait: ImageInfo | null;
  gallery: ImageInfo[];
};
