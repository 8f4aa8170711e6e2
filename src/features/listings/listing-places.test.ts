import { expect, test } from "vitest";
import { districtsOf, states } from "../../domain/places/places.ts";
import { placeRows, searchedPlaces } from "./listing-places.ts";

test("one row a district and one a state, work winning over home", () => {
  const rows = placeRows({
    home: { state: "Madhya Pradesh", district: "Indore" },
    works: { state: "Madhya Pradesh", districts: ["Indore", "Ujjain"] },
  });
  expect(rows).toEqual([
    { state: "Madhya Pradesh", district: "", worksHere: true },
    { state: "Madhya Pradesh", district: "Indore", worksHere: true },
    { state: "Madhya Pradesh", district: "Ujjain", worksHere: true },
  ]);
});

test("living in one state and working in another is found in both, and works in one", () => {
  const rows = placeRows({
    home: { state: "Haryana", district: "Gurugram" },
    works: { state: "Delhi", districts: ["New Delhi"] },
  });
  expect(rows.filter(({ worksHere }) => worksHere)).toEqual([
    { state: "Delhi", district: "", worksHere: true },
    { state: "Delhi", district: "New Delhi", worksHere: true },
  ]);
  expect(rows.filter(({ worksHere }) => !worksHere).map(({ district }) => district)).toEqual(["", "Gurugram"]);
  expect(placeRows({ home: null, works: { state: "Delhi", districts: [] } })).toEqual([]);
});

test("a search names places in any spelling", () => {
  expect(searchedPlaces("haryana", ["Gurgaon", "GURUGRAM"])).toEqual([{ state: "Haryana", district: "Gurugram" }]);
  expect(searchedPlaces("Orissa", [])).toEqual([{ state: "Odisha", district: "" }]);
  expect(searchedPlaces("", [])).toBeNull();
  expect(searchedPlaces(" ", [" "])).toBeNull();
});

test("a place that does not exist is nowhere, and does not become everywhere", () => {
  expect(searchedPlaces("Atlantis", [])).toEqual([]);
  expect(searchedPlaces("Haryana", ["Pune"])).toEqual([]);
  expect(searchedPlaces("Haryana", ["Pune", "Gurugram"])).toEqual([{ state: "Haryana", district: "Gurugram" }]);
});

test("a district without its state means those of that name everywhere", () => {
  expect(
    searchedPlaces("", ["Bilaspur"])!
      .map(({ state }) => state)
      .sort(),
  ).toEqual(["Chhattisgarh", "Himachal Pradesh"]);
});

test("every district of a state is the state", () => {
  const state = states().find((name) => districtsOf(name).length > 1 && districtsOf(name).length < 100)!;
  expect(searchedPlaces(state, districtsOf(state))).toEqual([{ state, district: "" }]);
});
