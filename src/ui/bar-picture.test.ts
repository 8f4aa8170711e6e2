import { expect, test } from "vitest";
import { barPicture, byWeek } from "./bar-picture.ts";

test("days are added up by the week that ends today, and none is counted that is older or not yet there", () => {
  const days = [
    { day: "2026-11-22", n: 2 },
    { day: "2026-11-16", n: 1 },
    { day: "2026-11-15", n: 4 },
    { day: "2026-11-01", n: 9 },
    { day: "2026-11-23", n: 9 },
  ];
  expect(byWeek(days, "2026-11-22", 3)).toEqual([
    ["Week to 8 November 2026", 0],
    ["Week to 15 November 2026", 4],
    ["Week to 22 November 2026", 3],
  ]);
});

test("the highest bar is as high as the picture; where nothing was counted, none has a height", () => {
  const { bars, total } = barPicture("Views", "views", [
    ["a", 2],
    ["b", 8],
  ]);
  expect(total).toBe(10);
  expect(bars).toEqual([
    { label: "a", value: 2, x: 6.25, width: 37.5, height: 25 },
    { label: "b", value: 8, x: 56.25, width: 37.5, height: 100 },
  ]);
  expect(barPicture("Views", "views", [["a", 0]]).bars[0]!.height).toBe(0);
});
