import { expect, test } from "vitest";
import { LISTING_TERMS } from "../planners/planner-words.ts";
import { venueAttributes } from "./venue-category.ts";
import { venueQuery } from "./venue-filters.ts";
import { guestWords, priceFacts, priceWords } from "./venue-words.ts";

test("prices and guests with Indian grouping", () => {
  expect([priceWords(1_25_000_00, "day"), priceWords(850_00, "plate"), guestWords(12_000)]).toEqual(["₹1,25,000 per day", "₹850 per plate", "12,000 guests"]);
  expect(priceFacts({ price: 850_00, priceUnit: "plate", nonVegPrice: 1_100_00 })).toEqual([["Vegetarian plate", "₹850 per plate"], ["Non-vegetarian plate", "₹1,100 per plate"]]);
});

test("the search asks in rupees, the database answers in paise", () => {
  expect(venueQuery({ kind: "Farmhouse", priceUnit: "day", guests: "1,200", price: "₹ 1,00,000" })).toEqual({ facets: { kind: "Farmhouse", priceUnit: "day" }, numbers: { guests: "1200", pricePaise: "10000000" } });
  expect(venueQuery({ price: "cheap" })).toEqual({ facets: { kind: "", priceUnit: "" }, numbers: { guests: "" } });
});

test("a venue without halls, with half guests or an unknown kind is none", () => {
  const venue = { kind: "Farmhouse", capacity: 300, halls: [{ name: "Lawn", seated: 200, floating: 300 }], priceUnit: "day", price: 40_000_00, nonVegPrice: null, rooms: 0, amenities: [], rules: [], description: "" };
  expect(venueAttributes.safeParse(venue).success).toBe(true);
  for (const wrong of [{ halls: [] }, { capacity: 2.5 }, { kind: "Moon" }, { price: -1 }, { surprise: true }]) expect(venueAttributes.safeParse({ ...venue, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test("the listing terms of planners, word for word", () => {
  expect(LISTING_TERMS).toEqual([["Price", "1,00,000 to 10,00,000+ rupees"], ["Payment", "40 percent advance and 60 percent on the event day"], ["Cancellation", "Non-refundable, with date change allowed"]]);
});
