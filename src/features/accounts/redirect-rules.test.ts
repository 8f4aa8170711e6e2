import { describe, expect, test } from "vitest";
import { afterReset, homeOfRole, redirectTarget, safeRedirect } from "./redirect-rules.ts";

describe("redirect leads", () => {
  test.each([
    ["/volunteer/asha?from=mail#skills", "/volunteer/asha?from=mail#skills"],
    ["/Volunteers?state=Goa&district=North%20Goa", "/Volunteers?state=Goa&district=North%20Goa"],
    ["/", "/"],
    ["/loginhelp", "/loginhelp"],
    ["volunteer", "/VolunteerForm"],
    ["volunteermanagerprofile", "/VolunteerPartnerRegistration"],
  ])("%s → %s", (value, path) => expect(safeRedirect(value)).toBe(path));

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "volunteers",
    "",
    " /Volunteers",
    "/login",
    "/LOGIN?redirect=/",
    "/./login",
    "/signup",
    "/api/auth/logout",
    "/x/../api/auth/logout",
    "/%61pi/auth/logout",
    "/%6Cogin",
    "/%2F/evil.example",
    "/%5Cevil.example",
    "/%ff",
    "toString",
    "__proto__",
    `/${"a".repeat(3000)}`,
    null,
    undefined,
    7,
    ["/"],
    {},
  ])("nowhere for %j", (value) => expect(safeRedirect(value)).toBeNull());
});

test("the words lead on once the profile is registered", () => {
  const asha = { username: "asha.rao", hasVolunteer: true };
  expect(redirectTarget("volunteer", asha)).toBe("/volunteer/edit/asha.rao");
  expect(redirectTarget("volunteer", { ...asha, hasVolunteer: false })).toBe("/VolunteerForm");
  expect(redirectTarget("volunteermanagerprofile", { ...asha, hasManager: true })).toBe("/ProfileVerification");
  expect(redirectTarget("/my-requests", asha)).toBe("/my-requests");
  expect(redirectTarget("//evil.example", asha)).toBeNull();
});

test("each role has its home", () => {
  const home = (role: Parameters<typeof homeOfRole>[0]["role"], hasVolunteer = false) =>
    homeOfRole({ role, username: "a@b", hasVolunteer });
  expect(home("user")).toBe("/");
  expect(home("unassigned")).toBe("/choose-role");
  expect(home("volunteer")).toBe("/VolunteerForm");
  expect(home("volunteer", true)).toBe("/volunteer/edit/a%40b");
  expect(home("admin")).toBe("/AdminDashboard");
  expect(home("artist")).toBe("/user-dashboard");
  expect(home("volunteer-manager")).toBe("/ProfileVerification");
});

test("after a reset a volunteer sees the profile, others their dashboard", () => {
  expect(afterReset({ username: "asha", hasVolunteer: true })).toBe("/volunteer/asha");
  expect(afterReset({ username: "asha", hasVolunteer: false })).toBe("/MyDashBoard");
});

test("who keeps a listing without a role for it comes to their listings", () => {
  const home = (role: "user" | "unassigned" | "artist") =>
    homeOfRole({ role, username: "a", hasVolunteer: false, hasListings: true });
  expect([home("user"), home("unassigned"), home("artist")]).toEqual([
    "/my/listings",
    "/my/listings",
    "/user-dashboard",
  ]);
});
