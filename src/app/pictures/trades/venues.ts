/** Venues: the house by its kind, before the land of its town; then its rooms, gates and lawns. */
import { between, chance, pick } from "../scene/chance.ts";
import { disc } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { colonnade, mass, portal } from "../scene/buildings.ts";
import type { Mass, Roof } from "../scene/buildings.ts";
import { couple, guests } from "../scene/folk.ts";
import { frameOf, picture, turn, words } from "../scene/frame.ts";
import type { Facts, Frame } from "../scene/frame.ts";
import { earth } from "../scene/horizon.ts";
import { hall } from "../scene/interior.ts";
import { COATS, NIGHTS } from "../scene/light.ts";
import type { Coat } from "../scene/light.ts";
import { bush, cypress, palm, plantain, pot, tree } from "../scene/plants.ts";
import {
  canopy,
  car,
  chair,
  diya,
  flags,
  gate,
  lampLine,
  mandap,
  roundTable,
  samai,
  stage,
  throne,
} from "../scene/props.ts";
import type { Cloths } from "../scene/props.ts";
import {
  beads,
  box,
  deeper,
  ellipse,
  lightness,
  mix,
  opening,
  polygon,
  shape,
  stroke,
  times,
} from "../scene/shapes.ts";
import type { Opening } from "../scene/shapes.ts";
import { overhead, sky } from "../scene/sky.ts";

/** A coat that stands out from what is behind it. */
export function coatOf({ random, light, land }: Frame): Coat {
  const behind = (lightness(light.sky[2]) + lightness(light.ridges[1])) / 2;
  const fitting = COATS.filter(({ wall }) => Math.abs(lightness(wall) - behind) > 0.22 && wall !== light.sky[2]);
  // The sandstone of Rajasthan is yellow and pink; by the sea walls are white.
  const own = fitting.filter(({ wall }) =>
    land === "desert"
      ? [INK.haldi, INK.gulabi, INK.marigold, INK.sindoor].includes(wall as never)
      : land === "sea"
        ? [INK.paper, INK.gulabi, INK.haldi].includes(wall as never)
        : false,
  );
  const from = own.length > 0 && chance(random, 0.6) ? own : fitting;
  return from[Math.floor(random() * from.length)] ?? COATS[0];
}
/** Cloth of a tent or gate, drawn by chance: two that hang, and the ink of their poles. */
export const clothsOf = ({ random }: Frame): Cloths => {
  const [first, second, pole] = pick(random, [
    [INK.sindoor, INK.marigold, INK.maroon],
    [INK.rani, INK.paper, INK.night],
    [INK.marigold, INK.paper, INK.maroon],
    [INK.leaf, INK.haldi, INK.night],
    [INK.gulabi, INK.rani, INK.maroon],
    [INK.paper, INK.sindoor, INK.maroon],
    [INK.maroon, INK.marigold, INK.night],
    [INK.haldi, INK.rani, INK.maroon],
    [INK.pista, INK.leaf, INK.maroon],
  ] as const);
  return { first, second, pole };
};
const glowOf = ({ light }: Frame, { wall }: Coat) => (light.dark ? light.glow : mix(wall, INK.night, 0.8));

/** Trees, hedges and pots to both sides of what stands in the middle. */
export function garden(frame: Frame, y: number, dense = 1): string {
  const { random, w, u, light, land } = frame;
  const plant = (x: number, foot: number, s: number) =>
    land === "sea" || land === "backwater" || (land === "temples" && chance(random, 0.5))
      ? palm(x, foot, s * 1.3, light.leaf, random)
      : land === "desert"
        ? chance(random, 0.5)
          ? palm(x, foot, s, light.leaf, random)
          : bush(x, foot, s * 0.6, light.leaf, INK.rani)
        : land === "peaks" || chance(random, 0.25)
          ? cypress(x, foot, s * 1.25, light.leaf)
          : tree(x, foot, s, light.leaf, light.shade);
  return times(4 * dense, (i) => {
    const side = i % 2 ? between(random, 0.8, 1.02) : between(random, -0.02, 0.2);
    return plant(w * side, y + u * between(random, 0, 8), u * between(random, 18, 34));
  });
}
/** Something large at the edge, as if one looked past it. */
function near(frame: Frame): string {
  const { random, w, h, u, light } = frame;
  const left = chance(random, 0.5);
  const x = left ? w * between(random, 0.02, 0.1) : w * between(random, 0.9, 0.98);
  switch (pick(random, ["tree", "palm", "pot", "plantain", "frame", "hedge", "none", "none"] as const)) {
    case "tree":
      return tree(x, h * 1.02, u * 85, mix(light.leaf, INK.ink, 0.3), mix(light.shade, INK.ink, 0.3));
    case "palm":
      return palm(x, h * 1.02, u * 92, mix(light.leaf, INK.ink, 0.35), random);
    case "pot":
      return pot(x, h * 0.99, u * 30, INK.sindoor, light.leaf) + pot(w - x, h * 0.99, u * 30, INK.sindoor, light.leaf);
    case "plantain":
      return plantain(w * 0.06, h, u * 56, light.leaf) + plantain(w * 0.94, h, u * 56, light.leaf);
    case "hedge":
      return times(7, (i) => bush((w / 6) * i, h * 1.01, u * 28, light.shade, i % 2 ? INK.rani : INK.marigold));
    case "frame": {
      const ink = light.dark ? INK.ink : INK.maroon;
      const outer = `M0 0H${w}V${h}H0Z`;
      return `<path fill-rule="evenodd" fill="${ink}" d="${outer}${opening(w / 2, h * 1.01, w * between(random, 0.84, 0.94), h * between(random, 0.93, 0.99), pick(random, ["cusped", "round", "onion"] as const))}"/>`;
    }
    case "none":
      return "";
  }
}

