import { expect, test } from "vitest";
import { DEMO_STATES } from "../../src/app/demo/demo-places.ts";
import { POPULAR_SEARCHES } from "../../src/features/content/defaults/popular-searches.ts";

test("every popular search finds people of the demo site", () => {
  const hubs = DEMO_STATES.map(({ state, hubs: towns }) => ({
    state,
    districts: towns.flatMap(({ district, around }) => [district, ...around]),
  }));
  const nobody = POPULAR_SEARCHES.filter(
    ({ state, district }) =>
      !hubs.some((place) => place.state === state && (!district || place.districts.includes(district))),
  );
  expect(nobody).toEqual([]);
});
