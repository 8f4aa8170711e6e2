import { describe, expect, test } from "vitest";
import { categories } from "../../registry.ts";
import { rankingOf } from "../ranking.ts";
import { ALIASES, headOf } from "./aliases.ts";
import { guessed } from "./guess.ts";
import { numberAt } from "./numbers-in-words.ts";
import { questionWords, stem } from "./question-words.ts";
import { readQuestion } from "./read-question.ts";
import { heardAlike } from "./sounding.ts";
import { vocabularyOf } from "./vocabulary.ts";

const vocabulary = vocabularyOf(categories);
const read = (question: string, within: string | null = null) => {
  const words = questionWords(question);
  const { category, parts, rest } = readQuestion(words, vocabulary, within);
  return { category, parts: parts.map(({ what, label }) => `${what} ${label}`), rest: rest.map((at) => words[at]) };
};

describe("what a question means", () => {
  test.each([
    ["volunteer Indore", "volunteers", ["category Volunteers", "place Indore"], []],
    ["event planner in Hyderabad", "planners", ["category Event planners", "place Hyderabad"], []],
    ["emcee delhi", "artists", ["category Artists", "place Delhi", "kind Anchor"], []],
    ["singers and dancers", "artists", ["category Artists", "kind Singer or Dancer"], []],
    [
      "lawn bangalore",
      "venues",
      ["category Venues", "place Bengaluru Urban", "kind Marriage garden or Hotel lawn"],
      [],
    ],
    ["20 volunteers indore", "volunteers", ["category Volunteers", "place Indore", "number 20 volunteers"], []],
    [
      "a hall for 300 in Simla",
      "venues",
      ["category Venues", "place Shimla", "kind Banquet hall or Community hall", "number 300 guests"],
      [],
    ],
    ["300 guests", "venues", ["category Venues", "number 300 guests"], []],
    ["best sufi singer near me in jaipur", "artists", ["category Artists", "place Jaipur", "kind Singer"], ["sufi"]],
    ["venue under 50,000", "venues", ["category Venues", "number up to ₹50,000"], []],
    ["photography volunteer", "volunteers", ["category Volunteers", "kind Photography"], []],
    [
      "wedding planner with sound system",
      "planners",
      ["category Event planners", "kind Wedding Planner"],
      ["sound", "system"],
    ],
    ["bilaspur himachal pradesh", null, ["place Bilaspur"], []],
    ["priyanka sharma", null, [], ["priyanka", "sharma"]],
    ["haveli for a wedding", "venues", ["category Venues", "kind Heritage haveli"], ["wedding"]],
    ["catering price per plate", "caterers", ["category Caterers"], ["per", "plate"]],
    ["volunteer co ordinator", "managers", ["category Volunteer managers"], []],
    ["a two day function", null, [], ["function"]],
    ["इंदौर शादी डीजे", "artists", ["category Artists", "place Indore", "kind DJ"], ["शादी"]],
    ["shaadi wala singer", "artists", ["category Artists", "kind Singer"], ["shaadi"]],
    ["लखनऊ में बैंक्वेट हॉल", "venues", ["category Venues", "place Lucknow", "kind Banquet hall"], []],
    ["gayak indore", "artists", ["category Artists", "place Indore", "kind Singer"], []],
    [
      "५०० मेहमानों के लिए हॉल",
      "venues",
      ["category Venues", "kind Banquet hall or Community hall", "number 500 guests"],
      [],
    ],
    ["पुरानी दिल्ली में हलवाई", "caterers", ["category Caterers", "place Old Delhi"], []],
    ["माता की चौकी", "artists", ["category Artists", "kind माता की चौकी"], []],
    ["mere paas accha dj", "artists", ["category Artists", "kind DJ"], []],
    ["caterer indore 500 se kam", "caterers", ["category Caterers", "place Indore", "number up to ₹500"], []],
    ["कैटरर इंदौर 500 से कम", "caterers", ["category Caterers", "place Indore", "number up to ₹500"], []],
    ["caterer bhopal 500 per plate", "caterers", ["category Caterers", "place Bhopal", "number up to ₹500"], []],
    ["caterer under 300 guests", "caterers", ["category Caterers", "number 300 guests"], []],
    ["caterer 300 se kam log", "caterers", ["category Caterers", "number 300 guests"], []],
    [
      "band 50 hazaar se zyada nahi jaipur",
      "artists",
      ["category Artists", "place Jaipur", "kind Band", "number up to ₹50,000"],
      [],
    ],
    ["band 50 hazaar se zyada", "artists", ["category Artists", "kind Band", "number from ₹50,000"], []],
    ["venue above 50000 rs", "venues", ["category Venues", "number from ₹50,000"], []],
    ["venue 2 lakh tak", "venues", ["category Venues", "number up to ₹2,00,000"], []],
    ["மண்டபம் 300", "venues", ["category Venues", "kind Banquet hall or Community hall", "number 300 guests"], []],
    ["হল", "venues", ["category Venues", "kind Banquet hall or Community hall"], []],
    ["छायाचित्रकार मुंबई", "photographers", ["category Photographers and film-makers", "place मुंबई"], []],
    ["ફોટોગ્રાફર", "photographers", ["category Photographers and film-makers"], []],
    ["క్యాటరింగ్", "caterers", ["category Caterers"], []],
    ["photographer 2 days", "photographers", ["category Photographers and film-makers"], []],
    ["photographer 4 ghante", "photographers", ["category Photographers and film-makers"], []],
    ["volunteers on 12 december 2026", "volunteers", ["category Volunteers"], []],
  ])("%s", (question, category, parts, rest) => {
    expect(read(question)).toEqual({ category, parts, rest });
  });

  test("what it is for is told apart from what it is", () => {
    const purposes = (question: string) => {
      const words = questionWords(question);
      return readQuestion(words, vocabulary, null).purposes.map((at) => words[at]);
    };
    expect(purposes("haveli for a wedding")).toEqual(["wedding"]);
    expect(purposes("generator for my annual function")).toEqual(["annual", "function"]);
    expect(purposes("wedding haveli")).toEqual([]);
    // In Hindi it stands before 'for'.
    expect([purposes("shaadi ke liye haveli"), purposes("विवाह के लिए हवेली"), purposes("haveli shaadi")]).toEqual([
      ["shaadi"],
      ["विवाह"],
      [],
    ]);
  });

  test("in the list of a category it is about that category, whatever it says", () => {
    expect(read("singer indore", "volunteers")).toEqual({
      category: "volunteers",
      parts: ["place Indore"],
      rest: ["singer"],
    });
    expect(read("hall 200", "venues").parts).toEqual([
      "category Venues",
      "kind Banquet hall or Community hall",
      "number 200 guests",
    ]);
  });

  test("every name of every category and kind is understood as one of that category", () => {
    for (const { key, plural, words = {} } of categories) {
      expect(read(plural).category, plural).toBe(key);
      for (const values of Object.values(words.kinds ?? {}))
        for (const [value, names] of Object.entries(values))
          for (const name of [value, ...names]) expect(read(name, key).rest, name).toEqual([]);
    }
  });
});

