import { displayName } from "../../../domain/names.ts";
import { placeWords } from "../../../domain/places/place-words.ts";
import { say } from "../../../domain/words/say.ts";
import { artistKind } from "../artist-kinds.ts";
import { ARTIST_DEFAULTS } from "../artist-messages.ts";
import type { ArtistCard } from "../artist-types.ts";

export const nameOf = ({ firstName, lastName }: Pick<ArtistCard, "firstName" | "lastName">): string =>
  displayName(firstName, lastName);

/** 'Indore, Madhya Pradesh'. */
export const placeOf = ({ city, addressState }: Pick<ArtistCard, "city" | "addressState">): string =>
  placeWords(city, addressState);

/** The profile's page: by username, else by the listing's id. */
export const pathOf = ({ userId, _id }: Pick<ArtistCard, "userId" | "_id">): string =>
  `/artist/${encodeURIComponent(userId.username || _id)}`;

/** '2' → '2 hours'; anything said in words stays. */
export function durationWords(duration: string): string {
  if (!/^\d+(?:\.\d+)?(?:\s*[-–]\s*\d+(?:\.\d+)?)?$/.test(duration)) return duration;
  return duration === "1" ? say("{duration} hour", { duration }) : say("{duration} hours", { duration });
}

/** What its field suggests; anything else is the artist's own. */
const SAID: Readonly<Record<string, () => string>> = { Yes: () => say("Yes"), No: () => say("No") };

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
    [say("Performance Duration"), durationWords(duration)],
    [say("Team Members"), team],
    [say("Open to Travel"), travel ? (SAID[travel]?.() ?? travel) : say(ARTIST_DEFAULTS.travel)],
    [say("Language"), language || say(ARTIST_DEFAULTS.language)],
    [say("Music/Genre"), genre],
    [say("Artist Type"), artistKind(category)],
  ].map(([label = "", value]) => [label, value || say("Not provided")] as const);
}
