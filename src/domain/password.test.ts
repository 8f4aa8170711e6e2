import { expect, test } from "vitest";
import { checkPassword, passwordStrength } from "./password.ts";

test.each([
  ["", 0, "Weak"],
  ["abc", 1, "Weak"],
  ["abcdefgh", 2, "Weak"],
  ["Abcdefgh", 3, "Medium"],
  ["Abcdefg1", 4, "Strong"],
  ["Abcdefg1@", 5, "Strong"],
  ["Ab1@", 4, "Strong"],
  ["नमस्तेनमस्ते", 1, "Weak"],
  ["A1*", 2, "Weak"],
  ["\n".repeat(9), 1, "Weak"],
])("%j has the score %i: %s", (password, score, label) => {
  expect(passwordStrength(password)).toEqual({ score, label });
});

test("a password has 6 to 256 characters", () => {
  expect(checkPassword("abcde")).toBe("Password must be at least 6 characters");
  expect(checkPassword("😀😀😀")).toBe("Password must be at least 6 characters");
  expect(checkPassword("abcdef")).toBeNull();
  expect(checkPassword("      ")).toBeNull();
  expect(checkPassword("' OR 1=1 --")).toBeNull();
  expect(checkPassword("a".repeat(256))).toBeNull();
  expect(checkPassword("a".repeat(257))).toBe("Password must be at most 256 characters");
  for (const missing of ["", null, undefined, 123456, ["abcdef"], {}])
    expect(checkPassword(missing)).toBe("Password is required");
});
