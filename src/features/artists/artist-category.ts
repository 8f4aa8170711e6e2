/** Artists as a category of listings. */
import { z } from "zod";
import { COUNTS, IMAGE_BYTES } from "../../domain/limits.ts";
import type { Category } from "../listings/category.ts";
import { ARTIST_MESSAGES as TEXT } from "./artist-messages.ts";

/** What an artist has beyond the columns that all listings share. Limits of length stand in the form's schema. */
export const artistAttributes = z.strictObject({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  category: z.string().min(1),
  genre: z.string(),
  language: z.string(),
  duration: z.string(),
  team: z.string(),
  travel: z.string(),
  location: z.string(),
  profileTitle: z.string(),
  profileKeywords: z.string(),
  profileDescription: z.string(),
  description: z.string(),
  videoLink: z.array(z.string()).max(COUNTS.videoLinks),
});
export type ArtistAttributes = z.infer<typeof artistAttributes>;

const text = (name: Exclude<keyof ArtistAttributes, "videoLink">) => `text:${name}` as const;

export const artists: Category = {
  key: "artists",
  singular: "Artist",
  plural: "Artists",
  onePerPerson: true,
  approval: "admin",
  roleGiven: "artist",
  attributes: artistAttributes,
  card: {
    _id: "id",
    userId: "owner",
    firstName: text("firstName"),
    lastName: text("lastName"),
    profileImage: "photoPath",
    images: "galleryPaths",
    videoLink: "list:videoLink",
    duration: text("duration"),
    team: text("team"),
    travel: text("travel"),
    location: text("location"),
    language: text("language"),
    genre: text("genre"),
    category: text("category"),
    addressState: "column:state",
    city: "column:city",
    profileTitle: text("profileTitle"),
    profileKeywords: text("profileKeywords"),
    description: text("description"),
    profileDescription: text("profileDescription"),
    rating: "rating",
    reviews: "ratingCount",
  },
  mediaFolder: "artists",
  photos: {
    profile: { field: "profileImage", max: 1, maxBytes: IMAGE_BYTES.artist, tooMany: "Please choose one profile photo.", tooLarge: TEXT.profileTooLarge },
    gallery: { field: "images", max: COUNTS.galleryImages, maxBytes: IMAGE_BYTES.artist, tooMany: TEXT.galleryTooMany, tooLarge: TEXT.tooLarge },
  },
  opinions: "reviews",
  facets: { category: "exact", genre: "words", language: "words" },
  profilePath: (slug) => `/artist/${encodeURIComponent(slug)}`,
  ownPath: () => "/EditArtistProfile",
  searchPath: "/ArtistBooking",
  reviewFacts: [
    ["Email", "email"], ["Category", "category"], ["Mobile", "phone"], ["City", "city"], ["State", "state"], ["Duration", "duration"], ["Travel", "travel"], ["Genre", "genre"], ["Language", "language"], ["Team", "team"],
    ["Location", "location"], ["Profile title", "profileTitle"], ["Keywords", "profileKeywords"], ["Description", "description"], ["Profile description", "profileDescription"],
  ],
  messages: { registeredAlready: TEXT.alreadyRegistered, otherProfile: TEXT.otherProfile, notFound: TEXT.notFound },
};
