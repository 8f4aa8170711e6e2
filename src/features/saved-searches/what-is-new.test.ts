import { expect, test } from "vitest";
import { whatIsNew } from "./what-is-new.ts";

const ids = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => `id${from - at}`);

test("what was not there is new, once, and what has gone for a while is known all the same", () => {
  const first = whatIsNew({ known: ["b", "a"], more: false }, ["c", "b", "a"]);
  expect(first).toEqual({ fresh: ["c"], known: ["c", "b", "a"], more: false });
  const gone = whatIsNew(first, ["c", "a"]);
  expect(gone).toEqual({ fresh: [], known: ["c", "a", "b"], more: false });
  expect(whatIsNew(gone, ["c", "b", "a"]).fresh).toEqual([]);
});

test("older ones that were always there, and what falls free among them, are told where all is remembered", () => {
  expect(whatIsNew({ known: ["c", "a"], more: false }, ["c", "b", "a"]).fresh).toEqual(["b"]);
  expect(whatIsNew({ known: [], more: false }, ["b", "a"]).fresh).toEqual(["b", "a"]);
});

test("of a search that finds more than is remembered, what moves up from behind is no news", () => {
  const before = whatIsNew({ known: [], more: false }, ids(300, 100));
  expect(before.known).toHaveLength(200);
  expect(before.more).toBe(true);
  // Two of the newest are gone: two that are older than all that is remembered move up.
  const found = ids(298, 98);
  expect(whatIsNew(before, found).fresh).toEqual([]);
  expect(whatIsNew(before, ["id302", "id301", ...found.slice(0, 199)]).fresh).toEqual(["id302", "id301"]);
  // All of them are new.
  expect(whatIsNew(before, ids(700, 500)).fresh).toHaveLength(201);
});

test("a look that finds nothing, or few, makes no news of what comes back", () => {
  const before = whatIsNew({ known: [], more: false }, ids(300, 100));
  for (const between of [[], ids(300, 296), ["id301", ...ids(300, 290)]]) {
    const after = whatIsNew(before, between);
    expect(after.more).toBe(true);
    expect(whatIsNew(after, ids(301, 101)).fresh).toEqual(between.includes("id301") ? [] : ["id301"]);
  }
});
