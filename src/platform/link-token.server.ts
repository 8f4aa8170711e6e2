import { createHash, createHmac } from "node:crypto";

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
