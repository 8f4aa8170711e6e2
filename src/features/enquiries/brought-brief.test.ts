import { describe, expect, test } from "vitest";
import type { EnquiryField } from "../listings/enquiry-description.ts";
import { enquiryOf } from "../listings/enquiry-description.ts";
import { categoryOf } from "../registry.ts";
import { broughtValues } from "./brought-brief.ts";

const TODAY = "2026-11-26";
const fieldsOf = (key: string): readonly EnquiryField[] => enquiryOf(categoryOf(key))!.fields;
const brought = (key: string, address: string) => broughtValues(fieldsOf(key), new URLSearchParams(address), TODAY);

describe("what a card was reckoned for stands in the form below its profile", () => {
  test("of a hall: the day, the guests, the hours and the place", () => {
    expect(brought("venues", "date=2027-02-12&guests=300&hours=9&pin=452001&slot=evening")).toEqual({
      calendar: "2027-02-12",
      slot: "evening",
      guests: "300",
      hours: "9",
      pin: "452001",
    });
  });

  test("of mehndi: for how many hands and faces", () => {
    expect(brought("beauty", "guests=13")).toEqual({ people: "13" });
  });

  test("several days are those of what is rented, and words where a form asks for one", () => {
    expect(brought("rentals", "date=2027-02-12&until=2027-02-14")).toMatchObject({ returnDate: "2027-02-14" });
    expect(Object.values(brought("photographers", "date=2027-02-12&until=2027-02-14"))).toEqual([
      "2027-02-12",
      "3",
      "For 12 to 14 February 2027",
    ]);
  });

  test("as many days as a price was reckoned for, from the date on where there is one", () => {
    expect(brought("volunteers", "days=3&hours=9&pin=452001&date=2027-02-12")).toEqual({
      calendar: "2027-02-12",
      days: "3",
      hours: "9",
      pin: "452001",
      requirement: "For 12 to 14 February 2027",
    });
    expect(brought("volunteers", "days=3")).toEqual({ days: "3" });
    expect(brought("rentals", "days=3")).toEqual({});
  });

  test.each([
    ["a day that is over", "date=2026-11-25"],
    ["no day at all", "date=tomorrow&until=2027-01-01"],
    ["too many guests, none, and markup", "guests=100001&guests=5"],
    ["guests that are none", "guests=0"],
    ["a script", "guests=<script>&hours=<b>&pin=<i>"],
    ["more hours than a day has", "hours=25"],
    ["more days than are asked for", "days=61"],
    ["a PIN code that is none", "pin=012345"],
    ["a part of the day that is none", "slot=night&date=2026-01-01"],
  ])("%s is left out", (_, address) => {
    expect(brought("venues", address)).toEqual({});
  });

  test("digits of other scripts are digits", () => {
    expect(brought("venues", "guests=१,२००&pin=४५२ ००१&hours=५")).toEqual({
      guests: "1200",
      pin: "452001",
      hours: "5",
    });
  });
});
