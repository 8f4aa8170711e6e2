import type { ImageInfo } from "../../domain/images.ts";
import { displayName } from "../../domain/names.ts";
import { placeWords } from "../../domain/places/place-words.ts";
import { truncate } from "../../domain/graphemes.ts";
import { say } from "../../domain/words/say.ts";
import type { RatingsView } from "../reviews/review-model.ts";
import type { JsonLd } from "../../ui/page/seo.ts";
import { absolute, breadcrumbsLd } from "../../ui/page/seo.ts";
import { VOLUNTEER_SEARCH } from "./search-path.ts";
import type { VolunteerProfile } from "./volunteer-types.ts";

/** The profile's one address. */
export function canonicalProfile({ userId }: Pick<VolunteerProfile, "userId">): string {
  return `/volunteer/${encodeURIComponent(userId.username || userId._id)}`;
}

const place = (v: VolunteerProfile) => placeWords(v.addressDistrict, v.addressState);

/** 'Asha Kulkarni, volunteer in Indore, Madhya Pradesh'. */
export function profileTitle(v: VolunteerProfile): string {
  const where = place(v);
  const name = displayName(v.firstName, v.lastName);
  return where ? say("{name}, volunteer in {place}", { name, place: where }) : say("{name}, volunteer", { name });
}

/** For search engines: at most 160 letters. */
export function profileDescription(v: VolunteerProfile): string {
  const skills = v.skills.map(({ skill }) => skill).join(", ");
  const said =
    v.profileSummary ||
    (skills ? say("Skills: {skills}.", { skills }) : say("See the profile and send a booking request."));
  return truncate(`${say("{words}.", { words: profileTitle(v) })} ${said}`.replace(/\s+/g, " "), 160);
}

/** The widest WebP of a photo, for link previews; null without a photo. */
export function previewImage(
  photo: ImageInfo | null,
  alt: string,
): { src: string; width: number; height: number; alt: string } | null {
  if (!photo) return null;
  const widths = [...(photo.srcSet ?? "").matchAll(/(\S+)\s+(\d+)w/g)].map(([, src = "", width = "0"]) => ({
    src,
    width: Number(width),
  }));
  const widest = widths.reduce((best, each) => (each.width > best.width ? each : best), {
    src: photo.src,
    width: widths.length > 0 ? 0 : photo.width,
  });
  return { ...widest, height: photo.width > 0 ? Math.round((photo.height * widest.width) / photo.width) : 0, alt };
}

/** The person, what others think, and the way here, as schema.org data. Only what the profile shows. */
export function profileLd(
  v: VolunteerProfile,
  { averageRating, ratingCount }: Pick<RatingsView, "averageRating" | "ratingCount">,
  origin: string,
): JsonLd[] {
  const url = origin + canonicalProfile(v);
  const name = displayName(v.firstName, v.lastName);
  const image = previewImage(v.photo, name);
  const person: JsonLd = {
    "@type": "Person",
    "@id": `${url}#person`,
    name,
    url,
    jobTitle: say("Event volunteer"),
    ...(v.profileSummary ? { description: v.profileSummary } : {}),
    ...(image ? { image: absolute(image.src, origin) } : {}),
    ...(v.skills.length > 0 ? { knowsAbout: v.skills.map(({ skill }) => skill) } : {}),
    address: {
      "@type": "PostalAddress",
      addressLocality: v.addressDistrict,
      addressRegion: v.addressState,
      addressCountry: "IN",
    },
  };
  // A person cannot carry a rating in schema.org; a rating can name the person it is about.
  const rating: JsonLd = {
    "@type": "AggregateRating",
    itemReviewed: { "@type": "Person", "@id": `${url}#person`, name },
    ratingValue: averageRating,
    ratingCount,
    bestRating: 5,
    worstRating: 1,
  };
  return [
    person,
    ...(ratingCount > 0 ? [rating] : []),
    breadcrumbsLd(
      [
        [say("Volunteers"), VOLUNTEER_SEARCH],
        [name, canonicalProfile(v)],
      ],
      origin,
    ),
  ];
}
