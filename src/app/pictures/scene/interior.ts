/** Rooms: a back wall, a floor, what hangs and what stands in them. */
import { between, pick } from "./chance.ts";
import { at, disc, figure } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";

import type { Frame } from "./frame.ts";
import { COATS } from "./light.ts";
import type { Coat } from "./light.ts";
import { beads, box, deeper, mix, opening, polygon, scallops, shape, times } from "./shapes.ts";
import { chandelier } from "./props.ts";

export interface Room {
  coat: Coat;
  floorAt: number;
  drawing: string;
}

/** A hall seen from its end; what stands in it comes on `floorAt` and below. */
export function hall({ random, w, h, u }: Frame, look: "grand" | "plain" | "modern" = "grand"): Room {
  const coat = pick(random, COATS);
  const floorAt = h * pick(random, [0.62, 0.68, 0.74]);
  const floor = pick(
    random,
    [INK.maroon, INK.sindoor, INK.haldi, INK.leaf, INK.night, INK.gulabi, INK.marigold].filter(
      (ink) => ink !== coat.wall,
    ) as [string, ...string[]],
  );
  const { wall } = coat;
  const panels = pick(random, [3, 5, 7]);
  const style = look === "modern" ? "flat" : pick(random, ["cusped", "round", "pointed"] as const);
  const step = w / panels;
  const niches = times(
    panels,
    (i) =>
      shape(opening(step * (i + 0.5), floorAt, step * 0.72, floorAt * 0.72, style), mix(wall, coat.trim, 0.5)) +
      shape(opening(step * (i + 0.5), floorAt, step * 0.56, floorAt * 0.63, style), deeper(wall)),
  );
  const boards =
    random() < 0.5
      ? times(9, (i) =>
          polygon(
            i % 2 ? floor : deeper(floor),
            [w / 2 + (i - 4.5) * u * 18, floorAt],
            [w / 2 + (i - 3.5) * u * 18, floorAt],
            [w / 2 + (i - 3.5) * u * 44, h],
            [w / 2 + (i - 4.5) * u * 44, h],
          ),
        )
      : times(4, (i) => box(0, floorAt + (h - floorAt) * (i * 0.25), w, (h - floorAt) * 0.125, deeper(floor)));
  const ceiling =
    look === "modern"
      ? times(3, (i) => box(0, u * i * 3.4, w, u * 1.4, mix(wall, INK.paper, 0.35)))
      : box(0, 0, w, u * 5, coat.roof) + scallops(0, u * 5, w, Math.round(w / (u * 8)), [coat.roof, coat.trim], 0.8);
  const count = pick(random, [1, 2, 3]);
  const lamps =
    look === "plain"
      ? times(3, (i) => beads(w * (i / 3), 0, w * ((i + 1) / 3), 0, u * 8, u * 2.6, i % 2 ? INK.sindoor : INK.marigold))
      : times(count, (i) =>
          chandelier(
            (w / count) * (i + 0.5),
            u * between(random, 18, 26),
            u * between(random, 7, 10),
            coat.accent,
            INK.marigold,
          ),
        );
  return {
    coat,
    floorAt,
    drawing: box(0, 0, w, h, wall) + niches + ceiling + box(0, floorAt, w, h - floorAt, floor) + boards + lamps,
  };
}

/** A wall with a round figure on it, and a floor or table: for things seen from near. */
export function backdrop(
  { random, w, h, u }: Frame,
  tableAt = 0.78,
): { ink: string; floor: string; drawing: string; floorAt: number } {
  const ways = [
    [INK.haldi, "#F4C45E", INK.sindoor],
    [INK.gulabi, "#EC9A8A", INK.rani],
    [INK.pista, "#9DC285", INK.leaf],
    [INK.marigold, "#E8940B", INK.maroon],
    [INK.leaf, "#2F8350", INK.marigold],
    [INK.rani, "#D94A82", INK.night],
    [INK.maroon, "#8A1F45", INK.marigold],
    [INK.sindoor, "#E4603F", INK.night],
    [INK.paper, INK.haldi, INK.rani],
    [INK.night, "#5F1431", INK.sindoor],
  ] as const;
  const [ink, tone, floor] = pick(random, ways);
  const floorAt = h * tableAt;
  const [x, y] = [w * pick(random, [0.22, 0.5, 0.5, 0.78]), h * between(random, 0.2, 0.6)];
  const soft = mix(ink, tone, 0.6);
  const ground = {
    figure: () => at(x, y, figure(random, u * between(random, 34, 62), [ink, soft, ink, tone, soft])),
    arch: () =>
      times(3, (i) =>
        shape(opening(x, floorAt, u * (84 - i * 16), floorAt * (0.98 - i * 0.14), "cusped"), i % 2 ? ink : tone),
      ),
    stripes: () => times(Math.ceil(w / (u * 12)), (i) => box(i * u * 12, 0, u * 6, h, soft)),
    rays: () =>
      at(
        x,
        floorAt,
        times(
          13,
          (i) =>
            `<g transform="rotate(${n(-90 + i * 15)})"><path d="M0 0L${n(-w * 0.07)} ${n(-w * 1.3)}H${n(w * 0.07)}Z" fill="${soft}"/></g>`,
        ),
      ),
    tiles: () =>
      times(6, (row) =>
        times(
          9,
          (col) =>
            disc((w / 8) * (col + (row % 2) * 0.5), (floorAt / 5) * row, u * 4.5, soft) +
            disc((w / 8) * (col + (row % 2) * 0.5), (floorAt / 5) * row, u * 2, tone),
        ),
      ),
    scales: () =>
      times(5, (row) =>
        scallops(
          ((row % 2) - 1) * u * 9,
          (floorAt / 5) * row,
          w + u * 18,
          Math.ceil(w / (u * 18)) + 1,
          [row % 2 ? soft : tone, row % 2 ? soft : tone],
          0.9,
        ),
      ),
    curtain: () =>
      times(2, (i) =>
        shape(
          i
            ? `M${n(w)} 0V${n(floorAt)}Q${n(w * 0.86)} ${n(h * 0.4)} ${n(w * 0.58)} 0Z`
            : `M0 0V${n(floorAt)}Q${n(w * 0.14)} ${n(h * 0.4)} ${n(w * 0.42)} 0Z`,
          tone,
        ),
      ) + box(0, 0, w, u * 4, soft),
    window: () =>
      box(x - u * 26, floorAt * 0.12, u * 52, floorAt * 0.7, tone, u * 3) +
      box(x - u * 23, floorAt * 0.12 + u * 3, u * 46, floorAt * 0.7 - u * 6, mix(tone, INK.paper, 0.6)) +
      box(x - u, floorAt * 0.12, u * 2, floorAt * 0.7, tone) +
      box(x - u * 26, floorAt * 0.42, u * 52, u * 2, tone),
  }[pick(random, ["figure", "arch", "stripes", "rays", "tiles", "scales", "curtain", "window"] as const)]();
  return {
    ink,
    floor,
    floorAt,
    drawing: box(0, 0, w, h, ink) + ground + (tableAt < 1 ? box(0, floorAt, w, h - floorAt, floor) : ""),
  };
}
