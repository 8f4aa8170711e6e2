import { expect, test } from "vitest";
import { addDays, todayIST } from "../../domain/dates.ts";
import { categoryOf } from "../registry.ts";
import { ENQUIRY_KINDS, kindOf } from "./enquiry-kinds.ts";
import { eventLine, factsOf, kindLabel, kindWithArticle, placeOf } from "./enquiry-words.ts";

test.each(Object.entries(ENQUIRY_KINDS))(
  "%s: its configuration agrees with itself and with its schema",
  (key, kind) => {
    expect(kind.key).toBe(key);
    const { error } = kind.schema.safeParse({});
    // What the schema misses in an empty form is what the kind calls required.
    expect(new Set(error?.issues.map(({ path }) => path.join(".")))).toEqual(new Set(kind.required));
    const used = [
      ...Object.values(kind.columns),
      ...Object.keys(kind.details),
      ...(kind.to.rule === "listing" ? [kind.to.field] : []),
    ];
    const fields = Object.keys((kind.schema as unknown as { shape: object }).shape);
    expect([...used].sort()).toEqual([...fields].sort());
    if (kind.to.rule !== "inbox") expect(categoryOf(kind.to.category).key).toBe(kind.to.category);
  },
);

test("paths are told apart", () => {
  expect(new Set(Object.values(ENQUIRY_KINDS).map(({ path }) => path.toLowerCase())).size).toBe(
    Object.keys(ENQUIRY_KINDS).length,
  );
  expect(kindOf("constructor")).toBeUndefined();
  expect(kindLabel("gone")).toBe("Enquiry");
});

const about = {
  kind: "volunteerBooking",
  eventType: "Health Camp",
  eventDate: "2026-11-21",
  state: "Odisha",
  district: "Puri",
  city: "Puri",
  details: { budget: "5000", requirement: "नमस्ते", surprise: "never shown" },
};

test("an enquiry in words; free text only where it is wanted", () => {
  expect(placeOf(about)).toBe("Puri, Odisha");
  expect(eventLine(about)).toBe("Health Camp on 21 November 2026");
  expect(eventLine({ kind: "popup", eventType: null, eventDate: null })).toBe("call-back request");
  expect(eventLine({ kind: "artistBooking", eventType: "Other", eventDate: "2026-12-12" })).toBe(
    "an event on 12 December 2026",
  );
  expect([kindWithArticle("artistBooking"), kindWithArticle("rentalBooking"), kindWithArticle("gone")]).toEqual([
    "An artist booking",
    "A rental booking",
    "An enquiry",
  ]);
  expect(factsOf(about, { longTexts: true }).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Event: Health Camp",
    "Date: 21 November 2026",
    "Place: Puri, Odisha",
    "Budget: ₹5,000",
    "Requirement: नमस्ते",
  ]);
  expect(factsOf(about, { longTexts: false }).at(-1)?.label).toBe("Budget");
});

test("an event today is not past, whatever the clock of the server says", () => {
  const booking = {
    fullName: "R",
    email: "r@mail.example",
    phone: "9876543210",
    service: "Other",
    budget: "1",
    city: "X",
    username: "y",
  };
  const parse = (calendar: string) =>
    ENQUIRY_KINDS.volunteerBooking!.schema.safeParse({ ...booking, calendar }).success;
  expect([parse(todayIST()), parse(addDays(todayIST(), -1))]).toEqual([true, false]);
});
