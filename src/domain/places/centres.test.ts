import { expect, test } from "vitest";
import several from "./data/pin-districts.json" with { type: "json" };
import pins from "./data/pin-centres.json" with { type: "json" };
import {
  cellsWithin,
  centreOf,
  centreOfDistrict,
  centreOfPin,
  crowKm,
  districtsOfPin,
  isOverSea,
  type Point,
} from "./centres.ts";

const INDORE = { latitude: 22.72, longitude: 75.86 };

test("a PIN code lies where it lies, one that nobody knows in its district, and what is not said nowhere", async () => {
  const district = await centreOf({ pin: null, state: "Madhya Pradesh", district: "Indore" });
  expect(crowKm(district!, INDORE)).toBeLessThan(15);
  expect(crowKm((await centreOf({ pin: "452001", state: null, district: null }))!, INDORE)).toBeLessThan(5);
  expect(await centreOf({ pin: "999999", state: "Madhya Pradesh", district: "Indore" })).toEqual(district);
  // A PIN code of Delhi with Indore is a slip: it would move somebody by 650 km.
  expect(await centreOf({ pin: "110001", state: "Madhya Pradesh", district: "Indore" })).toEqual(district);
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

/** Where the places lie that people mean by these codes, read off by hand: metros, hills, coasts and islands. */
const BY_HAND: readonly (readonly [pin: string, latitude: number, longitude: number])[] = [
  ["110001", 28.632, 77.22],
  ["122001", 28.459, 77.028],
  ["143001", 31.634, 74.873],
  ["160017", 30.741, 76.782],
  ["171001", 31.104, 77.172],
  ["194101", 34.164, 77.585],
  ["201301", 28.58, 77.32],
  ["208001", 26.468, 80.351],
  ["221001", 25.32, 83],
  ["226001", 26.848, 80.942],
  ["248001", 30.322, 78.036],
  ["302001", 26.917, 75.808],
  ["380001", 23.025, 72.583],
  ["395003", 21.195, 72.831],
  ["400001", 18.938, 72.835],
  ["403001", 15.498, 73.828],
  ["411001", 18.518, 73.878],
  ["440001", 21.152, 79.078],
  ["452001", 22.717, 75.858],
  ["462001", 23.259, 77.407],
  ["500001", 17.389, 78.474],
  ["560001", 12.98, 77.597],
  ["600001", 13.091, 80.286],
  ["682001", 9.965, 76.243],
  ["695001", 8.49, 76.949],
  ["700001", 22.571, 88.349],
  ["737101", 27.333, 88.613],
  ["744101", 11.668, 92.737],
  ["781001", 26.184, 91.745],
  ["800001", 25.612, 85.137],
];

test("of thirty PIN codes looked up by hand twenty-eight lie within three kilometres", async () => {
  const far: string[] = [];
  for (const [pin, latitude, longitude] of BY_HAND)
    if (crowKm((await centreOfPin(pin))!, { latitude, longitude }) > 3) far.push(pin);
  expect(BY_HAND).toHaveLength(30);
  expect(far.length, far.join(", ")).toBeLessThanOrEqual(2);
});

test("a PIN code in several districts names them, each of them not far, and others name none", async () => {
  expect(await districtsOfPin("123021")).toEqual([
    { state: "Haryana", district: "Mahendragarh" },
    { state: "Haryana", district: "Rewari" },
  ]);
  expect(await districtsOfPin("452001")).toEqual([]);
  expect(await districtsOfPin("toString")).toEqual([]);
  for (const pin of Object.keys(several)) {
    const districts = await districtsOfPin(pin);
    expect(districts.length, pin).toBeGreaterThan(1);
    expect(new Set(districts.map(({ state, district }) => `${state}/${district}`)).size, pin).toBe(districts.length);
    const point = (await centreOfPin(pin))!;
    for (const { state, district } of districts) {
      const centre = await centreOfDistrict(state, district);
      if (centre) expect(crowKm(centre, point), `${pin} ${district}`).toBeLessThan(120);
    }
  }
});

test.each([
  ["744101", "110001", true, "Port Blair and Delhi"],
  ["682555", "682001", true, "Kavaratti and Kochi"],
  ["744101", "682555", true, "two groups of islands"],
  ["744101", "744301", false, "islands of one group"],
  ["682001", "695001", false, "Kerala"],
  ["575001", "671121", false, "the coast opposite Lakshadweep"],
  ["793001", "796001", false, "the hills beyond Bangladesh"],
])("between %s and %s no road leads: %s (%s)", async (one, other, overSea) => {
  expect(isOverSea((await centreOfPin(one))!, (await centreOfPin(other))!)).toBe(overSea);
});
