/** What is said where a family votes, and its limits: without the schemas, for pages that are read. */
import { text } from "../../domain/words/say.ts";

export const VOTE_LIMITS = { name: 30, ofEvent: 500, namesOfBrowser: 10 } as const;

export const FAMILY_TEXT = {
  gone: text("This link does not work any more."),
  reading: text("This link is for reading."),
  name: text("Please enter your first name."),
  letters: text("Please enter a first name, in letters alone."),
  option: text("This is not to choose any more."),
  many: text("There are enough votes. Please tell the organiser."),
  prices: "prices must be true or false.",
} as const;
