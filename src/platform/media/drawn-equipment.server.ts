import type { Inks } from "../../domain/drawing.ts";
import { around, at, disc, figure, n, petal, pick, rays, seeded, svg } from "../../domain/drawing.ts";
import { PALETTE as INK } from "../../domain/palette.ts";

/** What can be drawn: one thing of each shelf of the rental. */
export const EQUIPMENT = ["projector", "speaker", "light", "stage", "generator", "chair", "cooler", "camera"] as const;
export type Equipment = (typeof EQUIPMENT)[number];

interface Ground {
  ground: string;
  ray: string;
  floor: string;
  inks: Inks;
}
const GROUNDS: readonly [Ground, ...Ground[]] = [
  { ground: INK.haldi, ray: "#F8D384", floor: INK.sindoor, inks: [INK.haldi, "#F8D384", INK.haldi, "#F4C45E", "#FEF1D2"] },
  { ground: INK.gulabi, ray: "#F3B3A5", floor: INK.rani, inks: [INK.gulabi, "#F3B3A5", INK.gulabi, "#EC9A8A", "#FDE4DC"] },
  { ground: INK.pista, ray: "#B4D19F", floor: INK.leaf, inks: [INK.pista, "#B4D19F", INK.pista, "#9DC285", "#E3F0D9"] },
  { ground: INK.marigold, ray: "#E8940B", floor: INK.maroon, inks: [INK.marigold, "#E8940B", INK.marigold, "#FFC557", "#DB8605"] },
  { ground: INK.leaf, ray: "#185932", floor: "#134A28", inks: [INK.leaf, "#185932", INK.leaf, "#2F8350", "#134A28"] },
];

const box = (x: number, y: number, w: number, h: number, fill: string, r = 0) => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${r ? ` rx="${n(r)}"` : ""}/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const cone = (r: number, rim: string) => disc(0, 0, r, rim) + disc(0, 0, r * 0.82, INK.night) + disc(0, 0, r * 0.5, INK.maroon) + disc(0, 0, r * 0.2, INK.marigold);

