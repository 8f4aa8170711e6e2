import { describe, expect, test } from "vitest";
import { amountWords, questionIn, searchHref, wordsIn } from "./search-model.ts";
import { lettersApart, meant } from "./spelling.ts";
import { tsquery } from "./search-store.server.ts";

describe("words", () => {
  test("as listings keep theirs: small letters, without signs, each once, the small ones left out", () => {
    expect(wordsIn("Sufi Singer in JAIPUR, Sufi!")).toEqual(["sufi", "singer", "jaipur"]);
    expect(wordsIn("D'Souza & Sons (sound)")).toEqual(["d", "souza", "sons", "sound"]);
    expect(wordsIn("आशा  वर्मा, इंदौर")).toEqual(["आशा", "वर्मा", "इंदौर"]);
    expect(wordsIn("in the")).toEqual(["in", "the"]);
    expect(wordsIn(" \u0000 !! ")).toEqual([]);
    expect(wordsIn("one two three four five six seven eight")).toHaveLength(6);
    expect(wordsIn("x".repeat(100))[0]).toHaveLength(60);
  });
});

describe("spelling", () => {
  test.each([["photografy", "photography", 2], ["mumbia", "mumbai", 1], ["wedding", "wedding", 0], ["", "abc", 3], ["abc", "", 3], ["ca", "abc", 3], ["गायक", "गायिका", 2]])("%s and %s: %d", (one, other, apart) => {
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
  expect(tsquery([{ words: ["o'brien", "a\\b"], prefix: null }, { words: [], prefix: "ind" }], { category: "artists", state: "Goa", sample: "s" })).toBe("('o''brien' | 'a\\\\b') & ('ind':*) & '\u0001s' & '\u0002artists' & '\u0003goa'");
  expect(tsquery([{ words: ["a"], prefix: null }], { state: "" })).toBe("('a')");
});

test("the address holds the question, and only what is asked", () => {
  const question = { q: "dhol & tasha", state: "Odisha", category: "artists" };
  expect(searchHref(question)).toBe("/search?q=dhol+%26+tasha&state=Odisha&category=artists");
  expect(questionIn(new URLSearchParams("q=dhol %26 tasha&state=orissa&category=artists"), ["artists"])).toEqual(question);
  expect(questionIn(new URLSearchParams("state=Atlantis&category=wizards"), ["artists"])).toEqual({ q: "", state: "", category: "" });
  expect(searchHref({ q: "", state: "", category: "" })).toBe("/search");
  expect(searchHref({ q: "a", state: "", category: "artists" }, "x")).toBe("/search?q=a&category=artists&cursor=x");
});

test("a number that was reckoned says so", () => {
  expect(amountWords({ count: 1204, about: false })).toBe("1,204");
  expect(amountWords({ count: 123_456, about: true })).toBe("about 1,23,456");
});
