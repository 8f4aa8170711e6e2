/** The values of the closed lists (event-types.ts) as people read them; what is kept and sent stays English. */
import { occasionWords } from "./occasion-words.ts";
import { say, text } from "./words/say.ts";

const WORDS: Readonly<Record<string, string>> = {
  Other: text("Other"),
  Male: text("Male"),
  Female: text("Female"),
  Transgender: text("Transgender"),
  "Non-Binary": text("Non-Binary"),
  "Post Graduation": text("Post Graduation"),
  Graduation: text("Graduation"),
  Pursuing: text("Pursuing"),
  Diploma: text("Diploma"),
  Excellent: text("Excellent"),
  Good: text("Good"),
  Average: text("Average"),
  "Event Planning": text("Event Planning"),
  "Artist Booking": text("Artist Booking"),
  "Venue Booking": text("Venue Booking"),
  "Volunteer Booking": text("Volunteer Booking"),
  "Event Rental": text("Event Rental"),
  "Sound setup & mixing": text("Sound setup & mixing"),
  "Event check-in & registration": text("Event check-in & registration"),
  "Lighting rig & setup": text("Lighting rig & setup"),
  "Artist coordination and on-ground runner": text("Artist coordination and on-ground runner"),
  "Technical AV setup": text("Technical AV setup"),
  "Live coverage and social media uploads": text("Live coverage and social media uploads"),
  "Wedding Planner": text("Wedding Planner"),
  "Corporate Events": text("Corporate Events"),
  "Birthday Parties": text("Birthday Parties"),
  "Stage Setup": text("Stage Setup"),
  Morning: text("Morning"),
  Evening: text("Evening"),
  Night: text("Night"),
  Flexible: text("Flexible"),
};

/** What is of none of the lists is said as it stands. */
export const closedWords = (value: string): string =>
  Object.hasOwn(WORDS, value) ? say(WORDS[value]!) : occasionWords(value);

/** Such a list as the choices of a field. */
export const closedOptions = <const T extends string>(values: readonly T[]): { value: T; label: string }[] =>
  values.map((value) => ({ value, label: closedWords(value) }));
