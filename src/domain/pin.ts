/** PIN codes: six digits, the first not 0 (DECISIONS 25). */
import { asciiDigits } from "./phone.ts";

/** Whether it is one, bare: in ASCII digits, without spaces. */
export const isPin = (bare: string): boolean => /^[1-9]\d{5}$/.test(bare);

/** What was typed in ASCII digits and without spaces, whether it is one or not. */
export const barePin = (typed: string): string => asciiDigits(typed).replace(/\s/gu, "");

/** The PIN code that was typed; '' where it is none. */
export function pinIn(typed: string): string {
  const bare = barePin(typed);
  return isPin(bare) ? bare : "";
}
