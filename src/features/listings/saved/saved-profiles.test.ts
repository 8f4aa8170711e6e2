import { expect, test } from "vitest";
import { readSaved, toggled, type SavedProfile } from "./saved-profiles.ts";

const one = (path: string): SavedProfile => ({ path, name: "Shri Vatika", place: "Indore", photo: null });

test("what is saved stands first, once, and goes when it is pressed again", () => {
  const both = toggled(toggled(null, one("/venue/a")), one("/venue/b"));
  expect(readSaved(both).map(({ path }) => path)).toEqual(["/venue/b", "/venue/a"]);
  expect(readSaved(toggled(both, one("/venue/b"))).map(({ path }) => path)).toEqual(["/venue/a"]);
});

test("sixty are kept, and the oldest goes", () => {
  let text: string | null = null;
  for (let at = 0; at < 65; at++) text = toggled(text, one(`/venue/${at}`));
  const kept = readSaved(text);
  expect([kept.length, kept[0]?.path, kept.at(-1)?.path]).toEqual([60, "/venue/64", "/venue/5"]);
});

test.each([
  ["no JSON", "{"],
  ["no list", '{"path":"/venue/a"}'],
  ["another site", JSON.stringify([{ ...one("//evil.example"), name: "x" }])],
  ["no address", JSON.stringify([{ name: "x", place: "", photo: null }])],
  [
    "a picture from elsewhere",
    JSON.stringify([{ ...one("/a"), photo: { src: "https://evil.example/x", width: 1, height: 1 } }]),
  ],
])("what somebody else wrote there is left out: %s", (_what, text) => expect(readSaved(text)).toEqual([]));
