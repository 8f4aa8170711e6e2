/** Singer, Dancer and Anchor are the specification's; the others are what else is booked for events in India. */
export const ARTIST_CATEGORIES = [
  "Singer", "Dancer", "Anchor", "DJ", "Band", "Instrumentalist", "Comedian", "Magician", "Folk Artist", "Theatre Group", "Dhol Group", "Photographer", "Other",
] as const;
export type ArtistCategory = (typeof ARTIST_CATEGORIES)[number];

export const ARTIST_SEARCH = "/ArtistBooking";
/** What the search offers as least rating. */
export const ARTIST_RATINGS = [{ value: "4.5", label: "4.5 and more" }, { value: "4", label: "4 and more" }, { value: "3", label: "3 and more" }];
