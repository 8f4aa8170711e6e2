import { expect, test } from "vitest";
import { GONE, patternsOf, spellingsOf, tracesOf, valueWithout, without } from "./traces.ts";

test("a name of several words is looked for everywhere, a single one only nearby", () => {
  const traces = tracesOf({ contacts: ["asha@mail.example", null, ""], names: ["Asha Rao", "asha.rao", "Asha Rao", null, "राधा"] });
  expect(traces).toEqual({ everywhere: ["asha@mail.example", "Asha Rao"], nearby: ["asha.rao", "राधा"] });
  expect(spellingsOf("+919826012345")).toEqual(["+919826012345", "+91 98260 12345", "98260 12345", "9826012345"]);
});

test("whole words go, in any case and script, and others stay", () => {
  expect(without("ASHA RAO asks; Asha Raonka does not", ["Asha Rao"])).toBe(`${GONE} asks; Asha Raonka does not`);
  expect(without("राधा और अनुराधा", ["राधा"])).toBe(`${GONE} और अनुराधा`);
  expect(without("a+b@c.example, xa+b@c.example", ["a+b@c.example"])).toBe(`${GONE}, xa+b@c.example`);
  expect(valueWithout({ to: "asha@mail.example", n: 3, list: ["Namaste Asha Rao,", null] }, ["asha@mail.example", "Asha Rao"])).toEqual({ to: GONE, n: 3, list: [`Namaste ${GONE},`, null] });
  expect(patternsOf(["50%_A\\"])).toEqual(["%50\\%\\_a\\\\%"]);
});
