/** The earth: far, middle and near ridges of a land, then the ground that things stand on. */
import { between, chance } from "./chance.ts";
import { disc } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import type { Random } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";

import type { Frame } from "./frame.ts";
import type { Land } from "./land.ts";
import { pine, palm, tree } from "./plants.ts";
import { box, bulb, ellipse, mix, opening, polygon, shape, stroke, through, times } from "./shapes.ts";

/** A rolling line from side to side down to the ground. */
function swell(random: Random, w: number, y: number, rise: number, steps: number, fill: string): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => [(w / steps) * i, y - rise * random()] as const);
  return shape(
    `M0 ${n(y + rise * 4)}L${n(points[0]![0])} ${n(points[0]![1])}${through(points)}V${n(y + rise * 4)}Z`,
    fill,
  );
}
function summits({ random, w, u, horizon, light }: Frame): string {
  const row = (count: number, low: number, high: number, fill: string, snow: boolean) =>
    times(count, (i) => {
      const x = (w / count) * (i + between(random, 0.2, 0.8));
      const high_ = u * between(random, low, high);
      const half = high_ * between(random, 0.75, 1.1);
      const tip = horizon - high_;
      const cut = high_ * 0.3;
      const side = (half / high_) * cut;
      return (
        polygon(fill, [x - half, horizon + u], [x, tip], [x + half, horizon + u]) +
        (snow
          ? shape(
              `M${n(x)} ${n(tip)}L${n(x - side)} ${n(tip + cut)}l${n(side * 0.5)} ${n(-cut * 0.25)}l${n(side * 0.4)} ${n(cut * 0.35)}l${n(side * 0.45)} ${n(-cut * 0.35)}L${n(x + side)} ${n(tip + cut)}Z`,
              light.dark ? mix(INK.gulabi, light.sky[2], 0.3) : INK.paper,
            )
          : "")
      );
    });
  return (
    row(4, 26, 42, light.ridges[0], true) +
    row(5, 14, 26, light.ridges[1], false) +
    swell(random, w, horizon, u * 7, 6, light.ridges[2]) +
    times(9, (i) => pine((w / 9) * (i + random()), horizon + u, u * between(random, 7, 13), light.shade))
  );
}
function rolling({ random, w, u, horizon, light }: Frame): string {
  const rows = times(5, (i) =>
    stroke(
      `M0 ${n(horizon - u * (4 - i * 2))}Q${n(w * 0.3)} ${n(horizon - u * (12 - i * 2.4))} ${n(w)} ${n(horizon - u * (2 - i * 2))}`,
      mix(light.ridges[2], light.sky[2], 0.25),
      u * 0.6,
    ),
  );
  return (
    swell(random, w, horizon - u * 10, u * 18, 4, light.ridges[0]) +
    swell(random, w, horizon - u * 4, u * 16, 5, light.ridges[1]) +
    swell(random, w, horizon, u * 9, 3, light.ridges[2]) +
    rows
  );
}
/** Flat water with strokes of light. */
function water(random: Random, w: number, from: number, to: number, u: number, fill: string, shine: string): string {
  return (
    box(0, from, w, to - from, fill) +
    times(16, () => {
      const y = from + u * 1.5 + random() * (to - from - u * 2);
      const x = random() * w;
      return stroke(`M${n(x)} ${n(y)}h${n(u * between(random, 3, 10))}`, shine, u * 0.6);
    })
  );
}
function coast(frame: Frame): string {
  const { random, w, u, horizon, light } = frame;
  const from = horizon - u * between(random, 13, 20);
  let out = water(random, w, from, horizon + u * 2, u, light.water, mix(light.water, light.shine, 0.55));
  if (chance(random, 0.6))
    out =
      shape(`M0 ${n(from + u)}Q${n(w * 0.12)} ${n(from - u * 12)} ${n(w * 0.34)} ${n(from + u)}Z`, light.ridges[1]) +
      out;
  out += chance(random, 0.5) ? lighthouse(w * between(random, 0.06, 0.2), from + u * 2, u * 22) : "";
  out += times(2, (i) =>
    dhow(
      w * (i ? between(random, 0.55, 0.9) : between(random, 0.15, 0.5)),
      from + u * between(random, 4, 8),
      u * between(random, 7, 12),
      i ? INK.paper : INK.sindoor,
    ),
  );
  return out;
}
const dhow = (x: number, y: number, s: number, sail: string) =>
  shape(`M${n(x - s * 0.6)} ${n(y)}h${n(s * 1.2)}l${n(-s * 0.25)} ${n(s * 0.26)}h${n(-s * 0.7)}Z`, INK.night) +
  polygon(sail, [x, y - s * 1.2], [x + s * 0.62, y - s * 0.1], [x, y - s * 0.1]) +
  polygon(INK.marigold, [x - s * 0.08, y - s * 0.9], [x - s * 0.5, y - s * 0.1], [x - s * 0.08, y - s * 0.1]);
