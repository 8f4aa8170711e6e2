/** Trees and what grows in pots. */
import { at, disc, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import type { Random } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { box, ellipse, mix, polygon, shape, stroke, times, turned } from "./shapes.ts";

/** Its foot at (x, y), `h` high. */
export const pine = (x: number, y: number, h: number, ink: string): string =>
  box(x - h * 0.04, y - h * 0.2, h * 0.08, h * 0.2, INK.maroon) +
  times(3, (i) =>
    polygon(
      ink,
      [x - h * (0.3 - i * 0.07), y - h * (0.12 + i * 0.24)],
      [x, y - h * (0.55 + i * 0.22)],
      [x + h * (0.3 - i * 0.07), y - h * (0.12 + i * 0.24)],
    ),
  );

/** A round tree, its lower leaves in the shade. */
export const tree = (x: number, y: number, h: number, ink: string, shade: string): string =>
  box(x - h * 0.04, y - h * 0.4, h * 0.08, h * 0.42, mix(shade, INK.maroon, 0.6)) +
  disc(x - h * 0.2, y - h * 0.5, h * 0.24, shade) +
  disc(x + h * 0.2, y - h * 0.48, h * 0.22, shade) +
  disc(x, y - h * 0.68, h * 0.32, ink) +
  disc(x - h * 0.16, y - h * 0.58, h * 0.2, ink);

/** A palm that leans to one side by chance. */
export function palm(x: number, y: number, h: number, ink: string, random: Random): string {
  const lean = (random() - 0.5) * h * 0.35;
  const [tx, ty] = [x + lean, y - h * 0.86];
  const leaf = (turn: number) =>
    at(
      tx,
      ty,
      turned(
        turn,
        `<path d="M0 0Q${n(h * 0.2)} ${n(-h * 0.2)} ${n(h * 0.42)} ${n(h * 0.06)}Q${n(h * 0.18)} ${n(-h * 0.05)} 0 0Z" fill="${ink}"/>`,
      ),
    );
  return (
    stroke(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - h * 0.5)} ${n(tx)} ${n(ty)}`, mix(ink, INK.maroon, 0.6), h * 0.045) +
    [-205, -170, -130, -85, -45, -5, 30].map(leaf).join("") +
    disc(tx - h * 0.03, ty + h * 0.04, h * 0.035, INK.maroon) +
    disc(tx + h * 0.035, ty + h * 0.04, h * 0.035, INK.maroon)
  );
}
/** A tall dark tree of gardens. */
export const cypress = (x: number, y: number, h: number, ink: string): string =>
  box(x - h * 0.02, y - h * 0.1, h * 0.04, h * 0.1, INK.maroon) +
  at(x, y - h * 0.06, petal(0, h * 0.94, h * 0.19, ink));

/** A banana plant, as it stands beside doors on good days. */
export const plantain = (x: number, y: number, h: number, ink: string): string =>
  stroke(`M${n(x)} ${n(y)}V${n(y - h * 0.6)}`, mix(ink, INK.pista, 0.4), h * 0.06) +
  [-52, -24, 0, 28, 56].map((turn) => at(x, y - h * 0.5, turned(turn, petal(0, h * 0.55, h * 0.1, ink)))).join("");

export const pot = (x: number, y: number, h: number, ink: string, leaf: string): string =>
  [-40, -14, 14, 40].map((turn) => at(x, y - h * 0.4, turned(turn, petal(0, h * 0.62, h * 0.13, leaf)))).join("") +
  shape(`M${n(x - h * 0.26)} ${n(y - h * 0.44)}h${n(h * 0.52)}l${n(-h * 0.1)} ${n(h * 0.44)}h${n(-h * 0.32)}Z`, ink);

/** Its middle at (x, y), `w` wide; with `flower` in bloom in that ink. */
export const bush = (x: number, y: number, w: number, ink: string, flower?: string): string =>
  ellipse(x, y, w * 0.5, w * 0.3, ink) +
  disc(x - w * 0.25, y - w * 0.08, w * 0.22, ink) +
  disc(x + w * 0.22, y - w * 0.1, w * 0.24, ink) +
  (flower ? times(7, (i) => disc(x + w * (i / 8 - 0.4), y - w * (i % 2 ? 0.2 : 0.05), w * 0.045, flower)) : "");
