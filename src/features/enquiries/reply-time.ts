/** How long somebody usually takes to answer, in words. */

/** Fewer answers say nothing of what is usual. */
export const FEW_ANSWERS = 5;

const HOUR = 60;
const DAY = 24 * HOUR;

/** 'within an hour', 'in about 3 hours', 'within a day', 'in about 3 days'; null where too few were answered. */
export function replyWords({ answers, minutes }: { answers: number; minutes: number | null }): string | null {
  if (answers < FEW_ANSWERS || minutes === null) return null;
  if (minutes <= HOUR) return "within an hour";
  if (minutes < 20 * HOUR) return `in about ${Math.max(2, Math.round(minutes / HOUR))} hours`;
  if (minutes <= DAY) return "within a day";
  return `in about ${Math.max(2, Math.round(minutes / DAY))} days`;
}
