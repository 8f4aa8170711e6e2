/** What can be rented, each standing on the origin, about `s` high. `a` and `b` are the inks that change from owner to owner. */
import { around, at, disc, petal } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { canopy, chair as banquetChair, mandap, roundTable, throne } from "../scene/props.ts";
import { truss } from "../scene/setting.ts";
import {
  beads,
  box,
  deeper,
  ellipse,
  mix,
  polygon,
  scallops,
  shape,
  stroke,
  strand,
  times,
  turned,
} from "../scene/shapes.ts";

export interface Look {
  a: string;
  b: string;
  dark: string;
}
export type Thing = (s: number, look: Look) => string;

const cone = (x: number, y: number, r: number, { a, b, dark }: Look) =>
  disc(x, y, r, a) +
  disc(x, y, r * 0.84, dark) +
  at(x, y, around(12, petal(r * 0.42, r * 0.78, r * 0.14, b))) +
  disc(x, y, r * 0.36, a) +
  disc(x, y, r * 0.16, INK.paper);
const tripod = (s: number, ink: string, top = 0.62) =>
  stroke(`M0 ${n(-s * top)}L${n(-s * 0.3)} 0M0 ${n(-s * top)}L${n(s * 0.3)} 0M0 ${n(-s * top)}V0`, ink, s * 0.035);
const bloom = (x: number, y: number, r: number, ink: string, middle: string) =>
  at(x, y, around(10, petal(r * 0.25, r, r * 0.3, ink)) + disc(0, 0, r * 0.28, middle));

const projector: Thing = (s, { a, b, dark }) =>
  box(-s * 0.8, -s * 0.75, s * 1.6, s * 0.62, dark, s * 0.1) +
  box(-s * 0.8, -s * 0.36, s * 1.6, s * 0.08, a) +
  times(4, (i) => box(s * (0.12 + i * 0.13), -s * 0.66, s * 0.06, s * 0.22, b)) +
  disc(-s * 0.36, -s * 0.48, s * 0.28, a) +
  disc(-s * 0.36, -s * 0.48, s * 0.2, INK.haldi) +
  disc(-s * 0.36, -s * 0.48, s * 0.09, INK.paper) +
  box(-s * 0.6, -s * 0.13, s * 0.16, s * 0.13, dark) +
  box(s * 0.46, -s * 0.13, s * 0.16, s * 0.13, dark);
const screenShow = (x: number, y: number, w: number, h: number, a: string, b: string, kind: number) =>
  box(x, y, w, h, a) +
  (kind % 3 === 0
    ? bloom(x + w / 2, y + h / 2, h * 0.42, b, INK.paper)
    : kind % 3 === 1
      ? times(6, (i) =>
          box(x + w * (0.12 + i * 0.13), y + h * (0.7 - (i % 4) * 0.13), w * 0.08, h * (0.2 + (i % 4) * 0.13), b),
        )
      : disc(x + w * 0.7, y + h * 0.36, h * 0.2, b) +
        polygon(
          deeper(a),
          [x, y + h],
          [x + w * 0.3, y + h * 0.4],
          [x + w * 0.52, y + h * 0.75],
          [x + w * 0.7, y + h * 0.52],
          [x + w, y + h],
        ));
const wall =
  (cols: number, rows: number): Thing =>
  (s, { a, b, dark }) => {
    const [w, h] = [(s * 0.86 * cols) / rows, s * 0.86];
    return (
      box(-w / 2 - s * 0.03, -s, w + s * 0.06, h + s * 0.06, dark) +
      screenShow(-w / 2, -s + s * 0.03, w, h, a, b, cols) +
      stroke(
        times(cols - 1, (i) => `M${n(-w / 2 + (w / cols) * (i + 1))} ${n(-s * 0.97)}v${n(h)}`) +
          times(rows - 1, (i) => `M${n(-w / 2)} ${n(-s * 0.97 + (h / rows) * (i + 1))}h${n(w)}`),
        dark,
        s * 0.008,
      ) +
      box(-w / 2, -s * 0.1, w, s * 0.1, dark)
    );
  };
const display: Thing = (s, { a, b, dark }) =>
  box(-s * 0.8, -s, s * 1.6, s * 0.92, dark, s * 0.04) +
  screenShow(-s * 0.75, -s * 0.95, s * 1.5, s * 0.8, a, b, 2) +
  box(-s * 0.05, -s * 0.1, s * 0.1, s * 0.1, dark) +
  box(-s * 0.4, -s * 0.03, s * 0.8, s * 0.03, dark);
const screenAndProjector: Thing = (s, look) =>
  stroke(`M${n(-s * 0.5)} 0L${n(-s * 0.4)} ${n(-s)}M${n(s * 1)} 0L${n(s * 0.9)} ${n(-s)}`, look.dark, s * 0.03) +
  box(-s * 0.6, -s * 1.05, s * 1.7, s * 0.07, look.dark) +
  box(-s * 0.55, -s, s * 1.6, s * 0.82, INK.paper) +
  screenShow(-s * 0.49, -s * 0.95, s * 1.48, s * 0.72, look.a, look.b, 1) +
  at(-s * 0.75, 0, projector(s * 0.42, look));
