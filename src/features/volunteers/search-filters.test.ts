import { expect, test } from "vitest";
import { NO_FILTERS, countWords, filterCount, filtersIn, placeWords, searchHref, searchTitle } from "./search-filters.ts";

const read = (query: string) => filtersIn(new URLSearchParams(query));

test("an address and its filters are one", () => {
  const filters = { q: "first aid", state: "Madhya Pradesh", districts: ["Indore", "Ujjain"], city: "Mhow & co", sort: "newest" as const };
  const href = searchHref(filters);
  expect(href).toBe("/Volunteers?q=first+aid&state=Madhya+Pradesh&district=Indore&district=Ujjain&city=Mhow+%26+co&sort=newest");
  expect(read(href.split("?")[1] ?? "")).toEqual(filters);
  expect(searchHref(filters, "abc")).toContain("&cursor=abc");
});

test("what a plain form sends empty is not asked for", () => {
  expect(read("q=+&state=&district=&city=+&sort=rating")).toEqual(NO_FILTERS);
  expect(searchHref(NO_FILTERS)).toBe("/Volunteers");
});

test("districts need their state, and stand there once", () => {
  expect(read("district=Indore").districts).toEqual([]);
  expect(read("state=Goa&district=North+Goa&district=North+Goa").districts).toEqual(["North Goa"]);
  expect(searchHref({ ...NO_FILTERS, districts: ["Indore"] })).toBe("/Volunteers");
});

test("nasty addresses are cut down", () => {
  const many = Array.from({ length: 5000 }, (_, at) => `district=d${at}`).join("&");
  expect(read(`state=Goa&${many}`).districts.length).toBeLessThanOrEqual(100);
  expect(read(`city=${"x".repeat(10_000)}&sort=';DROP`)).toMatchObject({ sort: "rating" });
  expect(read(`city=${"x".repeat(10_000)}`).city.length).toBeLessThanOrEqual(50);
  expect(read(`q=${"x".repeat(10_000)}`).q.length).toBeLessThanOrEqual(100);
  expect(read("q=%00first%0A%20aid").q).toBe("first aid");
});

test("the count in words", () => {
  expect(countWords(128, false)).toBe("128 volunteers");
  expect(countWords(1, false)).toBe("1 volunteer");
  expect(countWords(0, false)).toBe("0 volunteers");
  expect(countWords(1000, true)).toBe("1,000+ volunteers");
});

test("the title names the place", () => {
  expect(searchTitle(NO_FILTERS)).toBe("Volunteers");
  expect(searchTitle({ ...NO_FILTERS, state: "Goa" })).toBe("Volunteers in Goa");
  expect(searchTitle({ ...NO_FILTERS, state: "Madhya Pradesh", districts: ["Indore", "Bhopal", "Ujjain"] })).toBe("Volunteers in Indore, Bhopal and Ujjain, Madhya Pradesh");
  expect(searchTitle({ ...NO_FILTERS, q: "first aid", state: "Goa" })).toBe("Volunteers for “first aid” in Goa");
  expect(placeWords({ ...NO_FILTERS, state: "Goa", districts: ["a", "b", "c", "d"], city: "Panaji" })).toBe("Panaji, 4 districts of Goa");
  expect(filterCount({ ...NO_FILTERS, q: "gate", state: "Goa", districts: ["North Goa"], city: "Panaji" })).toBe(4);
});
