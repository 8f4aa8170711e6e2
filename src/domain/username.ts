/** Rules of a username (spec 000 section 5, DECISIONS 8a). That it is free, only the server knows. */
import { USERNAME } from "./limits.ts";

export const RESERVED_USERNAMES: readonly string[] = ["admin", "root", "test", "superuser", "support", "gnv", "staff"];

/**
 * The message for what is wrong with a username, or null when it may be used.
 * Upper and lower case count as the same. A text of blanks alone is a missing one.
 */
export function checkUsername(text: unknown): string | null {
  if (typeof text !== "string" || text.trim() === "") return "Username is required";
  if (/\s/u.test(text)) return "Username should not contain spaces.";
  if (!/^[A-Za-z0-9_@.-]+$/.test(text)) return "Only letters, numbers, underscore, @, dot, and hyphen are allowed.";
  if (RESERVED_USERNAMES.includes(text.toLowerCase())) return "This username is reserved. Please choose another.";
  if (text.length < USERNAME.min) return `Username must be at least ${USERNAME.min} characters.`;
  // Without a letter it could be somebody's mobile; '.data' is the ending of page data addresses.
  const fits = text.length <= USERNAME.max && /[A-Za-z]/.test(text) && !/\.data$/i.test(text);
  return fits ? null : "Invalid username format.";
}
