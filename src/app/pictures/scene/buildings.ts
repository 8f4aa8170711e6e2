/** Houses from a few masses: walls with rows of openings, and a roof of the region. */
import { disc } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import type { Coat } from "./light.ts";
import { beads, box, bulb, cap, mix, opening, polygon, scallops, shape, stroke, times } from "./shapes.ts";
import type { Opening } from "./shapes.ts";

export type Roof =
  "flat" | "parapet" | "dome" | "domes" | "chhatri" | "gable" | "tiles" | "hill" | "curve" | "temple" | "onion" | "saw";
export interface Mass {
  x: number;
  w: number;
  h: number;
  storeys: number;
  bays: number;
  openings: Opening;
  roof: Roof;
  coat: Coat;
  /** Behind the windows; `lit` is how many of ten are lit. */
  glow: string;
  lit: number;
}

/** One block standing on `y`. */
export function mass(y: number, { x, w, h, storeys, bays, openings, roof, coat, glow, lit }: Mass): string {
  const [left, top] = [x - w / 2, y - h];
  const floor = h / storeys;
  const bay = w / (bays + 0.35);
  const windows = times(storeys, (row) =>
    times(bays, (col) => {
      const cx = left + bay * (col + 0.5 + 0.175);
      const foot = y - floor * row - floor * (row === 0 ? 0.06 : 0.2);
      const [ow, oh] = [Math.min(bay * 0.62, floor * 0.62), floor * (row === 0 ? 0.7 : 0.58)];
      const on = (col * 7 + row * 3) % 10 < lit;
      return (
        shape(opening(cx, foot, ow * 1.28, oh * 1.12, openings), coat.trim) +
        shape(opening(cx, foot, ow, oh, openings), on ? glow : coat.door)
      );
    }),
  );
  const bands = times(storeys - 1, (row) => box(left, y - floor * (row + 1) - h * 0.012, w, h * 0.024, coat.trim));
  return (
    roofOf(roof, x, top, w, h, coat) +
    box(left, top, w, h, coat.wall) +
    box(left + w * 0.9, top, w * 0.1, h, coat.shade) +
    windows +
    bands
  );
}

function roofOf(
  roof: Roof,
  x: number,
  top: number,
  w: number,
  h: number,
  { wall, shade, trim, roof: ink, accent }: Coat,
): string {
  const left = x - w / 2;
  const eave = (more = 0.04) => box(left - w * more, top - h * 0.045, w * (1 + more * 2), h * 0.05, ink);
  const dome = (cx: number, cw: number, style: typeof bulb = bulb) =>
    box(cx - cw * 0.48, top - h * 0.1, cw * 0.96, h * 0.07, trim) +
    shape(style(cx, top - h * 0.1, cw, cw * 0.82), ink) +
    stroke(`M${n(cx)} ${n(top - h * 0.1 - cw * 0.8)}v${n(-cw * 0.2)}`, accent, cw * 0.05) +
    disc(cx, top - h * 0.1 - cw * 0.9, cw * 0.05, accent);
  const chhatri = (cx: number, s: number) =>
    box(cx - s * 0.5, top - h * 0.045 - s * 0.1, s, s * 0.1, trim) +
    [-0.42, -0.06, 0.3].map((side) => box(cx + s * side, top - h * 0.045 - s * 0.6, s * 0.12, s * 0.5, wall)).join("") +
    box(cx - s * 0.58, top - h * 0.045 - s * 0.68, s * 1.16, s * 0.1, accent) +
    shape(cap(cx, top - h * 0.045 - s * 0.68, s * 0.9, s * 0.5), ink) +
    stroke(`M${n(cx)} ${n(top - h * 0.045 - s * 1.15)}v${n(-s * 0.25)}`, trim, s * 0.07);
  const crenels = () =>
    times(Math.max(4, Math.round(w / (h * 0.16))), (i) =>
      shape(
        opening(
          left + (w / Math.max(4, Math.round(w / (h * 0.16)))) * (i + 0.5),
          top - h * 0.04,
          (w / Math.max(4, Math.round(w / (h * 0.16)))) * 0.78,
          h * 0.1,
          "round",
        ),
        trim,
      ),
    );
  switch (roof) {
    case "flat":
      return eave();
    case "parapet":
      return crenels() + eave();
    case "dome":
      return crenels() + dome(x, Math.min(w * 0.62, h * 0.9)) + eave();
    case "onion":
      return dome(x, Math.min(w * 0.8, h * 0.8)) + eave();
    case "domes":
      return (
        times(3, (i) => dome(left + w * (0.18 + i * 0.32), Math.min(w * (i === 1 ? 0.34 : 0.22), h * 0.6))) + eave()
      );
    case "chhatri":
      return (
        crenels() + [0.12, 0.88].map((part) => chhatri(left + w * part, Math.min(w * 0.2, h * 0.4))).join("") + eave()
      );
    case "gable":
      return (
        polygon(wall, [left, top], [x, top - h * 0.42], [left + w, top]) +
        polygon(
          ink,
          [left - w * 0.06, top + h * 0.03],
          [x, top - h * 0.48],
          [left + w * 1.06, top + h * 0.03],
          [left + w * 0.98, top + h * 0.03],
          [x, top - h * 0.38],
          [left + w * 0.02, top + h * 0.03],
        ) +
        disc(x, top - h * 0.14, h * 0.08, accent)
      );
    case "tiles":
      return (
        polygon(
          ink,
          [left - w * 0.08, top + h * 0.05],
          [left + w * 0.1, top - h * 0.4],
          [left + w * 0.9, top - h * 0.4],
          [left + w * 1.08, top + h * 0.05],
        ) +
        times(4, (i) =>
          stroke(
            `M${n(left - w * (0.05 - i * 0.045))} ${n(top - h * (0.02 + i * 0.1))}H${n(left + w * (1.05 - i * 0.045))}`,
            mix(ink, shade, 0.5),
            h * 0.02,
          ),
        )
      );
    case "hill":
      return (
        polygon(ink, [left - w * 0.1, top + h * 0.08], [x, top - h * 0.62], [left + w * 1.1, top + h * 0.08]) +
        polygon(
          mix(ink, INK.night, 0.25),
          [x, top - h * 0.62],
          [left + w * 1.1, top + h * 0.08],
          [x + w * 0.22, top + h * 0.08],
        ) +
        box(left + w * 0.72, top - h * 0.44, w * 0.09, h * 0.32, trim)
      );
    case "curve":
      return (
        shape(
          `M${n(left - w * 0.05)} ${n(top + h * 0.02)}Q${n(x)} ${n(top - h * 0.5)} ${n(left + w * 1.05)} ${n(top + h * 0.02)}Z`,
          ink,
        ) +
        shape(
          `M${n(left + w * 0.08)} ${n(top)}Q${n(x)} ${n(top - h * 0.34)} ${n(left + w * 0.92)} ${n(top)}Z`,
          mix(ink, wall, 0.4),
        )
      );
    case "saw":
      return times(4, (i) =>
        polygon(
          i % 2 ? ink : mix(ink, INK.night, 0.2),
          [left + (w / 4) * i, top],
          [left + (w / 4) * i, top - h * 0.3],
          [left + (w / 4) * (i + 1), top],
        ),
      );
    case "temple":
      return (
        times(4, (i) =>
          polygon(
            [ink, accent, trim, wall][i] ?? ink,
            [x - w * (0.42 - i * 0.07), top - h * 0.17 * i],
            [x + w * (0.42 - i * 0.07), top - h * 0.17 * i],
            [x + w * (0.37 - i * 0.07), top - h * 0.17 * (i + 1)],
            [x - w * (0.37 - i * 0.07), top - h * 0.17 * (i + 1)],
          ),
        ) +
        shape(cap(x, top - h * 0.68, w * 0.26, h * 0.14), accent) +
        eave()
      );
  }
}

