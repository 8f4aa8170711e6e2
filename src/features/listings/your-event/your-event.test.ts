import { expect, test } from "vitest";
import { CONTACT_FIELDS, DATE_FIELD, DESCRIPTION_FIELD, OCCASION_FIELD, guestsField } from "../enquiry-description.ts";
import { DRAFTS } from "../../../ui/typed-words.ts";
import type { ListingFilters } from "../search-address.ts";
import { glanceAt, glanceWords } from "./event-glance.ts";
import { EVENT_PLACE } from "./event-place.ts";
import { filtersFor, wordsFor } from "./event-search.ts";
import { eventIn, eventOf, eventValues, eventWords, guestsIn, NO_EVENT, type YourEvent } from "./your-event.ts";

const TODAY = "2026-11-22";
const wedding: YourEvent = {
  occasion: "Wedding",
  date: "2026-12-12",
  state: "Madhya Pradesh",
  district: "Indore",
  city: "",
  guests: 450,
  asked: ["venues"],
};
const VENUE = [...CONTACT_FIELDS, DATE_FIELD, OCCASION_FIELD, guestsField("300"), DESCRIPTION_FIELD];

test("what is kept is read again, as words too", () => {
  expect(eventIn(JSON.stringify(wedding), TODAY)).toEqual(wedding);
  expect(eventWords(wedding)).toBe("Wedding · 12 December 2026 · Indore · 450 guests");
  const named = (state: string, place?: string) => `${place ?? ""} of ${state}`;
  expect(eventWords(wedding, named)).toContain(" · Indore of Madhya Pradesh · ");
  expect(eventWords({ ...NO_EVENT, guests: 3 }, named)).toBe("3 guests");
  expect(eventWords({ ...NO_EVENT, occasion: "Other", guests: 1200 })).toBe("1,200 guests");
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ date: "2026-12-12" })],
  ["an event that is over", JSON.stringify({ ...wedding, date: "2026-11-21" })],
  ["an unknown occasion", JSON.stringify({ ...wedding, occasion: "<script>" })],
  ["an unknown state", JSON.stringify({ ...wedding, state: "Atlantis" })],
  ["no day", JSON.stringify({ ...wedding, date: "tomorrow" })],
  ["nobody", JSON.stringify({ ...wedding, guests: 0 })],
  ["nothing said", JSON.stringify(NO_EVENT)],
])("%s is no event", (_what, text) => expect(eventIn(text, TODAY)).toBeNull());

test("a district of another state is let go of", () => {
  expect(eventIn(JSON.stringify({ ...wedding, state: "Goa" }), TODAY)).toMatchObject({ state: "Goa", district: "" });
});

test("it fills the fields that ask for it; what has none goes into the long text, unless something stands there", () => {
  expect(eventValues(VENUE, wedding)).toEqual({
    calendar: "2026-12-12",
    eventType: "Wedding",
    guests: "450",
    description: "Indore",
  });
  const planner = [...CONTACT_FIELDS, { ...DATE_FIELD, name: "calender" }, DESCRIPTION_FIELD];
  expect(eventValues(planner, wedding)).toEqual({
    calender: "2026-12-12",
    description: "Wedding, Indore, 450 guests",
  });
  expect(eventValues(planner, wedding, { description: "Mine." })).toEqual({ calender: "2026-12-12" });
  expect(eventValues(CONTACT_FIELDS, wedding)).toEqual({});
});

