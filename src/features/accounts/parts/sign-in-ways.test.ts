import { expect, test } from "vitest";
import { afterSignIn, withRedirect } from "./sign-in-ways.ts";

test("after login one goes where one wanted, the address before the navigation", () => {
  expect(afterSignIn("/volunteer/asha?x=1")).toBe("/volunteer/asha?x=1");
  expect(afterSignIn(null, "/my-requests")).toBe("/my-requests");
  expect(afterSignIn("/account", "/my-requests")).toBe("/account");
});

test("the two words go to the redirector, which knows the person", () => {
  expect(afterSignIn("volunteer")).toBe("/MyDashBoard?redirect=volunteer");
  expect(afterSignIn("volunteermanagerprofile")).toBe("/MyDashBoard?redirect=volunteermanagerprofile");
});

test("other sites, circles and other values lead to the redirector", () => {
  for (const wish of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/login",
    "/signup?redirect=x",
    "admin",
    "",
    null,
  ])
    expect(afterSignIn(wish)).toBe("/MyDashBoard");
  expect(afterSignIn(null, { pathname: "/x" })).toBe("/MyDashBoard");
});

test("between login and signup an allowed wish is kept, any other dropped", () => {
  expect(withRedirect("/signup", "volunteer")).toBe("/signup?redirect=volunteer");
  expect(withRedirect("/signup", "/Volunteers?state=Goa&q=a b")).toBe(
    "/signup?redirect=%2FVolunteers%3Fstate%3DGoa%26q%3Da%20b",
  );
  expect(withRedirect("/signup", "//evil.example")).toBe("/signup");
  expect(withRedirect("/login", null)).toBe("/login");
});
