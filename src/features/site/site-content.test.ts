import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { districtsOf, isState } from "../../domain/places/places-data.ts";
import { projectRoot } from "../../platform/root.server.ts";
import { PICTURES, PORTRAITS } from "../content/content-lists.ts";
import { REASONS } from "./content/about.ts";
import { COMPANIES } from "../content/defaults/companies.ts";
import { HERO_SLIDES } from "./content/hero-slides.ts";
import { HOME_POSTS, NEWS } from "../content/defaults/news.ts";
import { PAST_EVENTS } from "../content/defaults/past-events.ts";
import { POPULAR_SEARCHES, popularSearchPath } from "../content/defaults/popular-searches.ts";
import { privacy } from "./content/privacy.ts";
import { SERVICES, SERVICES_PAGE } from "./content/services.ts";
import { terms } from "./content/terms.ts";
import { TESTIMONIALS } from "../content/defaults/testimonials.ts";

const words = (sections: unknown) => JSON.stringify(sections);

describe("the content of the public pages", () => {
  test("there is as much of each as the specification says", () => {
    expect(
      [
        HERO_SLIDES,
        REASONS,
        SERVICES,
        COMPANIES,
        PAST_EVENTS,
        TESTIMONIALS,
        NEWS,
        NEWS.slice(0, HOME_POSTS),
        POPULAR_SEARCHES,
      ].map((list) => list.length),
    ).toEqual([5, 5, 5, 6, 7, 3, 5, 3, 24]);
    expect(PAST_EVENTS.map(({ title }) => title)).toEqual([
      "Corporate Night",
      "Product Launch Event",
      "Annual Sports Meet",
      "Cultural Fest",
      "Tech Conference",
      "Meetings",
      "Past Collaborations",
    ]);
    expect(SERVICES.map(({ offer }) => offer)).toEqual([
      "Event Planner",
      "Book Artists",
      "Book Event Venue",
      "Book Volunteer",
      "Rent Event Equipment",
    ]);
    expect(SERVICES_PAGE.map(({ name, path }) => [name, path])).toEqual([
      ["Volunteers", "/Volunteers"],
      ["Artists", "/ArtistBooking"],
      ["Rent Event Equipment", "/EventEquipmentRental"],
      ["Hire Event Planners", "/EventPlanner"],
      ["Event Venues", "/VenueBooking"],
    ]);
    expect(new Set(HERO_SLIDES.map(({ path }) => path))).toEqual(new Set(SERVICES.map(({ path }) => path)));
  });

  test("every picture is there", () => {
    const pictures = [...HERO_SLIDES, ...SERVICES]
      .map(({ image }) => image.src)
      .concat(
        [...NEWS, ...PAST_EVENTS].map(({ image }) => image),
        TESTIMONIALS.map(({ portrait }) => portrait),
        PICTURES.map(({ value }) => value),
        PORTRAITS.map(({ value }) => value),
      );
    expect(pictures.filter((path) => !existsSync(join(projectRoot, "public", path)))).toEqual([]);
  });

  test("news lead to https pages elsewhere", () => {
    for (const { href, title, description } of NEWS) {
      expect(new URL(href).protocol).toBe("https:");
      expect(title && description).toBeTruthy();
    }
    expect(new Set(NEWS.map(({ href }) => href)).size).toBe(5);
  });

  test("popular searches name places of the register, each search once", () => {
    for (const { state, district } of POPULAR_SEARCHES) {
      expect(isState(state), state).toBe(true);
      if (district) expect(districtsOf(state), state).toContain(district);
    }
    expect(new Set(POPULAR_SEARCHES.map(popularSearchPath)).size).toBe(24);
    expect(popularSearchPath(POPULAR_SEARCHES[0]!)).toBe("/Volunteers?state=Madhya+Pradesh&district=Indore");
  });

  test("terms and privacy say what the law and the specification want", () => {
    for (const phrase of ["at least 18 years old", "courts of Madhya Pradesh, India", "Grievance officer"])
      expect(words(terms())).toContain(phrase);
    for (const phrase of [
      "Each purpose stands alone",
      "Erasure",
      "Nomination",
      "Data Protection Board of India",
      "One year",
      "grievance@",
      "under 18",
    ])
      expect(words(privacy())).toContain(phrase);
    for (const sections of [terms(), privacy()])
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});
