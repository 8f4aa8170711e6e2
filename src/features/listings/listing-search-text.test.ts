import { expect, test } from "vitest";
import { cityPatterns, facetPatterns, searchText } from "./listing-search-text.ts";

test("everything a person may look for is in the text, in one form, the city last", () => {
  expect(searchText(["Aśhā  RAO", "", "Indore"], "Mhow")).toBe("asha rao\nindore\n\u0002mhow");
  expect(searchText([], "")).toBe("\u0002");
});

test("the city is looked for in the city", () => {
  expect(cityPatterns("New D")).toEqual(["%\u0002%new d%"]);
  expect(cityPatterns("\u0000")).toEqual([]);
});

test("a town is found by each of its spellings", () => {
  expect(cityPatterns("Bangalore")).toEqual(["%\u0002%bangalore%", "%\u0002%bengaluru%"]);
  expect(cityPatterns("gurugram")).toEqual(["%\u0002%gurugram%", "%\u0002%gurgaon%"]);
});

test("what means something to LIKE is looked for as it is", () => {
  expect(cityPatterns("a_b\\c")).toEqual(["%\u0002%a\\_b\\\\c%"]);
});

test("facets: a closed list's value fills its line, a text is found by the beginning of any of its words", () => {
  const kinds = { category: "exact", genre: "words" } as const;
  const stored = searchText(
    ["Gauri"],
    "Indore",
    { category: "Folk Dancer", genre: "Hindustani Classical, Sufi" },
    kinds,
  );
  const like = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split("%")
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join("[\\s\\S]*")}$`,
    ).test(stored);
  const finds = (wanted: Record<string, string>) => facetPatterns(wanted, kinds).every(like);
  expect([
    finds({ category: "folk dancer" }),
    finds({ category: "dancer" }),
    finds({ category: "folk" }),
    finds({}),
  ]).toEqual([true, false, false, true]);
  expect([
    finds({ genre: "classical" }),
    finds({ genre: "SUFI" }),
    finds({ genre: "hindustani cl" }),
    finds({ genre: "assical" }),
    finds({ genre: "dancer" }),
  ]).toEqual([true, true, true, false, false]);
});
