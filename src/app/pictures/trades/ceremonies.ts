/**
 * Ceremonies by their tradition: the place, the light and the things of the rite. No deity, prophet, guru or priest is
 * drawn, and no writing.
 */
import { between, chance, pick } from "../scene/chance.ts";
import { around, at, disc, figure, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { guests } from "../scene/folk.ts";
import { frameOf, picture, turn, words } from "../scene/frame.ts";
import type { Facts, Frame } from "../scene/frame.ts";
import { backdrop, hall } from "../scene/interior.ts";
import { pot, plantain } from "../scene/plants.ts";
import { diya, fire, gate, mandap, samai } from "../scene/props.ts";
import { outdoors, tabletop } from "../scene/setting.ts";
import {
  beads,
  box,
  bulb,
  bunting,
  cap,
  deeper,
  ellipse,
  mix,
  opening,
  polygon,
  shape,
  stroke,
  strand,
  times,
  turned,
} from "../scene/shapes.ts";
import { clothsOf, garden } from "./venues.ts";

const BRASS = "#E2930A";
const bloom = (x: number, y: number, r: number, ink: string) =>
  at(
    x,
    y,
    around(9, disc(0, -r * 0.62, r * 0.36, ink)) + disc(0, 0, r * 0.66, deeper(ink)) + disc(0, 0, r * 0.28, ink),
  );
const lotus = (x: number, y: number, s: number, ink: string) =>
  at(
    x,
    y,
    [-64, 64, -38, 38, -14, 14].map((t, i) => turned(t, petal(0, s, s * 0.26, i < 2 ? deeper(ink) : ink))).join("") +
      petal(0, s * 0.94, s * 0.24, mix(ink, INK.paper, 0.4)),
  );
/** The pot with mango leaves and a coconut. */
const kalash = (x: number, y: number, s: number) =>
  [-60, -34, 34, 60].map((t) => at(x, y - s * 0.78, turned(t, petal(0, s * 0.46, s * 0.11, INK.leaf)))).join("") +
  at(x, y - s * 0.72, petal(0, s * 0.46, s * 0.22, "#8A4A22")) +
  shape(
    `M${n(x - s * 0.3)} ${n(y - s * 0.74)}h${n(s * 0.6)}q${n(-s * 0.1)} ${n(s * 0.08)} 0 ${n(s * 0.12)}q${n(s * 0.34)} ${n(s * 0.24)} ${n(s * 0.06)} ${n(s * 0.54)}h${n(-s * 0.72)}q${n(-s * 0.28)} ${n(-s * 0.3)} ${n(s * 0.06)} ${n(-s * 0.54)}q${n(s * 0.1)} ${n(-s * 0.04)} 0 ${n(-s * 0.12)}Z`,
    BRASS,
  ) +
  beads(x - s * 0.42, y - s * 0.34, x + s * 0.42, y - s * 0.34, s * 0.1, s * 0.09, INK.sindoor) +
  disc(x, y - s * 0.44, s * 0.07, INK.sindoor);
const candle = (x: number, y: number, h: number, ink: string = INK.paper) =>
  box(x - h * 0.07, y - h, h * 0.14, h, ink) +
  at(x, y - h, petal(0, h * 0.28, h * 0.07, INK.marigold)) +
  ellipse(x, y, h * 0.18, h * 0.05, BRASS);
const floorFigure = (frame: Frame, x: number, y: number, r: number) =>
  at(
    x,
    y,
    `<g transform="scale(1 .42)">${figure(frame.random, r, [INK.maroon, INK.marigold, INK.sindoor, INK.gulabi, INK.paper])}</g>`,
  );

/* Around the fire */
function altar(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, pick(random, [0.7, 0.78, 0.84]));
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const s = u * between(random, 30, 58);
  const y = floorAt + u * between(random, 6, 12);
  return (
    drawing +
    floorFigure(frame, x, y, s * 1.5) +
    fire(x, y, s) +
    (chance(random, 0.6)
      ? kalash(x - s * 1.2, y, s * 0.62) + kalash(x + s * 1.2, y, s * 0.62)
      : samai(x - s * 1.2, y, s * 1.2) + samai(x + s * 1.2, y, s * 1.2)) +
    times(5, (i) =>
      bloom(w * (0.08 + i * 0.21), h * 0.95, u * between(random, 3, 5), i % 2 ? INK.sindoor : INK.marigold),
    ) +
    (chance(random, 0.5)
      ? beads(0, 0, w / 2, 0, u * 8, u * 4, INK.marigold, 1) + beads(w / 2, 0, w, 0, u * 8, u * 4, INK.sindoor, 1)
      : "")
  );
}
function vedi(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const inside = chance(random, 0.4) ? hall(frame) : null;
  const y = inside ? inside.floorAt + u * 14 : h * between(random, 0.86, 0.94);
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  return (
    (inside ? inside.drawing : outdoors(frame, 0.3) + garden(frame, horizon)) +
    mandap(
      x,
      y,
      u * between(random, 66, 98),
      y * between(random, 0.72, 0.9),
      clothsOf(frame),
      pick(random, ["flat", "dome", "peak", "arch"] as const),
    ) +
    (chance(random, 0.5)
      ? kalash(x - u * 52, y, u * 18) + kalash(x + u * 52, y, u * 18)
      : guests(random, 5, 0, w, h * 1.01, u * 22))
  );
}
function thali(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing } = tabletop(frame);
  const r = u * between(random, 32, 48);
  const [x, y] = [w * pick(random, [0.3, 0.5, 0.68]), h * between(random, 0.45, 0.6)];
  const inner = around(
    pick(random, [5, 6, 8]),
    at(
      0,
      -r * 0.6,
      pick(random, [
        disc(0, 0, r * 0.18, BRASS) + disc(0, 0, r * 0.13, INK.sindoor),
        disc(0, 0, r * 0.18, BRASS) + disc(0, 0, r * 0.13, INK.marigold),
      ]),
    ),
  );
  return (
    drawing +
    disc(x + u * 2, y + u * 2, r, INK.night) +
    disc(x, y, r, BRASS) +
    disc(x, y, r * 0.92, INK.marigold) +
    at(x, y, inner + around(8, petal(r * 0.12, r * 0.4, r * 0.12, INK.rani))) +
    diya(x, y + r * 0.16, r * 0.44) +
    times(6, (i) =>
      bloom(
        w * between(random, 0.03, 0.97),
        h * (i % 2 ? 0.08 : 0.93),
        u * between(random, 4, 8),
        pick(random, [INK.sindoor, INK.marigold, INK.rani]),
      ),
    ) +
    at(
      w * (x > w / 2 ? 0.16 : 0.84),
      h * 0.5,
      turned(
        between(random, -60, 60),
        petal(-u * 26, u * 26, u * 14, INK.leaf) + stroke(`M0 ${n(-u * 24)}V${n(u * 24)}`, INK.pista, u * 0.8),
      ),
    )
  );
}
function temple(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const y = horizon + (h - horizon) * 0.3;
  const s = u * between(random, 52, 72);
  const [wall, trim] = pick(random, [
    [INK.paper, INK.sindoor],
    [INK.haldi, INK.maroon],
    [INK.gulabi, INK.marigold],
    [INK.sindoor, INK.haldi],
  ] as const);
  const spire = (cx: number, cw: number, ch: number) =>
    shape(
      `M${n(cx - cw / 2)} ${n(y - s * 0.4)}Q${n(cx - cw * 0.46)} ${n(y - s * 0.4 - ch * 0.7)} ${n(cx)} ${n(y - s * 0.4 - ch)}Q${n(cx + cw * 0.46)} ${n(y - s * 0.4 - ch * 0.7)} ${n(cx + cw / 2)} ${n(y - s * 0.4)}Z`,
      wall,
    ) +
    stroke(
      times(
        3,
        (i) =>
          `M${n(cx - cw * 0.2 + i * cw * 0.2)} ${n(y - s * 0.44)}Q${n(cx - cw * 0.16 + i * cw * 0.16)} ${n(y - s * 0.4 - ch * 0.6)} ${n(cx)} ${n(y - s * 0.4 - ch * 0.94)}`,
      ),
      trim,
      u * 0.9,
    ) +
    disc(cx, y - s * 0.42 - ch, u * 2.4, BRASS) +
    stroke(`M${n(cx)} ${n(y - s * 0.42 - ch)}v${n(-u * 9)}`, BRASS, u * 0.8) +
    polygon(
      INK.sindoor,
      [cx, y - s * 0.42 - ch - u * 9],
      [cx + u * 8, y - s * 0.42 - ch - u * 6.5],
      [cx, y - s * 0.42 - ch - u * 4],
    );
  return (
    outdoors(frame, 0.25) +
    garden(frame, horizon) +
    spire(x - s * 0.5, s * 0.36, s * 0.5) +
    spire(x + s * 0.5, s * 0.36, s * 0.5) +
    spire(x, s * 0.56, s * 0.9) +
    box(x - s * 0.72, y - s * 0.44, s * 1.44, s * 0.44, wall) +
    box(x - s * 0.78, y - s * 0.46, s * 1.56, s * 0.06, trim) +
    times(5, (i) =>
      shape(
        opening(x - s * 0.56 + i * s * 0.28, y, s * (i === 2 ? 0.22 : 0.16), s * (i === 2 ? 0.36 : 0.28), "cusped"),
        i === 2 ? INK.night : mix(trim, INK.night, 0.4),
      ),
    ) +
    times(3, (i) => box(x - s * (0.8 + i * 0.1), y + u * i * 2.4, s * (1.6 + i * 0.2), u * 2.4, i % 2 ? wall : trim)) +
    (chance(random, 0.5)
      ? guests(random, 5, 0, w, h, u * 18)
      : diya(w * 0.12, h * 0.96, u * 12) + diya(w * 0.88, h * 0.96, u * 12))
  );
}
/** The threshold of a new house. */
function threshold(frame: Frame): string {
  const { random, w, h, u } = frame;
  const wall = pick(random, [INK.haldi, INK.gulabi, INK.pista, INK.leaf, INK.rani, INK.marigold, INK.paper]);
  const x = w * pick(random, [0.34, 0.5, 0.66]);
  const [dw, foot] = [u * between(random, 44, 58), h * 0.82];
  return (
    box(0, 0, w, h, wall) +
    box(w * (x > w / 2 ? 0.06 : 0.68), h * 0.16, u * 34, u * 34, INK.maroon, u * 2) +
    box(w * (x > w / 2 ? 0.06 : 0.68) + u * 3, h * 0.16 + u * 3, u * 28, u * 28, INK.haldi) +
    box(0, foot, w, h, deeper(wall)) +
    box(x - dw * 0.64, h * 0.1, dw * 1.28, foot - h * 0.1, INK.maroon) +
    box(x - dw * 0.5, h * 0.15, dw, foot - h * 0.15, INK.night) +
    polygon(
      INK.sindoor,
      [x - dw * 0.5, h * 0.15],
      [x - dw * 0.16, h * 0.2],
      [x - dw * 0.16, foot],
      [x - dw * 0.5, foot],
    ) +
    polygon(
      INK.sindoor,
      [x + dw * 0.5, h * 0.15],
      [x + dw * 0.16, h * 0.2],
      [x + dw * 0.16, foot],
      [x + dw * 0.5, foot],
    ) +
    times(9, (i) =>
      at(
        x - dw * 0.5 + (dw * i) / 8,
        h * 0.13,
        turned(180, petal(0, u * 11, u * 3.2, INK.leaf)) + disc(0, 0, u * 2.4, INK.marigold),
      ),
    ) +
    floorFigure(frame, x, foot + u * 8, u * 26) +
    kalash(x, foot + u * 3, u * between(random, 16, 22)) +
    (chance(random, 0.6)
      ? plantain(x - dw * 0.86, foot + u * 4, u * 58, INK.leaf) +
        plantain(x + dw * 0.86, foot + u * 4, u * 58, INK.leaf)
      : diya(x - dw * 0.84, foot + u * 5, u * 11) + diya(x + dw * 0.84, foot + u * 5, u * 11))
  );
}
function cradle(frame: Frame): string {
  const { random, w, u } = frame;
  const { drawing, floorAt } = backdrop(frame, 0.82);
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const ink = pick(random, [INK.rani, INK.leaf, INK.sindoor, INK.marigold]);
  const s = u * between(random, 0.9, 1.15);
  return (
    drawing +
    stroke(
      `M${n(x - s * 34)} ${n(floorAt + u * 6)}V${n(floorAt - s * 56)}H${n(x + s * 34)}V${n(floorAt + u * 6)}`,
      INK.maroon,
      u * 2.6,
    ) +
    stroke(
      `M${n(x - s * 18)} ${n(floorAt - s * 22)}V${n(floorAt - s * 56)}M${n(x + s * 18)} ${n(floorAt - s * 22)}V${n(floorAt - s * 56)}`,
      BRASS,
      u,
    ) +
    times(8, (i) =>
      strand(
        x - s * 30 + i * s * 8.6,
        floorAt - s * 56,
        s * (i % 2 ? 12 : 20),
        s * 3,
        INK.marigold,
        INK.sindoor,
        INK.leaf,
      ),
    ) +
    shape(
      `M${n(x - s * 24)} ${n(floorAt - s * 22)}H${n(x + s * 24)}Q${n(x + s * 20)} ${n(floorAt - s * 2)} ${n(x)} ${n(floorAt - s * 2)}T${n(x - s * 24)} ${n(floorAt - s * 22)}Z`,
      ink,
    ) +
    times(6, (i) => disc(x - s * 16 + i * s * 6.4, floorAt - s * 14, s * 1.4, INK.haldi)) +
    shape(`M${n(x - s * 16)} ${n(floorAt - s * 22)}q${n(s * 16)} ${n(-s * 12)} ${n(s * 32)} 0Z`, INK.paper) +
    diya(w * 0.1, floorAt + u * 9, u * 9) +
    diya(w * 0.9, floorAt + u * 9, u * 9)
  );
}
function lamps(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, pick(random, [0.7, 0.8]));
  const count = pick(random, [1, 2, 3, 5]);
  return (
    drawing +
    times(count, (i) =>
      samai((w / count) * (i + 0.5), floorAt + u * 6, u * (count === 1 ? 76 : between(random, 38, 64))),
    ) +
    times(7, (i) => diya(w * (0.07 + i * 0.145), h * 0.97, u * between(random, 7, 10))) +
    (chance(random, 0.5)
      ? times(11, (i) =>
          strand(w * (i / 10), -u, h * (i % 2 ? 0.12 : 0.22), u * 3.4, INK.marigold, INK.sindoor, INK.leaf),
        )
      : "")
  );
}
function rings(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing } = tabletop(frame);
  const r = u * between(random, 16, 26);
  const [x, y] = [w * between(random, 0.4, 0.6), h * between(random, 0.42, 0.58)];
  const ring = (rx: number, stone: string) =>
    `<circle cx="${n(rx)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${BRASS}" stroke-width="${n(r * 0.2)}"/><circle cx="${n(rx)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${INK.haldi}" stroke-width="${n(r * 0.06)}"/>` +
    at(
      rx,
      y - r * 1.1,
      polygon(
        stone,
        [-r * 0.3, -r * 0.06],
        [-r * 0.16, -r * 0.3],
        [r * 0.16, -r * 0.3],
        [r * 0.3, -r * 0.06],
        [0, r * 0.26],
      ),
    );
  return (
    drawing +
    ellipse(x, y + r * 0.4, r * 3, r * 2, INK.sindoor) +
    ellipse(x, y + r * 0.4, r * 2.7, r * 1.75, INK.maroon) +
    ring(x - r * 0.7, INK.paper) +
    ring(x + r * 0.7, INK.gulabi) +
    times(14, () =>
      at(
        w * between(random, 0.02, 0.98),
        h * between(random, 0.04, 0.96),
        turned(
          random() * 360,
          petal(0, u * between(random, 6, 10), u * 3.4, pick(random, [INK.rani, INK.gulabi, INK.sindoor])),
        ),
      ),
    ) +
    bloom(w * 0.08, h * 0.86, u * 8, INK.marigold) +
    bloom(w * 0.93, h * 0.14, u * 8, INK.marigold)
  );
}

