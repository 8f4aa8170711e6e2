/** Grounds that more than one trade stands on. */
import { between, chance, pick } from "./chance.ts";
import { disc } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";

import type { Frame } from "./frame.ts";
import { earth } from "./horizon.ts";
import { box, deeper, ellipse, mix, polygon, shape, stroke, times } from "./shapes.ts";
import { overhead, sky } from "./sky.ts";

/** Out in the land of the town. */
export const outdoors = (frame: Frame, garlands = 0.3): string => sky(frame) + earth(frame) + overhead(frame, garlands);

/** A board or table top that fills the picture, seen from above, with its cloth or grain. */
export function tabletop({ random, w, h, u }: Frame): { ink: string; drawing: string } {
  const ink = pick(random, [
    INK.haldi,
    INK.gulabi,
    INK.pista,
    INK.marigold,
    INK.rani,
    INK.leaf,
    INK.sindoor,
    INK.maroon,
    INK.paper,
    INK.night,
  ]);
  const soft = deeper(ink);
  const cloth = pick(random, [
    () => times(Math.ceil(w / (u * 14)), (i) => box(i * u * 14, 0, u * 1.2, h, soft)),
    () => times(8, (i) => stroke(`M0 ${n((h / 8) * (i + 0.5))}H${n(w)}`, soft, u * 0.8)),
    () => polygon(soft, [0, 0], [w * between(random, 0.3, 0.7), 0], [w * between(random, 0.2, 0.6), h], [0, h]),
    () =>
      shape(
        `M0 ${n(h)}V${n(h * between(random, 0.5, 0.8))}Q${n(w * 0.5)} ${n(h * between(random, 0.3, 0.9))} ${n(w)} ${n(h * between(random, 0.4, 0.8))}V${n(h)}Z`,
        soft,
      ),
    () => disc(w * between(random, 0.2, 0.8), h * between(random, 0.2, 0.8), u * between(random, 35, 60), soft),
    () => box(0, 0, w, u * 9, soft) + box(0, h - u * 9, w, u * 9, soft),
    () =>
      times(5, (row) => times(8, (col) => disc((w / 7.5) * (col + (row % 2) * 0.5), (h / 4.5) * row, u * 1.2, soft))),
  ] as const)();
  return { ink, drawing: box(0, 0, w, h, ink) + cloth };
}

/** Beams of stage lamps from above. */
export function beams({ random, w, h, u }: Frame, inks: readonly string[], count = 4): string {
  return times(count, (i) => {
    const x = (w / count) * (i + 0.5);
    const to = x + (random() - 0.5) * w * 0.5;
    const ink = inks[i % inks.length] ?? INK.haldi;
    return `<path d="M${n(x)} ${n(u * 6)}L${n(to - u * 14)} ${n(h)}H${n(to + u * 14)}Z" fill="${ink}" opacity=".28"/>`;
  });
}
/** A lattice girder from side to side with lamps under it. */
export function truss(x: number, x2: number, y: number, s: number, ink: string, lamp: string, lamps: number): string {
  const count = Math.round((x2 - x) / (s * 1.6));
  const step = (x2 - x) / count;
  return (
    box(x, y, x2 - x, s * 0.26, ink) +
    box(x, y + s, x2 - x, s * 0.26, ink) +
    stroke(
      times(
        count,
        (i) =>
          `M${n(x + step * i)} ${n(y + s * 1.1)}L${n(x + step * (i + 0.5))} ${n(y + s * 0.1)}L${n(x + step * (i + 1))} ${n(y + s * 1.1)}`,
      ),
      ink,
      s * 0.16,
    ) +
    times(lamps, (i) => {
      const cx = x + ((x2 - x) / lamps) * (i + 0.5);
      return (
        box(cx - s * 0.1, y + s, s * 0.2, s * 0.6, ink) +
        polygon(
          ink,
          [cx - s * 0.35, y + s * 1.5],
          [cx + s * 0.35, y + s * 1.5],
          [cx + s * 0.6, y + s * 2.4],
          [cx - s * 0.6, y + s * 2.4],
        ) +
        ellipse(cx, y + s * 2.4, s * 0.6, s * 0.18, lamp)
      );
    })
  );
}
/** A bunch of them around (x, y), their strings held together `spread` below it. */
export const balloons = (
  { random, u }: Pick<Frame, "random" | "u">,
  x: number,
  y: number,
  spread: number,
  count: number,
): string =>
  times(count, () => {
    const [bx, by, r] = [x + (random() - 0.5) * spread, y + (random() - 0.5) * spread * 0.8, u * between(random, 4, 7)];
    const ink = pick(random, [INK.rani, INK.sindoor, INK.marigold, INK.gulabi, INK.pista, INK.haldi, INK.leaf]);
    return (
      stroke(
        `M${n(bx)} ${n(by)}Q${n(bx)} ${n((by + y + spread) / 2)} ${n(x)} ${n(y + spread)}`,
        mix(ink, INK.maroon, 0.4),
        u * 0.3,
      ) +
      ellipse(bx, by, r, r * 1.2, ink) +
      ellipse(bx - r * 0.35, by - r * 0.4, r * 0.16, r * 0.26, mix(ink, INK.paper, 0.6))
    );
  });
/** An arch of balloons over a place. */
export const balloonArch = (
  { random, u }: Pick<Frame, "random" | "u">,
  x: number,
  y: number,
  w: number,
  h: number,
  inks: readonly string[],
): string =>
  times(30, (i) => {
    const t = (Math.PI * i) / 29;
    const r = u * between(random, 3.2, 6);
    return disc(
      x - Math.cos(t) * w * 0.5 + (random() - 0.5) * u * 4,
      y - Math.sin(t) * h + (random() - 0.5) * u * 4,
      r,
      inks[Math.floor(random() * inks.length)] ?? INK.rani,
    );
  });
/** Confetti all over the picture. */
export const speckle = ({ random, w, h, u }: Frame, inks: readonly string[], count: number): string =>
  times(count, () =>
    chance(random, 0.5)
      ? disc(random() * w, random() * h, u * 0.8, inks[Math.floor(random() * inks.length)] ?? INK.haldi)
      : `<rect x="${n(random() * w)}" y="${n(random() * h)}" width="${n(u * 2.2)}" height="${n(u)}" fill="${inks[Math.floor(random() * inks.length)] ?? INK.haldi}" transform="rotate(${n(random() * 60 - 30)} ${n(w / 2)} ${n(h / 2)})"/>`,
  );
