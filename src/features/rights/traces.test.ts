import { expect, test } from "vitest";
import { spellingsOf, tracesOf } from "./traces.ts";

test("a name of several words is unmistakable, a single one only where the words are ours", () => {
  const traces = tracesOf({
    contacts: ["asha@mail.example", null, ""],
    names: ["Asha Rao", "asha.rao", "Asha Rao", null, "राधा"],
  });
  expect(traces).toEqual({
    words: ["asha@mail.example", "Asha Rao", "asha.rao", "राधा"],
    unmistakable: ["asha@mail.example", "Asha Rao"],
  });
  expect(spellingsOf("+919826012345")).toEqual(["+919826012345", "+91 98260 12345", "98260 12345", "9826012345"]);
});
