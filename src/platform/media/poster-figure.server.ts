/**
 * The hand of the house in drawn pictures: flat inks, petals, round rangoli
 * figures. Pure functions from a seed to SVG text; lengths in user units.
 */
export const INK = {
  paper: "#FFF9EF", haldi: "#FCE3AE", gulabi: "#F9CFC4", pista: "#CFE3C0", marigold: "#F6A81A",
  sindoor: "#D63A1C", rani: "#C2185B", maroon: "#6E1030", night: "#45081F", leaf: "#1E6B3C", ink: "#2B1115",
} as const;

/** Ground, rim, inner petal, outer petal, dots. */
export type FigureInks = readonly [string, string, string, string, string];
export type Random = () => number;

/** Repeatable random numbers from 0 up to 1: the same seed, the same picture, for ever. */
export function seeded(seed: string): Random {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

export const n = (value: number): number => Number(value.toFixed(1));

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const at = (x: number, y: number, content: string): string => `<g transform="translate(${n(x)} ${n(y)})">${content}</g>`;

/** Repeats a drawing round the origin. @param turn the start, in parts of one step. */
export const around = (count: number, content: string, turn = 0): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${n((360 / count) * (i + turn))})">${content}</g>`).join("");

/** One petal pointing up, from radius a to radius b, of half width w. */
export function petal(a: number, b: number, w: number, fill: string): string {
  const d = b - a;
  const low = n(-a - d * 0.28);
  const high = n(-a - d * 0.7);
  return `<path d="M0 ${n(-a)}C${n(w * 1.25)} ${low} ${n(w)} ${high} 0 ${n(-b)}C${n(-w)} ${high} ${n(-w * 1.25)} ${low} 0 ${n(-a)}Z" fill="${fill}"/>`;
}

/** A whole round rangoli of radius R at the origin. */
export function rangoliFigure(random: Random, R: number, [ground, rim, inner, outer, dots]: FigureInks): string {
  const k = pick(random, [8, 10, 12, 16]);
  const arc = (Math.PI * 2) / k;
  const hearts = random() > 0.5 ? k : k / 2;
  return [
    around(k * 2, disc(0, -R * 0.93, R * Math.sin(arc / 4) * 1.02, rim)), disc(0, 0, R * 0.93, rim),
    around(k * 2, disc(0, -R * 0.93, R * 0.028, ground)),
    disc(0, 0, R * 0.84, ground),
    around(k, petal(R * 0.42, R * 0.82, R * 0.8 * Math.sin(arc / 2) * 0.86, outer) + petal(R * 0.5, R * 0.74, R * 0.5 * Math.sin(arc / 2) * 0.8, inner)),
    around(k, disc(0, -R * 0.74, R * 0.03, dots) + disc(0, -R * 0.66, R * 0.018, rim), 0.5),
    disc(0, 0, R * 0.5, inner), around(k, disc(0, -R * 0.5, R * 0.5 * Math.sin(arc / 2), inner) + disc(0, -R * 0.5, R * 0.032, dots)),
    disc(0, 0, R * 0.42, ground),
    around(hearts, petal(R * 0.1, R * 0.4, R * 0.4 * Math.sin(Math.PI / hearts) * 0.8, rim), random() > 0.5 ? 0.5 : 0),
    disc(0, 0, R * 0.17, outer), around(8, disc(0, -R * 0.115, R * 0.022, ground)), disc(0, 0, R * 0.065, inner),
  ].join("");
}

/** Rays from a point to beyond the frame: the festive ground of a scene. */
export function rays(x: number, y: number, reach: number, fill: string, count = 18): string {
  const half = Math.tan(Math.PI / (count * 2)) * reach;
  return at(x, y, around(count, `<path d="M0 0L${n(-half)} ${n(-reach)}H${n(half)}Z" fill="${fill}"/>`));
}

export const svg = (w: number, h: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${content}</svg>`;
