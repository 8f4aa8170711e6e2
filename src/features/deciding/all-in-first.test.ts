import { expect, test } from "vitest";
import { allInFirst } from "./all-in-first.ts";
import { withFood } from "./comparison-model.ts";

test("the sum stands before what it is for, and the other lines follow", () => {
  const rows: [string, string][] = [
    ["All in", "₹2,55,000 all in · 300 guests · about 45 km by road"],
    ["Price", "₹850 a plate"],
  ];
  expect(allInFirst({ rows })).toEqual({
    label: "All in",
    sum: "₹2,55,000 all in",
    what: "300 guests · about 45 km by road",
    rows: rows.slice(1),
  });
  expect(allInFirst({ rows: [["All in", "On request"]] })).toMatchObject({ sum: "On request", what: "", rows: [] });
});

test("a hall alone beside one with a meal says that the food is not in its sum", () => {
  const line = (unit: string) => ({ label: unit, quantity: 1, unit, eachPaise: 1, amountPaise: 1 });
  const one = (unit: string, totalPaise: number | null = 100) => ({
    totalPaise,
    lines: totalPaise === null ? [] : [line(unit)],
    rows: [
      ["Total", "₹1"],
      ["Price", "₹1"],
    ] as [string, string][],
  });
  expect(withFood([one("plate"), one("day"), one("day", null)]).map(({ rows }) => rows[1])).toEqual([
    ["Food", "In the total"],
    ["Food", "Not in the total"],
    ["Price", "₹1"],
  ]);
  for (const those of [[one("plate"), one("plate")], [one("day"), one("day", null)], []])
    expect(withFood(those)).toEqual(those);
});
