/** Rules of a password (spec 000 section 5; at reset and change too, DECISIONS 8a). */
import { PASSWORD } from "./limits.ts";

export type PasswordStrength = { score: number; label: "Weak" | "Medium" | "Strong" };

const signs = [/^.{8,}$/su, /[A-Z]/, /[a-z]/, /\d/, /[@#$%^&+=!]/];

/**
 * A point each for 8 characters or more, an upper-case letter, a lower-case letter, a digit and
 * one of @#$%^&+=!. Up to 2 Weak, 3 Medium, from 4 Strong.
 */
export function passwordStrength(password: string): PasswordStrength {
  const score = signs.filter((sign) => sign.test(password)).length;
  if (score >= 4) return { score, label: "Strong" };
  return { score, label: score === 3 ? "Medium" : "Weak" };
}

/**
 * What is wrong with a password, or null. Not trimmed or cleaned: a space is a character.
 * The upper bound keeps hashing from being fed whole books.
 */
export function checkPassword(password: unknown): string | null {
  if (typeof password !== "string" || password === "") return "Password is required";
  if (password.length > PASSWORD.max) return `Password must be at most ${PASSWORD.max} characters`;
  if (Array.from(password).length < PASSWORD.min) return `Password must be at least ${PASSWORD.min} characters`;
  return null;
}
