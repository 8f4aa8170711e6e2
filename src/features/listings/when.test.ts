import { expect, test } from "vitest";
import { shortDays, whenIn, whenOn, whenPairs } from "./when.ts";
import { isAhead, whenWords } from "./when-words.ts";

const read = (query: string) => {
  const params = new URLSearchParams(query);
  return whenIn((name) => params.get(name));
};
const one = { from: "2027-02-12", until: "2027-02-12", slot: "" as const, only: false };

test("an address and its days are one", () => {
  for (const query of ["date=2027-02-12", "date=2027-02-12&until=2027-02-14&slot=evening&free=only"])
    expect(new URLSearchParams(whenPairs(read(query))).toString()).toBe(query);
  expect(whenPairs(read("until=2027-02-14"))).toEqual([]);
});

test.each(["", "date=", "date=12.2.2027", "date=2027-02-30", "date=2027-13-01", "date=today"])(
  "%j asks for no day",
  (query) => expect(read(query)).toBeUndefined(),
);

test("what makes no sense is left out, and many days are cut", () => {
  expect(read("date=2027-02-12&until=2027-02-01&slot=night&free=all")).toEqual(one);
  expect(read("date=2027-02-12&until=2028-02-12")?.until).toBe("2027-03-14");
});

test("another day keeps the rest, and several days only where they stay in order", () => {
  const three = { from: "2027-02-12", until: "2027-02-14", slot: "day" as const, only: true };
  expect(whenOn("2027-02-13", three)).toEqual({ ...three, from: "2027-02-13" });
  expect(whenOn("2027-03-01", three)).toEqual({ ...three, from: "2027-03-01", until: "2027-03-01" });
  expect(whenOn("2027-02-10", one)).toEqual({ ...one, from: "2027-02-10", until: "2027-02-10" });
  expect([whenOn("", three), whenOn("", undefined)]).toEqual([undefined, undefined]);
});

test("days in words", () => {
  expect([
    shortDays(one),
    shortDays({ ...one, until: "2027-02-14" }),
    shortDays({ ...one, until: "2027-03-01" }),
  ]).toEqual(["12 Feb", "12 to 14 Feb", "12 Feb to 1 Mar"]);
  expect([whenWords(one), whenWords({ ...one, until: "2027-02-14", slot: "evening" })]).toEqual([
    "12 February 2027",
    "12 to 14 February 2027, in the evening",
  ]);
});

test("nothing is asked for that is over or beyond calendars", () => {
  expect(["2027-02-12", "2027-02-13", "2025-02-12", "2025-02-11"].map((today) => isAhead(one, today))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
