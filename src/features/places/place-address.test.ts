import { expect, test } from "vitest";
import { districtsOf, states } from "../../domain/places/places.ts";
import { categories } from "../registry.ts";
import { askedPlace, placePath, slugOf } from "./place-address.server.ts";

test("every place, and every category in it, has an address of its own that leads back to it", () => {
  const seen = new Set<string>();
  for (const state of states())
    for (const district of ["", ...districtsOf(state)]) {
      const path = placePath({ state, district });
      expect(path).toMatch(/^\/in(\/[a-z0-9]+(-[a-z0-9]+)*){1,2}$/);
      expect(seen.has(path), path).toBe(false);
      seen.add(path);
      const [within] = path.split("/").slice(3);
      expect(askedPlace({ state: slugOf(state), ...(within ? { within } : {}) })).toEqual({
        state,
        district,
        category: null,
      });
    }
  expect(seen.size).toBe(827);
});

test("no district is called as a category is in addresses", () => {
  const keys = new Set(categories.map(({ key }) => slugOf(key)));
  const taken = states().flatMap((state) => districtsOf(state).filter((district) => keys.has(slugOf(district))));
  expect(taken).toEqual([]);
});

test("an address in other letters, or by a former name, means the same; what is no place means nothing", () => {
  const gurugram = { state: "Haryana", district: "Gurugram", category: null };
  expect(askedPlace({ state: "HARYANA", within: "Gurgaon" })).toEqual(gurugram);
  expect(askedPlace({ state: "haryana", within: "venues" })).toMatchObject({
    district: "",
    category: { key: "venues" },
  });
  expect(askedPlace({ state: "haryana", district: "gurugram", category: "venues" })).toMatchObject({
    district: "Gurugram",
    category: { key: "venues" },
  });
  for (const parts of [
    {},
    { state: "-" },
    { state: "atlantis" },
    { state: "haryana", within: "indore" },
    { state: "haryana", within: "" },
    { state: "haryana", district: "gurugram", category: "elephants" },
    { state: "haryana", district: "venues", category: "venues" },
  ])
    expect(askedPlace(parts), JSON.stringify(parts)).toBeNull();
});
