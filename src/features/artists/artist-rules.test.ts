import { expect, test } from "vitest";
import { namesOf } from "./artist-form.server.ts";
import { ARTIST_FIELDS, artistFormData, artistSchema, emptyArtistForm } from "./artist-model.ts";
import { durationWords, infoOf, placeOf } from "./parts/artist-words.ts";

const valid = emptyArtistForm({ firstName: "gauri", lastName: "bapat", email: "g@mail.example", mobile: "98260 12345", category: "dj", addressState: "Orissa", city: "Puri" });

test("a form with what is required is an artist: capitalised, canonical, with '' for the rest", () => {
  expect(artistSchema.parse(valid)).toMatchObject({ firstName: "Gauri", lastName: "Bapat", mobile: "+919826012345", category: "DJ", addressState: "Odisha", description: "", videoLink: [] });
  expect([...ARTIST_FIELDS].sort()).toEqual(Object.keys(emptyArtistForm()).sort());
});

test("300 characters as a reader counts them, none, or an error", () => {
  const result = (description: string) => artistSchema.safeParse({ ...valid, description }).success;
  expect([result(""), result("ष".repeat(299)), result("क्षि".repeat(300)), result("x".repeat(300)), result("x".repeat(2001))]).toEqual([true, false, true, true, false]);
});

test("a name in one field is first and last name; a single one has a dot", () => {
  expect([namesOf("Gauri Rao Bapat"), namesOf(" Asha "), namesOf(" ")]).toEqual([{ firstName: "Gauri Rao", lastName: "Bapat" }, { firstName: "Asha", lastName: "." }, { firstName: "", lastName: "" }]);
});

test("links are sent one by one, and none of them as an empty list", () => {
  expect(artistFormData({ videoLink: ["a", "b"] }).getAll("videoLink[]")).toEqual(["a", "b"]);
  expect(artistFormData({ videoLink: [], city: "Puri" }).getAll("videoLink[]")).toEqual([""]);
});

test("the six info cards with their defaults", () => {
  expect(["2", "1", "2-3", "all night", ""].map(durationWords)).toEqual(["2 hours", "1 hour", "2-3 hours", "all night", ""]);
  const cards = infoOf({ duration: "", team: "", travel: "", language: "", genre: "", category: "Singer" } as Parameters<typeof infoOf>[0]);
  expect(cards).toEqual([["Performance Duration", "Not provided"], ["Team Members", "Not provided"], ["Open to Travel", "Worldwide"], ["Language", "English/Hindi"], ["Music/Genre", "Not provided"], ["Artist Type", "Singer"]]);
  expect(placeOf({ city: "Delhi", addressState: "Delhi" })).toBe("Delhi");
});