const mixerDesk =
  (rows: number, faders: number): Thing =>
  (s, { a, b, dark }) =>
    polygon(dark, [-s * 0.95, 0], [-s * 0.8, -s * 0.8], [s * 0.8, -s * 0.8], [s * 0.95, 0]) +
    times(faders, (i) => {
      const x = -s * 0.68 + ((s * 1.36) / (faders - 1)) * i;
      return (
        times(rows, (r) => disc(x * (0.98 + r * 0.03), -s * (0.72 - r * 0.11), s * 0.035, (i + r) % 3 === 0 ? b : a)) +
        stroke(`M${n(x * 1.08)} ${n(-s * 0.36)}V${n(-s * 0.08)}`, INK.maroon, s * 0.03) +
        box(x * 1.1 - s * 0.04, -s * (0.14 + ((i * 5) % 4) * 0.06), s * 0.08, s * 0.05, INK.paper)
      );
    });
const lineArray: Thing = (s, look) => {
  const stack = (x: number) =>
    times(6, (i) => {
      const [w, y] = [s * 0.5, -s + i * s * 0.145];
      return (
        polygon(
          look.dark,
          [x - w / 2, y],
          [x + w / 2, y],
          [x + w / 2 - s * 0.02 * i * 0.4, y + s * 0.13],
          [x - w / 2 + s * 0.02 * i * 0.4, y + s * 0.13],
        ) + box(x - w * 0.4, y + s * 0.035, w * 0.8, s * 0.06, i % 2 ? look.a : look.b)
      );
    });
  return (
    stroke(`M${n(-s * 0.5)} ${n(-s * 1.3)}V${n(-s)}M${n(s * 0.5)} ${n(-s * 1.3)}V${n(-s)}`, look.dark, s * 0.03) +
    stack(-s * 0.5) +
    stack(s * 0.5)
  );
};
const speaker: Thing = (s, look) =>
  box(-s * 0.3, -s, s * 0.6, s, look.dark, s * 0.05) +
  box(-s * 0.3, -s, s * 0.6, s * 0.05, look.a) +
  cone(0, -s * 0.72, s * 0.15, look) +
  cone(0, -s * 0.3, s * 0.24, look);
const pair: Thing = (s, look) =>
  [-0.62, 0.62].map((x) => at(s * x, 0, tripod(s, look.dark) + at(0, -s * 0.45, speaker(s * 0.6, look)))).join("");
const microphone: Thing = (s, { a, dark }) =>
  box(-s * 0.055, -s * 0.72, s * 0.11, s * 0.7, dark, s * 0.04) +
  box(-s * 0.055, -s * 0.55, s * 0.11, s * 0.06, a) +
  disc(0, -s * 0.82, s * 0.15, INK.inkSoft) +
  stroke(`M${n(-s * 0.14)} ${n(-s * 0.84)}H${n(s * 0.14)}M0 ${n(-s * 0.96)}V${n(-s * 0.7)}`, dark, s * 0.02) +
  box(-s * 0.15, -s * 0.78, s * 0.3, s * 0.05, a);
const microphones: Thing = (s, look) =>
  [-0.6, -0.2, 0.2, 0.6]
    .map((x, i) =>
      at(s * x, 0, turned(-14 + i * 9, microphone(s * (i % 2 ? 0.96 : 1.05), { ...look, a: i % 2 ? look.b : look.a }))),
    )
    .join("");
const standMic: Thing = (s, look) =>
  stroke(`M0 0V${n(-s * 0.7)}L${n(s * 0.25)} ${n(-s * 0.86)}`, look.dark, s * 0.03) +
  ellipse(0, 0, s * 0.2, s * 0.04, look.dark) +
  at(s * 0.22, -s * 0.8, turned(55, microphone(s * 0.34, look)));
const decks: Thing = (s, look) =>
  box(-s * 1.1, -s * 0.5, s * 2.2, s * 0.5, look.a) +
  scallops(-s * 1.1, -s * 0.5, s * 2.2, 9, [look.b], 0.7) +
  box(-s * 1.16, -s * 0.56, s * 2.32, s * 0.08, look.dark) +
  [-0.62, 0.62]
    .map(
      (x) =>
        ellipse(s * x, -s * 0.64, s * 0.42, s * 0.13, look.dark) +
        ellipse(s * x, -s * 0.66, s * 0.32, s * 0.09, look.b) +
        ellipse(s * x, -s * 0.66, s * 0.1, s * 0.03, INK.paper),
    )
    .join("") +
  box(-s * 0.16, -s * 0.72, s * 0.32, s * 0.16, look.dark) +
  times(3, (i) => disc(-s * 0.1 + i * s * 0.1, -s * 0.64, s * 0.025, INK.haldi));
const djSet: Thing = (s, look) =>
  at(-s * 1.25, 0, speaker(s * 0.9, look)) + at(s * 1.25, 0, speaker(s * 0.9, look)) + decks(s * 0.8, look);
const horn: Thing = (s, { a, b, dark }) =>
  stroke(`M0 0V${n(-s)}`, dark, s * 0.05) +
  [-1, 1]
    .map(
      (side) =>
        polygon(
          side < 0 ? a : b,
          [side * s * 0.05, -s * 0.86],
          [side * s * 0.7, -s * 1.08],
          [side * s * 0.7, -s * 0.5],
          [side * s * 0.05, -s * 0.7],
        ) +
        ellipse(side * s * 0.7, -s * 0.79, s * 0.1, s * 0.29, mix(side < 0 ? a : b, INK.paper, 0.5)) +
        ellipse(side * s * 0.7, -s * 0.79, s * 0.03, s * 0.09, dark),
    )
    .join("") +
  stroke(`M${n(-s * 0.2)} 0H${n(s * 0.2)}`, dark, s * 0.06);
