import { expect, test } from "vitest";
import { HAND_OFF_LETTERS } from "../../domain/hand-off.ts";
import { inLanguage } from "../../platform/words.server.ts";
import {
  CITY_FIELD,
  CONTACT_FIELDS,
  DATE_FIELD,
  OCCASION_FIELD,
  PART_FIELD,
  guestsField,
} from "../listings/enquiry-description.ts";
import type { EnquiryField } from "../listings/enquiry-description.ts";
import { needHref, waitWords } from "./after-sending.ts";
import { familyLink, requestCalendar, sentEvent, sentFacts } from "./sent-words.ts";

const BUDGET: EnquiryField = { name: "budget", label: "Budget", kind: "money" };
const FIELDS = [...CONTACT_FIELDS, DATE_FIELD, OCCASION_FIELD, CITY_FIELD, guestsField("300"), BUDGET];
const VALUES = {
  fullName: "Nandini Rao",
  phone: "98260 11122",
  calendar: "2026-12-12",
  eventType: "Wedding",
  city: "Indore",
  guests: "450",
  budget: "5 lakh",
};
const about = {
  ...sentEvent(FIELDS, VALUES),
  to: "Raag Mandir",
  number: "MD-ABCD-EFGH",
  url: "https://mandap.example/venue/raag",
};

test("what was sent is said in short, without who sent it; money as everywhere", () => {
  expect(sentFacts(FIELDS, VALUES)).toEqual([
    { label: "Event", value: "Wedding" },
    { label: "Date", value: "Saturday, 12 December 2026" },
    { label: "Place", value: "Indore" },
    { label: "Guests", value: "450" },
    { label: "Budget", value: "₹5,00,000" },
  ]);
  const hall: EnquiryField = { name: "hall", label: "Hall", kind: "select" };
  const days: EnquiryField = { name: "days", label: "Days" };
  const several = sentFacts(
    [...FIELDS, PART_FIELD, hall, days].map((field) =>
      field.name === "slot" ? { ...field, options: [{ value: "day", label: "Day" }] } : field,
    ),
    {
      ...VALUES,
      days: "2",
      slot: "day",
      hall: "Main hall",
    },
  );
  expect(several).toContainEqual({ label: "Date", value: "12 to 13 December 2026" });
  expect(several).toContainEqual({ label: "Part of the day", value: "Day" });
  expect(several).toContainEqual({ label: "Hall", value: "Main hall" });
  expect(sentFacts(FIELDS, { fullName: "Nandini Rao", eventType: "Other" })).toEqual([]);
  const count = { most: 100, wrong: "" };
  const counted: EnquiryField[] = [
    { name: "people", label: "For how many?", many: true },
    { name: "pieces", label: "How many pieces", count },
    { name: "hours", label: "Hours", count },
  ];
  expect(sentFacts(counted, { people: "250", pieces: "50", hours: "2" })).toEqual([
    { label: "For how many?", value: "250 people" },
    { label: "How many pieces", value: "50" },
    { label: "Hours", value: "2" },
  ]);
  expect(sentFacts(counted, { people: "The bride and twenty guests" })).toEqual([
    { label: "For how many?", value: "The bride and twenty guests" },
  ]);
});

test("the family gets the event and the address, and nobody's number", () => {
  const text = decodeURIComponent(familyLink(about));
  expect(text).toBe(
    "https://wa.me/?text=I have asked Raag Mandir for Wedding on 12 December 2026 in Indore. Have a look:\nhttps://mandap.example/venue/raag",
  );
  expect(decodeURIComponent(familyLink({ ...about, occasion: "", date: "", place: "" }))).toContain(
    "for our event. Have",
  );
});

test("the family reads it in the language of the page, and never more than 150 letters beside the address", () => {
  const hindi = (more: Partial<typeof about> = {}) =>
    inLanguage("hi", () => new URL(familyLink({ ...about, ...more })).searchParams.get("text") ?? "");
  expect(hindi()).toBe(
    "मैंने Raag Mandir से पूछा है (शादी 12 दिसंबर 2026 को Indore में)। देखिए:\nhttps://mandap.example/venue/raag",
  );
  const far = hindi({
    to: "Shri Mahalakshmi Sound and Light",
    place: "Sri Potti Sriramulu Nellore, Sri Potti Sriramulu Nellore, Andhra Pradesh",
  });
  const long = hindi({ to: "Shri Mahalakshmi Sound, Light, Tent, Catering and Event Management Services ".repeat(3) });
  for (const text of [far, long]) {
    const [words = "", url] = text.split("\n");
    expect(words.length).toBeLessThanOrEqual(HAND_OFF_LETTERS);
    expect(url).toBe("https://mandap.example/venue/raag");
  }
  expect(far).toContain("शादी 12 दिसंबर 2026 को)");
});

test("the calendar has the day, whom one asked, and that nothing is agreed yet", () => {
  const file = requestCalendar(about, new Date("2026-11-22T10:00:00Z"));
  for (const line of [
    "UID:MD-ABCD-EFGH@mandap.example",
    "DTSTART;VALUE=DATE:20261212",
    "SUMMARY:Wedding: Raag Mandir asked",
    "LOCATION:Indore",
    "STATUS:TENTATIVE",
  ])
    expect(file).toContain(`${line}\r\n`);
});

test("several days and a part of them stand in the calendar and in what the family reads", () => {
  const days: EnquiryField = { name: "days", label: "Days" };
  const event = sentEvent([...FIELDS, PART_FIELD, days], { ...VALUES, days: "3", slot: "evening" });
  const file = requestCalendar({ ...about, ...event }, new Date("2026-11-22T10:00:00Z"));
  expect(file.match(/^DTSTART:.*$/gm)).toEqual([
    "DTSTART:20261212T103000Z",
    "DTSTART:20261213T103000Z",
    "DTSTART:20261214T103000Z",
  ]);
  expect(decodeURIComponent(familyLink({ ...about, ...event }))).toContain(
    "for Wedding on 12 to 14 December 2026, Evening in Indore.",
  );
});

test("what is missing is searched near the event", () => {
  const need = { key: "rentals", label: "A sound system", path: "/EventEquipmentRental?itemCategory=Sound" };
  expect(needHref(need, { state: "Madhya Pradesh", district: "Indore" })).toBe(
    "/EventEquipmentRental?itemCategory=Sound&state=Madhya+Pradesh&district=Indore",
  );
  expect(needHref(need, { state: "", district: "" })).toBe("/EventEquipmentRental?itemCategory=Sound");
});

test("others are searched for the same place and days; where the date is near, at once", () => {
  const at = { state: "Madhya Pradesh", district: "Indore", date: "2026-12-12" };
  expect(needHref({ path: "/DJBooking" }, at)).toBe("/DJBooking?state=Madhya+Pradesh&district=Indore&date=2026-12-12");
  expect(needHref({ path: "/DJBooking" }, { ...at, state: "", until: "2026-12-13" })).toBe(
    "/DJBooking?date=2026-12-12&until=2026-12-13",
  );
  expect(needHref({ path: "/DJBooking" }, { state: "", district: "" })).toBe("/DJBooking");
  const near = { path: "/DJBooking?state=Goa&district=North+Goa" };
  expect(needHref(near, { state: "", district: "" })).toBe(near.path);
  expect(needHref(near, { state: "Kerala", district: "" })).toBe("/DJBooking?state=Kerala");
  for (const inDays of [null, 3]) expect(waitWords(inDays)).toContain("in two days");
  for (const inDays of [0, 2]) expect(waitWords(inDays)).toContain("the date is near");
});
