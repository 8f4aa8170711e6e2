import { expect, test } from "vitest";
import { allInFirst } from "./all-in-first.ts";

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
