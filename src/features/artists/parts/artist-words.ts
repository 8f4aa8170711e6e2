import { displayName } from "../../../domain/names.ts";
import { ARTIST_DEFAULTS } from "../artist-messages.ts";
import type { ArtistCard } from "../artist-types.ts";

export const nameOf = ({ firstName, lastName }: Pick<ArtistCard, "firstName" | "lastName">): string =>
  displayName(firstName, lastName);

/** 'Indore, Madhya Pradesh'. */
export const placeOf = ({ city, addressState }: Pick<ArtistCard, "city" | "addressState">): string =>
  placeWords(city, addressState);

export const pathOf = ({ userId, _id }: Pick<ArtistCard, "userId" | "_id">): string =>
  `/artist/${encodeURIComponent(userId.username || _id)}`;

/** '2' → '2 hours'; anything said in words stays. */
export function durationWords(duration: string): string {
  if (!/^\d+(?:\.\d+)?(?:\s*[-–]\s*\d+(?:\.\d+)?)?$/.test(duration)) return duration;
  return `${duration} ${duration === "1" ? "hour" : "hours"}`;
}

/** The six info cards with the specification's defaults (001 section 2); what nobody has told is 'Not provided'. */
export function infoOf({
  duration,
  team,
  travel,
  language,
  genre,
  category,
}: ArtistCard): readonly (readonly [label: string, value: string])[] {
  return [
    ["Performance Duration", durationWords(duration)],
    ["Team Members", team],
    ["Open to Travel", travel || ARTIST_DEFAULTS.travel],
    ["Language", language || ARTIST_DEFAULTS.language],
    ["Music/Genre", genre],
    ["Artist Type", category],
  ].map(([label = "", value]) => [label, value || "Not provided"] as const);
}
import { placeWords } from "../../../domain/places/place-words.ts";
