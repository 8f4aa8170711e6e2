import { expect, test } from "vitest";
import { CONTACT_FIELDS, DATE_FIELD, DESCRIPTION_FIELD, OCCASION_FIELD, guestsField } from "../enquiry-description.ts";
import { briefParts, briefValues, missingOf, type Brief } from "./brief.ts";

const BRIEF: Brief = {
  occasion: "Wedding",
  date: "2027-02-12",
  state: "Madhya Pradesh",
  district: "Indore",
  city: "Vijay Nagar, Indore",
  guests: 350,
  slot: "evening",
  budgetPaise: 50_000_00,
  words: "Vegetarian, please.",
};
const SLOT = { name: "slot", label: "Part of the day", optional: true } as const;
const VENUE = [...CONTACT_FIELDS, DATE_FIELD, SLOT, OCCASION_FIELD, guestsField("300"), DESCRIPTION_FIELD];
const ARTIST = [
  ...CONTACT_FIELDS.map((field) => ({ ...field, optional: false })),
  { ...OCCASION_FIELD, optional: false },
  { ...DATE_FIELD, name: "eventDate" },
  { name: "budget", label: "Budget", kind: "money" as const },
  { name: "city", label: "City", fills: "city" as const },
  { name: "requirement", label: "Requirement", kind: "area" as const, optional: true },
];

test("a brief fills the fields of a form; what has none of its own is said in words", () => {
  expect(briefValues(VENUE, BRIEF)).toEqual({
    calendar: "2027-02-12",
    slot: "evening",
    eventType: "Wedding",
    guests: "350",
    description: "Vegetarian, please.\nVijay Nagar, Indore\nBudget: ₹50,000",
  });
  expect(briefValues(ARTIST, BRIEF)).toEqual({
    eventDate: "2027-02-12",
    eventType: "Wedding",
    budget: "50,000",
    city: "Vijay Nagar, Indore",
    requirement: "Vegetarian, please.\n350 guests",
  });
  expect(briefValues(CONTACT_FIELDS, BRIEF)).toEqual({});
  expect(briefValues(VENUE, { ...BRIEF, words: "", city: "", state: "", district: "", budgetPaise: null })).toEqual({
    calendar: "2027-02-12",
    slot: "evening",
    eventType: "Wedding",
    guests: "350",
  });
});

test("it is said which parts a form requires, and which fields nobody has answered yet", () => {
  const known = { fullName: "Ravi Kumar", phone: "98765 43210" };
  expect(missingOf(VENUE, known)).toEqual({ parts: ["day"], extra: [] });
  const asked = missingOf(ARTIST, known);
  expect(asked.parts).toEqual(["occasion", "day", "budget", "city"]);
  expect(asked.extra.map(({ name }) => name)).toEqual(["email"]);
  expect(missingOf(ARTIST, { ...known, email: "ravi@mail.example" }).extra).toEqual([]);
  expect(briefParts(ARTIST).get("requirement")).toBe("words");
});