/** The great door in the middle of a house. */
export function portal(
  x: number,
  y: number,
  w: number,
  h: number,
  style: Opening,
  { wall, trim, door, accent, shade }: Coat,
  glow: string,
  crown: boolean,
): string {
  return (
    box(x - w * 0.74, y - h * 1.18, w * 1.48, h * 1.18, accent) +
    (crown ? shape(bulb(x, y - h * 1.22, w * 0.8, w * 0.62), trim) : "") +
    box(x - w * 0.82, y - h * 1.24, w * 1.64, h * 0.08, trim) +
    shape(opening(x, y, w * 1.16, h * 1.06, style), wall) +
    shape(opening(x, y, w, h * 0.95, style), mix(door, glow, 0.15)) +
    shape(opening(x, y, w * 0.62, h * 0.66, style), glow) +
    beads(x - w * 0.5, y - h * 0.6, x, y - h * 0.6, h * 0.06, w * 0.085, INK.marigold) +
    beads(x, y - h * 0.6, x + w * 0.5, y - h * 0.6, h * 0.06, w * 0.085, INK.marigold) +
    times(3, (i) =>
      box(x - w * (0.8 + i * 0.14), y + h * 0.05 * i, w * (1.6 + i * 0.28), h * 0.055, i % 2 ? shade : trim),
    )
  );
}
/** A row of pillars under a beam, with a lit hall behind. */
export function colonnade(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  { wall, trim, door }: Coat,
  glow: string,
): string {
  const step = w / count;
  return (
    box(x - w / 2, y - h, w, h, mix(door, glow, 0.2)) +
    times(count, (i) => shape(opening(x - w / 2 + step * (i + 0.5), y, step * 0.5, h * 0.66, "round"), glow)) +
    times(
      count + 1,
      (i) =>
        box(x - w / 2 + step * i - step * 0.1, y - h, step * 0.2, h, wall) +
        box(x - w / 2 + step * i - step * 0.16, y - h * 0.06, step * 0.32, h * 0.06, trim),
    ) +
    box(x - w * 0.53, y - h * 1.1, w * 1.06, h * 0.14, trim) +
    scallops(x - w * 0.53, y - h * 0.96, w * 1.06, count * 2, [wall], 0.7)
  );
}
