/** What is rented: the thing itself, alone or in numbers, in a studio, in a hall, on the ground where it is used. */
import { between, chance, pick } from "../scene/chance.ts";
import { at } from "../../../domain/drawing.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { audience, guests } from "../scene/folk.ts";
import { frameOf, picture, turn, words } from "../scene/frame.ts";
import type { Facts, Frame } from "../scene/frame.ts";
import { backdrop, hall } from "../scene/interior.ts";
import { NIGHTS } from "../scene/light.ts";
import { canopy, stage } from "../scene/props.ts";
import { beams, outdoors, truss } from "../scene/setting.ts";
import { box, deeper, ellipse, lightness, scallops, times } from "../scene/shapes.ts";
import { thingsOf } from "./rental-things.ts";
import type { Look, Thing } from "./rental-things.ts";
import { clothsOf } from "./venues.ts";

type Item = readonly [Thing, number];

function lookOn(frame: Frame, ground: string): Look {
  const inks = [INK.rani, INK.marigold, INK.sindoor, INK.leaf, INK.gulabi, INK.haldi, INK.pista].filter(
    (ink) => ink !== ground && Math.abs(lightness(ink) - lightness(ground)) > 0.1,
  );
  const a = inks[Math.floor(frame.random() * inks.length)] ?? INK.marigold;
  const rest = inks.filter((ink) => ink !== a && Math.abs(lightness(ink) - lightness(a)) > 0.12);
  return {
    a,
    b: rest[Math.floor(frame.random() * rest.length)] ?? INK.paper,
    dark: lightness(ground) < 0.22 ? "#8A1F45" : INK.night,
  };
}
const SPOTS = ["one", "left", "right", "rows", "near", "two", "cropped"] as const;

/** The thing once, several times or so near that it leaves the frame. */
function placed(frame: Frame, [thing, wide]: Item, y: number, ground: string): string {
  const { random, w, h, u } = frame;
  const look = lookOn(frame, ground);
  const fit = (share: number, tall: number) => Math.min((w * share) / wide, h * tall);
  const shadow = (x: number, s: number) => ellipse(x, y + u * 0.5, s * wide * 0.52, u * 2.4, deeper(ground));
  const put = (x: number, foot: number, s: number, one: Look = look, flip = false) =>
    at(x, foot, flip ? `<g transform="scale(-1 1)">${thing(s, one)}</g>` : thing(s, one));
  const other = { ...look, a: look.b, b: look.a };
  const flip = chance(random, 0.5);
  switch (pick(random, SPOTS)) {
    case "one": {
      const s = fit(between(random, 0.6, 0.74), 0.62);
      return shadow(w / 2, s) + put(w / 2, y, s, look, flip);
    }
    case "left":
    case "right": {
      const x = w * (flip ? between(random, 0.62, 0.72) : between(random, 0.28, 0.38));
      const s = fit(0.52, 0.56);
      return (
        shadow(x, s) +
        put(x, y, s, look, flip) +
        put(w - x + (flip ? -u * 8 : u * 8), y - u * 3, s * 0.45, other, !flip)
      );
    }
    case "rows": {
      const s = fit(0.27, 0.3);
      return (
        times(3, (i) => put(w * (0.2 + i * 0.3), y - u * 14, s * 0.84, other)) +
        times(2, (i) => put(w * (0.28 + i * 0.44), y + u * 6, s * 1.4, look, i === 1))
      );
    }
    case "two": {
      const s = fit(0.42, 0.5);
      return put(w * 0.27, y - u * 2, s * 0.92, other) + put(w * 0.71, y + u * 3, s * 1.04, look, true);
    }
    case "near": {
      const s = fit(between(random, 0.86, 1), 0.78);
      return shadow(w / 2, s) + put(w * between(random, 0.44, 0.56), y + u * 5, s, look, flip);
    }
    case "cropped": {
      const s = fit(1.25, 0.98);
      return (
        put(w * (flip ? 0.86 : 0.14), h * 0.98, s, look, flip) +
        put(w * (flip ? 0.26 : 0.74), y - u * 2, s * 0.36, other)
      );
    }
  }
}

