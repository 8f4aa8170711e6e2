/** The shapes that pages and calls hand around. They carry what the viewer may see: hidden values are ''. */
import type { YesNo } from "../../domain/event-types.ts";
import type { ImageInfo } from "../../domain/images.ts";

/** Who keeps a profile, as far as the public may know. */
export type VolunteerUser = { _id: string; username: string };

/** A card of the search, and an entry of `GET api/volunteers/fetch`. */
export type VolunteerCard = {
  _id: string;
  userId: VolunteerUser;
  firstName: string;
  /** '.' for people with a single name: show by `displayName`. */
  lastName: string;
  addressState: string;
  addressDistrict: string;
  city: string;
  /** Path of the photo, starting with '/'; '' without one. */
  profileImage: string;
  /** 0 to 5; 0 while nobody has rated. */
  averageRating: number;
  ratingCount: number;
  selectedState: string;
  selectedDistricts: string[];
  photo: ImageInfo | null;
};

/** `level` is Excellent, Good or Average; kept as text for older entries. */
export type Skill = { skill: string; level: string };

/** A whole profile. What its owner hides is '' for everybody but the owner and admins. */
export type VolunteerProfile = VolunteerCard & {
  email: string;
  /** E.164, '+91…': show by `formatMobile`. */
  phone: string;
  /** ISO day. */
  dob: string;
  /** Completed years, computed; '' where the date of birth is hidden. */
  age: number | "";
  gender: string;
  address: string;
  /** Spelt as the specification spells it. */
  exprience: string;
  zipCode: string;
  educationLevel: string;
  degree: string;
  profileSummary: string;
  hasExhibition: YesNo;
  exhibitionName: string;
  exhibitionDesc: string;
  hasAward: YesNo;
  /** Titles. */
  awards: string[];
  skills: Skill[];
  /** Paths, in their order, each starting with '/'. */
  galleryImages: string[];
  /** The same photos with their widths. */
  gallery: ImageInfo[];
  viewCount: number;
  showPhone: boolean;
  showEmail: boolean;
  showAddress: boolean;
  showDob: boolean;
  /** Instant in ISO form. */
  createdAt: string;
};
