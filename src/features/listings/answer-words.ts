/** How long somebody usually takes to answer, in words: one rounding for cards, profiles and what is said of a request. Pure. */
import { say } from "../../domain/words/say.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
/** Slower than that is no praise. */
const SLOWEST_DAYS = 3;

/** Minutes by the five, hours and days, each rounded up: nobody waits longer than was said. */
function rounded(minutes: number): { n: number; unit: "min" | "h" | "days" } {
  if (minutes <= HOUR) return { n: Math.max(5, Math.ceil(minutes / 5) * 5), unit: "min" };
  if (minutes <= DAY) return { n: Math.ceil(minutes / HOUR), unit: "h" };
  return { n: Math.ceil(minutes / DAY), unit: "days" };
}

/** 'Answers in 40 min', 'Answers in 2 h', 'Answers in 3 days'; '' where it takes longer. */
export function answerWords(minutes: number): string {
  const { n, unit } = rounded(minutes);
  if (unit === "min") return say("Answers in {n} min", { n });
  if (unit === "h") return say("Answers in {n} h", { n });
  return n <= SLOWEST_DAYS ? say("{n, plural, one {Answers in # day} other {Answers in # days}}", { n }) : "";
}

/** The same within a sentence: 'in about 40 minutes', 'in about 2 hours', 'in about 3 days', and whatever it takes. */
export function answerTime(minutes: number): string {
  const { n, unit } = rounded(minutes);
  if (unit === "min") return say("in about {n} minutes", { n });
  return unit === "h" ? say("in about {n} hours", { n }) : say("in about {n} days", { n });
}