test("an occasion is for whom one asks, and nobody is missed for it", () => {
  const occasions = (question: string) => {
    const words = questionWords(question);
    return readQuestion(words, vocabulary, null).occasions.map((at) => words[at]);
  };
  expect([occasions("sangeet dj indore"), occasions("shaadi ke liye hall 300 log"), occasions("sangeet")]).toEqual([
    ["sangeet"],
    ["shaadi"],
    [],
  ]);
});

test("amounts as people write them", () => {
  const value = (text: string) => numberAt(questionWords(text), 0);
  expect([value("1,500"), value("2 lakh"), value("1.5 lakh"), value("50k"), value("300+")]).toEqual([
    { value: 1500, taken: 1 },
    { value: 200_000, taken: 2 },
    { value: 150_000, taken: 2 },
    { value: 50_000, taken: 1 },
    { value: 300, taken: 1 },
  ]);
  expect([value("3bhk"), value("abc")]).toEqual([null, null]);
});

test("a mistyped word is one of the trade or a place; what is too far away is nothing", () => {
  const meant = (word: string) => guessed(word, vocabulary);
  expect(["volanteer", "mumbia", "hydrabad", "banglore", "photografer", "dansar"].map(meant)).toEqual([
    "volunteer",
    "mumbai",
    "hyderabad",
    "bangalore",
    meant("photografer"),
    "dancer",
  ]);
  // By its sound, and in the singular of the trade.
  expect(["fotographer", "volanteers"].map(meant)).toEqual(["photographer", "volunteer"]);
  expect(["xqzvbn", "abc", "नमस्ते", "rahul", "card"].map(meant)).toEqual([null, null, null, null, "card"]);
});

test("plurals are one word with their singular", () => {
  expect(["singers", "parties", "buses", "glass", "dj", "halls"].map(stem)).toEqual([
    "singer",
    "party",
    "buse",
    "glass",
    "dj",
    "hall",
  ]);
});

test("few stars are drawn towards the mean, many speak for themselves", () => {
  expect(rankingOf(10, 2, 4.3)).toBeLessThan(rankingOf(Math.round(4.9 * 212), 212, 4.3));
  expect(rankingOf(0, 0, 4.3)).toBe(4.3);
});

describe("what else a word is called", () => {
  test("every alias is one of its group alone, and leads to what the trade says", () => {
    expect(new Set(ALIASES.map(({ head }) => head.join(" "))).size).toBeGreaterThanOrEqual(150);
    const groups = new Map<string, string>();
    for (const { said, head } of ALIASES) {
      const before = groups.get(said.join(" "));
      expect(before ?? head.join(" "), said.join(" ")).toBe(head.join(" "));
      groups.set(said.join(" "), head.join(" "));
      // A head is no alias of another: nothing is looked up twice.
      if (head.length === 1) expect(headOf(head[0]!), head[0]).toBe(head[0]);
    }
  });

  test("one word of several scripts and numbers", () => {
    expect(["shaadi", "विवाह", "weddings", "marriages", "गायिका", "indore"].map(headOf)).toEqual([
      "wedding",
      "wedding",
      "weddings",
      "wedding",
      "singer",
      "indore",
    ]);
    expect(questionWords("२१ जून, १,५०० रु।")).toEqual(["21", "जून", "1500", "रु"]);
  });

  test("the same sound in another script is the same word, in the same script only where all is forgiven", () => {
    const known = { word: "mehndi", known: true, begins: true, alike: [], sound: "MHND" };
    const sounding = ["मेहंदी", "mehendi", "mohandio"];
    expect(heardAlike({ ...known, sounding }, false)).toEqual(["मेहंदी"]);
    expect(heardAlike({ ...known, sounding }, true)).toEqual(["मेहंदी", "mehendi"]);
    // One consonant says too little, until nothing else is found.
    expect(heardAlike({ ...known, sound: "aK", sounding: ["एक"] }, false)).toEqual([]);
    expect(heardAlike({ ...known, sound: "aK", sounding: ["एक"] }, true)).toEqual(["एक"]);
  });
});
