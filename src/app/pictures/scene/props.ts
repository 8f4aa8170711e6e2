/** What stands at feasts: canopies, stages, tables, chairs, lamps. Each stands with its foot on (x, y). */
import { around, at, disc, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import {
  beads,
  box,
  bunting,
  deeper,
  ellipse,
  opening,
  polygon,
  scallops,
  shape,
  stroke,
  strand,
  times,
} from "./shapes.ts";

export interface Cloths {
  first: string;
  second: string;
  pole: string;
}

/** The house's canopy: a striped roof on poles with a scalloped rim. `open` leaves its inside to be drawn. */
export function canopy(
  x: number,
  y: number,
  w: number,
  h: number,
  { first, second, pole }: Cloths,
  inside: string = INK.night,
): string {
  const [left, top, rim] = [x - w / 2, y - h, y - h * 0.62];
  const count = 8;
  const roof = times(count, (i) => {
    const step = w / count;
    const narrow = (w * 0.14) / count;
    return polygon(
      i % 2 ? first : second,
      [x - w * 0.07 + i * narrow, top],
      [x - w * 0.07 + (i + 1) * narrow, top],
      [left + (i + 1) * step, rim],
      [left + i * step, rim],
    );
  });
  return (
    (inside ? box(left + w * 0.06, rim, w * 0.88, y - rim, inside) : "") +
    [0.07, 0.89].map((part) => box(left + w * part, rim, w * 0.04, y - rim, pole)).join("") +
    roof +
    scallops(left, rim, w, count, [second, first], 0.9) +
    box(left - w * 0.01, rim - h * 0.02, w * 1.02, h * 0.03, pole) +
    disc(x, top - h * 0.03, h * 0.035, pole) +
    stroke(`M${n(x)} ${n(top)}v${n(-h * 0.14)}`, pole, h * 0.015) +
    polygon(first, [x, top - h * 0.15], [x + w * 0.1, top - h * 0.12], [x, top - h * 0.085])
  );
}
/** Four pillars, a flat or domed top, flowers; a fire altar within. */
export function mandap(
  x: number,
  y: number,
  w: number,
  h: number,
  { first, second, pole }: Cloths,
  top: "flat" | "dome" | "peak" | "arch" = "flat",
): string {
  const [left, rim] = [x - w / 2, y - h * 0.7];
  const head =
    top === "dome"
      ? shape(
          `M${n(left)} ${n(rim)}Q${n(left + w * 0.04)} ${n(y - h)} ${n(x)} ${n(y - h)}T${n(left + w)} ${n(rim)}Z`,
          first,
        ) + disc(x, y - h, h * 0.03, pole)
      : top === "peak"
        ? polygon(first, [left - w * 0.04, rim], [x, y - h], [left + w * 1.04, rim]) +
          polygon(second, [x - w * 0.2, rim], [x, y - h], [x + w * 0.2, rim])
        : top === "arch"
          ? shape(
              `M${n(left)} ${n(rim)}A${n(w / 2)} ${n(h * 0.3)} 0 0 1 ${n(left + w)} ${n(rim)}h${n(-w * 0.1)}A${n(w * 0.4)} ${n(h * 0.2)} 0 0 0 ${n(left + w * 0.1)} ${n(rim)}Z`,
              first,
            )
          : box(left - w * 0.04, rim - h * 0.12, w * 1.08, h * 0.14, first) +
            box(left - w * 0.04, rim - h * 0.12, w * 1.08, h * 0.035, pole);
  return (
    box(left - w * 0.06, y - h * 0.05, w * 1.12, h * 0.05, second) +
    box(left + w * 0.2, rim, w * 0.6, y - rim - h * 0.05, deeper(pole)) +
    shape(`M${n(left)} ${n(rim)}q${n(w * 0.22)} ${n(h * 0.08)} ${n(w * 0.16)} ${n(h * 0.5)}H${n(left)}Z`, first) +
    shape(
      `M${n(left + w)} ${n(rim)}q${n(-w * 0.22)} ${n(h * 0.08)} ${n(-w * 0.16)} ${n(h * 0.5)}h${n(w * 0.16)}Z`,
      first,
    ) +
    [0, 0.3, 0.64, 0.94].map((part) => box(left + w * part, rim, w * 0.06, y - rim - h * 0.05, pole)).join("") +
    head +
    beads(left, rim, x, rim, h * 0.05, h * 0.045, second === INK.marigold ? INK.sindoor : INK.marigold) +
    beads(x, rim, left + w, rim, h * 0.05, h * 0.045, second === INK.marigold ? INK.sindoor : INK.marigold) +
    times(5, (i) =>
      strand(left + w * (0.1 + i * 0.2), rim, h * (i % 2 ? 0.12 : 0.2), h * 0.04, INK.marigold, INK.sindoor, INK.leaf),
    ) +
    fire(x, y - h * 0.05, h * 0.2)
  );
}
/** The altar with its fire. */
export const fire = (x: number, y: number, s: number): string =>
  at(
    x,
    y - s * 0.4,
    petal(0, s * 0.75, s * 0.22, INK.sindoor) +
      petal(0, s * 0.5, s * 0.15, INK.marigold) +
      petal(0, s * 0.28, s * 0.08, INK.paper),
  ) +
  polygon(INK.maroon, [x - s * 0.5, y - s * 0.42], [x + s * 0.5, y - s * 0.42], [x + s * 0.36, y], [x - s * 0.36, y]) +
  box(x - s * 0.5, y - s * 0.42, s, s * 0.1, INK.marigold);

/** A stage with a backdrop. */
export function stage(
  x: number,
  y: number,
  w: number,
  h: number,
  { first, second, pole }: Cloths,
  style: "drapes" | "arches" | "disc" | "screen" | "flowers" = "drapes",
): string {
  const [left, deck] = [x - w / 2, y - h * 0.14];
  const [bx, bw, top] = [left + w * 0.08, w * 0.84, y - h];
  const panel = box(bx, top, bw, deck - top, first);
  const back = {
    drapes: () =>
      panel +
      times(7, (i) => box(bx + (bw / 7) * i, top, bw / 14, deck - top, deeper(first))) +
      scallops(bx, top, bw, 6, [second, pole], 0.9),
    arches: () =>
      times(
        3,
        (i) =>
          shape(
            opening(
              bx + bw * (0.18 + i * 0.32),
              deck,
              bw * (i === 1 ? 0.36 : 0.28),
              (deck - top) * (i === 1 ? 1 : 0.8),
              "cusped",
            ),
            i === 1 ? second : first,
          ) +
          shape(
            opening(
              bx + bw * (0.18 + i * 0.32),
              deck,
              bw * (i === 1 ? 0.27 : 0.2),
              (deck - top) * (i === 1 ? 0.88 : 0.68),
              "cusped",
            ),
            INK.night,
          ),
      ),
    disc: () =>
      disc(x, top + (deck - top) * 0.5, (deck - top) * 0.56, first) +
      at(
        x,
        top + (deck - top) * 0.5,
        around(16, disc(0, -(deck - top) * 0.5, (deck - top) * 0.075, second)) +
          disc(0, 0, (deck - top) * 0.36, second),
      ),
    screen: () =>
      box(bx, top, bw, (deck - top) * 0.86, pole) +
      box(bx + bw * 0.02, top + bw * 0.02, bw * 0.96, (deck - top) * 0.86 - bw * 0.04, first) +
      at(
        x,
        top + (deck - top) * 0.43,
        around(10, petal(bw * 0.03, bw * 0.15, bw * 0.04, second)) + disc(0, 0, bw * 0.05, pole),
      ),
    flowers: () =>
      panel +
      times(9, (i) =>
        strand(
          bx + bw * (0.06 + i * 0.11),
          top,
          (deck - top) * (0.3 + (i % 3) * 0.2),
          bw * 0.03,
          second,
          INK.marigold,
          INK.leaf,
        ),
      ),
  }[style]();
  return (
    back +
    box(left, deck, w, h * 0.14, pole) +
    box(left, deck, w, h * 0.03, second) +
    times(Math.round(w / (h * 0.2)), (i) => disc(left + h * 0.1 + i * h * 0.2, deck + h * 0.085, h * 0.02, second)) +
    polygon(
      deeper(pole),
      [x - w * 0.1, deck + h * 0.05],
      [x + w * 0.1, deck + h * 0.05],
      [x + w * 0.14, y],
      [x - w * 0.14, y],
    )
  );
}
/** The couple's seat. */
export const throne = (x: number, y: number, s: number, cloth: string, wood: string): string =>
  shape(
    `M${n(x - s * 0.7)} ${n(y - s * 0.3)}V${n(y - s * 0.8)}Q${n(x - s * 0.6)} ${n(y - s * 1.05)} ${n(x - s * 0.3)} ${n(y - s)}Q${n(x)} ${n(y - s * 1.35)} ${n(x + s * 0.3)} ${n(y - s)}Q${n(x + s * 0.6)} ${n(y - s * 1.05)} ${n(x + s * 0.7)} ${n(y - s * 0.8)}V${n(y - s * 0.3)}Z`,
    wood,
  ) +
  box(x - s * 0.58, y - s * 0.82, s * 1.16, s * 0.5, cloth, s * 0.14) +
  box(x - s * 0.7, y - s * 0.4, s * 1.4, s * 0.22, deeper(cloth), s * 0.08) +
  [-0.78, 0.62].map((side) => box(x + s * side, y - s * 0.58, s * 0.16, s * 0.42, wood, s * 0.06)).join("") +
  [-0.66, 0.56].map((side) => box(x + s * side, y - s * 0.18, s * 0.1, s * 0.18, wood)).join("");

/** A laid table with four chairs around it, its foot at (x, y); `s` is about half its width. */
export const roundTable = (x: number, y: number, s: number, cloth: string, chair: string): string =>
  [-0.92, 0.92].map((side) => box(x + s * side - s * 0.16, y - s * 0.95, s * 0.32, s * 0.7, chair, s * 0.12)).join("") +
  shape(
    `M${n(x - s * 0.75)} ${n(y - s * 0.6)}h${n(s * 1.5)}l${n(s * 0.1)} ${n(s * 0.6)}h${n(-s * 1.7)}Z`,
    deeper(cloth),
  ) +
  ellipse(x, y - s * 0.6, s * 0.78, s * 0.17, cloth) +
  disc(x, y - s * 0.78, s * 0.13, INK.sindoor) +
  disc(x - s * 0.12, y - s * 0.7, s * 0.1, INK.marigold) +
  disc(x + s * 0.12, y - s * 0.7, s * 0.1, INK.rani) +
  [-0.45, 0.42].map((side) => ellipse(x + s * side, y - s * 0.58, s * 0.14, s * 0.04, INK.paper)).join("") +
  [-0.5, 0.5]
    .map((side) => box(x + s * side - s * 0.17, y - s * 0.48, s * 0.34, s * 0.5, deeper(chair), s * 0.12))
    .join("");

/** In a cover with a bow, its foot at (x, y); `s` is its height. */
export const chair = (x: number, y: number, s: number, cloth: string, bow: string): string =>
  shape(
    `M${n(x - s * 0.24)} ${n(y)}L${n(x - s * 0.28)} ${n(y - s * 0.92)}Q${n(x)} ${n(y - s * 1.04)} ${n(x + s * 0.28)} ${n(y - s * 0.92)}L${n(x + s * 0.24)} ${n(y)}Z`,
    cloth,
  ) +
  box(x - s * 0.28, y - s * 0.62, s * 0.56, s * 0.12, bow) +
  polygon(bow, [x, y - s * 0.56], [x - s * 0.12, y - s * 0.3], [x + s * 0.12, y - s * 0.3]);

/** A lamp that hangs from the ceiling on a chain. */
export const chandelier = (x: number, y: number, s: number, metal: string, light: string): string =>
  stroke(`M${n(x)} ${n(y - s * 3)}V${n(y)}`, metal, s * 0.08) +
  times(2, (i) =>
    beads(
      x - s * (1 - i * 0.45),
      y - s * 0.1 + i * s * 0.45,
      x + s * (1 - i * 0.45),
      y - s * 0.1 + i * s * 0.45,
      s * 0.3,
      s * 0.14,
      light,
      1.5,
    ),
  ) +
  polygon(metal, [x - s, y], [x + s, y], [x + s * 0.86, y - s * 0.16], [x - s * 0.86, y - s * 0.16]) +
  times(5, (i) => at(x - s * 0.8 + i * s * 0.4, y - s * 0.16, petal(0, s * 0.42, s * 0.11, light))) +
  disc(x, y + s * 0.75, s * 0.14, light);

/** A clay lamp that burns; `s` is its size, its foot at (x, y). */
export const diya = (x: number, y: number, s: number): string =>
  at(x, y - s * 0.4, petal(0, s * 0.95, s * 0.26, INK.marigold) + petal(0, s * 0.55, s * 0.14, INK.paper)) +
  shape(
    `M${n(x - s * 0.6)} ${n(y - s * 0.42)}H${n(x + s * 0.6)}Q${n(x + s * 0.4)} ${n(y)} ${n(x)} ${n(y)}T${n(x - s * 0.6)} ${n(y - s * 0.42)}Z`,
    INK.sindoor,
  ) +
  box(x - s * 0.6, y - s * 0.46, s * 1.2, s * 0.09, INK.haldi);

/** A standing brass lamp. */
export const samai = (x: number, y: number, h: number): string =>
  box(x - h * 0.03, y - h * 0.8, h * 0.06, h * 0.8, INK.marigold) +
  polygon(INK.marigold, [x - h * 0.2, y], [x + h * 0.2, y], [x + h * 0.05, y - h * 0.1], [x - h * 0.05, y - h * 0.1]) +
  shape(
    `M${n(x - h * 0.2)} ${n(y - h * 0.8)}h${n(h * 0.4)}q${n(-h * 0.05)} ${n(h * 0.1)} ${n(-h * 0.2)} ${n(h * 0.1)}t${n(-h * 0.2)} ${n(-h * 0.1)}Z`,
    "#E2930A",
  ) +
  [-0.16, 0, 0.16].map((side) => at(x + h * side, y - h * 0.8, petal(0, h * 0.14, h * 0.04, INK.sindoor))).join("") +
  disc(x, y - h * 0.45, h * 0.06, "#E2930A");

/** A gate of honour over a path. */
export function gate(
  x: number,
  y: number,
  w: number,
  h: number,
  { first, second, pole }: Cloths,
  style: "onion" | "cusped" | "round" | "flat",
): string {
  const inner = opening(x, y, w * 0.62, h * 0.8, style);
  return (
    shape(opening(x, y, w, h, style), first) +
    shape(opening(x, y, w * 0.84, h * 0.92, style), second) +
    shape(inner, pole) +
    [-0.42, 0.42]
      .map((side) => strand(x + w * side, y - h * 0.62, h * 0.42, w * 0.06, INK.marigold, INK.sindoor, INK.leaf))
      .join("") +
    beads(x - w * 0.3, y - h * 0.5, x + w * 0.3, y - h * 0.5, h * 0.08, w * 0.06, INK.marigold, 1.1)
  );
}
/** Lamps on poles with strings between them. */
export function lampLine(x: number, x2: number, y: number, h: number, light: string, pole: string, count = 3): string {
  const step = (x2 - x) / count;
  return (
    times(count + 1, (i) => stroke(`M${n(x + i * step)} ${n(y)}v${n(-h)}`, pole, h * 0.02)) +
    times(count, (i) => beads(x + i * step, y - h, x + (i + 1) * step, y - h, h * 0.18, h * 0.045, light, 2.2))
  );
}
/** The house's five inks on a line that hangs by `sag`. */
export const flags = (x: number, x2: number, y: number, sag: number, size: number): string =>
  bunting(x, y, x2, y, sag, size, [INK.marigold, INK.rani, INK.paper, INK.leaf, INK.sindoor]);

/** A car with a garland on its bonnet. */
export const car = (x: number, y: number, s: number, ink: string): string =>
  shape(
    `M${n(x - s)} ${n(y - s * 0.16)}v${n(-s * 0.22)}q${n(s * 0.06)} ${n(-s * 0.14)} ${n(s * 0.36)} ${n(-s * 0.16)}q${n(s * 0.2)} ${n(-s * 0.3)} ${n(s * 0.6)} ${n(-s * 0.3)}q${n(s * 0.36)} 0 ${n(s * 0.52)} ${n(s * 0.3)}q${n(s * 0.46)} ${n(s * 0.04)} ${n(s * 0.52)} ${n(s * 0.2)}v${n(s * 0.18)}Z`,
    ink,
  ) +
  shape(
    `M${n(x - s * 0.5)} ${n(y - s * 0.52)}q${n(s * 0.16)} ${n(-s * 0.22)} ${n(s * 0.42)} ${n(-s * 0.22)}v${n(s * 0.22)}ZM${n(x)} ${n(y - s * 0.74)}q${n(s * 0.3)} 0 ${n(s * 0.42)} ${n(s * 0.22)}H${n(x)}Z`,
    INK.haldi,
  ) +
  [-0.55, 0.62]
    .map(
      (side) =>
        disc(x + s * side, y - s * 0.14, s * 0.18, INK.ink) + disc(x + s * side, y - s * 0.14, s * 0.08, INK.haldi),
    )
    .join("") +
  beads(x + s * 0.5, y - s * 0.5, x + s * 0.98, y - s * 0.36, s * 0.02, s * 0.1, INK.marigold, 1);
