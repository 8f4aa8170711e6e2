/** Planners: what they plan and how: boards and tables, mandaps, stages, halls and birthdays. */
import { between, chance, pick } from "../scene/chance.ts";
import { around, at, disc, figure, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { audience, couple, guests, person, SKINS } from "../scene/folk.ts";
import { frameOf, picture, turn, words } from "../scene/frame.ts";
import type { Facts, Frame } from "../scene/frame.ts";
import { backdrop, hall } from "../scene/interior.ts";
import { NIGHTS } from "../scene/light.ts";
import { pot } from "../scene/plants.ts";
import { canopy, chair, flags, gate, lampLine, mandap, roundTable, stage, throne } from "../scene/props.ts";
import { balloonArch, balloons, beams, outdoors, speckle, tabletop, truss } from "../scene/setting.ts";
import { beads, box, deeper, ellipse, mix, polygon, scallops, shape, stroke, times, turned } from "../scene/shapes.ts";
import { clothsOf, garden } from "./venues.ts";

const PAPERS = [INK.paper, INK.haldi, INK.gulabi, INK.pista] as const;

/** A sheet with lines, a picture or a calendar on it. */
function sheet(
  { random, u }: Frame,
  w: number,
  h: number,
  ink: string,
  what: "list" | "calendar" | "sketch" | "swatches" | "plan" | "card",
): string {
  const [left, top] = [-w / 2, -h / 2];
  const pen = INK.maroon;
  const base = box(left + u, top + u, w, h, "#45081F", u * 1.2) + box(left, top, w, h, ink, u * 1.2);
  const body = {
    list: () =>
      box(left + w * 0.12, top + h * 0.1, w * 0.5, u * 2, INK.rani, u) +
      times(
        5,
        (i) =>
          disc(left + w * 0.17, top + h * (0.3 + i * 0.14), u * 1.2, i < 3 ? INK.leaf : INK.marigold) +
          box(
            left + w * 0.28,
            top + h * (0.28 + i * 0.14),
            w * between(random, 0.36, 0.6),
            u * 1.3,
            mix(ink, pen, 0.5),
            u,
          ),
      ),
    calendar: () =>
      box(left, top, w, h * 0.22, INK.sindoor, u * 1.2) +
      times(20, (i) =>
        disc(
          left + w * (0.16 + (i % 5) * 0.17),
          top + h * (0.36 + Math.floor(i / 5) * 0.16),
          u * 1.1,
          i === 12 ? INK.rani : mix(ink, pen, 0.35),
        ),
      ) +
      disc(left + w * 0.5, top + h * 0.68, u * 3, "none") +
      at(
        left + w * 0.5,
        top + h * 0.68,
        around(8, disc(0, -u * 2.2, u * 1.2, INK.marigold)) + disc(0, 0, u * 1.4, INK.rani),
      ),
    sketch: () =>
      mandap(
        0,
        top + h * 0.92,
        w * 0.76,
        h * 0.78,
        { first: INK.rani, second: INK.marigold, pole: INK.maroon },
        pick(random, ["flat", "dome", "peak", "arch"] as const),
      ),
    swatches: () =>
      times(6, (i) =>
        box(
          left + w * (0.1 + (i % 3) * 0.28),
          top + h * (0.12 + Math.floor(i / 3) * 0.42),
          w * 0.24,
          h * 0.34,
          [INK.rani, INK.marigold, INK.leaf, INK.sindoor, INK.gulabi, INK.maroon][i] ?? INK.rani,
          u,
        ),
      ),
    plan: () =>
      box(left + w * 0.3, top + h * 0.08, w * 0.4, h * 0.16, INK.sindoor) +
      times(
        12,
        (i) =>
          disc(
            left + w * (0.16 + (i % 4) * 0.225),
            top + h * (0.42 + Math.floor(i / 4) * 0.2),
            w * 0.065,
            INK.marigold,
          ) + disc(left + w * (0.16 + (i % 4) * 0.225), top + h * (0.42 + Math.floor(i / 4) * 0.2), w * 0.03, pen),
      ),
    card: () => at(0, 0, figure(random, Math.min(w, h) * 0.4, [ink, INK.marigold, INK.sindoor, INK.rani, INK.paper])),
  }[what]();
  return base + body;
}
const chai = (x: number, y: number, s: number) =>
  disc(x, y, s, INK.paper) + disc(x, y, s * 0.78, "#B5672C") + disc(x, y, s * 0.5, "#C9803F");
const marigold = (x: number, y: number, s: number, ink: string = INK.marigold) =>
  at(x, y, around(9, disc(0, -s * 0.6, s * 0.38, ink)) + disc(0, 0, s * 0.62, deeper(ink)) + disc(0, 0, s * 0.26, ink));
const pencil = (x: number, y: number, s: number, turn_: number) =>
  at(
    x,
    y,
    turned(
      turn_,
      box(-s * 0.06, -s * 0.5, s * 0.12, s * 0.84, INK.rani) +
        polygon(INK.haldi, [-s * 0.06, s * 0.34], [s * 0.06, s * 0.34], [0, s * 0.5]) +
        box(-s * 0.06, -s * 0.56, s * 0.12, s * 0.08, INK.paper),
    ),
  );

/** The planner's desk from above. */
function desk(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing } = tabletop(frame);
  const kinds = ["calendar", "list", "sketch", "swatches", "plan", "card"] as const;
  const first = Math.floor(random() * 6);
  const main = between(random, 0.35, 0.65);
  return (
    drawing +
    at(
      w * main,
      h * 0.52,
      turned(between(random, -12, 12), sheet(frame, u * 50, u * 66, pick(random, PAPERS), kinds[first % 6]!)),
    ) +
    at(
      w * (main - 0.34),
      h * between(random, 0.3, 0.7),
      turned(between(random, -25, 8), sheet(frame, u * 36, u * 42, pick(random, PAPERS), kinds[(first + 1) % 6]!)),
    ) +
    at(
      w * (main + 0.34),
      h * between(random, 0.3, 0.7),
      turned(between(random, -8, 25), sheet(frame, u * 38, u * 40, pick(random, PAPERS), kinds[(first + 2) % 6]!)),
    ) +
    chai(w * between(random, 0.06, 0.3), h * pick(random, [0.14, 0.88]), u * 8) +
    pencil(w * between(random, 0.6, 0.9), h * between(random, 0.7, 0.9), u * 34, between(random, 30, 120)) +
    times(4, (i) =>
      marigold(
        w * between(random, 0.02, 0.98),
        h * (i % 2 ? 0.94 : 0.06),
        u * between(random, 3.5, 6),
        i % 2 ? INK.sindoor : INK.marigold,
      ),
    )
  );
}
/** The wall of cards and strings; somebody before it. */
function board(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, 0.86);
  const kinds = ["calendar", "list", "sketch", "swatches", "plan", "card"] as const;
  const [bw, bh] = [w * between(random, 0.56, 0.8), h * between(random, 0.56, 0.68)];
  const x = w * pick(random, [0.4, 0.5, 0.6]);
  const top = h * 0.08;
  const cols = pick(random, [3, 4]);
  const cards = times(cols * 2, (i) =>
    at(
      x - bw / 2 + (bw / cols) * ((i % cols) + 0.5),
      top + bh * (i < cols ? 0.28 : 0.74),
      turned(
        between(random, -5, 5),
        sheet(frame, (bw / cols) * 0.74, bh * 0.38, PAPERS[i % 4]!, kinds[(i + Math.floor(random() * 6)) % 6]!) +
          disc(0, -bh * 0.18, u * 1.4, INK.sindoor),
      ),
    ),
  );
  const who = (px: number, dress: "sari" | "suit" | "kurta") =>
    at(
      px,
      h * 1.02,
      person(u * 58, {
        dress,
        cloth: pick(random, [INK.rani, INK.leaf, INK.sindoor, INK.maroon]),
        trim: INK.marigold,
        skin: pick(random, SKINS),
      }),
    );
  return (
    drawing +
    box(x - bw / 2 - u * 2, top - u * 2, bw + u * 4, bh + u * 4, INK.maroon, u * 2) +
    box(x - bw / 2, top, bw, bh, mix(INK.marigold, INK.maroon, 0.2), u) +
    stroke(
      `M${n(x - bw * 0.36)} ${n(top + bh * 0.2)}L${n(x)} ${n(top + bh * 0.7)}L${n(x + bw * 0.36)} ${n(top + bh * 0.2)}`,
      INK.sindoor,
      u * 0.6,
    ) +
    cards +
    (floorAt ? who(w * (x > w / 2 ? 0.14 : 0.86), pick(random, ["sari", "suit", "kurta"] as const)) : "") +
    (chance(random, 0.5) ? pot(w * (x > w / 2 ? 0.3 : 0.7), h * 0.98, u * 26, INK.sindoor, INK.leaf) : "")
  );
}
function ceremony(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const cloths = clothsOf(frame);
  const y = h * between(random, 0.84, 0.94);
  const x = w * pick(random, [0.5, 0.36, 0.64]);
  return (
    outdoors(frame) +
    garden(frame, horizon) +
    mandap(
      x,
      y,
      u * between(random, 62, 92),
      u * between(random, 60, 76),
      cloths,
      pick(random, ["flat", "dome", "peak", "arch"] as const),
    ) +
    (chance(random, 0.5)
      ? couple(x, y - u * 3, u * 26, INK.sindoor, INK.haldi)
      : guests(random, pick(random, [3, 5, 8]), 0, w, h, u * between(random, 18, 30))) +
    (chance(random, 0.4) ? lampLine(0, w, h * 0.96, u * 34, INK.marigold, INK.maroon, 3) : "")
  );
}
/** The groom comes: horse, umbrella, drums. */
function baraat(frame: Frame): string {
  const { random, w, h, u } = frame;
  const x = w * between(random, 0.4, 0.62);
  const y = h * 0.93;
  const s = u * 34;
  const ink = pick(random, [INK.paper, INK.haldi, INK.night]);
  const horse =
    shape(
      `M${n(x - s * 0.7)} ${n(y)}v${n(-s * 0.6)}q${n(-s * 0.06)} ${n(-s * 0.34)} ${n(s * 0.3)} ${n(-s * 0.36)}h${n(s * 0.52)}q${n(s * 0.16)} ${n(-s * 0.06)} ${n(s * 0.26)} ${n(-s * 0.5)}l${n(s * 0.1)} ${n(-s * 0.12)}l${n(s * 0.06)} ${n(s * 0.1)}l${n(s * 0.26)} ${n(s * 0.22)}q${n(0)} ${n(s * 0.14)} ${n(-s * 0.12)} ${n(s * 0.12)}l${n(-s * 0.2)} ${n(-s * 0.04)}q${n(-s * 0.06)} ${n(s * 0.4)} ${n(-s * 0.14)} ${n(s * 0.54)}v${n(s * 0.64)}h${n(-s * 0.13)}l${n(-s * 0.04)} ${n(-s * 0.5)}h${n(-s * 0.46)}l${n(-s * 0.06)} ${n(s * 0.5)}Z`,
      ink,
    ) +
    shape(
      `M${n(x - s * 0.36)} ${n(y - s * 0.97)}h${n(s * 0.5)}l${n(s * 0.06)} ${n(s * 0.5)}h${n(-s * 0.62)}Z`,
      INK.rani,
    ) +
    scallops(x - s * 0.42, y - s * 0.47, s * 0.62, 5, [INK.marigold]);
  const groom = at(
    x - s * 0.1,
    y - s * 0.3,
    person(s * 1.15, { dress: "sherwani", cloth: INK.haldi, trim: INK.maroon, skin: SKINS[1], turban: INK.sindoor }),
  );
  const umbrella =
    stroke(`M${n(x - s * 0.5)} ${n(y)}V${n(y - s * 2)}`, INK.maroon, u * 1.1) +
    shape(`M${n(x - s * 1)} ${n(y - s * 1.9)}a${n(s * 0.5)} ${n(s * 0.42)} 0 0 1 ${n(s)} 0Z`, INK.sindoor) +
    scallops(x - s, y - s * 1.9, s, 6, [INK.marigold, INK.paper]);
  return (
    outdoors(frame, 0.5) +
    umbrella +
    groom +
    horse +
    guests(random, 3, 0, x - s * 0.8, h, u * 30) +
    guests(random, 3, x + s * 0.8, w, h, u * 30)
  );
}
function sangeet(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { floorAt, drawing } = hall(frame);
  return (
    drawing +
    stage(
      w / 2,
      floorAt + u * 10,
      u * between(random, 84, 116),
      floorAt * between(random, 0.6, 0.8),
      clothsOf(frame),
      pick(random, ["drapes", "arches", "disc", "flowers"] as const),
    ) +
    guests(random, 4, w * 0.25, w * 0.75, floorAt + u * 2, u * 24) +
    audience(random, w, h * 0.86, u * 6)
  );
}
function conference(frame: Frame): string {
  const { random, w, h, u } = frame;
  const ground = pick(random, [INK.night, INK.maroon, INK.leaf, INK.haldi, INK.paper, INK.gulabi, INK.pista]);
  const screen = pick(
    random,
    [INK.rani, INK.marigold, INK.sindoor, INK.leaf, INK.maroon].filter((ink) => ink !== ground),
  );
  const x = w * pick(random, [0.5, 0.4, 0.6]);
  const [sw, sh] = [w * between(random, 0.44, 0.62), h * between(random, 0.36, 0.48)];
  const top = h * between(random, 0.08, 0.16);
  const chart = pick(random, [
    () =>
      times(5, (i) =>
        box(x - sw * 0.34 + i * sw * 0.15, top + sh * (0.75 - i * 0.12), sw * 0.09, sh * (0.1 + i * 0.12), INK.haldi),
      ),
    () =>
      at(
        x,
        top + sh / 2,
        around(10, petal(sh * 0.1, sh * 0.36, sh * 0.1, INK.haldi)) + disc(0, 0, sh * 0.1, INK.paper),
      ),
    () =>
      disc(x - sw * 0.16, top + sh / 2, sh * 0.3, INK.haldi) +
      shape(
        `M${n(x - sw * 0.16)} ${n(top + sh / 2)}v${n(-sh * 0.3)}a${n(sh * 0.3)} ${n(sh * 0.3)} 0 0 1 ${n(sh * 0.3)} ${n(sh * 0.3)}Z`,
        INK.paper,
      ) +
      times(3, (i) => box(x + sw * 0.14, top + sh * (0.26 + i * 0.2), sw * 0.26, u * 2.4, INK.paper, u)),
    () =>
      stroke(
        `M${n(x - sw * 0.38)} ${n(top + sh * 0.74)}l${n(sw * 0.2)} ${n(-sh * 0.26)}l${n(sw * 0.18)} ${n(sh * 0.12)}l${n(sw * 0.36)} ${n(-sh * 0.4)}`,
        INK.haldi,
        u * 2.2,
      ),
  ] as const)();
  const deck = h * 0.72;
  const side = x > w * 0.45 ? -1 : 1;
  return (
    box(0, 0, w, h, ground) +
    times(4, (i) => box(w * (i / 4), 0, w / 8, deck, mix(ground, screen, 0.14))) +
    box(x - sw / 2 - u * 2, top - u * 2, sw + u * 4, sh + u * 4, INK.ink, u) +
    box(x - sw / 2, top, sw, sh, screen) +
    chart +
    box(0, deck, w, h, deeper(screen)) +
    box(0, deck, w, u * 2, INK.marigold) +
    at(
      w / 2 + side * w * 0.33,
      deck,
      person(u * 34, {
        dress: pick(random, ["suit", "sari"] as const),
        cloth: pick(random, [INK.sindoor, INK.maroon, INK.marigold]),
        trim: INK.paper,
        skin: pick(random, SKINS),
      }) + polygon(INK.paper, [-u * 8, -u * 16], [u * 8, -u * 16], [u * 6, 0], [-u * 6, 0]),
    ) +
    (chance(random, 0.6) ? truss(-u * 3, w + u * 3, u * 1, u * 4, INK.ink, INK.haldi, 6) : "") +
    (chance(random, 0.7)
      ? audience(random, w, h * 0.84, u * between(random, 5, 8))
      : times(8, (i) => chair((w / 8) * (i + 0.5), h, u * 18, INK.paper, screen)))
  );
}
function dinner(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { floorAt, drawing } = hall(frame, pick(random, ["modern", "grand", "plain"] as const));
  const cloths = clothsOf(frame);
  const table = (x: number, y: number, s: number) => roundTable(x, y, s, INK.paper, cloths.first);
  const far = (count: number, s: number) => times(count, (i) => table((w / count) * (i + 0.5), floorAt + s * 0.9, s));
  const laid = pick(random, [
    () => far(3, u * 11) + table(w * between(random, 0.2, 0.8), h * 1.02, u * 26),
    () =>
      stage(
        w / 2,
        floorAt + u * 4,
        u * between(random, 60, 90),
        floorAt * 0.64,
        cloths,
        pick(random, ["arches", "disc", "screen"] as const),
      ) +
      table(w * 0.2, h * 0.98, u * 19) +
      table(w * 0.8, h * 0.98, u * 19),
    () => far(5, u * 6) + times(2, (i) => table(w * (0.28 + i * 0.46), h * 0.94, u * 16)),
    () =>
      guests(random, 7, 0, w, floorAt + u * 6, u * 26) + times(3, (i) => table(w * (0.12 + i * 0.38), h * 1, u * 15)),
    () => far(2, u * 15) + table(w * pick(random, [0.1, 0.9]), h * 1.06, u * 34),
  ] as const)();
  return (
    drawing +
    laid +
    (chance(random, 0.4)
      ? times(2, (i) => pot(w * (i ? 0.95 : 0.05), floorAt + u * 8, u * between(random, 22, 34), INK.sindoor, INK.leaf))
      : "")
  );
}
function fair(frame: Frame): string {
  const { random, w, h, u } = frame;
  const stall = (x: number, y: number, s: number, ink: string) =>
    box(x - s * 0.5, y - s * 0.9, s, s * 0.9, deeper(ink)) +
    box(x - s * 0.5, y - s * 0.36, s, s * 0.36, INK.paper) +
    times(6, (i) =>
      polygon(
        i % 2 ? INK.paper : ink,
        [x - s * 0.4 + i * s * 0.133, y - s * 1.2],
        [x - s * 0.4 + (i + 1) * s * 0.133, y - s * 1.2],
        [x - s * 0.55 + (i + 1) * s * 0.183, y - s * 0.9],
        [x - s * 0.55 + i * s * 0.183, y - s * 0.9],
      ),
    ) +
    scallops(x - s * 0.55, y - s * 0.9, s * 1.1, 6, [ink, INK.paper]);
  const y = h * between(random, 0.78, 0.86);
  const inks = [INK.rani, INK.leaf, INK.sindoor, INK.marigold];
  return (
    outdoors(frame, 0) +
    flags(0, w, u * 4, u * 10, u * 6) +
    times(4, (i) =>
      stall(w * (0.12 + i * 0.255), y, u * between(random, 32, 38), inks[(i + Math.floor(random() * 4)) % 4]!),
    ) +
    guests(random, 7, 0, w, h, u * 24)
  );
}
/** Cake, balloons, gifts. */
function birthday(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt, ink } = backdrop(frame, pick(random, [0.7, 0.76, 0.82]));
  const x = w * pick(random, [0.5, 0.34, 0.66]);
  const inks = pick(random, [
    [INK.rani, INK.gulabi, INK.paper],
    [INK.marigold, INK.haldi, INK.sindoor],
    [INK.leaf, INK.pista, INK.haldi],
    [INK.maroon, INK.rani, INK.marigold],
  ] as const).map((one) => (one === ink ? INK.paper : one));
  const tiers = pick(random, [1, 2, 3]);
  const cake = times(tiers, (i) => {
    const [cw, ch] = [u * (34 - i * 9), u * 13];
    const top = floorAt - u * 2 - (i + 1) * ch;
    return (
      box(x - cw / 2, top, cw, ch, inks[i % 3] ?? INK.rani, u * 2) +
      scallops(x - cw / 2, top, cw, 6 - i, [inks[(i + 1) % 3] ?? INK.paper], 1.2) +
      box(x - cw / 2, top - u * 0.6, cw, u * 2, inks[(i + 1) % 3] ?? INK.paper, u)
    );
  });
  const crown = floorAt - u * 2 - tiers * u * 13;
  const candles = times(
    3,
    (i) =>
      box(x + u * (i * 5 - 5.7), crown - u * 8, u * 1.4, u * 8, INK.paper) +
      at(x + u * (i * 5 - 5), crown - u * 8, petal(0, u * 5, u * 1.4, INK.marigold)),
  );
  const gift = (gx: number, s: number, one: string, two: string) =>
    box(gx - s / 2, floorAt - u * 1 - s, s, s, one, u) +
    box(gx - s * 0.1, floorAt - u - s, s * 0.2, s, two) +
    box(gx - s / 2, floorAt - u - s * 0.6, s, s * 0.18, two) +
    at(
      gx,
      floorAt - u - s,
      turned(-40, petal(0, s * 0.5, s * 0.16, two)) + turned(40, petal(0, s * 0.5, s * 0.16, two)),
    );
  const air = pick(random, [
    () => balloonArch(frame, x, floorAt, u * between(random, 84, 110), floorAt * 0.86, inks),
    () => balloons(frame, w * 0.14, h * 0.28, u * 34, 8) + balloons(frame, w * 0.86, h * 0.28, u * 34, 8),
    () => flags(0, w, u * 5, u * 16, u * 9) + balloons(frame, w * (x > w / 2 ? 0.18 : 0.82), h * 0.34, u * 40, 9),
    () =>
      flags(0, w * 0.5, u * 4, u * 10, u * 8) +
      flags(w * 0.5, w, u * 4, u * 10, u * 8) +
      speckle(frame, [INK.paper, INK.marigold, INK.rani], 26),
  ] as const)();
  return (
    drawing +
    air +
    ellipse(x, floorAt - u * 1, u * 25, u * 3.4, INK.marigold) +
    cake +
    candles +
    gift(w * (x > w / 2 ? 0.12 : 0.9), u * 20, INK.sindoor, INK.haldi) +
    gift(w * (x > w / 2 ? 0.27 : 0.75), u * 14, INK.leaf, INK.marigold) +
    scallops(0, floorAt, w, 10, [INK.paper, inks[0] ?? INK.rani], 1)
  );
}
/** A stage goes up: truss, ladders, crew. */
function rigging(frame: Frame): string {
  const { random, w, h, u } = frame;
  const inner = pick(random, ["screen", "arches", "disc", "drapes"] as const);
  const cloths = clothsOf(frame);
  const y = h * between(random, 0.86, 0.94);
  const [left, right] = [w * between(random, 0.04, 0.14), w * between(random, 0.86, 0.96)];
  const top = h * between(random, 0.08, 0.2);
  const column = (x: number) =>
    box(x - u * 2.4, top, u * 1, y - top, INK.ink) +
    box(x + u * 1.4, top, u * 1, y - top, INK.ink) +
    stroke(
      times(
        9,
        (i) => `M${n(x - u * 2)} ${n(top + ((y - top) / 9) * i)}L${n(x + u * 2)} ${n(top + ((y - top) / 9) * (i + 1))}`,
      ),
      INK.ink,
      u * 0.7,
    );
  const ladder = w * between(random, 0.2, 0.8);
  return (
    outdoors(frame, 0) +
    column(left) +
    column(right) +
    truss(left - u * 4, right + u * 4, top - u * 2, u * 5, INK.ink, INK.haldi, pick(random, [4, 5, 6])) +
    stage(w / 2, y, (right - left) * 0.88, (y - top) * 0.74, cloths, inner) +
    stroke(
      `M${n(ladder)} ${n(y)}L${n(ladder + u * 8)} ${n(top + u * 10)}M${n(ladder + u * 6)} ${n(y)}L${n(ladder + u * 12)} ${n(top + u * 10)}`,
      INK.paper,
      u * 0.9,
    ) +
    times(3, () =>
      at(
        between(random, 0.1, 0.9) * w,
        y + u * 4,
        person(u * 20, {
          dress: "shirt",
          cloth: pick(random, [INK.marigold, INK.sindoor, INK.leaf]),
          trim: INK.night,
          skin: pick(random, SKINS),
          glad: chance(random, 0.4),
        }),
      ),
    )
  );
}
function show(frame: Frame): string {
  const { random, w, h, u } = frame;
  const ground = pick(random, [INK.night, INK.maroon, mix(INK.leaf, INK.ink, 0.6), INK.rani]);
  return (
    box(0, 0, w, h, ground) +
    beams(frame, [INK.marigold, INK.gulabi, INK.haldi], pick(random, [3, 4, 5])) +
    stage(
      w / 2,
      h * 0.8,
      w * between(random, 0.6, 0.86),
      h * between(random, 0.48, 0.62),
      clothsOf(frame),
      pick(random, ["screen", "disc", "arches", "drapes", "flowers"] as const),
    ) +
    truss(0, w, u, u * 5, INK.ink, INK.haldi, 5) +
    at(
      w * between(random, 0.4, 0.6),
      h * 0.7,
      person(u * 26, { dress: "kurta", cloth: INK.marigold, trim: INK.sindoor, skin: SKINS[2], glad: true }),
    ) +
    audience(random, w, h * 0.86, u * between(random, 5, 8))
  );
}
function entry(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  return (
    outdoors(frame, 0.4) +
    garden(frame, horizon, 2) +
    gate(
      w * pick(random, [0.5, 0.36, 0.64]),
      h * 0.97,
      u * between(random, 60, 84),
      h * between(random, 0.7, 0.86),
      clothsOf(frame),
      pick(random, ["onion", "cusped", "round", "flat"] as const),
    ) +
    guests(random, pick(random, [2, 4, 6]), 0, w, h * 1.01, u * between(random, 22, 38))
  );
}
function haldi(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, pick(random, [0.74, 0.8, 0.86]));
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const yellow = {
    first: INK.marigold,
    second: pick(random, [INK.paper, INK.haldi, INK.leaf]),
    pole: pick(random, [INK.maroon, INK.leaf]),
  };
  const y = floorAt + u * 8;
  const over = pick(random, [
    () =>
      canopy(
        x,
        y,
        u * between(random, 70, 110),
        floorAt * between(random, 0.8, 1),
        yellow,
        mix(INK.haldi, INK.marigold, 0.4),
      ),
    () =>
      mandap(x, y, u * between(random, 70, 96), floorAt * 0.9, yellow, pick(random, ["arch", "flat", "dome"] as const)),
    () =>
      gate(
        x,
        y,
        u * between(random, 60, 80),
        floorAt * 0.94,
        { ...yellow, pole: INK.haldi },
        pick(random, ["cusped", "round"] as const),
      ),
    () =>
      times(11, (i) =>
        beads(
          w * (i / 10),
          0,
          w * (i / 10),
          h * (0.2 + ((i * 3) % 4) * 0.12),
          0,
          u * 4,
          i % 2 ? INK.sindoor : INK.marigold,
          1,
        ),
      ),
  ] as const)();
  return (
    drawing +
    over +
    throne(x, floorAt + u * 6, u * between(random, 16, 24), INK.haldi, INK.sindoor) +
    times(6, (i) => marigold(w * (0.1 + i * 0.16), h * 0.94, u * 5, i % 2 ? INK.sindoor : INK.marigold)) +
    guests(random, pick(random, [2, 3]), 0, Math.max(u * 30, x - u * 34), h * 0.99, u * 38) +
    guests(random, 2, Math.min(w - u * 30, x + u * 34), w, h * 0.99, u * 38)
  );
}

