/** What makes people differ beside their faces: what is behind them, how they wear their hair and cloth, what they play. */
import { around, at, disc, figure, petal, rays } from "../../domain/drawing.ts";
import { n } from "../../domain/seeded.ts";
import type { Inks } from "../../domain/drawing.ts";
import type { Random } from "../../domain/seeded.ts";
import { PALETTE as INK } from "../../domain/palette.ts";
import { between, chance, pick } from "./scene/chance.ts";
import {
  beads,
  box,
  deeper,
  ellipse,
  lightness,
  mix,
  opening,
  polygon,
  scallops,
  shape,
  stroke,
  strand,
  times,
  turned,
} from "./scene/shapes.ts";

const [W, H] = [300, 360];

/** The ground behind a head: always with its halo, never twice the same. */
export function behind(random: Random, inks: Inks): string {
  const [ground, soft] = inks;
  const deep = deeper(ground);
  const pale = mix(ground, INK.paper, lightness(ground) > 0.6 ? 0.55 : 0.25);
  const [x, y] = [between(random, 70, 230), between(random, 90, 230)];
  const halo = at(x, y, figure(random, pick(random, [84, 110, 140, 170, 200]), inks));
  const base = box(0, 0, W, H, ground);
  const side = chance(random, 0.5);
  const horizon = between(random, 190, 270);
  switch (
    pick(random, [
      "plain",
      "split",
      "slant",
      "rays",
      "arch",
      "land",
      "stripes",
      "valance",
      "curtain",
      "window",
      "strands",
      "bands",
      "scales",
      "dots",
    ] as const)
  ) {
    case "plain":
      return base + halo;
    case "split":
      return base + box(side ? 0 : W / 2, 0, W / 2, H, deep) + halo;
    case "slant":
      return base + (side ? polygon(deep, [0, 0], [W, 0], [0, H]) : polygon(pale, [W, 0], [W, H], [0, H])) + halo;
    case "rays":
      return base + rays(x, y, 520, soft, pick(random, [8, 12, 16])) + halo;
    case "arch":
      return (
        box(0, 0, W, H, deep) +
        shape(
          opening(
            W / 2,
            H + 4,
            between(random, 190, 270),
            between(random, 300, 350),
            pick(random, ["cusped", "round", "onion", "pointed"] as const),
          ),
          pale,
        ) +
        at(W / 2, 190, figure(random, 92, [pale, soft, ground, ground, pale]))
      );
    case "land":
      return (
        base +
        halo +
        shape(
          `M0 ${n(horizon)}Q90 ${n(horizon - between(random, 10, 90))} 170 ${n(horizon)}T${W} ${n(horizon - 20)}V${H}H0Z`,
          deep,
        ) +
        shape(`M0 ${n(horizon + 40)}Q150 ${n(horizon - 20)} ${W} ${n(horizon + 50)}V${H}H0Z`, mix(deep, INK.night, 0.3))
      );
    case "stripes":
      return base + times(6, (i) => box(i * 56 + (side ? 0 : 28), 0, 26, H, soft)) + halo;
    case "valance":
      return (
        base +
        halo +
        box(0, 0, W, 34, INK.maroon) +
        scallops(0, 34, W, pick(random, [4, 5, 6]), [INK.sindoor, INK.marigold, INK.paper], 1.2)
      );
    case "curtain":
      return (
        base +
        halo +
        shape(`M0 0H${n(between(random, 90, 170))}Q80 160 0 300Z`, deep) +
        shape(`M${W} 0H${n(between(random, 150, 230))}Q230 170 ${W} 310Z`, deep)
      );
    case "window":
      return (
        base +
        box(side ? 18 : 150, 30, 132, 170, pale, 8) +
        box(side ? 80 : 212, 30, 8, 170, deep) +
        box(side ? 18 : 150, 108, 132, 8, deep) +
        at(x, y, figure(random, 70, [ground, soft, ground, soft, pale]))
      );
    case "strands":
      return (
        base +
        halo +
        times(9, (i) =>
          strand(
            14 + i * 34,
            -6,
            40 + Math.abs(i - 4) * between(random, 18, 34),
            12,
            INK.marigold,
            INK.sindoor,
            INK.leaf,
          ),
        )
      );
    case "bands":
      return base + times(3, (i) => box(0, 60 + i * 96 + (side ? 0 : 40), W, 44, i % 2 ? pale : deep)) + halo;
    case "scales":
      return (
        base + times(6, (row) => scallops((row % 2) * -30, row * 46, W + 60, 6, [row % 2 ? soft : pale], 0.9)) + halo
      );
    case "dots":
      return (
        base +
        times(30, (i) =>
          disc(26 + (i % 5) * 62 + (Math.floor(i / 5) % 2) * 31, 24 + Math.floor(i / 5) * 60, side ? 12 : 20, soft),
        )
      );
  }
}

