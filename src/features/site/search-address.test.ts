import { describe, expect, test } from "vitest";
import { findPlaces } from "../../domain/places/places-search.ts";
import { categoryLinks } from "./category-links.server.ts";
import { searchAddress } from "./search-address.ts";

const searches = categoryLinks();
const address = (place: string, city = "", what = "volunteers") =>
  searchAddress({ what, place, city }, searches, findPlaces);

describe("the way from the home page's search box", () => {
  test.each([
    ["Indore", "/Volunteers?state=Madhya+Pradesh&district=Indore"],
    ["Indore, Madhya Pradesh", "/Volunteers?state=Madhya+Pradesh&district=Indore"],
    ["  rajasthan ", "/Volunteers?state=Rajasthan"],
    ["Gurgaon", "/Volunteers?state=Haryana&district=Gurugram"],
    ["Gurugram (Gurgaon), Haryana", "/Volunteers?state=Haryana&district=Gurugram"],
    ["J&K", "/Volunteers?state=Jammu+and+Kashmir"],
    ["Orissa", "/Volunteers?state=Odisha"],
  ])("%s is a state or district", (typed, expected) => {
    expect(address(typed)).toBe(expected);
  });

  test("what is no state or district is a city", () => {
    expect(address("Vijay Nagar")).toBe("/Volunteers?city=Vijay+Nagar");
    expect(address("dore")).toBe("/Volunteers?city=dore");
  });

  test("a city narrows the place, nothing asked shows everybody", () => {
    expect(address("Indore", "Mhow")).toBe("/Volunteers?state=Madhya+Pradesh&district=Indore&city=Mhow");
    expect(address(" ", "  ")).toBe("/Volunteers");
  });

  test("each kind of listing has its own search; an unknown one looks for volunteers", () => {
    for (const { key, path } of searches)
      expect(address("Indore", "", key)).toBe(`${path}?state=Madhya+Pradesh&district=Indore`);
    expect(searches.map(({ key }) => key)).toEqual(expect.arrayContaining(["artists", "venues", "volunteers"]));
    expect(address("", "", "elephants")).toBe("/Volunteers");
  });
});
