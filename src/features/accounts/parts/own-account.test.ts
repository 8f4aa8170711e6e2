import { expect, test } from "vitest";
import { maskEmail, maskMobile } from "./own-account.server.ts";

test("a mobile keeps its first two and last three digits", () => {
  expect(maskMobile("+919826012345")).toBe("+91 98••• ••345");
});

test("an e-mail keeps two letters of its name, a short one a single letter", () => {
  expect(maskEmail("asha.k@example.in")).toBe("as••••@example.in");
  expect(maskEmail("ab@example.in")).toBe("a••••@example.in");
  expect(maskEmail("")).toBe("");
});
