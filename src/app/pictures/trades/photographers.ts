/** Photographers: cameras, drones and screens, and what their albums are full of. */
import { between, chance, pick } from "../scene/chance.ts";
import { around, at, disc, figure, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { couple, guests, person, SKINS } from "../scene/folk.ts";
import { frameOf, picture, turn, words } from "../scene/frame.ts";
import type { Facts, Frame } from "../scene/frame.ts";
import { backdrop } from "../scene/interior.ts";
import { NIGHTS } from "../scene/light.ts";
import { palm, tree } from "../scene/plants.ts";
import { canopy, flags, mandap, stage } from "../scene/props.ts";
import { balloons, outdoors, tabletop } from "../scene/setting.ts";
import {
  box,
  deeper,
  ellipse,
  mix,
  opening,
  polygon,
  scallops,
  shape,
  stroke,
  times,
  turned,
} from "../scene/shapes.ts";
import { thingsOf } from "./rental-things.ts";
import { clothsOf, garden } from "./venues.ts";

/** A camera from the front, its lens on the origin. */
export function lensCamera(s: number, body: string, band: string, glass: string): string {
  return (
    box(-s * 0.3, -s * 0.82, s * 0.6, s * 0.3, deeper(body), s * 0.06) +
    box(-s, -s * 0.62, s * 2, s * 1.24, body, s * 0.14) +
    box(-s, -s * 0.3, s * 2, s * 0.6, band) +
    box(-s * 0.86, -s * 0.76, s * 0.34, s * 0.16, INK.marigold, s * 0.04) +
    disc(s * 0.72, -s * 0.46, s * 0.08, INK.sindoor) +
    disc(0, 0, s * 0.56, deeper(body)) +
    disc(0, 0, s * 0.47, INK.haldi) +
    disc(0, 0, s * 0.41, INK.ink) +
    at(0, 0, around(8, petal(s * 0.08, s * 0.36, s * 0.13, glass))) +
    disc(0, 0, s * 0.1, INK.ink) +
    disc(-s * 0.14, -s * 0.16, s * 0.07, INK.paper)
  );
}
/** A small scene in a frame of `w` by `h`, its corner on the origin. */
function scene({ random, u }: Frame, w: number, h: number, what: number): string {
  const sky = pick(random, [
    INK.haldi,
    INK.gulabi,
    INK.marigold,
    INK.rani,
    INK.pista,
    INK.sindoor,
    INK.maroon,
    INK.leaf,
  ]);
  const ground = deeper(sky);
  const y = h * 0.88;
  const inside = [
    () => disc(w * 0.7, h * 0.3, h * 0.16, INK.paper) + box(0, h * 0.72, w, h, ground) + couple(w * 0.48, y, h * 0.66),
    () =>
      box(0, h * 0.7, w, h, ground) +
      mandap(
        w / 2,
        y,
        Math.min(w, h) * 0.8,
        h * 0.66,
        { first: INK.sindoor, second: INK.marigold, pole: INK.maroon },
        pick(random, ["flat", "dome", "arch"] as const),
      ),
    () =>
      at(
        w / 2,
        h * 0.5,
        figure(random, Math.min(w, h) * 0.42, [sky, INK.maroon, INK.marigold, INK.sindoor, INK.paper]),
      ),
    () => box(0, h * 0.78, w, h, ground) + guests(random, 3, w * 0.06, w * 0.94, h * 0.96, h * 0.62),
    () =>
      polygon(ground, [0, h], [w * 0.3, h * 0.42], [w * 0.55, h * 0.8], [w * 0.75, h * 0.5], [w, h]) +
      disc(w * 0.76, h * 0.24, h * 0.12, INK.paper) +
      couple(w * 0.4, h * 0.96, h * 0.4),
    () =>
      shape(opening(w / 2, h, w * 0.7, h * 0.86, "cusped"), ground) +
      at(
        w / 2,
        h * 0.98,
        person(h * 0.72, { dress: "lehenga", cloth: INK.sindoor, trim: INK.marigold, skin: pick(random, SKINS) }),
      ),
    () => balloons({ random, u: u * 0.5 }, w / 2, h * 0.4, h * 0.5, 6) + box(0, h * 0.8, w, h, ground),
  ][what % 7]!();
  return `<svg x="0" y="0" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}">${box(0, 0, w, h, sky)}${inside}</svg>`;
}
const print = (frame: Frame, x: number, y: number, w: number, h: number, degrees: number, what: number) =>
  at(
    x,
    y,
    turned(
      degrees,
      box(-w / 2 + frame.u, -h / 2 + frame.u, w, h, INK.night) +
        box(-w / 2, -h / 2, w, h, INK.paper) +
        at(-w / 2 + w * 0.06, -h / 2 + w * 0.06, scene(frame, w * 0.88, h - w * 0.22, what)),
    ),
  );

function prints(frame: Frame): string {
  const { random, w, h, u } = frame;
  const first = Math.floor(random() * 7);
  const count = pick(random, [3, 4, 5]);
  const fan = chance(random, 0.4);
  return (
    tabletop(frame).drawing +
    times(count, (i) => {
      const t = i / (count - 1);
      return fan
        ? print(
            frame,
            w * (0.2 + t * 0.6),
            h * (0.56 + Math.abs(t - 0.5) * 0.3),
            u * 40,
            u * 50,
            -26 + t * 52,
            first + i,
          )
        : print(
            frame,
            w * (0.14 + t * 0.72),
            h * (i % 2 ? 0.66 : 0.36),
            u * between(random, 38, 50),
            u * between(random, 40, 52),
            between(random, -14, 14),
            first + i,
          );
    }) +
    (chance(random, 0.6)
      ? at(w * pick(random, [0.12, 0.9]), h * 0.86, lensCamera(u * 17, INK.night, INK.maroon, INK.rani))
      : "")
  );
}
function album(frame: Frame): string {
  const { random, w, h, u } = frame;
  const [aw, ah] = [u * between(random, 108, 128), u * between(random, 62, 76)];
  const [x, y] = [w / 2, h / 2];
  const tilt = between(random, -24, 24);
  const first = Math.floor(random() * 7);
  const spread =
    box(
      -aw / 2 - u * 2,
      -ah / 2 - u * 2,
      aw + u * 4,
      ah + u * 4,
      pick(random, [INK.maroon, INK.leaf, INK.sindoor]),
      u * 2,
    ) +
    box(-aw / 2, -ah / 2, aw, ah, INK.paper) +
    box(-u * 0.7, -ah / 2, u * 1.4, ah, INK.haldi);
  const page = (side: number, what: number, way: number) => {
    const left = side < 0 ? -aw / 2 + u * 4 : u * 4;
    const pw = aw / 2 - u * 8;
    const ph = ah - u * 8;
    return way === 0
      ? at(left, -ah / 2 + u * 4, scene(frame, pw, ph, what))
      : way === 1
        ? times(2, (i) => at(left, -ah / 2 + u * 4 + i * (ph / 2 + u), scene(frame, pw, ph / 2 - u, what + i)))
        : times(4, (i) =>
            at(
              left + (i % 2) * (pw / 2 + u),
              -ah / 2 + u * 4 + Math.floor(i / 2) * (ph / 2 + u),
              scene(frame, pw / 2 - u, ph / 2 - u, what + i),
            ),
          );
  };
  return (
    tabletop(frame).drawing +
    at(
      x,
      y,
      turned(tilt, spread + page(-1, first, pick(random, [0, 1, 2])) + page(1, first + 3, pick(random, [0, 1, 2]))),
    )
  );
}
function frames(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, 0.88);
  const first = Math.floor(random() * 7);
  const plans = [
    [
      [0.06, 0.08, 0.36, 0.7],
      [0.46, 0.08, 0.22, 0.32],
      [0.46, 0.46, 0.22, 0.32],
      [0.72, 0.08, 0.22, 0.7],
    ],
    [
      [0.08, 0.12, 0.25, 0.6],
      [0.375, 0.12, 0.25, 0.6],
      [0.67, 0.12, 0.25, 0.6],
    ],
    [
      [0.1, 0.06, 0.8, 0.46],
      [0.1, 0.58, 0.22, 0.24],
      [0.39, 0.58, 0.22, 0.24],
      [0.68, 0.58, 0.22, 0.24],
    ],
    [
      [0.3, 0.08, 0.4, 0.72],
      [0.06, 0.2, 0.19, 0.44],
      [0.75, 0.2, 0.19, 0.44],
    ],
  ] as const;
  const plan = pick(random, plans);
  const gold = pick(random, [INK.marigold, INK.maroon, INK.paper, INK.night]);
  return (
    drawing +
    plan
      .map(
        ([x, y, fw, fh], i) =>
          box(w * x - u * 1.6, h * y - u * 1.6, w * fw + u * 3.2, h * fh + u * 3.2, gold) +
          at(w * x, h * y, scene(frame, w * fw, h * fh, first + i)),
      )
      .join("") +
    (floorAt && chance(random, 0.4)
      ? at(
          w * pick(random, [0.1, 0.9]),
          h * 1.02,
          person(u * 50, { dress: "suit", cloth: INK.maroon, trim: INK.paper, skin: pick(random, SKINS) }),
        )
      : "")
  );
}
/** The camera itself, large. */
function portrait(frame: Frame): string {
  const { random, w, h, u } = frame;
  const table = pick(random, [0.76, 0.84, 1]);
  const { drawing, ink } = backdrop(frame, table);
  const bodies = [INK.night, INK.maroon, INK.paper, INK.leaf, INK.rani, INK.sindoor].filter((one) => one !== ink);
  const body = pick(random, bodies);
  const band = pick(
    random,
    [INK.maroon, INK.marigold, INK.rani, INK.leaf, INK.haldi].filter((one) => one !== body),
  );
  const glass = pick(random, [INK.rani, INK.sindoor, INK.leaf, INK.marigold]);
  const way = pick(random, ["front", "tilt", "strap", "close", "pair"] as const);
  const s =
    u *
    {
      front: 40,
      tilt: 42,
      strap: between(random, 24, 40),
      close: between(random, 62, 92),
      pair: between(random, 20, 28),
    }[way];
  const [x, y] = [
    w * pick(random, way === "close" ? [0.14, 0.3, 0.5, 0.84] : [0.36, 0.5, 0.64]),
    way === "close" ? h * between(random, 0.4, 0.78) : h * table - s * 0.58,
  ];
  const sx = w * between(random, 0.3, 0.7);
  const strap =
    way === "strap"
      ? stroke(
          `M${n(sx - s)} ${n(h * 0.62)}C${n(sx - w * 0.3)} ${n(-h * 0.2)} ${n(sx + w * 0.3)} ${n(-h * 0.2)} ${n(sx + s)} ${n(h * 0.62)}`,
          INK.sindoor,
          u * 4,
        ) +
        stroke(
          `M${n(sx - s)} ${n(h * 0.62)}C${n(sx - w * 0.3)} ${n(-h * 0.2)} ${n(sx + w * 0.3)} ${n(-h * 0.2)} ${n(sx + s)} ${n(h * 0.62)}`,
          INK.haldi,
          u * 1.4,
          `stroke-dasharray="${n(u * 2)} ${n(u * 4)}"`,
        )
      : "";
  const lens = (lx: number, ls: number) =>
    box(lx - ls * 0.5, h * table - ls * 1.5, ls, ls * 1.5, deeper(body), ls * 0.1) +
    times(3, (i) => box(lx - ls * 0.54, h * table - ls * (1.3 - i * 0.4), ls * 1.08, ls * 0.16, band)) +
    ellipse(lx, h * table - ls * 1.5, ls * 0.5, ls * 0.14, glass);
  return (
    drawing +
    strap +
    (way === "pair"
      ? at(w * 0.28, h * table - s * 0.6, lensCamera(s, body, band, glass)) +
        at(w * 0.7, h * table - s * 0.85, lensCamera(s * 1.4, band === INK.haldi ? INK.maroon : band, body, glass))
      : at(
          way === "strap" ? sx : x,
          way === "strap" ? h * 0.64 : y,
          turned(way === "tilt" ? between(random, -16, 16) : 0, lensCamera(s, body, band, glass)),
        )) +
    (table < 1 && (way === "front" || way === "tilt") ? lens(x > w / 2 ? w * 0.12 : w * 0.88, u * 15) : "")
  );
}
/** At work: somebody with a camera before a couple. */
function shooting(frame: Frame): string {
  const { random, w, h, u, horizon } = frame;
  const side = chance(random, 0.5) ? 1 : -1;
  const [px, cx] = [w * (0.5 - side * between(random, 0.26, 0.34)), w * (0.5 + side * between(random, 0.12, 0.26))];
  const s = u * between(random, 52, 66);
  const who = at(
    px,
    h * 1.02,
    person(s, {
      dress: pick(random, ["shirt", "kurta", "sari"] as const),
      cloth: pick(random, [INK.sindoor, INK.rani, INK.leaf, INK.paper]),
      trim: INK.marigold,
      skin: pick(random, SKINS),
    }) +
      at(
        side * s * 0.1,
        -s * 0.84,
        box(-s * 0.1, -s * 0.07, s * 0.2, s * 0.14, INK.night, s * 0.02) +
          box(side > 0 ? s * 0.08 : -s * 0.18, -s * 0.05, s * 0.1, s * 0.1, INK.maroon),
      ),
  );
  return (
    outdoors(frame, 0.35) +
    garden(frame, horizon) +
    (chance(random, 0.35) ? canopy(cx, h * 0.9, u * 60, u * 62, clothsOf(frame)) : "") +
    couple(
      cx,
      h * between(random, 0.92, 0.97),
      u * between(random, 36, 54),
      pick(random, [INK.sindoor, INK.rani, INK.marigold]),
      pick(random, [INK.haldi, INK.paper, INK.gulabi]),
    ) +
    who
  );
}
/** The couple alone in the land, small, or dark before the sun. */
function away(frame: Frame): string {
  const { random, w, h, u, horizon, light } = frame;
  const x = w * pick(random, [0.3, 0.5, 0.7]);
  const near = chance(random, 0.5);
  return (
    outdoors(frame, 0) +
    couple(
      x,
      near ? h * 1.04 : horizon + u * 10,
      u * (near ? between(random, 60, 78) : between(random, 18, 30)),
      pick(random, [INK.sindoor, INK.rani, INK.marigold, INK.paper]),
      pick(random, [INK.haldi, INK.paper, INK.gulabi]),
    ) +
    (chance(random, 0.6)
      ? chance(random, 0.5)
        ? palm(w * (x > w / 2 ? 0.1 : 0.9), h, u * 88, light.shade, random)
        : tree(w * (x > w / 2 ? 0.06 : 0.94), h, u * 80, light.leaf, light.shade)
      : "")
  );
}
function film(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing } = tabletop(frame);
  const y = h * between(random, 0.26, 0.42);
  const fh = u * between(random, 40, 50);
  const first = Math.floor(random() * 7);
  const strip = (at_: number, degrees: number, from: number) =>
    at(
      w / 2,
      at_,
      turned(
        degrees,
        box(-w * 0.7, -fh / 2, w * 1.4, fh, INK.ink) +
          times(
            26,
            (i) =>
              box(-w * 0.68 + i * u * 8, -fh * 0.46, u * 4, u * 3, INK.haldi, u) +
              box(-w * 0.68 + i * u * 8, fh * 0.46 - u * 3, u * 4, u * 3, INK.haldi, u),
          ) +
          times(4, (i) => at(-w * 0.56 + i * w * 0.285, -fh * 0.33, scene(frame, w * 0.26, fh * 0.66, from + i))),
      ),
    );
  const board = at(
    w * pick(random, [0.22, 0.78]),
    h * 0.8,
    turned(
      between(random, -14, 14),
      box(-u * 22, -u * 8, u * 44, u * 28, INK.night, u) +
        times(5, (i) =>
          polygon(
            i % 2 ? INK.paper : INK.sindoor,
            [-u * 22 + i * u * 8.8, -u * 16],
            [-u * 13.2 + i * u * 8.8, -u * 16],
            [-u * 16 + i * u * 8.8, -u * 8],
            [-u * 24.8 + i * u * 8.8, -u * 8],
          ),
        ) +
        times(2, (i) => box(-u * 16, u * (i * 9), u * 32, u * 2, INK.haldi)),
    ),
  );
  return (
    drawing +
    strip(y, between(random, -12, 12), first) +
    (chance(random, 0.5) ? strip(h * 0.84, between(random, -10, 10), first + 4) : board)
  );
}
function flight(frame: Frame): string {
  const { random, w, h, u } = frame;
  const [thing] = thingsOf("Drone", "Camera")[0];
  const s = u * between(random, 40, 58);
  return (
    outdoors(frame, 0) +
    canopy(w * between(random, 0.2, 0.8), h * 0.9, u * 40, u * 42, clothsOf(frame)) +
    guests(random, 6, 0, w, h * 0.97, u * 14) +
    at(
      w * between(random, 0.3, 0.7),
      h * 0.9,
      thing(s, { a: pick(random, [INK.sindoor, INK.paper, INK.rani]), b: INK.marigold, dark: INK.night }),
    )
  );
}
function little(frame: Frame): string {
  const { random, w, h, u } = frame;
  const { drawing, floorAt } = backdrop(frame, 0.82);
  const x = w * pick(random, [0.36, 0.5, 0.64]);
  const cradle =
    stroke(
      `M${n(x - u * 34)} ${n(floorAt + u * 8)}L${n(x)} ${n(floorAt - u * 58)}L${n(x + u * 34)} ${n(floorAt + u * 8)}`,
      INK.maroon,
      u * 2.4,
    ) +
    stroke(
      `M${n(x)} ${n(floorAt - u * 58)}L${n(x - u * 19)} ${n(floorAt - u * 20)}M${n(x)} ${n(floorAt - u * 58)}L${n(x + u * 19)} ${n(floorAt - u * 20)}`,
      INK.haldi,
      u,
    ) +
    shape(
      `M${n(x - u * 22)} ${n(floorAt - u * 20)}H${n(x + u * 22)}Q${n(x + u * 18)} ${n(floorAt - u * 2)} ${n(x)} ${n(floorAt - u * 2)}T${n(x - u * 22)} ${n(floorAt - u * 20)}Z`,
      INK.rani,
    ) +
    scallops(x - u * 22, floorAt - u * 20, u * 44, 7, [INK.marigold]) +
    disc(x - u * 9, floorAt - u * 22, u * 5, SKINS[0]) +
    shape(`M${n(x - u * 6)} ${n(floorAt - u * 20)}q${n(u * 10)} ${n(-u * 8)} ${n(u * 22)} 0Z`, INK.paper);
  return (
    drawing +
    cradle +
    balloons(frame, w * (x > w / 2 ? 0.16 : 0.84), h * 0.3, u * 34, 7) +
    flags(0, w, u * 3, u * 10, u * 7)
  );
}
function corporate(frame: Frame): string {
  const { random, w, h, u } = frame;
  return (
    outdoors(frame, 0) +
    stage(w / 2, h * 0.84, w * 0.86, h * 0.66, clothsOf(frame), pick(random, ["screen", "disc"] as const)) +
    times(3, (row) =>
      times(7, (i) =>
        at(
          w * (0.11 + i * 0.13),
          h * (0.74 + row * 0.13),
          person(u * (24 + row * 3), {
            dress: chance(random, 0.5) ? "suit" : "sari",
            cloth: pick(random, [INK.maroon, INK.rani, INK.leaf, INK.night, INK.sindoor, INK.haldi]),
            trim: INK.paper,
            skin: pick(random, SKINS),
          }),
        ),
      ),
    )
  );
}
function studioLights(frame: Frame): string {
  const { random, w, h, u } = frame;
  const ink = pick(random, [INK.gulabi, INK.haldi, INK.pista, INK.rani, INK.leaf, INK.maroon]);
  const paper = deeper(ink);
  const x = w * pick(random, [0.42, 0.5, 0.58]);
  const box_ = (bx: number, flip: number) =>
    stroke(
      `M${n(bx)} ${n(h * 0.95)}V${n(h * 0.36)}M${n(bx)} ${n(h * 0.8)}l${n(-u * 10)} ${n(h * 0.15)}M${n(bx)} ${n(h * 0.8)}l${n(u * 10)} ${n(h * 0.15)}`,
      INK.night,
      u * 1.4,
    ) +
    at(
      bx,
      h * 0.26,
      turned(
        flip * 14,
        polygon(INK.night, [-u * 4, -u * 4], [u * 4, -u * 4], [u * 16, u * 20], [-u * 16, u * 20]) +
          box(-u * 16, u * 18, u * 32, u * 6, INK.paper),
      ),
    );
  return (
    box(0, 0, w, h, mix(ink, INK.night, 0.12)) +
    box(x - u * 44, 0, u * 88, h * 0.72, ink) +
    shape(
      `M${n(x - u * 44)} ${n(h * 0.7)}H${n(x + u * 44)}L${n(x + u * 66)} ${n(h)}H${n(x - u * 66)}Z`,
      mix(ink, paper, 0.5),
    ) +
    box(x - u * 48, 0, u * 96, u * 3, INK.maroon) +
    (chance(random, 0.5)
      ? couple(
          x,
          h * between(random, 0.88, 1.1),
          u * between(random, 44, 72),
          pick(random, [INK.sindoor, INK.rani, INK.marigold]),
          INK.haldi,
        )
      : at(
          x,
          h * between(random, 0.88, 1.1),
          person(u * between(random, 50, 78), {
            dress: "lehenga",
            cloth: pick(random, [INK.sindoor, INK.marigold, INK.maroon]),
            trim: INK.haldi,
            skin: pick(random, SKINS),
          }),
        )) +
    box_(w * 0.1, -1) +
    box_(w * 0.9, 1)
  );
}

type Draw = (frame: Frame) => string;
const BY_KIND: Record<string, readonly Draw[]> = {
  "Wedding photography": [shooting, album, prints],
  "Pre-wedding shoot": [away, away, studioLights],
  "Candid photography": [prints, shooting],
  "Traditional photography": [frames, album, portrait],
  "Wedding film": [film],
  Drone: [flight],
  "Live streaming": [film, portrait],
  "Birthday and family": [frames, prints],
  "Maternity and baby": [little],
  "Corporate event": [corporate],
};

/** The main picture is of what they photograph, or a portrait; every third of the gallery is by night. */
export function drawPhotographer(facts: Facts, w: number, h: number): string {
  const own = words(facts, "kinds").flatMap((kind) => BY_KIND[kind] ?? []);
  const frame = frameOf(facts, w, h);
  const main = [...own, portrait];
  if (facts.shot === 0) return picture(frame, pick(frame.random, main)(frame));
  const all = [...new Set<Draw>([...own, portrait, away, prints, shooting, frames, album, studioLights])];
  const draw = turn(facts, all, "motif");
  return picture(frame, draw(facts.shot % 3 === 2 ? frameOf(facts, w, h, NIGHTS) : frame));
}
