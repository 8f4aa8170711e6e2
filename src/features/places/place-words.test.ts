import { expect, test } from "vitest";
import { nearDistricts } from "../../domain/places/near-districts.ts";
import { weekdayOf } from "../../domain/dates.ts";
import { categories } from "../registry.ts";
import { kindField, nextSaturdays, type PlaceFacts } from "./place-facts.server.ts";
import { leadWords, middleWords, rangeWords } from "./place-words.ts";

const NONE: PlaceFacts = { prices: [], rating: null, kinds: [], told: 0, saturdays: [] };
const plates = { unit: "plate", listings: 6, low: 850_00, middle: 1_200_00, high: 2_500_00 };

test("the lead says what the figures say and no more", () => {
  expect(leadWords("6 caterers", "Indore, Madhya Pradesh", NONE, "plate")).toBe(
    "6 caterers in Indore, Madhya Pradesh.",
  );
  const saturdays = [{ day: "2026-11-28", free: 1 }];
  expect(leadWords("6 caterers", "Indore", { ...NONE, saturdays }, undefined)).toBe("6 caterers in Indore.");
  expect(leadWords("6 caterers", "Indore", { ...NONE, prices: [plates], saturdays, told: 4 }, undefined)).toBe(
    "6 caterers in Indore, at ₹850 to ₹2,500 a plate; half ask ₹1,200 or less.",
  );
  const days = { unit: "day", listings: 5, low: 20_000_00, middle: 70_000_00, high: 8_35_000_00 };
  const two = { ...plates, listings: 2, low: 1_950_00 };
  expect(leadWords("7 venues", "Indore", { ...NONE, prices: [days, two] }, undefined)).toBe(
    "7 venues in Indore: 5 at ₹20,000 to ₹8,35,000 a day, 2 at ₹1,950 to ₹2,500 a plate.",
  );
});

test("a price range is one amount where all ask the same, and has a middle from five on", () => {
  expect(rangeWords({ ...plates, low: 2_500_00 }, undefined)).toBe("₹2,500 a plate");
  expect(rangeWords({ ...plates, unit: "" }, "event")).toBe("₹850 to ₹2,500 an event");
  expect([middleWords({ ...plates, listings: 4 }), middleWords({ ...plates, low: 2_500_00 })]).toEqual(["", ""]);
});

test("the next four Saturdays begin after today", () => {
  expect(nextSaturdays("2026-11-25")).toEqual(["2026-11-28", "2026-12-05", "2026-12-12", "2026-12-19"]);
  expect(nextSaturdays("2026-11-28")[0]).toBe("2026-12-05");
  for (let at = 1; at <= 7; at++) expect(weekdayOf(nextSaturdays(`2026-11-0${at}`)[0]!)).toBe("Saturday");
});

test("every category that is told apart by a closed choice has its kinds", () => {
  expect(Object.fromEntries(categories.map((category) => [category.key, kindField(category)]))).toMatchObject({
    venues: "kind",
    artists: "category",
    rentals: "itemCategory",
    caterers: "kitchen",
    volunteers: null,
  });
});

test("the districts around one come from every state, the nearest first", () => {
  const indore = { state: "Madhya Pradesh", district: "Indore" };
  const near = nearDistricts(indore, 3, () => true).map(({ district }) => district);
  expect(near).toContain("Dewas");
  expect(near).not.toContain("Indore");
  const gurugram = nearDistricts({ state: "Haryana", district: "Gurugram" }, 8, ({ state }) => state !== "Haryana");
  expect(gurugram[0]?.state).toBe("Delhi");
  expect(nearDistricts(indore, 8, ({ district }) => district === "Bengaluru Urban", 400)).toEqual([]);
  expect(nearDistricts(indore, 8, ({ district }) => district === "Ujjain", 400)).toHaveLength(1);
  expect(nearDistricts({ state: "Ladakh", district: "Zanskar" }, 8, () => true)).toEqual([]);
});
