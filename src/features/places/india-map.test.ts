import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { expect, test } from "vitest";
import { outlines } from "../../domain/places/state-outlines.ts";
import { rendered } from "../volunteers/parts/volunteer-test-kit.tsx";
import { LEAST_HIT, MAP_BOX, statesOnMap } from "./india-map.server.ts";
import { IndiaMap, VIEW_BOX } from "./parts/india-map.tsx";

const states = statesOnMap((state) => `/in/${state}`);
const html = rendered(createElement(IndiaMap, { states }));

test("the map weighs at most 8 kB in the page, with what is handed to the browser beside it", () => {
  const page = html + JSON.stringify(states);
  expect(brotliCompressSync(page).byteLength).toBeLessThanOrEqual(8_000);
});

test("every state is a link in a list, and large enough to be pressed on a phone", () => {
  expect(html.match(/<g role="listitem"><a /g)).toHaveLength(36);
  expect([MAP_BOX.x, MAP_BOX.y, MAP_BOX.width, MAP_BOX.height].join(" ")).toBe(VIEW_BOX);
  // 24 px, where the map is 328 px wide.
  expect((LEAST_HIT * 328) / MAP_BOX.width).toBeGreaterThanOrEqual(24);
  for (const { name, label, hit } of states) {
    const { box } = outlines().find(({ state }) => state === name)!;
    const pressed = label ?? hit ?? box;
    expect(Math.min(pressed.width, pressed.height), name).toBeGreaterThanOrEqual(LEAST_HIT);
  }
});

test("labels lie on the sheet and on no other label", () => {
  const labels = states.flatMap(({ label }) => label ?? []);
  expect(labels.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Goa", "Delhi", "Chandigarh", "Lakshadweep", "Andaman"]),
  );
  for (const one of labels) {
    expect(one.x, one.text).toBeGreaterThanOrEqual(MAP_BOX.x);
    expect(one.x + one.width, one.text).toBeLessThanOrEqual(MAP_BOX.x + MAP_BOX.width);
    for (const other of labels)
      if (other !== one)
        expect(
          one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
          `${one.text} and ${other.text}`,
        ).toBe(false);
  }
});

test("a state without a page is drawn and leads nowhere", () => {
  const some = rendered(
    createElement(IndiaMap, { states: statesOnMap((state) => (state === "Goa" ? "/in/goa" : "")) }),
  );
  expect(some.match(/<a /g)).toHaveLength(1);
  expect(some.match(/<path /g)!.length).toBeGreaterThanOrEqual(36);
});
