import { describe, expect, test } from "vitest";
import { amountWords, searchHref } from "./search-model.ts";
import { questionIn } from "./search-question.server.ts";
import { beginning, questionWords } from "../listings/understanding/question-words.ts";
import { lettersApart, meant } from "../listings/understanding/spelling.ts";
import { mark, tsquery } from "../listings/understanding/terms.ts";

describe("words", () => {
  test("as listings keep theirs: small letters, without signs; amounts stay whole", () => {
    expect(questionWords("Sufi Singer in JAIPUR!")).toEqual(["sufi", "singer", "in", "jaipur"]);
    expect(questionWords("D'Souza & Sons (sound)")).toEqual(["d", "souza", "and", "sons", "sound"]);
    expect(questionWords("आशा  वर्मा, इंदौर")).toEqual(["आशा", "वर्मा", "इंदौर"]);
    expect(questionWords("₹1,500 or 1.5 lakh; sister's")).toEqual(["rs", "1500", "or", "1.5", "lakh", "sister"]);
    expect(questionWords(" \u0000 !! ")).toEqual([]);
    expect(questionWords("x".repeat(100))[0]).toHaveLength(60);
  });

  test("of a long question the beginning counts, up to a whole word", () => {
    expect(beginning("hall  for 300")).toBe("hall for 300");
    expect(beginning(`${"word ".repeat(19)}letters and more`)).toBe(`${"word ".repeat(19)}`.trim());
    expect(beginning("x".repeat(5_000))).toHaveLength(100);
  });
});

describe("spelling", () => {
  test.each([
    ["photografy", "photography", 2],
    ["mumbia", "mumbai", 1],
    ["wedding", "wedding", 0],
    ["", "abc", 3],
    ["abc", "", 3],
    ["ca", "abc", 3],
    ["गायक", "गायिका", 2],
  ])("%s and %s: %d", (one, other, apart) => {
    expect(lettersApart(one, other)).toBe(apart);
    expect(lettersApart(other, one)).toBe(apart);
  });

  test("the nearest word is meant; those just as near together, first the one that ends alike", () => {
    expect(meant("photografy", ["photos", "photography"])).toEqual(["photography"]);
    expect(meant("singr", ["singh", "singrauli", "singer"])).toEqual(["singer", "singh"]);
    expect(meant("weding", ["wedding", "wedged"])).toEqual(["wedding"]);
  });

  test("what is too far away, or too short to tell, means nothing else", () => {
    expect(meant("xyzzy", ["jaipur", "xyloid"])).toEqual([]);
    expect(meant("dj", ["do", "da"])).toEqual([]);
    expect(meant("delhi", ["delhi"])).toEqual([]);
    expect(meant("delhi", [])).toEqual([]);
  });
});

test("a tsquery holds every word in quotes, whatever is in it", () => {
  const terms = [{ any: [["o'brien"], ["a\\b", "c"]] }, { any: [], begins: ["ind"] }];
  expect(tsquery(terms, [[mark.name("x")]], [{ any: [[mark.category("artists")]] }])).toBe(
    "((('o''brien' | ('a\\\\b' & 'c')) & 'ind':*) | '\u0005x') & '\u0002artists'",
  );
  expect(tsquery([{ any: [["a"]] }])).toBe("'a'");
  expect(tsquery([], [[mark.name("x")]])).toBe("");
});

test("the address holds the question, and only what is asked", () => {
  const question = { q: "dhol & tasha", state: "Odisha", category: "artists" };
  expect(searchHref(question)).toBe("/search?q=dhol+%26+tasha&state=Odisha&category=artists");
  expect(questionIn(new URLSearchParams("q=dhol %26 tasha&state=orissa&category=artists"), ["artists"])).toEqual(
    question,
  );
  expect(questionIn(new URLSearchParams("state=Atlantis&category=wizards"), ["artists"])).toEqual({
    q: "",
    state: "",
    category: "",
  });
  expect(searchHref({ q: "", state: "", category: "" })).toBe("/search");
  expect(searchHref({ q: "a", state: "", category: "artists" }, "x")).toBe("/search?q=a&category=artists&cursor=x");
});

test("a number that was reckoned says so", () => {
  expect(amountWords({ count: 1204, about: false })).toBe("1,204");
  expect(amountWords({ count: 123_456, about: true })).toBe("about 1,23,456");
});

describe("a tsquery asks the index for no more than it must", () => {
  const [volunteers, artists] = [mark.category("volunteers"), mark.category("artists")];
  test("a way that another way is a part of is left out", () => {
    expect(tsquery([{ any: [["crowd", "and", "queue"], ["crowd", "queue"], ["gate"]] }])).toBe(
      "(('crowd' & 'queue') | 'gate')",
    );
  });

  test("of two categories at once there is nothing, but for what is named so", () => {
    const terms = [{ any: [[volunteers]] }, { any: [["desk"]] }];
    const within = [{ any: [[artists]] }];
    expect(tsquery(terms, [[mark.name("desk")]], within)).toBe(`('${mark.name("desk")}') & '${artists}'`);
    expect(tsquery(terms, [], within)).toBe(`'${mark.category("")}'`);
    expect(tsquery(terms, [], [{ any: [[artists], [volunteers]] }])).toContain("'desk'");
    expect(tsquery([{ any: [["desk"]] }], [], within)).toBe(`'desk' & '${artists}'`);
  });
});
