import { expect, test } from "vitest";
import { badInputFrom, fieldErrors } from "../../domain/zod-issues.ts";
import { CONTENT_KEYS, CONTENT_LISTS, type ContentKey } from "./content-lists.ts";
import { CONTENT_DEFAULTS, contentSchema } from "./content-schemas.ts";

const errorsOf = (key: ContentKey, rows: unknown) => {
  const { error } = contentSchema(key).safeParse(rows);
  return error ? fieldErrors(error) : {};
};
/** What is said of the list as a whole. */
const refusal = (key: ContentKey, items: unknown) => badInputFrom(contentSchema(key).safeParse(items).error!).message;

const [news] = CONTENT_DEFAULTS.news;
const others = CONTENT_DEFAULTS.news.slice(1);

test.each(CONTENT_KEYS)(
  "%s: the list that the site came with fits its rules and stays as it is, and the form has all its fields",
  (key) => {
    expect(contentSchema(key).parse(CONTENT_DEFAULTS[key])).toEqual(CONTENT_DEFAULTS[key]);
    const named = CONTENT_LISTS[key].fields.map(({ name }) => name);
    for (const item of CONTENT_DEFAULTS[key]) expect(named).toEqual(expect.arrayContaining(Object.keys(item)));
  },
);

test("links are whole https addresses", () => {
  for (const href of [
    "http://a.example/",
    "javascript:alert(1)",
    "https://",
    "//a.example",
    "a.example",
    "https://me:secret@a.example/",
    "https://localhost/",
  ]) {
    expect(errorsOf("news", [{ ...news, href }, ...others]), href).toEqual({
      "0.href": "Please give a whole address that begins with https://.",
    });
  }
  expect(errorsOf("news", [{ ...news, href: "https://a.example/b?c=d#e" }, ...others])).toEqual({});
});

test("too few, too many, too long, twice and foreign values are refused in words", () => {
  expect(refusal("news", [news])).toBe("Please keep at least 3.");
  expect(
    refusal(
      "news",
      Array.from({ length: 31 }, (_, at) => ({ ...news, href: `https://a.example/${at}` })),
    ),
  ).toBe("Please keep at most 30.");
  expect(refusal("news", "none")).toBe("Please send a list.");
  expect(errorsOf("news", [null, 3, ...others])).toMatchObject({ 0: "Please send an object for each." });
  expect(errorsOf("news", [{ ...news, title: " ", description: "x".repeat(401) }, ...others])).toEqual({
    "0.title": "Title is required.",
    "0.description": "Please use at most 400 characters.",
  });
  expect(errorsOf("news", [news, { ...others[0], href: news!.href }, ...others.slice(1)])).toEqual({
    "1.href": "This is in the list already.",
  });
  expect(errorsOf("news", [{ ...news, image: "https://elsewhere.example/x.svg" }, ...others])).toEqual({
    "0.image": "Please choose the picture from the list.",
  });
});

test("searches name places of the register", () => {
  const search = (state: string, district?: string) =>
    errorsOf("popular-searches", [{ phrase: "Helpers", state, district }]);
  expect(search("Goa")).toEqual({});
  expect(search("Goa", "")).toEqual({});
  expect(search("Atlantis")).toEqual({ "0.state": "Please choose the state from the list." });
  expect(search("Goa", "Indore")).toEqual({ "0.district": "There is no district of this name in Goa." });
  expect(errorsOf("popular-searches", [{ phrase: "Helpers", state: "Goa", page: "/AdminDashboard" }])).toEqual({
    "0.page": "Please choose the kind of search from the list.",
  });
  expect(
    contentSchema("popular-searches").parse([
      { phrase: "DJs in Goa", page: "/ArtistBooking", words: " dj ", state: "Goa" },
      { phrase: "Caterers in Goa", page: "/Caterers", state: "Goa" },
    ]),
  ).toEqual([
    { phrase: "DJs in Goa", page: "/ArtistBooking", words: "dj", state: "Goa" },
    { phrase: "Caterers in Goa", page: "/Caterers", state: "Goa" },
  ]);
  expect(
    contentSchema("popular-searches").parse([{ phrase: " Helpers  in Goa ", state: "Goa", district: "", more: "x" }]),
  ).toEqual([{ phrase: "Helpers in Goa", state: "Goa" }]);
});
