/** People without faces: guests, couples, crew; small in the picture, told by their clothes. */
import { pick } from "./chance.ts";
import { at, disc } from "../../../domain/drawing.ts";
import { n } from "../../../domain/seeded.ts";
import type { Random } from "../../../domain/seeded.ts";
import { PALETTE as INK } from "../../../domain/palette.ts";
import { box, flipped, mix, shape, stroke, times } from "./shapes.ts";

export const SKINS = ["#D39A6A", "#C68642", "#A9683A", "#8D5524"] as const;
export const CLOTHES = [
  INK.marigold,
  INK.sindoor,
  INK.rani,
  INK.leaf,
  INK.paper,
  INK.gulabi,
  INK.haldi,
  INK.pista,
] as const;

export type Dress = "sari" | "lehenga" | "kurta" | "sherwani" | "shirt" | "suit";
export interface Person {
  dress: Dress;
  cloth: string;
  trim: string;
  skin: string;
  turban?: string | undefined;
  /** Both arms up. */
  glad?: boolean | undefined;
}

/** Somebody standing on the origin, `s` high. */
export function person(s: number, { dress, cloth, trim, skin, turban, glad = false }: Person): string {
  const head = disc(0, -s * 0.88, s * 0.085, skin);
  const woman = dress === "sari" || dress === "lehenga";
  const hair = woman
    ? disc(0, -s * 0.905, s * 0.09, INK.ink) +
      disc(s * 0.085, -s * 0.9, s * 0.045, INK.ink) +
      disc(0, -s * 0.865, s * 0.07, skin)
    : shape(
        `M${n(-s * 0.09)} ${n(-s * 0.87)}a${n(s * 0.09)} ${n(s * 0.1)} 0 0 1 ${n(s * 0.18)} 0q${n(-s * 0.09)} ${n(-s * 0.05)} ${n(-s * 0.18)} 0Z`,
        INK.ink,
      );
  const cover = turban
    ? shape(
        `M${n(-s * 0.12)} ${n(-s * 0.89)}Q${n(-s * 0.12)} ${n(-s * 1.03)} 0 ${n(-s * 1.03)}T${n(s * 0.12)} ${n(-s * 0.89)}Q0 ${n(-s * 0.96)} ${n(-s * 0.12)} ${n(-s * 0.89)}Z`,
        turban,
      )
    : "";
  const arms = glad
    ? stroke(
        `M${n(-s * 0.12)} ${n(-s * 0.7)}L${n(-s * 0.26)} ${n(-s * 0.98)}M${n(s * 0.12)} ${n(-s * 0.7)}L${n(s * 0.26)} ${n(-s * 0.98)}`,
        skin,
        s * 0.06,
      )
    : stroke(
        `M${n(-s * 0.13)} ${n(-s * 0.7)}Q${n(-s * 0.22)} ${n(-s * 0.55)} ${n(-s * 0.15)} ${n(-s * 0.42)}M${n(s * 0.13)} ${n(-s * 0.7)}Q${n(s * 0.22)} ${n(-s * 0.55)} ${n(s * 0.15)} ${n(-s * 0.42)}`,
        woman ? skin : cloth,
        s * 0.06,
      );
  const body = woman
    ? shape(
        `M${n(-s * 0.12)} ${n(-s * 0.75)}Q0 ${n(-s * 0.81)} ${n(s * 0.12)} ${n(-s * 0.75)}L${n(s * 0.09)} ${n(-s * 0.5)}L${n(s * (dress === "lehenga" ? 0.3 : 0.17))} 0H${n(-s * (dress === "lehenga" ? 0.3 : 0.17))}L${n(-s * 0.09)} ${n(-s * 0.5)}Z`,
        cloth,
      ) +
      (dress === "sari"
        ? shape(
            `M${n(-s * 0.12)} ${n(-s * 0.75)}h${n(s * 0.09)}L${n(s * 0.15)} ${n(-s * 0.34)}L${n(s * 0.2)} ${n(-s * 0.18)}L${n(s * 0.09)} ${n(-s * 0.3)}Z`,
            trim,
          ) + box(-s * 0.17, -s * 0.045, s * 0.34, s * 0.045, trim)
        : shape(`M${n(-s * 0.1)} ${n(-s * 0.57)}h${n(s * 0.2)}l${n(s * 0.02)} ${n(s * 0.07)}h${n(-s * 0.24)}Z`, skin) +
          box(-s * 0.3, -s * 0.06, s * 0.6, s * 0.06, trim))
    : trousers(s, dress, trim) +
      shape(
        `M${n(-s * 0.14)} ${n(-s * 0.75)}Q0 ${n(-s * 0.81)} ${n(s * 0.14)} ${n(-s * 0.75)}L${n(s * 0.15)} ${n(-s * (dress === "shirt" || dress === "suit" ? 0.4 : 0.22))}H${n(-s * 0.15)}Z`,
        cloth,
      ) +
      (dress === "sherwani"
        ? box(-s * 0.02, -s * 0.77, s * 0.04, s * 0.55, trim)
        : dress === "suit"
          ? shape(`M${n(-s * 0.05)} ${n(-s * 0.78)}h${n(s * 0.1)}L0 ${n(-s * 0.56)}Z`, INK.paper)
          : "");
  return arms + body + box(-s * 0.035, -s * 0.83, s * 0.07, s * 0.08, skin) + head + (turban ? "" : hair) + cover;
}
const trousers = (s: number, dress: Dress, trim: string) => {
  const ink = dress === "kurta" || dress === "sherwani" ? mix(trim, INK.paper, 0.6) : INK.night;
  return box(-s * 0.12, -s * 0.45, s * 0.1, s * 0.45, ink) + box(s * 0.02, -s * 0.45, s * 0.1, s * 0.45, ink);
};