type Plan = {
  roofs: readonly [Roof, ...Roof[]];
  wings: readonly [Roof, ...Roof[]];
  openings: readonly [Opening, ...Opening[]];
  storeys: readonly [number, ...number[]];
};
const PLANS: Record<string, Plan> = {
  "Banquet hall": {
    roofs: ["flat", "parapet", "curve", "dome"],
    wings: ["flat", "parapet"],
    openings: ["round", "flat", "pointed"],
    storeys: [1, 2],
  },
  "Hotel lawn": {
    roofs: ["flat", "parapet", "domes", "chhatri"],
    wings: ["flat", "chhatri"],
    openings: ["flat", "round"],
    storeys: [3, 4, 5],
  },
  "Heritage haveli": {
    roofs: ["domes", "chhatri", "onion", "dome"],
    wings: ["chhatri", "parapet", "onion"],
    openings: ["cusped", "onion", "cusped"],
    storeys: [2, 3],
  },
  "Community hall": {
    roofs: ["gable", "flat", "tiles", "temple"],
    wings: ["flat", "tiles"],
    openings: ["flat", "round"],
    storeys: [1, 2],
  },
  "Convention centre": {
    roofs: ["curve", "saw", "flat"],
    wings: ["curve", "flat", "saw"],
    openings: ["flat"],
    storeys: [2, 3, 4],
  },
  Farmhouse: { roofs: ["tiles", "gable", "hill"], wings: ["tiles", "flat"], openings: ["flat", "round"], storeys: [1] },
  "Beach or lake resort": {
    roofs: ["hill", "tiles", "gable"],
    wings: ["hill", "tiles"],
    openings: ["round", "flat"],
    storeys: [1, 2],
  },
};

