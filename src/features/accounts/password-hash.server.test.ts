import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

test("many at once wait for each other, and each gets its own answer", async () => {
  const hashes = await Promise.all(
    ["one", "two", "three", "four", "five", "six"].map((word) => hashPassword(`${word} and long enough`)),
  );
  expect(new Set(hashes).size).toBe(6);
  expect(hashes.every((hash) => hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"))).toBe(true);
  const checks = hashes.flatMap((hash, at) => [
    verifyPassword(hash, `${["one", "two", "three", "four", "five", "six"][at]} and long enough`),
    verifyPassword(hash, "something else"),
  ]);
  expect(await Promise.all(checks)).toEqual(hashes.flatMap(() => [true, false]));
});

test("a hash that is none fails that check alone", async () => {
  const good = hashPassword("after the failure");
  await expect(verifyPassword("not a hash", "x")).rejects.toThrow("A password could not be hashed");
  expect(await verifyPassword(await good, "after the failure")).toBe(true);
});
