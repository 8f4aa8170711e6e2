import { expect, test } from "vitest";
import pins from "./data/pin-centres.json" with { type: "json" };
import { cellsWithin, centreOf, crowKm, type Point } from "./centres.ts";

const INDORE = { latitude: 22.72, longitude: 75.86 };

test("a PIN code lies where it lies, one that nobody knows in its district, and what is not said nowhere", async () => {
  const district = await centreOf({ pin: null, state: "Madhya Pradesh", district: "Indore" });
  expect(crowKm(district!, INDORE)).toBeLessThan(15);
  expect(crowKm((await centreOf({ pin: "452001", state: null, district: null }))!, INDORE)).toBeLessThan(5);
  expect(await centreOf({ pin: "999999", state: "Madhya Pradesh", district: "Indore" })).toEqual(district);
  expect(await centreOf({ pin: null, state: "Madhya Pradesh", district: null })).toBeNull();
});

test("every point of a circle lies in one of its cells, wherever in India and however wide", () => {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const cellOf = ({ latitude, longitude }: Point) => Math.floor(latitude * 4) * 2_000 + Math.floor(longitude * 4);
  for (let turn = 0; turn < 300; turn++) {
    const middle = { latitude: 7 + random() * 29, longitude: 69 + random() * 28 };
    const km = 5 + random() * 195;
    const cells = new Set(cellsWithin(middle, km));
    for (let at = 0; at < 100; at++) {
      const point = {
        latitude: middle.latitude + (random() - 0.5) * 4,
        longitude: middle.longitude + (random() - 0.5) * 4.6,
      };
      if (crowKm(middle, point) <= km)
        expect(cells.has(cellOf(point)), JSON.stringify({ middle, km, point })).toBe(true);
    }
  }
  expect(cellsWithin(INDORE, 25).length).toBeLessThanOrEqual(9);
  expect(cellsWithin(INDORE, 200).length).toBeLessThanOrEqual(256);
  expect(Object.keys(pins).length).toBeGreaterThan(400);
});