/** The house of a kind, standing on `y` around `x`. */
function house(frame: Frame, kind: string, x: number, y: number, size: number): string {
  const { random, u, land } = frame;
  const plan = PLANS[kind] ?? PLANS["Banquet hall"]!;
  const coat = coatOf(frame);
  const glow = glowOf(frame, coat);
  const openings = pick(random, plan.openings);
  const south = land === "temples" && kind === "Community hall";
  const roof = south
    ? "temple"
    : land === "peaks" && kind !== "Heritage haveli"
      ? pick(random, ["hill", "gable"] as const)
      : pick(random, plan.roofs);
  const storeys = pick(random, plan.storeys);
  const lit = frame.light.dark ? between(random, 5, 10) : 0;
  const [w, h] = [
    u * size * between(random, 0.4, 0.6),
    Math.min(u * 68, u * (size / 100) * (15 + storeys * between(random, 11, 15))),
  ];
  const block = (more: Partial<Mass>): string =>
    mass(y, {
      x,
      w,
      h,
      storeys,
      bays: Math.max(3, Math.round(w / (u * 11))),
      openings,
      roof,
      coat,
      glow,
      lit,
      ...more,
    });
  const wing = pick(random, plan.wings);
  const wingCoat = chance(random, 0.5) ? coat : { ...coat, wall: mix(coat.wall, coat.trim, 0.25) };
  const wings = pick(random, ["both", "both", "left", "right", "none", "tower"] as const);
  const [ww, wh] = [u * size * between(random, 0.28, 0.42), h * between(random, 0.56, 0.82)];
  const side = (sign: number) =>
    block({
      x: x + sign * (w / 2 + ww / 2 - u),
      w: ww,
      h: wh,
      storeys: Math.max(1, storeys - 1),
      bays: Math.max(2, Math.round(ww / (u * 12))),
      roof: wing,
      coat: wingCoat,
    });
  const tower = block({ x: x + w * 0.55, w: w * 0.34, h: h * 1.35, bays: 1, storeys: storeys + 1, roof: wing });
  const body =
    (wings === "both" || wings === "left" ? side(-1) : "") +
    (wings === "both" || wings === "right" ? side(1) : "") +
    (wings === "tower" ? tower : "") +
    block({});
  const doorH = Math.min(h * 0.78, u * 30);
  const front =
    kind === "Farmhouse" || kind === "Beach or lake resort"
      ? colonnade(x, y, w * 1.16, h * 0.62, pick(random, [4, 5, 6]), coat, glow)
      : kind === "Banquet hall" && chance(random, 0.45)
        ? colonnade(x, y, w * 0.8, h * 0.6, pick(random, [3, 4, 5]), coat, glow)
        : kind === "Convention centre"
          ? box(x - w * 0.3, y - h * 0.42, w * 0.6, h * 0.42, glow) +
            times(6, (i) => box(x - w * 0.3 + (i * w) / 10, y - h * 0.42, w * 0.012, h * 0.42, coat.trim)) +
            polygon(
              coat.accent,
              [x - w * 0.42, y - h * 0.42],
              [x + w * 0.42, y - h * 0.42],
              [x + w * 0.34, y - h * 0.52],
              [x - w * 0.34, y - h * 0.52],
            )
          : portal(
              x,
              y,
              doorH * between(random, 0.5, 0.66),
              doorH,
              openings === "flat" ? "round" : openings,
              coat,
              glow,
              kind === "Heritage haveli" && chance(random, 0.6),
            );
  const festoon = frame.light.dark
    ? times(5, (i) =>
        beads(
          x - w / 2 + (w / 4) * i,
          y - h,
          x - w / 2 + (w / 4) * i,
          y,
          0,
          u * 1,
          i % 2 ? INK.marigold : INK.haldi,
          2.4,
        ),
      )
    : "";
  return body + (chance(random, 0.6) ? festoon : "") + front;
}