type Draw = (frame: Frame) => string;
const BY_KIND: Record<string, readonly [Draw, ...Draw[]]> = {
  "Wedding Planner": [ceremony, baraat, sangeet, entry, haldi],
  "Corporate Events": [conference, dinner, fair],
  "Birthday Parties": [birthday],
  "Stage Setup": [rigging, show],
};
const ANY: readonly [Draw, ...Draw[]] = [desk, board];

/** A gallery of somebody who works at events: volunteers, their managers and artists. */
export function drawEvents(facts: Facts, w: number, h: number): string {
  const draw = turn(
    facts,
    [ceremony, show, baraat, fair, entry, sangeet, conference, haldi, rigging, birthday, dinner],
    "motif",
  );
  const frame = facts.shot % 3 === 1 ? frameOf(facts, w, h, NIGHTS) : frameOf(facts, w, h);
  return picture(frame, draw(frame));
}

/** The main picture shows what they plan, in three of ten how; the gallery turns through all. */
export function drawPlanner(facts: Facts, w: number, h: number): string {
  const kinds = words(facts, "kinds");
  const own = kinds.flatMap((kind) => BY_KIND[kind] ?? []);
  const frame = frameOf(facts, w, h);
  const dark =
    (draw: Draw): Draw =>
    () =>
      draw(frameOf(facts, w, h, NIGHTS));
  // The main picture shows what they plan; three of ten show how.
  if (facts.shot === 0) {
    const draw = chance(frame.random, 0.3) ? pick(frame.random, ANY) : pick(frame.random, own.length ? own : ANY);
    return picture(frame, draw(frame));
  }
  const all = [...new Set([...own, ...ANY, ceremony, show, entry, dinner, sangeet, birthday, conference])];
  const motifs = all.map((draw, i) => (i % 3 === 2 ? dark(draw) : draw));
  return picture(frame, turn(facts, motifs, "motif")(frame));
}
