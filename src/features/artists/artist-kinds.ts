/** Singer, Dancer and Anchor are the specification's; the others are what else is booked for events in India. */
import { say, text } from "../../domain/words/say.ts";
export const ARTIST_CATEGORIES = [
  "Singer",
  "Dancer",
  "Anchor",
  "DJ",
  "Band",
  "Instrumentalist",
  "Comedian",
  "Magician",
  "Folk Artist",
  "Theatre Group",
  "Dhol Group",
  "Other",
] as const;
export type ArtistCategory = (typeof ARTIST_CATEGORIES)[number];

const WORDS: Readonly<Record<ArtistCategory, string>> = {
  Singer: text("Singer"),
  Dancer: text("Dancer"),
  Anchor: text("Anchor"),
  DJ: text("DJ"),
  Band: text("Band"),
  Instrumentalist: text("Instrumentalist"),
  Comedian: text("Comedian"),
  Magician: text("Magician"),
  "Folk Artist": text("Folk Artist"),
  "Theatre Group": text("Theatre Group"),
  "Dhol Group": text("Dhol Group"),
  Other: text("Other"),
};

/** Who plays: of whom no kind is named, what they play. */
export const artistWhat = ({ category, genre }: { category: string; genre: string }): string =>
  (category === "Other" && genre.split(",")[0]?.trim()) || artistKind(category);

/** As it is shown; kept and sent, it stays English. */
export const artistKind = (kind: string): string =>
  Object.hasOwn(WORDS, kind) ? say(WORDS[kind as ArtistCategory]) : kind;