/** Hair behind a woman's head, in the coordinates of the face: its middle at (150, 205). */
export function hairBehind(random: Random, ink: string): string {
  switch (pick(random, ["none", "none", "bun", "topknot", "long", "curls", "braids", "gajra"] as const)) {
    case "none":
      return "";
    case "bun":
      return disc(88, 176, 34, ink) + disc(88, 176, 18, mix(ink, INK.paper, 0.08));
    case "topknot":
      return disc(150, 96, 36, ink) + box(128, 112, 44, 10, pick(random, [INK.marigold, INK.rani, INK.sindoor]), 5);
    case "long":
      return shape("M78 180Q60 120 150 108T226 190L236 352H66Z", ink);
    case "curls":
      return (
        times(11, (i) =>
          disc(150 + Math.cos(Math.PI * (1 + i / 10)) * 84, 196 + Math.sin(Math.PI * (1 + i / 10)) * 84, 32, ink),
        ) +
        disc(72, 238, 30, ink) +
        disc(228, 238, 30, ink)
      );
    case "braids":
      return [72, 232]
        .map(
          (x) =>
            times(6, (i) => ellipse(x + (i % 2 ? 5 : -5), 210 + i * 24, 17, 15, ink)) + disc(x, 350, 10, INK.sindoor),
        )
        .join("");
    case "gajra":
      return (
        disc(90, 170, 38, ink) + at(90, 170, around(11, disc(0, -40, 9, INK.paper))) + disc(66, 146, 11, INK.marigold)
      );
  }
}

/** Cloth over the shirt, and what one wears on it. */
export function wear(random: Random, woman: boolean, shirt: string): string {
  const inks = [INK.marigold, INK.sindoor, INK.rani, INK.leaf, INK.paper, INK.gulabi, INK.haldi, INK.maroon].filter(
    (ink) => ink.toLowerCase() !== `#${shirt}`.toLowerCase(),
  );
  const ink = inks[Math.floor(random() * inks.length)] ?? INK.marigold;
  const trim = pick(random, [INK.marigold, INK.paper, INK.maroon]);
  const ways = woman
    ? (["none", "pallu", "pallu", "dupatta", "lanyard", "necklace"] as const)
    : (["none", "vest", "stole", "lanyard", "placket", "garland"] as const);
  switch (ways[Math.floor(random() * ways.length)]) {
    case "pallu":
      return shape("M60 372Q70 322 112 314L190 372Z", ink) + stroke("M112 314L190 372", trim, 7);
    case "dupatta":
      return (
        shape("M66 372Q72 320 118 312L128 372ZM234 372Q228 320 182 312L172 372Z", ink) +
        stroke("M118 312L128 372M182 312L172 372", trim, 4)
      );
    case "vest":
      return (
        shape("M72 372Q78 324 116 314L146 372ZM230 372Q224 324 186 314L154 372Z", ink) +
        times(2, (i) => disc(140, 352 + i * 14, 3, trim))
      );
    case "stole":
      return (
        shape("M104 316L124 312L132 372H100ZM196 316L176 312L168 372H200Z", ink) +
        times(3, (i) => box(100, 346 + i * 8, 32, 3, trim) + box(168, 346 + i * 8, 32, 3, trim))
      );
    case "lanyard":
      return (
        stroke("M118 312L146 356M182 312L150 356", ink, 6) +
        box(126, 348, 46, 30, INK.paper, 4) +
        box(132, 354, 14, 14, ink) +
        box(150, 356, 16, 3, INK.maroon)
      );
    case "placket":
      return box(142, 318, 16, 60, ink) + times(3, (i) => disc(150, 328 + i * 13, 3, trim));
    case "garland":
      return (
        stroke("M112 312Q150 400 188 312", INK.marigold, 13, 'stroke-dasharray="0 12"') +
        stroke("M118 312Q150 386 182 312", INK.sindoor, 8, 'stroke-dasharray="0 11"')
      );
    case "necklace":
      return beads(122, 312, 178, 312, 16, 7, INK.marigold, 1.1) + disc(150, 332, 7, INK.sindoor);
    default:
      return "";
  }
}

/* What artists play, in front of them */
const micAt = (x: number, y: number, degrees: number, band: string) =>
  at(
    x,
    y,
    turned(
      degrees,
      box(-10, -6, 20, 120, INK.night, 8) +
        box(-10, 10, 20, 10, band) +
        disc(0, -28, 29, INK.inkSoft) +
        stroke("M-26 -28H26M0 -54V-2M-18 -46L18 -10M18 -46L-18 -10", INK.night, 3) +
        box(-28, -22, 56, 9, band, 4),
    ),
  );
