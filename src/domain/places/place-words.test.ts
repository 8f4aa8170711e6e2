import { expect, test } from "vitest";
import { placeWords } from "./place-words.ts";
import { findPlaces } from "./places-search.ts";
import { districtsOf, states } from "./places.ts";

test("a place is said from near to far, and what is missing is left out", () => {
  expect(placeWords("Vijay Nagar", "Indore", "Madhya Pradesh")).toBe("Vijay Nagar, Indore, Madhya Pradesh");
  expect(placeWords("", null, undefined, "Goa")).toBe("Goa");
});

test("a district that is called like its state is said once", () => {
  expect(placeWords("Lakshadweep", "Lakshadweep")).toBe("Lakshadweep");
  expect(placeWords("Panaji", "Chandigarh", "Chandigarh")).toBe("Panaji, Chandigarh");
});

test("no place that is offered says a name twice, and each label leads to its own place", () => {
  for (const state of states())
    for (const district of districtsOf(state).filter((name) => name === state)) {
      const offered = findPlaces(state, 7).filter((place) => place.state === state && place.district === district);
      expect(offered.map(({ label }) => label)).toEqual([`${district} (district)`]);
      expect(findPlaces(`${district} (district)`, 1)).toMatchObject([{ state, district }]);
    }
});
