import type { Actor } from "../../domain/actor.ts";
import { ageOn, todayIST } from "../../domain/dates.ts";
import { displayName } from "../../domain/names.ts";
import { maySeeAll } from "../listings/listing-access.ts";
import { imageInfo, photoPath } from "../listings/listing-media.server.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { volunteerAttributes } from "./volunteer-category.ts";
import type { VolunteerProfile } from "./volunteer-types.ts";

/** A profile as `viewer` may see it: what its owner hides is '' for everybody but the owner and admins (DECISIONS 15). */
export function presentVolunteer(row: ListingRow, photos: { profile: MediaRow | null; gallery: MediaRow[] }, viewer: Actor | null, now: Date): VolunteerProfile {
  const own = volunteerAttributes.parse(row.attributes);
  const all = maySeeAll(viewer, row);
  const shown = (show: boolean, value: string | null) => (show || all ? (value ?? "") : "");
  const name = displayName(own.firstName, own.lastName);
  return {
    _id: row.id,
    userId: { _id: row.ownerId ?? row.id, username: row.slug },
    firstName: own.firstName,
    lastName: own.lastName,
    email: shown(own.showEmail, row.email),
    phone: shown(own.showPhone, row.phone),
    dob: shown(own.showDob, own.dob),
    age: own.showDob || all ? ageOn(own.dob, todayIST(now)) : "",
    gender: own.gender,
    address: shown(own.showAddress, row.address),
    addressState: row.state ?? "",
    addressDistrict: row.district ?? "",
    city: row.city ?? "",
    zipCode: shown(own.showAddress, row.pin),
    exprience: own.exprience,
    educationLevel: own.educationLevel,
    degree: own.degree,
    profileSummary: own.profileSummary,
    hasExhibition: own.hasExhibition,
    exhibitionName: own.exhibitionName,
    exhibitionDesc: own.exhibitionDesc,
    hasAward: own.hasAward,
    awards: own.awards,
    skills: own.skills,
    selectedState: own.selectedState,
    selectedDistricts: own.selectedDistricts,
    profileImage: photos.profile ? photoPath(photos.profile) : "",
    photo: photos.profile && imageInfo(photos.profile, name),
    galleryImages: photos.gallery.map(photoPath),
    gallery: photos.gallery.map((photo, at) => imageInfo(photo, `${name}, photo ${at + 1}`)),
    averageRating: row.rating,
    ratingCount: row.ratingCount,
    viewCount: row.viewCount,
    showPhone: own.showPhone,
    showEmail: own.showEmail,
    showAddress: own.showAddress,
    showDob: own.showDob,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The answer of the calls: the profile without what only pages need. */
export function apiVolunteer({ photo: _photo, gallery: _gallery, ...profile }: VolunteerProfile): Omit<VolunteerProfile, "photo" | "gallery"> {
  return profile;
}
