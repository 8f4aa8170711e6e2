/** An enquiry to everybody in a district, as those who are asked see it. */

import { text } from "../../domain/words/say.ts";
import { volunteersWanted } from "./confirmed-events.ts";

/** Most people that one may bring. */
export const MOST_PEOPLE = 500;

export const AREA_MESSAGES = {
  full: text("They have enough people by now. Thank you."),
  past: text("The day has passed."),
  off: text("This request was called off."),
  nobody: text("Take somebody first, or call the request off."),
  unknown: text("This profile has not said that it is free."),
  noChoice: text("There is nobody to choose for this request."),
  booked: text("They have promised that day to somebody else by now. Please choose another."),
} as const;

export type AreaCall = {
  number: string;
  eventType: string;
  /** ISO day. */
  eventDate: string | null;
  inDays: number | null;
  place: string;
  /** What is to be done, in the organiser's words. */
  wanted: string;
  /** They bring others, and say how many. */
  leads: boolean;
  /** The number of people that is looked for, where it is told. */
  needed: number | null;
  /** Whether one may still answer. */
  open: boolean;
  /** It was called off, or has taken place; null: whoever is taken may still say that they cannot come. */
  over: "off" | "past" | null;
  /** `booked`: one's day is promised or blocked by now. */
  answer: { people: number; taken: boolean; booked: boolean } | null;
  /** What one is shown as: one's own profile. */
  as: string;
};

/** The words in which the organiser says whom they look for. */
export const wantedOf = ({ details }: { details: Record<string, unknown> }): string =>
  typeof details["volunteerRequirements"] === "string" ? details["volunteerRequirements"] : "";

/** How many people a request looks for: '20 volunteers' and '10-12 helpers' (the more); null where it names no number. */
export function neededBy(enquiry: { details: Record<string, unknown> }): number | null {
  const volunteers = volunteersWanted(wantedOf(enquiry));
  const most = /^\d{1,4}(?:\s*(?:-|–|to)\s*(\d{1,4}))?$/.exec(volunteers.trim());
  if (!most) return null;
  const needed = Number(most[1] ?? /^\d+/.exec(volunteers.trim())![0]);
  return needed > 0 ? needed : null;
}