const studio = (frame: Frame, item: Item): string => {
  const { drawing, floorAt, floor } = backdrop(frame, pick(frame.random, [0.72, 0.78, 0.84]));
  return drawing + placed(frame, item, floorAt + frame.u * between(frame.random, 4, 9), floor);
};
const afield = (frame: Frame, item: Item): string => {
  const y = frame.h * between(frame.random, 0.86, 0.95);
  return (
    outdoors(frame, 0.5) +
    (chance(frame.random, 0.35)
      ? canopy(
          frame.w * pick(frame.random, [0.2, 0.8]),
          frame.horizon + frame.u * 12,
          frame.u * 44,
          frame.u * 46,
          clothsOf(frame),
        )
      : "") +
    (chance(frame.random, 0.4) ? guests(frame.random, 5, 0, frame.w, frame.horizon + frame.u * 10, frame.u * 13) : "") +
    placed(frame, item, y, frame.light.ground)
  );
};
const indoors = (frame: Frame, item: Item): string => {
  const { drawing, floorAt } = hall(frame, pick(frame.random, ["grand", "modern", "plain"] as const));
  return drawing + placed(frame, item, floorAt + frame.u * between(frame.random, 12, 20), INK.maroon);
};
const onStage = (frame: Frame, item: Item): string => {
  const { random, w, h, u } = frame;
  const ground = pick(random, [INK.night, INK.maroon, INK.leaf, INK.rani, INK.sindoor]);
  const deck = h * between(random, 0.72, 0.8);
  return (
    box(0, 0, w, h, ground) +
    beams(frame, [INK.marigold, INK.gulabi, INK.haldi], pick(random, [2, 3, 5])) +
    (chance(random, 0.6)
      ? truss(-u * 3, w + u * 3, u * 2, u * 5, INK.ink, INK.haldi, pick(random, [3, 5, 7]))
      : scallops(0, 0, w, 9, [INK.sindoor, INK.marigold], 1.1)) +
    box(0, deck, w, h - deck, deeper(ground)) +
    box(0, deck, w, u * 2, INK.marigold) +
    placed(frame, item, deck + u * 4, deeper(ground)) +
    (chance(random, 0.6) ? audience(random, w, h * 0.9, u * between(random, 5, 7)) : "")
  );
};
/** The storeroom: shelves with the whole of what one has. */
const store = (frame: Frame, items: readonly Item[]): string => {
  const { random, w, h, u } = frame;
  const ground = pick(random, [INK.haldi, INK.gulabi, INK.pista, INK.marigold, INK.paper]);
  const rows = 2;
  return (
    box(0, 0, w, h, ground) +
    times(rows, (row) => {
      const y = h * (0.46 + row * 0.46);
      return (
        box(0, y, w, u * 3, INK.maroon) +
        times(3, (i) => {
          const [thing, wide] = items[(row * 3 + i) % items.length]!;
          return at(w * (0.19 + i * 0.31), y, thing(Math.min((w * 0.27) / wide, h * 0.3), lookOn(frame, ground)));
        })
      );
    }) +
    box(w * 0.02, 0, u * 3, h, INK.maroon) +
    box(w * 0.96, 0, u * 3, h, INK.maroon)
  );
};
const show = (frame: Frame, item: Item): string => {
  const { random, w, h, u } = frame;
  return (
    outdoors(frame, 0.3) +
    stage(
      w / 2,
      h * 0.86,
      w * 0.8,
      h * 0.6,
      clothsOf(frame),
      pick(random, ["screen", "disc", "arches", "drapes"] as const),
    ) +
    placed(frame, [item[0], item[1] * 1.7], h * 0.93, frame.light.ground) +
    audience(random, w, h * 0.93, u * 5)
  );
};

/** The thing is found by the words of its title, then by its item category. */
export function drawRental(facts: Facts, w: number, h: number): string {
  const items = thingsOf(facts.title, words(facts, "itemCategory")[0] ?? "");
  const night =
    facts.shot % 2 === 1 || words(facts, "uses").some((use) => /night|garba|concert|diwali|dance/i.test(use));
  const frame = frameOf(facts, w, h);
  const ways = [
    () => studio(frame, items[0]),
    () => onStage(frame, items[0]),
    () => afield(night ? frameOf(facts, w, h, NIGHTS) : frame, items[0]),
    () => indoors(frame, items[0]),
    () => studio(frame, items[1] ?? items[0]),
    () => show(frame, items[0]),
    () => store(frame, items),
  ] as const;
  if (facts.shot === 0) return picture(frame, pick(frame.random, [ways[0], ways[0], ways[1], ways[2], ways[3]])());
  return picture(frame, turn(facts, ways, "motif")());
}