const lighthouse = (x: number, y: number, h: number) =>
  polygon(INK.paper, [x - h * 0.12, y], [x - h * 0.07, y - h * 0.8], [x + h * 0.07, y - h * 0.8], [x + h * 0.12, y]) +
  times(2, (i) =>
    box(x - h * (0.105 - i * 0.02), y - h * (0.28 + i * 0.3), h * (0.21 - i * 0.04), h * 0.13, INK.sindoor),
  ) +
  box(x - h * 0.05, y - h * 0.9, h * 0.1, h * 0.1, INK.marigold) +
  shape(`M${n(x - h * 0.08)} ${n(y - h * 0.9)}L${n(x)} ${n(y - h)}L${n(x + h * 0.08)} ${n(y - h * 0.9)}Z`, INK.maroon);
function backwater(frame: Frame): string {
  const { random, w, u, horizon, light } = frame;
  const from = horizon - u * between(random, 9, 14);
  return (
    swell(random, w, from, u * 7, 7, light.ridges[1]) +
    times(9, (i) =>
      palm(
        (w / 9) * (i + random()),
        from + u * 2,
        u * between(random, 16, 26),
        i % 2 ? light.shade : light.ridges[2],
        random,
      ),
    ) +
    water(random, w, from, horizon + u * 2, u, light.water, mix(light.water, light.shine, 0.5)) +
    houseboat(w * between(random, 0.2, 0.8), from + u * 7, u * 14)
  );
}
const houseboat = (x: number, y: number, s: number) =>
  shape(
    `M${n(x - s)} ${n(y - s * 0.12)}Q${n(x - s * 0.8)} ${n(y + s * 0.24)} ${n(x - s * 0.5)} ${n(y + s * 0.24)}H${n(x + s * 0.5)}Q${n(x + s * 0.8)} ${n(y + s * 0.24)} ${n(x + s)} ${n(y - s * 0.12)}Z`,
    INK.night,
  ) +
  shape(
    `M${n(x - s * 0.66)} ${n(y)}Q${n(x - s * 0.6)} ${n(y - s * 0.6)} ${n(x)} ${n(y - s * 0.62)}T${n(x + s * 0.66)} ${n(y)}Z`,
    mix(INK.marigold, INK.maroon, 0.3),
  ) +
  times(4, (i) => shape(opening(x - s * 0.36 + i * s * 0.24, y, s * 0.14, s * 0.26, "round"), INK.night));