const drum = (x: number, y: number, r: number, ink: string) =>
  shape(`M${n(x - r)} ${n(y)}L${n(x - r * 0.86)} ${n(y + r * 1.2)}H${n(x + r * 0.86)}L${n(x + r)} ${n(y)}Z`, ink) +
  stroke(
    times(7, (i) => `M${n(x - r + (i * r) / 3.5)} ${n(y + r * 0.2)}l${n(r * 0.14)} ${n(r)}l${n(r * 0.14)} ${n(-r)}`),
    INK.haldi,
    3,
  ) +
  ellipse(x, y, r, r * 0.32, INK.night) +
  ellipse(x, y, r * 0.88, r * 0.26, INK.paper) +
  ellipse(x, y, r * 0.36, r * 0.11, INK.night);
const neck = (x: number, y: number, degrees: number, body: string, strings: number) =>
  at(
    x,
    y,
    turned(
      degrees,
      box(-9, -250, 18, 230, "#8A4A22", 4) +
        times(8, (i) => box(-9, -236 + i * 24, 18, 3, INK.marigold)) +
        box(-14, -274, 28, 34, "#5A2A14", 5) +
        times(3, (i) => disc(-18, -268 + i * 11, 4, INK.paper) + disc(18, -268 + i * 11, 4, INK.paper)) +
        disc(0, 10, 62, body) +
        disc(0, -40, 44, body) +
        disc(0, -6, 20, INK.night) +
        stroke(
          times(strings, (i) => `M${n(-6 + i * 4)} -250V44`),
          INK.haldi,
          1,
        ),
    ),
  );

