import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { limitDefaults } from "./config/limit-settings.server.ts";
import { linkHash, newLink } from "./link-token.server.ts";

const SECRET = "the secret of a site in a test, long enough";
const LINKS = 4_000;
const BITS = 128;
/** Of 2^128 links a million guesses find as few: what is tried is that a guess is hashed and looked up as a link is. */
const GUESSES = 20_000;

test("a link has 128 bits, each of them as often set as not, and no two are alike", () => {
  const set = Array.from({ length: BITS }, () => 0);
  const seen = new Set<string>();
  const lengths = new Set<number>();
  for (let n = 0; n < LINKS; n++) {
    const { token } = newLink(SECRET, "shortlist");
    const bytes = Buffer.from(token, "base64url");
    lengths.add(bytes.length * 8);
    seen.add(token);
    for (let bit = 0; bit < BITS; bit++) if (bytes[bit >> 3]! & (1 << (bit & 7))) set[bit]!++;
  }
  expect([...lengths]).toEqual([BITS]);
  expect(seen.size).toBe(LINKS);
  // Six times the deviation of a fair coin: of 128 bits one is beyond it once in four million runs.
  const beyond = 6 * Math.sqrt(LINKS / 4);
  expect(set.filter((n) => Math.abs(n - LINKS / 2) > beyond)).toEqual([]);
});

test("thousands of guesses find none of four thousand links", () => {
  const hashes = new Set<string>();
  for (let n = 0; n < LINKS; n++) hashes.add(newLink(SECRET, "shortlist").tokenHash.toString("base64"));
  let found = 0;
  for (let n = 0; n < GUESSES; n++) {
    const hash = linkHash(randomBytes(16).toString("base64url"));
    if (hash && hashes.has(hash.toString("base64"))) found++;
  }
  expect(found).toBe(0);
});

test("one address makes a million guesses in longer than a link lives", () => {
  const { points, seconds } = limitDefaults({}).LIMIT_SHORTLIST_MISSES_PER_ADDRESS;
  const days = (1_000_000 / points) * (seconds / 86_400);
  expect(days).toBeGreaterThan(180);
});
