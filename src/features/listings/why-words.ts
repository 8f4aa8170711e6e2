/** What of a listing counts for its place, in words: for the page of the order, and for whoever keeps it. */
import { say } from "../../domain/words/say.ts";
import { RANKING, type Part } from "./ranking.ts";

/** '+0.12'. */
export const pointsWords = (points: number): string => `+${points.toFixed(2)}`;

/** 'within 4 hours', 'within 3 days'. */
export const withinWords = (minutes: number): string =>
  minutes <= 24 * 60
    ? say("{n, plural, one {within # hour} other {within # hours}}", { n: Math.ceil(minutes / 60) })
    : say("{n, plural, one {within # day} other {within # days}}", { n: Math.ceil(minutes / (24 * 60)) });

/** What each part is called. */
export function partName(part: Part): string {
  switch (part) {
    case "answers":
      return say("Quick answers");
    case "price":
      return say("A stated price");
    case "pictures":
      return say("Pictures");
    case "documents":
      return say("A document that we have verified");
    case "mobile":
      return say("A mobile number proven by a code");
  }
}

/** What a listing has of it. */
export function partSaid(
  part: Part,
  points: number,
  { answerMinutes, answersTold, pictures }: { answerMinutes: number | null; answersTold: number; pictures: number },
): string {
  switch (part) {
    case "answers":
      // From three on there is a median, unless half of them were never answered.
      return answersTold < 3
        ? say("Fewer than three requests tell")
        : answerMinutes !== null && points > 0
          ? say("Half of the requests are answered {within}", { within: withinWords(answerMinutes) })
          : say("Half of the requests wait longer than {days} days", {
              days: RANKING.answers.at(-1)!.minutes / (24 * 60),
            });
    case "pictures":
      return say("{n, plural, one {# besides the first} other {# besides the first}}", { n: pictures });
    case "price":
    case "documents":
    case "mobile":
      return points > 0 ? say("Yes") : say("No");
  }
}
