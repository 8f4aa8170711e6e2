/** How an average of 0 to 5 is drawn as full stars. */
import { STARS } from "./limits.ts";

/** `round`: the whole part, and one more from a fraction of 0.5 (spec 000 section 9). `floor`: the whole part alone, as on a manager's profile (spec 001 section 9). */
export type StarMode = "round" | "floor";

/** How many of five stars are full. */
export function fullStars(average: number, mode: StarMode = "round"): number {
  if (!Number.isFinite(average)) return 0;
  return Math.min(STARS.max, Math.max(0, Math.floor(mode === "round" ? average + 0.5 : average)));
}