test("a sent form says what the event is; another day is another event", () => {
  const sent = { calendar: "2026-12-12", eventType: "Reception", guests: "about 1,200 people" };
  expect(eventOf(VENUE, sent, wedding)).toEqual({ ...wedding, occasion: "Reception", guests: 1200 });
  expect(eventOf(VENUE, { ...sent, calendar: "2027-01-01" }, wedding)).toEqual({
    ...NO_EVENT,
    date: "2027-01-01",
    occasion: "Reception",
    guests: 1200,
  });
  const inCity = [...VENUE, { name: "city", label: "City", fills: "city" as const }];
  expect(eventOf(inCity, { ...sent, city: "Ujjain" }, wedding)).toMatchObject({
    city: "Ujjain",
    state: "",
    district: "",
  });
  expect(eventOf(inCity, { ...sent, city: "Indore" }, wedding)).toMatchObject({
    city: "Indore",
    state: "Madhya Pradesh",
    district: "Indore",
  });
});

test.each([
  ["450", 450],
  ["1,200", 1200],
  ["about 300 people", 300],
  ["", null],
  ["many", null],
  ["0", null],
  ["99999999", null],
])("%j guests are %j", (typed, guests) => expect(guestsIn(typed)).toBe(guests));

test("a list searches for the event: near it, and for its guests where it asks for them", () => {
  const filters: ListingFilters = {
    q: "lawn",
    state: "Goa",
    districts: ["North Goa"],
    city: "Panaji",
    sort: "best",
    extra: { guests: "", kind: "Farmhouse" },
  };
  expect(filtersFor(filters, wedding)).toEqual({
    ...filters,
    state: "Madhya Pradesh",
    districts: ["Indore"],
    city: "",
    extra: { guests: "450", kind: "Farmhouse" },
    when: { from: wedding.date, until: wedding.date, slot: "", only: false },
  });
  expect(
    filtersFor({ ...filters, extra: {} }, { ...wedding, date: "", state: "", district: "", city: "Mhow" }),
  ).toEqual({
    ...filters,
    city: "Mhow",
    extra: {},
  });
  expect([
    wordsFor("dj", wedding),
    wordsFor("dj in indore", wedding),
    wordsFor("", wedding),
    wordsFor("dj", NO_EVENT),
  ]).toEqual(["dj in Indore", "dj in indore", "Indore", "dj"]);
});

test("the place of an event that has moved is not searched for any more", () => {
  const moved = { ...wedding, district: "Bhopal" };
  expect([
    wordsFor("dj in Indore", moved, wedding),
    wordsFor("Indore", moved, wedding),
    wordsFor("sufi in Delhi", moved, wedding),
    wordsFor("dj in Indore", NO_EVENT, wedding),
    wordsFor("dj in Indore", { ...wedding, guests: 20 }, wedding),
  ]).toEqual(["dj in Bhopal", "Bhopal", "sufi in Delhi in Bhopal", "dj", "dj in Indore"]);
});

test("a list shows its place and its day, or how many guests where neither is known", () => {
  const glance = (event: YourEvent) => glanceAt(JSON.stringify(event), TODAY);
  const said = (event: YourEvent) => {
    const { place, day } = glanceWords(glance(event)!, (state, at) => at ?? state);
    return [place, day].filter(Boolean).join(", ");
  };
  expect(said(wedding)).toBe("Indore, 12 Dec");
  expect(said({ ...wedding, district: "", city: "Mhow" })).toBe("Mhow, 12 Dec");
  expect(said({ ...wedding, district: "", date: "" })).toBe("Madhya Pradesh");
  expect(said({ ...NO_EVENT, date: "2026-12-12" })).toBe("12 Dec");
  expect(said({ ...NO_EVENT, guests: 300 })).toBe("300 guests");
  expect(said({ ...NO_EVENT, occasion: "Wedding" })).toBe("");
  expect(glance({ ...wedding, date: "2026-11-21" })).toBeNull();
  for (const text of [
    null,
    "",
    "{",
    "3",
    JSON.stringify({ date: "2026-12-12" }),
    JSON.stringify({ ...wedding, date: "x" }),
  ])
    expect(glanceAt(text, TODAY)).toBeNull();
});

test("it is kept among the drafts, which go with a logout", () => expect(EVENT_PLACE.startsWith(DRAFTS)).toBe(true));