function dunes({ random, w, u, horizon, light }: Frame): string {
  const fort = chance(random, 0.5);
  const x = w * between(random, 0.12, 0.7);
  return (
    (fort ? fortress(x, horizon - u * 14, u, light.ridges[0]) : "") +
    swell(random, w, horizon - u * 8, u * 15, 3, light.ridges[0]) +
    swell(random, w, horizon - u * 3, u * 13, 3, light.ridges[1]) +
    times(3, (i) => camel(w * 0.2 + x * 0.6 + i * u * 13, horizon - u * 3, u * 7, mix(light.ridges[2], INK.ink, 0.5))) +
    swell(random, w, horizon, u * 8, 2, light.ridges[2])
  );
}
const camel = (x: number, y: number, s: number, ink: string) =>
  shape(
    `M${n(x - s * 0.6)} ${n(y)}v${n(-s * 0.75)}q${n(s * 0.1)} ${n(-s * 0.2)} ${n(s * 0.3)} ${n(-s * 0.2)}q${n(s * 0.25)} ${n(-s * 0.5)} ${n(s * 0.5)} 0q${n(s * 0.3)} ${n(s * 0.2)} ${n(s * 0.45)} ${n(-s * 0.25)}l${n(s * 0.1)} ${n(-s * 0.35)}h${n(s * 0.3)}v${n(s * 0.18)}h${n(-s * 0.18)}q${n(-s * 0.05)} ${n(s * 0.6)} ${n(-s * 0.35)} ${n(s * 0.75)}v${n(s * 0.62)}h${n(-s * 0.12)}v${n(-s * 0.5)}h${n(-s * 0.7)}v${n(s * 0.5)}Z`,
    ink,
  );
const fortress = (x: number, y: number, u: number, ink: string) =>
  box(x - u * 22, y - u * 9, u * 44, u * 16, ink) +
  times(
    3,
    (i) =>
      box(x - u * 20 + i * u * 16, y - u * 14, u * 8, u * 20, ink) +
      shape(bulb(x - u * 16 + i * u * 16, y - u * 14, u * 6, u * 5), ink),
  ) +
  times(11, (i) => box(x - u * 22 + i * u * 4, y - u * 10.5, u * 2.2, u * 2, ink));
function skyline({ random, w, u, horizon, light }: Frame): string {
  const row = (step: number, low: number, high: number, fill: string, lit: string) => {
    let out = "";
    for (let x = -u * 2; x < w;) {
      const wide = u * between(random, step * 0.6, step * 1.3);
      const tall = u * between(random, low, high);
      const top = horizon - tall;
      out += box(x, top, wide, tall + u, fill);
      const crown = random();
      if (crown < 0.18) out += polygon(fill, [x, top], [x + wide / 2, top - u * 6], [x + wide, top]);
      else if (crown < 0.3) out += box(x + wide * 0.44, top - u * 7, wide * 0.12, u * 8, fill);
      else if (crown < 0.42) out += shape(`M${n(x)} ${n(top)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0Z`, fill);
      if (lit) {
        const cols = Math.max(1, Math.floor(wide / (u * 3)));
        for (let floor = 0; floor * u * 4.2 < tall - u * 4; floor++)
          for (let col = 0; col < cols; col++)
            if (random() < 0.55)
              out += box(
                x + (wide / cols) * (col + 0.28),
                top + u * (1.8 + floor * 4.2),
                (wide / cols) * 0.44,
                u * 1.9,
                lit,
              );
      }
      x += wide + u * between(random, 0, 2);
    }
    return out;
  };
  return (
    row(12, 18, 42, light.ridges[0], "") +
    row(15, 10, 30, light.ridges[1], light.dark ? light.glow : mix(light.ridges[1], light.sky[2], 0.5))
  );
}
function lake(frame: Frame): string {
  const { random, w, u, horizon, light } = frame;
  const from = horizon - u * between(random, 13, 18);
  const x = w * between(random, 0.2, 0.8);
  return (
    swell(random, w, from, u * 20, 4, light.ridges[0]) +
    swell(random, w, from, u * 9, 5, light.ridges[1]) +
    fortress(x, from - u * 3, u * 0.7, light.dark ? mix(light.ridges[2], INK.maroon, 0.4) : INK.paper) +
    water(random, w, from, horizon + u * 2, u, light.water, mix(light.water, light.shine, 0.5)) +
    times(2, (i) =>
      shikara(w * (i ? 0.7 : 0.25) + u * between(random, -8, 8), from + u * between(random, 5, 10), u * 8),
    )
  );
}
const shikara = (x: number, y: number, s: number) =>
  shape(
    `M${n(x - s)} ${n(y - s * 0.2)}Q${n(x)} ${n(y + s * 0.5)} ${n(x + s)} ${n(y - s * 0.2)}Q${n(x)} ${n(y + s * 0.15)} ${n(x - s)} ${n(y - s * 0.2)}Z`,
    INK.night,
  ) +
  box(x - s * 0.3, y - s * 0.5, s * 0.07, s * 0.5, INK.maroon) +
  box(x + s * 0.23, y - s * 0.5, s * 0.07, s * 0.5, INK.maroon) +
  shape(
    `M${n(x - s * 0.42)} ${n(y - s * 0.42)}Q${n(x)} ${n(y - s * 0.85)} ${n(x + s * 0.42)} ${n(y - s * 0.42)}Z`,
    INK.sindoor,
  );
