/** What people type to say who they are: mobile, e-mail or username (spec 000 section 5). Pure. */
import { COUNTRY_CODE } from "../../domain/limits.ts";
import { normaliseMobile } from "../../domain/phone.ts";
import { cleanText } from "../../domain/text.ts";

/** Usernames and e-mails are compared without regard to case (DECISIONS 13). */
export function nameKey(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/**
 * The one spelling under which an identifier is looked up, counted and remembered: '+91…' for a number,
 * lower case for an e-mail or username, of which a leading +91 is dropped. Nothing tells whether it exists.
 */
export function identifierKey(text: string): string {
  // As names are stored: without NUL, which the database takes nowhere.
  const typed = cleanText(text);
  const mobile = normaliseMobile(typed);
  if (mobile) return mobile;
  if (/[\p{L}@]/u.test(typed)) return nameKey(typed.replace(/^\+91/, ""));
  const digits = typed.replace(/[^\d]/g, "");
  return digits.length >= 6 && digits.length <= 15 && !typed.startsWith("+") ? COUNTRY_CODE + digits : nameKey(typed);
}
