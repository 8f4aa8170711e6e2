/** Mehndi and make-up: hands, cones, mirrors, brushes, braids and jewels. */
import { between, chance, pick } from "../scene/chance.ts";
import { around, at, disc, figure, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import type { Random } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { guests, person, SKINS } from "../scene/folk.ts";
import { frameOf, picture, turn, words } from "../scene/frame.ts";
import type { Facts, Frame } from "../scene/frame.ts";
import { backdrop, hall } from "../scene/interior.ts";
import { canopy, throne } from "../scene/props.ts";
import { outdoors, tabletop } from "../scene/setting.ts";
import { beads, box, deeper, ellipse, mix, polygon, scallops, shape, stroke, times, turned } from "../scene/shapes.ts";
import { clothsOf, garden } from "./venues.ts";

const HENNA = "#6E1A12";
const marigold = (x: number, y: number, r: number, ink: string) =>
  at(
    x,
    y,
    around(9, disc(0, -r * 0.62, r * 0.36, ink)) + disc(0, 0, r * 0.66, deeper(ink)) + disc(0, 0, r * 0.28, ink),
  );

/** What is drawn on a palm. */
function motif(random: Random, r: number): string {
  const k = pick(random, [6, 8, 10]);
  switch (pick(random, ["flower", "disc", "vine", "net"] as const)) {
    case "flower":
      return (
        around(k, petal(r * 0.3, r, (r * 2) / k, HENNA)) +
        disc(0, 0, r * 0.22, HENNA) +
        around(k, disc(0, -r * 1.2, r * 0.1, HENNA), 0.5)
      );
    case "disc":
      return (
        disc(0, 0, r * 0.75, HENNA) +
        around(12, disc(0, -r * 1, r * 0.13, HENNA)) +
        around(6, petal(r * 0.1, r * 0.55, r * 0.16, "#D39A6A"))
      );
    case "vine":
      return (
        stroke(`M${n(-r)} ${n(r)}Q${n(-r)} ${n(-r * 0.2)} 0 0T${n(r)} ${n(-r)}`, HENNA, r * 0.14) +
        times(5, (i) =>
          at(-r * 0.8 + i * r * 0.4, r * 0.7 - i * r * 0.35, turned(i * 70, petal(0, r * 0.55, r * 0.18, HENNA))),
        )
      );
    case "net":
      return (
        around(
          8,
          stroke(
            `M0 ${n(-r * 0.4)}L${n(r * 0.3)} ${n(-r * 0.75)}L0 ${n(-r * 1.1)}L${n(-r * 0.3)} ${n(-r * 0.75)}Z`,
            HENNA,
            r * 0.1,
          ),
        ) + disc(0, 0, r * 0.3, HENNA)
      );
  }
}
/** An open hand, its wrist on the origin, pointing up. */
export function hand(random: Random, s: number, skin: string, sleeve: string): string {
  const fingers = [-0.27, -0.09, 0.09, 0.27].map((x, i) => {
    const long = s * [0.42, 0.54, 0.52, 0.38][i]!;
    return (
      box(s * x - s * 0.078, -s * 0.62 - long, s * 0.156, long + s * 0.2, skin, s * 0.078) +
      disc(s * x, -s * 0.6 - long + s * 0.07, s * 0.055, HENNA) +
      stroke(
        `M${n(s * x - s * 0.05)} ${n(-s * 0.72)}h${n(s * 0.1)}M${n(s * x - s * 0.05)} ${n(-s * 0.78)}h${n(s * 0.1)}`,
        HENNA,
        s * 0.02,
      )
    );
  });
  const thumb = at(
    s * 0.3,
    -s * 0.3,
    turned(38, box(-s * 0.08, -s * 0.44, s * 0.17, s * 0.5, skin, s * 0.085) + disc(0, -s * 0.37, s * 0.05, HENNA)),
  );
  const inks = [INK.marigold, INK.sindoor, INK.paper, INK.leaf, INK.rani];
  return (
    box(-s * 0.24, s * 0.3, s * 0.48, s * 2, sleeve) +
    box(-s * 0.2, -s * 0.06, s * 0.4, s * 0.5, skin) +
    fingers.join("") +
    thumb +
    shape(
      `M${n(-s * 0.36)} ${n(-s * 0.68)}Q${n(-s * 0.38)} ${n(-s * 0.1)} ${n(-s * 0.2)} ${n(s * 0.02)}H${n(s * 0.2)}Q${n(s * 0.4)} ${n(-s * 0.16)} ${n(s * 0.36)} ${n(-s * 0.68)}Z`,
      skin,
    ) +
    at(0, -s * 0.36, motif(random, s * 0.2)) +
    times(5, (i) =>
      box(-s * 0.25, s * (0.06 + i * 0.062), s * 0.5, s * 0.05, inks[(i + Math.floor(s)) % 5]!, s * 0.025),
    )
  );
}
const SLEEVES = [INK.rani, INK.sindoor, INK.leaf, INK.marigold, INK.maroon, INK.paper] as const;
const cone = (x: number, y: number, s: number, degrees: number, ink: string) =>
  at(
    x,
    y,
    turned(
      degrees,
      polygon(ink, [-s * 0.16, -s * 0.5], [s * 0.16, -s * 0.5], [0, s * 0.5]) +
        polygon(
          INK.marigold,
          [-s * 0.16, -s * 0.5],
          [s * 0.16, -s * 0.5],
          [s * 0.11, -s * 0.34],
          [-s * 0.11, -s * 0.34],
        ) +
        disc(0, s * 0.52, s * 0.03, HENNA),
    ),
  );

function hands(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, ink } = backdrop(frame, 1);
  const sleeves = SLEEVES.filter((one) => one !== ink);
  const one = (x: number, y: number, s: number, degrees: number, flip = false) =>
    at(
      x,
      y,
      turned(
        degrees,
        flip
          ? `<g transform="scale(-1 1)">${hand(random, s, pick(random, SKINS), pick(random, sleeves))}</g>`
          : hand(random, s, pick(random, SKINS), pick(random, sleeves)),
      ),
    );
  switch (pick(random, ["one", "pair", "three", "many", "near", "cup"] as const)) {
    case "one":
      return (
        drawing +
        one(w * between(random, 0.35, 0.65), h * 0.82, u * 62, between(random, -16, 16)) +
        cone(w * pick(random, [0.14, 0.86]), h * 0.4, u * 44, between(random, -40, 40), INK.leaf)
      );
    case "pair": {
      // Both hands of one person: side by side, one before the other, or held in from the side.
      const skin = pick(random, SKINS);
      const sleeve = pick(random, sleeves)!;
      const size = u * between(random, 40, 62);
      const [x, gap] = [w * between(random, 0.36, 0.64), size * between(random, 0.3, 0.62)];
      const tilt = between(random, -34, 34);
      const left = at(
        x - gap,
        h * between(random, 0.72, 0.98),
        turned(tilt - between(random, 2, 18), hand(random, size, skin, sleeve)),
      );
      const right = at(
        x + gap,
        h * between(random, 0.72, 0.98),
        turned(tilt + between(random, 2, 18), `<g transform="scale(-1 1)">${hand(random, size, skin, sleeve)}</g>`),
      );
      return drawing + left + right;
    }
    case "three":
      return (
        drawing +
        one(w * 0.22, h * 0.98, u * 48, -18) +
        one(w * 0.78, h * 0.98, u * 48, 18, true) +
        one(w * 0.5, h * 0.88, u * 62, 0)
      );
    case "many": {
      const [count, reach, size] = [pick(random, [4, 5, 6]), between(random, 50, 64), between(random, 30, 42)];
      return (
        drawing +
        at(
          w / 2,
          h / 2,
          around(count, at(0, u * reach, hand(random, u * size, pick(random, SKINS), pick(random, sleeves))), random()),
        ) +
        at(w / 2, h / 2, disc(0, 0, u * 9, INK.marigold) + disc(0, 0, u * 4, INK.sindoor))
      );
    }
    case "near":
      return drawing + one(w * between(random, 0.3, 0.7), h * 1.16, u * 104, between(random, -28, 28));
    case "cup":
      return (
        drawing +
        one(w * 0.02, h * 0.6, u * 56, 74) +
        one(w * 0.98, h * 0.6, u * 56, -74, true) +
        marigold(w * 0.5, h * 0.46, u * 13, INK.marigold)
      );
  }
}
/** Feet with anklets, seen from above. */
function feet(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing } = tabletop(frame);
  const skin = pick(random, SKINS);
  const s = u * between(random, 44, 66);
  const foot =
    shape(
      `M${n(-s * 0.2)} ${n(s * 0.5)}Q${n(-s * 0.26)} ${n(s * 0.1)} ${n(-s * 0.3)} ${n(-s * 0.3)}Q${n(-s * 0.26)} ${n(-s * 0.56)} 0 ${n(-s * 0.54)}Q${n(s * 0.24)} ${n(-s * 0.5)} ${n(s * 0.22)} ${n(-s * 0.2)}Q${n(s * 0.16)} ${n(s * 0.1)} ${n(s * 0.18)} ${n(s * 0.5)}Z`,
      skin,
    ) +
    times(
      5,
      (i) =>
        disc(-s * 0.24 + i * s * 0.12, -s * (0.56 - Math.abs(i - 1) * 0.035), s * (i === 0 ? 0.085 : 0.06), skin) +
        disc(-s * 0.24 + i * s * 0.12, -s * (0.58 - Math.abs(i - 1) * 0.035), s * 0.03, INK.sindoor),
    ) +
    at(-s * 0.04, -s * 0.24, motif(random, s * 0.15)) +
    beads(-s * 0.22, s * 0.28, s * 0.2, s * 0.28, s * 0.08, s * 0.07, INK.marigold) +
    box(-s * 0.3, s * 0.46, s * 0.6, s * 2, INK.rani) +
    box(-s * 0.3, s * 0.46, s * 0.6, s * 0.08, INK.marigold);
  return (
    drawing +
    at(
      w * between(random, 0.36, 0.64),
      h * between(random, 0.46, 0.62),
      `<g transform="rotate(${n(between(random, -30, 30))})"><g transform="translate(${n(-s * 0.36)} 0) rotate(-7)">${foot}</g><g transform="translate(${n(s * 0.36)} 0) rotate(7) scale(-1 1)">${foot}</g></g>`,
    ) +
    times(6, (i) =>
      marigold(
        w * (i % 2 ? 0.9 : 0.1) + u * between(random, -6, 6),
        h * (0.16 + i * 0.14),
        u * 5,
        i % 2 ? INK.sindoor : INK.marigold,
      ),
    )
  );
}
const lipstick = (x: number, y: number, s: number, ink: string, body: string) =>
  box(x - s * 0.14, y - s * 0.5, s * 0.28, s * 0.5, body) +
  box(x - s * 0.12, y - s * 0.66, s * 0.24, s * 0.18, INK.marigold) +
  polygon(
    ink,
    [x - s * 0.1, y - s * 0.66],
    [x - s * 0.1, y - s * 0.86],
    [x + s * 0.1, y - s * 1],
    [x + s * 0.1, y - s * 0.66],
  );
