import type { Actor } from "../../domain/actor.ts";
import { displayName } from "../../domain/names.ts";
import { maySeeAll } from "../listings/listing-access.ts";
import { imageInfo, photoPath } from "../listings/listing-media.server.ts";
import type { MediaRow } from "../listings/listing-media.server.ts";
import type { ListingRow } from "../listings/listing-service.server.ts";
import { artistAttributes } from "./artist-category.ts";
import type { ArtistProfile } from "./artist-types.ts";

/** A profile as `viewer` may see it: e-mail and mobile are for the owner and admins (DECISIONS 16a). */
export function presentArtist(row: ListingRow, photos: { profile: MediaRow | null; gallery: MediaRow[] }, viewer: Actor | null): ArtistProfile {
  const own = artistAttributes.parse(row.attributes);
  const all = maySeeAll(viewer, row);
  const name = displayName(own.firstName, own.lastName);
  return {
    _id: row.id,
    userId: { _id: row.ownerId ?? row.id, username: row.slug },
    firstName: own.firstName,
    lastName: own.lastName,
    email: all ? (row.email ?? "") : "",
    mobile: all ? (row.phone ?? "") : "",
    profileImage: photos.profile ? photoPath(photos.profile) : "",
    images: photos.gallery.map(photoPath),
    videoLink: own.videoLink,
    duration: own.duration,
    team: own.team,
    travel: own.travel,
    location: own.location,
    language: own.language,
    genre: own.genre,
    category: own.category,
    addressState: row.state ?? "",
    city: row.city ?? "",
    profileTitle: own.profileTitle,
    profileKeywords: own.profileKeywords,
    description: own.description,
    profileDescription: own.profileDescription,
    rating: row.rating,
    reviews: row.ratingCount,
    status: row.status,
    statusReason: all ? (row.statusReason ?? "") : "",
    viewCount: row.viewCount,
    createdAt: row.createdAt.toISOString(),
    photo: photos.profile && imageInfo(photos.profile, name),
    gallery: photos.gallery.map((photo, at) => imageInfo(photo, `${name}, photo ${at + 1}`)),
  };
}

/** The answer of the calls: the profile without what only pages need. */
export function apiArtist({ photo: _photo, gallery: _gallery, ...profile }: ArtistProfile): Omit<ArtistProfile, "photo" | "gallery"> {
  return profile;
}

/** The few fields of the self-edit form: `name` is first and last name, `bio` the description (API.md). */
export function ownSummary(profile: ArtistProfile) {
  return { _id: profile._id, name: displayName(profile.firstName, profile.lastName), email: profile.email, phone: profile.mobile, bio: profile.description, profileImage: profile.profileImage };
}
