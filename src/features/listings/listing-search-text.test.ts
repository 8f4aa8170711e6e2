import { expect, test } from "vitest";
import { searchPatterns, searchText } from "./listing-search-text.ts";

test("everything a person may look for is in the text, in one form, the city last", () => {
  expect(searchText(["Aśhā  RAO", "", "Indore"], "Mhow")).toBe("asha rao\nindore\n\u0002mhow");
  expect(searchText([], "")).toBe("\u0002");
});

test("each word is looked for anywhere, the city in the city", () => {
  expect(searchPatterns({ q: " Asha  Rao " })).toEqual(["%asha%", "%rao%"]);
  expect(searchPatterns({ city: "New D" })).toEqual(["%\u0002%new d%"]);
  expect(searchPatterns({})).toEqual([]);
  expect(searchPatterns({ q: "  ", city: "\u0000" })).toEqual([]);
  expect(searchPatterns({ q: "आशा" })).toEqual(["%आशा%"]);
});

test("what means something to LIKE is looked for as it is", () => {
  expect(searchPatterns({ q: "100%", city: "a_b\\c" })).toEqual(["%100\\%%", "%\u0002%a\\_b\\\\c%"]);
});

test("a city cannot be typed into the words", () => {
  expect(searchPatterns({ q: "\u0002mhow" })).toEqual(["%mhow%"]);
});