const movingHead: Thing = (s, { a, b, dark }) =>
  box(-s * 0.3, -s * 0.18, s * 0.6, s * 0.18, dark, s * 0.04) +
  box(-s * 0.3, -s * 0.62, s * 0.1, s * 0.5, dark) +
  box(s * 0.2, -s * 0.62, s * 0.1, s * 0.5, dark) +
  turnedAt(
    0,
    -s * 0.62,
    24,
    box(-s * 0.17, -s * 0.34, s * 0.34, s * 0.5, dark, s * 0.08) +
      ellipse(0, -s * 0.34, s * 0.17, s * 0.07, a) +
      ellipse(0, -s * 0.34, s * 0.1, s * 0.04, INK.paper) +
      box(-s * 0.17, -s * 0.04, s * 0.34, s * 0.05, b),
  );
function turnedAt(x: number, y: number, degrees: number, drawing: string) {
  return at(x, y, turned(degrees, drawing));
}
const ray = (x: number, y: number, to: number, reach: number, wide: number, ink: string) =>
  `<path d="M${n(x)} ${n(y)}L${n(to - wide)} ${n(y - reach)}H${n(to + wide)}Z" fill="${ink}" opacity=".5"/>`;
const movingHeads: Thing = (s, look) =>
  times(4, (i) => {
    const x = s * (-1.05 + i * 0.7);
    return (
      ray(x + s * 0.1, -s * 0.6, x + s * (0.2 - i * 0.14) * 3, s * 1.4, s * 0.28, i % 2 ? look.a : look.b) +
      at(x, 0, movingHead(s * 0.8, look))
    );
  });
const par: Thing = (s, { a, b, dark }) =>
  shape(`M${n(-s * 0.3)} ${n(-s * 0.9)}H${n(s * 0.3)}L${n(s * 0.42)} ${n(-s * 0.36)}H${n(-s * 0.42)}Z`, dark) +
  ellipse(0, -s * 0.36, s * 0.42, s * 0.14, a) +
  ellipse(0, -s * 0.36, s * 0.28, s * 0.09, b) +
  stroke(`M${n(-s * 0.36)} ${n(-s * 0.62)}Q0 ${n(-s * 1.3)} ${n(s * 0.36)} ${n(-s * 0.62)}`, dark, s * 0.06);
const pars: Thing = (s, look) =>
  box(-s * 1.4, -s * 1.12, s * 2.8, s * 0.08, look.dark) +
  times(5, (i) => {
    const x = -s * 1.12 + i * s * 0.56;
    return (
      `<path d="M${n(x)} ${n(-s * 0.8)}L${n(x - s * 0.34)} ${n(s * 0.1)}H${n(x + s * 0.34)}Z" fill="${i % 2 ? look.a : INK.haldi}" opacity=".55"/>` +
      at(x, -s * 0.5, par(s * 0.56, { ...look, a: i % 2 ? look.a : look.b }))
    );
  });
const serial: Thing = (s, { a, b, dark }) =>
  times(5, (i) =>
    beads(
      -s * 1.5,
      -s * (1.2 - i * 0.22),
      s * 1.5,
      -s * (1.2 - i * 0.22),
      s * (0.12 + (i % 2) * 0.1),
      s * 0.09,
      [INK.haldi, a, INK.marigold, b, INK.paper][i] ?? a,
      1.7,
    ),
  ) +
  disc(0, -s * 0.12, s * 0.26, dark) +
  disc(0, -s * 0.12, s * 0.15, a) +
  beads(-s * 0.24, -s * 0.12, s * 0.24, -s * 0.12, s * 0.1, s * 0.06, INK.haldi);
const follow: Thing = (s, look) =>
  tripod(s, look.dark, 0.6) +
  turnedAt(
    0,
    -s * 0.66,
    -20,
    box(-s * 0.5, -s * 0.17, s * 0.9, s * 0.34, look.dark, s * 0.06) +
      box(-s * 0.5, -s * 0.17, s * 0.12, s * 0.34, look.a) +
      box(s * 0.34, -s * 0.22, s * 0.16, s * 0.44, look.b) +
      `<path d="M${n(s * 0.5)} ${n(-s * 0.2)}L${n(s * 2.4)} ${n(-s * 0.8)}V${n(s * 0.7)}L${n(s * 0.5)} ${n(s * 0.2)}Z" fill="#FFF9EF" opacity=".55"/>`,
  );
const uplights: Thing = (s, look) =>
  times(5, (i) => {
    const x = s * (-1.2 + i * 0.6);
    return (
      `<path d="M${n(x)} ${n(-s * 0.18)}L${n(x - s * 0.26)} ${n(-s * 1.5)}H${n(x + s * 0.26)}Z" fill="${[look.a, look.b][i % 2]}" opacity=".7"/>` +
      shape(`M${n(x - s * 0.13)} 0h${n(s * 0.26)}l${n(s * 0.05)} ${n(-s * 0.24)}h${n(-s * 0.36)}Z`, look.dark)
    );
  });
const curtains: Thing = (s, { a, b, dark }) =>
  box(-s * 1.3, -s * 1.2, s * 2.6, s * 0.07, dark) +
  times(11, (i) => strand(-s * 1.2 + i * s * 0.24, -s * 1.13, s * (0.55 + (i % 3) * 0.22), s * 0.09, a, b, INK.leaf));
