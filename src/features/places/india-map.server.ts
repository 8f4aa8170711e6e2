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

/** So many districts are named: those with the most. */
const MOST_NAMES = 5;
/** Of a state's size; a letter is about half as wide as a name is high. */
const NAME_HIGH = 0.046;
const LETTER_WIDE = 0.56;

type Found = { district: string; n: number; at: readonly [x: number, y: number] };
type Name = StateMapView["names"][number];

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const radius = (n: number, most: number, size: number): number =>
  size * Math.max(SMALLEST_DOT, LARGEST_DOT * Math.sqrt(n / most));

/** Each name beside, above or below its dot: where it covers least of the other names and of their dots, and stays on the sheet. */
function namesOf(
  state: string,
  found: readonly Found[],
  { size, most, sheet }: { size: number; most: number; sheet: Box },
): Name[] {
  const high = size * NAME_HIGH;
  const named = found.toSorted((a, b) => b.n - a.n).slice(0, MOST_NAMES);
  const dots = named.map(({ n, at: [x, y] }): Box => {
    const r = radius(n, most, size);
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  });
  const taken: Box[] = [];
  return named.map(({ district, n, at: [x, y] }, own): Name => {
    const text = placeSaid(state, district);
    const width = text.length * high * LETTER_WIDE;
    const away = radius(n, most, size) + size * 0.01;
    const ways: (Omit<Name, "text"> & { box: Box })[] = (
      [
        ["start", x + away, y + high / 3],
        ["end", x - away, y + high / 3],
        ["middle", x, y - away],
        ["middle", x, y + away + 0.75 * high],
      ] as const
    ).map(([anchor, atX, atY]) => ({
      anchor,
      x: atX,
      y: atY,
      box: {
        x: anchor === "start" ? atX : anchor === "end" ? atX - width : atX - width / 2,
        y: atY - 0.8 * high,
        width,
        height: 1.05 * high,
      },
    }));
    const covered = ({ box }: { box: Box }) =>
      box.width * box.height -
      shared(box, sheet) +
      taken.reduce((sum, one) => sum + 2 * shared(box, one), 0) +
      dots.reduce((sum, one, at) => sum + (at === own ? 0 : shared(box, one)), 0);
    const { box, ...best } = ways.reduce((one, other) => (covered(other) < covered(one) ? other : one));
    taken.push(box);
    return { text, ...best };
  });
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
  const sheet = { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
  return {
    d: own.d,
    box: sheet,
    said: say("{state}, with a dot for each of {n} districts where something is listed.", {
      state: placeSaid(state),
      n: found.length,
    }),
    line: size / 300,
    high: Number((size * NAME_HIGH).toFixed(1)),
    names: namesOf(state, found, { size, most, sheet }),
    dots: found.map(({ district, n, at }) => ({
      name: `${placeSaid(state, district)}: ${n.toLocaleString("en-IN")}`,
      x: at[0],
      y: at[1],
      r: Number(radius(n, most, size).toFixed(1)),
    })),
  };
}