function ghats(frame: Frame): string {
  const { random, w, u, horizon, light } = frame;
  const from = horizon - u * between(random, 11, 16);
  let out = "";
  for (let x = -u * 3; x < w; x += u * between(random, 11, 17)) {
    const tall = u * between(random, 9, 22);
    const ink = light.ridges[random() < 0.5 ? 0 : 1];
    if (random() < 0.45)
      out +=
        shape(
          `M${n(x)} ${n(from)}V${n(from - tall * 0.4)}Q${n(x + u * 1.5)} ${n(from - tall)} ${n(x + u * 5)} ${n(from - tall * 1.25)}Q${n(x + u * 8.5)} ${n(from - tall)} ${n(x + u * 10)} ${n(from - tall * 0.4)}V${n(from)}Z`,
          ink,
        ) + stroke(`M${n(x + u * 5)} ${n(from - tall * 1.25)}v${n(-u * 4)}h${n(u * 3)}`, INK.sindoor, u * 0.7);
    else
      out +=
        box(x, from - tall * 0.8, u * 14, tall, ink) +
        times(3, (i) =>
          shape(
            opening(x + u * (2.5 + i * 4.4), from - tall * 0.2, u * 2.4, u * 4, "pointed"),
            mix(ink, light.glow, 0.55),
          ),
        );
  }
  out += times(4, (i) =>
    box(0, from - u * 1 + i * u * 1.4, w, u * 1.4, mix(light.ridges[2], light.sky[2], 0.1 + i * 0.08)),
  );
  out += water(random, w, from + u * 4.4, horizon + u * 2, u, light.water, mix(light.water, light.shine, 0.5));
  return (
    out +
    times(2, (i) =>
      shikara(w * (i ? 0.74 : 0.22) + u * between(random, -8, 8), from + u * between(random, 8, 11), u * 7),
    )
  );
}
function fields({ random, w, u, horizon, light }: Frame): string {
  const trees = times(8, () =>
    tree(random() * w, horizon - u * 6, u * between(random, 7, 12), light.ridges[1], light.ridges[2]),
  );
  const rows = times(9, (i) =>
    polygon(
      i % 2 ? light.ridges[2] : mix(light.ridges[2], light.sky[2], 0.22),
      [w / 2 + (i - 4.5) * u * 9, horizon - u * 7],
      [w / 2 + (i - 3.5) * u * 9, horizon - u * 7],
      [w / 2 + (i - 3.5) * u * 34, horizon + u * 2],
      [w / 2 + (i - 4.5) * u * 34, horizon + u * 2],
    ),
  );
  return (
    swell(random, w, horizon - u * 6, u * 8, 4, light.ridges[0]) +
    trees +
    box(0, horizon - u * 7, w, u * 9, light.ridges[2]) +
    rows
  );
}
function forest({ random, w, u, horizon, light }: Frame): string {
  return (
    swell(random, w, horizon - u * 5, u * 22, 4, light.ridges[0]) +
    times(9, () => tree(random() * w, horizon, u * between(random, 20, 32), light.ridges[1], light.ridges[2])) +
    times(7, (i) =>
      tree((w / 7) * (i + random()), horizon + u, u * between(random, 12, 20), light.ridges[2], light.shade),
    )
  );
}
function rocks({ random, w, u, horizon, light }: Frame): string {
  const heap = (count: number, low: number, high: number, ink: string) =>
    times(count, (i) => {
      const [x, r] = [(w / count) * (i + random()), u * between(random, low, high)];
      return (
        ellipse(x, horizon - r * 0.15, r * 1.25, r, ink) +
        ellipse(x + r * 0.9, horizon, r * 0.7, r * 0.55, mix(ink, light.sky[2], 0.18))
      );
    });
  return (
    swell(random, w, horizon - u * 4, u * 16, 3, light.ridges[0]) +
    heap(4, 11, 20, light.ridges[1]) +
    heap(6, 5, 10, light.ridges[2])
  );
}
function towers({ random, w, u, horizon, light }: Frame): string {
  const gopuram = (x: number, s: number, ink: string) =>
    times(6, (i) =>
      polygon(
        i % 2 ? mix(ink, light.sky[2], 0.25) : ink,
        [x - s * (0.42 - i * 0.05), horizon - s * 0.2 * i],
        [x + s * (0.42 - i * 0.05), horizon - s * 0.2 * i],
        [x + s * (0.38 - i * 0.05), horizon - s * 0.2 * (i + 1)],
        [x - s * (0.38 - i * 0.05), horizon - s * 0.2 * (i + 1)],
      ),
    ) +
    shape(
      `M${n(x - s * 0.16)} ${n(horizon - s * 1.2)}a${n(s * 0.16)} ${n(s * 0.13)} 0 0 1 ${n(s * 0.32)} 0Z`,
      INK.marigold,
    ) +
    shape(opening(x, horizon, s * 0.2, s * 0.3, "flat"), light.glow);
  const x = w * between(random, 0.1, 0.9);
  return (
    swell(random, w, horizon, u * 12, 4, light.ridges[0]) +
    gopuram((x + w * 0.45) % w, u * 22, light.ridges[0]) +
    gopuram(x, u * between(random, 28, 38), light.ridges[1]) +
    times(7, (i) => palm((w / 7) * (i + random()), horizon + u, u * between(random, 12, 22), light.ridges[2], random)) +
    swell(random, w, horizon, u * 4, 6, light.ridges[2])
  );
}

