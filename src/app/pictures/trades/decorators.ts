/** Decorators: stages, flowers, lights and tents in the inks of their style. */
import { between, chance, pick } from "../scene/chance.ts";
import { around, at, disc, figure, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { couple, guests } from "../scene/folk.ts";
import { frameOf, picture, turn, words } from "../scene/frame.ts";
import type { Facts, Frame } from "../scene/frame.ts";
import { backdrop, hall } from "../scene/interior.ts";
import { NIGHTS } from "../scene/light.ts";
import { plantain, pot } from "../scene/plants.ts";
import {
  canopy,
  car,
  chair,
  chandelier,
  diya,
  gate,
  lampLine,
  mandap,
  roundTable,
  samai,
  stage,
  throne,
} from "../scene/props.ts";
import type { Cloths } from "../scene/props.ts";
import { balloonArch, balloons, outdoors } from "../scene/setting.ts";
import {
  beads,
  box,
  deeper,
  opening,
  polygon,
  scallops,
  shape,
  strand,
  stroke,
  times,
  turned,
} from "../scene/shapes.ts";
import { garden } from "./venues.ts";

const STYLES: Record<string, readonly [Cloths, ...Cloths[]]> = {
  Traditional: [
    { first: INK.sindoor, second: INK.marigold, pole: INK.maroon },
    { first: INK.marigold, second: INK.leaf, pole: INK.maroon },
  ],
  Royal: [
    { first: INK.maroon, second: INK.marigold, pole: INK.night },
    { first: INK.rani, second: INK.haldi, pole: INK.maroon },
  ],
  Rustic: [
    { first: INK.haldi, second: INK.leaf, pole: "#8A4A22" },
    { first: INK.paper, second: "#B5672C", pole: "#8A4A22" },
  ],
  Modern: [
    { first: INK.paper, second: INK.night, pole: INK.night },
    { first: INK.night, second: INK.rani, pole: INK.marigold },
  ],
  Floral: [
    { first: INK.gulabi, second: INK.rani, pole: INK.leaf },
    { first: INK.pista, second: INK.gulabi, pole: INK.leaf },
  ],
  Minimal: [
    { first: INK.paper, second: INK.gulabi, pole: INK.maroon },
    { first: INK.paper, second: INK.haldi, pole: "#B5672C" },
  ],
  Boho: [
    { first: INK.gulabi, second: INK.sindoor, pole: "#8A4A22" },
    { first: INK.haldi, second: INK.rani, pole: "#B5672C" },
  ],
  Temple: [
    { first: INK.haldi, second: INK.sindoor, pole: INK.leaf },
    { first: INK.leaf, second: INK.marigold, pole: INK.maroon },
  ],
};
type Styled = Frame & { cloths: Cloths; indoor: boolean };

/** Where it stands: a hall or the land outside; and where its foot is. */
function ground(frame: Styled): { drawing: string; y: number } {
  const { random, h, u, horizon, indoor } = frame;
  if (indoor) {
    const { drawing, floorAt } = hall(frame, pick(random, ["grand", "plain", "modern"] as const));
    return { drawing, y: floorAt + u * between(random, 10, 20) };
  }
  return {
    drawing: outdoors(frame, 0.35) + (chance(random, 0.7) ? garden(frame, horizon) : ""),
    y: h * between(random, 0.86, 0.95),
  };
}
const flower = (x: number, y: number, r: number, ink: string) =>
  at(
    x,
    y,
    around(9, disc(0, -r * 0.62, r * 0.36, ink)) + disc(0, 0, r * 0.66, deeper(ink)) + disc(0, 0, r * 0.28, ink),
  );
const inksOf = ({ first, second }: Cloths): [string, ...string[]] => [first, second, INK.marigold];

function tent(frame: Styled): string {
  const { random, w, u, cloths } = frame;
  const { drawing, y } = ground(frame);
  const x = w * pick(random, [0.5, 0.36, 0.64]);
  const size = u * between(random, 76, 108);
  return (
    drawing +
    (chance(random, 0.35)
      ? canopy(x, y, size * 1.25, y * 0.92, cloths, deeper(cloths.pole)) +
        throne(x, y, u * 15, cloths.second, INK.marigold)
      : mandap(
          x,
          y,
          size,
          Math.min(size * 0.9, y * 0.94),
          cloths,
          pick(random, ["flat", "dome", "peak", "arch"] as const),
        )) +
    (chance(random, 0.5)
      ? pot(x - size * 0.62, y + u * 3, u * 24, INK.sindoor, INK.leaf) +
        pot(x + size * 0.62, y + u * 3, u * 24, INK.sindoor, INK.leaf)
      : times(5, (i) => chair(w * (0.1 + i * 0.2), y + u * 16, u * 15, INK.paper, cloths.first)))
  );
}
function stageWork(frame: Styled): string {
  const { random, w, u, cloths } = frame;
  const { drawing, y } = ground(frame);
  const size = u * between(random, 92, 132);
  const seat = chance(random, 0.7)
    ? throne(w / 2, y - u * 9, u * between(random, 11, 16), cloths.second, INK.marigold)
    : couple(w / 2, y - u * 9, u * 26);
  return (
    drawing +
    stage(
      w / 2,
      y,
      size,
      y * between(random, 0.72, 0.9),
      cloths,
      pick(random, ["drapes", "arches", "disc", "flowers"] as const),
    ) +
    seat +
    times(4, (i) => flower(w / 2 + size * (i / 3 - 0.5), y, u * 6, inksOf(cloths)[i % 3]!)) +
    (chance(random, 0.4) ? samai(w * 0.08, y, u * 44) + samai(w * 0.92, y, u * 44) : "")
  );
}
/** Strings of flowers across the whole picture, something behind them. */
function curtain(frame: Styled): string {
  const { random, w, h, u, cloths } = frame;
  const { drawing, floorAt } = backdrop(frame, pick(random, [0.8, 0.88, 1]));
  const count = Math.round(between(random, 9, 17));
  const way = pick(random, ["v", "arch", "sides", "waves"] as const);
  const length = (t: number) =>
    h *
    {
      v: 0.12 + (1 - Math.abs(t - 0.5) * 2) * 0.6,
      arch: 0.1 + Math.abs(t - 0.5) ** 2 * 2.6,
      sides: Math.abs(t - 0.5) > 0.28 ? 0.78 : 0.08,
      waves: 0.3 + Math.sin(t * 12) * 0.18,
    }[way];
  const seat =
    way === "v"
      ? ""
      : throne(
          w / 2,
          floorAt + (floorAt < h ? u * 6 : -u * 4),
          u * between(random, 18, 24),
          cloths.second,
          INK.marigold,
        );
  return (
    drawing +
    seat +
    times(count, (i) => {
      const t = i / (count - 1);
      return strand(
        w * (0.02 + t * 0.96),
        -u * 2,
        length(t),
        u * between(random, 3, 4.4),
        i % 2 ? cloths.second : INK.marigold,
        i % 3 ? INK.marigold : cloths.first,
        INK.leaf,
      );
    })
  );
}
/** A door on a good day. */
function doorway(frame: Styled): string {
  const { random, w, h, u, cloths } = frame;
  const x = w * pick(random, [0.38, 0.5, 0.62]);
  const style = pick(random, ["cusped", "round", "onion", "pointed", "flat"] as const);
  const [dw, dh] = [u * between(random, 48, 62), h * between(random, 0.72, 0.82)];
  const wall = pick(random, [INK.haldi, INK.gulabi, INK.pista, INK.rani, INK.leaf, INK.marigold, INK.paper]);
  const foot = h * 0.88;
  return (
    box(0, 0, w, h, wall) +
    times(3, (i) => box(0, h * (0.2 + i * 0.24), w, u * 1, deeper(wall))) +
    box(0, foot, w, h, deeper(cloths.pole)) +
    shape(opening(x, foot, dw * 1.3, dh * 1.08, style), cloths.first) +
    shape(opening(x, foot, dw * 1.12, dh, style), cloths.second) +
    shape(opening(x, foot, dw, dh * 0.93, style), INK.night) +
    (chance(random, 0.5)
      ? box(x - dw * 0.5, foot - dh * 0.6, dw * 0.32, dh * 0.6, deeper(INK.maroon)) +
        box(x + dw * 0.18, foot - dh * 0.6, dw * 0.32, dh * 0.6, deeper(INK.maroon))
      : "") +
    beads(x - dw * 0.5, foot - dh * 0.64, x, foot - dh * 0.64, u * 8, u * 4.4, INK.marigold, 1) +
    beads(
      x,
      foot - dh * 0.64,
      x + dw * 0.5,
      foot - dh * 0.64,
      u * 8,
      u * 4.4,
      cloths.first === INK.marigold ? INK.sindoor : INK.marigold,
      1,
    ) +
    times(7, (i) =>
      at(x - dw * 0.45 + (dw * 0.9 * i) / 6, foot - dh * 0.63, turned(180, petal(0, u * 8, u * 2.4, INK.leaf))),
    ) +
    [-1, 1]
      .map((side) =>
        chance(random, 0.5)
          ? plantain(x + side * dw * 0.86, foot + u * 3, u * 66, INK.leaf)
          : strand(x + side * dw * 0.7, h * 0.1, h * 0.66, u * 4.4, INK.marigold, cloths.first, INK.leaf),
      )
      .join("") +
    at(
      x,
      h * 0.97,
      `<g transform="scale(1 .4)">${figure(random, u * 30, [INK.maroon, INK.marigold, INK.sindoor, INK.gulabi, INK.paper])}</g>`,
    )
  );
}
function ring(frame: Styled): string {
  const { random, w, u, cloths } = frame;
  const { drawing, floorAt } = backdrop(frame, 0.84);
  const x = w * pick(random, [0.4, 0.5, 0.6]);
  const r = u * between(random, 28, 36);
  const y = floorAt - r * 1.02;
  const from = Math.floor(random() * 20);
  return (
    drawing +
    disc(x, y, r * 1.06, cloths.pole) +
    disc(x, y, r, cloths.first) +
    times(15, (i) => {
      const a = ((i + from) / 20) * Math.PI * 2;
      return (
        flower(
          x + Math.cos(a) * r,
          y + Math.sin(a) * r,
          u * between(random, 4, 8),
          [cloths.second, INK.marigold, INK.rani, INK.paper][i % 4]!,
        ) +
        (i % 2
          ? at(
              x + Math.cos(a) * r * 1.14,
              y + Math.sin(a) * r * 1.14,
              turned((a * 180) / Math.PI + 90, petal(0, u * 9, u * 3, INK.leaf)),
            )
          : "")
      );
    }) +
    throne(x, floorAt + u * 5, u * 15, cloths.second, INK.marigold) +
    samai(w * 0.08, floorAt + u * 6, u * 40) +
    diya(w * 0.88, floorAt + u * 8, u * 10)
  );
}
function lights(frame: Styled): string {
  const { random, w, h, u, horizon, cloths } = frame;
  const way = pick(random, ["canopy", "lanterns", "lines", "tree"] as const);
  const inks = [INK.marigold, INK.haldi, INK.gulabi];
  const y = horizon + (h - horizon) * 0.5;
  const over = {
    canopy: () =>
      times(9, (i) => beads(w / 2, u * 6, (w / 8) * i, h * 0.56, u * 5, u * 1.8, inks[i % 3]!, 2)) +
      disc(w / 2, u * 6, u * 5, INK.marigold),
    lanterns: () =>
      times(11, (i) => {
        const [x, ly, s] = [(w / 10) * i, h * between(random, 0.08, 0.5), u * between(random, 5, 10)];
        return (
          stroke(`M${n(x)} 0V${n(ly)}`, cloths.pole, u * 0.4) +
          at(x, ly + s, petal(-s, s, s * 0.8, [cloths.first, INK.marigold, INK.sindoor, INK.haldi][i % 4]!)) +
          box(x - s * 0.3, ly, s * 0.6, s * 0.2, cloths.pole)
        );
      }),
    lines: () =>
      times(5, (i) =>
        lampLine(-u * 3, w + u * 3, y + u * (6 + i), u * (24 + i * 10), inks[i % 3]!, cloths.pole, 2 + (i % 3)),
      ),
    tree: () =>
      times(6, (i) => beads(w * 0.5, h * 0.08, w * (0.1 + i * 0.16), y, u * 8, u * 1.6, inks[i % 3]!, 1.8)) +
      chandelier(w * 0.24, u * 26, u * 9, cloths.second, INK.marigold) +
      chandelier(w * 0.76, u * 30, u * 10, cloths.second, INK.marigold),
  }[way]();
  return (
    outdoors(frame, 0) +
    garden(frame, horizon, 2) +
    over +
    (chance(random, 0.5)
      ? stage(w / 2, y + u * 10, u * 80, h * 0.42, cloths, pick(random, ["arches", "disc"] as const))
      : times(3, (i) => roundTable(w * (0.18 + i * 0.32), h * (i === 1 ? 1 : 0.92), u * 15, INK.paper, cloths.first))) +
    (chance(random, 0.4) ? guests(random, 5, 0, w, h, u * 18) : "")
  );
}
function balloonWork(frame: Styled): string {
  const { random, w, u, cloths } = frame;
  const { drawing, floorAt } = backdrop(frame, pick(random, [0.8, 0.86]));
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const arch = chance(random, 0.6)
    ? balloonArch(frame, x, floorAt, u * between(random, 70, 96), floorAt * 0.84, [
        cloths.first,
        cloths.second,
        INK.paper,
        INK.marigold,
      ])
    : balloons(frame, w * 0.16, u * 32, u * 44, 10) + balloons(frame, w * 0.84, u * 32, u * 44, 10);
  return (
    drawing +
    (chance(random, 0.5)
      ? disc(x, floorAt - u * 30, u * 28, cloths.pole) + disc(x, floorAt - u * 30, u * 25, cloths.first)
      : shape(opening(x, floorAt, u * 50, u * 62, "round"), cloths.first)) +
    arch +
    roundTable(x, floorAt + u * 8, u * 16, cloths.second, cloths.pole)
  );
}
function arrival(frame: Styled): string {
  const { random, w, h, u, horizon, cloths } = frame;
  const x = w * pick(random, [0.32, 0.5, 0.68]);
  const wagon = chance(random, 0.55);
  return (
    outdoors(frame, 0.3) +
    garden(frame, horizon, 2) +
    gate(
      x,
      h * 0.9,
      u * between(random, 62, 86),
      h * between(random, 0.68, 0.84),
      cloths,
      pick(random, ["onion", "cusped", "round", "flat"] as const),
    ) +
    (wagon
      ? car(
          w * (x > w / 2 ? 0.3 : 0.68),
          h * 0.98,
          u * between(random, 28, 36),
          pick(random, [INK.paper, INK.sindoor, INK.night, INK.rani]),
        )
      : couple(x, h * 0.98, u * 40) + diya(w * 0.1, h * 0.97, u * 12) + diya(w * 0.9, h * 0.97, u * 12))
  );
}
function bigCar(frame: Styled): string {
  const { random, w, h, u } = frame;
  const s = u * between(random, 50, 62);
  const x = w * between(random, 0.44, 0.56);
  return (
    outdoors(frame, 0.6) +
    car(x, h * 0.92, s, pick(random, [INK.paper, INK.sindoor, INK.night, INK.rani, INK.maroon])) +
    times(6, (i) =>
      flower(
        x - s * 0.5 + i * s * 0.2,
        h * 0.92 - s * 0.78 + Math.abs(i - 2.5) * u * 1.4,
        u * 4.4,
        i % 2 ? INK.rani : INK.marigold,
      ),
    )
  );
}
function table(frame: Styled): string {
  const { random, w, h, u, cloths } = frame;
  const { drawing, y } = ground(frame);
  const tall = u * between(random, 34, 64);
  const x = w * pick(random, [0.2, 0.36, 0.5, 0.72]);
  const vase = (x: number, foot: number, s: number) =>
    box(x - s * 0.05, foot - s * 0.7, s * 0.1, s * 0.7, INK.marigold) +
    times(9, (i) =>
      flower(
        x + ((i % 3) - 1) * s * 0.2,
        foot - s * (0.72 + Math.floor(i / 3) * 0.17),
        s * 0.14,
        [cloths.first, cloths.second, INK.rani, INK.paper][i % 4]!,
      ),
    ) +
    [-50, 50].map((t) => at(x, foot - s * 0.7, turned(t, petal(0, s * 0.5, s * 0.1, INK.leaf)))).join("");
  return (
    drawing +
    times(pick(random, [2, 3, 4]), (i) =>
      roundTable(w * (0.16 + i * 0.3), y - u * 4, u * between(random, 8, 12), INK.paper, cloths.second),
    ) +
    roundTable(x, h * 1.04, u * between(random, 28, 40), cloths.first, cloths.pole) +
    vase(x, h * 1.04 - u * 20, tall) +
    (chance(random, 0.4) ? vase(w - x, y - u * 8, tall * 0.5) : "")
  );
}
function aisle(frame: Styled): string {
  const { random, w, h, u, cloths } = frame;
  const { drawing, y } = ground(frame);
  const far = y - u * 16;
  return (
    drawing +
    (chance(random, 0.5)
      ? mandap(w / 2, far, u * 46, u * 44, cloths, pick(random, ["arch", "dome", "flat"] as const))
      : gate(w / 2, far, u * 40, u * 46, cloths, "round")) +
    polygon(cloths.second, [w / 2 - u * 5, far], [w / 2 + u * 5, far], [w / 2 + u * 26, h], [w / 2 - u * 26, h]) +
    times(4, (row) =>
      times(2, (i) => {
        const s = u * (11 + row * 5);
        const x = u * (22 + row * 12);
        const cy = far + u * (8 + row * 10);
        return (
          chair(w / 2 + (i ? 1 : -1) * x, cy, s, INK.paper, cloths.first) +
          chair(w / 2 + (i ? 1 : -1) * (x + s * 0.8), cy, s, INK.paper, cloths.first) +
          flower(w / 2 + (i ? 1 : -1) * (x - s * 0.5), cy, s * 0.22, cloths.first)
        );
      }),
    )
  );
}
/** Cloth and feathers: what boho weddings hang between two posts. */
function hanging(frame: Styled): string {
  const { random, w, h, u, cloths } = frame;
  const { drawing, y } = ground({ ...frame, indoor: false });
  const x = w * pick(random, [0.4, 0.5, 0.6]);
  const [fw, top] = [u * between(random, 66, 84), h * 0.14];
  return (
    drawing +
    polygon(cloths.first, [x - fw / 2, top], [x + fw * 0.1, top], [x - fw * 0.36, y], [x - fw * 0.56, y]) +
    polygon(cloths.second, [x + fw / 2, top], [x, top], [x + fw * 0.34, y], [x + fw * 0.56, y]) +
    stroke(`M${n(x - fw / 2)} ${n(y)}V${n(top)}H${n(x + fw / 2)}V${n(y)}`, cloths.pole, u * 2.2) +
    times(5, (i) =>
      at(
        x - fw * 0.3 + i * fw * 0.15,
        top + u * 12,
        disc(0, 0, u * 6, "none") +
          `<circle r="${n(u * 6)}" fill="none" stroke="${INK.marigold}" stroke-width="${n(u)}"/>` +
          around(6, stroke(`M0 0V${n(-u * 6)}`, INK.paper, u * 0.4)) +
          stroke(`M0 ${n(u * 6)}V${n(u * 16)}`, INK.paper, u * 0.6, `stroke-dasharray="${n(u * 1.4)}"`),
      ),
    ) +
    times(7, (i) =>
      flower(
        x - fw * 0.5 + i * fw * 0.1,
        top + u * (i % 2 ? 2 : -2),
        u * 4,
        [cloths.first, INK.rani, INK.marigold][i % 3]!,
      ),
    ) +
    throne(x, y + u * 3, u * 16, cloths.second, cloths.pole) +
    scallops(x - fw / 2, top, fw, 9, [INK.paper], 0.7)
  );
}

type Draw = (frame: Styled) => string;
const BY_KIND: Record<string, readonly [Draw, ...Draw[]]> = {
  "Tent and mandap": [tent, tent, aisle],
  "Flower decoration": [curtain, doorway, ring],
  Lighting: [lights],
  "Stage and backdrop": [stageWork, stageWork, ring],
  "Balloon decoration": [balloonWork],
  "Car and entrance": [arrival, bigCar],
  "Table and seating": [table, aisle],
};

/** In the inks of its styles, one after the other by the shot; indoors or out as it says. */
export function drawDecorator(facts: Facts, w: number, h: number): string {
  const kinds = words(facts, "kinds");
  const styles = words(facts, "styles");
  const places = words(facts, "places")[0] ?? "";
  const style = styles[facts.shot % Math.max(1, styles.length)] ?? "Traditional";
  const styled = (lights_?: Parameters<typeof frameOf>[3]): Styled => {
    const frame = frameOf(facts, w, h, lights_);
    return {
      ...frame,
      cloths: pick(frame.random, STYLES[style] ?? STYLES.Traditional!),
      indoor: places === "Indoor" || (places !== "Outdoor" && chance(frame.random, 0.5)),
    };
  };
  const own: Draw[] = kinds.flatMap((kind) => BY_KIND[kind] ?? []);
  if (styles.includes("Boho")) own.push(hanging);
  const frame = styled();
  const seen = (draw: Draw) => picture(frame, draw === lights ? lights(styled(NIGHTS)) : draw(frame));
  if (facts.shot === 0) return seen(pick(frame.random, own.length ? own : [stageWork]));
  return seen(
    turn(facts, [...new Set<Draw>([...own, stageWork, curtain, lights, doorway, arrival, table, tent])], "motif"),
  );
}