/** From outside: what somebody sees who comes by the road. */
function outside(frame: Frame, kind: string): string {
  const { random, w, h, u, horizon } = frame;
  const x = w * pick(random, [0.5, 0.5, 0.4, 0.6, 0.3, 0.7]);
  const y = horizon + (h - horizon) * between(random, 0.1, 0.4);
  const size = between(random, 92, 150);
  const cloths = clothsOf(frame);
  const front = y + u * 7;
  if (kind === "Marriage garden")
    return sky(frame) + earth(frame) + lawn(frame, cloths) + near(frame) + overhead(frame, 0.55);
  const water =
    kind === "Beach or lake resort"
      ? pool(frame, w * 0.5, h * 0.95, u * 70)
      : kind === "Hotel lawn" && chance(random, 0.5)
        ? pool(frame, w * (1 - x / w), h * 0.93, u * 46)
        : "";
  const extras = pick(random, ["guests", "canopy", "car", "lamps", "flags", "couple", "none"] as const);
  const away = x < w * 0.5 ? w * 0.78 : w * 0.22;
  return (
    sky(frame) +
    earth(frame) +
    (chance(random, 0.7) ? garden(frame, y) : "") +
    house(frame, kind, x, y, size) +
    water +
    {
      guests: () => guests(random, Math.round(between(random, 4, 9)), w * 0.1, w * 0.9, front + u * 5, u * 15),
      canopy: () => canopy(away, front + u * 8, u * 40, u * 40, cloths),
      car: () => car(away, front + u * 6, u * 14, pick(random, [INK.sindoor, INK.paper, INK.rani, INK.night])),
      lamps: () => lampLine(-u * 2, w + u * 2, front + u * 8, u * 26, INK.marigold, INK.maroon, pick(random, [3, 4])),
      flags: () => flags(0, w, u * 3, u * 12, u * 6),
      couple: () => couple(away, front + u * 8, u * 26),
      none: () => "",
    }[extras]() +
    near(frame) +
    overhead(frame, extras === "flags" ? 0 : 0.28)
  );
}
/** An open ground with what a marriage garden puts up on it. */
function lawn(frame: Frame, cloths: Cloths): string {
  const { random, w, h, u, horizon } = frame;
  const y = horizon + (h - horizon) * between(random, 0.2, 0.55);
  const x = w * pick(random, [0.5, 0.34, 0.66, 0.5]);
  const trees = garden(frame, horizon + u * 2, 2);
  const size = u * between(random, 60, 92);
  // Tents are lit from within when it is dark.
  const within = frame.light.dark ? "#E27D1B" : deeper(cloths.pole);
  const main = pick(random, ["canopy", "mandap", "gate", "stage", "tents"] as const);
  const middle = {
    canopy: () =>
      canopy(x, y, size * 1.1, size * 0.95, cloths, within) +
      guests(random, 5, x - size * 0.4, x + size * 0.4, y, u * 15),
    mandap: () =>
      mandap(x, y + u * 4, size, size * 0.86, cloths, pick(random, ["flat", "dome", "peak", "arch"] as const)),
    gate: () =>
      gate(x, y + u * 4, size * 0.8, size * 0.95, cloths, pick(random, ["onion", "cusped", "round"] as const)) +
      guests(random, 3, x - size * 0.2, x + size * 0.2, y + u * 8, u * 16),
    stage: () =>
      stage(
        x,
        y + u * 4,
        size * 1.2,
        size * 0.72,
        cloths,
        pick(random, ["drapes", "arches", "disc", "flowers"] as const),
      ) + throne(x, y - u * 5, u * 11, INK.sindoor, INK.marigold),
    tents: () =>
      canopy(x - size * 0.62, y - u * 2, size * 0.7, size * 0.66, cloths, within) +
      canopy(x + size * 0.62, y - u * 2, size * 0.7, size * 0.66, cloths, within) +
      canopy(x, y + u * 5, size * 0.86, size * 0.9, { ...cloths, first: cloths.second, second: cloths.first }, within),
  }[main]();
  const rows = chance(random, 0.5)
    ? times(2, (row) =>
        times(8, (i) =>
          chair(
            (w / 8) * (i + 0.5),
            y + u * (12 + row * 11),
            u * (10 + row * 3),
            INK.paper,
            row ? cloths.first : cloths.second,
          ),
        ),
      )
    : guests(random, 7, 0, w, y + u * 14, u * 17);
  return trees + middle + rows;
}
function pool({ light, u }: Frame, x: number, y: number, w: number): string {
  const d = `M${n(x - w)} ${n(y)}Q${n(x - w * 0.9)} ${n(y - w * 0.26)} ${n(x)} ${n(y - w * 0.22)}T${n(x + w)} ${n(y)}Q${n(x)} ${n(y + w * 0.2)} ${n(x - w)} ${n(y)}Z`;
  return (
    shape(d, light.water) +
    stroke(d, INK.paper, u * 1.4) +
    times(4, (i) =>
      stroke(
        `M${n(x - w * 0.5 + i * w * 0.22)} ${n(y - w * 0.06 + (i % 2) * u * 4)}h${n(u * 9)}`,
        light.shine,
        u * 0.8,
      ),
    )
  );
}

