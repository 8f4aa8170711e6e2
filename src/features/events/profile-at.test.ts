import { expect, test } from "vitest";
import { categories } from "../registry.ts";
import { profileAt } from "./profile-at.ts";

test.each(categories)("a profile of $key is found by its address", ({ key, profilePath }) => {
  expect(profileAt(profilePath("shri-vatika"))).toEqual({ category: key, slug: "shri-vatika" });
  expect(profileAt(profilePath("श्री वाटिका"))).toEqual({ category: key, slug: "श्री वाटिका" });
});

test.each(["", "/", "/venue/", "/venue/a/b", "/venue/%E0%A4%A", "//evil.example/venue/a", "/about"])(
  "%s is the address of no profile",
  (path) => expect(profileAt(path)).toBeNull(),
);
