import { kolam } from "./rangoli-kolam.ts";
import type { Inks } from "../domain/drawing.ts";
import type { Random } from "../domain/seeded.ts";
import { arch, around, at, disc, dotField, figure, petal } from "../domain/drawing.ts";
import { n, pick } from "../domain/seeded.ts";

type Draw = (random: Random, w: number, h: number, inks: Inks) => string;

/** The round figure, whole or boldly cropped. */
const rangoli: Draw = (random, w, h, c) => {
  const m = Math.min(w, h);
  const place = pick(random, ["whole", "rise", "corner", "pair"]);
  const put = (x: number, y: number, R: number) => at(x, y, figure(random, R, c));
  const dots = dotField(w, h, c[1]);
  if (place === "whole") return dots + put(w / 2, h / 2, m * 0.46);
  if (place === "rise") return dots + put(w / 2, h * 1.02, Math.min(w * 0.52, h * 0.86));
  if (place === "corner") return dots + put(w, h, m * 0.98);
  return dots + put(0, h / 2, m * 0.52) + put(w, h / 2, m * 0.52);
};

/** Carved stone lattice of eight-point stars. */
const jaali: Draw = (random, w, h, c) => {
  const s = Math.min(w, h) / pick(random, [3, 4]);
  const cols = Math.ceil(w / s / 2) * 2 + 1;
  const rows = Math.ceil(h / s / 2) * 2 + 1;
  const star = (R: number, q: number) => {
    let d = "";
    for (let i = 0; i < 16; i++) {
      const a = (Math.PI * i) / 8;
      const t = i % 2 ? q : R;
      d += `${i ? "L" : "M"}${n(t * Math.sin(a))} ${n(-t * Math.cos(a))}`;
    }
    return `${d}Z`;
  };
  let out = "";
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const x = w / 2 + (i - (cols - 1) / 2) * s;
      const y = h / 2 + (j - (rows - 1) / 2) * s;
      const alt = (i + j) % 2;
      const rays = around(8, () => petal(s * 0.07, s * 0.33, s * 0.075, alt ? c[2] : c[1]));
      out += at(
        x,
        y,
        `<path d="${star(s * 0.53, s * 0.383)}" fill="${alt ? c[1] : c[3]}"/><path d="${star(s * 0.42, s * 0.3)}" fill="${c[0]}"/>${rays}${disc(0, 0, s * 0.06, c[4])}`,
      );
      out += at(
        x + s / 2,
        y + s / 2,
        `<rect x="${n(-s * 0.075)}" y="${n(-s * 0.075)}" width="${n(s * 0.15)}" height="${n(s * 0.15)}" fill="${c[2]}"/>`,
        " rotate(45)",
      );
    }
  }
  return out;
};

/** Rows of little canopies, one behind the other. */
const scales: Draw = (random, w, h, c) => {
  const s = w / pick(random, [4, 5, 6]);
  const R = s / 2;
  let out = "";
  for (let y = -R * 0.2, row = 0; y < h + s; y += R, row++) {
    for (let x = row % 2 ? -R : 0; x < w + s; x += s) {
      const alt = (row + Math.round(x / s)) % 3;
      const rim = alt === 0 ? c[1] : alt === 1 ? c[3] : c[2];
      out +=
        disc(x, y, R, c[0]) +
        disc(x, y, R * 0.92, rim) +
        disc(x, y, R * 0.7, c[0]) +
        disc(x, y, R * 0.56, alt === 0 ? c[2] : c[1]) +
        disc(x, y, R * 0.26, c[4]);
    }
  }
  return `<g transform="translate(0 ${n(h)}) scale(1 -1)">${out}</g>`;
};

/** Marigold strings over a doorway. */
const genda: Draw = (random, w, h, c) => {
  const count = Math.max(5, Math.round((w / h) * 7)) | 1;
  const s = w / count;
  const R = s * 0.34;
  const mid = (count - 1) / 2;
  const lengths = Array.from({ length: Math.ceil(count / 2) }, () => 0.35 + random() * 0.25);
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = s * (i + 0.5);
    const end =
      h * (0.3 + (Math.abs(i - mid) / mid) * 0.45 + (lengths[Math.round(Math.abs(i - mid))] ?? 0.35) * 0.28 - 0.1);
    out += `<path d="M${n(x)} 0V${n(end)}" stroke="${c[4]}" stroke-width="${n(s * 0.04)}"/>`;
    for (let y = R * 0.9, q = 0; y < end; y += R * 1.72, q++) {
      const f = (q + i) % 4 === 3 ? c[2] : c[1];
      const florets = around(8, () => disc(0, -R * 0.66, R * 0.36, f)) + disc(0, 0, R * 0.7, f);
      const folds = around(6, () => disc(0, -R * 0.4, R * 0.11, c[0], 'opacity=".45"'));
      out += at(x, y, florets + folds + disc(0, 0, R * 0.18, c[0], 'opacity=".55"'));
    }
    out += at(x, end + R * 0.1, petal(0, R * 2.5, R * 0.8, c[3]), " rotate(180)");
  }
  return out;
};

/** Nested arches with a figure rising in the innermost. */
const mehrab: Draw = (random, w, h, c) => {
  const foils = pick(random, [4, 5]);
  const W = Math.min(w * 0.92, h * 0.98);
  const H = h * 0.94;
  const arches = [c[1], c[0], c[2], c[0], c[3]].map((fill, i) => {
    const ww = W * (1 - i * 0.115);
    const hh = H * (1 - i * 0.085);
    return `<path transform="translate(${n((w - ww) / 2)} ${n(h - hh)})" d="${arch(ww, hh, foils)}" fill="${fill}"/>`;
  });
  return (
    dotField(w, h, c[1]) +
    arches.join("") +
    at(w / 2, h, figure(random, W * 0.42 * 0.56, [c[3], c[0], c[2], c[1], c[4]]))
  );
};

export const KINDS = { rangoli, kolam, jaali, scales, genda, mehrab } as const satisfies Readonly<Record<string, Draw>>;
