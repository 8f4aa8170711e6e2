import { expect, test } from "vitest";
import { contradiction } from "../../domain/house-rules.ts";
import type { VenueAttributes } from "../../features/venues/venue-category.ts";
import { demoRandom } from "./demo-random.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { demoVenues } from "./demo-venues.ts";

test("no venue has rules that contradict each other or what it offers", () => {
  const venues = demoVenues(demoRandom(`${DEMO_SEED}/venues`)).map(
    ({ content }) => content.attributes as VenueAttributes,
  );
  expect(venues.length).toBeGreaterThan(50);
  expect(venues.flatMap(({ amenities, rules }) => contradiction([...amenities, ...rules]) ?? [])).toEqual([]);
  expect(venues.filter(({ rules }) => rules.length > 0).length).toBeGreaterThan(venues.length * 0.9);
});