/* Domes, arches, screens */
const minaret = (x: number, y: number, h: number, wall: string, trim: string) =>
  box(x - h * 0.05, y - h, h * 0.1, h, wall) +
  times(3, (i) => box(x - h * 0.075, y - h * (0.3 + i * 0.28), h * 0.15, h * 0.035, trim)) +
  shape(bulb(x, y - h, h * 0.13, h * 0.14), trim) +
  stroke(`M${n(x)} ${n(y - h * 1.12)}v${n(-h * 0.08)}`, BRASS, h * 0.012);
const crescent = (x: number, y: number, r: number, ink: string) =>
  shape(
    `M${n(x + r * 0.5)} ${n(y - r * 0.86)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.5)} ${n(y + r * 0.86)}A${n(r * 0.78)} ${n(r * 0.78)} 0 1 1 ${n(x + r * 0.5)} ${n(y - r * 0.86)}Z`,
    ink,
  );
function domes(frame: Frame): string {
  const { random, w, h, u, horizon, light } = frame;
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const y = horizon + (h - horizon) * 0.3;
  const s = u * between(random, 54, 78);
  const [wall, trim] = pick(random, [
    [INK.paper, INK.leaf],
    [INK.haldi, INK.sindoor],
    [INK.pista, INK.leaf],
    [INK.gulabi, INK.maroon],
  ] as const);
  return (
    outdoors(frame, 0) +
    crescent(w * (x > w / 2 ? 0.2 : 0.8), h * 0.2, u * 9, light.dark ? INK.haldi : INK.paper) +
    garden(frame, horizon) +
    minaret(x - s * 0.86, y, s * between(random, 0.9, 1.2), wall, trim) +
    minaret(x + s * 0.86, y, s * between(random, 0.9, 1.2), wall, trim) +
    times(
      3,
      (i) =>
        shape(
          bulb(x + (i - 1) * s * 0.48, y - s * 0.44, s * (i === 1 ? 0.6 : 0.36), s * (i === 1 ? 0.56 : 0.34)),
          i === 1 ? trim : mix(trim, wall, 0.3),
        ) + stroke(`M${n(x + (i - 1) * s * 0.48)} ${n(y - s * (i === 1 ? 0.98 : 0.76))}v${n(-u * 6)}`, BRASS, u),
    ) +
    box(x - s * 0.76, y - s * 0.48, s * 1.52, s * 0.48, wall) +
    box(x - s * 0.78, y - s * 0.5, s * 1.56, s * 0.05, trim) +
    times(
      5,
      (i) =>
        shape(
          opening(x - s * 0.6 + i * s * 0.3, y, s * (i === 2 ? 0.26 : 0.2), s * (i === 2 ? 0.42 : 0.32), "pointed"),
          trim,
        ) +
        shape(
          opening(x - s * 0.6 + i * s * 0.3, y, s * (i === 2 ? 0.2 : 0.14), s * (i === 2 ? 0.36 : 0.26), "pointed"),
          INK.night,
        ),
    ) +
    (chance(random, 0.5) ? guests(random, 5, 0, w, h, u * 17) : "")
  );
}
const lantern = (x: number, y: number, s: number, ink: string) =>
  stroke(`M${n(x)} 0V${n(y - s)}`, BRASS, s * 0.06) +
  polygon(ink, [x - s * 0.3, y - s * 0.7], [x, y - s * 1.1], [x + s * 0.3, y - s * 0.7]) +
  box(x - s * 0.34, y - s * 0.72, s * 0.68, s * 0.1, BRASS) +
  polygon(
    INK.haldi,
    [x - s * 0.3, y - s * 0.62],
    [x + s * 0.3, y - s * 0.62],
    [x + s * 0.42, y - s * 0.1],
    [x, y + s * 0.2],
    [x - s * 0.42, y - s * 0.1],
  ) +
  stroke(
    `M${n(x)} ${n(y - s * 0.62)}V${n(y + s * 0.2)}M${n(x - s * 0.15)} ${n(y - s * 0.62)}L${n(x - s * 0.2)} ${n(y + s * 0.06)}M${n(x + s * 0.15)} ${n(y - s * 0.62)}L${n(x + s * 0.2)} ${n(y + s * 0.06)}`,
    ink,
    s * 0.05,
  );
