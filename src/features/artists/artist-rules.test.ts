import { expect, test } from "vitest";
import { formSchema } from "../listings/fields/field-schema.ts";
import { formValues } from "../listings/fields/field-values.ts";
import { artistFields } from "./artist-category.ts";
import { namesOf } from "./artists-api.server.ts";
import { durationWords, infoOf, placeOf } from "./parts/artist-words.ts";

const artistSchema = formSchema(artistFields);
const valid = {
  ...formValues(artistFields),
  firstName: "gauri",
  lastName: "bapat",
  email: "g@mail.example",
  mobile: "98260 12345",
  category: "dj",
  addressState: "Orissa",
  city: "Puri",
};

test("a form with what is required is an artist: capitalised, canonical, with '' for the rest", () => {
  expect(artistSchema.parse(valid)).toMatchObject({
    firstName: "Gauri",
    lastName: "Bapat",
    mobile: "+919826012345",
    category: "DJ",
    addressState: "Odisha",
    description: "",
    videoLink: [],
  });
});

test("a description of any length up to 2000 characters as a reader counts them", () => {
  const result = (description: string) => artistSchema.safeParse({ ...valid, description }).success;
  expect([result(""), result("I sing."), result("क्षि".repeat(2000)), result("x".repeat(2001))]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("a name in one field is first and last name; a single one has a dot", () => {
  expect([namesOf("Gauri Rao Bapat"), namesOf(" Asha "), namesOf(" ")]).toEqual([
    { firstName: "Gauri Rao", lastName: "Bapat" },
    { firstName: "Asha", lastName: "." },
    { firstName: "", lastName: "" },
  ]);
});

test("links are sent as a list, empty ones left out and the same one once", () => {
  const link = "https://youtu.be/abcdefghijk";
  expect(artistSchema.parse({ ...valid, videoLink: [link, "", link] })).toMatchObject({ videoLink: [link] });
});

test("the six info cards with their defaults", () => {
  expect(["2", "1", "2-3", "all night", ""].map(durationWords)).toEqual([
    "2 hours",
    "1 hour",
    "2-3 hours",
    "all night",
    "",
  ]);
  const cards = infoOf({
    duration: "",
    team: "",
    travel: "",
    language: "",
    genre: "",
    category: "Singer",
  } as Parameters<typeof infoOf>[0]);
  expect(cards).toEqual([
    ["Performance Duration", "Not provided"],
    ["Team Members", "Not provided"],
    ["Open to Travel", "Worldwide"],
    ["Language", "English/Hindi"],
    ["Music/Genre", "Not provided"],
    ["Artist Type", "Singer"],
  ]);
  expect(placeOf({ city: "Delhi", addressState: "Delhi" })).toBe("Delhi");
});
