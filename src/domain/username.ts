/** Rules of a username (spec 000 section 5, DECISIONS 8a). That it is free, only the server knows. */
import { say, text } from "./words/say.ts";
import { USERNAME } from "./limits.ts";

export const RESERVED_USERNAMES: readonly string[] = ["admin", "root", "test", "superuser", "support", "gnv", "staff"];

/**
 * The message for what is wrong with a username, or null when it may be used.
 * Upper and lower case count as the same. A text of blanks alone is a missing one.
 */
export function checkUsername(typed: unknown): string | null {
  if (typeof typed !== "string" || typed.trim() === "") return text("Username is required");
  if (/\s/u.test(typed)) return text("Username should not contain spaces.");
  if (!/^[A-Za-z0-9_@.-]+$/.test(typed))
    return text("Only letters, numbers, underscore, @, dot, and hyphen are allowed.");
  if (RESERVED_USERNAMES.includes(typed.toLowerCase()))
    return text("This username is reserved. Please choose another.");
  if (typed.length < USERNAME.min) return say("Username must be at least {min} characters.", { min: USERNAME.min });
  // Without a letter it could be somebody's mobile; '.data' is the ending of page data addresses.
  const fits = typed.length <= USERNAME.max && /[A-Za-z]/.test(typed) && !/\.data$/i.test(typed);
  return fits ? null : text("Invalid username format.");
}
