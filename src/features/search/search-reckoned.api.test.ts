/** What a search reckons for the best of what it finds: sums within the budget, and the nearest first. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { centreOfDistrict } from "../../domain/places/centres.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import type { SearchAnswer } from "./search-model.ts";
import { searchEverything } from "./search-service.server.ts";
import { waysOut } from "./search-ways-out.server.ts";

let site: TestSite;
const venue = {
  kind: "Banquet hall",
  capacity: 500,
  halls: [{ name: "Hall", seated: 500, floating: 500 }],
  priceUnit: "plate",
  price: 900_00,
  nonVegPrice: null,
  rooms: 0,
  amenities: [],
  rules: [],
  description: "",
};
const PLANNERS = [
  ["Bhopal", "Madhya Pradesh", 4],
  ["Leh", "Ladakh", 5],
  ["Kota", "Rajasthan", 3],
  ["Amritsar", "Punjab", 5],
] as const;

beforeAll(async () => {
  site = await startTestSite();
  for (const [title, priceUnit, price, state, district] of [
    ["Plates Dear", "plate", 900_00, "Madhya Pradesh", "Indore"],
    ["Plates Cheap", "plate", 500_00, "Madhya Pradesh", "Indore"],
    ["Day Dear", "day", 2_50_000_00, "Madhya Pradesh", "Indore"],
    ["Day Cheap", "day", 90_000_00, "Madhya Pradesh", "Indore"],
    ["Away Cheap", "day", 80_000_00, "Goa", "North Goa"],
  ] as const)
    await testListing(site.deps, "venues", {
      title,
      slug: title.toLowerCase().replace(" ", "-"),
      attributes: { ...venue, priceUnit, price },
      facets: { kind: "Banquet hall", priceUnit },
      state,
      district,
    });
  for (const [district, state, rating] of PLANNERS) {
    const { id } = await testListing(site.deps, "planners", {
      title: `Torana ${district}`,
      slug: `torana-${district.toLowerCase()}`,
      attributes: { kinds: ["Wedding Planner"], experience: "1-3 years", events: "10-50", languages: [], summary: "" },
      state,
      district,
    });
    await site.deps.database.pool.query(
      "UPDATE listings SET state = $2, district = $3, rating = $4::real, rating_sum = 20 * $4::real, rating_count = 20 WHERE id = $1",
      [id, state, district, rating],
    );
  }
});
afterAll(() => site.close());

const found = async (query: string) => {
  const { status, body } = await site.call<SearchAnswer>("GET", `/api/search?${query}`);
  expect(status).toBe(200);
  return { ...body, titles: body.cards.map(({ title }) => title).toSorted() };
};

test("the budget is the most that the sum on a card may come to", async () => {
  const { titles, total, categories, states, cards } = await found("q=venue for 300 under 2 lakh");
  expect(titles).toEqual(["Away Cheap", "Day Cheap", "Plates Cheap"]);
  expect(cards.every(({ allIn }) => allIn!.totalPaise <= 2_00_000_00)).toBe(true);
  expect(total).toEqual({ count: 3, about: false });
  expect(categories.map(({ category, count }) => [category, count])).toEqual([["venues", 3]]);
  expect(states).toEqual([
    { state: "Madhya Pradesh", count: 2, about: false },
    { state: "Goa", count: 1, about: false },
  ]);
  expect((await found("q=venue for 300 in Indore under 2 lakh")).titles).toEqual(["Day Cheap", "Plates Cheap"]);
  expect((await found("q=venue for 300 under 2 lakh&state=Goa&category=venues")).titles).toEqual(["Away Cheap"]);
  // For guests that the address says, too; without any a price is what it is.
  expect((await found("q=venue in Indore under 2 lakh&guests=300")).titles).toEqual(["Day Cheap", "Plates Cheap"]);
  expect((await found("q=venue in Indore under 2 lakh")).titles).toContain("Plates Dear");
});

test("money for a plate is compared with the price of a plate", async () => {
  const within = ["Plates Cheap"];
  expect((await found("q=venue for 300 in Indore under 600 per plate")).titles).toEqual(within);
  expect((await found("q=venue for 300 in Indore under 600")).titles).toEqual(within);
});

test("where nothing is within the budget it is left out and told, and the ways out count by the sum", async () => {
  const { titles, understood } = await found("q=venue for 300 in Indore under 80000");
  expect(titles).toHaveLength(4);
  expect(understood).toMatchObject({ leftOut: ["up to ₹80,000"], kept: "venue for 300 in indore under" });
  const question = { q: "venue for 400 in Indore under 95000", state: "", category: "" };
  const answer = await searchEverything(site.deps, question);
  expect(answer.cards.map(({ title }) => title)).toEqual(["Day Cheap"]);
  const ways = await waysOut(site.deps, question, answer, undefined);
  expect(ways.map(({ label }) => label)).toContain("Without up to ₹95,000: 4");
});

test("around a point the nearest stand first, however many stars", async () => {
  const nearest = (await centreOfDistrict("Madhya Pradesh", "Indore"))!;
  const { cards } = await searchEverything(site.deps, { q: "torana", state: "", category: "", nearest });
  expect(cards.map(({ title }) => title.split(" ")[1])).toEqual(["Bhopal", "Kota", "Amritsar", "Leh"]);
});
