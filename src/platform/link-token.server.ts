import { createHash, createHmac, randomUUID } from "node:crypto";

/** Stands in an address that waits to be sent, where its secret part will be. */
export const LINK_TOKEN = "{token}";
/** 16 bytes: nobody guesses them, and a link with them fits into an SMS. */
const BYTES = 16;
const LENGTH = 22;

/** The secret part of a link, always the same for the same `from`: whoever has the secret of the site can make it, and nobody else. */
export function linkToken(secret: string, from: string): string {
  return createHmac("sha256", secret).update(`link:${from}`).digest().subarray(0, BYTES).toString("base64url");
}

/** Under what a token is kept; null for what was never given out. */
export function linkHash(token: string): Buffer | null {
  return token.length === LENGTH && /^[\w-]+$/.test(token) ? createHash("sha256").update(token).digest() : null;
}

/** A link whose owner sees it again: a seed of which the secret of the site makes it, and the hash that it is found by. */
export type SeededLink = { seed: string; tokenHash: Buffer };

/** @param purpose what it opens: 'event' */
export function newLink(secret: string, purpose: string): SeededLink & { token: string } {
  const seed = randomUUID();
  const token = linkToken(secret, `${purpose}:${seed}`);
  const tokenHash = linkHash(token);
  if (!tokenHash) throw new Error("A link of our own is none.");
  return { seed, tokenHash, token };
}

/** Its token once more; null for one that was made with another secret of the site, which works and cannot be said again. */
export function linkAgain(secret: string, purpose: string, { seed, tokenHash }: SeededLink): string | null {
  const token = linkToken(secret, `${purpose}:${seed}`);
  return linkHash(token)?.equals(tokenHash) ? token : null;
}
