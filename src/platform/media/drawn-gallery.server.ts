import type { Inks, Random } from "../../domain/drawing.ts";
import { around, at, disc, figure, n, petal, pick, rays, seeded, svg } from "../../domain/drawing.ts";
import { PALETTE as INK } from "../../domain/palette.ts";

/** The ground with its rays, a floor, and the inks of what stands on it. */
interface Way {
  ground: string;
  ray: string;
  floor: string;
  inks: Inks;
}
const WAYS: readonly [Way, ...Way[]] = [
  { ground: INK.rani, ray: "#AB1150", floor: INK.maroon, inks: [INK.maroon, INK.marigold, INK.sindoor, INK.gulabi, INK.paper] },
  { ground: INK.leaf, ray: "#185932", floor: "#134A28", inks: [INK.leaf, INK.marigold, INK.sindoor, INK.paper, INK.pista] },
  { ground: INK.marigold, ray: "#E8940B", floor: INK.maroon, inks: [INK.maroon, INK.paper, INK.sindoor, INK.gulabi, INK.marigold] },
  { ground: INK.maroon, ray: "#5B0B28", floor: INK.night, inks: [INK.night, INK.marigold, INK.sindoor, INK.gulabi, INK.paper] },
  { ground: INK.gulabi, ray: "#F3B3A5", floor: INK.rani, inks: [INK.rani, INK.maroon, INK.marigold, INK.paper, INK.marigold] },
  { ground: INK.haldi, ray: "#F8D384", floor: INK.sindoor, inks: [INK.sindoor, INK.maroon, INK.marigold, INK.paper, INK.haldi] },
];
const CLOTHES = [INK.marigold, INK.sindoor, INK.rani, INK.leaf, INK.paper, INK.gulabi] as const;
const SKINS = ["#D39A6A", "#C68642", "#A9683A", "#8D5524"] as const;

interface Frame {
  random: Random;
  w: number;
  h: number;
  /** The shorter side: what things are measured by. */
  m: number;
  way: Way;
}

export const GALLERY_SCENES = ["mandap", "crowd", "diyas", "dhol", "doorway"] as const;
export type GalleryScene = (typeof GALLERY_SCENES)[number];

/**
 * A poster of an event for a demo gallery, `w` by `h` units, as SVG. The same
 * seed gives the same picture, for ever; `scene` chooses what it shows.
 */
export function drawGalleryPicture(seed: string, { w, h, scene }: { w: number; h: number; scene?: GalleryScene }): string {
  const random = seeded(seed);
  const chosen = pick(random, GALLERY_SCENES);
  const frame: Frame = { random, w, h, m: Math.min(w, h), way: pick(random, WAYS) };
  const ground = `<rect width="${w}" height="${h}" fill="${frame.way.ground}"/>`;
  return svg(w, h, ground + SCENES[scene ?? chosen](frame));
}