const platform =
  (w: number, ramp: boolean): Thing =>
  (s, { a, b, dark }) =>
    (ramp
      ? polygon(
          mix(a, INK.night, 0.25),
          [-s * 0.2, -s * 0.3],
          [s * 0.2, -s * 0.3],
          [s * 0.42, s * 0.3],
          [-s * 0.42, s * 0.3],
        )
      : "") +
    box(-s * w, -s * 0.34, s * w * 2, s * 0.34, dark) +
    box(-s * w, -s * 0.42, s * w * 2, s * 0.11, a) +
    times(Math.round(w * 8), (i) => disc(-s * w + s * 0.12 + i * s * 0.25, -s * 0.16, s * 0.045, b)) +
    (ramp
      ? polygon(a, [-s * 0.2, -s * 0.34], [s * 0.2, -s * 0.34], [s * 0.42, s * 0.26], [-s * 0.42, s * 0.26])
      : times(3, (i) => box(s * (w - 0.5), -s * (0.32 - i * 0.11), s * 0.4 + i * s * 0.1, s * 0.09, b))) +
    standingOn(s, a);
function standingOn(s: number, a: string) {
  return at(0, -s * 0.4, standMic(s * 0.66, { a, b: a, dark: INK.ink }));
}
const goalPost: Thing = (s, { a, dark }) =>
  truss(-s * 1.2, s * 1.2, -s * 1.15, s * 0.13, dark, a, 4) +
  [-1.14, 1.06]
    .map(
      (x) =>
        box(s * x, -s * 1.1, s * 0.03, s * 1.1, dark) +
        box(s * (x + 0.06), -s * 1.1, s * 0.03, s * 1.1, dark) +
        stroke(
          times(9, (i) => `M${n(s * x)} ${n(-s * 1.1 + i * s * 0.12)}l${n(s * 0.09)} ${n(s * 0.12)}`),
          dark,
          s * 0.02,
        ) +
        box(s * (x - 0.08), -s * 0.05, s * 0.25, s * 0.05, dark),
    )
    .join("");
const roofed: Thing = (s, look) =>
  polygon(look.a, [-s * 1.35, -s * 1.12], [0, -s * 1.5], [s * 1.35, -s * 1.12]) +
  scallops(-s * 1.35, -s * 1.12, s * 2.7, 10, [look.b, look.a], 0.7) +
  goalPost(s, look) +
  platform(0.95, false)(s * 0.7, look);
const frameOnly: Thing = (s, { a, b, dark }) =>
  mandap(0, 0, s * 1.5, s * 1.25, { first: a, second: b, pole: dark }, "flat");
const cabin: Thing = (s, { a, b, dark }) =>
  box(-s * 1.1, -s * 1, s * 2.2, s * 0.92, a) +
  times(10, (i) => box(-s * 1.1 + i * s * 0.22, -s, s * 0.04, s * 0.92, deeper(a))) +
  box(-s * 1.15, -s * 1.06, s * 2.3, s * 0.09, dark) +
  box(-s * 0.7, -s * 0.82, s * 0.44, s * 0.74, b) +
  disc(-s * 0.34, -s * 0.42, s * 0.03, dark) +
  box(s * 0.06, -s * 0.8, s * 0.72, s * 0.42, INK.haldi) +
  box(s * 0.4, -s * 0.8, s * 0.04, s * 0.42, dark) +
  bloom(-s * 0.48, -s * 0.64, s * 0.1, INK.haldi, INK.maroon) +
  [-0.8, 0.7].map((x) => disc(s * x, -s * 0.02, s * 0.12, dark)).join("");
const generator =
  (w: number, wheels: boolean): Thing =>
  (s, { a, b, dark }) =>
    box(-s * w, -s * 0.92, s * w * 2, s * 0.78, a, s * 0.06) +
    box(-s * w, -s * 0.92, s * w * 2, s * 0.12, deeper(a), s * 0.05) +
    times(5, (i) => box(-s * w * 0.86, -s * (0.7 - i * 0.1), s * w * 0.8, s * 0.05, dark)) +
    box(s * w * 0.12, -s * 0.72, s * w * 0.7, s * 0.44, INK.paper, s * 0.03) +
    disc(s * w * 0.32, -s * 0.5, s * 0.12, b) +
    shape(
      `M${n(s * w * 0.62)} ${n(-s * 0.68)}l${n(-s * 0.1)} ${n(s * 0.2)}h${n(s * 0.08)}l${n(-s * 0.04)} ${n(s * 0.17)}l${n(s * 0.15)} ${n(-s * 0.23)}h${n(-s * 0.08)}l${n(s * 0.05)} ${n(-s * 0.14)}Z`,
      INK.sindoor,
    ) +
    box(s * w * 0.6, -s * 1.12, s * 0.09, s * 0.22, dark) +
    (wheels
      ? [-0.6, 0.6]
          .map((x) => disc(s * w * x, -s * 0.12, s * 0.15, dark) + disc(s * w * x, -s * 0.12, s * 0.07, b))
          .join("")
      : box(-s * w, -s * 0.16, s * w * 2, s * 0.16, dark));
const portable: Thing = (s, { a, b, dark }) =>
  stroke(
    `M${n(-s * 0.55)} ${n(-s * 0.1)}V${n(-s * 0.72)}Q${n(-s * 0.55)} ${n(-s * 0.84)} ${n(-s * 0.4)} ${n(-s * 0.84)}H${n(s * 0.4)}Q${n(s * 0.55)} ${n(-s * 0.84)} ${n(s * 0.55)} ${n(-s * 0.72)}V${n(-s * 0.1)}`,
    dark,
    s * 0.06,
  ) +
  box(-s * 0.44, -s * 0.74, s * 0.88, s * 0.3, a, s * 0.06) +
  box(-s * 0.44, -s * 0.42, s * 0.5, s * 0.32, b) +
  disc(s * 0.28, -s * 0.27, s * 0.17, dark) +
  disc(s * 0.28, -s * 0.27, s * 0.08, INK.haldi) +
  disc(-s * 0.3, -s * 0.26, s * 0.06, dark) +
  disc(-s * 0.1, -s * 0.26, s * 0.06, dark) +
  disc(-s * 0.38, -s * 0.06, s * 0.1, dark);