const brush = (x: number, y: number, s: number, degrees: number, ink: string) =>
  at(
    x,
    y,
    turned(
      degrees,
      box(-s * 0.035, -s * 0.1, s * 0.07, s * 0.6, ink, s * 0.03) +
        box(-s * 0.05, -s * 0.2, s * 0.1, s * 0.12, INK.marigold) +
        at(0, -s * 0.18, petal(0, s * 0.36, s * 0.13, INK.gulabi)),
    ),
  );
const compact = (x: number, y: number, s: number, ink: string) =>
  disc(x, y - s * 0.72, s * 0.5, ink) +
  disc(x, y - s * 0.72, s * 0.4, INK.paper) +
  disc(x, y + s * 0.28, s * 0.5, ink) +
  disc(x, y + s * 0.28, s * 0.4, INK.gulabi) +
  at(x, y + s * 0.28, around(6, petal(s * 0.05, s * 0.3, s * 0.1, mix(INK.gulabi, INK.rani, 0.4))));
const palette = (x: number, y: number, s: number, degrees: number, random: Random) =>
  at(
    x,
    y,
    turned(
      degrees,
      box(-s * 0.8, -s * 0.5, s * 1.6, s, INK.night, s * 0.08) +
        times(8, (i) =>
          disc(
            -s * 0.57 + (i % 4) * s * 0.38,
            i < 4 ? -s * 0.2 : s * 0.2,
            s * 0.15,
            pick(random, [INK.rani, INK.gulabi, INK.marigold, INK.sindoor, INK.haldi, INK.leaf, INK.maroon]),
          ),
        ),
    ),
  );

