import type { Actor } from "../../domain/actor.ts";
import { maySeeAll } from "../listings/listing-access.ts";
import { imageInfo, photoPath } from "../listings/listing-media.server.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { managerAttributes } from "./manager-category.ts";
import type { ManagerProfile } from "./manager-types.ts";

/** A profile as `viewer` may see it: the mobile is for its owner and admins, the e-mail shown by choice (DECISIONS 16a). */
export function presentManager(row: ListingRow, photos: { profile: MediaRow | null; gallery: MediaRow[] }, viewer: Actor | null): ManagerProfile {
  const { publicEmail, ...own } = managerAttributes.parse(row.attributes);
  const all = maySeeAll(viewer, row);
  return {
    _id: row.id,
    userId: { _id: row.ownerId ?? row.id, username: row.slug },
    fullName: row.title,
    CompanyName: own.CompanyName,
    mobile: all ? (row.phone ?? "") : "",
    email: all ? (row.email ?? "") : publicEmail,
    addressState: row.state ?? "",
    addressDistrict: row.district ?? "",
    city: row.city ?? "",
    category: own.category,
    experienceYears: own.experienceYears,
    totalEventCount: own.totalEventCount,
    experience: own.experience,
    professionalSummary: own.professionalSummary,
    photo: photos.profile ? photoPath(photos.profile) : "",
    images: photos.gallery.map(photoPath),
    videos: own.videos,
    socialLinks: own.socialLinks,
    showEmail: own.showEmail,
    rating: row.rating,
    reviewCount: row.ratingCount,
    isApproved: row.status === "approved",
    status: row.status,
    statusReason: all ? (row.statusReason ?? "") : "",
    viewCount: row.viewCount,
    createdAt: row.createdAt.toISOString(),
    portrait: photos.profile && imageInfo(photos.profile, row.title),
    gallery: photos.gallery.map((photo, at) => imageInfo(photo, `${row.title}, picture ${at + 1}`)),
  };
}

/** The answer of the calls: the profile without what only pages need. */
export function apiManager({ portrait: _portrait, gallery: _gallery, ...profile }: ManagerProfile): Omit<ManagerProfile, "portrait" | "gallery"> {
  return profile;
}