const cables: Thing = (s, { a, b, dark }) =>
  times(3, (i) =>
    stroke(
      `M${n(-s * 1.2)} ${n(-s * (0.1 + i * 0.05))}C${n(-s * 0.4)} ${n(-s * (0.5 - i * 0.3))} ${n(s * 0.2)} ${n(s * (0.1 + i * 0.05))} ${n(s * 1.3)} ${n(-s * (0.06 + i * 0.1))}`,
      i % 2 ? a : dark,
      s * 0.05,
    ),
  ) +
  box(-s * 0.42, -s * 1, s * 0.84, s * 0.9, a, s * 0.05) +
  box(-s * 0.34, -s * 0.92, s * 0.68, s * 0.4, INK.paper, s * 0.03) +
  times(4, (i) => box(-s * 0.28 + i * s * 0.15, -s * 0.86, s * 0.09, s * 0.26, i % 2 ? INK.sindoor : dark)) +
  times(
    6,
    (i) =>
      disc(-s * 0.25 + (i % 3) * s * 0.25, -s * (0.38 - Math.floor(i / 3) * 0.18), s * 0.075, dark) +
      disc(-s * 0.25 + (i % 3) * s * 0.25, -s * (0.38 - Math.floor(i / 3) * 0.18), s * 0.04, b),
  ) +
  disc(s * 0.82, -s * 0.3, s * 0.3, dark) +
  disc(s * 0.82, -s * 0.3, s * 0.22, a) +
  disc(s * 0.82, -s * 0.3, s * 0.1, dark);
const ups: Thing = (s, { a, b, dark }) =>
  box(-s * 0.4, -s * 1.05, s * 0.8, s, dark, s * 0.04) +
  box(-s * 0.32, -s * 0.97, s * 0.64, s * 0.26, a) +
  stroke(
    `M${n(-s * 0.26)} ${n(-s * 0.84)}h${n(s * 0.12)}l${n(s * 0.06)} ${n(-s * 0.08)}l${n(s * 0.08)} ${n(s * 0.16)}l${n(s * 0.06)} ${n(-s * 0.08)}h${n(s * 0.18)}`,
    INK.paper,
    s * 0.03,
  ) +
  times(5, (i) => box(-s * 0.3, -s * (0.62 - i * 0.1), s * 0.6, s * 0.05, i < 3 ? b : INK.maroon)) +
  box(s * 0.5, -s * 0.7, s * 0.5, s * 0.65, a, s * 0.03) +
  times(3, (i) => box(s * 0.56, -s * (0.62 - i * 0.2), s * 0.38, s * 0.12, dark));
const chairs: Thing = (s, { a, b }) =>
  times(5, (i) => banquetChair(s * (-1.2 + i * 0.6), 0, s, i % 2 ? INK.paper : b, a));
const sofas: Thing = (s, { a, dark }) =>
  throne(-s * 0.95, 0, s * 0.6, a, dark) +
  throne(s * 0.95, 0, s * 0.6, a, dark) +
  throne(0, s * 0.12, s * 0.8, a, dark);
const tables: Thing = (s, { a, b }) =>
  roundTable(-s * 1.05, -s * 0.1, s * 0.5, INK.paper, b) +
  roundTable(s * 1.05, -s * 0.1, s * 0.5, INK.paper, b) +
  roundTable(0, s * 0.1, s * 0.78, INK.paper, a);
const plastic = (x: number, y: number, s: number, a: string) =>
  stroke(
    `M${n(x - s * 0.26)} ${n(y)}L${n(x - s * 0.2)} ${n(y - s * 0.45)}M${n(x + s * 0.26)} ${n(y)}L${n(x + s * 0.2)} ${n(y - s * 0.45)}`,
    deeper(a),
    s * 0.07,
  ) +
  shape(
    `M${n(x - s * 0.3)} ${n(y - s * 0.4)}L${n(x - s * 0.24)} ${n(y - s)}Q${n(x)} ${n(y - s * 1.1)} ${n(x + s * 0.24)} ${n(y - s)}L${n(x + s * 0.3)} ${n(y - s * 0.4)}Z`,
    a,
  ) +
  times(3, (i) => box(x - s * 0.12 + i * s * 0.1, y - s * 0.92, s * 0.05, s * 0.36, deeper(a))) +
  box(x - s * 0.34, y - s * 0.5, s * 0.68, s * 0.12, deeper(a), s * 0.05);
const plastics: Thing = (s, { a, b }) =>
  times(2, (row) =>
    times(6, (i) =>
      plastic(s * (-1.35 + i * 0.54 + row * 0.1), -s * (0.42 - row * 0.46), s * (0.62 + row * 0.12), row ? a : b),
    ),
  );
const plasticStack: Thing = (s, { a, b }) =>
  [-0.7, 0, 0.7].map((x, k) => times(5 - k, (i) => plastic(s * x, -i * s * 0.13, s * 0.6, i % 2 ? a : b))).join("");
