import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { TEXTS as PART_1 } from "./spec-texts/part-1.ts";
import { TEXTS as PART_2 } from "./spec-texts/part-2.ts";
import { EXCEPTIONS, type SpecText } from "./spec-texts/spec-text.ts";

// Every quoted message and label of the specification stands, letter by letter, where it belongs.

const kept = new Map<string, string>();
/** A file with its white space and its JSX entities made plain. */
function fileOf(path: string): string {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(path, "utf8").replaceAll(/\s+/g, " ").replaceAll("&amp;", "&").replaceAll("&apos;", "'");
  kept.set(path, text);
  return text;
}

/** The whole text between quotes or as the text of an element, with nothing before or after it. */
function whole(text: string): RegExp {
  return new RegExp(`["'\`>}] ?${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?: ?[<{]|["'\`])`);
}

/** A test may say more around a long text; a short one must stand alone. */
const named = (text: string, file: string) => whole(text).test(file) || (text.length > 14 && file.includes(text));

describe.each<[string, readonly SpecText[]]>([
  ["part 1 of the specification", PART_1],
  ["part 2 of the specification", PART_2],
])("%s", (_name, texts) => {
  for (const [text, where, source, shownBy, pattern] of texts) {
    test(`'${text}' (${where})`, () => {
      expect(where).toMatch(/^(?:screen|call): /);
      expect(fileOf(source), source).toMatch(pattern ?? whole(text));
      if (shownBy !== null) expect(named(text, fileOf(shownBy)), `${shownBy} names it`).toBe(true);
    });
  }

  test("no text stands twice for one place", () => {
    const places = texts.map(([text, where, source]) => [text, where, source].join(" | "));
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  });
});

test("what differs from the specification is decided", () => {
  for (const { text, reason } of EXCEPTIONS) expect(reason, text).toMatch(/^DECISIONS \d+a?: /);
  expect(fileOf("src/features/managers/manager-messages.ts")).not.toMatch(/CompanyName: "/);
});
