/** The hand of the house in drawings: flat inks, petals, round rangoli figures. Pure functions to SVG text; lengths in user units. */
import { n, pick, type Random } from "./seeded.ts";

/** Ground, then four inks that sit well on it, the most present first. */
export type Inks = readonly [ground: string, first: string, second: string, third: string, fourth: string];

/** A full circle around (x, y). @param more further attributes, as they stand in SVG: 'opacity=".5"' */
export function disc(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** `count` copies around the origin; `turn` shifts them by a part of one step. */
export function around(count: number, drawing: string | ((i: number) => string), turn = 0): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `<g transform="rotate(${n((360 / count) * (i + turn))})">${typeof drawing === "string" ? drawing : drawing(i)}</g>`,
  ).join("");
}

/** One petal pointing up from the origin, from radius `a` to radius `b`, half as wide as `2w`. */
export function petal(a: number, b: number, w: number, fill: string): string {
  const d = b - a;
  return `<path d="M0 ${n(-a)}C${n(w * 1.25)} ${n(-a - d * 0.28)} ${n(w)} ${n(-a - d * 0.7)} 0 ${n(-b)}C${n(-w)} ${n(-a - d * 0.7)} ${n(-w * 1.25)} ${n(-a - d * 0.28)} 0 ${n(-a)}Z" fill="${fill}"/>`;
}

/** Moves a drawing from the origin to a place. */
export function at(x: number, y: number, drawing: string, more = ""): string {
  return `<g transform="translate(${n(x)} ${n(y)})${more}">${drawing}</g>`;
}

/** The full round figure at the origin, of radius `R`. */
export function figure(random: Random, R: number, [g, a, b, d, e]: Inks): string {
  const k = pick(random, [8, 10, 12, 16]);
  const arc = (Math.PI * 2) / k;
  let s = around(k * 2, () => disc(0, -R * 0.93, R * Math.sin(arc / 4) * 1.02, a)) + disc(0, 0, R * 0.93, a);
  s += around(k * 2, () => disc(0, -R * 0.93, R * 0.028, g));
  s += disc(0, 0, R * 0.84, g);
  s += around(
    k,
    () =>
      petal(R * 0.42, R * 0.82, R * 0.8 * Math.sin(arc / 2) * 0.86, d) +
      petal(R * 0.5, R * 0.74, R * 0.5 * Math.sin(arc / 2) * 0.8, b),
  );
  s += around(k, () => disc(0, -R * 0.74, R * 0.03, e), 0.5);
  s += around(k, () => disc(0, -R * 0.66, R * 0.018, a), 0.5);
  s += disc(0, 0, R * 0.5, b) + around(k, () => disc(0, -R * 0.5, R * 0.5 * Math.sin(arc / 2), b));
  s += around(k, () => disc(0, -R * 0.5, R * 0.032, e));
  s += disc(0, 0, R * 0.42, g);
  const inner = random() > 0.5 ? k : k / 2;
  s += around(
    inner,
    () => petal(R * 0.1, R * 0.4, R * 0.4 * Math.sin(Math.PI / inner) * 0.8, a),
    random() > 0.5 ? 0.5 : 0,
  );
  return s + disc(0, 0, R * 0.17, d) + around(8, () => disc(0, -R * 0.115, R * 0.022, g)) + disc(0, 0, R * 0.065, b);
}

/** Rays from a point to beyond the frame: the festive ground of a scene. */
export function rays(x: number, y: number, reach: number, fill: string, count = 18): string {
  const half = Math.tan(Math.PI / (count * 2)) * reach;
  return at(x, y, around(count, `<path d="M0 0L${n(-half)} ${n(-reach)}H${n(half)}Z" fill="${fill}"/>`));
}

/** A whole picture of `w` by `h`. */
export const svg = (w: number, h: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${content}</svg>`;

/** Rows of small dots, every other row shifted. */
export function dotField(w: number, h: number, fill: string): string {
  const q = Math.min(w, h) / 12;
  let s = "";
  for (let y = q / 2, j = 0; y < h; y += q, j++)
    for (let x = j % 2 ? q : q / 2; x < w; x += q) s += disc(x, y, q * 0.09, fill, 'opacity=".8"');
  return s;
}

/** A cusped (multifoil) arch opening, `w` by `h`, with its foot on the ground, as path data. */
export function arch(w: number, h: number, foils = 4): string {
  const cx = w / 2;
  const ry = Math.min(w * 0.56, h * 0.7);
  const inset = w * 0.035;
  const spring = ry + w * 0.07;
  const rx = cx - inset;
  const points = Array.from({ length: foils + 1 }, (_, i) => {
    const t = (Math.PI / 2) * (i / (foils + 0.55));
    return { x: cx - rx * Math.cos(t), y: spring - ry * Math.sin(t) };
  });
  const foot = points[0];
  const tip = points[foils];
  if (!foot || !tip) return "";
  let left = "";
  let right = "";
  points.slice(1).forEach((b, i) => {
    const a = points[i];
    if (!a) return;
    const q = Math.hypot(a.x - b.x, a.y - b.y) * 0.56;
    left += `A${n(q)} ${n(q)} 0 0 1 ${n(b.x)} ${n(b.y)}`;
    right = `A${n(q)} ${n(q)} 0 0 1 ${n(w - a.x)} ${n(a.y)}${right}`;
  });
  const lift = tip.y - (spring - ry);
  const out = (cx - tip.x) * 0.1;
  const near = (cx - tip.x) * 0.25;
  const top = spring - ry - lift * 0.1;
  const crown = `C${n(tip.x + out)} ${n(tip.y - lift * 1.1)} ${n(cx - near)} ${n(top)} ${n(cx)} 0C${n(cx + near)} ${n(top)} ${n(w - tip.x - out)} ${n(tip.y - lift * 1.1)} ${n(w - tip.x)} ${n(tip.y)}`;
  return `M0 ${n(h)}V${n(spring)}H${n(foot.x)}${left}${crown}${right}H${n(w)}V${n(h)}Z`;
}
