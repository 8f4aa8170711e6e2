/** The sky: flat bands of the hour, the round figure of sun or moon, and what is in the air. */
import { between, chance, pick } from "./chance.ts";
import { around, at, disc, petal, rays } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import type { Random } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";

import type { Frame } from "./frame.ts";
import { beads, box, mix, polygon, scallops, stroke, times } from "./shapes.ts";

/** Sun and moon are rangolis in the tone of their sky. */
export function medallion(random: Random, r: number, ink: string, ground: string): string {
  const soft = mix(ground, ink, 0.45);
  const k = pick(random, [8, 10, 12, 16]);
  switch (pick(random, ["scalloped", "petals", "flower", "rings", "plain"] as const)) {
    case "scalloped":
      return (
        around(k * 2, disc(0, -r * 0.9, r * 0.16, soft)) +
        disc(0, 0, r * 0.92, soft) +
        around(k, petal(r * 0.5, r * 0.84, (r * 2.2) / k, ink)) +
        disc(0, 0, r * 0.46, ink)
      );
    case "petals":
      return around(k, petal(r * 0.5, r, (r * 2.6) / k, soft)) + disc(0, 0, r * 0.6, ink);
    case "flower":
      return (
        around(8, disc(0, -r * 0.62, r * 0.36, soft)) +
        disc(0, 0, r * 0.66, soft) +
        around(8, petal(0, r * 0.62, r * 0.2, ink))
      );
    case "rings":
      return disc(0, 0, r, mix(ground, ink, 0.25)) + disc(0, 0, r * 0.78, soft) + disc(0, 0, r * 0.55, ink);
    case "plain":
      return disc(0, 0, r * 0.72, ink);
  }
}

const SKIES = ["bands", "rays", "halo", "flat", "clouds", "arcs"] as const;

/** Fills the frame; the earth is painted over its lower part. */
export function sky({ random, w, h, u, light, horizon, land }: Frame): string {
  const [top, middle, low] = light.sky;
  const way = pick(random, SKIES);
  const x = w * pick(random, [0.18, 0.32, 0.5, 0.68, 0.82]);
  const y = horizon * pick(random, [0.22, 0.4, 0.62, 0.85]);
  const r = u * pick(random, [10, 15, 22, 30]);
  const orb = at(x, y, medallion(random, r, light.orb, middle));
  let out = box(0, 0, w, h, way === "flat" ? middle : top);
  if (way === "bands") out += box(0, horizon * 0.42, w, h, middle) + box(0, horizon * 0.74, w, h, low);
  if (way === "rays")
    out += box(0, 0, w, h, middle) + rays(x, y, w + h, mix(middle, top, 0.6), pick(random, [12, 18, 24]));
  if (way === "halo")
    out += disc(x, y, r * 3.1, mix(top, middle, 0.5)) + disc(x, y, r * 2.1, middle) + disc(x, y, r * 1.4, low);
  if (way === "arcs")
    out += times(4, (i) => disc(w / 2, horizon * 1.1, w * (0.62 - i * 0.13), mix(top, low, (i + 1) / 4)));
  if (way === "clouds") out += box(0, 0, w, h, middle);
  out += orb;
  if (way === "clouds" || light.rain)
    out += clouds(
      random,
      w,
      horizon,
      u,
      light.rain ? mix(top, INK.ink, 0.2) : mix(middle, light.dark ? top : INK.paper, 0.7),
    );
  if (light.rain) out += rain(w, h, u, mix(low, INK.paper, 0.55));
  if (light.dark) out += stars(random, w, horizon, u);
  if (light.dark && chance(random, 0.35)) out += fireworks(random, w, horizon, u);
  if (!light.dark && !light.rain && chance(random, 0.4)) out += birds(random, w, horizon, u, mix(top, INK.ink, 0.65));
  if (land === "fields" && !light.dark && chance(random, 0.25)) out += kites(random, w, horizon, u);
  return out;
}

