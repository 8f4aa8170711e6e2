/** A browser that votes is known by a random number of its own, kept as a hash that is another one for each thing that is voted about. */
import { createHash, randomBytes } from "node:crypto";

/** The number of a browser, for its cookie: 128 bits. It is kept nowhere. */
export const newVoter = (): string => randomBytes(16).toString("base64url");

/** @param about the id of what is voted about */
export const voterHash = (about: string, voter: string): Buffer =>
  createHash("sha256").update(`${about}:${voter}`).digest();