const gaddi: Thing = (s, { a, b, dark }) =>
  box(-s * 1.3, -s * 0.26, s * 2.6, s * 0.26, INK.paper, s * 0.05) +
  box(-s * 1.3, -s * 0.1, s * 2.6, s * 0.06, a) +
  [-0.9, 0, 0.9]
    .map(
      (x, i) =>
        ellipse(s * x, -s * 0.42, s * 0.36, s * 0.19, i % 2 ? a : b) +
        ellipse(s * (x - 0.32), -s * 0.42, s * 0.06, s * 0.17, dark) +
        ellipse(s * (x + 0.32), -s * 0.42, s * 0.06, s * 0.17, dark),
    )
    .join("") +
  [-0.45, 0.45]
    .map((x) =>
      turnedAt(
        s * x,
        -s * 0.52,
        x * 20,
        box(-s * 0.17, -s * 0.17, s * 0.34, s * 0.34, INK.marigold, s * 0.04) +
          bloom(0, 0, s * 0.11, INK.sindoor, INK.paper),
      ),
    )
    .join("");
const thrones: Thing = (s, { a, b, dark }) =>
  [-0.52, 0.52]
    .map((x, i) => {
      const c = i ? a : b;
      return (
        shape(
          `M${n(s * x - s * 0.38)} 0V${n(-s * 1.05)}Q${n(s * x - s * 0.3)} ${n(-s * 1.25)} ${n(s * x)} ${n(-s * 1.45)}Q${n(s * x + s * 0.3)} ${n(-s * 1.25)} ${n(s * x + s * 0.38)} ${n(-s * 1.05)}V0Z`,
          INK.marigold,
        ) +
        box(s * x - s * 0.28, -s * 1.08, s * 0.56, s * 0.66, c, s * 0.1) +
        times(6, (k) =>
          disc(s * x - s * 0.16 + (k % 3) * s * 0.16, -s * (0.94 - Math.floor(k / 3) * 0.22), s * 0.03, INK.haldi),
        ) +
        box(s * x - s * 0.34, -s * 0.46, s * 0.68, s * 0.18, deeper(c), s * 0.06) +
        disc(s * x, -s * 1.3, s * 0.07, dark)
      );
    })
    .join("");
const fanBlades = (x: number, y: number, r: number, a: string, b: string, dark: string) =>
  disc(x, y, r, dark) +
  disc(x, y, r * 0.88, mix(a, INK.paper, 0.65)) +
  at(x, y, around(5, petal(r * 0.12, r * 0.8, r * 0.26, b))) +
  disc(x, y, r * 0.17, dark) +
  at(x, y, around(8, stroke(`M0 ${n(-r * 0.2)}V${n(-r * 0.9)}`, a, r * 0.03)));
const fan: Thing = (s, { a, b, dark }) =>
  box(-s * 0.035, -s * 0.8, s * 0.07, s * 0.8, dark) +
  ellipse(0, -s * 0.02, s * 0.24, s * 0.05, dark) +
  fanBlades(0, -s * 0.86, s * 0.36, a, b, dark);
const fans: Thing = (s, look) =>
  [-0.95, 0, 0.95]
    .map((x, i) =>
      at(s * x, i === 1 ? s * 0.06 : 0, fan(s * (i === 1 ? 1.1 : 0.9), { ...look, b: i === 1 ? look.b : look.a })),
    )
    .join("");
const mistFans: Thing = (s, look) =>
  times(14, (i) =>
    disc(
      s * (-0.2 + (i % 7) * 0.24),
      -s * (0.95 - Math.floor(i / 7) * 0.4) + (i % 3) * s * 0.08,
      s * (0.02 + (i % 3) * 0.012),
      INK.paper,
    ),
  ) +
  [-0.75, 0.75]
    .map((x) => at(s * x, 0, box(-s * 0.22, -s * 0.22, s * 0.44, s * 0.22, look.a, s * 0.03) + fan(s, look)))
    .join("");
const cooler: Thing = (s, { a, b, dark }) =>
  box(-s * 0.46, -s * 1.02, s * 0.92, s * 0.94, INK.paper, s * 0.05) +
  box(-s * 0.46, -s * 0.24, s * 0.92, s * 0.16, a) +
  fanBlades(0, -s * 0.62, s * 0.32, a, b, dark) +
  [-0.36, 0.3].map((x) => disc(s * x, -s * 0.05, s * 0.06, dark)).join("");
const coolers: Thing = (s, look) =>
  [-0.85, 0.85].map((x) => at(s * x, -s * 0.06, cooler(s * 0.8, { ...look, a: look.b, b: look.a }))).join("") +
  cooler(s * 1.05, look);
const aircon: Thing = (s, { a, b, dark }) =>
  box(-s * 0.55, -s * 1.15, s * 1.1, s * 1.1, INK.paper, s * 0.06) +
  times(5, (i) => box(-s * 0.45, -s * (1.05 - i * 0.08), s * 0.9, s * 0.04, dark)) +
  box(-s * 0.45, -s * 0.58, s * 0.5, s * 0.24, a, s * 0.03) +
  disc(s * 0.28, -s * 0.46, s * 0.1, b) +
  stroke(
    `M${n(s * 0.55)} ${n(-s * 0.4)}q${n(s * 0.4)} 0 ${n(s * 0.5)} ${n(-s * 0.4)}t${n(s * 0.5)} ${n(-s * 0.3)}`,
    mix(a, INK.paper, 0.4),
    s * 0.16,
  ) +
  times(3, (i) =>
    stroke(
      `M${n(-s * (0.75 + i * 0.2))} ${n(-s * 0.98)}q${n(-s * 0.1)} ${n(s * 0.2)} 0 ${n(s * 0.4)}t0 ${n(s * 0.4)}`,
      INK.paper,
      s * 0.03,
    ),
  ) +
  [-0.4, 0.34].map((x) => disc(s * x, -s * 0.03, s * 0.07, dark)).join("");