/** Clouds as miniature painters drew them: rows of half discs on a flat foot. */
function clouds(random: Random, w: number, horizon: number, u: number, ink: string): string {
  return times(3, (i) => {
    const s = u * between(random, 5, 9);
    const [x, y] = [between(random, -0.1, 0.9) * w, horizon * (0.14 + i * 0.22 + random() * 0.08)];
    return (
      disc(x + s, y, s, ink) +
      disc(x + s * 2.3, y - s * 0.5, s * 1.35, ink) +
      disc(x + s * 3.8, y - s * 0.1, s * 1.05, ink) +
      box(x, y, s * 4.9, s * 1.02, ink, s * 0.5)
    );
  });
}
const rain = (w: number, h: number, u: number, ink: string) =>
  stroke(
    times(26, (i) => {
      const [x, y] = [((i * 37) % 26) * (w / 24), ((i * 17) % 26) * (h / 26)];
      return `M${n(x)} ${n(y)}l${n(-u * 1.6)} ${n(u * 5)}`;
    }),
    ink,
    u * 0.45,
  );
const stars = (random: Random, w: number, horizon: number, u: number) =>
  times(22, () => disc(random() * w, random() * horizon * 0.8, u * between(random, 0.3, 0.75), INK.haldi));
function fireworks(random: Random, w: number, horizon: number, u: number): string {
  return times(2, (i) => {
    const r = u * between(random, 9, 15);
    const ink = pick(random, [INK.gulabi, INK.marigold, INK.sindoor]);
    return at(
      w * (i ? between(random, 0.6, 0.9) : between(random, 0.1, 0.4)),
      horizon * between(random, 0.15, 0.4),
      around(12, stroke(`M0 ${n(-r * 0.35)}V${n(-r * 0.8)}`, ink, u * 0.7) + disc(0, -r, u * 0.8, INK.haldi)),
    );
  });
}
const birds = (random: Random, w: number, horizon: number, u: number, ink: string) =>
  times(4, () => {
    const [x, y, s] = [random() * w, horizon * between(random, 0.1, 0.55), u * between(random, 1.6, 2.8)];
    return stroke(
      `M${n(x - s)} ${n(y - s * 0.3)}q${n(s * 0.6)} ${n(-s * 0.5)} ${n(s)} ${n(s * 0.3)}q${n(s * 0.4)} ${n(-s * 0.8)} ${n(s)} ${n(-s * 0.3)}`,
      ink,
      u * 0.6,
    );
  });
const kites = (random: Random, w: number, horizon: number, u: number) =>
  times(3, () => {
    const [x, y, s] = [random() * w, horizon * between(random, 0.1, 0.5), u * between(random, 3, 5)];
    const [a, b] = [pick(random, [INK.rani, INK.leaf]), pick(random, [INK.sindoor, INK.paper])];
    return (
      polygon(a, [x, y - s], [x + s * 0.8, y], [x, y + s]) +
      polygon(b, [x, y - s], [x - s * 0.8, y], [x, y + s]) +
      stroke(`M${n(x)} ${n(y + s)}q${n(s)} ${n(s * 2)} ${n(-s)} ${n(s * 4)}`, INK.maroon, u * 0.25)
    );
  });

/** What hangs into the picture from above: lamps, flags, flowers or the house's valance; sometimes nothing. */
export function overhead({ random, w, u }: Frame, share = 0.5): string {
  if (!chance(random, share)) return "";
  const y = u * between(random, 2, 10);
  switch (pick(random, ["lamps", "lamps", "valance", "flowers"] as const)) {
    case "lamps":
      return times(
        2,
        (i) =>
          beads(-u, y + i * u * 7, w * 0.5, y + i * u * 4, u * 7, u * 1.5, i ? INK.haldi : INK.marigold, 2.2) +
          beads(w * 0.5, y + i * u * 4, w + u, y + i * u * 7, u * 7, u * 1.5, i ? INK.haldi : INK.marigold, 2.2),
      );
    case "valance":
      return (
        box(0, 0, w, u * 4, INK.maroon) +
        scallops(0, u * 4, w, Math.round(w / (u * 9)), [INK.sindoor, INK.marigold], 1.1)
      );
    case "flowers":
      return times(3, (i) =>
        beads(
          -u + i * (w / 3),
          -u,
          -u + (i + 1) * (w / 3),
          -u,
          u * 8,
          u * 3.4,
          i % 2 ? INK.sindoor : INK.marigold,
          0.95,
        ),
      );
  }
}
