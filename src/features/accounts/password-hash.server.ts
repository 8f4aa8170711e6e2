import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { PASSWORD } from "../../domain/limits.ts";

/** OWASP's least for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One spelling for what keyboards of one script may compose differently. */
const canonical = (password: string) => password.normalize("NFC");

/**
 * Hashing runs on the four threads that files, names and compression share. Never on all of them: a rush of logins
 * waits here, in turn, and the rest of the site does not. More at once than there are processors would be no faster.
 */
const AT_ONCE = Math.min(3, availableParallelism());
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  // Whoever is done hands its place on.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** A salted argon2id hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), COST));
}

let nobodysHash: Promise<string> | null = null;

/**
 * Whether the password is the one hashed. Without a hash (there is no such account) it takes as long and
 * answers false, so that time does not tell.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (nobodysHash ??= hashPassword("nobody's password")));
  // What is longer was never accepted as a password; it is not worth hashing whole.
  const fits = password.length <= PASSWORD.max;
  const right = await inTurn(() => verify(against, canonical(password.slice(0, PASSWORD.max))));
  return right && fits && passwordHash !== null;
}