const SCENES: Record<GalleryScene, (frame: Frame) => string> = {
  /** The canopy, a rangoli rising behind it. */
  mandap({ random, w, h, m, way }) {
    const R = m * 0.44;
    const W = m * 0.86;
    const top = h * 0.3;
    const floorAt = h * 0.86;
    const stripes = 8;
    const s = W / stripes;
    const x = (w - W) / 2;
    let out = rays(w / 2, floorAt, w + h, way.ray) + at(w / 2, top + m * 0.02, figure(random, R, way.inks));
    out += floor(w, h, floorAt, way.floor) + box(x + s * 0.5, top + m * 0.1, W - s, floorAt - top - m * 0.1, INK.night);
    for (const side of [x + s * 0.5, x + W - s * 0.5]) out += box(side - s * 0.22, top + m * 0.12, s * 0.44, floorAt - top - m * 0.12, INK.maroon);
    for (let i = 0; i < stripes; i++) {
      const fill = i % 2 ? INK.sindoor : INK.marigold;
      const from = w / 2 + (i - stripes / 2) * s * 0.34;
      out += `<path d="M${n(from)} ${n(top - m * 0.14)}H${n(from + s * 0.34)}L${n(x + (i + 1) * s)} ${n(top + m * 0.1)}H${n(x + i * s)}Z" fill="${fill}"/>`;
      out += disc(x + (i + 0.5) * s, top + m * 0.14, s * 0.5, i % 2 ? INK.paper : INK.sindoor);
      out += disc(x + (i + 0.5) * s, top + m * 0.15, s * 0.14, i % 2 ? INK.sindoor : INK.marigold);
    }
    out += box(x - s * 0.2, top + m * 0.09, W + s * 0.4, m * 0.05, INK.night);
    out += disc(w / 2, top - m * 0.19, m * 0.03, INK.marigold) + box(w / 2 - m * 0.006, top - m * 0.17, m * 0.012, m * 0.04, INK.night);
    for (let i = 0; i < 4; i++) {
      for (const side of [-1, 1]) out += at(w / 2 + side * (W / 2 - s * (1.1 + i * 0.62)), top + m * (0.19 + 0.028), strand(m * 0.022, 7 - i * 2));
    }
    out += disc(w / 2, floorAt - m * 0.16, m * 0.075, INK.rani) + box(w / 2 - m * 0.075, floorAt - m * 0.16, m * 0.15, m * 0.1, INK.rani) + disc(w / 2, floorAt - m * 0.165, m * 0.045, INK.gulabi);
    return out + box(w / 2 - W * 0.22, floorAt - m * 0.07, W * 0.44, m * 0.07, INK.sindoor) + box(w / 2 - W * 0.22, floorAt - m * 0.07, W * 0.44, m * 0.02, INK.marigold);
  },

  /** Heads from behind, before the lights of a stage. */
  crowd({ random, w, h, m, way }) {
    let out = rays(w / 2, h * 0.55, w + h, way.ray, 14) + at(w / 2, h * 0.56, figure(random, m * 0.42, way.inks)) + bunting(w, h, m);
    for (let row = 0; row < 3; row++) {
      const size = m * (0.075 + row * 0.022);
      const step = size * 2.5;
      const y = h * (0.68 + row * 0.13);
      for (let x = row % 2 ? 0 : -step / 2; x < w + step; x += step) {
        const hop = (random() - 0.5) * size * 0.5;
        out += person(x, y + hop, size, pick(random, CLOTHES), pick(random, SKINS), random() < 0.3);
      }
    }
    return out;
  },

  /** Lamps along the edge of a floor rangoli, at night. */
  diyas({ random, w, h, m }) {
    const inks: Inks = [INK.night, INK.marigold, INK.sindoor, INK.gulabi, INK.paper];
    let out = box(0, 0, w, h, INK.night) + at(w / 2, h * 0.5, figure(random, m * 0.46, inks));
    const count = Math.max(3, Math.round(w / (m * 0.24)));
    for (let i = 0; i < count; i++) out += at((w * (i + 0.5)) / count, h * 0.88, diya(m * 0.1));
    return out;
  },

  /** A dhol before a rangoli. */
  dhol({ random, w, h, m, way }) {
    const floorAt = h * 0.84;
    const [L, R] = [m * 0.52, m * 0.2];
    let rope = "";
    for (let i = 0; i <= 8; i++) rope += `${i ? "L" : "M"}${n(-L / 2 + (L / 8) * i)} ${n(i % 2 ? R * 1.12 : -R * 1.12)}`;
    const drum = `<path d="M${n(-L / 2)} ${n(-R)}Q0 ${n(-R * 1.45)} ${n(L / 2)} ${n(-R)}V${n(R)}Q0 ${n(R * 1.45)} ${n(-L / 2)} ${n(R)}Z" fill="${INK.sindoor}"/>`
      + `<path d="${rope}" fill="none" stroke="${INK.haldi}" stroke-width="${n(m * 0.014)}"/>`
      + [-1, 1].map((side) => ellipse((side * L) / 2, 0, R * 0.42, R * 1.12, INK.night) + ellipse((side * L) / 2, 0, R * 0.33, R * 0.98, INK.paper) + ellipse((side * L) / 2, 0, R * 0.14, R * 0.42, INK.night)).join("");
    const stick = `<g transform="rotate(-38)">${box(-m * 0.012, -m * 0.34, m * 0.024, m * 0.34, INK.haldi)}${disc(0, -m * 0.34, m * 0.03, INK.marigold)}</g>`;
    return rays(w / 2, h * 0.45, w + h, way.ray) + at(w / 2, h * 0.45, figure(random, m * 0.4, way.inks)) + floor(w, h, floorAt, way.floor)
      + ellipse(w / 2, floorAt, L * 0.66, m * 0.05, INK.leaf) + at(w / 2, floorAt - R * 1.1, drum) + at(w / 2 + L * 0.78, floorAt - m * 0.06, stick);
  },

  /** Marigold strings over a doorway with its threshold rangoli. */
  doorway({ random, w, h, m, way }) {
    const W = m * 0.62;
    const [x, top] = [(w - W) / 2, h * 0.16];
    const arch = (inset: number, fill: string) => `<path d="M${n(x + inset)} ${h}V${n(top + W / 2 + inset * 0.4)}A${n(W / 2 - inset)} ${n(W / 2 - inset)} 0 0 1 ${n(x + W - inset)} ${n(top + W / 2 + inset * 0.4)}V${h}Z" fill="${fill}"/>`;
    let out = rays(w / 2, h, w + h, way.ray) + arch(-m * 0.07, way.inks[1]) + arch(-m * 0.035, way.inks[2]) + arch(0, INK.night);
    out += `<g clip-path="url(#door)">${at(w / 2, h, figure(random, W * 0.46, [INK.night, INK.marigold, INK.sindoor, INK.gulabi, INK.paper]))}</g>`;
    const strings = Math.max(6, Math.round(w / (m * 0.13)));
    const r = w / strings / 2.6;
    for (let i = 0; i <= strings; i++) {
      const far = Math.abs(i / strings - 0.5) * 2;
      const length = h * (0.1 + far ** 2 * 0.52);
      for (let y = 0, bead = 0; y < length; y += r * 1.7, bead++) out += at((w * i) / strings, y, marigold(r, (bead + i) % 4 === 3 ? INK.sindoor : INK.marigold));
      out += at((w * i) / strings, length + r * 0.6, `<g transform="rotate(180)">${petal(0, r * 2.6, r * 0.8, INK.leaf)}</g>`);
    }
    return `<clipPath id="door"><rect x="${n(x)}" y="0" width="${n(W)}" height="${h}"/></clipPath>${out}`;
  },
};

