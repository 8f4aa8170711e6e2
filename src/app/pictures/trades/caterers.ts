/** Caterers: what their kitchens cook, on plates, in pots, at live counters and on long tables. */
import { between, chance, pick } from "../scene/chance.ts";
import { at, disc } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { guests, person, SKINS } from "../scene/folk.ts";
import { frameOf, picture, turn, words } from "../scene/frame.ts";
import type { Facts, Frame } from "../scene/frame.ts";
import { backdrop, hall } from "../scene/interior.ts";
import { NIGHTS } from "../scene/light.ts";
import { plantain } from "../scene/plants.ts";
import { canopy, flags, roundTable } from "../scene/props.ts";
import { outdoors, tabletop } from "../scene/setting.ts";
import { beads, box, deeper, ellipse, mix, polygon, scallops, stroke, times, turned } from "../scene/shapes.ts";
import { bowl, CUISINE_DISHES, dome, fish, handi, steam, thali } from "./food.ts";
import type { Dish } from "./food.ts";
import { clothsOf, garden } from "./venues.ts";

type Kitchen = { dishes: readonly Dish[]; south: boolean };

/** One plate or many, from above. */
function plates(frame: Frame, { dishes, south }: Kitchen): string {
  const { random, w, h, u } = frame;
  const dish = (i: number) => dishes[i % dishes.length] ?? thali;
  const shadow = (x: number, y: number, r: number) =>
    disc(x + u * 1.6, y + u * 1.6, r, mix("#45081F", INK.maroon, 0.4));
  const put = (x: number, y: number, r: number, i: number) =>
    shadow(x, y, r * 0.98) + at(x, y, turned(between(random, -30, 30), dish(i)(r, random)));
  const ground = tabletop(frame).drawing;
  const dots = (x: number, y: number) => at(x, y, bowl(u * between(random, 7, 11), random));
  switch (pick(random, ["whole", "crop", "two", "three", "grid", "corner", "side"] as const)) {
    case "whole":
      return (
        ground +
        put(w * pick(random, [0.42, 0.5, 0.58]), h * 0.5, u * between(random, 36, 44), 0) +
        dots(w * 0.08, h * 0.16) +
        dots(w * 0.93, h * 0.84)
      );
    case "crop":
      return ground + put(w * pick(random, [0.3, 0.7]), h * between(random, 0.6, 0.9), u * between(random, 62, 80), 0);
    case "two":
      return (
        ground +
        put(w * 0.27, h * between(random, 0.35, 0.65), u * 33, 0) +
        put(w * 0.74, h * between(random, 0.35, 0.65), u * 30, 1)
      );
    case "three":
      return (
        ground +
        put(w * between(random, 0.16, 0.3), h * between(random, 0.55, 0.8), u * between(random, 24, 36), 0) +
        put(w * between(random, 0.46, 0.6), h * between(random, 0.2, 0.34), u * between(random, 18, 27), 1) +
        put(w * between(random, 0.74, 0.88), h * between(random, 0.5, 0.8), u * between(random, 22, 32), 2)
      );
    case "grid":
      return (
        ground +
        times(6, (i) =>
          put(
            w * (0.19 + (i % 3) * 0.31) + u * between(random, -4, 4),
            h * (i < 3 ? 0.27 : 0.75) + u * between(random, -5, 5),
            u * between(random, 15, 22),
            i,
          ),
        )
      );
    case "corner":
      return (
        ground +
        put(w * 0.04, h * 0.1, u * 44, 0) +
        put(w * 0.96, h * 0.92, u * 46, 1) +
        dots(w * 0.5, h * 0.5) +
        dots(w * 0.63, h * 0.26)
      );
    case "side":
      return (
        ground +
        put(w * (chance(random, 0.5) ? 0.08 : 0.92), h * 0.5, u * 52, 0) +
        times(4, (i) => dots(w * (0.42 + (i % 2) * 0.2), h * (0.26 + Math.floor(i / 2) * 0.46))) +
        (south ? plantain(w * 0.96, h * 1.02, u * 50, INK.leaf) : "")
      );
  }
}
/** Pots on their fires. */
function stove(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt, floor } = backdrop(frame, pick(random, [0.74, 0.8]));
  const inks = ["#B5672C", INK.maroon, INK.night, INK.marigold].filter((ink) => ink !== floor);
  const count = pick(random, [1, 2, 3]);
  const s = u * { 1: 52, 2: 36, 3: 27 }[count as 1 | 2 | 3] * between(random, 0.86, 1.1);
  const y = floorAt + u * 4;
  return (
    drawing +
    times(count, (i) => {
      const x = (w / count) * (i + 0.5) + (count === 1 ? w * between(random, -0.2, 0.2) : 0);
      return (
        steam(x, y - s * 1, s * 0.3, mix(INK.paper, floor, 0.15)) +
        handi(
          x,
          y,
          s * (count > 1 && i % 2 ? 0.86 : 1),
          inks[(i + Math.floor(random() * 3)) % inks.length] ?? INK.maroon,
        )
      );
    }) +
    times(9, (i) =>
      disc(w * (0.06 + i * 0.11), h * 0.95, u * 2.4, [INK.sindoor, INK.leaf, INK.haldi][i % 3] ?? INK.leaf),
    ) +
    (chance(random, 0.4) ? cook(frame, w * pick(random, [0.1, 0.9]), h * 1.02, u * 58) : "")
  );
}
function cook({ random }: Frame, x: number, y: number, s: number): string {
  return at(
    x,
    y,
    person(s, {
      dress: pick(random, ["shirt", "kurta"] as const),
      cloth: INK.paper,
      trim: INK.sindoor,
      skin: pick(random, SKINS),
    }) +
      box(-s * 0.1, -s * 1.1, s * 0.2, s * 0.16, INK.paper) +
      disc(-s * 0.07, -s * 1.12, s * 0.07, INK.paper) +
      disc(s * 0.07, -s * 1.12, s * 0.07, INK.paper) +
      disc(0, -s * 1.15, s * 0.08, INK.paper) +
      polygon(INK.sindoor, [-s * 0.08, -s * 0.76], [s * 0.08, -s * 0.76], [0, -s * 0.66]),
  );
}
/** A stall where something is made before one's eyes. */
function counter(frame: Frame, { dishes }: Kitchen): string {
  const { random, w, h, u } = frame;
  const { first, second, pole } = clothsOf(frame);
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const y = h * between(random, 0.9, 0.98);
  const [cw, ch] = [u * between(random, 74, 100), u * 27];
  const top = y - u * between(random, 70, 80);
  const what = pick(random, ["tawa", "pots", "domes", "plates"] as const);
  const on = {
    tawa: () =>
      ellipse(x, y - ch - u * 1, cw * 0.26, u * 4, INK.ink) +
      ellipse(x, y - ch - u * 2, cw * 0.21, u * 2.6, "#D98A2E") +
      steam(x, y - ch - u * 5, u * 7, INK.paper),
    pots: () =>
      times(3, (i) =>
        handi(
          x - cw * 0.3 + i * cw * 0.3,
          y - ch,
          u * 13,
          ["#B5672C", INK.maroon, INK.marigold][i] ?? INK.maroon,
          false,
        ),
      ) + steam(x, y - ch - u * 14, u * 6, INK.paper),
    domes: () => times(3, (i) => dome(x - cw * 0.3 + i * cw * 0.3, y - ch, u * 13, i % 2 ? INK.marigold : "#E9DCC8")),
    plates: () =>
      times(4, (i) =>
        at(x - cw * 0.36 + i * cw * 0.24, y - ch - u * 6, (dishes[i % dishes.length] ?? thali)(u * 8, random)),
      ),
  }[what]();
  return (
    outdoors(frame, 0.3) +
    (chance(random, 0.5) ? garden(frame, frame.horizon) : "") +
    box(x - cw * 0.5, top, cw, y - top, deeper(pole)) +
    cook(frame, x - cw * 0.24, y - u * 2, u * 56) +
    (chance(random, 0.5) ? cook(frame, x + cw * 0.28, y - u * 2, u * 52) : "") +
    box(x - cw * 0.55, y - ch, cw * 1.1, ch, first) +
    times(5, (i) =>
      at(x - cw * 0.44 + i * cw * 0.22, y - ch * 0.45, disc(0, 0, u * 5, second) + disc(0, 0, u * 2.4, first)),
    ) +
    box(x - cw * 0.57, y - ch - u, cw * 1.14, u * 3, pole) +
    on +
    [-0.52, 0.49].map((side) => box(x + cw * side, top, cw * 0.03, y - top - ch, pole)).join("") +
    times(8, (i) =>
      polygon(
        i % 2 ? first : second,
        [x - cw * 0.5 + (cw / 8) * i, top - u * 12],
        [x - cw * 0.5 + (cw / 8) * (i + 1), top - u * 12],
        [x - cw * 0.6 + ((cw * 1.2) / 8) * (i + 1), top],
        [x - cw * 0.6 + ((cw * 1.2) / 8) * i, top],
      ),
    ) +
    scallops(x - cw * 0.6, top, cw * 1.2, 8, [second, first]) +
    guests(random, 2, x > w / 2 ? 0 : w * 0.76, x > w / 2 ? w * 0.24 : w, h * 1.03, u * 40)
  );
}
/** The long table with covered dishes. */
function buffet(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = hall(frame, pick(random, ["grand", "plain", "modern"] as const));
  const { first, second } = clothsOf(frame);
  const y = floorAt + u * between(random, 2, 10);
  const count = pick(random, [3, 4, 5]);
  return (
    drawing +
    (chance(random, 0.6)
      ? times(2, (i) => cook(frame, w * (0.25 + i * 0.5), y + u * 8, u * 46))
      : guests(random, 5, 0, w, y + u * 6, u * 40)) +
    times(count, (i) => dome((w / count) * (i + 0.5), y, (w / count) * 0.42, i % 2 ? INK.marigold : "#E9DCC8")) +
    box(0, y, w, u * 4, INK.paper) +
    box(0, y + u * 4, w, h, first) +
    scallops(0, y + u * 4, w, Math.round(w / (u * 16)), [second, INK.paper], 0.9) +
    beads(0, y + u * 22, w * 0.5, y + u * 22, u * 6, u * 4, INK.marigold, 1.1) +
    beads(w * 0.5, y + u * 22, w, y + u * 22, u * 6, u * 4, INK.marigold, 1.1)
  );
}
/** Rows on the ground, as at temples and village weddings; leaves laid out before them. */
function pangat(frame: Frame, { dishes }: Kitchen): string {
  const { random, w, h, u } = frame;
  const y = h * between(random, 0.5, 0.68);
  const count = pick(random, [3, 4, 5, 7]);
  const floor = pick(random, [INK.sindoor, INK.leaf, INK.marigold, INK.rani, INK.maroon]);
  const roof = pick(random, [
    () => canopy(w / 2, y + u * 4, w * 0.98, h * 0.74, clothsOf(frame), deeper(INK.maroon)),
    () => garden(frame, frame.horizon, 2) + flags(0, w, u * 4, u * 12, u * 8),
    () => times(2, (i) => plantain(w * (0.08 + i * 0.84), y + u * 6, u * 62, INK.leaf)),
  ] as const)();
  return (
    outdoors(frame, 0.4) +
    roof +
    guests(random, count, 0, w, y + u * 5, (u * 190) / (count + 2)) +
    box(0, y - u * 4, w, h, floor) +
    box(0, y - u * 4, w, u * 2, INK.haldi) +
    times(count, (i) =>
      at(
        (w / count) * (i + 0.5),
        (y + h) / 2 + u * 3,
        `<g transform="scale(1 .6)">${(dishes[i % dishes.length] ?? thali)((w / count) * 0.32, random)}</g>`,
      ),
    )
  );
}
function laid(frame: Frame, { dishes }: Kitchen): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = hall(frame);
  const { first } = clothsOf(frame);
  const s = u * between(random, 30, 48);
  return (
    drawing +
    guests(random, pick(random, [0, 3, 6]), 0, w, floorAt + u * 8, u * 34) +
    roundTable(w * 0.14, floorAt + u * 6, u * 10, INK.paper, first) +
    roundTable(w * 0.86, floorAt + u * 6, u * 10, INK.paper, first) +
    ellipse(w / 2, h * 0.98, s * 1.9, s * 0.62, deeper(first)) +
    ellipse(w / 2, h * 0.92, s * 1.85, s * 0.58, INK.paper) +
    [-0.95, 0, 0.95]
      .map((x, i) =>
        at(
          w / 2 + s * x,
          h * (i === 1 ? 0.98 : 0.88),
          `<g transform="scale(1 .5)">${(dishes[i % dishes.length] ?? thali)(s * 0.44, random)}</g>`,
        ),
      )
      .join("") +
    handi(w / 2, h * 0.84, s * 0.4, "#B5672C", false) +
    steam(w / 2, h * 0.84 - s * 0.5, s * 0.16, INK.paper)
  );
}
function server(frame: Frame, { dishes }: Kitchen): string {
  const { random, w, h, u } = frame;
  const { drawing } = backdrop(frame, 1);
  const x = w * pick(random, [0.3, 0.5, 0.7]);
  const s = u * between(random, 84, 104);
  const cloth = pick(random, [INK.night, INK.paper, INK.sindoor, INK.leaf, INK.maroon]);
  return (
    drawing +
    at(
      x,
      h * 1.32,
      person(s, {
        dress: pick(random, ["suit", "kurta", "sherwani"] as const),
        cloth,
        trim: INK.marigold,
        skin: pick(random, SKINS),
        turban: chance(random, 0.5) ? pick(random, [INK.sindoor, INK.marigold, INK.rani]) : undefined,
        glad: true,
      }),
    ) +
    at(
      x,
      h * 1.32 - s * 1.04,
      ellipse(0, 0, s * 0.62, s * 0.07, "#E9DCC8") +
        times(3, (i) =>
          at(
            s * (-0.36 + i * 0.36),
            -s * 0.08,
            `<g transform="scale(1 .62)">${(dishes[i % dishes.length] ?? thali)(s * 0.16, random)}</g>`,
          ),
        ),
    ) +
    flags(0, w, u * 2, u * 8, u * 7)
  );
}
function sweets(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, 0.86);
  const dish = CUISINE_DISHES.Sweets ?? [thali];
  return (
    drawing +
    times(3, (i) => {
      const x = w * (0.2 + i * 0.3);
      const y = floorAt - u * (i === 1 ? 30 : 12);
      return (
        box(x - u * 1.4, y, u * 2.8, floorAt - y, INK.marigold) +
        ellipse(x, floorAt, u * 9, u * 2, INK.marigold) +
        ellipse(x, y, u * 22, u * 3.4, INK.paper) +
        at(x, y - u * 14, (dish[0] ?? thali)(u * 16, random))
      );
    }) +
    stroke(`M0 ${n(h * 0.96)}H${n(w)}`, INK.haldi, u)
  );
}

