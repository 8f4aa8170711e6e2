/** How long somebody usually takes to answer, in words. Pure. */
import { say } from "../../domain/words/say.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
/** Slower than that is no praise. */
const SLOWEST_DAYS = 3;

/** 'Answers in 40 min', 'Answers in 2 h', 'Answers in 3 days'; '' where it takes longer. */
export function answerWords(minutes: number): string {
  if (minutes <= HOUR) return say("Answers in {n} min", { n: Math.max(5, Math.ceil(minutes / 5) * 5) });
  if (minutes <= DAY) return say("Answers in {n} h", { n: Math.ceil(minutes / HOUR) });
  return minutes <= SLOWEST_DAYS * DAY
    ? say("{n, plural, one {Answers in # day} other {Answers in # days}}", { n: Math.ceil(minutes / DAY) })
    : "";
}
