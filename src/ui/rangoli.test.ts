import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { halo } from "./rangoli-halo.ts";
import { cover, RANGOLI_KINDS } from "./rangoli.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

describe("cover", () => {
  test("the same id draws the same cover, and another id another one", () => {
    expect(cover("venue-1042")).toBe(cover("venue-1042"));
    expect(cover("venue-1042")).not.toBe(cover("venue-1043"));
  });

  test("drawings already seen by people stay as they are", () => {
    // A changed hash means that every listing without a photo changes its face: never by accident.
    const drawn = Object.fromEntries(RANGOLI_KINDS.map((kind) => [kind, hash(cover("asha", { kind }))]));
    expect(drawn).toMatchInlineSnapshot(`
      {
        "genda": "22d77a7f3f6d",
        "jaali": "3347255914e8",
        "kolam": "805f7eb780de",
        "mehrab": "b755c81f4d9a",
        "rangoli": "947f857ccba2",
        "scales": "de2d4a315c31",
      }
    `);
  });

  test.each(RANGOLI_KINDS)("%s is whole, without gaps in its numbers, at any measure", (kind) => {
    for (const [w, h] of [
      [480, 360],
      [300, 300],
      [1200, 400],
      [90, 160],
    ] as const) {
      for (let i = 0; i < 12; i++) {
        const svg = cover(`id-${i}`, { w, h, kind });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.startsWith("<svg ")).toBe(true);
        expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
      }
    }
  });

  test("nothing of the id reaches the markup", () => {
    expect(cover('"><script>alert(1)</script>')).not.toContain("script");
    expect(halo('"><script>alert(1)</script>')).not.toContain("script");
  });
});

test("a halo is the person's own, for ever, and light enough for a page of cards", () => {
  expect(halo("asha")).toBe(halo("asha"));
  expect(new Set(Array.from({ length: 40 }, (_, i) => halo(`person-${i}`))).size).toBeGreaterThan(20);
  for (let i = 0; i < 40; i++) expect(halo(`person-${i}`).length).toBeLessThan(2400);
  expect(halo("x")).not.toMatch(/NaN|undefined/);
});
