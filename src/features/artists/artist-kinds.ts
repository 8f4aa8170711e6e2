/** Singer, Dancer and Anchor are the specification's; the others are what else is booked for events in India. */
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