const box = (x: number, y: number, w: number, h: number, fill: string) => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;
const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
const floor = (w: number, h: number, y: number, fill: string) => box(0, y, w, h - y, fill);
const marigold = (r: number, fill: string) => around(8, disc(0, -r * 0.66, r * 0.36, fill)) + disc(0, 0, r * 0.7, fill) + disc(0, 0, r * 0.2, INK.maroon);

/** A string of marigolds hanging from the origin. */
const strand = (r: number, beads: number) =>
  Array.from({ length: Math.max(1, beads) }, (_, i) => at(0, i * r * 1.8, marigold(r, i % 3 === 2 ? INK.sindoor : INK.marigold))).join("");

const diya = (r: number) =>
  petal(-r * 0.1, r * 1.5, r * 0.42, INK.marigold) + petal(0, r * 0.9, r * 0.22, INK.paper)
  + `<path d="M${n(-r)} 0H${n(r)}Q${n(r * 0.7)} ${n(r * 0.75)} 0 ${n(r * 0.75)}T${n(-r)} 0Z" fill="${INK.sindoor}"/>` + box(-r, -r * 0.06, r * 2, r * 0.16, INK.haldi);

/** Somebody seen from behind; with both arms up when pleased. */
function person(x: number, y: number, r: number, cloth: string, skin: string, cheering: boolean): string {
  const arm = (side: number) =>
    `<path d="M${n(x + side * r * 0.85)} ${n(y + r * 1.7)}L${n(x + side * r * 1.2)} ${n(y - r * 0.9)}" stroke="${skin}" stroke-width="${n(r * 0.38)}" stroke-linecap="round"/>`
    + disc(x + side * r * 1.22, y - r, r * 0.26, skin) + at(x + side * r * 1.13, y - r * 0.4, `<g transform="rotate(${side * 8})">${box(-r * 0.24, 0, r * 0.48, r * 0.12, INK.marigold)}</g>`);
  const body = `<path d="M${n(x - r * 1.15)} ${n(y + r * 9)}V${n(y + r * 2)}Q${n(x - r * 1.1)} ${n(y + r * 0.9)} ${n(x)} ${n(y + r * 0.9)}T${n(x + r * 1.15)} ${n(y + r * 2)}V${n(y + r * 9)}Z" fill="${cloth}"/>`;
  return (cheering ? arm(-1) + arm(1) : "") + body + box(x - r * 0.26, y + r * 0.4, r * 0.52, r * 0.7, skin) + disc(x, y, r * 0.72, INK.ink);
}

function bunting(w: number, h: number, m: number): string {
  const count = Math.round(w / (m * 0.11));
  const s = w / count;
  return Array.from({ length: count }, (_, i) => {
    const sag = Math.sin((Math.PI * (i + 0.5)) / count) * h * 0.08;
    return `<path d="M${n(i * s)} ${n(sag)}h${n(s)}l${n(-s / 2)} ${n(s * 1.1)}Z" fill="${CLOTHES[i % 4] ?? INK.paper}"/>`;
  }).join("");
}
