/** PIN codes: six digits, the first not 0 (DECISIONS 25). */
import { bareNumber } from "./digits.ts";

/** Whether it is one, bare: in ASCII digits, without spaces. */
export const isPin = (bare: string): boolean => /^[1-9]\d{5}$/.test(bare);

/** What was typed in ASCII digits, without spaces and dashes, whether it is one or not. */
export const barePin = bareNumber;

/** The PIN code that was typed; '' where it is none. */
export function pinIn(typed: string): string {
  const bare = barePin(typed);
  return isPin(bare) ? bare : "";
}
