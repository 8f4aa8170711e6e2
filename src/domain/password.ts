/** Rules of a password (spec 000 section 5; at reset and change too, DECISIONS 8a). */
import { say, text } from "./words/say.ts";
import { PASSWORD } from "./limits.ts";

export type PasswordStrength = { score: number; label: string };

const signs = [/^.{8,}$/su, /[A-Z]/, /[a-z]/, /\d/, /[@#$%^&+=!]/];

/**
 * A point each for 8 characters or more, an upper-case letter, a lower-case letter, a digit and
 * one of @#$%^&+=!. Up to 2 Weak, 3 Medium, from 4 Strong.
 */
export function passwordStrength(password: string): PasswordStrength {
  const score = signs.filter((sign) => sign.test(password)).length;
  if (score >= 4) return { score, label: say("Strong") };
  return { score, label: score === 3 ? say("Medium") : say("Weak") };
}

/**
 * What is wrong with a password, or null. Not trimmed or cleaned: a space is a character.
 * The upper bound keeps hashing from being fed whole books.
 */
export function checkPassword(password: unknown): string | null {
  if (typeof password !== "string" || password === "") return text("Password is required");
  if (password.length > PASSWORD.max) return say("Password must be at most {max} characters", { max: PASSWORD.max });
  if (Array.from(password).length < PASSWORD.min)
    return say("Password must be at least {min} characters", { min: PASSWORD.min });
  return null;
}
