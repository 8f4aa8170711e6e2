import { describe, expect, test } from "vitest";
import { becomeVolunteerPath, registrationLinks } from "./menu-links.ts";
import { navLinks } from "./nav-links.ts";
import { nobody } from "./shell-session.ts";

const signedIn = (role: "unassigned" | "user" | "volunteer" | "artist" | "admin", hasVolunteer = false) => ({
  actor: { username: "asha", name: "Asha Kulkarni", role },
  unread: 0,
  hasVolunteer,
  hasListings: false,
  categories: [],
  spoken: "English",
  languages: [],
});

describe("the links of the shell", () => {
  test("only pages that stand are linked, in the order of the specification", () => {
    const order = [
      "Home",
      "About",
      "Artists",
      "Venue Booking",
      "Volunteer Booking",
      "Equipment rental",
      "Event planner",
      "Services",
      "Contact",
      "News & Blog",
    ];
    const labels = navLinks.map(({ label }) => label);
    expect(labels).toEqual(order.filter((label) => labels.includes(label)));
    expect(labels).toEqual(
      expect.arrayContaining(["Home", "About", "Volunteer Booking", "Services", "Contact", "News & Blog"]),
    );
  });

  test("'Become a Volunteer' leads each person one step on", () => {
    expect(becomeVolunteerPath(nobody)).toBe("/login?redirect=volunteer");
    expect(becomeVolunteerPath(signedIn("unassigned"))).toBe("/MyDashBoard");
    expect(becomeVolunteerPath(signedIn("volunteer"))).toBe("/MyDashBoard");
    expect(becomeVolunteerPath(signedIn("user"))).toBe("/choose-role");
  });

  test("nobody who cannot become a volunteer is offered to", () => {
    const labels = (session: Parameters<typeof registrationLinks>[0]) =>
      registrationLinks(session).map(({ label }) => label);
    expect(labels(signedIn("volunteer", true))).not.toContain("Become a Volunteer");
    expect(labels(signedIn("artist"))).not.toContain("Become a Volunteer");
    expect(labels(nobody)).toContain("Become a Volunteer");
    expect(labels(signedIn("volunteer", true))).not.toContain("Volunteer Manager Registration");
    expect(registrationLinks(nobody)).toContainEqual({
      label: "Volunteer Manager Registration",
      path: "/login?redirect=volunteermanagerprofile",
    });
    expect(registrationLinks(signedIn("unassigned"))).toContainEqual({
      label: "Volunteer Manager Registration",
      path: "/VolunteerPartnerRegistration",
    });
    expect(labels(signedIn("artist"))).not.toContain("Artist Registration");
    expect(labels(signedIn("volunteer", true))).not.toContain("Artist Registration");
    expect(registrationLinks(nobody)).toContainEqual({ label: "Artist Registration", path: "/BasicDetail" });
    expect(labels(nobody)).toEqual([
      "Artist Registration",
      "Venue Registration",
      "Become a Volunteer",
      "Volunteer Manager Registration",
      "Event Planner Registration",
      "Event Equipment Registration",
    ]);
  });
});