/** What somebody of a kind of artist holds or stands behind. */
export function instrument(random: Random, kind: string, genre: string): string {
  const band = pick(random, [INK.marigold, INK.rani, INK.sindoor, INK.leaf]);
  const side = chance(random, 0.5) ? 1 : -1;
  const x = W / 2 + side * between(random, 62, 96);
  const dhol = (dx: number) =>
    box(dx - 84, 276, 168, 78, band, 18) +
    stroke(
      times(8, (i) => `M${n(dx - 84 + i * 21)} ${i % 2 ? 352 : 278}L${n(dx - 63 + i * 21)} ${i % 2 ? 278 : 352}`),
      INK.haldi,
      3,
    ) +
    [-84, 84]
      .map(
        (s) =>
          ellipse(dx + s, 315, 18, 44, INK.night) +
          ellipse(dx + s, 315, 13, 36, INK.paper) +
          ellipse(dx + s, 315, 6, 15, INK.night),
      )
      .join("");
  const guitar = () =>
    neck(W / 2 + side * 40, 330, side * -52, pick(random, [INK.sindoor, INK.leaf, INK.maroon, INK.marigold]), 4);
  const sitar = () => neck(W / 2 + side * 66, 340, side * 18, "#B5672C", 4);
  const flute = () =>
    at(
      W / 2,
      between(random, 258, 300),
      turned(
        side * -8,
        box(-150, -8, 300, 15, "#D98A2E", 7) +
          times(6, (i) => disc(-30 + i * 26, 0, 4, INK.night)) +
          box(-110, -9, 8, 17, band) +
          box(92, -9, 8, 17, band),
      ),
    );
  const tabla = () => drum(92, 300, 50, INK.sindoor) + drum(206, 306, 42, "#8A4A22");
  const violin = () =>
    at(
      W / 2 + side * 50,
      316,
      turned(
        side * -58,
        shape("M-30 60Q-54 30 -30 6Q-46 -22 -22 -48H22Q46 -22 30 6Q54 30 30 60Z", "#B5672C") +
          box(-7, -140, 14, 130, INK.night) +
          stroke("M-10 10q-8 12 0 26M10 10q8 12 0 26", INK.night, 3),
      ),
    ) + stroke(`M${n(W / 2 - 110)} 250L${n(W / 2 + 110)} 330`, INK.paper, 3);
  const decks = () =>
    box(-6, 302, 312, 70, INK.night) +
    scallops(-6, 302, 312, 9, [band, INK.paper], 0.6) +
    [78, 222]
      .map(
        (dx) => ellipse(dx, 298, 58, 20, INK.ink) + ellipse(dx, 296, 46, 15, band) + ellipse(dx, 296, 14, 5, INK.paper),
      )
      .join("");
  switch (kind) {
    case "Singer":
      return micAt(x, between(random, 250, 292), side * between(random, 12, 38), band);
    case "Anchor":
      return chance(random, 0.5)
        ? micAt(x, 286, side * 8, band) +
            times(2, (i) => box(W / 2 - side * 112 - 26 + i * 10, 268 + i * 12, 62, 84, i ? INK.paper : band, 4))
        : micAt(x, 270, side * 26, band) +
            polygon(band, [56, H], [76, 316], [224, 316], [244, H]) +
            at(W / 2, 340, around(8, petal(4, 18, 6, INK.paper)));
    case "DJ":
      return decks();
    case "Band":
      return pick(random, [
        guitar,
        () => drum(80, 300, 54, band) + drum(214, 310, 40, INK.maroon) + ellipse(250, 262, 52, 10, INK.marigold),
        () => guitar() + micAt(W / 2 - side * 100, 278, -side * 10, band),
      ])();
    case "Instrumentalist":
      return /sitar|veena|sarod/i.test(genre)
        ? sitar()
        : /tabla|drum|percussion/i.test(genre)
          ? tabla()
          : /flute|shehnai|sax/i.test(genre)
            ? flute()
            : /violin/i.test(genre)
              ? violin()
              : /guitar/i.test(genre)
                ? guitar()
                : pick(random, [sitar, tabla, flute, violin])();
    case "Dancer":
      return /garba|folk/i.test(genre)
        ? stroke(
            `M20 ${n(290 + random() * 30)}L${n(110 + random() * 40)} 350M280 ${n(290 + random() * 30)}L${n(160 + random() * 40)} 350`,
            band,
            14,
          )
        : pick(random, [
            () =>
              at(
                W / 2 + side * 108,
                330,
                [-60, -30, 0, 30, 60].map((t) => turned(t, petal(10, 92, 17, t % 60 ? band : INK.marigold))).join(""),
              ),
            () => beads(20, 330, 280, 330, 24, 16, INK.marigold, 1.1) + beads(20, 348, 280, 348, 24, 14, band, 1.1),
            () =>
              times(2, (i) =>
                at(
                  i ? 252 : 48,
                  300,
                  around(8, petal(8, 40, 12, i ? band : INK.sindoor)) + disc(0, 0, 12, INK.marigold),
                ),
              ),
          ])();
    case "Comedian":
      return (
        micAt(W / 2 + side * 70, 276, side * 14, band) +
        stroke(`M${n(W / 2 + side * 84)} 380V330`, INK.night, 8) +
        at(
          W / 2 - side * 104,
          296,
          disc(0, 0, 38, INK.marigold) +
            stroke("M-20 6Q0 30 20 6", INK.night, 6) +
            disc(-13, -10, 5, INK.night) +
            disc(13, -10, 5, INK.night),
        )
      );
    case "Magician":
      return (
        times(4, (i) =>
          at(
            x - 30 + i * 20,
            300,
            turned(
              -30 + i * 20,
              box(-20, -54, 40, 60, INK.paper, 5) + at(0, -24, petal(-14, 14, 14, i % 2 ? INK.sindoor : INK.night)),
            ),
          ),
        ) +
        at(
          W / 2 - side * 96,
          330,
          box(-34, -58, 68, 62, INK.night) + box(-52, 0, 104, 13, INK.night, 5) + box(-34, -16, 68, 11, band),
        )
      );
    case "Folk Artist":
      return pick(random, [
        () =>
          at(
            x,
            330,
            disc(0, 6, 40, "#B5672C") +
              box(-6, -180, 12, 170, "#8A4A22") +
              stroke("M0 -170V10", INK.haldi, 2) +
              disc(0, -182, 12, band),
          ),
        () => dhol(W / 2),
        () =>
          times(2, (i) => {
            const px = i ? 250 : 50;
            return (
              stroke(`M${px} 180V262`, INK.paper, 2) +
              disc(px, 262, 20, "#A9683A") +
              shape(`M${px - 20} 258a20 22 0 0 1 40 0Z`, INK.sindoor) +
              polygon(i ? band : INK.rani, [px - 12, 282], [px + 12, 282], [px + 40, 352], [px - 40, 352]) +
              box(px - 38, 340, 76, 8, INK.marigold)
            );
          }),
      ])();
    case "Theatre Group":
      return [-1, 1]
        .map((s) =>
          at(
            W / 2 + s * 98,
            306,
            turned(
              s * 14,
              shape("M-40 -40Q0 -56 40 -40Q44 30 0 54Q-44 30 -40 -40Z", s > 0 ? band : INK.paper) +
                disc(-16, -10, 8, INK.night) +
                disc(16, -10, 8, INK.night) +
                stroke(s > 0 ? "M-18 16Q0 38 18 16" : "M-18 28Q0 10 18 28", INK.night, 6),
            ),
          ),
        )
        .join("");
    case "Dhol Group":
      return (
        dhol(W / 2 + side * between(random, 0, 30)) +
        stroke(`M${n(W / 2 - 110)} 250l50 40M${n(W / 2 + 110)} 240l-44 50`, INK.paper, 8)
      );
    default:
      return chance(random, 0.5)
        ? micAt(x, 280, side * 20, band)
        : at(x, 320, around(10, petal(10, 56, 15, band)) + disc(0, 0, 18, INK.marigold));
  }
}
