import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import centres from "./data/district-centres.json" with { type: "json" };
import { states } from "./places-data.ts";
import { onSheet, outlines } from "./state-outlines.ts";

test("the outline is the file that a person has compared with the Survey of India's", () => {
  const file = readFileSync(new URL("data/india-states-outline.json", import.meta.url));
  expect(createHash("sha256").update(file).digest("hex")).toBe(
    "59a9284fcf23f44a6e3f97b50fbc8d964ce7e4f4facc7c531a62d6dcc6b6866f",
  );
});

test("every state and union territory has its outline, and the country reaches where it reaches", () => {
  expect(outlines().map(({ state }) => state)).toEqual(states());
  const edge = (of: (box: ReturnType<typeof outlines>[number]["box"]) => number, pick: (...all: number[]) => number) =>
    pick(...outlines().map(({ box }) => of(box)));
  // 68.1 to 97.4 degrees east, 37.08 to 6.77 degrees north.
  expect([edge(({ x }) => x, Math.min), edge(({ y }) => y, Math.min)]).toEqual(onSheet(68.12, 37.07));
  expect([edge(({ x, width }) => x + width, Math.max), edge(({ y, height }) => y + height, Math.max)]).toEqual(
    onSheet(97.39, 6.77),
  );
  const ladakh = outlines().find(({ state }) => state === "Ladakh")!.box;
  expect([ladakh.x, ladakh.y]).toEqual(onSheet(72.53, 37.07));
  expect([ladakh.x + ladakh.width, ladakh.y + ladakh.height]).toEqual(onSheet(80.33, 32.37));
});

test("the centres of districts lie in, or close to, the box of their state", () => {
  const away: string[] = [];
  for (const { state, box } of outlines())
    for (const [district, [latitude = 0, longitude = 0]] of Object.entries(
      (centres as Record<string, Record<string, number[]>>)[state] ?? {},
    )) {
      const [x, y] = onSheet(longitude, latitude);
      const out = Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height);
      if (out > 12) away.push(district);
    }
  // Islands and enclaves that the simplified outline leaves out.
  expect(away).toEqual(["Diu", "Lakshadweep", "Mahe", "Yanam"]);
});
