/** How an average of 0 to 5 is drawn as full stars. */
import { STARS } from "./limits.ts";

/** Full stars of an average: the whole part, and one more from a fraction of 0.5 (spec 000 section 9). */
export function fullStars(average: number): number {
  if (!Number.isFinite(average)) return 0;
  return Math.min(STARS.max, Math.max(0, Math.floor(average + 0.5)));
}

/** Full stars on a manager's profile: the whole part alone (spec 001 section 9). */
export function managerStars(average: number): number {
  if (!Number.isFinite(average)) return 0;
  return Math.min(STARS.max, Math.max(0, Math.floor(average)));
}
