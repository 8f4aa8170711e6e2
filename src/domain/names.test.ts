import { expect, test } from "vitest";
import { autoCapitalise, displayName } from "./names.ts";

test.each([
  ["asha rao", "Asha Rao"],
  ["asha d'souza", "Asha D'Souza"],
  ["o’brien", "O’Brien"],
  ["anne-marie", "Anne-Marie"],
  ["a.k. sharma", "A.K. Sharma"],
  ["dr. rao", "Dr. Rao"],
  ["élodie", "Élodie"],
  ["rutger van der berg", "Rutger van der Berg"],
  ["van der berg", "van der Berg"],
  ["zia ul haq", "Zia ul Haq"],
  ["das gupta", "Das Gupta"],
  ["anil de", "Anil De"],
  ["asha ", "Asha "],
  ["  asha  rao", "  Asha  Rao"],
  ["(asha)", "(Asha)"],
  ["van", "Van"],
  ["jean-d'arc", "Jean-D'Arc"],
])("%j becomes %j", (typed, shown) => {
  expect(autoCapitalise(typed)).toBe(shown);
});

test.each([
  "McDonald",
  "D'Souza",
  "van der Berg",
  "RK Narayan",
  "A.P.J. Abdul Kalam",
  "आशा राव",
  "ஆஷா",
  "iPhone",
  "",
  " ",
  ".",
  "😀",
  "ßeta",
  "ravi99",
  "Asha-Rani",
  "M'baye",
])("%j stays", (typed) => {
  expect(autoCapitalise(typed)).toBe(typed);
});

test("markup and SQL are only text", () => {
  expect(autoCapitalise("<b>asha</b>")).toBe("<B>asha</b>");
  expect(autoCapitalise("'; drop table users")).toBe("'; Drop Table Users");
});

test("a huge name is done within the time of a test", () => {
  // What grew with the square of its length would take minutes.
  expect(autoCapitalise("a".repeat(200_000))).toHaveLength(200_000);
  expect(autoCapitalise("a ".repeat(100_000)).startsWith("A A")).toBe(true);
  expect(autoCapitalise("-".repeat(200_000))).toMatch(/^-/);
});

test("a dot for a last name is not shown", () => {
  expect(displayName("Asha", "Rao")).toBe("Asha Rao");
  expect(displayName("Asha", ".")).toBe("Asha");
  expect(displayName("Asha", " . ")).toBe("Asha");
  expect(displayName(" Asha ", null)).toBe("Asha");
  expect(displayName(undefined, undefined)).toBe("");
  expect(displayName("A.", "Rao")).toBe("A. Rao");
});
