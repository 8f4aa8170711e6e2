import { expect, test } from "vitest";
import {
  aliasesOf,
  canonicalDistrict,
  canonicalState,
  districtsOf,
  findPlaces,
  inHindi,
  placesCalled,
  isDistrict,
  isState,
  lgdCode,
  lgdStateCode,
  states,
} from "./places.ts";
import aliasData from "./data/india-district-aliases.json" with { type: "json" };

const labels = (query: string, limit = 5): string[] => findPlaces(query, limit).map(({ label }) => label);

test("there are 36 states and union territories with 791 districts", () => {
  expect(states()).toHaveLength(36);
  expect(states().flatMap(districtsOf)).toHaveLength(791);
  for (const state of states()) expect(new Set(districtsOf(state)).size).toBe(districtsOf(state).length);
});

test("a list handed out cannot change the reference data", () => {
  states().length = 0;
  districtsOf("Goa").length = 0;
  expect(states()).toHaveLength(36);
  expect(districtsOf("Goa").length).toBeGreaterThan(1);
});

test("every alias belongs to a district that exists", () => {
  for (const [state, byDistrict] of Object.entries(aliasData)) {
    for (const district of Object.keys(byDistrict))
      expect(isDistrict(state, district), `${state}: ${district}`).toBe(true);
  }
});

test("a district counts only with its own state", () => {
  expect(isDistrict("Madhya Pradesh", "Indore")).toBe(true);
  expect(isDistrict("Bihar", "Indore")).toBe(false);
  expect(isDistrict("Chhattisgarh", "Bilaspur") && isDistrict("Himachal Pradesh", "Bilaspur")).toBe(true);
  expect(isDistrict("Madhya Pradesh", "indore")).toBe(false);
});

test.each([
  "",
  "__proto__",
  "constructor",
  "toString",
  "'; DROP TABLE",
  "<b>",
  "😀",
  null,
  undefined,
  5,
  [],
  {},
  ["Goa"],
])("%j is no place", (x) => {
  expect(isState(x)).toBe(false);
  expect(isDistrict(x, x)).toBe(false);
  expect(isDistrict("Goa", x)).toBe(false);
});

test.each(["__proto__", "constructor", "nowhere", ""])(
  "the unknown state %j has no districts, aliases or codes",
  (state) => {
    expect(districtsOf(state)).toEqual([]);
    expect(aliasesOf(state, "constructor")).toEqual([]);
    expect(lgdCode(state, "constructor")).toBeNull();
    expect(lgdCode("Goa", state)).toBeNull();
    expect(lgdStateCode(state)).toBeNull();
  },
);

test.each([
  ["Gurgaon", "Gurugram (Gurgaon), Haryana"],
  ["bangalore", "Bengaluru Urban (Bangalore), Karnataka"],
  ["VIZAG", "Visakhapatnam (Vizag), Andhra Pradesh"],
  ["chumouk", "Chümoukedima, Nagaland"],
  ["indo", "Indore, Madhya Pradesh"],
  ["Indore, Madhya Pradesh", "Indore, Madhya Pradesh"],
  ["j&k", "Jammu and Kashmir (J&K)"],
  ["tamilnadu", "Tamil Nadu"],
  ["orissa", "Odisha (Orissa)"],
  ["north 24", "North 24 Parganas, West Bengal"],
  ["  goa ", "Goa"],
  ["new delhi", "New Delhi, Delhi"],
  ["dr ambedkar", undefined],
  ["konaseema", "Dr. B.R. Ambedkar Konaseema, Andhra Pradesh"],
])("%j finds %j first", (query, label) => {
  expect(labels(query)[0]).toBe(label);
});

test("a name that repeats is found in every state", () => {
  expect(labels("bilaspur")).toEqual(["Bilaspur, Chhattisgarh", "Bilaspur, Himachal Pradesh"]);
  expect(labels("aurangabad")).toEqual(["Aurangabad, Bihar", "Chhatrapati Sambhajinagar (Aurangabad), Maharashtra"]);
});

test.each(["", "   ", ",", "'; DROP TABLE", "<script>", "😀", "इंद्रलोक", "x".repeat(1_000_000)])(
  "%.20j finds nothing",
  (query) => {
    expect(findPlaces(query, 10)).toEqual([]);
  },
);

