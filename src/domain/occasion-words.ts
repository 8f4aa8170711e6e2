/** Occasions as people read them; what is kept and sent stays English. */
import { OCCASIONS } from "./event-types.ts";
import { say, text } from "./words/say.ts";

const WORDS: Readonly<Record<(typeof OCCASIONS)[number], string>> = {
  Wedding: text("Wedding"),
  Sangeet: text("Sangeet"),
  Mehndi: text("Mehndi"),
  Haldi: text("Haldi"),
  Reception: text("Reception"),
  Engagement: text("Engagement"),
  Birthday: text("Birthday"),
  Anniversary: text("Anniversary"),
  "Godh bharai": text("Godh bharai"),
  "Naming ceremony": text("Naming ceremony"),
  "Griha pravesh": text("Griha pravesh"),
  Jagran: text("Jagran"),
  "Garba night": text("Garba night"),
  "College fest": text("College fest"),
  "Corporate Event": text("Corporate Event"),
  "Educational Workshop": text("Educational Workshop"),
  "Community Service": text("Community Service"),
  "Environmental Drive": text("Environmental Drive"),
  "Health Camp": text("Health Camp"),
  "Cultural Event": text("Cultural Event"),
  "Sports Event": text("Sports Event"),
  "Awareness Campaign": text("Awareness Campaign"),
  "Fundraising Event": text("Fundraising Event"),
  Other: text("Other"),
};

/** What is none of the list is said as it stands. */
export const occasionWords = (occasion: string): string =>
  Object.hasOwn(WORDS, occasion) ? say(WORDS[occasion as keyof typeof WORDS]) : occasion;

/** For a field that offers them. */
export const occasionOptions = (): { value: string; label: string }[] =>
  OCCASIONS.map((value) => ({ value, label: occasionWords(value) }));