const heaters: Thing = (s, { a, dark }) =>
  [-0.75, 0, 0.75]
    .map((x) =>
      at(
        s * x,
        0,
        box(-s * 0.03, -s * 1.1, s * 0.06, s * 1.1, dark) +
          shape(
            `M${n(-s * 0.28)} ${n(-s * 1.1)}h${n(s * 0.56)}l${n(-s * 0.14)} ${n(-s * 0.16)}h${n(-s * 0.28)}Z`,
            dark,
          ) +
          box(-s * 0.11, -s * 1.1, s * 0.22, s * 0.28, INK.sindoor) +
          at(0, -s * 0.84, petal(0, s * 0.22, s * 0.08, INK.marigold)) +
          ellipse(0, -s * 0.02, s * 0.2, s * 0.05, dark) +
          box(-s * 0.12, -s * 0.3, s * 0.24, s * 0.28, a, s * 0.03),
      ),
    )
    .join("");
const camera: Thing = (s, { a, b, dark }) =>
  tripod(s, dark, 0.58) +
  box(-s * 0.42, -s * 0.94, s * 0.74, s * 0.38, dark, s * 0.05) +
  box(-s * 0.36, -s * 1.04, s * 0.34, s * 0.12, a, s * 0.03) +
  polygon(dark, [s * 0.32, -s * 0.84], [s * 0.58, -s * 0.96], [s * 0.58, -s * 0.54], [s * 0.32, -s * 0.66]) +
  disc(-s * 0.08, -s * 0.75, s * 0.14, b) +
  disc(-s * 0.08, -s * 0.75, s * 0.08, INK.paper) +
  disc(s * 0.22, -s * 0.87, s * 0.03, INK.sindoor);
const cameras: Thing = (s, look) =>
  at(-s * 0.85, 0, camera(s * 0.8, look)) +
  at(s * 0.95, 0, `<g transform="scale(-1 1)">${camera(s * 0.8, { ...look, a: look.b, b: look.a })}</g>`) +
  camera(s * 1.05, look);
const jib: Thing = (s, look) =>
  tripod(s, look.dark, 0.6) +
  stroke(
    `M${n(-s * 0.7)} ${n(-s * 0.34)}L${n(s * 1.3)} ${n(-s * 1.2)}M${n(-s * 0.7)} ${n(-s * 0.44)}L${n(s * 1.3)} ${n(-s * 1.3)}`,
    look.dark,
    s * 0.035,
  ) +
  stroke(
    times(7, (i) => `M${n(s * (-0.6 + i * 0.27))} ${n(-s * (0.38 + i * 0.116))}l${n(s * 0.1)} ${n(-s * 0.14)}`),
    look.dark,
    s * 0.02,
  ) +
  box(-s * 0.95, -s * 0.5, s * 0.3, s * 0.26, look.a, s * 0.03) +
  box(s * 1.14, -s * 1.2, s * 0.32, s * 0.24, look.b, s * 0.03) +
  disc(s * 1.3, -s * 1.08, s * 0.07, INK.paper);
const drone: Thing = (s, { a, b, dark }) => {
  const y = -s * 1;
  return (
    [-1, 1]
      .map(
        (side) =>
          stroke(`M0 ${n(y)}L${n(side * s * 0.7)} ${n(y - s * 0.12)}`, dark, s * 0.07) +
          ellipse(side * s * 0.7, y - s * 0.2, s * 0.36, s * 0.035, INK.paper) +
          box(side * s * 0.7 - s * 0.04, y - s * 0.22, s * 0.08, s * 0.14, a),
      )
      .join("") +
    box(-s * 0.26, y - s * 0.12, s * 0.52, s * 0.24, a, s * 0.1) +
    stroke(
      `M${n(-s * 0.2)} ${n(y + s * 0.1)}l${n(-s * 0.1)} ${n(s * 0.18)}h${n(-s * 0.1)}M${n(s * 0.2)} ${n(y + s * 0.1)}l${n(s * 0.1)} ${n(s * 0.18)}h${n(s * 0.1)}`,
      dark,
      s * 0.035,
    ) +
    disc(0, y + s * 0.16, s * 0.1, dark) +
    disc(0, y + s * 0.16, s * 0.05, b) +
    `<path d="M0 ${n(y + s * 0.24)}L${n(-s * 0.9)} 0H${n(s * 0.9)}Z" fill="#FFF9EF" opacity=".25"/>`
  );
};
const streaming: Thing = (s, look) =>
  at(-s * 0.7, 0, camera(s * 0.9, look)) +
  box(s * 0.05, -s * 0.62, s * 1.1, s * 0.62, look.dark, s * 0.04) +
  screenShow(s * 0.1, -s * 0.57, s, s * 0.5, look.a, look.b, 2) +
  polygon(INK.paper, [s * 0.52, -s * 0.45], [s * 0.74, -s * 0.33], [s * 0.52, -s * 0.2]) +
  polygon(look.dark, [s * -0.02, 0], [s * 1.22, 0], [s * 1.3, s * 0.1], [s * -0.1, s * 0.1]) +
  times(3, (i) =>
    stroke(
      `M${n(s * (0.35 - i * 0.1))} ${n(-s * (0.78 + i * 0.1))}Q${n(s * 0.6)} ${n(-s * (0.95 + i * 0.16))} ${n(s * (0.85 + i * 0.1))} ${n(-s * (0.78 + i * 0.1))}`,
      look.b,
      s * 0.04,
    ),
  );