/** The table of colours from above. */
function flatlay(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing } = tabletop(frame);
  const spots = [
    [0.16, 0.3],
    [0.42, 0.26],
    [0.7, 0.28],
    [0.88, 0.66],
    [0.6, 0.74],
    [0.3, 0.76],
    [0.1, 0.8],
  ] as const;
  const start = Math.floor(random() * 7);
  return (
    drawing +
    spots
      .map(([px, py], i) => {
        const [x, y, s] = [
          w * px + u * between(random, -4, 4),
          h * py + u * between(random, -4, 4),
          u * between(random, 15, 24),
        ];
        return [
          () => palette(x, y, s, between(random, -30, 30), random),
          () => compact(x, y, s * 0.8, pick(random, [INK.maroon, INK.rani, INK.marigold])),
          () => brush(x, y, s * 2, between(random, -70, 70), pick(random, [INK.maroon, INK.leaf, INK.night])),
          () =>
            at(
              x,
              y,
              turned(
                between(random, -40, 40),
                lipstick(0, s * 0.5, s * 1.4, pick(random, [INK.sindoor, INK.rani, INK.maroon]), INK.night),
              ),
            ),
          () => marigold(x, y, s * 0.5, INK.sindoor),
          () => jhumka(x, y, s, INK.marigold, INK.rani),
          () => cone(x, y, s * 2.2, between(random, -60, 60), INK.leaf),
        ][(i + start) % 7]!();
      })
      .join("")
  );
}
function jhumka(x: number, y: number, s: number, gold: string, stone: string): string {
  return (
    disc(x, y - s * 0.7, s * 0.24, gold) +
    disc(x, y - s * 0.7, s * 0.11, stone) +
    shape(
      `M${n(x - s * 0.5)} ${n(y + s * 0.3)}Q${n(x - s * 0.46)} ${n(y - s * 0.4)} ${n(x)} ${n(y - s * 0.48)}T${n(x + s * 0.5)} ${n(y + s * 0.3)}Z`,
      gold,
    ) +
    scallops(x - s * 0.5, y + s * 0.3, s, 6, [stone, deeper(gold)]) +
    times(5, (i) => disc(x - s * 0.4 + i * s * 0.2, y + s * 0.52, s * 0.06, INK.paper))
  );
}
/** The mirror with its lamps. */
function mirror(frame: Frame): string {
  const { random, w, u } = frame;
  const { drawing, floorAt, ink } = backdrop(frame, pick(random, [0.74, 0.8]));
  const x = w * pick(random, [0.34, 0.5, 0.66]);
  const [mw, mh] = [u * between(random, 48, 76), floorAt * between(random, 0.72, 0.86)];
  const rim = pick(
    random,
    [INK.maroon, INK.marigold, INK.paper, INK.leaf].filter((one) => one !== ink),
  )!;
  const round = chance(random, 0.5);
  const glass = mix(INK.paper, INK.gulabi, 0.35);
  const frameOfIt = round
    ? ellipse(x, floorAt - mh * 0.54, mw * 0.5, mh * 0.5, rim) +
      ellipse(x, floorAt - mh * 0.54, mw * 0.43, mh * 0.44, glass) +
      at(x, floorAt - mh * 0.54, around(14, `<circle cy="${n(-mh * 0.47)}" r="${n(u * 2)}" fill="${INK.haldi}"/>`))
    : box(x - mw * 0.5, floorAt - mh, mw, mh, rim, u * 2) +
      box(x - mw * 0.42, floorAt - mh * 0.92, mw * 0.84, mh * 0.86, glass) +
      times(
        6,
        (i) =>
          disc(x - mw * 0.46, floorAt - mh * (0.1 + i * 0.16), u * 2, INK.haldi) +
          disc(x + mw * 0.46, floorAt - mh * (0.1 + i * 0.16), u * 2, INK.haldi),
      );
  const inGlass = pick(random, [
    () =>
      at(
        x,
        floorAt + u * 4,
        person(mh * 0.86, {
          dress: "lehenga",
          cloth: pick(random, [INK.sindoor, INK.rani, INK.maroon]),
          trim: INK.marigold,
          skin: pick(random, SKINS),
        }),
      ),
    () =>
      polygon(
        INK.paper,
        [x - mw * 0.2, floorAt - mh * 0.2],
        [x + mw * 0.1, floorAt - mh * 0.8],
        [x + mw * 0.22, floorAt - mh * 0.8],
        [x - mw * 0.08, floorAt - mh * 0.2],
      ),
    () => at(x, floorAt - mh * 0.5, figure(random, mw * 0.3, [glass, INK.gulabi, INK.marigold, INK.rani, INK.paper])),
  ])();
  const on = times(5, (i) => {
    const px = w * (0.08 + i * 0.21);
    return Math.abs(px - x) < mw * 0.45 && i % 2
      ? ""
      : pick(random, [
          () => lipstick(px, floorAt + u * 4, u * 17, pick(random, [INK.sindoor, INK.rani]), INK.night),
          () =>
            brush(px, floorAt - u * 9, u * 24, between(random, -8, 8), INK.maroon) +
            box(px - u * 5, floorAt - u * 7, u * 10, u * 12, INK.rani, u),
          () => jhumka(px, floorAt - u * 4, u * 9, INK.marigold, INK.sindoor),
          () => marigold(px, floorAt, u * 5, INK.sindoor),
        ])();
  });
  return drawing + frameOfIt + inGlass + on + scallops(0, floorAt + u * 5, w, 11, [INK.paper, INK.marigold], 0.9);
}
/** A braid with its flowers, from behind. */
function braid(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, ink } = backdrop(frame, 1);
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const s = u * between(random, 20, 28);
  const blouse = pick(
    random,
    [INK.rani, INK.sindoor, INK.leaf, INK.maroon, INK.marigold].filter((one) => one !== ink),
  )!;
  const skin = pick(random, SKINS);
  const top = h * between(random, 0.26, 0.36);
  const bun = chance(random, 0.4);
  return (
    drawing +
    box(x - s * 0.32, top + s * 0.6, s * 0.64, s * 1, skin) +
    shape(
      `M${n(x - s * 2)} ${n(h)}V${n(top + s * 2.2)}Q${n(x - s * 1.8)} ${n(top + s * 1.4)} ${n(x)} ${n(top + s * 1.34)}T${n(x + s * 2)} ${n(top + s * 2.2)}V${n(h)}Z`,
      skin,
    ) +
    shape(
      `M${n(x - s * 2)} ${n(h)}V${n(top + s * 2.2)}Q${n(x - s * 1.84)} ${n(top + s * 1.6)} ${n(x - s * 1.1)} ${n(top + s * 1.5)}Q${n(x)} ${n(top + s * 3.6)} ${n(x + s * 1.1)} ${n(top + s * 1.5)}Q${n(x + s * 1.84)} ${n(top + s * 1.6)} ${n(x + s * 2)} ${n(top + s * 2.2)}V${n(h)}Z`,
      blouse,
    ) +
    stroke(
      `M${n(x - s * 1.1)} ${n(top + s * 1.5)}Q${n(x)} ${n(top + s * 3.6)} ${n(x + s * 1.1)} ${n(top + s * 1.5)}`,
      INK.marigold,
      u * 1.4,
    ) +
    disc(x, top, s, INK.ink) +
    jhumka(x - s * 1.02, top + s * 0.7, s * 0.4, INK.marigold, INK.sindoor) +
    jhumka(x + s * 1.02, top + s * 0.7, s * 0.4, INK.marigold, INK.sindoor) +
    (bun
      ? disc(x, top + s * 0.1, s * 0.7, mix(INK.ink, INK.maroon, 0.4)) +
        at(x, top + s * 0.1, around(14, disc(0, -s * 0.78, s * 0.17, INK.paper))) +
        marigold(x + s * 0.5, top - s * 0.3, s * 0.3, INK.rani)
      : times(9, (i) =>
          ellipse(
            x + (i % 2 ? 1 : -1) * s * 0.12,
            top + s * (0.8 + i * 0.42),
            s * (0.42 - i * 0.018),
            s * 0.3,
            i % 2 ? INK.ink : mix(INK.ink, INK.maroon, 0.35),
          ),
        ) +
        times(5, (i) => marigold(x, top + s * (0.95 + i * 0.74), s * 0.2, i % 2 ? INK.sindoor : INK.marigold)) +
        at(x, top + s * 0.4, around(9, disc(0, -s * 0.5, s * 0.15, INK.paper))))
  );
}
function jewels(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing } = backdrop(frame, 1);
  const gold = INK.marigold;
  const stone = pick(random, [INK.rani, INK.leaf, INK.sindoor, INK.maroon]);
  const x = w / 2;
  const way = pick(random, ["pair", "necklace", "row"] as const);
  if (way === "pair")
    return (
      drawing +
      jhumka(w * 0.3, h * 0.52, u * between(random, 30, 40), gold, stone) +
      jhumka(w * 0.7, h * 0.52, u * between(random, 30, 40), gold, stone)
    );
  if (way === "row")
    return (
      drawing +
      times(4, (i) => jhumka(w * (0.14 + i * 0.24), h * (i % 2 ? 0.66 : 0.4), u * 19, gold, i % 2 ? stone : INK.rani))
    );
  return (
    drawing +
    ellipse(x, h * 0.05, u * 50, u * 66, deeper(gold)) +
    ellipse(x, h * 0.02, u * 46, u * 62, stone) +
    ellipse(x, h * 0.02, u * 40, u * 54, gold) +
    ellipse(x, 0, u * 36, u * 48, mix(stone, INK.night, 0.5)) +
    times(11, (i) => {
      const a = Math.PI * (0.12 + (i * 0.76) / 10);
      return at(
        x + Math.cos(a) * u * 50,
        h * 0.05 + Math.sin(a) * u * 66,
        turned((a * 180) / Math.PI + 90, petal(-u * 2, u * 13, u * 4.5, gold)) + disc(0, 0, u * 2.6, INK.paper),
      );
    })
  );
}
/** The evening at home: cushions, hands held out, songs. */
function evening(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const indoors = chance(random, 0.5);
  const room = indoors ? hall(frame, "plain") : null;
  const y = room ? room.floorAt + u * 10 : h * 0.86;
  const x = w * pick(random, [0.34, 0.5, 0.66]);
  return (
    (room ? room.drawing : outdoors(frame, 0.6) + garden(frame, horizon)) +
    (chance(random, 0.5)
      ? canopy(x, y, u * between(random, 76, 100), y * 0.9, clothsOf(frame), deeper(INK.maroon))
      : times(9, (i) =>
          beads(
            w * (i / 8),
            0,
            w * (i / 8),
            h * (0.16 + (i % 3) * 0.1),
            0,
            u * 3.4,
            i % 2 ? INK.sindoor : INK.marigold,
            1,
          ),
        )) +
    throne(x, y, u * 22, INK.leaf, INK.marigold) +
    at(
      x,
      y + u * 3,
      person(u * 40, { dress: "lehenga", cloth: INK.leaf, trim: INK.marigold, skin: pick(random, SKINS), glad: true }),
    ) +
    guests(random, 3, 0, x - u * 22, h, u * 40) +
    guests(random, 3, x + u * 22, w, h, u * 40)
  );
}
/** The groom's turban, or several, on their stands. */
function safas(frame: Frame): string {
  const { random, w, u } = frame;
  const { drawing, floorAt, ink: wall } = backdrop(frame, pick(random, [0.76, 0.82, 0.88]));
  const cloths = [INK.sindoor, INK.rani, INK.marigold, INK.leaf, INK.gulabi].filter((one) => one !== wall);
  const first = Math.floor(random() * 5);
  const count = pick(random, [1, 2, 3]);
  const s = u * { 1: between(random, 46, 66), 2: between(random, 32, 44), 3: between(random, 24, 32) }[count];
  return (
    drawing +
    times(count, (i) => {
      const x = (w / count) * (i + 0.5) + (count === 1 ? w * between(random, -0.2, 0.2) : 0);
      const y = floorAt - s * (i % 2 ? 0.28 : 0.4);
      const ink = cloths[(i + first) % cloths.length]!;
      return (
        box(x - s * 0.06, y, s * 0.12, floorAt - y + u * 4, INK.maroon) +
        ellipse(x, floorAt + u * 4, s * 0.3, s * 0.06, INK.maroon) +
        shape(
          `M${n(x + s * 0.4)} ${n(y - s * 0.1)}q${n(s * 0.26)} ${n(s * 0.2)} ${n(s * 0.1)} ${n(s * 0.6)}h${n(-s * 0.24)}q${n(s * 0.06)} ${n(-s * 0.3)} ${n(-s * 0.1)} ${n(-s * 0.5)}Z`,
          deeper(ink),
        ) +
        shape(
          `M${n(x - s * 0.6)} ${n(y)}Q${n(x - s * 0.66)} ${n(y - s * 0.74)} ${n(x)} ${n(y - s * 0.8)}T${n(x + s * 0.6)} ${n(y)}Q${n(x)} ${n(y + s * 0.12)} ${n(x - s * 0.6)} ${n(y)}Z`,
          ink,
        ) +
        stroke(
          times(
            4,
            (k) =>
              `M${n(x - s * (0.56 - k * 0.06))} ${n(y - s * (0.08 + k * 0.13))}Q${n(x)} ${n(y - s * (0.3 + k * 0.14))} ${n(x + s * (0.56 - k * 0.09))} ${n(y - s * (0.04 + k * 0.17))}`,
          ),
          deeper(ink),
          s * 0.03,
        ) +
        at(
          x,
          y - s * 0.5,
          turned(10, petal(0, s * 0.62, s * 0.14, INK.paper)) +
            disc(0, 0, s * 0.11, INK.marigold) +
            disc(0, 0, s * 0.05, INK.leaf),
        ) +
        beads(x - s * 0.4, y - s * 0.2, x + s * 0.4, y - s * 0.2, s * 0.08, s * 0.06, INK.haldi)
      );
    })
  );
}

type Draw = (frame: Frame) => string;
const MEHNDI: readonly Draw[] = [hands, hands, hands, feet, evening];
const MAKEUP: readonly Draw[] = [mirror, flatlay, braid, jewels];

/** The main picture (shot 0) is of what they do and for whom; the gallery turns through every motif. */
export function drawBeauty(facts: Facts, w: number, h: number): string {
  const kind = words(facts, "kind")[0] ?? "Mehndi and make-up";
  const forWhom = words(facts, "forWhom");
  const own = [
    ...(/mehndi/i.test(kind) ? MEHNDI : []),
    ...(/make-up/i.test(kind) ? MAKEUP : []),
    ...(forWhom.includes("Groom") && /make-up/i.test(kind) ? [safas] : []),
    ...(forWhom.includes("Groups and families") ? [evening] : []),
  ];
  const frame = frameOf(facts, w, h);
  if (facts.shot === 0) return picture(frame, pick(frame.random, own.length > 0 ? own : MEHNDI)!(frame));
  return picture(
    frame,
    turn(facts, [...new Set<Draw>([...own, hands, mirror, jewels, evening, braid, flatlay, feet])], "motif")(frame),
  );
}
