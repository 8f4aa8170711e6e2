import { expect, test } from "vitest";
import { matchDistricts, matchedAlias } from "./district-filter.ts";

const districts = [
  { name: "Bengaluru Urban", aliases: ["Bangalore Urban", "Bangalore"] },
  { name: "Kalaburagi", aliases: ["Gulbarga"] },
  { name: "Mysuru", aliases: ["Mysore"] },
];
const names = (text: string) => matchDistricts(districts, text).map(({ name }) => name);

test("an empty filter shows all districts", () => expect(names("  ")).toHaveLength(3));
test("a district is found by the beginning of any of its words, without regard to case", () =>
  expect(names("URB")).toEqual(["Bengaluru Urban"]));
test("a district is found by a name it had before", () => {
  expect(names("gulb")).toEqual(["Kalaburagi"]);
  expect(names("bangalore u")).toEqual(["Bengaluru Urban"]);
});
test("the middle of a word is no match", () => expect(names("sore")).toEqual([]));
test("the alias is named only when it, not the name, matched", () => {
  const [bengaluru, kalaburagi] = districts;
  expect(kalaburagi && matchedAlias(kalaburagi, "gul")).toBe("Gulbarga");
  expect(bengaluru && matchedAlias(bengaluru, "beng")).toBeUndefined();
});
