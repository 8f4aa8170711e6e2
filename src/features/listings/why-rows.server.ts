import { say } from "../../domain/words/say.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import type { WhyHere } from "./why-here.server.ts";
import { partName, partSaid, pointsWords } from "./why-words.ts";

/** One weight of the order: what a listing has of it, its points, and the most that there are. */
export type WhyRow = { name: string; has: string; points: string; most: string };

/** 'Number 3 of 14 artists in Indore, when nothing else is asked.'; '' where nobody stands there. */
export function standingSaid({ before, among, capped, place, category }: WhyHere): string {
  if (among === 0) return "";
  return say("Number {n} of {all} {many} in {place}, when nothing else is asked.", {
    n: before + 1,
    all: capped ? `${among.toLocaleString("en-IN")}+` : among,
    many: say(category.plural).toLowerCase(),
    place: placeSaid(place.state, place.district),
  });
}

/** What counts for a listing, row by row. @param ratingSaid what stands behind its stars, in words */
export const whyRows = (why: WhyHere, ratingSaid: string): WhyRow[] => [
  { name: say("Rating"), has: ratingSaid, points: why.byStars.toFixed(2), most: "5.00" },
  ...why.parts.map(({ part, points, most }) => ({
    name: partName(part),
    has: partSaid(part, points, why),
    points: pointsWords(points),
    most: pointsWords(most),
  })),
];