/** Each stands on the origin, about 2 units wide and as high; scaled by its caller. */
const THINGS: Record<Equipment, string> = {
  projector:
    shape("M-.1 -.75L-1.9 -2V-.1L-.1 -.45Z", "#FFF9EF80") + box(-0.35, -1, 1.5, 0.75, INK.night, 0.12) + box(-0.35, -0.5, 1.5, 0.1, INK.marigold) + box(-0.1, -0.25, 0.15, 0.25, INK.maroon) + box(0.7, -0.25, 0.15, 0.25, INK.maroon)
    + at2(-0.3, -0.66, disc1(0.26, INK.sindoor) + disc1(0.19, INK.haldi) + disc1(0.09, INK.paper)) + [0, 1, 2, 3].map((i) => box(0.35 + i * 0.17, -0.9, 0.09, 0.3, INK.maroon)).join(""),
  speaker: box(-0.6, -2, 1.2, 2, INK.night, 0.1) + box(-0.6, -2, 1.2, 0.12, INK.sindoor) + at2(0, -0.6, unit(cone, 0.45, INK.sindoor)) + at2(0, -1.45, unit(cone, 0.28, INK.marigold)),
  light:
    shape("M0 -1.3L-1.6 0H1.6Z", "#FFF9EF66") + box(-0.05, -2, 0.1, 0.5, INK.night) + box(-1.1, -2.05, 2.2, 0.14, INK.maroon) + shape("M-.32 -1.62H.32L.46 -1.18H-.46Z", INK.night) + shape("M-.46 -1.18H.46L.4 -1.06H-.4Z", INK.marigold)
    + shape("M-.95 -1.9H-.55L-.46 -1.6H-1.04Z", INK.sindoor) + shape("M.55 -1.9H.95L1.04 -1.6H.46Z", INK.rani),
  stage:
    box(-1.3, -0.4, 2.6, 0.4, INK.sindoor) + box(-1.3, -0.4, 2.6, 0.1, INK.marigold) + box(-1.2, -1.9, 0.12, 1.5, INK.night) + box(1.08, -1.9, 0.12, 1.5, INK.night) + box(-1.3, -2, 2.6, 0.16, INK.night)
    + [0, 1, 2, 3, 4].map((i) => at2(-0.96 + i * 0.48, -1.84, unitPetal(i % 2 ? INK.rani : INK.marigold))).join("") + box(-0.06, -1.1, 0.12, 0.7, INK.maroon) + at2(0, -1.15, disc1(0.12, INK.maroon)),
  generator:
    box(-1.1, -1.3, 2.2, 1.1, INK.sindoor, 0.1) + box(-1.1, -1.3, 2.2, 0.16, INK.maroon) + [0, 1, 2, 3, 4].map((i) => box(-0.9, -1 + i * 0.13, 0.9, 0.06, INK.night)).join("") + at2(0.55, -0.72, disc1(0.28, INK.paper) + disc1(0.2, INK.leaf))
    + at2(-0.7, -0.12, disc1(0.18, INK.night)) + at2(0.7, -0.12, disc1(0.18, INK.night)) + shape("M.45 -.88L.66 -.72H.55L.62 -.54L.42 -.72H.53Z", INK.haldi),
  chair:
    shape("M-.55 -2Q0 -2.2 .55 -2L.5 -1H-.5Z", INK.rani) + shape("M-.4 -1.85Q0 -2 .4 -1.85L.37 -1.12H-.37Z", INK.marigold) + box(-0.65, -1, 1.3, 0.22, INK.maroon, 0.08) + box(-0.58, -0.8, 0.13, 0.8, INK.night) + box(0.45, -0.8, 0.13, 0.8, INK.night),
  cooler:
    box(-0.85, -1.7, 1.7, 1.6, INK.paper, 0.12) + box(-0.85, -0.35, 1.7, 0.25, INK.leaf) + at2(0, -1, disc1(0.58, INK.leaf) + disc1(0.5, INK.pista) + blades() + disc1(0.12, INK.maroon)) + box(-0.7, -0.1, 0.2, 0.1, INK.night) + box(0.5, -0.1, 0.2, 0.1, INK.night),
  camera:
    shape("M0 -1L-.7 0H-.55L0 -.8L.55 0H.7Z", INK.night) + box(-0.05, -1, 0.1, 1, INK.night) + box(-0.7, -1.75, 1.25, 0.75, INK.maroon, 0.12) + shape("M.55 -1.55L1 -1.8V-.95L.55 -1.2Z", INK.night) + at2(-0.15, -1.38, disc1(0.25, INK.marigold) + disc1(0.16, INK.night)) + box(-0.5, -1.95, 0.5, 0.2, INK.sindoor, 0.05),
};

/* Numbers of one unit need more digits than those of a picture. */
function disc1(r: number, fill: string) {
  return `<circle r="${r.toFixed(3)}" fill="${fill}"/>`;
}
function at2(x: number, y: number, content: string) {
  return `<g transform="translate(${x} ${y})">${content}</g>`;
}
function unit(draw: (r: number, ink: string) => string, r: number, ink: string) {
  return `<g transform="scale(${(r / 100).toFixed(5)})">${draw(100, ink)}</g>`;
}
function unitPetal(fill: string) {
  return `<g transform="scale(.01) rotate(180)">${petal(0, 34, 22, fill)}</g>`;
}
function blades() {
  return `<g transform="scale(.01)">${around(5, petal(6, 46, 15, INK.maroon))}</g>`;
}

/** A thing for rent before a rangoli, `w` by `h` units, as SVG. The same seed gives the same picture, for ever. */
export function drawEquipment(seed: string, { w, h, item }: { w: number; h: number; item: Equipment }): string {
  const random = seeded(seed);
  const { ground, ray, floor, inks } = pick(random, GROUNDS);
  const m = Math.min(w, h);
  const floorAt = h * 0.82;
  const size = m * (0.27 + random() * 0.05);
  const shift = (random() - 0.5) * w * 0.12;
  const flip = random() > 0.5 ? -1 : 1;
  const thing = `<g transform="translate(${n(w / 2 + shift)} ${n(floorAt + m * 0.03)}) scale(${n(size * flip)} ${n(size)})">${THINGS[item]}</g>`;
  return svg(w, h, `<rect width="${w}" height="${h}" fill="${ground}"/>` + rays(w / 2, h * 0.46, w + h, ray) + at(w / 2, h * 0.46, figure(random, m * 0.42, inks)) + `<rect y="${n(floorAt)}" width="${w}" height="${n(h - floorAt)}" fill="${floor}"/>` + thing);
}