/** Somebody of whom nothing is known, in the clothes of a feast. */
export function guest(random: Random, s: number, inks: readonly string[] = CLOTHES): string {
  const cloth = inks[Math.floor(random() * inks.length)] ?? INK.rani;
  const others = CLOTHES.filter((ink) => ink !== cloth);
  const dress = pick(random, ["sari", "lehenga", "kurta", "sherwani", "sari", "kurta"] as const);
  const drawing = person(s, {
    dress,
    cloth,
    trim: others[Math.floor(random() * others.length)] ?? INK.marigold,
    skin: pick(random, SKINS),
    turban:
      (dress === "kurta" || dress === "sherwani") && random() < 0.4
        ? pick(random, [INK.sindoor, INK.marigold, INK.rani])
        : undefined,
    glad: random() < 0.2,
  });
  return random() < 0.5 ? flipped(drawing) : drawing;
}
/** Guests along a line, some in front of others. */
export function guests(random: Random, count: number, x: number, x2: number, y: number, s: number): string {
  return times(count, (i) =>
    at(
      x + ((x2 - x) * (i + 0.5)) / count + (random() - 0.5) * s * 0.3,
      y + random() * s * 0.12,
      guest(random, s * (0.92 + random() * 0.16)),
    ),
  );
}
/** Bride and groom with their garlands. */
export function couple(
  x: number,
  y: number,
  s: number,
  bride: string = INK.sindoor,
  groom: string = INK.haldi,
): string {
  const garland = (side: number) =>
    stroke(
      `M${n(-s * 0.08)} ${n(-s * 0.76)}Q${n(side * s * 0.03)} ${n(-s * 0.36)} ${n(s * 0.08)} ${n(-s * 0.76)}`,
      side < 0 ? INK.paper : INK.marigold,
      s * 0.045,
    );
  return (
    at(
      x - s * 0.26,
      y,
      person(s * 0.96, { dress: "lehenga", cloth: bride, trim: INK.marigold, skin: SKINS[0] }) +
        shape(
          `M${n(-s * 0.11)} ${n(-s * 0.94)}Q0 ${n(-s * 1.04)} ${n(s * 0.11)} ${n(-s * 0.94)}L${n(s * 0.17)} ${n(-s * 0.45)}L${n(s * 0.09)} ${n(-s * 0.84)}Q0 ${n(-s * 0.96)} ${n(-s * 0.09)} ${n(-s * 0.84)}Z`,
          INK.marigold,
        ) +
        garland(1),
    ) +
    at(
      x + s * 0.2,
      y,
      person(s, { dress: "sherwani", cloth: groom, trim: INK.maroon, skin: SKINS[1], turban: bride }) + garland(-1),
    )
  );
}
/** Heads and shoulders of people seen from behind, along the foot of the picture. */
export function audience(random: Random, w: number, y: number, r: number, inks: readonly string[] = CLOTHES): string {
  return times(Math.ceil(w / (r * 2.5)) + 1, (i) => {
    const [x, top] = [i * r * 2.5 + (random() - 0.5) * r * 0.6, y + random() * r * 0.8];
    const cloth = inks[Math.floor(random() * inks.length)] ?? INK.rani;
    const woman = random() < 0.5;
    return (
      shape(
        `M${n(x - r * 1.2)} ${n(top + r * 8)}V${n(top + r * 2)}Q${n(x - r * 1.1)} ${n(top + r * 0.95)} ${n(x)} ${n(top + r * 0.95)}T${n(x + r * 1.2)} ${n(top + r * 2)}V${n(top + r * 8)}Z`,
        cloth,
      ) +
      box(x - r * 0.26, top + r * 0.4, r * 0.52, r * 0.7, pick(random, SKINS)) +
      (random() < 0.2
        ? shape(
            `M${n(x - r * 0.85)} ${n(top + r * 0.2)}Q${n(x - r * 0.9)} ${n(top - r * 0.95)} ${n(x)} ${n(top - r * 0.95)}T${n(x + r * 0.85)} ${n(top + r * 0.2)}Q${n(x)} ${n(top + r * 0.7)} ${n(x - r * 0.85)} ${n(top + r * 0.2)}Z`,
            pick(random, [INK.sindoor, INK.marigold, INK.rani]),
          )
        : disc(x, top, r * 0.74, INK.ink) +
          (woman
            ? disc(x, top - r * 0.74, r * 0.34, INK.ink) + disc(x + r * 0.3, top - r * 0.6, r * 0.17, INK.marigold)
            : ""))
    );
  });
}
