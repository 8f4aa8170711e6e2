/** Food as the kitchens of the country serve it; each around the origin, `r` its radius. */
import { around, at, disc, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import type { Random } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { box, deeper, ellipse, mix, polygon, shape, stroke, times, turned } from "../scene/shapes.ts";

export type Dish = (r: number, random: Random) => string;
const GRAVIES = [INK.sindoor, INK.marigold, "#B5672C", INK.leaf, INK.haldi, INK.maroon, "#93BE80", INK.paper] as const;
const steel = "#E9DCC8";
const gravy = (random: Random) => GRAVIES[Math.floor(random() * GRAVIES.length)] ?? INK.sindoor;

/** One filled with a gravy drawn by chance. */
export const bowl = (r: number, random: Random, rim: string = steel): string => {
  const ink = gravy(random);
  return (
    disc(0, 0, r, rim) +
    disc(0, 0, r * 0.8, ink) +
    times(5, (i) =>
      disc(
        Math.cos(i * 2.4) * r * 0.42,
        Math.sin(i * 2.4) * r * 0.42,
        r * 0.12,
        i % 2 ? mix(ink, INK.paper, 0.5) : INK.leaf,
      ),
    ) +
    stroke(
      `M${n(-r * 0.5)} ${n(-r * 0.3)}Q0 ${n(-r * 0.7)} ${n(r * 0.5)} ${n(-r * 0.3)}`,
      mix(ink, INK.paper, 0.35),
      r * 0.08,
    )
  );
};
const rice = (r: number, ink: string = INK.paper) =>
  times(9, (i) =>
    disc(
      Math.cos(i * 2.4) * r * 0.5 * Math.sqrt(i / 8),
      Math.sin(i * 2.4) * r * 0.5 * Math.sqrt(i / 8),
      r * 0.42,
      i % 2 ? ink : mix(ink, INK.marigold, 0.12),
    ),
  );
const bread = (r: number) =>
  disc(0, 0, r, "#EBB25B") +
  disc(-r * 0.3, -r * 0.2, r * 0.2, "#C9803F") +
  disc(r * 0.25, r * 0.3, r * 0.16, "#C9803F") +
  disc(r * 0.35, -r * 0.35, r * 0.12, "#C9803F");
const lemon = (r: number) =>
  disc(0, 0, r, INK.marigold) +
  disc(0, 0, r * 0.8, INK.haldi) +
  around(6, stroke(`M0 0V${n(-r * 0.72)}`, INK.marigold, r * 0.12));
const chilli = (r: number) =>
  stroke(`M${n(-r)} 0Q0 ${n(-r * 0.7)} ${n(r)} ${n(r * 0.1)}`, INK.leaf, r * 0.3) + disc(-r, 0, r * 0.2, INK.maroon);

/** A round tray with bowls along its rim. */
export const thali: Dish = (r, random) => {
  const count = 4 + Math.floor(random() * 4);
  const rim = random() < 0.5 ? steel : INK.marigold;
  return (
    disc(0, 0, r, deeper(rim)) +
    disc(0, 0, r * 0.96, rim) +
    disc(0, 0, r * 0.88, mix(rim, INK.paper, 0.45)) +
    around(count, at(0, -r * 0.62, bowl(r * Math.min(0.24, 1.5 / count), random, rim)), random()) +
    at(-r * 0.08, r * 0.04, rice(r * 0.26)) +
    at(r * 0.2, r * 0.2, bread(r * 0.2)) +
    at(-r * 0.26, r * 0.22, lemon(r * 0.09)) +
    at(r * 0.05, -r * 0.22, chilli(r * 0.1))
  );
};
const leafPlate = (r: number) =>
  shape(
    `M${n(-r * 1.5)} 0Q${n(-r * 1.3)} ${n(-r * 0.8)} 0 ${n(-r * 0.78)}T${n(r * 1.5)} 0Q${n(r * 1.3)} ${n(r * 0.8)} 0 ${n(r * 0.78)}T${n(-r * 1.5)} 0Z`,
    INK.leaf,
  ) +
  stroke(
    `M${n(-r * 1.45)} 0H${n(r * 1.45)}` +
      times(
        9,
        (i) =>
          `M${n(-r * 1.2 + i * r * 0.3)} ${n(-r * 0.62)}L${n(-r * 1.05 + i * r * 0.3)} 0L${n(-r * 1.2 + i * r * 0.3)} ${n(r * 0.62)}`,
      ),
    mix(INK.leaf, INK.pista, 0.35),
    r * 0.025,
  );
export const leafMeal: Dish = (r, random) =>
  leafPlate(r) +
  at(0, r * 0.2, rice(r * 0.42)) +
  at(r * 0.05, r * 0.14, disc(0, 0, r * 0.18, INK.sindoor)) +
  times(5, (i) =>
    at(-r * 1 + i * r * 0.46, -r * 0.38, random() < 0.4 ? disc(0, 0, r * 0.15, gravy(random)) : bowl(r * 0.17, random)),
  ) +
  at(-r * 0.85, r * 0.26, disc(0, 0, r * 0.24, INK.paper) + disc(0, 0, r * 0.09, INK.haldi)) +
  at(r * 0.9, r * 0.22, bread(r * 0.22));
export const dosa: Dish = (r, random) =>
  disc(0, 0, r, steel) +
  disc(0, 0, r * 0.9, INK.paper) +
  turned(
    -22,
    shape(
      `M${n(-r * 1.15)} ${n(-r * 0.2)}L${n(r * 1.1)} ${n(-r * 0.34)}Q${n(r * 1.25)} ${n(-r * 0.05)} ${n(r * 1.05)} ${n(r * 0.26)}L${n(-r * 1.1)} ${n(r * 0.3)}Z`,
      "#D98A2E",
    ) +
      stroke(
        times(6, (i) => `M${n(-r * 0.9 + i * r * 0.33)} ${n(-r * 0.16)}q${n(r * 0.1)} ${n(r * 0.16)} 0 ${n(r * 0.38)}`),
        "#B5672C",
        r * 0.04,
      ),
  ) +
  at(-r * 0.3, r * 0.56, bowl(r * 0.24, random)) +
  at(r * 0.32, r * 0.56, disc(0, 0, r * 0.24, steel) + disc(0, 0, r * 0.18, INK.paper));
export const idli: Dish = (r, random) =>
  disc(0, 0, r, INK.leaf) +
  disc(0, 0, r * 0.92, mix(INK.leaf, INK.pista, 0.2)) +
  around(4, disc(0, -r * 0.46, r * 0.32, INK.paper) + disc(0, -r * 0.46, r * 0.22, mix(INK.paper, INK.haldi, 0.5))) +
  bowl(r * 0.26, random);
export const fish: Dish = (r, random) =>
  leafPlate(r * 0.86) +
  turned(
    -10,
    shape(
      `M${n(-r * 0.9)} 0Q${n(-r * 0.2)} ${n(-r * 0.6)} ${n(r * 0.5)} 0L${n(r * 0.95)} ${n(-r * 0.34)}V${n(r * 0.34)}L${n(r * 0.5)} 0Q${n(-r * 0.2)} ${n(r * 0.6)} ${n(-r * 0.9)} 0Z`,
      random() < 0.5 ? INK.sindoor : INK.marigold,
    ) +
      disc(-r * 0.6, -r * 0.06, r * 0.06, INK.ink) +
      stroke(
        times(4, (i) => `M${n(-r * 0.3 + i * r * 0.2)} ${n(-r * 0.16)}q${n(r * 0.1)} ${n(r * 0.16)} 0 ${n(r * 0.32)}`),
        INK.maroon,
        r * 0.04,
      ),
  ) +
  at(r * 0.5, r * 0.4, lemon(r * 0.16)) +
  at(-r * 0.5, r * 0.4, chilli(r * 0.2));
export const noodles: Dish = (r) =>
  disc(0, 0, r, INK.maroon) +
  disc(0, 0, r * 0.9, INK.paper) +
  disc(0, 0, r * 0.74, INK.marigold) +
  stroke(
    times(
      6,
      (i) =>
        `M${n(-r * 0.6)} ${n(-r * 0.4 + i * r * 0.16)}q${n(r * 0.3)} ${n(-r * 0.2)} ${n(r * 0.6)} 0t${n(r * 0.6)} 0`,
    ),
    INK.haldi,
    r * 0.07,
  ) +
  disc(-r * 0.2, -r * 0.2, r * 0.14, INK.sindoor) +
  disc(r * 0.26, r * 0.14, r * 0.12, INK.leaf) +
  stroke(
    `M${n(-r * 0.1)} ${n(r * 0.2)}L${n(r * 1.2)} ${n(-r * 1)}M${n(r * 0.06)} ${n(r * 0.3)}L${n(r * 1.35)} ${n(-r * 0.85)}`,
    "#B5672C",
    r * 0.07,
  );
export const momos: Dish = (r) =>
  disc(0, 0, r, "#B5672C") +
  disc(0, 0, r * 0.92, "#D98A2E") +
  disc(0, 0, r * 0.82, INK.haldi) +
  around(
    6,
    at(0, -r * 0.54, disc(0, 0, r * 0.24, INK.paper) + around(6, stroke(`M0 0V${n(-r * 0.2)}`, INK.gulabi, r * 0.03))),
  ) +
  disc(0, 0, r * 0.24, INK.maroon) +
  disc(0, 0, r * 0.17, INK.sindoor);
export const pasta: Dish = (r) =>
  disc(0, 0, r, INK.paper) +
  disc(0, 0, r * 0.7, mix(INK.paper, INK.haldi, 0.6)) +
  times(10, (i) =>
    at(
      Math.cos(i * 2.4) * r * 0.42,
      Math.sin(i * 2.4) * r * 0.42,
      turned(i * 50, box(-r * 0.14, -r * 0.05, r * 0.28, r * 0.1, i % 3 ? INK.haldi : INK.sindoor, r * 0.05)),
    ),
  ) +
  petalLeaf(r * 0.3) +
  stroke(`M${n(-r * 1.25)} ${n(-r * 0.6)}V${n(r * 0.7)}M${n(r * 1.25)} ${n(-r * 0.6)}V${n(r * 0.7)}`, steel, r * 0.08) +
  stroke(`M${n(-r * 1.34)} ${n(-r * 0.6)}v${n(r * 0.3)}h${n(r * 0.18)}v${n(-r * 0.3)}`, steel, r * 0.05);
function petalLeaf(r: number) {
  return [-40, 0, 40].map((t) => turned(t, petal(0, r, r * 0.28, INK.leaf))).join("");
}
export const chaat: Dish = (r) =>
  disc(0, 0, r, mix(INK.leaf, INK.pista, 0.3)) +
  disc(0, 0, r * 0.9, INK.leaf) +
  around(
    6,
    at(
      0,
      -r * 0.56,
      disc(0, 0, r * 0.25, "#D98A2E") +
        disc(0, 0, r * 0.14, "#93BE80") +
        disc(r * 0.03, -r * 0.02, r * 0.05, INK.sindoor),
    ),
  ) +
  disc(0, 0, r * 0.26, INK.paper) +
  disc(0, 0, r * 0.2, INK.leaf);
export const jalebi: Dish = (r) =>
  disc(0, 0, r, INK.paper) +
  disc(0, 0, r * 0.9, INK.gulabi) +
  around(
    4,
    at(
      0,
      -r * 0.46,
      stroke(
        `M0 0a${n(r * 0.08)} ${n(r * 0.08)} 0 1 1 ${n(r * 0.08)} ${n(r * 0.1)}a${n(r * 0.17)} ${n(r * 0.17)} 0 1 1 ${n(r * 0.1)} ${n(-r * 0.22)}a${n(r * 0.26)} ${n(r * 0.26)} 0 0 1 ${n(-r * 0.02)} ${n(r * 0.36)}`,
        INK.marigold,
        r * 0.08,
      ),
    ),
  ) +
  disc(0, 0, r * 0.14, INK.leaf);
export const laddus: Dish = (r) =>
  ellipse(0, r * 0.7, r * 1.05, r * 0.26, steel) +
  [
    [-0.6, 0.5],
    [0, 0.5],
    [0.6, 0.5],
    [-0.3, 0.02],
    [0.3, 0.02],
    [0, -0.46],
  ]
    .map(
      ([x, y]) =>
        disc(r * x!, r * y!, r * 0.33, INK.marigold) +
        disc(r * (x! - 0.08), r * (y! - 0.08), r * 0.2, mix(INK.marigold, INK.haldi, 0.4)) +
        disc(r * x!, r * (y! - 0.14), r * 0.06, INK.leaf),
    )
    .join("");
export const rasgullas: Dish = (r, random) =>
  disc(0, 0, r, random() < 0.5 ? INK.maroon : INK.rani) +
  disc(0, 0, r * 0.86, mix(INK.haldi, INK.paper, 0.4)) +
  around(5, disc(0, -r * 0.46, r * 0.25, INK.paper)) +
  disc(0, 0, r * 0.25, INK.paper) +
  around(5, disc(0, -r * 0.46, r * 0.05, INK.sindoor));
export const biryani: Dish = (r) =>
  disc(0, 0, r, "#B5672C") +
  disc(0, 0, r * 0.86, INK.maroon) +
  at(0, 0, rice(r * 0.86, INK.haldi)) +
  times(8, (i) =>
    at(
      Math.cos(i * 2.4) * r * 0.5,
      Math.sin(i * 2.4) * r * 0.5,
      turned(i * 40, petal(0, r * 0.2, r * 0.06, i % 2 ? INK.leaf : INK.sindoor)),
    ),
  ) +
  at(r * 0.1, 0, disc(0, 0, r * 0.22, INK.paper) + disc(0, 0, r * 0.12, INK.marigold)) +
  times(3, (i) => disc(-r * 0.4 + i * r * 0.3, r * 0.36, r * 0.12, "#B5672C"));
export const tandoori: Dish = (r) =>
  disc(0, 0, r, INK.night) +
  disc(0, 0, r * 0.9, INK.maroon) +
  times(2, (k) =>
    at(
      0,
      r * (-0.26 + k * 0.5),
      turned(
        -14,
        stroke(`M${n(-r * 0.95)} 0H${n(r * 0.95)}`, steel, r * 0.05) +
          times(5, (i) =>
            box(
              -r * 0.68 + i * r * 0.28,
              -r * 0.14,
              r * 0.22,
              r * 0.28,
              [INK.sindoor, INK.marigold, INK.leaf][(i + k) % 3] ?? INK.sindoor,
              r * 0.05,
            ),
          ),
      ),
    ),
  ) +
  at(r * 0.5, r * 0.62, lemon(r * 0.14));
export const naan: Dish = (r, random) =>
  disc(0, 0, r, INK.maroon) +
  disc(0, 0, r * 0.92, "#B5672C") +
  times(3, (i) =>
    at(
      (i - 1) * r * 0.3,
      (i - 1) * r * 0.1,
      turned(
        i * 24 - 20,
        shape(
          `M0 ${n(-r * 0.6)}Q${n(r * 0.5)} ${n(-r * 0.1)} ${n(r * 0.26)} ${n(r * 0.44)}Q0 ${n(r * 0.62)} ${n(-r * 0.26)} ${n(r * 0.44)}Q${n(-r * 0.5)} ${n(-r * 0.1)} 0 ${n(-r * 0.6)}Z`,
          "#EBB25B",
        ) +
          disc(-r * 0.06, 0, r * 0.07, "#C9803F") +
          disc(r * 0.1, r * 0.2, r * 0.05, "#C9803F"),
      ),
    ),
  ) +
  at(r * 0.52, -r * 0.46, bowl(r * 0.26, random));
export const bafla: Dish = (r, random) =>
  disc(0, 0, r, steel) +
  disc(0, 0, r * 0.9, mix(INK.haldi, INK.paper, 0.4)) +
  around(
    5,
    at(
      0,
      -r * 0.52,
      disc(0, 0, r * 0.24, "#D98A2E") +
        stroke(`M${n(-r * 0.12)} 0H${n(r * 0.12)}M0 ${n(-r * 0.12)}V${n(r * 0.12)}`, "#B5672C", r * 0.05),
    ),
  ) +
  bowl(r * 0.3, random);
export const samovar: Dish = (r) =>
  shape(
    `M${n(-r * 0.4)} ${n(r * 0.7)}H${n(r * 0.4)}L${n(r * 0.56)} ${n(-r * 0.1)}Q${n(r * 0.5)} ${n(-r * 0.62)} 0 ${n(-r * 0.62)}T${n(-r * 0.56)} ${n(-r * 0.1)}Z`,
    "#B5672C",
  ) +
  box(-r * 0.5, r * 0.66, r, r * 0.16, "#8A4A22") +
  box(-r * 0.2, -r * 0.92, r * 0.4, r * 0.34, "#D98A2E") +
  shape(`M${n(-r * 0.28)} ${n(-r * 0.9)}h${n(r * 0.56)}L0 ${n(-r * 1.2)}Z`, "#8A4A22") +
  stroke(`M${n(r * 0.5)} ${n(r * 0.1)}q${n(r * 0.3)} 0 ${n(r * 0.3)} ${n(-r * 0.5)}`, "#D98A2E", r * 0.12) +
  stroke(
    `M${n(-r * 0.52)} ${n(-r * 0.3)}q${n(-r * 0.5)} ${n(r * 0.1)} ${n(-r * 0.1)} ${n(r * 0.66)}`,
    "#8A4A22",
    r * 0.09,
  ) +
  at(0, 0, around(8, petal(r * 0.06, r * 0.34, r * 0.1, INK.marigold))) +
  [-0.95, 0.95]
    .map((x) =>
      shape(
        `M${n(r * x - r * 0.2)} ${n(r * 0.5)}h${n(r * 0.4)}l${n(-r * 0.08)} ${n(r * 0.32)}h${n(-r * 0.24)}Z`,
        INK.paper,
      ),
    )
    .join("");
export const curry: Dish = (r, random) =>
  disc(0, 0, r, "#8A4A22") +
  disc(0, 0, r * 0.88, INK.maroon) +
  disc(0, 0, r * 0.78, random() < 0.5 ? INK.marigold : INK.sindoor) +
  times(6, (i) =>
    at(
      Math.cos(i * 2.4) * r * 0.4,
      Math.sin(i * 2.4) * r * 0.4,
      turned(i * 60, petal(0, r * 0.26, r * 0.12, i % 2 ? INK.paper : INK.gulabi)),
    ),
  ) +
  petalLeaf(r * 0.26) +
  at(
    r * 0.95,
    -r * 0.5,
    disc(0, 0, r * 0.4, "#8A4A22") +
      disc(0, 0, r * 0.32, INK.paper) +
      disc(0, 0, r * 0.22, mix(INK.paper, INK.haldi, 0.3)),
  );

/** What a kitchen is known by; the first of each is its own. */
export const CUISINE_DISHES: Record<string, readonly [Dish, ...Dish[]]> = {
  "North Indian": [thali, naan, curry],
  "South Indian": [leafMeal, dosa, idli],
  Punjabi: [naan, tandoori, curry],
  Rajasthani: [thali, bafla],
  Gujarati: [thali, jalebi],
  Maharashtrian: [thali, chaat],
  Bengali: [fish, rasgullas],
  Mughlai: [biryani, tandoori, naan],
  Hyderabadi: [biryani, curry],
  Kashmiri: [samovar, biryani],
  Goan: [curry, fish],
  Malwi: [bafla, jalebi],
  "North-Eastern": [momos, noodles],
  Chinese: [noodles, momos],
  Continental: [pasta],
  "Chaat and street food": [chaat],
  Sweets: [laddus, jalebi, rasgullas],
};

/** Three curls that rise from (x, y). */
export const steam = (x: number, y: number, s: number, ink: string): string =>
  times(3, (i) =>
    stroke(
      `M${n(x + (i - 1) * s * 0.5)} ${n(y)}q${n(-s * 0.3)} ${n(-s * 0.4)} 0 ${n(-s * 0.8)}t0 ${n(-s * 0.8)}`,
      ink,
      s * 0.12,
    ),
  );
/** A pot, its foot at (x, y), about as wide as `s`; on its fire with `flame`. */
export const handi = (x: number, y: number, s: number, ink: string, flame = true): string =>
  (flame
    ? times(5, (i) =>
        at(x - s * 0.5 + i * s * 0.25, y + s * 0.06, petal(0, s * 0.4, s * 0.11, i % 2 ? INK.marigold : INK.sindoor)),
      )
    : "") +
  shape(
    `M${n(x - s * 0.56)} ${n(y - s * 0.8)}h${n(s * 1.12)}q${n(s * 0.24)} ${n(s * 0.7)} ${n(-s * 0.3)} ${n(s * 0.8)}h${n(-s * 0.52)}q${n(-s * 0.54)} ${n(-s * 0.1)} ${n(-s * 0.3)} ${n(-s * 0.8)}Z`,
    ink,
  ) +
  box(x - s * 0.66, y - s * 0.9, s * 1.32, s * 0.14, deeper(ink), s * 0.06) +
  stroke(`M${n(x - s * 0.5)} ${n(y - s * 0.46)}H${n(x + s * 0.5)}`, mix(ink, INK.haldi, 0.4), s * 0.05);
/** A covered dish of a buffet, its foot at (x, y). */
export const dome = (x: number, y: number, s: number, ink: string): string =>
  polygon(INK.night, [x - s * 0.7, y], [x + s * 0.7, y], [x + s * 0.6, y - s * 0.3], [x - s * 0.6, y - s * 0.3]) +
  shape(`M${n(x - s * 0.66)} ${n(y - s * 0.3)}a${n(s * 0.66)} ${n(s * 0.62)} 0 0 1 ${n(s * 1.32)} 0Z`, ink) +
  disc(x, y - s * 0.96, s * 0.09, deeper(ink)) +
  stroke(
    `M${n(x - s * 0.44)} ${n(y - s * 0.42)}q${n(s * 0.06)} ${n(-s * 0.28)} ${n(s * 0.3)} ${n(-s * 0.36)}`,
    mix(ink, INK.paper, 0.6),
    s * 0.06,
  );