const LAND: Record<Land, (frame: Frame) => string> = {
  peaks: summits,
  hills: rolling,
  sea: coast,
  backwater,
  desert: dunes,
  city: skyline,
  lake,
  river: ghats,
  fields,
  forest,
  rocks,
  temples: towers,
};

/** Ridges and ground; what is built stands on `horizon` or below it. */
export function earth(frame: Frame): string {
  const { random, w, h, u, horizon, light } = frame;
  return LAND[frame.land](frame) + ground(random, w, h, u, horizon, light.ground, light.path);
}

/** The ground in front: a lawn with a path, a paved court, or plain. */
function ground(random: Random, w: number, h: number, u: number, horizon: number, ink: string, path: string): string {
  const x = w * between(random, 0.3, 0.7);
  const base = box(0, horizon, w, h - horizon, ink);
  const way = random();
  if (way < 0.4)
    return base + polygon(path, [x - u * 4, horizon], [x + u * 4, horizon], [x + u * 30, h], [x - u * 30, h]);
  if (way < 0.65)
    return (
      base +
      times(4, (i) =>
        box(0, horizon + (h - horizon) * (0.12 + i * 0.25), w, (h - horizon) * 0.11, mix(ink, path, 0.14)),
      )
    );
  if (way < 0.85)
    return (
      base +
      shape(
        `M0 ${n(h)}V${n(horizon + u * 8)}Q${n(w * 0.4)} ${n(horizon + u * 2)} ${n(w)} ${n(horizon + u * 12)}V${n(h)}Z`,
        mix(ink, path, 0.3),
      )
    );
  return (
    base + times(24, () => disc(random() * w, horizon + u * 2 + random() * (h - horizon), u * 0.6, mix(ink, path, 0.4)))
  );
}
