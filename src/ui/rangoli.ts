import { PALETTE } from "../domain/palette.ts";
import { KINDS } from "./rangoli-kinds.ts";
import type { Inks } from "../domain/drawing.ts";
import { pick, seeded } from "../domain/seeded.ts";

export type RangoliKind = keyof typeof KINDS;
export const RANGOLI_KINDS = [
  "rangoli",
  "kolam",
  "jaali",
  "scales",
  "genda",
  "mehrab",
] as const satisfies readonly RangoliKind[];

const {
  paper: PAPER,
  haldi: HALDI,
  gulabi: GULABI,
  marigold: MARIGOLD,
  sindoor: SINDOOR,
  rani: RANI,
  maroon: MAROON,
  leaf: LEAF,
  pista: PISTA,
} = PALETTE;

const WAYS: readonly [Inks, ...Inks[]] = [
  [MAROON, MARIGOLD, SINDOOR, GULABI, PAPER],
  [MARIGOLD, MAROON, SINDOOR, PAPER, RANI],
  [RANI, MARIGOLD, PAPER, MAROON, GULABI],
  [LEAF, MARIGOLD, PISTA, PAPER, SINDOOR],
  [HALDI, SINDOOR, MAROON, MARIGOLD, LEAF],
  [SINDOOR, MARIGOLD, PAPER, MAROON, GULABI],
  [GULABI, RANI, MAROON, MARIGOLD, PAPER],
  [PISTA, LEAF, MAROON, MARIGOLD, PAPER],
];

export interface CoverOptions {
  /** Pixels of the view box; 480 by 360 by default. */
  w?: number | undefined;
  h?: number | undefined;
  kind?: RangoliKind | undefined;
  /** Colourway, 0 to 7. */
  way?: number | undefined;
}

/** The cover of a listing without a photo, as SVG markup: the same id draws the same cover, for ever. Pure. */
export function cover(id: string, { w = 480, h = 360, kind, way }: CoverOptions = {}): string {
  const random = seeded(id);
  const drawn = kind ?? pick<RangoliKind>(random, RANGOLI_KINDS);
  const inks = WAYS[way ?? Math.floor(random() * WAYS.length)] ?? WAYS[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><rect width="${w}" height="${h}" fill="${inks[0]}"/>${KINDS[drawn](random, w, h, inks)}</svg>`;
}