/** Within: halls with what is laid or built in them. */
function inside(frame: Frame, kind: string, what: "tables" | "stage" | "rows" | "throne" | "mandap"): string {
  const { random, w, h, u } = frame;
  const { coat, floorAt, drawing } = hall(
    frame,
    kind === "Convention centre" ? "modern" : kind === "Community hall" || kind === "Farmhouse" ? "plain" : "grand",
  );
  const cloths = clothsOf(frame);
  const content = {
    tables: () =>
      times(3, (i) => roundTable(w * (0.2 + i * 0.3), floorAt + u * 9, u * 10, INK.paper, cloths.first)) +
      times(2, (i) => roundTable(w * (0.3 + i * 0.42), h * 0.99, u * 19, INK.paper, cloths.first)),
    stage: () =>
      stage(
        w / 2,
        floorAt + u * 8,
        u * between(random, 90, 120),
        floorAt * 0.72,
        cloths,
        pick(random, ["arches", "disc", "screen", "flowers"] as const),
      ) + throne(w / 2, floorAt - u * 2, u * 11, coat.accent, INK.marigold),
    rows: () =>
      stage(w / 2, floorAt + u * 3, u * 86, floorAt * 0.6, cloths, "screen") +
      times(3, (row) =>
        times(9, (i) =>
          chair(
            (w / 9) * (i + 0.5),
            floorAt + u * (14 + row * 11),
            u * (10 + row * 3),
            row % 2 ? cloths.first : INK.paper,
            INK.maroon,
          ),
        ),
      ),
    throne: () =>
      throne(w * 0.5, floorAt + u * 18, u * 27, cloths.first, INK.marigold) +
      samai(w * 0.16, floorAt + u * 20, u * 46) +
      samai(w * 0.84, floorAt + u * 20, u * 46),
    mandap: () =>
      mandap(
        w / 2,
        h * 0.93,
        u * between(random, 70, 92),
        h * between(random, 0.66, 0.78),
        cloths,
        pick(random, ["flat", "dome", "arch", "peak"] as const),
      ) + guests(random, 4, w * 0.04, w * 0.96, h * 0.99, u * 22),
  }[what]();
  return drawing + content;
}
function entrance(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const cloths = clothsOf(frame);
  return (
    sky(frame) +
    earth(frame) +
    garden(frame, horizon, 2) +
    gate(
      w / 2,
      h * 0.97,
      u * between(random, 66, 88),
      h * between(random, 0.78, 0.9),
      cloths,
      pick(random, ["onion", "cusped", "round", "flat"] as const),
    ) +
    pot(w * 0.12, h * 0.97, u * 22, INK.sindoor, INK.leaf) +
    pot(w * 0.88, h * 0.97, u * 22, INK.sindoor, INK.leaf) +
    couple(w / 2, h * 0.97, u * 30)
  );
}
function bedroom(frame: Frame): string {
  const { w, h, u } = frame;
  const { coat, floorAt, drawing } = hall(frame, "plain");
  return (
    drawing +
    shape(opening(w / 2, floorAt, u * 62, u * 52, "cusped"), coat.accent) +
    box(w / 2 - u * 34, floorAt - u * 4, u * 68, u * 22, INK.paper, u * 3) +
    box(w / 2 - u * 34, floorAt + u * 6, u * 68, u * 14, coat.trim, u * 2) +
    [-0.5, 0.12]
      .map((part) => box(w / 2 + u * 44 * part, floorAt - u * 10, u * 18, u * 10, INK.gulabi, u * 3))
      .join("") +
    samai(w * 0.1, h * 0.95, u * 38) +
    samai(w * 0.9, h * 0.95, u * 38) +
    ellipse(w / 2, h * 0.96, u * 44, u * 5, coat.roof)
  );
}
function dining(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { floorAt, drawing } = hall(frame, "plain");
  const cloths = clothsOf(frame);
  return (
    drawing +
    box(0, floorAt + u * 2, w, u * 4, INK.paper) +
    box(0, floorAt + u * 6, w, h, cloths.first) +
    times(6, (i) => {
      const x = (w / 6) * (i + 0.5);
      return (
        ellipse(x, floorAt + u * 2, u * 8, u * 3, INK.night) +
        shape(
          `M${n(x - u * 8)} ${n(floorAt)}a${n(u * 8)} ${n(u * 9)} 0 0 1 ${n(u * 16)} 0Z`,
          i % 2 ? INK.marigold : mix(INK.haldi, INK.marigold, 0.4),
        ) +
        disc(x, floorAt - u * 9, u * 1.3, INK.maroon)
      );
    }) +
    guests(random, 5, w * 0.04, w * 0.96, h * 1.02, u * 34)
  );
}
function lamps(frame: Frame): string {
  const { w, u } = frame;
  const { floorAt, drawing } = hall(frame);
  return (
    drawing +
    times(3, (row) =>
      times(5 + row, (i) => diya((w / (5 + row)) * (i + 0.5), floorAt + u * (8 + row * 11), u * (7 + row * 3))),
    ) +
    samai(w / 2, floorAt + u * 2, u * 40)
  );
}

/** The main picture is its front, of a hall three times in ten its inside; the gallery turns through both. */
export function drawVenue(facts: Facts, w: number, h: number): string {
  const kind = words(facts, "kind")[0] ?? "Banquet hall";
  const frame = frameOf(facts, w, h);
  const halls = kind === "Banquet hall" || kind === "Community hall" || kind === "Convention centre";
  if (facts.shot === 0) {
    // A hall is its inside as much as its front.
    const within =
      halls && chance(frame.random, 0.3) ? pick(frame.random, ["tables", "stage", "rows", "mandap"] as const) : null;
    return picture(frame, within ? inside(frame, kind, within) : outside(frame, kind));
  }
  const motifs = [
    () => outside(frameOf(facts, w, h, NIGHTS), kind),
    () => inside(frame, kind, "tables"),
    () => inside(frame, kind, "stage"),
    () => entrance(frame),
    () => dining(frame),
    () => sky(frame) + earth(frame) + lawn(frame, clothsOf(frame)),
    () => bedroom(frame),
    () => lamps(frame),
    () => inside(frame, kind, "mandap"),
  ] as const;
  return picture(frame, turn(facts, motifs, "motif")());
}