test("a place is found by its name in Hindi and Marathi, in any spelling that differs by a dot", () => {
  expect(["इंदौर", "इंदूर", "लखनऊ", "चंडीगढ", "गुड़गांव", "मध्य प्रदेश", "दिल्ली"].map((name) => labels(name)[0])).toEqual([
    "Indore (इंदौर), Madhya Pradesh",
    "Indore (इंदूर), Madhya Pradesh",
    "Lucknow (लखनऊ), Uttar Pradesh",
    "Chandigarh (चंडीगढ़)",
    "Gurugram (गुड़गांव), Haryana",
    "Madhya Pradesh (मध्य प्रदेश)",
    "Delhi (दिल्ली)",
  ]);
  expect([canonicalState("उत्तर प्रदेश"), canonicalDistrict("Uttar Pradesh", "काशी")]).toEqual([
    "Uttar Pradesh",
    "Varanasi",
  ]);
  expect(placesCalled("मुंबई").map(({ district }) => district)).toEqual(["Mumbai City", "Mumbai Suburban"]);
  expect([inHindi("Tamil Nadu", "Erode"), inHindi("Tamil Nadu"), inHindi("Atlantis")]).toEqual([
    "इरोड",
    "तमिलनाडु",
    null,
  ]);
});

test("every state and district has its name in Hindi and Marathi, and none has another's of its state", () => {
  const taken = new Map<string, string>();
  for (const state of states()) {
    expect(inHindi(state), state).toMatch(/^[\u0900-\u097f ]+$/);
    for (const district of districtsOf(state)) {
      const name = inHindi(state, district);
      expect(name, district).toMatch(/^[\u0900-\u097f 24-]+$/);
      expect(taken.get(`${state}/${name}`), district).toBeUndefined();
      taken.set(`${state}/${name}`, district);
    }
  }
});

test("the limit holds", () => {
  expect(findPlaces("a", 3)).toHaveLength(3);
  expect(findPlaces("a", 0)).toEqual([]);
  expect(findPlaces("a", Number.NaN)).toEqual([]);
});

test("canonical names come from any case or alias", () => {
  expect(canonicalDistrict("Haryana", "gurgaon")).toBe("Gurugram");
  expect(canonicalDistrict("Madhya Pradesh", " INDORE ")).toBe("Indore");
  expect(canonicalDistrict("Karnataka", "Bijapur")).toBe("Vijayapura");
  expect(canonicalDistrict("Chhattisgarh", "Bijapur")).toBe("Bijapur");
  expect(canonicalDistrict("Bihar", "Indore")).toBeNull();
  expect(canonicalDistrict("Bihar", "")).toBeNull();
  expect(canonicalState("madhya pradesh")).toBe("Madhya Pradesh");
  expect(canonicalState("Orissa")).toBe("Odisha");
  expect(canonicalState("?")).toBeNull();
});

test("places are found by exactly their names, old, new and common ones, in every state that has them", () => {
  const called = (text: string) => placesCalled(text).map(({ state, district }) => district || state);
  expect(called("bangalore")).toEqual(["Bengaluru Urban"]);
  expect([called("Simla"), called("GAUHATI"), called("Vizag")]).toEqual([
    ["Shimla"],
    ["Kamrup Metropolitan"],
    ["Visakhapatnam"],
  ]);
  expect(called("bombay")).toEqual(["Mumbai City", "Mumbai Suburban"]);
  expect(called("bilaspur")).toEqual(["Bilaspur", "Bilaspur"]);
  expect([called("chandigarh"), called("J & K"), called("orissa")]).toEqual([
    ["Chandigarh"],
    ["Jammu and Kashmir"],
    ["Odisha"],
  ]);
  expect([called("indor"), called(""), called("?")]).toEqual([[], [], []]);
});

test("codes are those of the Local Government Directory", () => {
  expect(lgdCode("Madhya Pradesh", "Indore")).toBe(410);
  expect(lgdCode("Ladakh", "Zanskar")).toBeNull();
  expect(lgdStateCode("Madhya Pradesh")).toBe(23);
});