/** The lattice, cushions, book rest closed, roses and the pen. */
function nikah(frame: Frame): string {
  const { random, w, h, u } = frame;
  const wall = pick(random, [INK.leaf, INK.pista, INK.paper, INK.haldi, INK.maroon, INK.gulabi]);
  const tone = deeper(wall);
  const floorAt = h * pick(random, [0.66, 0.74]);
  const style = pick(random, ["pointed", "cusped", "onion"] as const);
  const bays = pick(random, [1, 2, 3]);
  const step = w / bays;
  const lattice = times(bays, (i) => {
    const x = step * (i + 0.5);
    const bw = Math.min(step * 0.8, u * 76);
    const d = opening(x, floorAt, bw, floorAt * 0.86, style);
    return (
      shape(opening(x, floorAt, bw * 1.14, floorAt * 0.93, style), tone) +
      shape(d, INK.night) +
      `<clipPath id="bay${i}"><path d="${d}"/></clipPath><g clip-path="url(#bay${i})">${times(9, (r) => times(9, (c) => at(x - bw / 2 + (bw / 8) * (c + (r % 2) * 0.5), floorAt * (0.1 + r * 0.11), around(6, petal(u * 0.6, u * 4.4, u * 1.3, mix(tone, INK.haldi, 0.35))))))}</g>`
    );
  });
  const rug = pick(
    random,
    [INK.sindoor, INK.rani, INK.leaf, INK.maroon].filter((ink) => ink !== wall),
  )!;
  const table =
    box(w / 2 - u * 24, floorAt + u * 2, u * 48, u * 5, "#8A4A22", u) +
    [-20, 16].map((dx) => box(w / 2 + u * dx, floorAt + u * 6, u * 4, u * 8, "#8A4A22")).join("") +
    polygon(
      INK.paper,
      [w / 2 - u * 12, floorAt + u * 2],
      [w / 2 + u * 8, floorAt + u * 2],
      [w / 2 + u * 11, floorAt - u * 3],
      [w / 2 - u * 9, floorAt - u * 3],
    ) +
    stroke(`M${n(w / 2 + u * 12)} ${n(floorAt + u)}L${n(w / 2 + u * 19)} ${n(floorAt - u * 12)}`, INK.maroon, u * 1.4);
  return (
    box(0, 0, w, h, wall) +
    lattice +
    box(0, floorAt, w, h, rug) +
    times(10, (i) => at((w / 9.5) * (i + 0.25), h * 0.95, around(8, petal(u, u * 4.6, u * 1.6, INK.haldi)))) +
    table +
    [0.16, 0.84]
      .map(
        (x) =>
          ellipse(w * x, floorAt + u * 10, u * 18, u * 7, INK.marigold) +
          ellipse(w * x, floorAt + u * 10, u * 12, u * 4, rug),
      )
      .join("") +
    times(3, (i) => bloom(w / 2 - u * 19 + i * u * 5, floorAt, u * 3, INK.rani)) +
    times(pick(random, [2, 3, 4]), (i) =>
      lantern(w * (0.16 + i * 0.24), h * between(random, 0.18, 0.36), u * between(random, 8, 13), INK.marigold),
    )
  );
}
/** The white house with the golden dome on its water. */
function gurdwara(frame: Frame): string {
  const { random, w, h, u, light, horizon } = frame;
  const x = w * pick(random, [0.4, 0.5, 0.6]);
  const y = Math.min(horizon, h * 0.7);
  const s = u * between(random, 52, 74);
  const dome = (cx: number, cw: number, foot: number) =>
    shape(bulb(cx, foot, cw, cw * 0.8), BRASS) +
    stroke(`M${n(cx)} ${n(foot - cw * 0.78)}v${n(-cw * 0.24)}`, INK.marigold, u) +
    box(cx - cw * 0.46, foot - u, cw * 0.92, u * 2, INK.marigold);
  const house =
    dome(x, s * 0.56, y - s * 0.62) +
    dome(x - s * 0.56, s * 0.24, y - s * 0.44) +
    dome(x + s * 0.56, s * 0.24, y - s * 0.44) +
    box(x - s * 0.4, y - s * 0.62, s * 0.8, s * 0.24, INK.paper) +
    box(x - s * 0.72, y - s * 0.44, s * 1.44, s * 0.44, INK.paper) +
    box(x - s * 0.74, y - s * 0.45, s * 1.48, s * 0.035, BRASS) +
    times(
      5,
      (i) =>
        shape(
          opening(x - s * 0.56 + i * s * 0.28, y, s * (i === 2 ? 0.24 : 0.17), s * (i === 2 ? 0.36 : 0.28), "cusped"),
          BRASS,
        ) +
        shape(
          opening(x - s * 0.56 + i * s * 0.28, y, s * (i === 2 ? 0.18 : 0.12), s * (i === 2 ? 0.31 : 0.23), "cusped"),
          INK.maroon,
        ),
    ) +
    times(3, (i) => shape(opening(x - s * 0.22 + i * s * 0.22, y - s * 0.42, s * 0.11, s * 0.15, "round"), INK.maroon));
  return (
    outdoors({ ...frame, horizon: y }, 0.2) +
    house +
    box(0, y, w, h, light.water) +
    `<g transform="translate(0 ${n(y * 2)}) scale(1 -1)" opacity=".28">${house}</g>` +
    box(0, y, w, u * 2, INK.paper) +
    times(12, (i) =>
      stroke(`M${n(w * random())} ${n(y + u * (5 + i * 2.4))}h${n(u * between(random, 6, 14))}`, light.shine, u * 0.7),
    ) +
    (chance(random, 0.6)
      ? times(5, (i) => diya(w * (0.1 + i * 0.2), h * 0.97, u * 8))
      : guests(random, 5, 0, w, h * 1.02, u * 20))
  );
}
/** The hall of the blessing: canopy over a covered seat, flowers; the couple walks around it. */
function darbar(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = hall(frame);
  const x = w / 2;
  const ink = pick(random, [INK.marigold, INK.rani, INK.leaf, INK.sindoor]);
  const s = u * between(random, 0.9, 1.15);
  return (
    drawing +
    polygon(
      ink,
      [x - s * 34, floorAt - s * 52],
      [x + s * 34, floorAt - s * 52],
      [x + s * 26, floorAt - s * 60],
      [x - s * 26, floorAt - s * 60],
    ) +
    beads(x - s * 33, floorAt - s * 51, x + s * 33, floorAt - s * 51, s * 3, s * 3, INK.paper, 1.1) +
    [-30, 28].map((dx) => box(x + s * dx, floorAt - s * 52, s * 2, s * 56, BRASS)).join("") +
    box(x - s * 26, floorAt - s * 10, s * 52, s * 16, INK.paper) +
    shape(
      `M${n(x - s * 20)} ${n(floorAt - s * 10)}Q${n(x)} ${n(floorAt - s * 28)} ${n(x + s * 20)} ${n(floorAt - s * 10)}Z`,
      ink,
    ) +
    times(5, (i) => disc(x - s * 20 + i * s * 10, floorAt - s * 2, s * 2, ink)) +
    times(6, (i) => bloom(x - s * 25 + i * s * 10, floorAt + s * 7, s * 4, i % 2 ? INK.marigold : INK.sindoor)) +
    guests(random, 3, 0, x - s * 34, h, u * 38) +
    guests(random, 3, x + s * 34, w, h, u * 38)
  );
}
function church(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const y = horizon + (h - horizon) * 0.32;
  const s = u * between(random, 56, 76);
  const [wall, trim] = pick(random, [
    [INK.paper, INK.maroon],
    [INK.gulabi, INK.paper],
    [INK.haldi, INK.sindoor],
    [INK.pista, INK.paper],
  ] as const);
  const cross = (cx: number, cy: number, r: number) =>
    box(cx - r * 0.1, cy - r, r * 0.2, r, BRASS) + box(cx - r * 0.32, cy - r * 0.74, r * 0.64, r * 0.19, BRASS);
  const twin = chance(random, 0.5);
  const tower = (cx: number, tw: number, th: number) =>
    polygon(trim, [cx - tw * 0.56, y - th], [cx, y - th - tw * 1.1], [cx + tw * 0.56, y - th]) +
    cross(cx, y - th - tw * 1.02, u * 9) +
    box(cx - tw / 2, y - th, tw, th, wall) +
    shape(opening(cx, y - th * 0.68, tw * 0.46, th * 0.24, "pointed"), INK.night) +
    box(cx - tw * 0.54, y - th * 0.64, tw * 1.08, u * 1.6, trim);
  return (
    outdoors(frame, 0) +
    garden(frame, horizon) +
    (twin ? tower(x - s * 0.42, s * 0.26, s * 0.92) + tower(x + s * 0.42, s * 0.26, s * 0.92) : "") +
    polygon(wall, [x - s * 0.46, y - s * 0.5], [x, y - s * 0.86], [x + s * 0.46, y - s * 0.5]) +
    polygon(
      trim,
      [x - s * 0.5, y - s * 0.49],
      [x, y - s * 0.92],
      [x + s * 0.5, y - s * 0.49],
      [x + s * 0.44, y - s * 0.49],
      [x, y - s * 0.84],
      [x - s * 0.44, y - s * 0.49],
    ) +
    (twin ? cross(x, y - s * 0.88, u * 11) : tower(x - s * 0.5, s * 0.32, s * 1.02)) +
    box(x - s * 0.44, y - s * 0.5, s * 0.88, s * 0.5, wall) +
    disc(x, y - s * 0.54, s * 0.11, trim) +
    at(x, y - s * 0.54, around(8, petal(s * 0.02, s * 0.09, s * 0.03, INK.rani))) +
    shape(opening(x, y, s * 0.26, s * 0.38, "pointed"), trim) +
    shape(opening(x, y, s * 0.2, s * 0.33, "pointed"), INK.maroon) +
    [-0.3, 0.3]
      .map((dx) => shape(opening(x + s * dx, y - s * 0.08, s * 0.11, s * 0.26, "pointed"), INK.maroon))
      .join("") +
    (chance(random, 0.5)
      ? beads(x - s * 0.44, y - s * 0.48, x + s * 0.44, y - s * 0.48, u * 5, u * 3, INK.paper, 1.2)
      : guests(random, 4, 0, w, h, u * 18)) +
    (chance(random, 0.4) ? bunting(0, u * 4, w, u * 4, u * 10, u * 6, [INK.paper, INK.rani, INK.marigold]) : "")
  );
}
/** Coloured glass, pews, an aisle of petals. */
function nave(frame: Frame): string {
  const { random, w, h, u } = frame;
  const wall = pick(random, [INK.maroon, INK.night, INK.leaf, INK.haldi, INK.gulabi, INK.paper]);
  const floorAt = h * 0.64;
  const count = pick(random, [1, 3, 3, 5]);
  const panes = times(count, (i) => {
    const x = (w / count) * (i + 0.5);
    const pw = Math.min((w / count) * 0.66, u * 44);
    const ph = floorAt * (count === 1 || i === (count - 1) / 2 ? 0.9 : 0.76);
    const d = opening(x, floorAt - u * 4, pw, ph, "pointed");
    return (
      shape(opening(x, floorAt - u * 4, pw * 1.14, ph * 1.06, "pointed"), INK.ink) +
      `<clipPath id="pane${i}"><path d="${d}"/></clipPath><g clip-path="url(#pane${i})">${times(5, (r) => times(3, (c) => box(x - pw / 2 + (pw / 3) * c, floorAt - ph + (ph / 5) * r - u * 4, pw / 3 - u * 0.7, ph / 5 - u * 0.7, [INK.rani, INK.marigold, INK.leaf, INK.sindoor, INK.gulabi, INK.haldi, INK.pista][(r * 2 + c * 3 + i) % 7]!)))}${at(x, floorAt - ph * 0.62, disc(0, 0, pw * 0.26, INK.ink) + around(8, petal(pw * 0.03, pw * 0.23, pw * 0.08, INK.haldi)))}</g>`
    );
  });
  const pew = (x: number, y: number, s: number) =>
    box(x - s, y - s * 0.6, s * 2, s * 0.2, "#8A4A22") +
    box(x - s, y - s * 0.34, s * 2, s * 0.34, "#B5672C") +
    bloom(x + (x < w / 2 ? s : -s), y - s * 0.5, s * 0.24, INK.paper);
  return (
    box(0, 0, w, h, wall) +
    panes +
    box(0, floorAt, w, h, deeper(wall)) +
    polygon(INK.paper, [w / 2 - u * 7, floorAt], [w / 2 + u * 7, floorAt], [w / 2 + u * 26, h], [w / 2 - u * 26, h]) +
    times(3, (row) => {
      const s = u * (15 + row * 8);
      const y = floorAt + u * (9 + row * 12);
      return pew(w / 2 - u * (24 + row * 13) - s * 0.4, y, s) + pew(w / 2 + u * (24 + row * 13) + s * 0.4, y, s);
    }) +
    candle(w / 2 - u * 11, floorAt + u * 3, u * 18) +
    candle(w / 2 + u * 11, floorAt + u * 3, u * 18) +
    times(16, () =>
      at(
        w / 2 + u * between(random, -16, 16),
        between(random, floorAt + u * 8, h),
        turned(random() * 180, petal(0, u * 2.6, u * 1, INK.rani)),
      ),
    )
  );
}
function candles(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, pick(random, [0.74, 0.82]));
  const count = pick(random, [3, 5, 7]);
  return (
    drawing +
    times(count, (i) =>
      candle((w / count) * (i + 0.5), floorAt + u * 6, u * between(random, 22, 58), i % 2 ? INK.paper : INK.gulabi),
    ) +
    times(9, (i) =>
      bloom(
        w * (0.05 + i * 0.115),
        floorAt + u * between(random, 8, 14),
        u * between(random, 4, 7),
        pick(random, [INK.paper, INK.gulabi, INK.rani, INK.haldi]),
      ),
    ) +
    (w > h * 2
      ? ""
      : times(4, (i) =>
          at(w * (0.14 + i * 0.24), floorAt + u * 12, turned(i * 40 - 60, petal(0, u * 12, u * 3, INK.leaf))),
        ))
  );
}
function stupa(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const y = horizon + (h - horizon) * 0.3;
  const s = u * between(random, 50, 74);
  const flags = times(3, (i) =>
    bunting(i % 2 ? w : 0, u * (4 + i * 9), x, y - s * 0.98, u * 8, u * 5, [
      INK.paper,
      INK.sindoor,
      INK.leaf,
      INK.marigold,
      INK.rani,
    ]),
  );
  return (
    outdoors(frame, 0) +
    garden(frame, horizon) +
    shape(cap(x, y - s * 0.14, s * 1.1, s * 0.56), INK.paper) +
    box(x - s * 0.64, y - s * 0.18, s * 1.28, s * 0.18, mix(INK.paper, INK.haldi, 0.6)) +
    times(9, (i) => box(x - s * 0.6 + i * s * 0.137, y - s * 0.18, s * 0.04, s * 0.18, BRASS)) +
    box(x - s * 0.16, y - s * 0.84, s * 0.32, s * 0.18, BRASS) +
    polygon(INK.marigold, [x - s * 0.12, y - s * 0.84], [x, y - s * 1.2], [x + s * 0.12, y - s * 0.84]) +
    stroke(
      times(4, (i) => `M${n(x - s * (0.1 - i * 0.024))} ${n(y - s * (0.88 + i * 0.07))}h${n(s * (0.2 - i * 0.048))}`),
      INK.sindoor,
      u,
    ) +
    flags +
    (chance(random, 0.6)
      ? times(5, (i) => diya(w * (0.1 + i * 0.2), h * 0.97, u * 8))
      : times(3, (i) => lotus(w * (0.2 + i * 0.3), h * 0.98, u * 14, INK.gulabi)))
  );
}
function lotuses(frame: Frame): string {
  const { random, w, h, u } = frame;
  const water = pick(random, [INK.leaf, mix(INK.leaf, INK.night, 0.4), INK.pista, INK.maroon, INK.night]);
  const leaf = (x: number, y: number, s: number) =>
    ellipse(x, y, s, s * 0.42, mix(INK.leaf, INK.pista, water === INK.leaf ? 0.4 : 0.15)) +
    polygon(water, [x, y], [x + s, y - s * 0.1], [x + s, y + s * 0.16]);
  return (
    box(0, 0, w, h, water) +
    times(6, (i) => box(0, (h / 6) * i, w, u * 0.7, mix(water, INK.paper, 0.12))) +
    times(9, () => leaf(w * random(), h * random(), u * between(random, 12, 22))) +
    disc(w * pick(random, [0.2, 0.8]), h * 0.2, u * 13, mix(water, INK.haldi, 0.6)) +
    times(pick(random, [2, 3, 4]), (i) => {
      const [x, y] = [w * (0.2 + i * 0.22 + random() * 0.08), h * between(random, 0.5, 0.9)];
      const s = u * between(random, 18, 32);
      return (
        lotus(x, y, s, pick(random, [INK.gulabi, INK.rani, INK.paper])) +
        (chance(random, 0.5) ? at(x, y - s * 0.3, petal(0, s * 0.6, s * 0.14, INK.marigold)) : "")
      );
    })
  );
}
/** Fire in its silver vase, white flowers over the door, patterns of chalk. */
function afargan(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, 0.8);
  const x = w * pick(random, [0.38, 0.5, 0.62]);
  const s = u * between(random, 26, 38);
  const silver = "#E9DCC8";
  return (
    drawing +
    floorFigure(frame, x, floorAt + u * 9, s * 1.6) +
    times(5, (i) =>
      at(
        x - s * 0.4 + i * s * 0.2,
        floorAt - s * 1.04,
        petal(
          0,
          s * (i === 2 ? 1.1 : 0.72),
          s * 0.2,
          [INK.sindoor, INK.marigold, INK.haldi, INK.marigold, INK.sindoor][i]!,
        ),
      ),
    ) +
    shape(
      `M${n(x - s * 0.7)} ${n(floorAt - s * 1.1)}h${n(s * 1.4)}q${n(-s * 0.1)} ${n(s * 0.62)} ${n(-s * 0.52)} ${n(s * 0.66)}h${n(-s * 0.36)}q${n(-s * 0.42)} ${n(-s * 0.04)} ${n(-s * 0.52)} ${n(-s * 0.66)}Z`,
      silver,
    ) +
    box(x - s * 0.12, floorAt - s * 0.46, s * 0.24, s * 0.4, silver) +
    ellipse(x, floorAt + u, s * 0.46, s * 0.12, silver) +
    box(x - s * 0.74, floorAt - s * 1.16, s * 1.48, s * 0.1, deeper(INK.paper)) +
    times(9, (i) => strand(w * (i / 8), -u, h * (i % 2 ? 0.14 : 0.22), u * 3.4, INK.paper, INK.gulabi, INK.leaf)) +
    diya(w * 0.1, floorAt + u * 10, u * 9) +
    diya(w * 0.9, floorAt + u * 10, u * 9)
  );
}
/** An arch of flowers in the open, two chairs, two candles. */
function arch(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const y = h * between(random, 0.86, 0.94);
  const [aw, ah] = [u * between(random, 52, 72), y * between(random, 0.62, 0.78)];
  const round = chance(random, 0.5);
  const posts = round
    ? `<path d="${opening(x, y, aw, ah, "round")}" fill="none" stroke="#B5672C" stroke-width="${n(u * 2.4)}"/>`
    : stroke(`M${n(x - aw / 2)} ${n(y)}V${n(y - ah)}H${n(x + aw / 2)}V${n(y)}`, "#B5672C", u * 2.4);
  const flowers = times(17, (i) => {
    const t = Math.PI * (i / 16);
    return bloom(
      x - Math.cos(t) * aw * 0.5,
      round
        ? y - ah + aw * 0.5 - Math.sin(t) * aw * 0.5
        : y - ah + (Math.abs(i - 8) > 5 ? (Math.abs(i - 8) - 5) * u * 7 : 0),
      u * between(random, 3.6, 6.4),
      pick(random, [INK.gulabi, INK.rani, INK.paper, INK.marigold]),
    );
  });
  return (
    outdoors(frame, 0.2) +
    garden(frame, horizon) +
    posts +
    flowers +
    candle(x - u * 9, y + u * 2, u * 17) +
    candle(x + u * 9, y + u * 2, u * 17) +
    (chance(random, 0.5)
      ? guests(random, 6, 0, w, h * 1.02, u * 22)
      : pot(x - aw * 0.8, y + u * 3, u * 22, INK.sindoor, INK.leaf) +
        pot(x + aw * 0.8, y + u * 3, u * 22, INK.sindoor, INK.leaf))
  );
}
function welcome(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  return (
    outdoors(frame, 0.4) +
    garden(frame, horizon, 2) +
    gate(
      w * pick(random, [0.36, 0.5, 0.64]),
      h * 0.96,
      u * between(random, 62, 84),
      h * between(random, 0.72, 0.88),
      clothsOf(frame),
      pick(random, ["onion", "cusped", "round"] as const),
    ) +
    guests(random, 5, 0, w, h * 1.01, u * 24)
  );
}

