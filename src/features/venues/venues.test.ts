import { sampleForm } from "../listings/fields/field-samples-test-kit.ts";
import { formSchema } from "../listings/fields/field-schema.ts";
import { expect, test } from "vitest";
import { listingTerms } from "../planners/planner-words.ts";
import { attributesSchema } from "../listings/fields/field-storage.ts";
import { askedBy } from "../listings/search-description.ts";
import { venueFields, venues } from "./venue-category.ts";
import { guestWords, priceFacts, priceWords } from "./venue-words.ts";

test("prices and guests with Indian grouping", () => {
  expect([priceWords(1_25_000_00, "day"), priceWords(850_00, "plate"), guestWords(12_000)]).toEqual([
    "₹1,25,000 a day",
    "₹850 a plate",
    "12,000 guests",
  ]);
  expect(priceFacts({ price: 850_00, priceUnit: "plate", nonVegPrice: 1_100_00 })).toEqual([
    ["Vegetarian plate", "₹850 a plate"],
    ["Non-vegetarian plate", "₹1,100 a plate"],
  ]);
});

test("the search asks in rupees, the database answers in paise", () => {
  expect(askedBy(venues, { kind: "Farmhouse", priceUnit: "day", guests: "1,200", price: "₹ 1,00,000" })).toEqual({
    facets: { kind: "Farmhouse", priceUnit: "day" },
    numbers: { guests: "1200", pricePaise: "10000000" },
    minRating: 0,
  });
  expect(askedBy(venues, { price: "cheap", guests: "many", rating: "4" })).toEqual({
    facets: { kind: "", priceUnit: "" },
    numbers: {},
    minRating: 4,
  });
});

test("a venue without halls, with half guests or an unknown kind is none", () => {
  const venue = {
    kind: "Farmhouse",
    capacity: 300,
    halls: [{ name: "Lawn", seated: 200, floating: 300 }],
    priceUnit: "day",
    price: 40_000_00,
    nonVegPrice: null,
    rooms: 0,
    amenities: [],
    rules: [],
    description: "",
  };
  expect(attributesSchema(venueFields).safeParse(venue).success).toBe(true);
  for (const wrong of [{ halls: [] }, { capacity: 2.5 }, { kind: "Moon" }, { price: -1 }, { surprise: true }])
    expect(attributesSchema(venueFields).safeParse({ ...venue, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test("rules that contradict each other, or what is offered, are refused with both named", () => {
  const form = sampleForm(venueFields);
  const problems = (changes: Record<string, unknown>) =>
    (formSchema(venueFields).safeParse({ ...form, ...changes }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join(".")}: ${message}`,
    );
  expect(
    problems({ amenities: ["Outside caterers welcome"], rules: ["No outside catering", "Pets stay outside"] }),
  ).toEqual([
    "rules: ‘Outside caterers welcome’ and ‘No outside catering’ contradict each other. Please keep one, or say both in one line.",
  ]);
  expect(problems({ rules: "No alcohol\nAlcohol with a licence only" })[0]).toMatch(/^rules: ‘No alcohol’ and/);
  expect(problems({ amenities: ["Outside caterers welcome"], rules: ["No alcohol"] })).toEqual([]);
});

test("the listing terms of planners, word for word", () => {
  expect(listingTerms()).toEqual([
    ["Price", "1,00,000 to 10,00,000+ rupees"],
    ["Payment", "40 percent advance and 60 percent on the event day"],
    ["Cancellation", "Non-refundable, with date change allowed"],
  ]);
});
