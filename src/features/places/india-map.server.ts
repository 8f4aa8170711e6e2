/** The map by which a state is chosen, and that of a state with a dot for each district. */
import { say, text } from "../../domain/words/say.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { districtCentre } from "../../domain/places/near-districts.ts";
import { districtsOf } from "../../domain/places/places.ts";
import { onSheet, outlines, type Box } from "../../domain/places/state-outlines.ts";
import type { PlaceCounts } from "./place-counts.server.ts";
import type { StateMapView, StateOnMap } from "./place-view.ts";

/**
 * What is too small to be pressed (24 px, where the map is 328 px wide) has a label beside it, in the room that the sheet
 * has there: where it stands, and what it says.
 */
const LABELS: Readonly<Record<string, readonly [x: number, y: number, text: string]>> = {
  "Andaman and Nicobar Islands": [640, 1020, text("Andaman")],
  Chandigarh: [-60, 176, text("Chandigarh")],
  "Dadra and Nagar Haveli and Daman and Diu": [-60, 660, text("Daman")],
  Delhi: [-60, 272, text("Delhi")],
  Goa: [50, 790, text("Goa")],
  Lakshadweep: [-60, 930, text("Lakshadweep")],
  Manipur: [936, 494, text("Manipur")],
  Meghalaya: [790, 170, text("Meghalaya")],
  Mizoram: [900, 592, text("Mizoram")],
  Nagaland: [914, 396, text("Nagaland")],
  Puducherry: [500, 890, text("Puducherry")],
  Sikkim: [560, 214, text("Sikkim")],
  Tripura: [690, 640, text("Tripura")],
};
/** In units of the sheet: how high a label is, how wide a letter, and what a finger needs. */
const HIGH = 88;
const LETTER = 22;
export const LEAST_HIT = 88;
/** What the map shows: the sheet with room for labels. */
export const MAP_BOX: Box = { x: -62, y: 0, width: 1_200, height: 1_122 };

/** Every state on the map; `to` as its page is reached, '' for those without. */
export function statesOnMap(pathOf: (state: string) => string): StateOnMap[] {
  return outlines().map(({ state, d, box }) => {
    const label = LABELS[state];
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    // A thin one is widened by a rectangle that nobody sees.
    const wide = label ? 0 : Math.max(0, LEAST_HIT - box.width);
    return {
      name: placeSaid(state),
      to: pathOf(state),
      d,
      ...(label
        ? {
            label: {
              x: label[0],
              y: label[1],
              width: 2 * LETTER + label[2].length * LETTER,
              height: HIGH,
              text: say(label[2]),
              at: [x, y],
            },
          }
        : {}),
      ...(wide > 0
        ? { hit: { x: box.x - Math.ceil(wide / 2), y: box.y, width: LEAST_HIT + 1, height: box.height } }
        : {}),
    } satisfies StateOnMap;
  });
}

const LARGEST_DOT = 0.05;
const SMALLEST_DOT = 0.012;

/** So many districts are named, unless one would stand upon another. */
const MOST_NAMES = 5;
/** Of a state's size. */
const NAME_HIGH = 0.05;
const NAME_WIDE = 0.3;

type Found = { district: string; n: number; at: readonly [x: number, y: number] };

function namesOf(
  found: readonly Found[],
  { state, size, middle }: { state: string; size: number; middle: number },
): StateMapView["names"] {
  const named: Found[] = [];
  for (const one of found.toSorted((a, b) => b.n - a.n)) {
    if (named.length === MOST_NAMES) break;
    const [x, y] = one.at;
    const covers = ({ at }: Found) =>
      Math.abs(at[1] - y) < 1.6 * NAME_HIGH * size && Math.abs(at[0] - x) < NAME_WIDE * size;
    if (!named.some(covers)) named.push(one);
  }
  const beside = size * (LARGEST_DOT + 0.01);
  return named.map(({ district, at: [x, y] }) => ({
    text: placeSaid(state, district),
    x: x > middle ? x - beside : x + beside,
    y: y + (size * NAME_HIGH) / 3,
    left: x > middle,
  }));
}

/**
 * A state with a dot where each of its districts lies, as large as much is listed there; null where its outline is not
 * drawn.
 */
export function stateMap(state: string, counts: PlaceCounts): StateMapView | null {
  const own = outlines().find((outline) => outline.state === state);
  if (!own) return null;
  const found = districtsOf(state).flatMap((district) => {
    const centre = districtCentre({ state, district });
    const n = counts.total({ state, district });
    return centre && n > 0 ? [{ district, n, at: onSheet(centre.longitude, centre.latitude) }] : [];
  });
  const most = Math.max(1, ...found.map(({ n }) => n));
  const size = Math.max(own.box.width, own.box.height, 1);
  const edge = Math.ceil(size * LARGEST_DOT) + 1;
  // Some lie away from the outline, which leaves out the smallest islands and enclaves.
  const xs = [own.box.x, own.box.x + own.box.width, ...found.map(({ at: [x] }) => x)];
  const ys = [own.box.y, own.box.y + own.box.height, ...found.map(({ at: [, y] }) => y)];
  const [x, y] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return {
    d: own.d,
    box: { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y },
    said: say("{state}, with a dot for each of {n} districts where something is listed.", {
      state: placeSaid(state),
      n: found.length,
    }),
    line: size / 300,
    high: Number((size * NAME_HIGH).toFixed(1)),
    names: namesOf(found, { state, size, middle: own.box.x + own.box.width / 2 }),
    dots: found.map(({ district, n, at }) => ({
      name: `${placeSaid(state, district)}: ${n.toLocaleString("en-IN")}`,
      x: at[0],
      y: at[1],
      r: Number((size * Math.max(SMALLEST_DOT, LARGEST_DOT * Math.sqrt(n / most))).toFixed(1)),
    })),
  };
}
