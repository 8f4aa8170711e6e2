/** What every picture is put together from: flat shapes as SVG text, and mixed inks. */
import { petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";

/** @param r how round its corners are */
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${r ? ` rx="${n(r)}"` : ""}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
/** @param d path data */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** A line with round ends. @param d path data @param more further attributes, as they stand in SVG */
export const stroke = (d: string, ink: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
/** Around the origin, clockwise. */
export const turned = (degrees: number, drawing: string): string =>
  `<g transform="rotate(${n(degrees)})">${drawing}</g>`;
/** Left for right, about the origin. */
export const flipped = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;

type Point = readonly [x: number, y: number];
export const polygon = (fill: string, ...points: readonly Point[]): string =>
  shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, fill);
/** A smooth line through points, as path data without its first `M`. */
export function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = points[i] ?? [x, y];
      const middle = (px + x) / 2;
      return `C${n(middle)} ${n(py)} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join("");
}

/**
 * What `draw` gives for 0, 1, …, one over the other; a fraction of `count` is rounded, less than nothing is nothing.
 */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => draw(i)).join("");

const channels = (ink: string): [number, number, number] => [
  Number.parseInt(ink.slice(1, 3), 16),
  Number.parseInt(ink.slice(3, 5), 16),
  Number.parseInt(ink.slice(5, 7), 16),
];
/** So much of `b` in `a`: tints and shades of the house's inks. */
export function mix(a: string, b: string, share: number): string {
  const [to, from] = [channels(b), channels(a)];
  return `#${from
    .map((value, i) =>
      Math.round(value + ((to[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
const DEEPER: Record<string, string> = {
  "#FFF9EF": "#F7DDB4",
  "#FCE3AE": "#F4BE62",
  "#F9CFC4": "#EE9C8F",
  "#CFE3C0": "#93BE80",
  "#F6A81A": "#E27D1B",
  "#D63A1C": "#A32420",
  "#C2185B": "#941245",
  "#1E6B3C": "#124A2A",
  "#6E1030": "#560A24",
  "#45081F": "#330516",
};
/** The same ink in the shade: of its own hue, where mixing with a dark one would be mud. */
export const deeper = (ink: string): string => DEEPER[ink.toUpperCase()] ?? mix(ink, "#6E1030", 0.2);
/** How light an ink is, 0 to 1. */
export function lightness(ink: string): number {
  const [r, g, b] = channels(ink);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** A string of beads or lamps between two points: round dots along a line that hangs by `sag`. */
export function beads(
  x: number,
  y: number,
  x2: number,
  y2: number,
  sag: number,
  size: number,
  ink: string,
  gap = 1.25,
) {
  const middle = `${n((x + x2) / 2)} ${n((y + y2) / 2 + sag * 2)}`;
  return stroke(`M${n(x)} ${n(y)}Q${middle} ${n(x2)} ${n(y2)}`, ink, size, `stroke-dasharray="0 ${n(size * gap)}"`);
}
/** Marigolds hanging straight down, with a leaf at the end. */
export function strand(x: number, y: number, length: number, size: number, ink: string, second: string, leaf: string) {
  const dots = (from: number, colour: string) =>
    stroke(`M${n(x)} ${n(y + from)}V${n(y + length)}`, colour, size, `stroke-dasharray="0 ${n(size * 2)}"`);
  return (
    dots(0, ink) +
    dots(size, second) +
    `<g transform="translate(${n(x)} ${n(y + length + size * 0.4)}) rotate(180)">${petal(0, size * 2, size * 0.6, leaf)}</g>`
  );
}
/** Small flags between two points. */
export function bunting(
  x: number,
  y: number,
  x2: number,
  y2: number,
  sag: number,
  size: number,
  inks: readonly string[],
) {
  const count = Math.max(3, Math.round((x2 - x) / size));
  return times(count, (i) => {
    const at = (part: number) => y + (y2 - y) * part + Math.sin(Math.PI * part) * sag;
    const [a, b] = [i / count, (i + 1) / count];
    const [xa, xb] = [x + (x2 - x) * a, x + (x2 - x) * b];
    return polygon(
      inks[i % inks.length] ?? "#FFF9EF",
      [xa, at(a)],
      [xb, at(b)],
      [(xa + xb) / 2, (at(a) + at(b)) / 2 + size * 1.15],
    );
  });
}
/** A row of half discs hanging from a line: the house's valance. */
export function scallops(x: number, y: number, w: number, count: number, inks: readonly string[], depth = 1): string {
  const r = w / count / 2;
  return times(count, (i) =>
    shape(
      `M${n(x + i * r * 2)} ${n(y)}a${n(r)} ${n(r * depth)} 0 0 0 ${n(r * 2)} 0Z`,
      inks[i % inks.length] ?? "#FFF9EF",
    ),
  );
}

export type Opening = "round" | "pointed" | "cusped" | "flat" | "onion";
/** A doorway or window as path data, its foot at (x, y), `w` wide and `h` high, in the middle of `x`. */
export function opening(x: number, y: number, w: number, h: number, style: Opening): string {
  const [left, right] = [x - w / 2, x + w / 2];
  const start = `M${n(left)} ${n(y)}`;
  const end = `V${n(y)}Z`;
  const r = w / 2;
  switch (style) {
    case "flat":
      return `${start}V${n(y - h)}H${n(right)}${end}`;
    case "round":
      return `${start}V${n(y - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(right)} ${n(y - h + r)}${end}`;
    case "pointed":
      return `${start}V${n(y - h + w * 0.62)}Q${n(left)} ${n(y - h + w * 0.2)} ${n(x)} ${n(y - h)}Q${n(right)} ${n(y - h + w * 0.2)} ${n(right)} ${n(y - h + w * 0.62)}${end}`;
    case "onion":
      return `${start}V${n(y - h + w * 0.66)}C${n(left)} ${n(y - h + w * 0.3)} ${n(x - w * 0.1)} ${n(y - h + w * 0.26)} ${n(x)} ${n(y - h)}C${n(x + w * 0.1)} ${n(y - h + w * 0.26)} ${n(right)} ${n(y - h + w * 0.3)} ${n(right)} ${n(y - h + w * 0.66)}${end}`;
    case "cusped": {
      // Five lobes on a half circle, the middle one drawn up to a point.
      const spring = y - h + r * 1.02;
      const p = (t: number): Point => [x - r * Math.cos(Math.PI * t), spring - r * 0.86 * Math.sin(Math.PI * t)];
      const lobes = [0.2, 0.4, 0.6, 0.8, 1].map((t, i) => {
        const [px, py] = p(t);
        const q = r * 0.32;
        return i === 2
          ? `Q${n(x - w * 0.12)} ${n(y - h + r * 0.1)} ${n(x)} ${n(y - h)}Q${n(x + w * 0.12)} ${n(y - h + r * 0.1)} ${n(px)} ${n(py)}`
          : `A${n(q)} ${n(q)} 0 0 1 ${n(px)} ${n(py)}`;
      });
      return `${start}V${n(spring)}${lobes.join("")}${end}`;
    }
  }
}
/** The bulb of a dome on (x, y), `w` wide, as path data. */
export const bulb = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w * 0.42)} ${n(y)}C${n(x - w * 0.62)} ${n(y - h * 0.42)} ${n(x - w * 0.3)} ${n(y - h * 0.72)} ${n(x)} ${n(y - h)}C${n(x + w * 0.3)} ${n(y - h * 0.72)} ${n(x + w * 0.62)} ${n(y - h * 0.42)} ${n(x + w * 0.42)} ${n(y)}Z`;
/** Half a ball on (x, y), as path data. */
export const cap = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}A${n(w / 2)} ${n(h)} 0 0 1 ${n(x + w / 2)} ${n(y)}Z`;