type Draw = (frame: Frame) => string;
const HINDU: readonly Draw[] = [altar, altar, vedi, vedi, thali, temple, lamps];
const BY_TRADITION: Record<string, readonly Draw[]> = {
  Hindu: HINDU,
  "Arya Samaj": [altar, altar, vedi, lamps, welcome],
  Jain: [temple, temple, lamps, thali, lotuses],
  Sikh: [gurdwara, gurdwara, darbar],
  Muslim: [domes, nikah, nikah],
  Christian: [church, church, nave, candles],
  Buddhist: [stupa, stupa, lotuses, lamps],
  Parsi: [afargan],
  Interfaith: [arch, arch, candles, rings],
};
const BY_RITE: Record<string, Draw> = {
  "Griha pravesh": threshold,
  "Satyanarayan katha": thali,
  "Naming ceremony": cradle,
  Engagement: rings,
  "Office opening": lamps,
};
const OWN_RITES = ["Hindu", "Arya Samaj", "Jain", "Interfaith"];

/**
 * The main picture is of the listing's own tradition; a rite that belongs to some traditions only is never drawn for
 * another.
 */
export function drawCeremony(facts: Facts, w: number, h: number): string {
  const tradition = words(facts, "tradition")[0] ?? "Interfaith";
  const own = BY_TRADITION[tradition] ?? BY_TRADITION.Interfaith!;
  // The door with mango leaves, the tray and the cradle with flowers are of some traditions only; rings of all.
  const rites = words(facts, "ceremonies").flatMap((rite) =>
    rite === "Engagement" || OWN_RITES.includes(tradition) ? (BY_RITE[rite] ?? []) : [],
  );
  const frame = frameOf(facts, w, h);
  if (facts.shot === 0) return picture(frame, pick(frame.random, [...own, ...own, ...rites])!(frame));
  return picture(
    frame,
    turn(facts, [...new Set<Draw>([...own, ...rites, arch, candles, welcome, rings, lotuses, cradle])], "motif")(frame),
  );
}
