import { expect, test } from "vitest";
import { numberConditions } from "./listing-filter-sql.ts";
import { askedNumbers } from "./listing-filters.ts";

const category = {
  numbers: { guests: { attribute: "capacity", compare: "atLeast" }, price: { attribute: "price", compare: "atMost" } },
} as const;

test("only numbers that the category knows are asked for", () => {
  expect(askedNumbers(category, { guests: " 1,500 ", price: "99.5", rooms: "3" })).toEqual([
    { attribute: "capacity", compare: "atLeast", value: 1500 },
    { attribute: "price", compare: "atMost", value: 99.5 },
  ]);
  for (const guests of ["", "-1", "many", "1e9", "0x10", "Infinity", "1 2", undefined])
    expect(askedNumbers(category, { guests }), String(guests)).toEqual([]);
  expect(askedNumbers({ numbers: {} }, { guests: "3" })).toEqual([]);
});

test("values are parameters, names come from the configuration alone", () => {
  const values: unknown[] = [];
  const sql = numberConditions((value) => `$${values.push(value)}`, askedNumbers(category, { guests: "300" }));
  expect(sql).toContain("l.attributes->>'capacity'");
  expect([sql.endsWith(">= $1::numeric"), values]).toEqual([true, [300]]);
  expect(() => numberConditions(String, [{ attribute: "x' OR 1=1", compare: "atMost", value: 1 }])).toThrow();
});
