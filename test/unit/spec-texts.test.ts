import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXCEPTIONS } from "./spec-texts/exceptions.ts";
import { UNMET } from "./spec-texts/unmet.ts";

// Quoted messages and labels of the specification are held where people meet them: on pages by test/browser (labels and
// choices: texts-on-pages.test.ts) and the tests of parts, in answers by the API tests (test/api/spec-answers.test.ts).
// What is left here is only looked up in the file that says it: nothing provokes it yet. Add no row: meet the text.

/** A file with its white space and its JSX entities made plain. */
const fileOf = (path: string) =>
  readFileSync(path, "utf8").replaceAll(/\s+/g, " ").replaceAll("&amp;", "&").replaceAll("&apos;", "'");

/** The whole text between quotes or as the text of an element, with nothing before or after it. */
const whole = (text: string) =>
  new RegExp(`["'\`>}] ?${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?: ?[<{]|["'\`])`);

for (const [text, where, source, pattern] of UNMET)
  test(`'${text}' (${where})`, () => {
    expect(fileOf(source), source).toMatch(pattern ?? whole(text));
  });

test("what differs from the specification is decided", () => {
  for (const { text, reason } of EXCEPTIONS) expect(reason, text).toMatch(/^DECISIONS \d+a?: /);
});
