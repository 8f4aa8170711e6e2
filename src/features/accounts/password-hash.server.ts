import { PASSWORD } from "../../domain/limits.ts";
import { inPasswordThread } from "./password-threads.server.ts";

/** OWASP's least for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One spelling for what keyboards of one script may compose differently. */
const canonical = (password: string) => password.normalize("NFC");

/** A salted argon2id hash in PHC form. @throws 503 while too many wait for one */
export async function hashPassword(password: string): Promise<string> {
  return String(await inPasswordThread({ password: canonical(password), cost: COST }));
}

let nobodysHash: Promise<string> | null = null;

/** Made once. One that failed is made anew: else no unknown name would ever again be answered as a known one is. */
function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword("nobody's password").catch((error: unknown) => {
    nobodysHash = null;
    throw error;
  });
  return nobodysHash;
}

/**
 * Whether the password is the one hashed. Without a hash (there is no such account) it takes as long and
 * answers false, so that time does not tell.
 * @throws 503 while too many wait for one
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await hashOfNobody());
  // What is longer was never accepted as a password; it is not worth hashing whole.
  const fits = password.length <= PASSWORD.max;
  const right = (await inPasswordThread({ password: canonical(password.slice(0, PASSWORD.max)), against })) === true;
  return right && fits && passwordHash !== null;
}
