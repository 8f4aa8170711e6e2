import { formatMobile } from "../../../../domain/phone.ts";
import { smallest } from "../../../../ui/kept-photos.ts";
import { ARTIST_FIELDS, emptyArtistForm } from "../../artist-model.ts";
import type { ArtistFormValues } from "../../artist-model.ts";
import type { ArtistProfile } from "../../artist-types.ts";
import type { KeptPhotos } from "./use-artist-form.ts";

/** The empty registration form, with what the account knows already. */
export function registrationValues(known: { firstName: string; lastName: string; email: string | null; mobile: string }): ArtistFormValues {
  return emptyArtistForm({ firstName: known.firstName, lastName: known.lastName, email: known.email ?? "", mobile: formatMobile(known.mobile) });
}

/** The edit form of a profile. */
export function editValues(artist: ArtistProfile): ArtistFormValues {
  const kept = Object.fromEntries(ARTIST_FIELDS.map((name) => [name, artist[name]])) as ArtistFormValues;
  return { ...kept, mobile: formatMobile(artist.mobile) };
}

export function photosOf(artist: ArtistProfile): KeptPhotos {
  return {
    profile: artist.profileImage ? { path: artist.profileImage, previewUrl: smallest(artist.photo) ?? artist.profileImage } : null,
    gallery: artist.images.map((path, at) => ({ path, previewUrl: smallest(artist.gallery[at]) ?? path })),
  };
}
