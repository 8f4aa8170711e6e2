/** How long somebody usually takes to answer, in words. */
import { say } from "../../domain/words/say.ts";

/** Fewer answers say nothing of what is usual. */
export const FEW_ANSWERS = 5;

const HOUR = 60;
const DAY = 24 * HOUR;

/** 'within an hour', 'in about 3 hours', 'within a day', 'in about 3 days'; null where too few were answered. */
export function replyWords({ answers, minutes }: { answers: number; minutes: number | null }): string | null {
  if (answers < FEW_ANSWERS || minutes === null) return null;
  if (minutes <= HOUR) return say("within an hour");
  if (minutes < 20 * HOUR) return say("in about {n} hours", { n: Math.max(2, Math.round(minutes / HOUR)) });
  if (minutes <= DAY) return say("within a day");
  return say("in about {n} days", { n: Math.max(2, Math.round(minutes / DAY)) });
}