/** What no kitchen without meat has on its pictures. */
const FROM_ANIMALS: ReadonlySet<Dish> = new Set([fish]);

/** Shows the dishes of the listing's cuisines, most of its first one; live counters where it says that it has them. */
export function drawCaterer(facts: Facts, w: number, h: number): string {
  const cuisines = words(facts, "cuisines");
  const green = words(facts, "kitchen")[0] !== "Vegetarian and non-vegetarian";
  const dishes = cuisines.flatMap((cuisine, i) => {
    const [own = thali, ...more] = (CUISINE_DISHES[cuisine] ?? []).filter((dish) => !(green && FROM_ANIMALS.has(dish)));
    return i === 0 ? [own, ...more] : [own];
  });
  const kitchen: Kitchen = { dishes: dishes.length ? dishes : [thali], south: cuisines.includes("South Indian") };
  const frame = frameOf(facts, w, h);
  const live = words(facts, "liveCounters").length > 0 || words(facts, "services").includes("Live counters");
  const ways: ((frame: Frame) => string)[] = [
    (f) => plates(f, kitchen),
    (f) => counter(f, kitchen),
    stove,
    buffet,
    (f) => server(f, kitchen),
    (f) => laid(f, kitchen),
    (f) => pangat(f, kitchen),
    ...(cuisines.includes("Sweets") ? [sweets] : []),
  ];
  const [plate, stall] = [ways[0]!, ways[1]!];
  if (facts.shot === 0) {
    const main = [
      plate,
      plate,
      plate,
      plate,
      ...(live ? [stall, stall] : []),
      stove,
      buffet,
      ways[4]!,
      ways[5]!,
      ...(kitchen.south || chance(frame.random, 0.3) ? [ways[6]!] : []),
      ...(cuisines[0] === "Sweets" ? [sweets] : []),
    ];
    return picture(frame, pick(frame.random, main)(frame));
  }
  return picture(frame, turn(facts, ways, "motif")(facts.shot % 3 === 1 ? frameOf(facts, w, h, NIGHTS) : frame));
}
