/**
 * The outlines of the states and union territories on a flat sheet, for the server: 65 KB. They come from one file and
 * from nowhere else, for Indian law punishes maps that differ from the Survey of India's (data/SOURCES.md).
 */
import outline from "./data/india-states-outline.json" with { type: "json" };
import { lgdStateCode } from "./lgd-codes.ts";
import { states } from "./places-data.ts";

/** Units of the sheet a degree: of longitude, as long as they are in the middle of the country, and of latitude. */
const EAST = 34;
const SOUTH = 36.7;
const WEST_EDGE = 68;
const NORTH_EDGE = 37.2;

/** A point of the sheet: x to the east, y to the south. */
export const onSheet = (longitude: number, latitude: number): [x: number, y: number] => [
  Math.round((longitude - WEST_EDGE) * EAST),
  Math.round((NORTH_EDGE - latitude) * SOUTH),
];

export type Box = { x: number; y: number; width: number; height: number };
/** `d` is the path of an SVG. */
export type Outline = { state: string; d: string; box: Box };

/** Daman and Diu (25) and Dadra and Nagar Haveli (26) are one since 2020, which has the code of neither. */
const MERGED: Readonly<Record<number, string>> = {
  25: "Dadra and Nagar Haveli and Daman and Diu",
  26: "Dadra and Nagar Haveli and Daman and Diu",
};
const byCode = new Map(states().map((state) => [lgdStateCode(state), state]));
const nameOf = (code: number): string | undefined => MERGED[code] ?? byCode.get(code);

type Ring = readonly (readonly number[])[];
type Feature = {
  properties: { State_LGD: number };
  geometry: { type: string; coordinates: readonly Ring[] | readonly (readonly Ring[])[] };
};

function ringsOf({ type, coordinates }: Feature["geometry"]): readonly Ring[] {
  return type === "Polygon" ? (coordinates as readonly Ring[]) : (coordinates as readonly (readonly Ring[])[]).flat();
}

/** Each corner by its distance from the one before, which takes the fewest letters. */
function pathOf(points: readonly (readonly [number, number])[]): string {
  let [x, y] = points[0]!;
  const steps = points.slice(1).flatMap(([toX, toY]) => {
    const step = toX === x && toY === y ? [] : [`${toX - x} ${toY - y}`];
    [x, y] = [toX, toY];
    return step;
  });
  return `M${points[0]!.join(" ")}l${steps.join(" ")}z`.replaceAll(" -", "-");
}

function boxOf(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function drawn(): Outline[] {
  const rings = new Map<string, (readonly [number, number])[][]>();
  for (const { properties, geometry } of outline.features as unknown as readonly Feature[]) {
    const state = nameOf(properties.State_LGD);
    if (!state) throw new Error(`No state has the code ${properties.State_LGD}.`);
    const own = ringsOf(geometry).map((ring) =>
      ring.map(([longitude = 0, latitude = 0]) => onSheet(longitude, latitude)),
    );
    rings.set(state, [...(rings.get(state) ?? []), ...own]);
  }
  return states().map((state) => {
    const own = rings.get(state);
    if (!own) throw new Error(`${state} has no outline.`);
    return { state, d: own.map(pathOf).join(""), box: boxOf(own.flat()) };
  });
}

let made: readonly Outline[] | undefined;
/** Of every state and union territory, in alphabetical order; drawn when a map is first asked for. */
export const outlines = (): readonly Outline[] => (made ??= drawn());
