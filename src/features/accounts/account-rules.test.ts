import { describe, expect, test } from "vitest";
import { mayChooseRole } from "./account-access.ts";
import { identifierKey } from "./account-identifier.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

test.each([
  ["9826012345", "+919826012345"],
  [" +91 98260-12345 ", "+919826012345"],
  ["09826012345", "+919826012345"],
  ["123456", "+91123456"],
  ["Asha@Example.IN", "asha@example.in"],
  ["+91asha", "asha"],
  ["ASHA_90", "asha_90"],
])("identifier %j is looked up as %j", (typed, key) => expect(identifierKey(typed)).toBe(key));

describe("a role", () => {
  test("is chosen freely before any profile", () => {
    for (const present of ["unassigned", "user", "volunteer", "volunteer-manager"] as const)
      expect(mayChooseRole(present, [], "volunteer")).toBe(true);
  });
  test("stays with the profile that gave it", () => {
    expect(mayChooseRole("volunteer", ["volunteer"], "volunteer")).toBe(true);
    expect(mayChooseRole("volunteer", ["volunteer"], "user")).toBe(false);
    expect(mayChooseRole("volunteer", ["volunteer"], "volunteer-manager")).toBe(false);
  });
  test("of admins and artists is not theirs to change", () => {
    expect(mayChooseRole("admin", [], "user")).toBe(false);
    expect(mayChooseRole("artist", [], "user")).toBe(false);
  });
});

describe("passwords", () => {
  test("are kept as argon2id at the stated cost, and verified in either composition", async () => {
    const hash = await hashPassword("caf\u00e9 श्री");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, "cafe\u0301 श्री")).toBe(true);
    expect(await verifyPassword(hash, "cafe श्री")).toBe(false);
  });
  test("are never right for nobody, nor past the longest", async () => {
    expect(await verifyPassword(null, "nobody's password")).toBe(false);
    const hash = await hashPassword("a".repeat(256));
    expect(await verifyPassword(hash, "a".repeat(257))).toBe(false);
  });
});