const tent: Thing = (s, { a, b, dark }) => canopy(0, 0, s * 1.8, s * 1.2, { first: a, second: b, pole: dark });

/** By a word of the name, the first that fits; then by the shelf. How wide each is, in its heights. */
const BY_WORD: readonly (readonly [RegExp, Thing, number])[] = [
  [/projector with|screen/i, screenAndProjector, 2],
  [/projector/i, projector, 1.7],
  [/led wall.*20/i, wall(8, 4), 2],
  [/led wall|led screen/i, wall(4, 3), 1.4],
  [/plasma|display|television|monitor,/i, display, 1.7],
  [/switcher/i, mixerDesk(4, 7), 1.9],
  [/line array/i, lineArray, 1.6],
  [/speaker/i, pair, 2],
  [/microphone|cordless/i, microphones, 1.7],
  [/mixer/i, mixerDesk(3, 11), 1.9],
  [/\bdj\b/i, djSet, 3],
  [/public address|horn|maidan/i, horn, 1.7],
  [/moving head/i, movingHeads, 2.7],
  [/\bpar\b/i, pars, 2.9],
  [/serial|string light|fairy/i, serial, 3],
  [/follow/i, follow, 1.6],
  [/uplight|ambient/i, uplights, 2.8],
  [/marigold|curtain/i, curtains, 2.7],
  [/ramp/i, platform(1.3, true), 2.6],
  [/goal/i, goalPost, 2.5],
  [/truss|roof/i, roofed, 2.8],
  [/mandap/i, frameOnly, 1.7],
  [/cabin|green room/i, cabin, 2.4],
  [/stage/i, platform(1.1, false), 2.4],
  [/portable.*(kva|generator)|generator.*portable|\b5 kva/i, portable, 1.3],
  [/250/i, generator(1.25, true), 2.6],
  [/125/i, generator(1.05, false), 2.2],
  [/generator|kva silent/i, generator(0.85, true), 1.8],
  [/distribution|cable/i, cables, 2.4],
  [/\bups\b/i, ups, 1.6],
  [/plastic/i, plastics, 3],
  [/banquet|chairs with/i, chairs, 3],
  [/sofa/i, sofas, 3],
  [/table/i, tables, 3],
  [/gaddi|bolster|mattress/i, gaddi, 2.7],
  [/king|queen|throne/i, thrones, 1.9],
  [/chair/i, plasticStack, 2],
  [/mist/i, mistFans, 2.1],
  [/air cond|\bac\b/i, aircon, 2.2],
  [/cooler/i, coolers, 2.6],
  [/heater/i, heaters, 2],
  [/fan/i, fans, 2.6],
  [/jib|crane/i, jib, 2.4],
  [/drone/i, drone, 2],
  [/stream/i, streaming, 2.4],
  [/three-camera|two cameras|film set/i, cameras, 2.6],
  [/camera/i, camera, 1.1],
  [/tent|shamiana|canopy/i, tent, 1.9],
];
const BY_SHELF: Record<string, readonly [Thing, number][]> = {
  "Audio Visual": [
    [projector, 1.7],
    [display, 1.7],
    [wall(4, 3), 1.4],
    [screenAndProjector, 2],
    [mixerDesk(4, 7), 1.9],
  ],
  Sound: [
    [pair, 2],
    [speaker, 0.7],
    [microphones, 1.7],
    [mixerDesk(3, 11), 1.9],
    [djSet, 3],
    [standMic, 0.7],
    [horn, 1.7],
  ],
  Lighting: [
    [movingHeads, 2.7],
    [pars, 2.9],
    [serial, 3],
    [follow, 1.6],
    [uplights, 2.8],
    [movingHead, 0.8],
  ],
  "Stage and Truss": [
    [platform(1.1, false), 2.4],
    [roofed, 2.8],
    [goalPost, 2.5],
    [platform(1.3, true), 2.6],
    [cabin, 2.4],
  ],
  Power: [
    [generator(0.85, true), 1.8],
    [portable, 1.3],
    [cables, 2.4],
    [ups, 1.6],
    [generator(1.05, false), 2.2],
  ],
  Seating: [
    [chairs, 3],
    [sofas, 3],
    [tables, 3],
    [plastics, 3],
    [gaddi, 2.7],
    [thrones, 1.9],
  ],
  Cooling: [
    [fans, 2.6],
    [mistFans, 2.1],
    [coolers, 2.6],
    [aircon, 2.2],
    [fan, 0.8],
  ],
  Camera: [
    [camera, 1.1],
    [cameras, 2.6],
    [jib, 2.4],
    [drone, 2],
    [streaming, 2.4],
  ],
};

/** What a name speaks of, and other things of its shelf after it. */
export function thingsOf(title: string, shelf: string): readonly [[Thing, number], ...[Thing, number][]] {
  const named = BY_WORD.find(([word]) => word.test(title));
  const others = (BY_SHELF[shelf] ?? BY_SHELF["Sound"]!).filter(([thing]) => thing !== named?.[1]);
  return [named ? [named[1], named[2]] : (others[0] ?? [speaker, 0.7]), ...others];
}
